"""How typed lists and the words to tick are drawn and used."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.games.boggle.model import Verdict
from app.games.boggle.screen.paper.model import FACT, NOTE, DraftModel, TickModel
from app.games.boggle.screen.results.look import ResultsLook
from app.widgets import icons, paper, scroll, theme
from app.widgets.focusring import FocusRingOwner
from app.widgets.guard import Guarded

_Index = QModelIndex | QPersistentModelIndex
LINE, CROSS = 270, 44
_SIGNS = {None: ("check", "green"), Verdict.UNKNOWN: ("help", "ink2")}
"""Icon and colour of a word that fits, and of one that no dictionary has."""


class _RowDelegate(Guarded, QStyledItemDelegate):
    """Common ground: row height, ground of the chosen row, the word."""

    def __init__(self, look: ResultsLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(self._look.px(120), max(theme.current().px(theme.TARGET), self._look.tx(38)))

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRectF:
        rect = QRectF(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = option.state
        colours = theme.current().palette
        ground = paper.cut(rect.adjusted(0, 1, 0, -1), self._look.px(8), 2, 0.0)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(ground, colours.yellow_tint)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(ground, colours.sunken)
        return rect

    def _icon(self, painter: QPainter, name: str, rect: QRectF, left: float, colour: str) -> None:
        side = self._look.px(20)
        box = QRectF(left, rect.center().y() - side / 2, side, side)
        icons.paint(painter, name, box, theme.current().colour(colour), 2.6)

    def _text(self, painter: QPainter, text: str, role: str, colour: str, at: QPointF, room: float) -> float:
        font = self._look.font(role)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
        painter.setFont(font)
        painter.setPen(theme.current().colour(colour))
        painter.drawText(QPointF(at.x(), at.y() + metrics.capHeight() * 0.45), shown)
        return metrics.horizontalAdvance(shown)


class DraftDelegate(_RowDelegate):
    """Mark of the board, word, what is wrong with it, a basket that removes it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As many lines beside each other as the width allows."""
        hint = super().sizeHint(option, index)
        view = self.parent()
        room = view.viewport().width() if isinstance(view, QListView) else hint.width()
        beside = max(1, room // max(1, self._look.tx(LINE)))
        # The view keeps room for a scroll bar.
        return QSize((room - theme.current().px(18)) // beside, hint.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One line of the list."""
        painter.save()
        rect = self._ground(painter, option)
        px = self._look.px
        fact = index.data(FACT)
        sign, colour = _SIGNS.get(fact, ("x", "red"))
        self._icon(painter, sign, rect, rect.left() + px(10), colour)
        left = rect.left() + px(42)
        end = rect.right() - px(CROSS)
        middle = rect.center().y()
        width = self._text(painter, str(index.data()), "word_small", "ink", QPointF(left, middle), end - left)
        if fact is not None:
            start = left + width + px(12)
            self._text(painter, str(index.data(NOTE)), "meta", "ink2", QPointF(start, middle), end - start)
        self._icon(painter, "trash", rect, rect.right() - px(32), "ink2")
        painter.restore()


class TickDelegate(_RowDelegate):
    """A box to tick and the word."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One word of the board."""
        painter.save()
        rect = self._ground(painter, option)
        px = self._look.px
        colours = theme.current().palette
        side = px(22)
        box = QRectF(rect.left() + px(8), rect.center().y() - side / 2, side, side)
        on = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
        painter.setPen(QPen(colours.green if on else colours.line2, theme.current().pxf(2)))
        painter.setBrush(colours.green if on else colours.raised)
        painter.drawRoundedRect(box, px(5), px(5))
        if on:
            icons.paint(painter, "check", box.adjusted(2, 2, -2, -2), colours.onfill, 3.2)
        left = box.right() + px(12)
        at = QPointF(left, rect.center().y())
        self._text(painter, str(index.data()), "word_small", "ink", at, rect.right() - left)
        painter.restore()


class _RowList(FocusRingOwner, QListView):
    """Common ground of both lists."""

    def __init__(self, model: DraftModel | TickModel, parent: QWidget | None) -> None:
        super().__init__(parent)
        scroll.dress(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setModel(model)
        theme.follow(self, self._restyle)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()


class DraftList(_RowList):
    """The list being typed. Delete removes the chosen word, Enter and a double click take it back for repair.

    Signals:
        remove_requested(str), edit_requested(str): a word to remove, to repair.
        word_chosen(str): a word was chosen.
    """

    remove_requested = Signal(str)
    edit_requested = Signal(str)
    word_chosen = Signal(str)

    def __init__(self, model: DraftModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._look = look
        self.setItemDelegate(DraftDelegate(look, self))
        # Long lists use the width there is.
        self.setWrapping(True)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.doubleClicked.connect(lambda index: self.edit_requested.emit(str(index.data())))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell of the word."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.word_chosen.emit(str(current.data()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The basket at the end of a line removes it."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            rect = self.visualRect(index)
            if event.position().x() > rect.right() - self._look.px(CROSS):
                self.remove_requested.emit(str(index.data()))
                return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, Backspace; Enter, F2."""
        self.show_focus_ring()
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_requested.emit(str(index.data()))
            return
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edit_requested.emit(str(index.data()))
            return
        super().keyPressEvent(event)


class TickList(_RowList):
    """Words of the board; a click, Space or Enter ticks one or takes the tick away.

    Signals:
        ticked(str, bool): a word and whether it is to be on the list.
        word_chosen(str): a word was walked to.
    """

    ticked = Signal(str, bool)
    word_chosen = Signal(str)

    def __init__(self, model: TickModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setItemDelegate(TickDelegate(look, self))
        self.setUniformItemSizes(True)
        self.clicked.connect(self._turn)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell of the word."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.word_chosen.emit(str(current.data()))

    def _turn(self, index: _Index) -> None:
        if index.isValid():
            on = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
            self.ticked.emit(str(index.data()), not on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter tick."""
        self.show_focus_ring()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._turn(self.currentIndex())
            return
        super().keyPressEvent(event)
