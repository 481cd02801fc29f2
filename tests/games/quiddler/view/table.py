"""A table to test the view at: a real match, no window of the program around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.match import Match
from app.engine.rules import Seat
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.opponent import mildest
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.screen.view import QuiddlerView
from app.tabletop.context import Analyse, Notes, SeatLook, ViewContext
from app.widgets.sounds import Sounds
from tests.games.driver import Driver

AnyMatch: TypeAlias = Match[Any, Any]
Sit: TypeAlias = Callable[..., Driver]
PEOPLE = ("Žofie", "Ondra", "Babi")
ANIMALS = ("Liška", "Sova", "Rys", "Zajíc", "Ježek", "Liška 2", "Sova 2")


def sit_down(
    seats: int = 3,
    people: int = 1,
    *,
    first: int = 0,
    until: Callable[[Observation], bool] = lambda seen: seen.phase is Phase.DRAW,
    seed: int = 5,
    notes: Notes | None = None,
    takes: Callable[[str], bool] = lambda word: True,
    analyse: Analyse | None = None,
    **options: Any,
) -> Driver:
    """A view at a person's turn; everybody before has drawn and discarded that card.

    first: whose turn it is to be. until: how far the game has come, as that person sees it.
    """
    names = (*PEOPLE[:people], *ANIMALS[: seats - people])
    sitting = [Seat(name) if seat < people else Seat(name, "ai", 3) for seat, name in enumerate(names)]
    match: AnyMatch = Match.new(QuiddlerRules(None), sitting, seed, {"words": "challenge", **options})
    pass_until(match, first, until)
    looks = tuple(
        SeatLook(name, name[0]) if seat < people else SeatLook(name, "level:3", is_person=False, level=3)
        for seat, name in enumerate(names)
    )
    context = ViewContext(looks, Sounds(), takes=takes)
    context.notes, context.analyse = notes or Notes(), analyse
    driver = Driver(match)
    driver.context, driver.view = context, QuiddlerView(context)
    return driver


def pass_until(match: AnyMatch, seat: int, until: Callable[[Observation], bool]) -> None:
    """Everybody draws and discards until it is the seat's turn and so far."""
    while match.result is None:
        deciders = match.deciders()
        if not deciders:
            match.submit(None, match.automatic())
        elif deciders[0] == seat and until(match.observation_for(seat)):
            return
        else:
            match.submit(deciders[0], mildest(match.observation_for(deciders[0])))


def rest(view: Any) -> None:
    """Show at once what is being shown, and what waits behind it."""
    idle = 0
    while idle < 5:
        idle = 0 if view.acting.running else idle + 1
        view.acting.skip()
        QApplication.processEvents()


def lies(view: Any) -> tuple[list[str], str]:
    """The words on the rack, and the loose cards."""
    arrangement = view.table.hand.arrangement
    loose = "".join(arrangement.printed[card] for card in arrangement.loose)
    return ["".join(word) for word in arrangement.spelled()], loose


def middle(view: Any, card: int) -> QPoint:
    """Of a card of the hand, on the table."""
    return QPoint(view.table.rack_spot(card)[0].toPoint())


def drag(view: Any, card: int, to: QPoint | QPointF) -> None:
    """With the mouse, from where a card lies to a point of the table."""
    button, table = view.table.rack.buttons[card], view.table
    end = to.toPoint() if isinstance(to, QPointF) else to
    start = middle(view, card)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(table, start))
    for share in (0.3, 0.7, 1.0):
        point = start + (QPointF(end - start) * share).toPoint()
        QTest.mouseMove(button, button.mapFrom(table, point))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(table, end))


def drag_pile(view: Any, pile: QWidget, to: QPoint) -> None:
    """The topmost card of a pile to a point of the table."""
    table, start = view.table, pile.geometry().center()
    QTest.mousePress(pile, Qt.MouseButton.LeftButton, pos=pile.mapFrom(table, start))
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(pile, pile.mapFrom(table, start + (QPointF(to - start) * share).toPoint()))
    QTest.mouseRelease(pile, Qt.MouseButton.LeftButton, pos=pile.mapFrom(table, to))
