"""The script that learns the figures of worth (packaging/scrabble_values.py)."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from app.games.scrabble_cards import cards, values
from app.search import scrabble_game
from app.search.scrabble_game import FinishedTurn

SCRIPT = Path(__file__).resolve().parents[3] / "packaging" / "scrabble_values.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scrabble_values_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def turn(seat: int, kept: str, points: int, left: int = 50) -> FinishedTurn:
    return FinishedTurn(seat, 0, None, False, points, "x2", "x2", tuple(kept), tuple("KOS"), left)


def test_a_linear_system_is_solved(script: ModuleType) -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, -1.0, 0.0], [3.0, 0.0, 1.0]]
    wanted = [2.0, -1.0, 4.0]
    right = [sum(one * other for one, other in zip(row, wanted, strict=True)) for row in matrix]
    assert script.solved(matrix, right) == pytest.approx(wanted)


def test_what_is_kept_is_made_of_cards_pairs_and_vowels(script: ModuleType) -> None:
    found = script.kept_of(turn(0, "AA?", 10))
    cards_at = [index - script.CARD for index in found if script.CARD <= index < script.PAIR]
    assert {script.LETTERS[index] for index in cards_at} == {"A", "?"}
    assert found[script.CARD + script.INDEX["A"]] == 2
    assert sum(found[index] for index in found if script.PAIR <= index < script.BALANCE) == 3
    assert found[script.BALANCE + 2 * script.ROWS] == 1


def test_a_turn_is_followed_by_the_next_one_of_its_seat(script: ModuleType) -> None:
    lesson = script.Lesson()
    lesson.add([turn(0, "A", 10), turn(1, "E", 20), turn(0, "O", 30), turn(1, "U", 40, left=0)])
    assert (lesson.games, lesson.turns) == (1, 2)


@pytest.mark.heavy
@pytest.mark.skipif(not scrabble_game.COMPILED, reason="the compiled twin is not built here")
def test_the_same_arguments_give_the_same_readable_file(script: ModuleType) -> None:
    texts = [script.learn(games=6, rounds=1, seed=3, processes=1, against=2) for _ in range(2)]
    assert texts[0] == texts[1]
    worth = values.read(texts[0])
    assert worth.first.keys() == cards.COUNTS.keys()
    assert json.loads(texts[0])["report"]["rounds"][0]["games"] == 6


def test_the_bundled_figures_tell_how_they_were_made() -> None:
    data = json.loads(values.resource("scrabble", values.FILE).read_text(encoding="utf-8"))
    report = data["report"]
    assert report["made_by"] == "packaging/scrabble_values.py"
    best = report["rounds"][-1]["against_points"]
    assert best["games"] >= 1_000 and best["won"] >= 0.62
