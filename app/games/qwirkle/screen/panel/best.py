"""The best moves of a position: a list with points and reasons, and a picture of the move pointed at."""

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
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.games.qwirkle.model import Lay, Observation, Trade
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.names import place_name, tile_names
from app.games.qwirkle.screen.sheet.camera import bounds
from app.games.qwirkle.solver import RankedMove
from app.games.qwirkle.tiles import Tile
from app.widgets import paper, theme, tile
from app.widgets.buttons import PaperButton
from app.widgets.dialog import PaperDialog
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded
from app.widgets.label import Label
from app.widgets.scroll import dress
from app.widgets.speech import ThinkingDots

Index: TypeAlias = QModelIndex | QPersistentModelIndex
MOVE = Qt.ItemDataRole.UserRole + 1
PLAYED = Qt.ItemDataRole.UserRole + 2
ROW = 98
TRADED = "trade"
"""What stands for a past trade: which tiles it was is not known."""


def laid(ranked: RankedMove) -> tuple[Tile, ...]:
    """The tiles that a move is about."""
    if isinstance(ranked.move, Lay):
        return tuple(number for number, _ in ranked.move.placements)
    return ranked.move.tiles if isinstance(ranked.move, Trade) else ()


class BestModel(Guarded, QAbstractListModel):
    """Moves, best first. MOVE: the RankedMove; PLAYED: whether it is the one that was made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moves: list[RankedMove] = []
        self._made: object = None

    def set_moves(self, moves: Sequence[RankedMove], made: object) -> None:
        """made: the move that was made, None for the current position."""
        self.beginResetModel()
        self._moves, self._made = list(moves), made
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of moves."""
        return 0 if parent is not None and parent.isValid() else len(self._moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See the class."""
        if not index.isValid():
            return None
        ranked = self._moves[index.row()]
        if role == MOVE:
            return ranked
        if role == PLAYED:
            return self._is_made(ranked)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = [f"{index.row() + 1}.", tile_names(laid(ranked))]
            if isinstance(ranked.move, Lay):
                parts.append(place_name(ranked.move.placements[0][1]))
            parts += [view_texts.points(ranked.points), view_texts.reasons(ranked.reasons)]
            return ", ".join(part for part in parts if part)
        return None

    def _is_made(self, ranked: RankedMove) -> bool:
        made = self._made
        if isinstance(made, Lay):
            moves = (ranked.move, *ranked.alike)
            return any(isinstance(one, Lay) and set(made.placements) == set(one.placements) for one in moves)
        return made == TRADED and isinstance(ranked.move, Trade)


class _Delegate(Guarded, QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        return QSize(look.px(200), look.tx(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        colours = look.palette
        rect = QRectF(option.rect).adjusted(0, 0, 0, -look.pxf(4))
        ranked: RankedMove = index.data(MOVE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = option.widget
        if isinstance(view, QListView) and view.currentIndex().row() == index.row():
            painter.fillPath(paper.cut(rect, look.pxf(12), 2, 0.0), colours.yellow_tint)
        number = look.font("number")
        painter.setFont(number)
        painter.setPen(colours.ink)
        text = f"+{ranked.points}" if isinstance(ranked.move, Lay) else "–"
        wide = QFontMetricsF(number).horizontalAdvance(text)
        middle = rect.top() + look.tx(42)
        painter.drawText(
            QPointF(rect.left() + look.pxf(62) - wide, middle + QFontMetricsF(number).capHeight() / 2), text
        )
        left = rect.left() + look.pxf(76)
        side = look.pxf(28)
        for order, one in enumerate(laid(ranked)):
            face = QRectF(left + order * side * 1.12, middle - side - look.pxf(1), side, side)
            tile.paint_tile(painter, face, one // 6, one % 6, seed=one, shadow=False)
        if isinstance(ranked.move, Trade) or index.data(PLAYED):
            note = self.tr("trade") if isinstance(ranked.move, Trade) else self.tr("played")
            painter.setFont(look.font("meta_strong"))
            painter.setPen(colours.green if index.data(PLAYED) else colours.ink2)
            x = left + len(laid(ranked)) * side * 1.12 + look.pxf(8)
            painter.drawText(QPointF(x, middle - look.pxf(10)), note)
        font = look.font("meta")
        painter.setFont(font)
        painter.setPen(colours.ink2)
        room = rect.right() - left - look.pxf(8)
        area = QRectF(left, middle + look.pxf(3), room, rect.bottom() - middle - look.pxf(4))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(area, int(flags), view_texts.reasons(ranked.reasons))
        painter.restore()


class BestList(FocusRingOwner, QListView):
    """The list. Signals: move_pointed(object RankedMove)."""

    move_pointed = Signal(object)

    def __init__(self, model: BestModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        dress(self)
        self.viewport().setAutoFillBackground(False)
        self.entered.connect(self.setCurrentIndex)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Point at a move."""
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid():
            self.move_pointed.emit(current.data(MOVE))


class MovePicture(QWidget):
    """A small table with a move on it."""

    def __init__(self, observation: Observation) -> None:
        super().__init__()
        self._table = observation.table
        self._move: RankedMove | None = None
        self.setMinimumWidth(theme.current().px(300))

    def show_move(self, ranked: RankedMove) -> None:
        """Show another one."""
        self._move = ranked
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mat, tiles, the new ones with a ring."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, _ = colours.mat("yellow")
        outline = paper.cut(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.pxf(16), 5, 0.0)
        painter.fillPath(outline, ground)
        if colours.flat:
            painter.strokePath(outline, colours.ink)
        painter.setClipPath(outline)
        move = self._move.move if self._move is not None else None
        new = move.placements if isinstance(move, Lay) else ()
        cells = bounds([*(place for _, place in self._table), *(place for _, place in new)])
        near = bounds([place for _, place in new]).adjusted(-4, -4, 4, 4) if new else cells
        shown = cells.intersected(near) if new else cells
        size = min(self.width() / (shown.width() + 1), self.height() / (shown.height() + 1), look.pxf(54))
        fresh = {place for _, place in new}
        for number, (x, y) in [*self._table, *new]:
            corner = QPointF(self.rect().center()) + (QPointF(x, y) - shown.center()) * size
            face = QRectF(corner, corner + QPointF(size, size)).adjusted(1, 1, -1, -1)
            tile.paint_tile(painter, face, number // 6, number % 6, seed=number + x, shadow=False)
            if (x, y) in fresh:
                tile.paint_ring(painter, face, colours.red, max(2.0, size * 0.09))
        painter.end()


class BestMoves(PaperDialog):
    """The sheet. Signals: show_requested(object RankedMove): show it on the table."""

    show_requested = Signal(object)

    def __init__(self, table: QWidget, observation: Observation, made: object, title: str) -> None:
        super().__init__(table, title, width=940, height=640)
        self._made = made
        self.model = BestModel(self)
        self.list = BestList(self.model)
        self.list.setAccessibleName(title)
        self.picture = MovePicture(observation)
        self._wait = ThinkingDots(slip=False)
        self._note = Label(self.tr("Thinking it through…"), "body", "ink2")
        row = QHBoxLayout()
        row.addWidget(self._wait)
        row.addWidget(self._note, 1)
        both = QHBoxLayout()
        both.setSpacing(theme.current().px(18))
        both.addWidget(self.list, 5)
        both.addWidget(self.picture, 4)
        self.body.addLayout(row)
        self.body.addLayout(both, 1)
        self.show_button = PaperButton(self.tr("Show on the table"), "primary", "eye")
        self.show_button.setEnabled(False)
        close = PaperButton(self.tr("Close"), "secondary" if made is None else "primary")
        self.buttons.addWidget(close)
        self.buttons.addWidget(self.show_button)
        # Not before they lie in the sheet: shown without a parent they would be windows of their own.
        self._wait.set_running(True)
        self.show_button.setVisible(made is None)
        close.clicked.connect(self.close_dialog)
        self.show_button.clicked.connect(self._show_it)
        self.list.move_pointed.connect(self.picture.show_move)
        self.list.activated.connect(lambda _: self._show_it())

    def set_moves(self, moves: Sequence[RankedMove]) -> None:
        """The analysis has come."""
        self._wait.set_running(False)
        self.model.set_moves(moves, self._made)
        self._note.setText(self._summary(moves))
        self.show_button.setEnabled(bool(moves))
        if moves:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _summary(self, moves: Sequence[RankedMove]) -> str:
        if self._made is None:
            return self.tr("The best first: points now, and what speaks for a move or against it.")
        rows = [row for row in range(len(moves)) if self.model.index(row).data(PLAYED)]
        if not rows:
            return self.tr("Your move is not among the best that the lynx would think of.")
        if rows[0] == 0:
            return self.tr("You found the best move.")
        return self.tr("Your move is number {number} of what the lynx would think of.").format(
            number=rows[0] + 1
        )

    def _show_it(self) -> None:
        ranked = self.list.currentIndex().data(MOVE)
        if ranked is not None and self._made is None:
            self.close_dialog()
            self.show_requested.emit(ranked)
