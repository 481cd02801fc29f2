"""Where cards lie on a rack: gaps stay, nothing lies over anything, everything fits."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF

from app.tabletop.cards.layout import AmongLoose, InWord, OwnWord
from app.tabletop.cards.rows import Frame, Rows, card_width
from tests.tabletop.cards.kit import held

FRAME = Frame(20, 920, 10, 200, 70, 98)


def test_gaps_stay_where_they_are_put() -> None:
    hand = held("A", "B", "C", "D")
    hand.put(0, OwnWord(0, 0))
    hand.put(1, OwnWord(1, 6))
    before = Rows(hand, FRAME).cards[1]
    hand.put(2, InWord(hand.words[0], 1))
    assert Rows(hand, FRAME).cards[1] == before
    hand.put(2, AmongLoose(0))
    hand.put(0, AmongLoose(0))
    assert Rows(hand, FRAME).cards[1] == before


def test_a_word_gives_way_only_as_long_as_it_has_to() -> None:
    hand = held("A", "B", "C", "D", "E")
    hand.put(0, OwnWord(0, 0))
    hand.put(1, OwnWord(1, 2))
    before = Rows(hand, FRAME).cards[1]
    for index, card in enumerate((2, 3, 4), 1):
        hand.put(card, InWord(hand.words[0], index))
    assert Rows(hand, FRAME).cards[1].left() > before.left()
    for card in (2, 3, 4):
        hand.put(card, AmongLoose(0))
    assert Rows(hand, FRAME).cards[1] == before


@pytest.mark.parametrize("sizes", [(11,), (2, 2, 2, 2, 3), (1, 10), (5, 6), (3, 3, 3, 2)])
@pytest.mark.parametrize("room", [780.0, 934.0])
def test_eleven_cards_in_five_words_fit(sizes: tuple[int, ...], room: float) -> None:
    hand = held(*"ABCDEFGHIJK")
    cards = itertools.count()
    for size in sizes:
        hand.end_word()
        for _ in range(size):
            hand.add(next(cards))
    width = card_width(room, 11, 110)
    frame = Frame(20, 20 + room, 10, 200, width, width * 1.4)
    rows = Rows(hand, frame)
    lying = sorted(rows.cards.values(), key=lambda rect: rect.left())
    assert lying[0].left() >= frame.left - 0.01
    assert lying[-1].right() <= frame.right + 0.01
    assert all(left.right() < right.left() for left, right in itertools.pairwise(lying))
    for left, right in itertools.pairwise(rows.words):
        assert right.left() - left.right() > width * 0.1  # a gap is seen as one


def test_the_place_under_a_card_is_told() -> None:
    hand = held("A", "B", "C", "D")
    for card in (0, 1):
        hand.add(card)
    rows = Rows(hand, FRAME, without=3)
    word = hand.words[0]
    first, second = rows.cards[0].center(), rows.cards[1].center()
    assert rows.place_at(first) == InWord(word, 1) or rows.place_at(first) == InWord(word, 0)
    assert rows.place_at(first - QPointF(30, 0)) == InWord(word, 0)
    assert rows.place_at((first + second) / 2) == InWord(word, 1)
    assert rows.place_at(second + QPointF(40, 0)) == InWord(word, 2)
    far = rows.place_at(QPointF(600, 40))
    assert isinstance(far, OwnWord)
    assert far.before == 1
    assert rows.place_at(QPointF(30, 250)) == AmongLoose(0)
    assert rows.place_at(QPointF(900, 250)) == AmongLoose(1)


def test_a_card_laid_beside_a_word_lengthens_it_and_one_between_two_the_nearer() -> None:
    hand = held("A", "B", "C", "D")
    hand.add(0)
    hand.put(1, OwnWord(1, 3.0))
    rows = Rows(hand, FRAME, without=3)
    left, right = (rows.cards[card] for card in (0, 1))
    touching = left.center() + QPointF(FRAME.width * 1.2, 0)
    assert rows.place_at(touching) == InWord(hand.words[0], 1), "its edge lies a fifth of a card away"
    assert rows.place_at(right.center() - QPointF(FRAME.width * 0.9, 0)) == InWord(hand.words[1], 0)


def test_a_card_in_the_air_leaves_a_gap_where_it_is_held() -> None:
    hand = held("A", "B", "C")
    for card in (0, 1):
        hand.add(card)
    rows = Rows(hand, FRAME, without=2, gap=InWord(hand.words[0], 1))
    assert rows.gap is not None
    assert rows.cards[0].right() < rows.gap.left() < rows.gap.right() < rows.cards[1].left()
    assert 2 not in rows.cards
