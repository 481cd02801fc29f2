"""The bar under the players: points of all rounds so far, and what comes next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.facts import Standing
from app.games.boggle.screen.results.look import ResultsLook, face_of
from app.tabletop.context import SeatLook
from app.widgets import scroll, theme, writing
from app.widgets.avatar import paint_avatar
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded

STANDING = Qt.ItemDataRole.UserRole + 1
SEAT = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
FACE, HIGH = 42, 58


class StandingsModel(Guarded, QAbstractListModel):
    """Seats by their points, best first."""

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._rows: list[Standing] = []

    def set_standings(self, rows: Sequence[Standing]) -> None:
        """Show other points."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """One row to a seat."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, standing, the whole line for screen readers."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        seat = self._seats[row.seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return seat.name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return results_texts.place(row, seat.name)
        return {STANDING: row, SEAT: seat}.get(role)


class _StandingDelegate(Guarded, QStyledItemDelegate):
    def __init__(self, look: ResultsLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        look = self._look
        width = max(
            QFontMetricsF(look.font("meta")).horizontalAdvance(self._caption(index)),
            QFontMetricsF(look.font("number")).horizontalAdvance(writing.number(index.data(STANDING).points)),
        )
        longest = look.tx(130)
        return QSize(look.px(FACE + 11) + math.ceil(min(width, longest)) + look.px(32), look.tx(HIGH))

    def _caption(self, index: _Index) -> str:
        return f"{index.data(STANDING).place}. {index.data()}"

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        look, colours = self._look, theme.current().palette
        rect = QRectF(option.rect)
        painter.save()
        side = look.px(FACE)
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        ratio = painter.device().devicePixelRatio()
        paint_avatar(painter, place, face_of(index.data(SEAT)), ratio=ratio)
        left = place.right() + look.px(11)
        small, large = look.font("meta"), look.font("number_small")
        large.setPixelSize(round(large.pixelSize() * 1.23))
        room = rect.right() - left - look.px(8)
        caption = QFontMetricsF(small).elidedText(self._caption(index), Qt.TextElideMode.ElideMiddle, room)
        painter.setFont(small)
        painter.setPen(colours.ink2)
        painter.drawText(QPointF(left, rect.center().y() - look.tx(8)), caption)
        painter.setFont(large)
        painter.setPen(colours.ink)
        painter.drawText(
            QPointF(left, rect.center().y() + look.tx(20)), writing.number(index.data(STANDING).points)
        )
        painter.restore()


class StandingsView(FocusRingOwner, QListView):
    """The places in a row; scrolls sideways when there are many."""

    def __init__(self, model: StandingsModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        scroll.dress(self)
        self.setItemDelegate(_StandingDelegate(look, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setModel(model)
        self.setAccessibleName(self.tr("Points so far"))
        model.modelReset.connect(self.scheduleDelayedItemsLayout)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedHeight(self._look.tx(HIGH) + self._look.px(6))
        self.scheduleDelayedItemsLayout()

    def minimumSizeHint(self) -> QSize:
        """Two places at least."""
        return QSize(self._look.px(160), self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls sideways."""
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y() // 2)
