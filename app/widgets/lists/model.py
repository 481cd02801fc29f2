"""The model of a list: lines that are set all at once, one by one too, and told as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.widgets.guard import Guarded

Index: TypeAlias = QModelIndex | QPersistentModelIndex
LineT = TypeVar("LineT")
LINE = Qt.ItemDataRole.UserRole + 1
"""The line itself, whatever it is; a subclass's own roles begin after it. Qt hands tuples on as lists."""


class LinesModel(Guarded, QAbstractListModel, Generic[LineT]):
    """One row to a line; a subclass says in `tell` what stands there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LineT] = []

    @property
    def lines(self) -> tuple[LineT, ...]:
        return tuple(self._lines)

    def set_lines(self, lines: Sequence[LineT], mark: Callable[[LineT], object] = lambda line: line) -> None:
        """Show others; the same ones change nothing. mark: what tells a line from others."""
        if list(map(mark, lines)) != list(map(mark, self._lines)):
            self.beginResetModel()
            self._lines = list(lines)
            self.endResetModel()

    def insert_line(self, row: int, line: LineT) -> None:
        self.beginInsertRows(QModelIndex(), row, row)
        self._lines.insert(row, line)
        self.endInsertRows()

    def remove_line(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._lines[row]
        self.endRemoveRows()

    def retell(self) -> None:
        """The same lines, but what is told of them may be another (language, ticks)."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        return line if role == LINE else self.tell(line, role)

    def tell(self, line: LineT, role: int) -> Any:
        """What a line answers to a role of Qt's or of the model's own; None where it has nothing."""
        return (
            str(line) if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None
        )
