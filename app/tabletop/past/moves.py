"""The last moves, newest first: each can be seen on the table, one's own can be looked into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.tabletop.context import SeatLook
from app.tabletop.people.signs import paint_sign, signs
from app.widgets import icons, paper, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.scroll import dress

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROW, LENS = 26, 30
"""Height of a row, and how much of its end belongs to the magnifier, in design pixels."""
TURN = Qt.ItemDataRole.UserRole + 1
OPEN = Qt.ItemDataRole.UserRole + 2
SEAT = Qt.ItemDataRole.UserRole + 3
WHAT = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True)
class MoveLine:
    """A line about a turn.

    turn: its index in the history. seat: whose it was, None for what the table does (a round begins).
    what: “3 tiles · +7”. opens: whether it can be looked into.
    """

    turn: int
    seat: int | None
    what: str
    opens: bool = False


class MovesModel(Guarded, QAbstractListModel):
    """DisplayRole: “Owl · 3 tiles · +7”; WHAT: of that what comes after the name, which is never cut; TURN,
    SEAT and OPEN as in `MoveLine`."""

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._told: tuple[tuple[str, ...], tuple[MoveLine, ...]] = ((), ())

    def set_lines(self, lines: Sequence[MoveLine]) -> None:
        """Newest first."""
        told = tuple(seat.name for seat in self._seats), tuple(lines)
        if told != self._told:
            self.beginResetModel()
            self._told = told
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of lines."""
        return 0 if parent is not None and parent.isValid() else len(self._told[1])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        names, lines = self._told
        line = lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, WHAT):
            if line.seat is None:
                return line.what
            what = f" · {line.what}"
            return what if role == WHAT else names[line.seat] + what
        if role == Qt.ItemDataRole.ToolTipRole and line.opens:
            return self.tr("Show it on the table; the magnifier (Enter) shows what else could be played")
        return {TURN: line.turn, SEAT: line.seat, OPEN: line.opens}.get(role)


def fitted(text: str, what: str, metrics: QFontMetricsF, room: float) -> str:
    """A row as wide as there is room: the name gives way, not the points (a face tells whose they are)."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    name = text.removesuffix(what)
    left = room - metrics.horizontalAdvance(what)
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, max(0.0, left)) + what


class _Delegate(Guarded, QStyledItemDelegate):
    def __init__(self, seats: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._signs = signs(seats)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        return QSize(look.px(100), look.tx(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = option.widget
        pointed = isinstance(view, MovesView) and index.row() in (view.pointed, view.shown_row())
        if pointed:
            painter.fillPath(paper.cut(rect.adjusted(-2, 0, 0, 0), look.pxf(6), 1, 0.0), colours.sunken)
        side = look.pxf(20)
        disc = QRectF(rect.left() + look.pxf(2), rect.center().y() - side / 2, side, side)
        ratio = painter.device().devicePixelRatioF()
        seat = index.data(SEAT)
        if seat is not None:
            paint_sign(painter, disc, self._signs[seat], ratio=ratio)
        font = look.font("body")
        left = disc.left() if seat is None else disc.right() + look.pxf(7)
        room = rect.right() - left - look.pxf(26 if index.data(OPEN) else 4)
        painter.setFont(font)
        painter.setPen(colours.ink)
        metrics = QFontMetricsF(font)
        cut = fitted(str(index.data()), str(index.data(WHAT)), metrics, room)
        painter.drawText(QPointF(left, rect.center().y() + metrics.capHeight() / 2), cut)
        if index.data(OPEN):
            side = look.pxf(16)
            box = QRectF(rect.right() - side - look.pxf(2), rect.center().y() - side / 2, side, side)
            icons.paint(painter, "search", box, colours.ink2 if pointed else colours.ink3)
        painter.restore()


class MovesView(FocusRingOwner, QListView):
    """The list. A row under the mouse, clicked or chosen by a key is shown on the table; the magnifier at
    its end, and Enter, ask what else could have been played.

    Signals: turn_chosen(int turn): look into it. turn_pointed(int turn, bool go): show it on the table,
    -1 for none; go: it was meant, not just passed over.
    """

    turn_chosen = Signal(int)
    turn_pointed = Signal(int, bool)

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moves = MovesModel(seats, self)
        self.pointed = -1
        self._kept = False
        self._pressed = QPointF()
        self.setModel(self.moves)
        self.setItemDelegate(_Delegate(seats, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        dress(self)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._click)
        self.entered.connect(self._point)
        self.moves.modelReset.connect(self.let_go)
        theme.follow(self, self.scheduleDelayedItemsLayout)

    def minimumSizeHint(self) -> QSize:
        """Three lines."""
        look = theme.current()
        return QSize(look.px(100), look.tx(3 * ROW))

    def sizeHint(self) -> QSize:
        """A few lines."""
        look = theme.current()
        return QSize(look.px(200), look.tx(80))

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
            self.turn_pointed.emit(index.data(TURN), True)

    def _point(self, index: QModelIndex) -> None:
        self.pointed = index.row()
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.viewport().update()
        self.turn_pointed.emit(index.data(TURN), False)

    def leaveEvent(self, event: object) -> None:
        """Nothing is pointed at; what was clicked stays."""
        self.pointed = -1
        self.viewport().update()
        self.turn_pointed.emit(self.currentIndex().data(TURN) if self._kept else -1, False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes on with the game has seen enough of the past."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason and self._kept:
            self.let_go()
            self.turn_pointed.emit(-1, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Where it is pressed decides what is meant."""
        self._pressed = event.position()
        super().mousePressEvent(event)

    def _click(self, index: QModelIndex) -> None:
        lens = self.visualRect(index).right() - theme.current().pxf(LENS)
        if index.data(OPEN) and self._pressed.x() >= lens:
            self.turn_chosen.emit(index.data(TURN))
        else:
            self._keep(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down show a turn, Enter and Space look into it, Escape lets go; all else is the table's."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            if self._kept or not index.isValid():
                super().keyPressEvent(event)
            self._keep(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and index.data(OPEN):
            self.turn_chosen.emit(index.data(TURN))
        elif event.key() == Qt.Key.Key_Escape and self._kept:
            self.let_go()
            self.turn_pointed.emit(-1, False)
        else:
            event.ignore()
