"""A list model over lines that are set all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex

from app.widgets.guard import Guarded

Index: TypeAlias = QModelIndex | QPersistentModelIndex
LineT = TypeVar("LineT")


class LinesModel(Guarded, QAbstractListModel, Generic[LineT]):
    """One row to a line; a subclass says in `data` what stands there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LineT] = []

    def set_lines(self, lines: Sequence[LineT]) -> None:
        """Show others; the same ones change nothing."""
        if list(lines) != self._lines:
            self.beginResetModel()
            self._lines = list(lines)
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """One row to a line."""
        return 0 if parent is not None and parent.isValid() else len(self._lines)
