"""The puzzles that are shipped: every one is a position of today's rules, and its answer may be played."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from app import paths
from app.engine import puzzles as files
from app.engine.codes import ALPHABET
from app.engine.errors import DamagedRecord, IllegalMove
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.reviewing import AT_ONCE
from app.games import puzzles
from app.games.catalogue import GAMES, find
from app.games.laboratory import open_judge
from app.lab.__main__ import main
from app.lexicon.judge import Judge

NAMES = [entry.name for entry in GAMES]
LARGEST = 200_000


def judge_of(game: str) -> Judge | None:
    record = puzzles.record(game, puzzles.of(game)[0])
    return open_judge(find(game).policy_of(record.options, record.players))


@pytest.mark.parametrize("game", NAMES)
def test_every_puzzle_is_a_position_whose_answer_may_be_played(game: str) -> None:
    found, judge = find(game), judge_of(game)
    assert found.study is not None
    study = found.study(judge)
    for one in puzzles.of(game):
        record = puzzles.record(game, one)
        match = Match.replay(found.rules(judge), record)
        seen = match.observation_for(one.seat)
        assert one.seat in match.deciders() and len(record.turns) == one.turn
        match.submit(one.seat, found.rules(None).move(one.solution.best))  # it raises where it may not
        made = found.rules(None).move(match.record.turns[-1].move)
        assert study.solves(seen, made, one.solution), one.code


@pytest.mark.parametrize("game", NAMES)
def test_the_second_best_is_no_answer(game: str) -> None:
    judge = judge_of(game)
    for one in puzzles.of(game)[::10]:
        rules = find(game).rules(None)
        assert puzzles.is_best(game, one, rules.move(one.solution.best), judge)
        assert not puzzles.is_best(game, one, rules.move(one.solution.second), judge), one.code
        assert one.solution.margin > 0


def test_no_play_of_a_turn_brings_as_much_as_the_answer() -> None:
    study = find("qwirkle").study
    assert study is not None
    asked = [one for one in puzzles.of("qwirkle") if one.solution.unit == AT_ONCE]
    assert asked
    for one in asked[::10]:
        found = study(None).puzzle(puzzles.seen("qwirkle", one), Budget(), at_once=True)
        assert found == one.solution, one.code


@pytest.mark.parametrize("game", [name for name in NAMES if judge_of(name) is not None])
def test_no_answer_is_unfit_for_a_child(game: str) -> None:
    judge = judge_of(game)
    assert judge is not None
    lexicon = judge.lexicon
    for one in puzzles.of(game):
        turn = puzzles.after(game, one, find(game).rules(None).move(one.solution.best), judge).record.turns[
            -1
        ]
        words = _words({**turn.move, **turn.outcome})
        assert words, one.code
        for word in words:
            assert lexicon.gentle(lexicon.dawg.number(word.lower())), (one.code, word)


def _words(told: Mapping[str, Any]) -> list[str]:
    """The words of a move, letter by letter or whole."""
    return [told["word"]] if "word" in told else ["".join(word) for word in told["words"]]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_hundreds_of_puzzles_in_steps(game: str) -> None:
    steps = Counter(one.difficulty for one in puzzles.of(game))
    assert sum(steps.values()) >= 150 and len([step for step in steps if steps[step] >= 20]) >= 3


@pytest.mark.parametrize("game", NAMES)
def test_every_puzzle_has_a_difficulty_and_a_code_of_its_own(game: str) -> None:
    every = puzzles.of(game)
    steps = Counter(one.difficulty for one in every)
    assert every and set(steps) <= set(puzzles.STEPS)
    assert [one for step in puzzles.STEPS for one in puzzles.of(game, step)] == list(every)
    assert len({one.code for one in every}) == len(every)
    assert all(len(one.code) == files.CODE and set(one.code) <= set(ALPHABET) for one in every)
    assert all(puzzles.find(game, one.code.lower()) == one for one in every)
    assert puzzles.find(game, "?????") is None


def test_no_file_is_large() -> None:
    assert all(paths.resource("puzzles", f"{game}.json.gz").stat().st_size < LARGEST for game in NAMES)


def test_an_answer_that_may_not_be_played_is_refused() -> None:
    one = puzzles.of("qwirkle")[0]
    with pytest.raises(IllegalMove):
        puzzles.is_best("qwirkle", one, find("qwirkle").rules(None).move({"type": "pass"}), None)


@pytest.mark.parametrize("text", ["[]", '{"puzzles": [{}]}', '{"puzzles": 1}', "no JSON"])
def test_a_damaged_file_has_no_puzzles(text: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.json.gz"
    file.write_bytes(text.encode())
    assert files.read(file) == ()
    file.write_bytes(gzip.compress(text.encode()))
    assert files.read(file) == ()
    file.write_bytes(gzip.compress(text.encode())[:-9])
    assert files.read(file) == ()
    assert files.read(tmp_path / "missing") == ()


def test_a_puzzle_of_other_rules_is_refused() -> None:
    one = puzzles.of("qwirkle")[0]
    other = files.Puzzle.from_json({**one.to_json(), "seed": one.seed + 1})
    with pytest.raises(DamagedRecord):
        puzzles.record("qwirkle", other)


def test_the_laboratory_keeps_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.json.gz"
    call = ["puzzles", "boggle", "--seats", "1", "--option", "board=any", "--count", "2", "--json"]
    assert main([*call, "--keep", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)["puzzles"]
    kept = files.read(file)
    assert {one["code"] for one in told} == {one.code for one in kept}
    assert main([*call, "--keep", str(file)]) == 0
    assert files.read(file) == kept, "the same ones are not kept twice"
    assert main(["puzzles", "qwirkle", "--seats", "9"]) == 2
