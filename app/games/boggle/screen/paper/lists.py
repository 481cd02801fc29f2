"""Lists typed from paper: what is in them, how they are drawn and used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtWidgets import QListView

from app.games.boggle.model import WordVerdict, flaw
from app.tabletop.rounds.sizes import Sizes
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER, RowList
from app.widgets.look import theme

FACT = LINE + 1
"""PATH or SHORT for what the board already refuses, None for a word that fits. What the word list says is
not told before all lists are in."""
NOTE = LINE + 2
"""What is wrong with a word, as a text."""
BESIDE, CROSS = 270, 44
"""Width of a line where several stand beside each other; how much of its end belongs to the basket."""


class DraftModel(LinesModel[str]):
    """The list of one person, newest word last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid: tuple[str, ...] = ()
        self._fold, self._least = False, 2

    def set_board(self, grid: Sequence[str], *, fold: bool, min_len: int) -> None:
        """The board that words are held against; forgets the list."""
        self.set_lines(())
        self._grid, self._fold, self._least = tuple(grid), fold, min_len

    def fact(self, word: str) -> WordVerdict | None:
        """What can be said about a word by now (the rules judge it after the hand-in)."""
        return flaw(word, self._grid, fold=self._fold, min_len=self._least)

    def note(self, word: str) -> str:
        """What is wrong with a word, empty for one that fits."""
        fact = self.fact(word)
        if fact is WordVerdict.SHORT:
            return self.tr("too short")
        if fact is WordVerdict.PATH:
            return self.tr("not on the board")
        return ""

    def add(self, word: str) -> bool:
        """Append a word; False when it stands there already (RULES BG6)."""
        if not word or word in self.lines:
            return False
        self.insert_line(len(self.lines), word)
        return True

    def remove(self, word: str) -> None:
        if word in self.lines:
            self.remove_line(self.lines.index(word))

    def tell(self, line: str, role: int) -> Any:
        if role == FACT:
            return self.fact(line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            note = self.note(line)
            return f"{line}, {note}" if note else self.tr("{word}, on the board").format(word=line)
        return self.note(line) if role == NOTE else super().tell(line, role)


def _lay_ground(row: PaintedRow) -> None:
    colours = theme.current().palette
    if row.selected or row.pointed:
        ground = colours.yellow_tint if row.selected else colours.sunken
        row.ground(ground, row.rect.adjusted(0, 1, 0, -1), row.look.px(8), 2)


def _text(row: PaintedRow, words: str, role: str, colour: str) -> Text:
    drop = QFontMetricsF(row.look.font(role)).capHeight() * 0.45
    return Text(words, role, theme.current().colour(colour), drop)


def _paint_draft(row: PaintedRow) -> None:
    """Mark of the board, word, what is wrong with it, a basket that removes it."""
    _lay_ground(row)
    px, colour_of = row.look.px, theme.current().colour
    fact, word = row.index.data(FACT), str(row.index.data())
    sign, colour = ("check", "green") if fact is None else ("x", "red")
    row.icon(sign, row.put(px(20), before=px(10), after=px(12)), colour_of(colour), 2.6)
    row.icon("trash", row.put_last(px(20), after=px(12)), colour_of("ink2"), 2.6)
    row.left, row.right = row.rect.left() + px(42), row.rect.right() - px(CROSS)
    if fact is None:
        row.words(_text(row, word, "word_small", "ink"))
    else:
        note = _text(row, str(row.index.data(NOTE)), "meta", "ink2")
        row.beside(_text(row, word, "word_small", "ink"), note, px(12))


def _dress(view: RowList) -> None:
    view.setSelectionMode(RowList.SelectionMode.SingleSelection)
    view.setCursor(Qt.CursorShape.PointingHandCursor)
    view.setMouseTracking(True)


class DraftList(RowList):
    """The list being typed. Delete and the basket strike a word out (``row_struck``), Enter, F2 and a double
    click choose it for repair. Long lists use the width there is."""

    def __init__(self, model: DraftModel, sizes: Sizes) -> None:
        self._sizes = sizes
        repairing = (*ENTER, Qt.Key.Key_F2)
        super().__init__(model, _paint_draft, self._size, look=lambda: sizes, choosing=repairing)
        _dress(self)
        self.setWrapping(True)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.doubleClicked.connect(self.row_chosen)

    def _size(self, index: Index) -> QSize:
        """As many lines beside each other as the width allows."""
        room = self.viewport().width()
        beside = max(1, room // max(1, self._sizes.tx(BESIDE)))
        # The view keeps room for a scroll bar.
        look = theme.current()
        return QSize((room - look.px(18)) // beside, max(look.px(theme.TARGET), self._sizes.tx(38)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The basket at the end of a line removes it."""
        index = self.indexAt(event.position().toPoint())
        at_end = self.visualRect(index).right() - self._sizes.px(CROSS)
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton and event.position().x() > at_end:
            self.row_struck.emit(index)
        else:
            super().mouseReleaseEvent(event)
