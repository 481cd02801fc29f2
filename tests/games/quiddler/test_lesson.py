"""A hand for a class: what the teams write is judged as at the table."""

from __future__ import annotations

import pytest

from app.games.quiddler import deck, sheets
from app.games.quiddler.lesson import HELD, HandDeal, HandFault, LaidHand
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon

CARDS = ("P", "E", "S", "K", "O", "ST", "Ř")


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "quiddler", gentle=True)


@pytest.fixture(scope="module")
def hand(judge: Judge) -> HandDeal:
    return HandDeal(CARDS, "cz", judge)


def test_words_bring_their_cards_less_what_is_held(hand: HandDeal) -> None:  # RULES QD10
    answer = hand.judged("pes")
    assert answer.counts and answer.parts == (("pes", 7), (HELD, -9)), "Ř is thrown away, K O ST are held"
    assert answer.points == 0, "nobody has less than nothing"
    more = hand.judged("KOST, pe")
    assert not more.counts and more.fault == HandFault.UNKNOWN


def test_a_word_may_be_cut_into_cards_in_several_ways(judge: Judge) -> None:
    both = HandDeal(("K", "O", "S", "T", "ST", "A", "L"), "cz", judge)
    answer = both.judged("kost")
    laid = answer.laid
    assert answer.counts and isinstance(laid, LaidHand)
    assert laid.melds == (("K", "O", "ST"),), "the dearer way"


def test_letters_without_diacritics_stand_for_those_on_cards(judge: Judge) -> None:
    hand = HandDeal(("K", "E", "Ř", "L", "I", "A"), "cz", judge)
    assert hand.judged("ker").text == "KEŘ"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", HandFault.NOTHING),
        ("12", HandFault.NOTHING),
        ("auto", HandFault.CARDS),
        ("pes pes", HandFault.CARDS),
        ("st", HandFault.SHORT),
        ("ksr", HandFault.UNKNOWN),
    ],
)
def test_what_does_not_count_says_why(judge: Judge, text: str, fault: HandFault) -> None:
    cards = HandDeal((*CARDS, "R"), "cz", judge)
    assert cards.judged(text).fault == fault and cards.judged(text).worth == 0


def test_a_card_of_two_letters_is_a_word_of_the_english_edition() -> None:  # RULES QD8
    judge = Judge(Lexicon.open(language="en"), "english", gentle=True)
    hand = HandDeal(("IN", "C", "A", "T", "E"), "en", judge)
    assert hand.judged("in cat").points == sum(deck.values("en")[card] for card in ("IN", "C", "A", "T"))
    assert hand.judged("a cat").fault == HandFault.CARDS
    assert hand.judged("e").fault == HandFault.LETTER


def test_a_card_is_left_to_be_thrown_away(judge: Judge) -> None:  # RULES QD6
    assert HandDeal(("P", "E", "S"), "cz", judge).judged("pes").fault == HandFault.DISCARD


def test_a_coarse_word_is_not_repeated(judge: Judge) -> None:
    answer = HandDeal(("D", "E", "B", "I", "L", "A"), "cz", judge).judged("debil")
    assert answer.fault == HandFault.COARSE and not answer.text and not answer.laid


@pytest.mark.parametrize(
    ("edition", "policy", "language"), [("cz", "quiddler", "cs"), ("en", "english", "en")]
)
def test_every_hand_has_a_best_that_its_own_judge_takes(edition: str, policy: str, language: str) -> None:
    judge = Judge(Lexicon.open(language=language), policy, gentle=True)
    dealt = sheets.lesson(5, judge, edition, 3)
    assert [len(hand.cards) - 1 for hand in dealt] == list(sheets.LESSON[:3])
    for hand in dealt:
        assert hand.best.points > 0 and hand.judged(hand.best.text) == hand.best
        assert hand.best.points <= hand.utmost.points
    again = sheets.lesson(5, judge, edition, 3)
    assert [hand.cards for hand in again] == [hand.cards for hand in dealt]
