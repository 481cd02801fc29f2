"""The worked examples of RULES QW12, with their exact scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Line
from app.games.qwirkle.model import Exchange, Lay, Pass
from app.games.qwirkle.rules import QwirkleRules, QwirkleState, opener

FOLDER = Path(__file__).parents[2] / "vectors"
EXAMPLES: dict[str, Any] = json.loads((FOLDER / "qwirkle.json").read_text(encoding="utf-8"))
GAME: dict[str, Any] = json.loads((FOLDER / "qwirkle_game.json").read_text(encoding="utf-8"))


def tile(name: str) -> int:
    return tiles.from_json(name.split("-"))


def board_after(moves: int) -> Board:
    board = Board()
    for move in EXAMPLES["moves"][:moves]:
        board.put([(tile(laid["tile"]), (laid["x"], laid["y"])) for laid in move["tiles"]])
    return board


@pytest.mark.parametrize("number", range(12))
def test_twelve_moves_score_as_printed(number: int) -> None:  # RULES QW6, QW12
    move = EXAMPLES["moves"][number]
    placements = [(tile(laid["tile"]), (laid["x"], laid["y"])) for laid in move["tiles"]]
    lines = board_after(number).lines_of(placements)
    assert sum(line.points for line in lines) == move["score"]
    found = sorted((line.points, sorted(line.cells)) for line in lines)
    printed = sorted((line["points"], sorted(map(tuple, line["cells"]))) for line in move["lines"])
    assert found == printed


@pytest.mark.parametrize("example", EXAMPLES["illegal"], ids=lambda example: example["id"])
def test_printed_wrong_plays_are_refused(example: dict[str, Any]) -> None:  # RULES QW5
    placements = [(tile(name), (x, y)) for name, x, y in example["play"]]
    with pytest.raises(IllegalMove):
        board_after(example["after_move"]).lines_of(placements)


@pytest.mark.parametrize("example", EXAMPLES["opening_counts"], ids=lambda example: str(example["count"]))
def test_opening_count(example: dict[str, Any]) -> None:  # RULES QW3
    assert len(tiles.largest_sets(map(tile, example["hand"]))[0]) == example["count"]


def test_a_qwirkle_counts_twelve() -> None:  # RULES QW6
    cells = tuple((x, 0) for x in range(6))
    assert Line(cells).points == 12 and Line(cells[:5]).points == 5


def as_record() -> Record:
    """The played game as a record of ours, without outcomes."""
    hands = [[tile(name) for name in hand] for hand in GAME["hands"]]
    players = [Seat(player["name"], age=player["age"]) for player in GAME["players"]]
    setup = {
        "hands": [[tiles.to_json(held) for held in hand] for hand in hands],
        "bag": [tiles.to_json(tile(name)) for name in GAME["bag"]],
        "first": opener(hands, players),
    }
    return Record("qwirkle", 1, QwirkleRules().options({}, players), 0, None, players, setup)


def test_a_whole_game_replays_with_its_scores(monkeypatch: pytest.MonkeyPatch) -> None:  # RULES QW2 to QW11
    match = Match(QwirkleRules(), as_record())
    for move in GAME["moves"]:
        if "play" in move:
            chosen: Lay | Exchange | Pass = Lay(tuple((tile(name), (x, y)) for name, x, y in move["play"]))
        elif "trade" in move:
            chosen = Exchange(tuple(tile(name) for name in move["trade"]))
        else:
            chosen = Pass()
        if "bag" in move:
            # As it came to be in the printed game, not by our chance.
            bag = {"bag": [tiles.to_json(tile(name)) for name in move["bag"]]}
            with monkeypatch.context() as patch:
                patch.setattr(QwirkleState, "resolve", lambda *_, bag=bag: bag)
                match.submit(move["p"], chosen)
        else:
            outcome = match.submit(move["p"], chosen).outcome
            assert outcome.get("points", 0) + outcome.get("bonus", 0) == move.get("score", 0)
    assert match.result is not None
    assert list(match.result.scores) == GAME["end"]["scores"]
    assert list(match.result.winners) == GAME["end"]["winners"]
