"""How a player's words are drawn and walked through."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.games.boggle import results_texts
from app.games.boggle.model import Entry, Verdict
from app.games.boggle.results_look import ResultsLook, face_of
from app.games.boggle.results_words import ENTRY, SECTION, ColumnModel
from app.widgets import paper, scroll, theme
from app.widgets.avatar import Face, paint_avatar
from app.widgets.focusring import FocusRingOwner

_Index = QModelIndex | QPersistentModelIndex
ROW, LEFT, GAP, FACE, FACES = 31, 10, 8, 20, 4
"""Row height, left margin of a word, gap before avatars, size of an avatar, most avatars in a row."""


class WordDelegate(QStyledItemDelegate):
    """Paints a word; shared ones are struck through and followed by the faces of the others."""

    def __init__(self, faces: tuple[Face, ...], look: ResultsLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._look = faces, look

    def width_of(self, entry: Entry) -> float:
        """Room the entry would like, margins included."""
        width = QFontMetricsF(self._look.font("word_small")).horizontalAdvance(entry.word)
        return self._look.px(LEFT) + width + self._tail(entry) + self._look.px(LEFT)

    def _tail(self, entry: Entry) -> float:
        if not entry.others:
            return 0.0
        shown = min(len(entry.others), FACES)
        more = self._look.px(FACE) if len(entry.others) > FACES else 0
        return self._look.px(GAP) + self._step(shown) * (shown - 1) + self._look.px(FACE) + more

    def _step(self, shown: int) -> float:
        """Two faces stand side by side, more overlap."""
        return self._look.px(FACE + 4) if shown <= 2 else self._look.px(FACE * 0.66)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The table sets widths; a row holds a line of text."""
        return QSize(self._look.px(40), self._look.tx(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """A word, a refused word with its reason, or a dividing line."""
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        section = index.data(SECTION)
        entry = index.data(ENTRY)
        if section:
            self._paint_section(painter, rect, str(section))
        elif isinstance(entry, Entry):
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
            self._paint_entry(painter, rect, entry, chosen)
        painter.restore()

    def _paint_section(self, painter: QPainter, rect: QRectF, text: str) -> None:
        colours = theme.current().palette
        left = rect.left() + self._look.px(LEFT)
        painter.setPen(QPen(colours.line, max(1.0, self._look.px(1.2))))
        painter.drawLine(QPointF(left, rect.top() + 2), QPointF(rect.right() - self._look.px(LEFT), rect.top() + 2))
        font = self._look.font("tag")
        painter.setFont(font)
        painter.setPen(colours.ink2)
        painter.drawText(QPointF(left, rect.bottom() - self._look.tx(8)), text)

    def _paint_entry(self, painter: QPainter, rect: QRectF, entry: Entry, chosen: bool) -> None:
        colours = theme.current().palette
        good = entry.verdict in (Verdict.POINT, Verdict.VALID)
        ink = colours.letter if chosen else colours.ink if good else colours.ink2
        left = rect.left() + self._look.px(LEFT)
        room = rect.right() - left - self._tail(entry) - self._look.px(2)
        font, text = _fitted(self._look.font("word_small"), entry.word, room)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        baseline = rect.center().y() + metrics.capHeight() * 0.42
        if chosen:
            around = QRectF(left - self._look.px(8), rect.top() + 1, width + self._look.px(16), rect.height() - 2)
            painter.fillPath(paper.cut(around, self._look.px(paper.RADIUS_CHIP), 2, 0.0), colours.yellow)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, baseline), text)
        if entry.verdict is Verdict.SHARED:
            middle = baseline - metrics.xHeight() * 0.52
            painter.setPen(QPen(ink, max(1.2, font.pixelSize() * 0.075)))
            painter.drawLine(QPointF(left - 1, middle), QPointF(left + width + 1, middle))
            self._paint_others(painter, left + width + self._look.px(GAP), rect, entry.others)
        elif not good:
            self._paint_reason(painter, left + width + self._look.px(10), rect, baseline, entry)

    def _paint_others(self, painter: QPainter, left: float, rect: QRectF, others: tuple[int, ...]) -> None:
        side = self._look.px(FACE)
        shown = others[: FACES if len(others) <= FACES else FACES]
        step = self._step(len(shown))
        top = rect.center().y() - side / 2 + 1
        ratio = painter.device().devicePixelRatio()
        for at, seat in reversed(list(enumerate(shown))):
            paint_avatar(painter, QRectF(left + at * step, top, side, side), self._faces[seat], ratio=ratio)
        if len(others) > len(shown):
            painter.setFont(self._look.font("tag"))
            painter.setPen(theme.current().palette.ink2)
            end = left + step * (len(shown) - 1) + side + self._look.px(3)
            baseline = rect.center().y() + self._look.tx(5)
            painter.drawText(QPointF(end, baseline), results_texts.others_more(len(others) - len(shown)))

    def _paint_reason(
        self, painter: QPainter, left: float, rect: QRectF, baseline: float, entry: Entry
    ) -> None:
        font = self._look.font("meta")
        text = QFontMetricsF(font).elidedText(
            results_texts.reason(entry), Qt.TextElideMode.ElideRight, max(0.0, rect.right() - left)
        )
        painter.setFont(font)
        painter.setPen(theme.current().palette.ink2)
        painter.drawText(QPointF(left, baseline), text)


