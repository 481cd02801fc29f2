"""A list of words as a Qt model: what lists on screen, screen readers and tests all read.

It is a plain list; grouping by length is a role, and views write a heading wherever it changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.widgets.guard import Guarded

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class WordRole(IntEnum):
    """Roles of `WordModel` besides the display role (the word)."""

    GROUP = int(Qt.ItemDataRole.UserRole) + 1
    MARKED = GROUP + 1
    STRUCK = GROUP + 2
    NOTE = GROUP + 3


@dataclass(frozen=True)
class Entry:
    """A word in a list. ``group`` 0 groups by length; ``note`` is spoken and shown as the tooltip."""

    word: str
    struck: bool = False
    note: str = ""
    group: int = 0

    @property
    def size(self) -> int:
        """What it is grouped by."""
        return self.group or len(self.word)


class WordModel(Guarded, QAbstractListModel):
    """Words, longest group first, in the order in which they came within a group.

    One word at most is marked (the newest, or the one whose path is shown).

    Signals:
        count_changed(int): how many words there are now.
    """

    count_changed = Signal(int)

    def __init__(self, words: Iterable[str | Entry] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._marked = ""
        self.set_words(words)

    def set_words(self, words: Iterable[str | Entry], marked: str = "") -> None:
        """Replace everything."""
        entries = [Entry(word) if isinstance(word, str) else word for word in words]
        self.beginResetModel()
        self._entries = sorted(entries, key=lambda entry: -entry.size)
        self._marked = marked
        self.endResetModel()
        self.count_changed.emit(len(self._entries))

    def add(self, word: str | Entry, *, mark: bool = True) -> None:
        """Add a word at the end of its group and mark it as the newest."""
        entry = Entry(word) if isinstance(word, str) else word
        row = sum(1 for other in self._entries if other.size >= entry.size)
        self.beginInsertRows(_ROOT, row, row)
        self._entries.insert(row, entry)
        self.endInsertRows()
        if mark:
            self.mark(entry.word)
        self.count_changed.emit(len(self._entries))

    def remove(self, word: str) -> bool:
        """Take a word out; False when it is not there."""
        row = self.row_of(word)
        if row < 0:
            return False
        self.beginRemoveRows(_ROOT, row, row)
        del self._entries[row]
        self.endRemoveRows()
        self.count_changed.emit(len(self._entries))
        return True

    def mark(self, word: str) -> None:
        """Mark one word, or (empty) none."""
        rows = [self.row_of(self._marked), self.row_of(word)]
        self._marked = word
        for row in rows:
            if row >= 0:
                index = self.index(row)
                self.dataChanged.emit(index, index, [WordRole.MARKED])

    def marked(self) -> str:
        """The marked word, or an empty text."""
        return self._marked

    def words(self) -> list[str]:
        """All words in the order shown."""
        return [entry.word for entry in self._entries]

    def row_of(self, word: str) -> int:
        """Row of a word, -1 when it is not there."""
        return next((row for row, entry in enumerate(self._entries) if entry.word == word), -1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many words."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """The word, or what a role of `WordRole` asks for."""
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.word
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.note or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.word}, {entry.note}" if entry.note else entry.word
        answers: dict[int, object] = {
            WordRole.GROUP: entry.size,
            WordRole.MARKED: entry.word == self._marked,
            WordRole.STRUCK: entry.struck,
            WordRole.NOTE: entry.note,
        }
        return answers.get(role)

    def roleNames(self) -> dict[int, QByteArray]:
        """Names of the roles."""
        names = super().roleNames()
        names.update({int(role): QByteArray(role.name.lower().encode()) for role in WordRole})
        return names
