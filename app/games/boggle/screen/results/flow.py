"""Words one after another like text on a page: what nobody found."""

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
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.games.boggle.screen.results import texts as results_texts
from app.games.boggle.screen.results.choice import ChoosesWords
from app.games.boggle.screen.results.look import ResultsLook
from app.widgets import paper, scroll, theme
from app.widgets.guard import Guarded

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
LINE, SIDE_MARGIN = 30, 9


class MissedModel(Guarded, QAbstractListModel):
    """A list of plain words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def set_words(self, words: Sequence[str]) -> None:
        """Show others; the same ones change nothing."""
        if list(words) == self._words:
            return
        self.beginResetModel()
        self._words = list(words)
        self.endResetModel()

    def words(self) -> list[str]:
        """All of them."""
        return list(self._words)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """One row to a word."""
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The word; for screen readers with its length."""
        if not index.isValid():
            return None
        word = self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return word
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{word}, {results_texts.letters(len(word))}"
        return None


class _FlowDelegate(Guarded, QStyledItemDelegate):
    def __init__(self, look: ResultsLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = QFontMetricsF(self._look.font("word_small")).horizontalAdvance(str(index.data()))
        return QSize(math.ceil(width) + 2 * self._look.px(SIDE_MARGIN), self._look.tx(LINE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = theme.current().palette
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillPath(paper.cut(rect.adjusted(0, 1, 0, -1), self._look.px(8), 2, 0.0), colours.yellow)
        font = self._look.font("word_small")
        painter.setFont(font)
        painter.setPen(colours.letter if chosen else colours.ink)
        baseline = rect.center().y() + QFontMetricsF(font).capHeight() * 0.42
        painter.drawText(QPointF(rect.left() + self._look.px(SIDE_MARGIN), baseline), str(index.data()))
        painter.restore()


class MissedList(ChoosesWords, QListView):
    """The words, flowing. Arrow keys walk, Enter, Space or another click show the next path.

    Signals:
        word_chosen(str): a word was chosen, or the chosen one once more.
    """

    word_chosen = Signal(str)

    def __init__(self, model: MissedModel, look: ResultsLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._look = model, look
        scroll.dress(self)
        self.setItemDelegate(_FlowDelegate(look, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setModel(model)
        self.clicked.connect(self.choose_again)
        theme.follow(self, self._restyle)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, or that there are none."""
        super().paintEvent(event)
        if self._words.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setFont(self._look.font("meta"))
        painter.setPen(theme.current().palette.ink2)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(self.viewport().rect()), int(flags), self.tr("No such word is left here."))
        painter.end()

    def index_of(self, word: str) -> QModelIndex:
        """Where a word stands."""
        words = self._words.words()
        return self._words.index(words.index(word)) if word in words else QModelIndex()

    def first_word(self) -> QModelIndex:
        """The first one."""
        return self._words.index(0)
