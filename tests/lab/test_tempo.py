"""``slovohratky-lab tempo``: turns of a round, counted over games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.lab.__main__ import main

SEATS = ("--seat", "base:child", "--seat", "ai:1", "--seat", "ai:2")


def test_turns_are_those_of_the_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whoever counts the turns in the records of the same games comes to the same."""
    games = [*SEATS, "--games", "4", "--seed", "3"]
    assert main(["tempo", "quiddler", *games, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert main(["play", "quiddler", *games, "--records", str(tmp_path / "games")]) == 0
    fewest, total = [], {name: 0 for name in ("base:child", "ai:1", "ai:2")}
    for line in (tmp_path / "games").read_text("utf-8").splitlines():
        record = json.loads(line)
        names = [player["name"] for player in record["players"]]
        counted: list[str] = []
        for turn in record["turns"]:
            if turn["move"]["type"] == "play":
                counted.append(names[turn["seat"]])
            elif turn["move"]["type"] == "score":
                fewest.append(min(counted.count(name) for name in names))
                for name in counted:
                    total[name] += 1
                counted = []
    assert told["rounds"] == len(fewest) == 28
    for seat in told["seats"]:
        assert seat["turns_mean"] == pytest.approx(total[seat["player"]] / 28)
    assert told["somebody"] == {str(n): fewest.count(n) / 28 for n in (1, 2, 3)}
    assert told["everybody"] == {str(n): sum(few >= n for few in fewest) / 28 for n in (2, 3)}


def test_nobody_has_fewer_turns_than_were_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    # settling=2: two turns of everybody, and the one in which somebody goes out
    foxes = ["--seat", "ai:3", "--seat", "ai:3", "--seat", "base:greedy", "--games", "3"]
    assert main(["tempo", "quiddler", *foxes, "--option", "settling=2"]) == 0
    out = capsys.readouterr().out
    assert "somebody had only 2: 0.0 %" in out and "everybody had at least 3: 100.0 %" in out


def test_a_game_without_rounds_of_turns_has_no_tempo(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tempo", "qwirkle", "--seat", "ai:1", "--seat", "ai:1"]) == 2
    assert "no rounds of turns" in capsys.readouterr().err
