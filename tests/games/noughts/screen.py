"""The screen of noughts and crosses: a grid between the shared parts of every table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.turn import Turn
from app.tabletop import phrases
from app.tabletop.context import ViewContext
from app.tabletop.options import OptionsForm
from app.tabletop.past.looking import LookBack
from app.tabletop.past.moves import MoveLine, MovesView
from app.tabletop.people.end import EndSheet
from app.tabletop.people.figures import Outcome
from app.tabletop.people.seats import SeatsPanel, SeatState
from app.tabletop.screen import TableScreen
from app.widgets.look import theme
from tests.games.noughts.model import Observation, Options, Take

MARKS = "XO"
STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class NoughtsForm(OptionsForm):
    """One option."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given, Options().to_json(), Options.CHOICES)
        sizes = [(size, str(size)) for size in Options.CHOICES["size"]]
        self.lay((self.row("size", "Cells along a side", sizes),), ())

    def summary(self, seats: int) -> str:
        return phrases.players(seats)


class Grid(QWidget):
    """The cells.

    Signals: chosen(object place): by mouse or key.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(150, 150)
        self.cursor_at = (0, 0)
        self.ringed: tuple[int, int] | None = None
        self._cells: dict[tuple[int, int], int] = {}
        self._side = 3

    def show_cells(self, side: int, cells: Mapping[tuple[int, int], int]) -> None:
        """What lies where."""
        self._side, self._cells = side, dict(cells)
        self.update()

    def ring(self, place: tuple[int, int] | None) -> None:
        """Point a cell out."""
        self.ringed = place
        self.update()

    def cell(self, place: tuple[int, int]) -> QRectF:
        """Where a cell is."""
        side = min(self.width(), self.height()) / self._side
        return QRectF(place[0] * side, place[1] * side, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current().palette
        for y in range(self._side):
            for x in range(self._side):
                rect = self.cell((x, y)).adjusted(2, 2, -2, -2)
                ringed = self.ringed == (x, y) or (self.hasFocus() and self.cursor_at == (x, y))
                painter.setPen(QPen(colours.focus if ringed else colours.ink3, 4 if ringed else 1))
                painter.drawRect(rect)
                painter.setPen(colours.ink)
                owner = self._cells.get((x, y))
                if owner is not None:
                    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, MARKS[owner])

    def sizeHint(self) -> QSize:
        return QSize(300, 300)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            x, y = (self.cursor_at[i] + step[i] for i in range(2))
            if 0 <= x < self._side and 0 <= y < self._side:
                self.cursor_at = (x, y)
                self.update()
        elif event.text().isdecimal() and int(event.text()) > 0:
            y, x = divmod(int(event.text()) - 1, self._side)
            self.cursor_at = (x, y)
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            self.chosen.emit(self.cursor_at)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spots = [(x, y) for x in range(self._side) for y in range(self._side)]
        for place in spots:
            if self.cell(place).contains(QPointF(event.position())):
                self.chosen.emit(place)


class PastCells(LookBack):
    """Rings the cell that a turn took."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._grid = grid
        self.cells: tuple[tuple[tuple[int, int], int], ...] = ()

    def show_turn(self, turn: int) -> bool:
        if turn >= len(self.cells):
            return False
        self._grid.ring(self.cells[turn][0])
        return True

    def hide_turn(self, turn: int) -> None:
        self._grid.ring(None)


class NoughtsScreen(TableScreen):
    """Grid, players, last moves, winner's sheet."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.grid = Grid()
        self.seats = SeatsPanel(context.seats)
        self.list = MovesView(context.seats)
        self.past = PastCells(self.grid)
        side = QVBoxLayout()
        side.addWidget(self.seats)
        side.addWidget(self.list, 1)
        row = QHBoxLayout(self)
        row.addWidget(self.grid, 2)
        row.addLayout(side, 1)
        self.end = EndSheet(context.seats, self._room, self)
        self.grid.chosen.connect(lambda place: self.move_requested.emit(Take(place)))
        self.list.turn_pointed.connect(lambda turn, go: self.past.point(turn, go=go))
        self.end.again.clicked.connect(self.play_again_requested)
        self.end.home.clicked.connect(self.leave_requested)

    def _room(self) -> QRect:
        return self.rect()

    def show_observation(self, observation: Observation, turns: Sequence[Turn] = ()) -> None:
        self.past.forget()
        self.past.cells = observation.cells
        self.grid.show_cells(observation.options.size, dict(observation.cells))
        places = [f"{'abcd'[x]}{y + 1}" for (x, y), _ in observation.cells]
        owners = [owner for _, owner in observation.cells]
        lines = [MoveLine(turn, owner, places[turn]) for turn, owner in enumerate(owners)]
        self.list.moves.set_lines(lines[::-1])
        self.seats.show_states(
            [
                SeatState(points, str(points), active=seat == observation.turn)
                for seat, points in enumerate(observation.scores)
            ]
        )
        self.tell_subtitle(f"cell {len(observation.cells) + 1}")
        if observation.turn is not None:
            self.end.hide()
            return
        rows = [Outcome(seat, ()) for seat in range(len(observation.scores))]
        self.end.show_result(observation.scores, observation.winners, (), rows)
        self.end.celebrate()

    def show_thinking(self, seat: int, thinking: bool) -> None:
        self.seats.rows[seat].set_thinking(thinking)

    def keyboard(self) -> QWidget:
        return self.end.again if self.end.isVisible() else self.grid
