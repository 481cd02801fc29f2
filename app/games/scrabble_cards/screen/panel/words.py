"""The words of the draft beside the table: which they are, what they bring, what will leave the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from app.games.scrabble_cards.screen.cards.skin import paint_away
from app.tabletop.explaining.listed import ListedWords
from app.widgets import boxes
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate

ROW, MARGIN, SPACING = 27, 13, 3


@dataclass(frozen=True)
class WordLine:
    """A word that the draft makes. points: as printed, empty for the part of an old word. good: what the
    list says; None where nobody may know. suits: the bonus card would bring something for it."""

    word: str
    points: str
    good: bool | None = None
    note: str = ""
    suits: bool = False


class WordsModel(LinesModel[WordLine]):
    """DisplayRole: “kočka, +8, is in the dictionary”."""

    def tell(self, line: WordLine, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            suits = translate("ScrabbleWords", "your bonus card suits it") if line.suits else ""
            return ", ".join(filter(None, (line.word, line.points, line.note, suits)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return line.note or None
        return None


class _Away(Canvas, QWidget):
    """The sign of a card that will leave."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(18), look.px(18))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        inset = look.pxf(3)
        box = self.rect().toRectF().adjusted(inset, inset, -inset, -inset)
        paint_away(painter, box, look.palette.ink2)


class _Slip(Label):
    """What the bonus card could do, on a slip as yellow as the card."""

    def __init__(self) -> None:
        super().__init__("", "meta", "ink", wrap=True)

    def restyle(self) -> None:
        super().restyle()
        self.setIndent(theme.current().px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = paper.cut(self.rect().toRectF(), look.pxf(7), 2, 0.0)
        painter.fillPath(shape, look.palette.yellow_tint)
        painter.end()
        super().paintEvent(event)


class WordsPanel(Panel):
    """It stands where the last moves are while cards of the draft lie on the table.

    What the bonus card could do is always seen. What else there is to say gives way to the words where they
    would not be seen for it, and is then told to ears alone.
    """

    def __init__(self) -> None:
        super().__init__("", margin=MARGIN, spacing=SPACING, seed=9)
        self.mild = False
        """Whether nothing is red, as for children."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.words = WordsModel()
        self.list = ListedWords(self.words, self._paint, lambda _: _size(100, ROW), _word, laid=False)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setMinimumHeight(0)
        self.sum = Label("", "meta", "ink2", wrap=True)
        self.would = _Slip()
        self.leaving = Label("", "meta", "ink2", wrap=True)
        away = boxes.row(spacing=4)
        self._away = _Away()
        away.addWidget(self._away, 0, Qt.AlignmentFlag.AlignTop)
        away.addWidget(self.leaving, 1)
        layout = self.layout()
        if layout is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.would)
        self.body.addWidget(self.sum)
        self.body.addLayout(away)

    def minimumSizeHint(self) -> QSize:
        return _size(100, 110)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """No: its list scrolls."""
        return False

    def show_words(self, lines: Sequence[WordLine], total: str, leaving: str, would: str = "") -> None:
        """total: how the points come about. leaving: how many cards will leave the table. would: what the
        bonus card could do."""
        self.words.set_lines(lines)
        self.sum.setText(total)
        self.would.setText(would)
        self.would.setVisible(bool(would))
        self.leaving.setText(leaving)
        self.list.setAccessibleDescription(" ".join(filter(None, (would, total, leaving))))
        suits = next((row for row, line in enumerate(lines) if line.suits), 0)
        self._fit()
        self.list.scrollTo(self.words.index(suits))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        look = theme.current()
        wide = self.width() - look.px(2 * MARGIN)
        free = self.height() - look.px(2 * MARGIN + SPACING) - self.words.rowCount() * look.tx(ROW)
        for one in (self.would, self.leaving, self.sum):
            narrow = wide - self._away.sizeHint().width() - 4 if one is self.leaving else wide
            free -= (one.heightForWidth(narrow) + look.px(SPACING)) if one.text() else 0
            if one is not self.would:
                one.setVisible(bool(one.text()) and free >= 0)
        self._away.setVisible(not self.leaving.isHidden())

    def _paint(self, row: PaintedRow) -> None:
        look, colours = theme.current(), theme.current().palette
        line: WordLine = row.index.data(LINE)
        wrong = colours.ink2 if self.mild else colours.red
        if line.suits:
            row.ground(colours.yellow_tint, row.rect.adjusted(-2, 0, 0, 0), look.pxf(6), 1)
        if line.good is not None:
            box = row.put(look.pxf(20), 0, look.pxf(8))
            icon, ink = ("check", colours.green) if line.good else ("help" if self.mild else "x", wrong)
            row.icon(icon, box, ink, 3.0)
        metrics_end = row.right
        if line.points:
            wide = look.pxf(16) + len(line.points) * look.pxf(10)
            left, row.left = row.left, row.right - wide
            row.words(Text(line.points, "body_strong", colours.ink))
            row.left, row.right = left, metrics_end - wide - look.pxf(6)
        role = "word_small"
        wide = row.words(Text(line.word, role, colours.ink if line.good is not False else wrong))
        row.left += wide + look.pxf(8)
        if line.note:
            row.words(Text(line.note, "meta", colours.ink2))
        row.right = metrics_end


def _word(row: Index) -> str:
    line: WordLine = row.data(LINE)
    return line.word


def words_name() -> str:
    """What the list is called, for ears."""
    return translate("ScrabbleWords", "Words of your turn")


def _size(width: float, height: float) -> QSize:
    look = theme.current()
    return QSize(look.px(width), look.tx(height))
