"""How a player's words are drawn and walked through."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.choice import CHOOSE, ChoosesWords
from app.games.boggle.screen.results.delegate import LEFT, ROW, TWO_LINES, WordDelegate
from app.games.boggle.screen.results.look import ResultsLook, face_of, fitted
from app.games.boggle.screen.results.words import ENTRY, NOMINABLE, ColumnModel
from app.widgets import scroll, theme
from app.widgets.later import soon


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
        painter.setPen(colours.green if logicalIndex == 0 else colours.ink2)
        room = rect.width() - self._look.px(LEFT) - self._look.px(2)
        font, shown = fitted(self._look.font("tag"), str(text), room)
        if shown != text:
            # Whose words they are stands over the column.
            short = results_texts.points_each() if logicalIndex == 0 else results_texts.shared()
            font, shown = fitted(self._look.font("tag"), short, room)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        at = QPointF(rect.left() + self._look.px(LEFT), rect.center().y() + metrics.capHeight() / 2)
        painter.drawText(at, shown)


class WordTable(ChoosesWords, QTableView):
    """A player's words. Arrow keys walk, Enter, Space or another click show the next path.

    Signals:
        word_chosen(str): a word was chosen, or the chosen one once more.
        nominated(str): a refused word is to be put to the vote: its sign, or Enter or Space on it.
    """

    word_chosen = Signal(str)
    nominated = Signal(str)

    def __init__(self, model: ColumnModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._look = model, look
        self._shown = ""
        self._whole = 0
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
        self.setMouseTracking(True)
        self.setModel(model)
        self.clicked.connect(self.choose_again)
        model.modelReset.connect(self._spread)
        theme.follow(self, self.restyle)
        self.restyle()

    def show_whole(self, about: int) -> None:
        """Be as high as the words need, so that nothing scrolls; lanes are chosen for ``about`` this height.

        0: as high as there is room, and scroll."""
        if about != self._whole:
            self._whole = about
            off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(off if about else needed)
            self.arrange()

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
        width, height = self.viewport().width(), self._whole or self.viewport().height()
        wishes = [
            max((self._delegate.width_of(entry) for entry in part), default=0.0)
            for part in (words.points, words.shared)
        ]
        wide = [self._title_width(title) for title in self._words.titles]
        titled = [max(wish, least) if wish else 0.0 for wish, least in zip(wishes, wide, strict=True)]
        # Where there is no room for both, words matter more than what stands over them.
        wishes = titled if sum(titled) <= width else wishes
        rows = max(1, height // max(1, self._look.tx(ROW)))
        parts = (len(words.points), len(words.shared))
        lanes = [1, 1 if parts[1] else 0]
        while True:
            tall = [math.ceil(part / max(1, count)) for part, count in zip(parts, lanes, strict=True)]
            # A lane more must make the table lower: where both parts are as high, both need one.
            grown = [count + (high == max(tall)) for count, high in zip(lanes, tall, strict=True)]
            room = sum(count * wish for count, wish in zip(grown, wishes, strict=True))
            if max(tall) <= rows or room > width:
                break
            lanes = grown
        self._words.set_lanes(lanes[0], lanes[1])
        self._size_lanes(width, lanes, wishes)
        self._size_rows(width)

    def _size_rows(self, width: int) -> None:
        """A refusal that does not fit beside its word stands under it."""
        row = self._look.tx(ROW)
        for at in range(self._words.word_rows(), self._words.rowCount()):
            index = self._words.index(at, 0)
            entry = index.data(ENTRY)
            two = entry is not None and not self._delegate.fits(entry, index, width)
            self.setRowHeight(at, round(row * TWO_LINES) if two else row)
        high = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length()
        self.setMinimumHeight(high + 2 * self.frameWidth() + 2 if self._whole else 0)

    def _title_width(self, title: str) -> float:
        width = QFontMetricsF(self._look.font("tag")).horizontalAdvance(title)
        # A long name may be cut; a usual one may not.
        return min(width, self._look.tx(110)) + self._look.px(LEFT + 6)

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
        """Mark a word that was chosen elsewhere, or nothing; it stays marked when the words are laid anew."""
        self._shown = word
        super().show_word(word)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The sign beside a refused word, or the word."""
        spot = event.position().toPoint()
        index = self.indexAt(spot)
        on_sign = index.data(NOMINABLE) and self._delegate.hand(self.visualRect(index)).contains(spot)
        if on_sign and index.data(ENTRY) and event.button() is Qt.MouseButton.LeftButton:
            self.nominated.emit(str(index.data()))
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space put a refused word to the vote; other words show their next path."""
        index = self.currentIndex()
        if event.key() in CHOOSE and index.data(NOMINABLE) and not event.isAutoRepeat():
            self.nominated.emit(str(index.data()))
            return
        super().keyPressEvent(event)

    def keep_in_sight(self, word: str) -> None:
        """Scroll to a word once everything has found its place."""
        soon(self, lambda: self.scrollTo(self.index_of(word)))

    def index_of(self, word: str) -> QModelIndex:
        """Where a word stands."""
        return self._words.index_of(word)

    def first_word(self) -> QModelIndex:
        """The uppermost one."""
        for row in range(self._words.rowCount()):
            for column in range(self._words.columnCount()):
                if self._words.entry(row, column) is not None:
                    return self._words.index(row, column)
        return QModelIndex()
