"""The score sheet by rounds, like the paper one: what every round brought and how much it makes so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from app.games.quiddler import deck
from app.games.quiddler.model import Observation
from app.games.quiddler.screen.round import texts
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.rounds.standing import crowned
from app.widgets import writing
from app.widgets.controls import scroll
from app.widgets.controls.avatar import paint_avatar
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.lists.model import Index
from app.widgets.lists.row import PaintedRow, RowDelegate
from app.widgets.look import icons, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.fonts import fitted
from app.widgets.sheets.dialog import PaperDialog

translate = QCoreApplication.translate
ROW, HEAD, SIDE = 38, 84, 118
POINTS = Qt.ItemDataRole.UserRole + 1
"""Of the round, as an int; None where it has not been played."""
LEADS = Qt.ItemDataRole.UserRole + 2
"""Whether the seat had most points after this round."""
_NOWHERE = QModelIndex()


class ScoreModel(Guarded, QAbstractTableModel):
    """A row for each round of the game and one for the total, a column for each seat."""

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._sizes = deck.hand_sizes("cz")
        self._points: list[tuple[int, ...]] = []
        self._totals: list[tuple[int, ...]] = []

    def show_observation(self, observation: Observation) -> None:
        """Show the rounds that are finished."""
        points = [tuple(row.score.points for row in one.rows) for one in observation.past]
        sizes = deck.hand_sizes(observation.options.edition)
        if (points, sizes) == (self._points, self._sizes):
            return
        self.beginResetModel()
        self._points, self._sizes = points, sizes
        self._totals, so_far = [], tuple(seat.ahead for seat in self._seats)
        for one in points:
            so_far = tuple(a + b for a, b in zip(so_far, one, strict=True))
            self._totals.append(so_far)
        self.endResetModel()

    @property
    def seats(self) -> tuple[SeatLook, ...]:
        return self._seats

    def leaders(self) -> tuple[int, ...]:
        """Who has most points now; nobody before there are any."""
        return crowned(self._totals[-1]) if self._totals else ()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """All rounds of the game, those to come too, and the total."""
        return 0 if parent.isValid() else len(self._sizes) + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, seat = index.row(), index.column()
        last = row == len(self._sizes)
        if not self._totals or (row >= len(self._totals) and not last):
            return self._to_come(role)
        totals = self._totals[-1] if last else self._totals[row]
        points = None if last else self._points[row][seat]
        leads = seat in crowned(totals)
        if role == Qt.ItemDataRole.DisplayRole:
            return writing.number(totals[seat])
        if role in (POINTS, LEADS):
            return points if role == POINTS else leads
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._spoken(seat, points, totals[seat], leads=leads)
        return None

    def _to_come(self, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("not played yet")
        return "" if role == Qt.ItemDataRole.DisplayRole else None

    def _spoken(self, seat: int, points: int | None, total: int, *, leads: bool) -> str:
        parts = [self._seats[seat].name]
        if points is not None:
            parts.append(phrases.points(points))
        parts.append(self.tr("{points} in all").format(points=total))
        if leads:
            parts.append(self.tr("in the lead"))
        return ", ".join(parts)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._seats[section].name
        if section == len(self._sizes):
            return self.tr("Total")
        return texts.dealt(section + 1, self._sizes[section])

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Names(QHeaderView):
    """Faces and names over the columns; a crown on whoever leads."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        return QSize(0, theme.current().tx(HEAD))

    def paintSection(self, painter: QPainter, rect: Any, logicalIndex: int) -> None:
        look = theme.current()
        who = self._scores.seats[logicalIndex]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(44)
        middle = QRectF(rect).center().x()
        face = QRectF(middle - side / 2, rect.top() + look.px(6), side, side)
        paint_avatar(painter, face, who.avatar, ratio=self.devicePixelRatioF())
        if logicalIndex in self._scores.leaders():
            crown = QRectF(face.right() - look.px(6), face.top() - look.px(5), look.px(24), look.px(24))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.palette.yellow)
            painter.drawEllipse(crown.adjusted(-2, -2, 2, 2))
            icons.paint(painter, "crown", crown.adjusted(2, 2, -2, -2), look.palette.letter, 2.6)
        font, shown = fitted(look.font("meta_strong"), who.name, rect.width() - look.px(8))
        at = QPointF(middle, rect.bottom() - look.px(8))
        draw_text(painter, shown, at, font, look.palette.ink, lean=0.5)
        painter.restore()


