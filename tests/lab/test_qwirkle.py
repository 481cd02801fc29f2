"""Qwirkle in the laboratory: best moves of an observation, plain players, figures."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from app.games.qwirkle.lab import middle_positions
from app.games.qwirkle.model import Observation
from app.lab import bench
from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture(scope="module")
def observation() -> Observation:
    return middle_positions(1)[0]


@pytest.fixture()
def file(observation: Observation, tmp_path: Path) -> Path:
    path = tmp_path / "seen.json"
    path.write_text(json.dumps(observation.to_json()), encoding="utf-8")
    return path


def test_solve_lists_the_best_moves_first(capsys: Capture, file: Path) -> None:
    status, out, err = run(capsys, "solve", "qwirkle", file, "--most", 5, "--json")
    assert (status, err) == (0, "")
    moves = json.loads(out)["moves"]
    assert len(moves) == 5
    chances = [move["chance"] for move in moves]
    assert chances == sorted(chances, reverse=True)
    assert all(move["points"] >= 0 and move["move"]["type"] in ("lay", "trade") for move in moves)
    text = run(capsys, "solve", "qwirkle", file, "--most", 5)[1].splitlines()
    assert len(text) == 6
    assert text[0].split() == ["move", "points", "wins", "expected", "why"]


def test_solve_reads_standard_input(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = run(capsys, "solve", "qwirkle", file)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert run(capsys, "solve", "qwirkle", "-") == expected


def spoil(data: dict[str, Any], how: str) -> None:
    if how == "tile":
        data["hand"][0] = ["red", "heart"]
    elif how == "field":
        del data["table"]
    elif how == "turn":
        data["turn"] = 1 - data["seat"]
    elif how == "copies":
        data["hand"] = [["red", "star"]] * 4 + data["hand"][4:]
    elif how == "table":
        data["table"][1]["place"] = [50, 50]
    elif how == "count":
        data["bag"] += 1


@pytest.mark.parametrize("how", ["tile", "field", "turn", "copies", "table", "count"])
def test_solve_refuses_what_cannot_be_with_one_line(
    capsys: Capture, observation: Observation, tmp_path: Path, how: str
) -> None:
    data = observation.to_json()
    spoil(data, how)
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    status, out, err = run(capsys, "solve", "qwirkle", path)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[1]"])
def test_solve_refuses_what_is_no_observation(capsys: Capture, tmp_path: Path, text: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text, encoding="utf-8")
    assert run(capsys, "solve", "qwirkle", path)[0] == 2


def test_plain_players_take_seats(capsys: Capture, tmp_path: Path) -> None:
    records = tmp_path / "records"
    seats = ("--seat", "base:greedy", "--seat", "base:random", "--seat", "ai:1")
    status, out, _ = run(capsys, "play", "qwirkle", *seats, "--games", 3, "--records", records, "--json")
    assert status == 0
    greedy, random, _ = json.loads(out)["seats"]
    assert greedy["score_mean"] > random["score_mean"]
    assert run(capsys, "replay", records)[0] == 0
    assert run(capsys, "play", "boggle", "--seat", "base:greedy", "--seat", "ai:1")[0] == 2


def test_figures_of_qwirkle_are_measured(capsys: Capture) -> None:
    names = ("qwirkle_moves_ms", "qwirkle_level_1_ms", "qwirkle_level_3_ms")
    assert set(names) <= set(bench.NAMES)
    status, out, _ = run(capsys, "bench", *names, "--json")
    assert status == 0
    assert all(figure["median"] > 0 for figure in json.loads(out).values())


def test_review_judges_every_turn_of_a_record(capsys: Capture, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    seats = ("--seat", "base:random", "--seat", "ai:3")
    assert run(capsys, "play", "qwirkle", *seats, "--games", 1, "--seed", 3, "--records", records)[0] == 0
    record = json.loads(records.read_text(encoding="utf-8"))
    status, out, err = run(capsys, "review", records, "--json")
    assert (status, err) == (0, "")
    (review,) = json.loads(out)["reviews"]
    loser = min((0, 1), key=lambda seat: record["result"]["scores"][seat])
    lost = {seat: sum(one["loss"] for one in review["turns"] if one["seat"] == seat) for seat in (0, 1)}
    assert lost[loser] > lost[1 - loser]
    for one in review["turns"]:
        assert record["turns"][one["turn"]]["seat"] == one["seat"]
        assert 0 <= one["after"] <= one["before"] <= 1
    assert all(moment["motives"] and moment["gain"] >= 2 for moment in review["moments"])


def test_review_refuses_what_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    file.write_text('{"format": "slovohratky-record/1", "game": "qwirkle"}\n', encoding="utf-8")
    status, out, err = run(capsys, "review", file)
    assert (status, out) == (2, "") and err.count("\n") == 1


def test_puzzles_are_positions_that_solve_answers_alike(capsys: Capture, tmp_path: Path) -> None:
    status, out, _ = run(capsys, "puzzles", "qwirkle", "--count", 1, "--seed", 4, "--json")
    assert status == 0
    (puzzle,) = json.loads(out)["puzzles"]
    assert puzzle["margin"] > 0 and 1 <= puzzle["difficulty"] <= 5
    file = tmp_path / "seen.json"
    file.write_text(json.dumps(puzzle["observation"]), encoding="utf-8")
    _, out, _ = run(capsys, "solve", "qwirkle", file, "--json")
    assert json.loads(out)["moves"][0]["move"] == puzzle["best"]
