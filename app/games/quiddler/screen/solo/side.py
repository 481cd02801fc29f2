"""The column beside the piles: how far it is, the words so far, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.tabletop import phrases
from app.tabletop.explaining.listed import ListedWords
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

ROW = 36


@dataclass(frozen=True)
class UsedWord:
    """A word that was taken. word: in lower case; points: of its cards."""

    word: str
    points: int


class UsedWords(LinesModel[UsedWord]):
    """The words so far, the last one first."""

    def tell(self, line: UsedWord, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{line.word}, {phrases.points(line.points)}"
        return None


class SoloSide(Spoken, QWidget):
    """take: the primary button; show: a word is shown; undo, give_up; words: what was made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel = Panel("", self, margin=18, spacing=4, seed=6)
        self.cards = Label("", "number")
        self.cards_unit = Label("", "meta", "ink2", wrap=True)
        self.points = Label("", "meta_strong", "ink2", wrap=True)
        self.aids = Label("", "meta", "ink2", wrap=True)
        head = boxes.row(self.cards, (self.cards_unit, 1))
        self.panel.body.addLayout(head)
        self.panel.body.addWidget(self.points)
        self.panel.body.addWidget(self.aids)
        self.model = UsedWords(self)
        self._awaited = False
        self.words = ListedWords(self.model, self._paint, _size, _word, letters=False)
        self.panel.body.addWidget(self.words, 1)
        self.take = PaperButton("", "primary", "check", big=True)
        self.hint = PaperButton("", "secondary", "bulb")
        self.undo = PaperButton("", "secondary", "undo")
        self.give_up = PaperButton("", "secondary", "flag")
        self._column = boxes.column(inside=self, bare=True)
        self._row = QHBoxLayout()
        for widget in (self.panel, self.take):
            self._column.addWidget(widget, int(widget is self.panel))
        self._row.addWidget(self.hint, 1)
        self._row.addWidget(self.undo, 1)
        self._column.addLayout(self._row)
        self._column.addWidget(self.give_up)
        self.say(self.words.setAccessibleName, lambda: self.tr("Words so far"))
        self.say(self.hint.setText, lambda: self.tr("Show a word"))
        self.say(
            self.hint.setToolTip, lambda: self.tr("Show a word that is possible; it is counted (Ctrl+H)")
        )
        self.say(self.undo.setText, lambda: self.tr("Back"))
        self.say(self.undo.setToolTip, lambda: self.tr("Take the last move back; it is counted (Ctrl+Z)"))
        self.hear(self.model.retell)
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(8))
        self._row.setSpacing(look.px(8))

    def minimumSizeHint(self) -> QSize:
        """The table gives the column its place, whatever stands in it."""
        return QSize(0, 0)

    def await_word(self) -> None:
        """The cards of the newest word are on their way: it is not to be seen before they land."""
        self._awaited = True

    def word_landed(self) -> None:
        self._awaited = False
        self.words.viewport().update()

    def _paint(self, row: PaintedRow) -> None:
        if row.index.row() or not self._awaited:
            _paint(row)

    def show_figures(self, cards: int, unit: str, points: str, aids: str) -> None:
        """How many cards are left, what was used, and what helped."""
        self.cards.setText(str(cards))
        self.cards_unit.setText(unit)
        self.cards.setAccessibleName(f"{cards} {unit}")
        self.points.setText(points)
        self.aids.setText(aids)
        self.aids.setVisible(bool(aids))

    def show_past(self, over: bool, *, past: bool, watched: bool) -> None:
        """A game that is looked back at has no buttons to play it with; only the result can be shown again.
        watched: nobody tries a word either."""
        if past:
            self.take.setVisible(not watched)
            self.undo.setVisible(not watched)
            self.hint.hide()
            self.give_up.setVisible(over)

    def show_take(self, text: str, *, enabled: bool) -> None:
        self.take.setText(text)
        self.take.setEnabled(enabled)


def _word(row: Index) -> str:
    line: UsedWord = row.data(LINE)
    return line.word


def _paint(row: PaintedRow) -> None:
    look = theme.current()
    colours = look.palette
    line: UsedWord = row.index.data(LINE)
    if row.here:
        row.ground(colours.yellow_tint, row.rect, look.pxf(8))
    row.left += look.pxf(4)
    points = Text(str(line.points), "number_small", colours.ink2)
    wide = QFontMetricsF(look.font("number_small")).horizontalAdvance(points.text)
    right = row.right - look.pxf(8)
    row.right = right - max(wide, look.pxf(30)) - look.pxf(8)
    row.words(Text(line.word, "word_small", colours.ink))
    row.left, row.right = right - wide, right + look.pxf(2)
    row.words(points)


def _size(_: object) -> QSize:
    look = theme.current()
    return QSize(look.px(120), look.tx(ROW))
