"""How strong Qwirkle's players are, as ``slovohratky-lab play`` tells it (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import json

import pytest

from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]


def share(capsys: Capture, player: str, others: str, seats: int, games: int) -> float:
    """Part of the games that the player wins among so many of the others, every deal from every seat."""
    table = ["--seat", player, *["--seat", others] * (seats - 1)]
    assert main(["play", "qwirkle", *table, "--mirror", "--games", str(games), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["seats"][0]
    return float(report["wins"] / report["games"])


CHILDREN = [("base:child3", 0.30), ("base:child6", 0.55)]


@pytest.mark.parametrize(("child", "least"), CHILDREN)
def test_a_child_wins_against_the_hare_now_and_then(capsys: Capture, child: str, least: float) -> None:
    assert share(capsys, child, "ai:1", 2, 60) >= least - 0.1


# The bars themselves, by a thousand games each


@pytest.mark.heavy
@pytest.mark.parametrize(("child", "least"), CHILDREN)
def test_children_win_their_share_against_the_hare(capsys: Capture, child: str, least: float) -> None:
    assert share(capsys, child, "ai:1", 2, 1_000) >= least


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("player", "others", "least"),
    [
        ("ai:1", "base:random", 0.90),
        ("ai:2", "ai:1", 0.55),
        ("ai:3", "ai:2", 0.55),
        ("ai:4", "ai:3", 0.55),
        ("ai:3", "base:greedy", 0.48),
        ("ai:4", "base:greedy", 0.60),
    ],
)
def test_the_ladder_holds_at_two(capsys: Capture, player: str, others: str, least: float) -> None:
    assert share(capsys, player, others, 2, 1_000) >= least


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_ladder_holds_at_larger_tables(capsys: Capture, seats: int, level: int) -> None:
    """More than an even share, by more than chance: its error is 1.5 % over so many games."""
    assert share(capsys, f"ai:{level}", f"ai:{level - 1}", seats, 996) >= 1 / seats + 0.04
