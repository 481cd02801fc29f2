"""How strong Quiddler's players are, as ``slovohratky-lab play`` tells it (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import json

import pytest

from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]


def share(capsys: Capture, player: str, other: str, games: int, edition: str = "cz") -> float:
    """Part of the games that the player wins against the other, every deal from both seats."""
    table = ["--seat", player, "--seat", other, "--option", f"edition={edition}"]
    assert main(["play", "quiddler", *table, "--mirror", "--games", str(games), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["seats"][0]
    return float(report["wins"] / report["games"])


@pytest.mark.parametrize("edition", ["cz", "en"])
def test_a_child_wins_against_the_hare_now_and_then(capsys: Capture, edition: str) -> None:
    assert share(capsys, "base:child", "ai:1", 100, edition) >= 0.2


@pytest.mark.parametrize("edition", ["cz", "en"])
@pytest.mark.parametrize(("player", "other"), [("ai:2", "ai:1"), ("ai:3", "ai:2"), ("ai:1", "base:random")])
def test_each_level_beats_the_one_below(capsys: Capture, player: str, other: str, edition: str) -> None:
    assert share(capsys, player, other, 60, edition) >= 0.55


# What every run must show; how strong they are exactly, a thousand games tell


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("player", "other", "games", "least"),
    [
        ("ai:4", "ai:3", 60, 0.70),
        ("ai:5", "ai:4", 40, 0.55),
        ("ai:4", "base:greedy4", 60, 0.70),
        ("ai:5", "base:greedy", 40, 0.80),
        ("ai:5", "base:bonus", 40, 0.55),
    ],
)
def test_the_upper_levels_are_strong(
    capsys: Capture, player: str, other: str, games: int, least: float
) -> None:
    assert share(capsys, player, other, games) >= least
