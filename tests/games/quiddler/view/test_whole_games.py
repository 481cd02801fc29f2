"""Whole games in the window of the program, by the mouse alone and by keys alone, to the sheet of the end."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.rules import Json
from app.games.quiddler.model import Phase
from tests.games.quiddler.view.robot import play
from tests.games.robots import Chair, seats_of, spin, window_of


def played(by: str, seats: int, size: tuple[int, int], options: Json) -> Chair:
    """A game that is over; the window has been closed."""
    with window_of("cs", "light", size) as (window, services):
        window.games.start("quiddler", seats_of(seats), options, seed=7)
        spin(1.0)  # the page has come in, also where much else is going on
        return play(window, services, by, None, options, seats)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("by", "seats", "size"),
    [("mouse", 2, (1024, 640)), ("keys", 2, (1920, 1080)), ("keys", 8, (1024, 640))],
)
def test_a_game_for_several_is_played_to_its_end(
    qtbot: QtBot, by: str, seats: int, size: tuple[int, int]
) -> None:
    """RULES QD1, QD4, QD6, QD7, QD9: every step of a round can be done so."""
    robot = played(by, seats, size, {})
    seen = robot.over
    assert seen.phase is Phase.OVER and len(seen.past) == 7 and len(seen.scores) == seats
    assert {"challenge", "doubted", "verdict", "result"} <= set(robot.done)


@pytest.mark.heavy
@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("edition", ["cz", "en"])
def test_a_game_for_one_is_played_to_its_end(qtbot: QtBot, by: str, edition: str) -> None:
    """RULES QD13."""
    robot = played(by, 1, (1024, 640), {"edition": edition})
    assert robot.over.over and robot.done["word"] > 4
