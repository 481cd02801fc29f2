"""Whole games in the window of the program, by the mouse alone and by keys alone, to the sheet of the end."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.rules import Json
from app.games.scrabble_cards.model import Phase
from tests.games.robots import Chair, people_among, spin, window_of
from tests.games.scrabble_cards.view.robot import play


def played(by: str, seats: int, people: int, size: tuple[int, int], options: Json) -> Chair:
    """A game that is over; the window has been closed."""
    with window_of("cs", "light", size) as (window, services):
        window.games.start("scrabble-cards", people_among(seats, people), options, seed=7)
        spin(1.0)  # the page has come in, also where much else is going on
        return play(window, services, by, None, options, seats)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("by", "seats", "people", "size", "options"),
    [
        ("mouse", 2, 1, (1024, 640), {"target": 200}),
        ("keys", 2, 1, (1920, 1080), {}),
        ("keys", 8, 1, (1024, 640), {"target": 200}),
    ],
)
def test_a_game_is_played_to_its_end(
    qtbot: QtBot, by: str, seats: int, people: int, size: tuple[int, int], options: Json
) -> None:
    """RULES SK5, SK12, SK17, SK18, SK20: every step of a game can be done so."""
    chair = played(by, seats, people, size, options)
    seen = chair.over
    assert seen.phase is Phase.OVER and len(seen.scores) == seats and chair.done["laid"] > 2
    assert "scores" in chair.done
