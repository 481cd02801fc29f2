"""A position for a class: the word that a team writes is laid where it brings most, and judged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.scrabble_cards import sheets
from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.lesson import TurnDeal, TurnFault
from app.games.scrabble_cards.model import place
from app.games.scrabble_cards.moves import Play
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.lexicon.lexicon import Lexicon


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(Lexicon.open(), "scrabble-inflected", gentle=True)


@pytest.fixture(scope="module")
def dealt(judge: Judge) -> list[TurnDeal]:
    return sheets.lesson(5, judge, 2)


def test_the_best_word_is_found_where_it_brings_as_much(dealt: list[TurnDeal]) -> None:
    for deal in dealt:
        word = deal.best.text.split(" · ")[0]
        answer = deal.judged(word.lower())
        assert answer.counts and answer.points >= deal.best.points
        assert deal.best.points <= deal.utmost.points
        assert deal.judged(czech.fold(word)).counts, "typed without diacritics"


def test_the_cards_lie_as_the_rules_let_them_and_the_parts_make_the_points(
    dealt: list[TurnDeal], judge: Judge
) -> None:  # RULES SK6
    for deal in dealt:
        placed = place(deal.seen, Play(deal.best.laid))
        assert [word.text for word in placed.words] == deal.best.text.split(" · ")
        assert all(judge.judge(word.text).accepted for word in placed.words)
        assert sum(points for _, points in deal.best.parts) == deal.best.points


def test_a_blank_does_not_hide_the_word_that_is_meant(dealt: list[TurnDeal], judge: Judge) -> None:
    hand = (BLANK, "Č", "S", "T", "U", "U", "Ý")
    deal = TurnDeal(replace(dealt[0].seen, hand=hand), judge)
    assert any(one.fault == TurnFault.UNKNOWN for one in deal.ways("UCTU")), "C by the blank"
    assert deal.judged("uctu").counts


def test_a_number_says_which_of_several_places_is_meant(dealt: list[TurnDeal]) -> None:
    deal = dealt[0]
    word = deal.best.text.split(" · ")[0]
    ways = {one.points for one in deal.ways(word) if one.counts}
    for points in ways:
        assert deal.judged(f"{word} {points}").points == points
        assert deal.judged(f"{word} {points}").claimed is None
    wrong = deal.judged(f"{word} {max(ways) + 1}")
    assert wrong.points == max(ways) and wrong.claimed == max(ways) + 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", TurnFault.NOTHING),
        ("14", TurnFault.NOTHING),
        ("qqq", TurnFault.PLACE),
        ("debil", TurnFault.COARSE),
    ],
)
def test_what_does_not_count_says_why(dealt: list[TurnDeal], text: str, fault: TurnFault) -> None:
    answer = dealt[0].judged(text)
    assert answer.fault == fault and answer.worth == 0
    assert fault is not TurnFault.COARSE or not answer.text, "it is not repeated"


def test_a_word_that_is_none_may_be_let_count_by_the_teacher(dealt: list[TurnDeal]) -> None:
    deal = dealt[0]
    letters = [card for card in deal.hand if card.isalpha()]
    lying = {card.letter for card, _ in deal.seen.table}
    tried = (
        a + b + c for a in letters for b in sorted(lying) for c in letters if letters.count(a) > (a == c)
    )
    answers = (deal.judged(word) for word in tried)
    doubted = next(one for one in answers if one.fault == TurnFault.UNKNOWN)
    assert doubted.doubtful and doubted.points > 0 and doubted.subject
