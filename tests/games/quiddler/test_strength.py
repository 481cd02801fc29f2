"""How strong Quiddler's players are, as ``slovohratky-lab play`` tells it (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import json

import pytest

from app.lab.__main__ import main
from tests.games.strength import Capture, wins


@pytest.mark.parametrize("edition", ["cz", "en"])
def test_a_child_wins_against_the_hare_now_and_then(capsys: Capture, edition: str) -> None:
    won = wins(capsys, "quiddler", ("base:child", "ai:1"), 100, options=[f"edition={edition}"])
    assert 0.27 <= won / 100 <= 0.53, "35 to 45 in a thousand games"


@pytest.mark.parametrize("edition", ["cz", "en"])
@pytest.mark.parametrize(("player", "other"), [("ai:2", "ai:1"), ("ai:3", "ai:2"), ("ai:1", "base:random")])
def test_each_level_beats_the_one_below(capsys: Capture, player: str, other: str, edition: str) -> None:
    won = wins(capsys, "quiddler", (player, other), 60, options=[f"edition={edition}"])
    assert won / 60 >= 0.55


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
    assert wins(capsys, "quiddler", (player, other), games) / games >= least


@pytest.mark.parametrize("edition", ["cz", "en"])
@pytest.mark.parametrize(("animal", "turns", "least"), [("ai:1", "3", 0.75), ("ai:2", "2", 0.8)])
def test_nobody_is_done_before_the_others_start(
    capsys: Capture, animal: str, turns: str, least: float, edition: str
) -> None:
    """OPPONENTS.md, tempo: a child at a table with weak animals has its turns."""
    table = ["--seat", "base:child", *(word for _ in range(2) for word in ("--seat", animal))]
    games = ["--games", "60", "--seed", "3", "--option", f"edition={edition}", "--json"]
    assert main(["tempo", "quiddler", *table, *games]) == 0
    assert json.loads(capsys.readouterr().out)["everybody"][turns] >= least - 0.04
