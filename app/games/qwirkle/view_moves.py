"""The last moves, newest first; those of the person at the screen can be looked into."""

from __future__ import annotations

from collections.abc import Sequence
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
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.games.qwirkle import view_texts
from app.games.qwirkle.model import Played
from app.widgets import icons, paper, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.scroll import dress

Index: TypeAlias = QModelIndex | QPersistentModelIndex
TURN = Qt.ItemDataRole.UserRole + 1
OPEN = Qt.ItemDataRole.UserRole + 2


class MovesModel(QAbstractListModel):
    """DisplayRole: “Owl · 3 tiles · +7”; TURN: index of the turn; OPEN: whether it can be looked into."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: Sequence[Played] = ()
        self._names: Sequence[str] = ()
        self._open: frozenset[int] = frozenset()

    def set_history(self, history: Sequence[Played], names: Sequence[str], seats: frozenset[int]) -> None:
        """seats: whose moves can be looked into."""
        self.beginResetModel()
        self._history, self._names, self._open = tuple(history), tuple(names), seats
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of turns."""
        return 0 if parent is not None and parent.isValid() else len(self._history)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        turn = len(self._history) - 1 - index.row()
        played = self._history[turn]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{self._names[played.seat]} · {view_texts.played(played)}"
        if role == TURN:
            return turn
        if role == OPEN:
            return played.seat in self._open
        if role == Qt.ItemDataRole.ToolTipRole and played.seat in self._open:
            return self.tr("Show the best moves of this position")
        return None


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        return QSize(look.px(100), look.tx(26))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = option.widget
        pointed = isinstance(view, MovesView) and view.pointed == index.row() and bool(index.data(OPEN))
        current = isinstance(view, MovesView) and view.hasFocus() and view.currentIndex().row() == index.row()
        if pointed or current:
            painter.fillPath(paper.cut(rect.adjusted(-2, 0, 0, 0), look.pxf(6), 1, 0.0), colours.sunken)
        font = look.font("body")
        text = str(index.data())
        room = rect.width() - look.pxf(28 if index.data(OPEN) else 4)
        painter.setFont(font)
        painter.setPen(colours.ink)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        baseline = rect.center().y() + QFontMetricsF(font).capHeight() / 2
        painter.drawText(QPointF(rect.left() + look.pxf(2), baseline), cut)
        if index.data(OPEN):
            side = look.pxf(16)
            box = QRectF(rect.right() - side - look.pxf(2), rect.center().y() - side / 2, side, side)
            icons.paint(painter, "search", box, colours.ink2 if pointed or current else colours.ink3)
        painter.restore()


class MovesView(FocusRingOwner, QListView):
    """The list. Signals: turn_chosen(int turn)."""

    turn_chosen = Signal(int)

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointed = -1
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setMinimumHeight(0)
        dress(self)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._open)
        self.entered.connect(self._point)
        theme.follow(self, self.scheduleDelayedItemsLayout)

    def minimumSizeHint(self) -> QSize:
        """One line."""
        look = theme.current()
        return QSize(look.px(100), look.tx(26))

    def sizeHint(self) -> QSize:
        """A few lines."""
        look = theme.current()
        return QSize(look.px(200), look.tx(80))

    def _point(self, index: QModelIndex) -> None:
        self.pointed = index.row()
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if index.data(OPEN) else Qt.CursorShape.ArrowCursor
        )
        self.viewport().update()

    def leaveEvent(self, event: object) -> None:
        """Nothing is pointed at."""
        self.pointed = -1
        self.viewport().update()

    def _open(self, index: QModelIndex) -> None:
        if index.data(OPEN):
            self.turn_chosen.emit(index.data(TURN))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move, Enter and Space look into a turn; all else is the table's."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
            self.viewport().update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            event.ignore()
