"""A player's words as a table: what scored, what others had too, what did not count."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from app.games.boggle.model import ScoredWord
from app.games.boggle.screen import texts
from app.games.boggle.screen.results.facts import SortedList
from app.tabletop.context import SeatLook
from app.widgets.guard import Guarded
from app.widgets.lists.model import Index

ENTRY = Qt.ItemDataRole.UserRole + 1
"""The Entry of a cell, None where there is none."""
SECTION = Qt.ItemDataRole.UserRole + 2
"""Text of a dividing line, empty elsewhere."""

NOMINABLE = Qt.ItemDataRole.UserRole + 3
"""Whether a refused word can be put to the vote; on the dividing line, whether one under it can."""
WHY = Qt.ItemDataRole.UserRole + 4
"""Why a refused word does not count, or that it is being voted on."""

_NOWHERE = QModelIndex()


class ColumnModel(Guarded, QAbstractTableModel):
    """One seat's list.

    Words that scored run down the first `lanes[0]` columns, shared ones down the next `lanes[1]`;
    below them a dividing line and the refused words, each across the whole table.
    """

    def __init__(self, seats: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._titles = ("", "")
        self.words = SortedList((), (), ())
        self.lanes = (1, 1)
        self._word_rows = 0
        self._nominable = self._voted_on = frozenset[str]()

    def set_list(
        self,
        words: SortedList,
        titles: tuple[str, str],
        nominable: frozenset[str] = frozenset(),
        voted_on: frozenset[str] = frozenset(),
    ) -> None:
        """Show another list; titles stand over the scoring and the shared words. The same changes nothing.

        nominable: words that a person may put to the vote, voted_on: those that have been."""
        shown = (words, titles, nominable, voted_on)
        if shown == self.content:
            return
        self.beginResetModel()
        self.words, self._titles, self._nominable, self._voted_on = shown
        self._count_rows()
        self.endResetModel()

    @property
    def content(self) -> tuple[object, ...]:
        """All that the rows say."""
        return self.words, self._titles, self._nominable, self._voted_on

    @property
    def titles(self) -> tuple[str, str]:
        """What stands over the scoring and the shared words."""
        return self._titles

    def set_lanes(self, points: int, shared: int) -> None:
        """Spread the words over so many columns each."""
        if (points, shared) != self.lanes:
            self.beginResetModel()
            self.lanes = (points, shared)
            self._count_rows()
            self.endResetModel()

    # Shape ------------------------------------------------------------------------------------

    def word_rows(self) -> int:
        """Rows before the dividing line."""
        return self._word_rows

    def _count_rows(self) -> None:
        """Asked for with every cell that is painted."""
        parts = zip((self.words.points, self.words.shared), self.lanes, strict=True)
        self._word_rows = max(math.ceil(len(part) / lanes) if lanes else 0 for part, lanes in parts)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        if parent.isValid():
            return 0
        refused = len(self.words.refused)
        return self.word_rows() + (refused + 1 if refused else 0)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else sum(self.lanes)

    def entry(self, row: int, column: int) -> ScoredWord | None:
        rows = self.word_rows()
        if row >= rows:
            at = row - rows - 1
            return self.words.refused[at] if column == 0 and at >= 0 else None
        first, _ = self.lanes
        part, lane = (self.words.points, column) if column < first else (self.words.shared, column - first)
        lanes = self.lanes[0] if column < first else self.lanes[1]
        height = math.ceil(len(part) / lanes)
        at = lane * height + row
        return part[at] if row < height and at < len(part) else None

    def index_of(self, word: str) -> QModelIndex:
        """Where a word stands; invalid when it does not."""
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                entry = self.entry(row, column)
                if entry is not None and entry.word == word:
                    return self.index(row, column)
        return QModelIndex()

    # Data -------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if row == self.word_rows() and column == 0:
            if role == NOMINABLE:
                return any(entry.word in self._nominable for entry in self.words.refused)
            said = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, SECTION)
            return self.tr("does not count") if role in said else None
        entry = self.entry(row, column)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.word
        if role == ENTRY:
            return entry
        if role == NOMINABLE:
            return entry.word in self._nominable
        if role == WHY:
            return self._why(entry)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            told = texts.spoken(entry, self._seats)
            return texts.nominable(told) if entry.word in self._nominable else told
        return None

    def _why(self, entry: ScoredWord) -> str:
        return self.tr("is being voted on") if entry.word in self._voted_on else texts.reason(entry)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return self._titles[0]
        return self._titles[1] if section == self.lanes[0] else ""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.entry(index.row(), index.column()) is not None:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags
