"""A list whose rows are words that were laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QSize

from app.tabletop.explaining.words import ShowsWords, WordSpot
from app.widgets.lists.model import Index
from app.widgets.lists.row import PaintedRow
from app.widgets.lists.view import RowList


class ListedWords(ShowsWords, RowList):
    """word_of: the word of a row."""

    def __init__(
        self,
        model: QAbstractItemModel,
        paint: Callable[[PaintedRow], object],
        size: Callable[[Index], QSize],
        word_of: Callable[[Index], str],
        *,
        letters: bool = True,
        laid: bool = True,
    ) -> None:
        """laid: whether the words were played."""
        super().__init__(model, paint, size, letters=letters)
        self._word_of, self._laid = word_of, laid

    def word_spots(self) -> Sequence[WordSpot]:
        """One a row."""
        model, corner = self.model(), self.viewport().pos()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        places = [self.visualRect(row).translated(corner) for row in rows]
        words = zip(rows, places, strict=True)
        return [WordSpot(self._word_of(row), place, self._laid) for row, place in words]

    def word_at_hand(self) -> str:
        """That of the row that is reached."""
        here = self.currentIndex()
        return self._word_of(here) if here.isValid() and self.hasFocus() else ""
