"""How strong Scrabble karty's players are, by ``slovohratky-lab play`` (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import json

import pytest

from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]


def share(capsys: Capture, player: str, other: str, games: int) -> float:
    """Part of the games that the player wins against the other, every deal from both seats."""
    seats = ["--seat", player, "--seat", other]
    assert main(["play", "scrabble-cards", *seats, "--mirror", "--games", str(games), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["seats"][0]
    return float(report["wins"] / report["games"])


# What every run must show; how strong they are exactly, a thousand games tell


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("player", "other", "games", "least"),
    [
        ("base:child", "ai:1", 100, 0.25),
        ("ai:1", "base:random", 100, 0.85),
        ("ai:2", "ai:1", 100, 0.6),
        ("ai:3", "ai:2", 100, 0.6),
        ("ai:4", "ai:3", 40, 0.6),
        ("ai:4", "base:greedy", 200, 0.62),
        ("ai:5", "base:greedy", 12, 0.5),  # a game takes ten seconds: by how much, long self-play tells
    ],
)
def test_each_level_is_as_strong_as_it_has_to_be(
    capsys: Capture, player: str, other: str, games: int, least: float
) -> None:
    assert share(capsys, player, other, games) >= least
