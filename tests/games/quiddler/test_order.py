"""Deals to order: the wanted words can really be laid, and the code deals the same hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import codes
from app.engine.chance import Chance
from app.engine.codes import CodeError, CodeFault
from app.engine.player import Budget
from app.games import deals
from app.games.quiddler import deck, sheets
from app.games.quiddler.model import Options
from app.games.quiddler.order import code, hiding
from app.games.quiddler.order.deal import CARDS, SMALL, OrderedHands, ordered, spells
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon
from app.tabletop.orders import OrderWish

WEEK = ["pes", "Kočka", "kráva", "husa", "strom", "x2", "nejneobhospodařovávatelnější"]
CAN = {"pes", "Kočka", "kráva", "husa", "strom"}


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "quiddler", gentle=True)


@pytest.fixture(scope="module")
def made(judge: Judge) -> OrderedHands:
    return ordered(WEEK, "cz", judge, Chance(2), budget=Budget(work=200))


def cards_of(hands: Sequence[Sequence[str]]) -> list[list[str]]:
    return [sorted(hand) for hand in hands]


def test_what_is_told_to_be_hidden_can_be_laid_and_a_card_is_left(made: OrderedHands) -> None:  # RULES QD6
    assert set(made.hidden) == CAN and set(made.missed) == set(WEEK) - CAN
    for word in made.hidden:
        assert any(spells(word, hand) for hand in made.hands)
    assert not any(spells(word, hand) for word in made.missed for hand in made.hands)


def test_a_word_whose_cards_spell_a_coarse_one_is_told_apart(judge: Judge) -> None:
    made = ordered(["pes", "srát", "strom" * 4], "cz", judge, Chance(2), budget=Budget(work=60))
    assert made.hidden == ("pes",) and made.coarse == ("srát",)


def test_every_hand_is_of_one_deck_and_has_a_best(judge: Judge, made: OrderedHands) -> None:  # RULES QD2
    full = Counter(deck.full_deck("cz"))
    for hand in made.hands:
        assert SMALL <= len(hand) <= CARDS and not Counter(hand) - full
    lesson = sheets.lesson(1, judge, "cz", len(made.hands), code.options("cz", made.hands, made.hidden))
    assert [hand.cards for hand in lesson] == list(made.hands)
    for hand in lesson:
        assert hand.best.points > 0
        for word in hand.hidden:
            assert hand.judged(word).counts


def test_no_coarse_word_can_be_laid(judge: Judge) -> None:
    for seed in range(3):
        found = ordered(["pes", "les", "mrak"], "cz", judge, Chance(seed), budget=Budget(work=50))
        for hand in sheets.lesson(1, judge, "cz", len(found.hands), code.options("cz", found.hands)):
            words = {word.number for word in searching(judge, Options()).words(hand.cards)}
            assert all(judge.lexicon.gentle(number) for number in words if number >= 0)


def test_the_same_seed_makes_the_same_hands(judge: Judge, made: OrderedHands) -> None:
    assert ordered(WEEK, "cz", judge, Chance(2), budget=Budget(work=200)) == made


def test_told_to_stop_it_answers_with_what_it_has(judge: Judge) -> None:
    found = ordered(WEEK, "cz", judge, Chance(1), budget=Budget(stopped=lambda: True))
    assert len(found.hands) in code.COUNTS and all(len(hand) >= SMALL for hand in found.hands)


def test_more_common_words_come_where_more_are_wanted(judge: Judge) -> None:
    few, many = (ordered(["pes", "les"], "cz", judge, Chance(4), common=wish) for wish in (8, 50))
    assert few.common < 14 and many.common > 35


@pytest.mark.parametrize("edition", deck.EDITIONS)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_a_code_deals_the_same_cards(edition: str, data: st.DataObject) -> None:
    kinds = st.sampled_from(list(deck.printed(edition)))
    hand = st.lists(kinds, min_size=code.FEWEST, max_size=code.MOST).filter(
        lambda cards: not Counter(cards) - Counter(deck.full_deck(edition))
    )
    hands = [data.draw(hand) for _ in range(data.draw(st.sampled_from(code.COUNTS)))]
    told = code.written(code.options(edition, hands))
    assert told is not None
    deal = deals.read(codes.spaced(told).lower())
    assert deal.game == "quiddler" and deals.for_class(deal) and deals.write(deal) == told
    assert cards_of(code.given(deal.options)) == cards_of(hands) and deal.options["edition"] == edition


def test_a_slip_in_a_code_is_noticed() -> None:
    told = code.written(code.options("cz", [("P", "E", "S", "K", "O", "ST")]))
    assert told is not None
    for at in range(len(told)):
        other = codes.ALPHABET[(codes.ALPHABET.index(told[at]) + 1) % codes.BASE]
        swapped = told[:at] + told[at : at + 2][::-1] + told[at + 2 :]
        for wrong in {told[:at] + other + told[at + 1 :], swapped} - {told}:
            with pytest.raises(CodeError) as raised:
                deals.read(wrong)
            assert raised.value.fault is CodeFault.MISTYPED


def test_other_codes_are_not_taken_for_hands() -> None:
    assert code.read_written("KRTM7H4XW") is None and code.read_written("ABCDEFGHIJKLMNOP") is None
    assert code.written({"edition": "cz"}) is None


@pytest.mark.parametrize(
    "found",
    [
        {"hands": "P,E,S"},
        {"hands": "P,E", "edition": "cz"},
        {"hands": "xx,E,S", "edition": "cz"},
        {"hands": "P,E,S/V,L,K", "edition": "cz"},
        {"hands": "P,E,S", "edition": "fr"},
        {"hands": 5},
    ],
)
def test_hands_that_no_deck_has_are_none(found: dict[str, Any]) -> None:
    assert not code.given(found) and code.written(found) is None


def test_an_order_and_its_sheet_have_the_same_hands(judge: Judge) -> None:
    made = sheets.order(OrderWish(("pes", "kočka"), 3), judge, Budget(work=100), "cz")
    printed = sheets.hands(1, judge, Budget(), "cz", made.options)
    assert cards_of([hand.cards for hand in printed]) == cards_of(code.given(made.options))
    assert {word for hand in printed for word in hand.hidden} == {"pes", "kočka"}
    assert cards_of(code.given(deals.read(made.code).options)) == cards_of(code.given(made.options))


@given(st.lists(st.text("AKOPRSTČE", min_size=1, max_size=8), max_size=7, unique=True), st.integers(0, 9))
@settings(max_examples=15, deadline=None)
def test_every_hidden_word_lies_in_its_hand(words: list[str], seed: int) -> None:
    copies = {card: count for card, (count, _) in deck.printed("cz").items()}
    found = hiding.hide(words, copies, 3, 7, Chance(seed), Budget(work=30))
    for hand, cards in zip(found.words, found.cards, strict=True):
        assert cards.total() <= 7
        assert all(list(hiding.cuts(word, cards)) for word in hand)
    assert found.held <= set(words)
