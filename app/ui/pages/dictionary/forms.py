"""The forms of a lemma, each with what it is: a list to read and to choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.widgets.lists.model import LINE, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import ENTER_OR_SPACE, RowList
from app.widgets.look import theme


@dataclass(frozen=True)
class FormLine:
    """A form, what it is in words, whether it counts in the chosen game, whether it is the one asked for."""

    word: str
    note: str
    accepted: bool = True
    asked: bool = False


class FormModel(LinesModel[FormLine]):
    """DisplayRole = the form, ToolTipRole = what it is."""

    def asked_row(self) -> int:
        """The row of the form that was asked for, -1 where there is none."""
        return next((row for row, line in enumerate(self.lines) if line.asked), -1)

    def tell(self, line: FormLine, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            refused = "" if line.accepted else self.tr("does not count")
            return ", ".join(part for part in (line.word, line.note, refused) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return line.note or None
        return line.word if role == Qt.ItemDataRole.DisplayRole else None


def paint_noted(
    row: PaintedRow, word: str, note: str, apart: float, *, ground: QColor | None, refused: bool, asked: bool
) -> None:
    """A word in Vollkorn, what it is beside it; a cross where it does not count. apart: the least room of the
    note. asked: the ground is the yellow of the word that was asked for."""
    look, colours = theme.current(), theme.current().palette
    chip = row.rect.adjusted(0, look.pxf(1.5), -look.pxf(6), -look.pxf(1.5))
    if ground is not None:
        row.ground(ground, chip, look.pxf(8))
    if row.here:
        row.painter.setPen(QPen(colours.focus, look.pxf(2.6)))
        row.painter.drawRoundedRect(chip, look.pxf(8), look.pxf(8))
    ink = colours.letter if asked else colours.ink2 if refused else colours.ink
    base = QFontMetricsF(look.font("word_small")).xHeight() * 0.62
    row.left += look.pxf(9)
    row.right = chip.right() - look.pxf(8)
    if refused:
        box = row.put_last(look.pxf(16), before=look.pxf(8))
        row.icon("x", box, colours.letter if asked else colours.red, 3.0)
    told = Text(note, "meta", colours.letter if asked else colours.ink2, base)
    row.beside(Text(word, "word_small", ink, base), told, look.pxf(14), apart)


class NotedWords(RowList):
    """Words with what they are. Scrolls; Enter, Space or a click choose one.

    Signals: word_chosen(str)
    """

    word_chosen = Signal(str)

    def __init__(
        self, model: LinesModel[Any], paint: Callable[[PaintedRow], object], parent: QWidget | None
    ) -> None:
        super().__init__(
            model,
            paint,
            lambda index: QSize(theme.current().px(160), theme.current().tx(34)),
            parent,
            choosing=ENTER_OR_SPACE,
            letters=False,
        )
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._chosen)
        self.row_chosen.connect(self._chosen)

    def _chosen(self, index: QModelIndex) -> None:
        self.word_chosen.emit(str(index.data()))


def _paint(row: PaintedRow) -> None:
    line: FormLine = row.index.data(LINE)
    colours = theme.current().palette
    ground = colours.yellow if line.asked else colours.yellow_tint if row.here else None
    apart = row.rect.width() * 0.36
    paint_noted(row, line.word, line.note, apart, ground=ground, refused=not line.accepted, asked=line.asked)


class FormList(NotedWords):
    """The forms of a word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.forms = FormModel()
        super().__init__(self.forms, _paint, parent)
        self.setMinimumHeight(1)

    def show_asked(self) -> None:
        """Bring the form asked for into sight."""
        row = self.forms.asked_row()
        if row >= 0:
            self.executeDelayedItemsLayout()
            self.scrollTo(self.forms.index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form asked for stays in sight."""
        super().resizeEvent(event)
        if not self.hasFocus():
            self.show_asked()
