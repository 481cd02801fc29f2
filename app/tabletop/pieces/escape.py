"""Esc while something is dragged: it falls back to where it came from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Escape(QObject):
    """Hears the keys of a table's window from the moment a piece is lifted until the mouse lets go."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._fall: Callable[[], bool] | None = None

    def watch(self, fall: Callable[[], bool]) -> None:
        """A piece is lifted; fall: lets it fall, False where it lies already."""
        self._fall = fall
        handle = self._table.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        fall = self._fall
        pressed = event.type() == QEvent.Type.KeyPress
        escapes = pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escapes or event.type() == QEvent.Type.MouseButtonRelease:
            self._fall = None
            watched.removeEventFilter(self)
        return escapes and fall is not None and fall()