def _fitted(font: QFont, text: str, room: float) -> tuple[QFont, str]:
    """The font made smaller, down to three quarters, and then the text cut, until it fits the room."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font, text
    font = QFont(font)
    font.setPixelSize(max(math.ceil(font.pixelSize() * 0.75), math.floor(font.pixelSize() * room / width)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


class _Head(QHeaderView):
    """The titles over the lanes, without the frame of a header."""

    def __init__(self, look: ResultsLook, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSectionSize(0)

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.tx(28))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        text = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal)
        if not text:
            return
        colours = theme.current().palette
        painter.setFont(self._look.font("tag"))
        painter.setPen(colours.green if logicalIndex == 0 else colours.ink2)
        metrics = QFontMetricsF(self._look.font("tag"))
        room = rect.width() - self._look.px(LEFT) - self._look.px(2)
        shown = metrics.elidedText(str(text), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(rect.left() + self._look.px(LEFT), rect.center().y() + metrics.capHeight() / 2), shown)


class WordTable(FocusRingOwner, QTableView):
    """A player's words. Arrow keys walk, Enter, Space or another click show the next path.

    Signals:
        word_chosen(str): a word was chosen, or the chosen one once more.
    """

    word_chosen = Signal(str)

    def __init__(self, model: ColumnModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._look = model, look
        self._just_chosen = False
        self._quiet = False
        self._shown = ""
        self._delegate = WordDelegate(tuple(face_of(seat) for seat in look.context.seats), look, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(_Head(look, self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        scroll.dress(self)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setModel(model)
        self.clicked.connect(self._clicked)
        model.modelReset.connect(self._spread)
        theme.follow(self, self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure again."""
        self.verticalHeader().setDefaultSectionSize(self._look.tx(ROW))
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the lanes over the width there is."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Choose how many lanes there are; more than one each only when the words would not fit."""
        words = self._words.words
        width, height = self.viewport().width(), self.viewport().height()
        wishes = [
            max((self._delegate.width_of(entry) for entry in part), default=0.0)
            for part in (words.points, words.shared)
        ]
        rows = max(1, height // max(1, self._look.tx(ROW)))
        parts = (len(words.points), len(words.shared))
        lanes = [1, 1 if parts[1] else 0]
        while True:
            tall = 0 if math.ceil(parts[0] / lanes[0]) >= math.ceil(parts[1] / max(1, lanes[1])) else 1
            needed = math.ceil(parts[tall] / max(1, lanes[tall]))
            used = sum(count * wish for count, wish in zip(lanes, wishes, strict=True))
            if needed <= rows or used + wishes[tall] > width:
                break
            lanes[tall] += 1
        self._words.set_lanes(lanes[0], lanes[1])
        self._size_lanes(width, lanes, wishes)

    def _size_lanes(self, width: int, lanes: list[int], wishes: list[float]) -> None:
        total = max(1, sum(lanes))
        least = self._look.px(70)
        needs = [max(wish, least) for wish in wishes]
        wanted = sum(count * need for count, need in zip(lanes, needs, strict=True))
        if lanes == [1, 1]:
            left = min(max(width * 0.52, needs[0]), width - needs[1])
            sizes = [left, width - left] if wanted <= width else [width * need / wanted for need in needs]
        else:
            sizes = [need + (width - wanted) / total for need in needs]
        edges = [0.0]
        for column in range(total):
            edges.append(edges[-1] + sizes[0 if column < lanes[0] else 1])
            self.setColumnWidth(column, round(edges[-1]) - round(edges[-2]))

    def _spread(self) -> None:
        self.clearSpans()
        columns = self._words.columnCount()
        if columns > 1:
            for row in range(self._words.word_rows(), self._words.rowCount()):
                self.setSpan(row, 0, 1, columns)
        self.show_word(self._shown)

    def show_word(self, word: str) -> None:
        """Mark a word that was chosen elsewhere, or nothing."""
        self._shown = word
        index = self._words.index_of(word) if word else QModelIndex()
        if index == self.currentIndex():
            return
        self._quiet = True
        self.setCurrentIndex(index)
        self._quiet = False
        if not index.isValid():
            self.clearSelection()

    # Hand -------------------------------------------------------------------------------------

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell of the word walked to."""
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self._just_chosen = True
            self.word_chosen.emit(str(current.data()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click that changes nothing is a second click."""
        self._just_chosen = False
        super().mousePressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        if not self._just_chosen:
            self.word_chosen.emit(str(index.data()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose the word once more."""
        self.show_focus_ring()
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if index.isValid():
                self.word_chosen.emit(str(index.data()))
            else:
                self._walk_in()
            return
        if not index.isValid() and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._walk_in()
            return
        super().keyPressEvent(event)

    def _walk_in(self) -> None:
        for row in range(self._words.rowCount()):
            for column in range(self._words.columnCount()):
                if self._words.entry(row, column) is not None:
                    self.setCurrentIndex(self._words.index(row, column))
                    return

