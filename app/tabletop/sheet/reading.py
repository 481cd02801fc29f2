"""What lies on the sheet as a list that screen readers find and walk through; nobody sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QListView

from app.tabletop.pieces.skin import Key, Position
from app.tabletop.sheet.sheet import Sheet
from app.widgets.announcing import announce
from app.widgets.controls import scroll
from app.widgets.lists.model import LINE, Index, LinesModel


@dataclass(frozen=True)
class ReadPiece:
    """A piece and what is said of it."""

    place: Position
    text: str


class ReadModel(LinesModel[ReadPiece]):
    """Row by row, as one reads."""

    def tell(self, line: ReadPiece, role: int) -> Any:
        """“column 3, row 1: red star”."""
        told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return line.text if told else None


class SheetReader(QListView):
    """Lies over the sheet with every line where its piece is, and paints nothing: a graphics scene has no
    items for screen readers.
    """

    def __init__(self, sheet: Sheet, told: Callable[[Position, Key, bool], str]) -> None:
        """told: what is said of a cell and the piece there; the last says that it is a draft's."""
        super().__init__(sheet.viewport())
        self._sheet, self._told = sheet, told
        self.lines = ReadModel(self)
        scroll.dress(self)
        self.setModel(self.lines)
        # Laid out anew it would have all of the table painted again, and ask each line for fonts and icons.
        self.viewport().setUpdatesEnabled(False)
        self.setUniformItemSizes(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for bars in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sheet.arranged.connect(self._stay)
        self.lower()
        self._stay()

    def _stay(self) -> None:
        self.setGeometry(self._sheet.viewport().rect())

    def read(self) -> None:
        """Other pieces may lie there, or be called otherwise."""
        self.setAccessibleName(self.tr("What lies on the table"))
        if not self._sheet.cursor_item.isVisible():
            self._sheet.setAccessibleName(self.tr("The table: arrows walk over it"))
        lying = self._sheet.placed
        found = {place: (item.key, False) for place, item in lying.laid.items()}
        found |= {item.cell: (item.key, True) for item in lying.draft.values()}
        order = sorted(found, key=lambda place: (place[1], place[0]))
        self.lines.set_lines([ReadPiece(place, self._told(place, *found[place])) for place in order])

    def announce(self, text: str) -> None:
        if text:
            announce(self._sheet, text)

    def visualRect(self, index: Index) -> QRect:
        line = index.data(LINE)
        return (
            self._sheet.camera.face(QPointF(*line.place)).toRect() if isinstance(line, ReadPiece) else QRect()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the list is for screen readers alone."""
