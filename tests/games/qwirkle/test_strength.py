"""How strong Qwirkle's players are, as ``slovohratky-lab play`` tells it (OPPONENTS.md sections 1 and 2)."""

from __future__ import annotations

import pytest

from tests.games.strength import Capture, reaches, wins

CHILDREN = [("base:child3", 0.30), ("base:child6", 0.55)]


@pytest.mark.parametrize(("child", "least"), CHILDREN)
def test_a_child_wins_against_the_hare_now_and_then(capsys: Capture, child: str, least: float) -> None:
    assert wins(capsys, "qwirkle", (child, "ai:1"), 60) / 60 >= least - 0.1


# The bars themselves, by up to 600 games each


@pytest.mark.heavy
@pytest.mark.parametrize(("child", "least"), CHILDREN)
def test_children_win_their_share_against_the_hare(capsys: Capture, child: str, least: float) -> None:
    assert reaches(capsys, "qwirkle", (child, "ai:1"), least)


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
    assert reaches(capsys, "qwirkle", (player, others), least)


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_ladder_holds_at_larger_tables(capsys: Capture, seats: int, level: int) -> None:
    """More than an even share, by more than chance: its error is 2 % over all the games."""
    others = (f"ai:{level - 1}",) * (seats - 1)
    assert reaches(capsys, "qwirkle", (f"ai:{level}", *others), 1 / seats + 0.04)
