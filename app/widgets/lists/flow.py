"""Words in flowing lines, grouped by length: the view that reads a `WordModel`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget

from app.widgets.controls import scroll
from app.widgets.later import soon
from app.widgets.lists.model import Index
from app.widgets.lists.words import ListedItem, WordModel, WordRole
from app.widgets.look import paper, theme
from app.widgets.look.canvas import draw_text

PADDING = 9.0
"""Yellow left and right of a marked word, in design pixels."""

MEASURED = 20_000
"""Words whose width is kept, at most."""


class WordFlow(QListView):
    """Shows a `WordModel` in flowing lines. Arrow keys move, Enter, Space or a click choose.

    ``headings``: "5 letters" stands above each group.

    It is a QListView, and not an item view of its own kind, because only Qt's own views are read out
    by screen readers; all of its geometry is replaced.

    Signals:
        word_chosen(str): the player asked about a word.
    """

    word_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scroll.dress(self)
        self.headings = True
        self._boxes: list[QRectF] = []
        self._widths: dict[str, float] = {}
        """Of words measured before: that costs more than all the rest of laying them out."""
        self._titles: list[tuple[float, int]] = []
        self._tall = 0.0
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._chosen)
        self.setModel(WordModel(parent=self))
        theme.follow(self, self._restyle)

    def set_headings(self, on: bool) -> None:
        """Put a title above each group or not."""
        if on != self.headings:
            self.headings = on
            self._restyle()

    def _restyle(self) -> None:
        self._widths.clear()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _chosen(self, index: QModelIndex) -> None:
        word = index.data()
        if isinstance(word, str):
            self.word_chosen.emit(word)

    # Layout -----------------------------------------------------------------------------------

    def doItemsLayout(self) -> None:
        look = theme.current()
        metrics = QFontMetricsF(look.font("word"))
        width = max(1.0, float(self.viewport().width()))
        pad, gap = look.pxf(PADDING), look.pxf(3)
        line = metrics.capHeight() * 2.1
        self._boxes, self._titles = [], []
        x, y, group = 0.0, 0.0, None
        model = self.model()
        assert isinstance(model, WordModel)
        if len(self._widths) > MEASURED:
            self._widths.clear()
        for entry in model.lines:
            size = entry.size
            if self.headings and size != group:
                if group is not None:
                    y += line + look.pxf(8)
                self._titles.append((y, int(size)))
                x, y, group = 0.0, y + look.tx(21), size
            advance = self._widths.get(entry.word)
            if advance is None:
                advance = self._widths[entry.word] = metrics.horizontalAdvance(entry.word)
            wide = advance + 2 * pad
            if x > 0 and x + wide + pad > width:
                x, y = 0.0, y + line
            self._boxes.append(QRectF(x - pad if x == 0 else x, y, wide, line))
            x = self._boxes[-1].right() + gap
        self._tall = y + line if self._boxes else 0.0
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        page = self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setPageStep(page)
        bar.setSingleStep(theme.current().px(30))
        bar.setRange(0, max(0, round(self._tall + theme.current().px(4)) - page))
        QAbstractItemView.updateGeometries(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Flow again; the word that the keyboard is on stays in sight."""
        QAbstractItemView.resizeEvent(self, event)
        self.scheduleDelayedItemsLayout()
        if self.hasFocus():
            soon(self, self._find_again)

    def _find_again(self) -> None:
        self.executeDelayedItemsLayout()
        self.scrollTo(self.currentIndex())

    def rowsInserted(self, parent: Index, first: int, last: int) -> None:
        QAbstractItemView.rowsInserted(self, parent, first, last)
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        self.scrollTo(self.model().index(first, 0))

    def rowsAboutToBeRemoved(self, parent: Index, first: int, last: int) -> None:
        QAbstractItemView.rowsAboutToBeRemoved(self, parent, first, last)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(260), look.px(180))

    def minimumSizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(120), look.tx(70))

    # What QAbstractItemView asks for ----------------------------------------------------------

    def visualRect(self, index: Index) -> QRect:
        row = index.row()
        if not index.isValid() or row >= len(self._boxes):
            return QRect()
        left = theme.current().pxf(PADDING)
        return self._boxes[row].translated(left, -self.verticalOffset()).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        spot = QPointF(point) + QPointF(-theme.current().pxf(PADDING), self.verticalOffset())
        for row, box in enumerate(self._boxes):
            if box.contains(spot):
                return self.model().index(row, 0)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        rect = self.visualRect(index)
        if rect.isNull():
            return
        bar, room = self.verticalScrollBar(), theme.current().px(24)
        if rect.top() < room:
            bar.setValue(bar.value() + rect.top() - room)
        elif rect.bottom() > self.viewport().height() - 4:
            bar.setValue(bar.value() + rect.bottom() - self.viewport().height() + 4)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: object) -> None:
        """The word under the mouse becomes current."""
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)

    def visualRegionForSelection(self, selection: object) -> QRegion:
        """Repaint all of it: it is cheap."""
        return QRegion(self.viewport().rect())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        count, moves = len(self._boxes), QAbstractItemView.CursorAction
        if not count:
            return QModelIndex()
        row = self.currentIndex().row()
        if row < 0 or action is moves.MoveHome:
            return self.model().index(0, 0)
        if action in (moves.MoveRight, moves.MoveNext):
            row += 1
        elif action in (moves.MoveLeft, moves.MovePrevious):
            row -= 1
        elif action is moves.MoveEnd:
            row = count - 1
        elif action in (moves.MoveDown, moves.MovePageDown):
            row = self._beside(row, 1)
        elif action in (moves.MoveUp, moves.MovePageUp):
            row = self._beside(row, -1)
        return self.model().index(max(0, min(count - 1, row)), 0)

    def _beside(self, row: int, way: int) -> int:
        """The word nearest above or below."""
        here = self._boxes[row]
        lines = sorted(
            {box.top() for box in self._boxes if (box.top() - here.top()) * way > 1}, key=lambda y: y * way
        )
        if not lines:
            return row
        rows = [i for i, box in enumerate(self._boxes) if box.top() == lines[0]]
        return min(rows, key=lambda i: abs(self._boxes[i].center().x() - here.center().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose the current word; letters are left to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self._chosen(self.currentIndex())
                return
            event.ignore()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    # Painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = look.pxf(PADDING)
        painter.translate(left, -self.verticalOffset())
        seen = QRectF(event.rect()).translated(-left, self.verticalOffset())
        painter.setFont(look.font("tag"))
        painter.setPen(look.palette.ink2)
        for y, size in self._titles:
            painter.drawText(QPointF(0, y + look.tx(14)), self.tr("%n letters", "", size))
        for row, box in enumerate(self._boxes):
            if box.intersects(seen):
                self._paint_word(painter, row, box)
        painter.end()

    def _paint_word(self, painter: QPainter, row: int, box: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        index = self.model().index(row, 0)
        font = look.font("word")
        font.setStrikeOut(bool(index.data(WordRole.STRUCK)))
        metrics = QFontMetricsF(font)
        marked = bool(index.data(WordRole.MARKED))
        chip = box.adjusted(0, look.pxf(1), 0, -look.pxf(1))
        if marked:
            painter.fillPath(paper.cut(chip, look.pxf(7), row, 0.0), colours.yellow)
        if index == self.currentIndex() and self.hasFocus():
            painter.setPen(QPen(colours.focus, look.pxf(2.6)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(chip, look.pxf(7), look.pxf(7))
        colour = colours.letter if marked else colours.ink2 if font.strikeOut() else colours.ink
        at = QPointF(box.left() + look.pxf(PADDING), box.center().y() + metrics.xHeight() * 0.62)
        draw_text(painter, str(index.data()), at, font, colour)


def show_more(flow: WordFlow, words: Sequence[str | ListedItem]) -> None:
    """Show these words with those that are there already; what is looked at stays where it is."""
    model, current = flow.model(), flow.currentIndex()
    assert isinstance(model, WordModel)
    sight = flow.viewport().rect()
    rows = (model.index(row) for row in range(model.rowCount()))
    fixed = current
    if not sight.contains(flow.visualRect(current)):
        fixed = next((index for index in rows if sight.contains(flow.visualRect(index))), current)
    before = flow.visualRect(fixed).top()
    names = str(current.data() or ""), str(fixed.data() or "")
    model.set_words(words)
    flow.executeDelayedItemsLayout()
    current, fixed = (model.index(model.row_of(name)) for name in names)
    if current.isValid():
        choosing = flow.selectionModel().SelectionFlag.ClearAndSelect
        flow.selectionModel().setCurrentIndex(current, choosing)
    if fixed.isValid():
        bar = flow.verticalScrollBar()
        bar.setValue(bar.value() + flow.visualRect(fixed).top() - before)
