"""A list of words as a Qt model: what lists on screen, screen readers and tests all read.

It is a plain list; grouping by length is a role, and views write a heading wherever it changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from app.widgets.lists.model import LINE, LinesModel


class WordRole(IntEnum):
    """Roles of `WordModel` besides the display role (the word)."""

    GROUP = int(LINE) + 1
    MARKED = GROUP + 1
    STRUCK = GROUP + 2


@dataclass(frozen=True)
class ListedItem:
    """A word in a list. ``group`` 0 groups by length; ``note`` is spoken and shown as the tooltip."""

    word: str
    struck: bool = False
    note: str = ""
    group: int = 0

    @property
    def size(self) -> int:
        """What it is grouped by."""
        return self.group or len(self.word)


class WordModel(LinesModel[ListedItem]):
    """Words, longest group first, in the order in which they came within a group.

    One word at most is marked (the newest, or the one whose path is shown).
    """

    def __init__(self, words: Iterable[str | ListedItem] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marked = ""
        self.set_words(words)

    def set_words(self, words: Iterable[str | ListedItem], marked: str = "") -> None:
        entries = [ListedItem(word) if isinstance(word, str) else word for word in words]
        self._marked = marked
        self.set_lines(sorted(entries, key=lambda entry: -entry.size))
        self.retell()

    def add(self, word: str | ListedItem, *, mark: bool = True) -> None:
        """Add a word at the end of its group and mark it as the newest."""
        entry = ListedItem(word) if isinstance(word, str) else word
        row = sum(1 for other in self.lines if other.size >= entry.size)
        self.insert_line(row, entry)
        if mark:
            self.mark(entry.word)

    def mark(self, word: str) -> None:
        """Mark one word, or (empty) none."""
        rows = [self.row_of(self._marked), self.row_of(word)]
        self._marked = word
        for row in rows:
            if row >= 0:
                index = self.index(row)
                self.dataChanged.emit(index, index, [WordRole.MARKED])

    def words(self) -> list[str]:
        """All words in the order shown."""
        return [entry.word for entry in self.lines]

    def row_of(self, word: str) -> int:
        """Row of a word, -1 when it is not there."""
        return next((row for row, entry in enumerate(self.lines) if entry.word == word), -1)

    def tell(self, line: ListedItem, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return line.word
        if role == Qt.ItemDataRole.ToolTipRole:
            return line.note or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line.word}, {line.note}" if line.note else line.word
        answers: dict[int, object] = {
            WordRole.GROUP: line.size,
            WordRole.MARKED: line.word == self._marked,
            WordRole.STRUCK: line.struck,
        }
        return answers.get(role)
