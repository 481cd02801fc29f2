"""The worked examples of RULES BG4 to BG9, with their exact scores."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle import board, shake
from app.games.boggle.model import Close, HandIn, ListedWord, Start, TimeUp
from app.games.boggle.rules import BoggleRules
from app.lexicon.policy import Judgement, Reason

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "boggle.json").read_text(encoding="utf-8")
)


class ExampleWords:
    """The word list of the examples as a referee."""

    def of_today(self) -> ExampleWords:
        return self

    def judge(self, word: str, said: str | None = None) -> Judgement:
        return (
            Judgement(word, True) if word in EXAMPLES["lexicon"] else Judgement(word, False, Reason.UNKNOWN)
        )

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return [w for w in EXAMPLES["lexicon"] if len(w) >= min_len and board.has_path(grid, w, fold=fold)]

    solve_common = solve

    def struck_off(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        return []


def start_on(grid: Sequence[str], seats: int, options: dict[str, Any]) -> Match[Any, Any]:
    """A game on paper in which every shake gives the same grid, with the clock run out."""
    people = [Seat(f"Hráč {index}") for index in range(seats)]
    return Match.new(BoggleRules(ExampleWords()), people, 1, {"entry": "paper", **options})


def play_round(match: Match[Any, Any], grid: Sequence[str], lists: Sequence[Sequence[str]]) -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:  # the example's board, not chance's
        patch.setattr(shake, "shaken", lambda *_: shake.ShakenDice(tuple(grid), *[(0,) * len(grid)] * 3))
        patch.setattr(shake.ShakenDice, "check", lambda *_: None)
        match.submit(match.deciders()[0], {"type": "shake"})
    match.submit(None, Start())
    match.submit(None, TimeUp(180_000))
    for seat, words in enumerate(lists):
        match.submit(seat, HandIn(tuple(ListedWord(word) for word in words)))
    return match.submit(None, Close()).outcome


@pytest.mark.parametrize("example", EXAMPLES["paths"], ids=lambda example: example["word"])
def test_number_of_paths(example: dict[str, Any]) -> None:  # RULES BG5, BG6
    found = list(board.paths(EXAMPLES["grid"], example["word"]))
    assert len(found) == example["paths"]
    if example["example"]:
        assert tuple(example["example"]) in found


def test_fold_compares_without_diacritics() -> None:  # RULES BG7
    word = EXAMPLES["fold"]["word"]
    assert len(list(board.paths(EXAMPLES["grid"], word))) == EXAMPLES["fold"]["fold=false"]
    assert len(list(board.paths(EXAMPLES["grid"], word, fold=True))) == EXAMPLES["fold"]["fold=true"]


@pytest.mark.parametrize("example", EXAMPLES["rounds"], ids=lambda example: str(example["options"]))
def test_scores_and_verdicts_of_a_round(example: dict[str, Any]) -> None:  # RULES BG7, BG8
    match = start_on(EXAMPLES["grid"], 3, example["options"])
    outcome = play_round(match, EXAMPLES["grid"], EXAMPLES["lists"])
    assert outcome["scores"] == example["scores"]
    assert outcome["verdicts"] == example["verdicts"]


def test_game_to_a_target_ends_in_a_shared_win() -> None:  # RULES BG9, G2
    example = EXAMPLES["game_by_target_with_shared_win"]
    match = start_on(EXAMPLES["grid"], len(example["players"]), example["options"])
    for played in example["rounds"]:
        assert match.result is None
        assert play_round(match, played["grid"], played["lists"])["scores"] == played["scores"]
    assert match.result is not None
    assert list(match.result.scores) == example["totals"]
    assert list(match.result.winners) == example["winners"]
    with pytest.raises(Exception, match="game_over"):
        match.submit(0, {"type": "shake"})


def test_shakers_take_turns() -> None:  # RULES BG2
    match = start_on(EXAMPLES["grid"], 3, {"rounds": 4})
    shakers = []
    for _ in range(4):
        shakers.append(match.deciders()[0])
        play_round(match, EXAMPLES["grid"], [[], [], []])
    first = shakers[0]
    assert shakers == [(first + step) % 3 for step in range(4)]


def test_a_lone_player_scores_every_word() -> None:  # RULES BG8
    match = start_on(EXAMPLES["grid"], 1, {"rounds": 1})
    assert play_round(match, EXAMPLES["grid"], [["kolo", "rok", "kolo"]])["scores"] == [2]


def test_an_interrupted_game_replays_from_its_record() -> None:
    match = start_on(EXAMPLES["grid"], 2, {"rounds": 2})
    match.submit(match.deciders()[0], {"type": "shake"})
    match.submit(None, Start())
    again = Match.replay(BoggleRules(), Record.loads(match.record.dumps()))
    assert again.record == match.record
    assert again.observation_for(0) == match.observation_for(0)
