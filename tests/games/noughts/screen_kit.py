"""The table of noughts and crosses for the suites over screens."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.engine.rules import Seat
from app.widgets.controls.label import Label
from tests.games.noughts.model import NoughtsRefusal, free_cells
from tests.games.screens import ScreenKit, Sitting

ARROWS = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, 1): Qt.Key.Key_Down,
    (0, -1): Qt.Key.Key_Up,
}


def on_turn(at: Sitting) -> None:
    """Until the other has moved."""

    def ready() -> bool:
        at.controller.hurry()
        seen = at.controller.observation
        return at.controller.result is not None or seen.turn == seen.seat

    at.qtbot.waitUntil(ready, timeout=20_000)


def go_to(at: Sitting, place: tuple[int, int]) -> None:
    """Walk to a cell by arrows."""
    x, y = at.view.grid.cursor_at
    for key, steps in ((ARROWS[1, 0], place[0] - x), (ARROWS[0, 1], place[1] - y)):
        back = {ARROWS[1, 0]: ARROWS[-1, 0], ARROWS[0, 1]: ARROWS[0, -1]}[key]
        for _ in range(abs(steps)):
            at.hands.press(key if steps > 0 else back)


def digit_moves_the_cursor(at: Sitting) -> bool:
    at.hands.press(Qt.Key.Key_1)
    before = at.view.grid.cursor_at
    at.hands.press(Qt.Key.Key_2)
    return bool(before == (0, 0) and at.view.grid.cursor_at == (1, 0))


def take(at: Sitting) -> None:
    """The first free cell, by keys."""
    go_to(at, free_cells(at.controller.observation)[0])
    at.hands.press(Qt.Key.Key_Space)


def some_cell_taken(at: Sitting) -> None:
    """On turn, with something on the grid."""
    on_turn(at)
    if not at.controller.observation.cells and not at.controller.seats[1].is_person:
        take(at)
        on_turn(at)


def taken_again(at: Sitting) -> str:
    """A cell that is somebody's."""
    go_to(at, at.controller.observation.cells[0][0])
    at.hands.press(Qt.Key.Key_Space)
    shown = [label for label in at.page.banner.findChildren(Label) if label.isVisible()]
    return " ".join(label.whole_text() for label in shown)


def finish(at: Sitting) -> None:
    while at.controller.result is None:
        take(at)
        on_turn(at)


SCREEN = ScreenKit(
    (Seat("Žofie"), Seat("Zajíc", "ai", 1)),
    {},
    begin=some_cell_taken,
    plays=digit_moves_the_cursor,
    refused=taken_again,
    next_person=take,
    finish=finish,
    again=lambda at: at.view.end.again,
    refusals=NoughtsRefusal,
    pieces=lambda at: [line.what for line in at.view.list.model().lines],
    buttons={"moves": lambda at: at.view.list.setFocus()},
)