class _Rounds(QHeaderView):
    """Which round, how many cards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        return QSize(theme.current().tx(SIDE), 0)

    def paintSection(self, painter: QPainter, rect: Any, logicalIndex: int) -> None:
        look = theme.current()
        text = str(self.model().headerData(logicalIndex, Qt.Orientation.Vertical))
        last = logicalIndex == self.model().rowCount() - 1
        inset = look.px(10)
        font, shown = fitted(look.font("strong" if last else "meta"), text, rect.width() - inset - look.px(4))
        painter.save()
        hair = QRectF(rect.left(), rect.top(), rect.width(), look.pxf(2.4 if last else 1.0))
        painter.fillRect(hair, look.palette.ink if last else look.palette.line)
        ink = look.palette.ink if last else look.palette.ink2
        draw_text(
            painter, shown, QPointF(rect.left() + inset, QRectF(rect).center().y()), font, ink, sink=0.5
        )
        painter.restore()


class ScoreTable(FocusRingOwner, QTableView):
    """The sheet; arrows walk through it."""

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        scroll.dress(self)
        self._scores = model
        self.setModel(model)
        self.setHorizontalHeader(_Names(model, self))
        self.setVerticalHeader(_Rounds(self))
        self.setItemDelegate(RowDelegate(self, self._paint, self._size))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        corner = self.findChild(QAbstractButton)
        if corner is not None:
            corner.installEventFilter(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Score sheet"))
        theme.follow_now(self, self.restyle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is painted where both heads meet."""
        return event.type() == QEvent.Type.Paint and isinstance(watched, QAbstractButton)

    def restyle(self) -> None:
        high = theme.current().tx(ROW)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(high)
        self.verticalHeader().setFixedWidth(theme.current().tx(SIDE))
        self.horizontalHeader().setFixedHeight(theme.current().tx(HEAD))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(400), look.tx(HEAD) + look.tx(ROW) * self._scores.rowCount() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.current().tx(HEAD) + theme.current().tx(ROW) * 3)

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(10)

    def _size(self, index: Index) -> QSize:
        return QSize(theme.current().tx(60), theme.current().tx(ROW))

    def _paint(self, row: PaintedRow) -> None:
        """What the round brought, small, and the subtotal; the leader's on yellow."""
        look = theme.current()
        colours = look.palette
        last = row.index.row() == self._scores.rowCount() - 1
        hair = QRectF(row.rect.left(), row.rect.top(), row.rect.width(), look.pxf(2.4 if last else 1.0))
        row.painter.fillRect(hair, colours.ink if last else colours.line)
        text = str(row.index.data())
        if not text:
            return
        leads = bool(row.index.data(LEADS))
        slip = row.rect.adjusted(look.px(4), look.px(4), -look.px(4), -look.px(3))
        if leads:
            row.ground(colours.yellow if last else colours.yellow_tint, slip, look.pxf(9), 2)
        ink = colours.letter if leads and last else colours.ink
        total = look.font("number_small")
        points = row.index.data(POINTS)
        small = look.font("meta")
        plus = "" if points is None else writing.signed(points)
        metrics, little = QFontMetricsF(total), QFontMetricsF(small)
        gap = look.px(8)
        wide = metrics.horizontalAdvance(text)
        beside = little.horizontalAdvance(plus) + gap if plus else 0.0
        left = row.rect.center().x() - (wide + beside) / 2
        base = row.rect.center().y() + metrics.capHeight() / 2
        if plus:
            tint = colours.red if points is not None and points < 0 else colours.ink2
            draw_text(row.painter, plus, QPointF(left, base), small, tint)
        draw_text(row.painter, text, QPointF(left + beside, base), total, ink)


def open_scores(about: QWidget, seats: Sequence[SeatLook], observation: Observation) -> PaperDialog:
    """The score sheet over the table."""
    wide = 300 + 110 * len(seats)
    dialog = PaperDialog(about, translate("QuiddlerScores", "Score sheet"), width=max(560, min(1120, wide)))
    model = ScoreModel(seats, dialog)
    model.show_observation(observation)
    table = ScoreTable(model)
    dialog.body.addWidget(table)
    dialog.open_once(dialog.add_close())
    return dialog
