"""A hand of cards keeps the order that its owner gave it."""

from __future__ import annotations

import pytest

from app.tabletop.cards.layout import AmongLoose, CardLayout, CardLayouts, InWord, OwnWord
from app.tabletop.context import Notes
from tests.tabletop.cards.kit import held, lies, places


def test_cards_are_put_into_words_between_words_and_back() -> None:
    hand = held("VL", "A", "K", "D", "U")
    hand.put(0, OwnWord(0, 0))
    word = hand.words[0]
    hand.put(2, InWord(word, 1))
    hand.put(1, InWord(word, 1))
    assert lies(hand) == (["VLAK"], "DU")
    hand.put(3, OwnWord(1, 5))
    hand.put(2, InWord(hand.words[1], 0))
    assert lies(hand) == (["VLA", "KD"], "U")
    hand.put(0, AmongLoose(1))
    assert lies(hand) == (["A", "KD"], "UVL")


def test_a_word_stays_where_it_was_put_when_its_first_card_goes() -> None:
    hand = held("A", "B", "C")
    hand.put(0, OwnWord(0, 2))
    for card in (1, 2):
        hand.put(card, InWord(hand.words[0], card))
    hand.put(0, AmongLoose(0))
    assert lies(hand) == (["BC"], "A")
    assert hand.words[0].at == 3  # B and C lie where they lay


def test_the_order_of_words_is_that_in_which_they_were_put() -> None:
    """Nothing is sorted behind one's back: not by size, not by letter, not after other cards have come."""
    hand = held("Z", "A", "M", "B")
    hand.put(0, OwnWord(0, 4))
    hand.put(1, OwnWord(1, 8))
    hand.put(2, OwnWord(0, 0))
    assert lies(hand) == (["M", "Z", "A"], "B")
    hand.take_up(("A", "B", "M", "Z", "C"))
    assert lies(hand) == (["M", "Z", "A"], "BC")


def test_what_came_lies_last_and_what_went_leaves_no_trace() -> None:
    hand = held("A", "B", "A")
    hand.put(0, OwnWord(0, 0))
    came = hand.take_up(("A", "A", "X"))
    assert [hand.printed[card] for card in came] == ["X"]
    assert lies(hand) == (["A"], "AX")
    # Of two that read alike the one in a word is kept.
    hand.take_up(("A", "X"))
    assert lies(hand) == (["A"], "X")


def test_typed_cards_go_to_the_current_word_until_it_is_ended() -> None:
    hand = held("D", "U", "C", "H", "Z")
    for card in (0, 1):
        hand.add(card)
    hand.end_word()
    hand.add(4)
    assert lies(hand) == (["DU", "Z"], "CH")
    assert hand.take_last() == 4
    assert lies(hand) == (["DU"], "CHZ")
    assert hand.take_last() == 1
    hand.add(2)
    assert lies(hand) == (["DC"], "HZU")


def test_places_along_the_words_are_told_once_each() -> None:
    hand = held("A", "B", "C", "D")
    for card in (0, 1):
        hand.add(card)
    hand.end_word()
    hand.add(2)
    assert places(hand, hand.places_along(3)) == ["|0", "AB:0", "AB:1", "AB:2", "|1", "C:0", "C:1", "|2"]
    # C lies by itself already: that is one place, not three.
    assert places(hand, hand.places_along(2)) == ["|0", "AB:0", "AB:1", "AB:2", "C:0"]


def test_a_whole_word_may_pass_another() -> None:
    hand = held("A", "B", "C")
    for card in (0, 1):
        hand.add(card)
    hand.end_word()
    hand.add(2)
    hand.shift(hand.words[0], 5)
    assert lies(hand)[0] == ["C", "AB"]


def test_words_that_somebody_shows_are_arranged_of_what_is_held() -> None:
    hand = held("A", "B", "C", "A")
    hand.lay([("C", "A"), ("A", "X", "B")])
    assert lies(hand) == (["CA", "AB"], "")


def test_the_order_is_found_again() -> None:
    notes = Notes()
    hand = held("VL", "A", "K", "D")
    hand.put(1, OwnWord(0, 3.5))
    hand.put(0, InWord(hand.words[0], 0))
    CardLayouts(notes, "hands").keep(2, 4, hand)
    back = CardLayout()
    back.restore(CardLayouts(notes, "hands").of(2, 4))
    assert lies(back) == (["VLA"], "KD")
    assert back.words[0].at == 3.5
    assert CardLayouts(notes, "hands").of(1, 4) is None
    assert CardLayouts(notes, "hands").of(2, 5) is None  # other cards have been dealt since


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        [],
        {"words": 3, "loose": "AB"},
        {"words": [[0, "AB"], ["x", ["A"]], [-1, ["A"]], [1e9, ["A"]], [0, []], [0, [""]], [0, [1]], [0]]},
        {"words": [[True, ["A"]]], "loose": [None]},
    ],
)
def test_what_cannot_be_read_is_no_order(kept: object) -> None:
    hand = CardLayout()
    hand.restore(kept)
    hand.take_up(("A", "B"))
    assert lies(hand) == ([], "AB")


def test_a_note_that_belongs_to_other_cards_is_doubted() -> None:
    hand = CardLayout()
    hand.restore({"words": [[0.0, ["X", "A"]]], "loose": ["B", "B", "Q"]})
    hand.take_up(("A", "B", "C"))
    assert lies(hand) == (["A"], "BC")
