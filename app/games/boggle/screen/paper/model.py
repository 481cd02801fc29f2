"""Lists being typed from paper: the drafts, and the words of the board to tick off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.games.boggle import board
from app.games.boggle.model import Verdict
from app.lexicon import czech
from app.widgets.guard import Guarded

FACT = Qt.ItemDataRole.UserRole + 1
"""PATH or SHORT for what the board already refuses, UNKNOWN for what no dictionary has, None for a word
that fits."""
NOTE = Qt.ItemDataRole.UserRole + 2
"""What is wrong with a word, as a text."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class DraftModel(Guarded, QAbstractListModel):
    """The list of one person, newest word last."""

    def __init__(
        self, parent: QObject | None = None, known: Callable[[str], bool] = lambda word: True
    ) -> None:
        """known: whether the word list or the household takes a word."""
        super().__init__(parent)
        self._words: list[str] = []
        self._grid: tuple[str, ...] = ()
        self._fold, self._least = False, 2
        self._known = known
        self._votes = False

    def set_board(self, grid: Sequence[str], *, fold: bool, min_len: int, votes: bool = False) -> None:
        """The board that words are held against; forgets the list. votes: people may vote on the rest."""
        self.beginResetModel()
        self._words, self._grid, self._fold, self._least = [], tuple(grid), fold, min_len
        self._votes = votes
        self.endResetModel()

    def fact(self, word: str) -> Verdict | None:
        """What can be said about a word by now (the rules judge it after the hand-in)."""
        if len(word) < self._least:
            return Verdict.SHORT
        if not board.has_path(self._grid, word, fold=self._fold):
            return Verdict.PATH
        return None if self._known(word) else Verdict.UNKNOWN

    def note(self, word: str) -> str:
        """What is wrong with a word, empty for one that fits."""
        fact = self.fact(word)
        if fact is Verdict.SHORT:
            return self.tr("too short")
        if fact is Verdict.PATH:
            return self.tr("not on the board")
        if fact is Verdict.UNKNOWN:
            return self.tr("can be voted on") if self._votes else self.tr("not in the dictionary")
        return ""

    def set_words(self, words: Sequence[str]) -> None:
        """Show another list."""
        self.beginResetModel()
        self._words = list(words)
        self.endResetModel()

    def words(self) -> tuple[str, ...]:
        """The list."""
        return tuple(self._words)

    def add(self, word: str) -> bool:
        """Append a word; False when it stands there already (RULES BG6)."""
        if not word or word in self._words:
            return False
        self.beginInsertRows(QModelIndex(), len(self._words), len(self._words))
        self._words.append(word)
        self.endInsertRows()
        return True

    def remove(self, word: str) -> None:
        """Take a word out."""
        if word in self._words:
            row = self._words.index(word)
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._words[row]
            self.endRemoveRows()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """One row to a word."""
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The word, and what the board says."""
        if not index.isValid():
            return None
        word = self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return word
        if role == FACT:
            return self.fact(word)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            note = self.note(word)
            return f"{word}, {note}" if note else self.tr("{word}, on the board").format(word=word)
        if role == NOTE:
            return self.note(word)
        return None


class TickModel(Guarded, QAbstractListModel):
    """Words of the board, ticked when they are on the list of the person who is writing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, str]] = []
        self._shown: list[str] = []
        self._ticked: frozenset[str] = frozenset()
        self._query = ""

    def set_words(self, words: Sequence[str]) -> None:
        """All words there are, in any order."""
        if set(words) == {word for word, _ in self._all}:
            return
        ordered = sorted(set(words), key=czech.sort_key)
        self._all = [(word, czech.fold(word)) for word in ordered]
        self._refresh()

    def set_query(self, text: str) -> None:
        """Show only words that begin with the text, then those that hold it; diacritics may lack."""
        self._query = czech.fold(text)
        self._refresh()

    def set_ticked(self, words: Sequence[str]) -> None:
        """Words on the list."""
        self._ticked = frozenset(words)
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    def _refresh(self) -> None:
        self.beginResetModel()
        query = self._query
        first = [word for word, plain in self._all if plain.startswith(query)]
        rest = [word for word, plain in self._all if query in plain and not plain.startswith(query)]
        self._shown = first + rest
        self.endResetModel()

    def words(self) -> list[str]:
        """Words shown."""
        return list(self._shown)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """One row to a word."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The word and whether it is ticked."""
        if not index.isValid():
            return None
        word = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return word
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if word in self._ticked else Qt.CheckState.Unchecked
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Words can be ticked."""
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.isValid() else Qt.ItemFlag.NoItemFlags
