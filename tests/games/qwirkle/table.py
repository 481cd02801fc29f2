"""A table to test the view at: a real match, no window of the program around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.screen.view import QwirkleView
from app.games.qwirkle.solver import analysis
from app.tabletop.context import Notes, SeatLook, ViewContext, ViewSettings
from app.widgets.sounds import Sounds
from tests import hands
from tests.games.driver import Driver

SEED = 20


def sit_down(
    turns: int,
    seed: int = SEED,
    aids: dict[str, object] | None = None,
    others: int = 2,
    people: int = 1,
    notes: Notes | None = None,
) -> Driver:
    """A view at the person's first turn after so many turns, against so many of the animals."""
    animals, names = _ANIMALS[:others], _PEOPLE[:people]
    seats = [*map(Seat, names), *(Seat(name, "ai", level) for name, level in animals)]
    match: Match[Any, Any] = Match.new(QwirkleRules(), seats, seed)
    players = [QwirkleOpponent(3, seat) for seat in range(len(seats))]
    while match.result is None and (len(match.record.turns) < turns or match.deciders() != (0,)):
        seat = match.deciders()[0]
        match.submit(seat, players[seat].choose(match.observation_for(seat), Budget(work=1)))
    looks = (
        *(SeatLook(name, name[0]) for name in names),
        *(SeatLook(n, f"level:{i}", is_person=False, level=i) for n, i in animals),
    )

    best_moves = analysis()

    def analyse(observation: Any, found: Callable[[list[Any]], None], **_: object) -> Callable[[], None]:
        found(best_moves(observation, Budget()))
        return lambda: None

    context = ViewContext(looks, Sounds(), ViewSettings(aids=aids), analyse=analyse)
    context.notes = notes or Notes()
    driver = Driver(match)
    context.before_turn = driver.controller.observation_before
    driver.context, driver.view = context, QwirkleView(context)
    return driver


def others_play(driver: Driver) -> None:
    """The animals play until it is the person's turn."""
    while driver.controller.result is None and driver.match.deciders() != (0,):
        seat = driver.match.deciders()[0]
        seen = driver.match.observation_for(seat)
        driver.do(seat, QwirkleOpponent(3, seat).choose(seen, Budget(work=1)))


_PEOPLE = ("Žofie", "Karel")
_ANIMALS = (("Liška", 3), ("Sova", 4), ("Rys", 5))


def keys(view: QwirkleView, *pressed: Qt.Key) -> None:
    """Keys go to the table."""
    for key in pressed:
        QTest.keyClick(view.table.sheet, key)


def drag(view: QwirkleView, slot: int, goal: QWidget, point: QPointF) -> None:
    """Drag a tile of the rack to a point of a widget."""
    hands.drag(view.table.rack.slots[slot], goal, point)


Sit: TypeAlias = Callable[..., Driver]
"""turns, seed, aids → a table in its window, at the person's first turn after so many turns."""


def first_fit(driver: Driver) -> tuple[int, tuple[int, int]]:
    """A tile of the rack and a place for it."""
    draft = driver.view.hand.draft
    return next((slot, places[0]) for slot in draft.in_rack() if (places := draft.places_for(slot)))
