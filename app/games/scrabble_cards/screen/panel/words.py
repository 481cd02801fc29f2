"""The words of the draft beside the table: which they are, what they bring, what will leave the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from app.games.scrabble_cards.screen.cards.skin import paint_away
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import Row, Text
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel

translate = QCoreApplication.translate

ROW, MARGIN, SPACING = 27, 13, 3


@dataclass(frozen=True)
class WordLine:
    """A word that the draft makes. points: as printed, empty for the part of an old word. good: what the
    list says; None where nobody may know."""

    word: str
    points: str
    good: bool | None = None
    note: str = ""


class WordsModel(LinesModel[WordLine]):
    """DisplayRole: “kočka, +8, is in the dictionary”."""

    def tell(self, line: WordLine, role: int) -> Any:
        """See the class."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(filter(None, (line.word, line.points, line.note)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return line.note or None
        return None


class _Away(QWidget):
    """The sign of a card that will leave."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(18), look.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = theme.current().pxf(3)
        box = self.rect().toRectF().adjusted(inset, inset, -inset, -inset)
        paint_away(painter, box, theme.current().palette.ink2)
        painter.end()


class WordsPanel(Panel):
    """It stands where the last moves are while cards of the draft lie on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, margin=MARGIN, spacing=SPACING, seed=9)
        self._lines, self._would = 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.words = WordsModel()
        self.list = RowList(self.words, self._paint, lambda _: _size(100, ROW))
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setMinimumHeight(0)
        self.sum = Label("", "meta", "ink2", wrap=True)
        self.would = Label("", "meta", "ink2", wrap=True)
        self.leaving = Label("", "meta", "ink2", wrap=True)
        away = QHBoxLayout()
        away.setSpacing(4)
        self._away = _Away()
        away.addWidget(self._away, 0, Qt.AlignmentFlag.AlignTop)
        away.addWidget(self.leaving, 1)
        layout = self.layout()
        if layout is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.sum)
        self.body.addWidget(self.would)
        self.body.addLayout(away)

    def minimumSizeHint(self) -> QSize:
        """Not higher than what it stands for."""
        return _size(100, 110)

    def sizeHint(self) -> QSize:
        """The same: it takes what is left."""
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Its list scrolls."""
        return False

    def show_words(self, lines: Sequence[WordLine], total: str, leaving: str, would: str = "") -> None:
        """total: how the points come about. leaving: how many cards will leave the table. would: what the
        bonus card could do."""
        self._lines, self._would = len(lines), would
        self.words.set_lines(lines)
        self.sum.setText(total)
        self.sum.setVisible(bool(total))
        self.leaving.setText(leaving)
        self._away.setVisible(bool(leaving))
        self.leaving.setVisible(bool(leaving))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What the bonus card could do is said where all words are seen beside it."""
        self.would.setText(self._would)
        wide = self.width() - theme.current().px(2 * MARGIN)
        told = [one for one in (self.sum, self.leaving) if one.text()]
        texts = sum(max(one.heightForWidth(wide), one.sizeHint().height()) for one in (*told, self.would))
        free = self.height() - theme.current().px(2 * MARGIN + 9 + SPACING * (len(told) + 1)) - texts
        self.would.setVisible(bool(self._would) and self._lines * theme.current().tx(ROW) <= free)

    def _paint(self, row: Row) -> None:
        look, colours = theme.current(), theme.current().palette
        line: WordLine = row.index.data(LINE)
        if line.good is not None:
            box = row.put(look.pxf(20), 0, look.pxf(8))
            icon, ink = ("check", colours.green) if line.good else ("x", colours.red)
            row.icon(icon, box, ink, 3.0)
        metrics_end = row.right
        if line.points:
            wide = look.pxf(16) + len(line.points) * look.pxf(10)
            left, row.left = row.left, row.right - wide
            row.words(Text(line.points, "body_strong", colours.ink))
            row.left, row.right = left, metrics_end - wide - look.pxf(6)
        role = "word_small"
        wide = row.words(Text(line.word, role, colours.ink if line.good is not False else colours.red))
        row.left += wide + look.pxf(8)
        if line.note:
            row.words(Text(line.note, "meta", colours.ink2))
        row.right = metrics_end


def words_name() -> str:
    """What the list is called, for ears."""
    return translate("ScrabbleWords", "Words of your turn")


def _size(width: float, height: float) -> QSize:
    look = theme.current()
    return QSize(look.px(width), look.tx(height))
