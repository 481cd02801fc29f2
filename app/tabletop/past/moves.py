"""The last moves, newest first: each can be seen on the table, one's own can be looked into."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QToolTip

from app.tabletop.context import SeatLook
from app.tabletop.people.signs import paint_sign, signs
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER_OR_SPACE, RowList
from app.widgets.look import theme

ROW, LENS = 26, 30
"""Height of a row, and how much of its end belongs to the magnifier, in design pixels."""


NAME_SHARE = 0.34
"""Of a row, which a name keeps."""


@dataclass(frozen=True)
class MoveLine:
    """A line about a turn.

    turn: its index in the history. seat: whose it was, None for what the table does (a round begins).
    what: “3 tiles · +7”. opens: whether it can be looked into. shows: an eye
    tells that it can be seen on the table, where no magnifier does.
    """

    turn: int
    seat: int | None
    what: str
    opens: bool = False
    shows: bool = False


class MovesModel(LinesModel[MoveLine]):
    """DisplayRole: “Owl · 3 tiles · +7”."""

    def __init__(self, seats: Sequence[SeatLook]) -> None:
        super().__init__()
        self._seats = tuple(seats)
        self.why: Callable[[int], str] = lambda turn: ""
        """What the points of a turn are made of; asked of a game when a row is pointed at."""

    def tell(self, line: MoveLine, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.what if line.seat is None else f"{self._seats[line.seat].name} · {line.what}"
        if role == Qt.ItemDataRole.ToolTipRole and line.seat is not None:
            hint = self.tr("Show it on the table")
            if line.opens:
                hint = self.tr("Show it on the table; the magnifier (Enter) shows what else could be played")
            told = str(self.tell(line, Qt.ItemDataRole.DisplayRole))  # the row may be cut
            return "\n".join(filter(None, (told, self.why(line.turn), hint)))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.why(line.turn) or None
        return None


def fitted(text: str, what: str, metrics: QFontMetricsF, room: float) -> str:
    """A row as wide as there is room. A long name gives way first, down to a third of the room; then what was
    done, but for the points at its end."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    name = text.removesuffix(what)
    left = max(room - metrics.horizontalAdvance(what), room * NAME_SHARE)
    name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, left)
    rest = room - metrics.horizontalAdvance(name)
    head, dot, points = what.rpartition(" · ")
    if not head:
        return name + metrics.elidedText(what, Qt.TextElideMode.ElideRight, rest)
    kept = rest - metrics.horizontalAdvance(dot + points)
    return name + metrics.elidedText(head, Qt.TextElideMode.ElideRight, max(0.0, kept)) + dot + points


class MovesView(RowList):
    """The list. A row under the mouse, clicked or chosen by a key is shown on the table; the magnifier at
    its end, and Enter, ask what else could have been played.

    Signals: turn_chosen(int turn): look into it. turn_pointed(int turn, bool go): show it on the table,
    -1 for none; go: it was meant, not just passed over. turn_meant(int turn): a row that cannot be looked
    into was clicked, or Enter pressed on it.
    """

    turn_chosen = Signal(int)
    turn_pointed = Signal(int, bool)
    turn_meant = Signal(int)

    def __init__(self, seats: Sequence[SeatLook], *, rows: int = 3) -> None:
        """rows: how many are seen at least."""
        self.moves, self._rows = MovesModel(seats), rows
        super().__init__(self.moves, self._paint, lambda _: _size(100, ROW))
        self.pointed = -1
        self._signs = signs(seats)
        self._kept = False
        self._pressed = QPointF()
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.clicked.connect(self._click)
        self.entered.connect(self._point)
        self.moves.modelReset.connect(self.let_go)

    def minimumSizeHint(self) -> QSize:
        return _size(100, self._rows * ROW)

    def sizeHint(self) -> QSize:
        return _size(200, max(80, self._rows * ROW))

    def _paint(self, row: PaintedRow) -> None:
        look, colours = theme.current(), theme.current().palette
        line: MoveLine = row.index.data(LINE)
        pointed = row.index.row() in (self.pointed, self.shown_row())
        if pointed:
            row.ground(colours.sunken, row.rect.adjusted(-2, 0, 0, 0), look.pxf(6), 1)
        if line.seat is not None:
            disc = row.put(look.tx(20), look.pxf(2), look.pxf(7))
            paint_sign(row.painter, disc, self._signs[line.seat], ratio=row.ratio)
        if line.opens:
            lens = row.put_last(look.pxf(16), look.pxf(8), look.pxf(2))
            row.icon("search", lens, colours.ink2 if pointed else colours.ink3)
        elif line.shows:
            eye = row.put_last(look.pxf(16), look.pxf(8), look.pxf(2))
            row.icon("eye", eye, colours.ink2 if pointed else colours.ink3)
        else:
            row.right -= look.pxf(4)
        text, metrics = str(row.index.data()), QFontMetricsF(look.font("body"))
        shown = fitted(text, f" · {line.what}", metrics, row.right - row.left)
        row.words(Text(shown, "body", colours.ink), Qt.TextElideMode.ElideNone)

    def shown_row(self) -> int:
        """The row that stays shown, -1 for none."""
        return self.currentIndex().row() if self._kept else -1

    def let_go(self) -> None:
        """No row stays shown."""
        self._kept = False
        self.viewport().update()

    def _keep(self, index: QModelIndex) -> None:
        self._kept = index.isValid()
        self.viewport().update()
        if self._kept:
            self.turn_pointed.emit(index.data(LINE).turn, True)

    def _tell_why(self, index: QModelIndex) -> None:
        """Whoever walks with the keys is told as whoever points with the mouse."""
        why = self.moves.why(index.data(LINE).turn) if index.isValid() else ""
        place = self.visualRect(index)
        if why:
            QToolTip.showText(self.viewport().mapToGlobal(place.bottomLeft()), why, self.viewport(), place)
        else:
            QToolTip.hideText()

    def _point(self, index: QModelIndex) -> None:
        self.pointed = index.row()
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.viewport().update()
        self.turn_pointed.emit(index.data(LINE).turn, False)

    def leaveEvent(self, event: object) -> None:
        """Nothing is pointed at; what was clicked stays."""
        self.pointed = -1
        self.viewport().update()
        self.turn_pointed.emit(self.currentIndex().data(LINE).turn if self._kept else -1, False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes on with the game has seen enough of the past."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason and self._kept:
            self.let_go()
            self.turn_pointed.emit(-1, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def _click(self, index: QModelIndex) -> None:
        line: MoveLine = index.data(LINE)
        if line.opens and self._pressed.x() >= self.visualRect(index).right() - theme.current().pxf(LENS):
            self.turn_chosen.emit(line.turn)
        else:
            self._keep(index)
            if not line.opens:
                self.turn_meant.emit(line.turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down show a turn, Enter and Space look into it, Escape lets go; all else is the table's."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            if self._kept or not index.isValid():
                super().keyPressEvent(event)
            self._keep(self.currentIndex())
            self._tell_why(self.currentIndex())
        elif event.key() in ENTER_OR_SPACE and index.isValid() and not event.isAutoRepeat():
            line: MoveLine = index.data(LINE)
            (self.turn_chosen if line.opens else self.turn_meant).emit(line.turn)
        elif event.key() == Qt.Key.Key_Escape and self._kept:
            self.let_go()
            self.turn_pointed.emit(-1, False)
        else:
            event.ignore()


def _size(width: float, height: float) -> QSize:
    look = theme.current()
    return QSize(look.px(width), look.tx(height))
