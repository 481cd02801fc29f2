"""The application: on macOS a file that is opened in the Finder comes to it as an event."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hears of files to be opened.

    Signals: file_brought(object Path). What comes before anybody listens waits in `waiting`.
    """

    file_brought = Signal(object)

    def __init__(self, argv: list[str]) -> None:
        super().__init__(argv)
        self.waiting: list[Path] | None = []

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen:
            return super().event(event)
        from PySide6.QtGui import QFileOpenEvent  # start-up time

        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self.waiting is None:
                self.file_brought.emit(path)
            else:
                self.waiting.append(path)
        return True

    def let_in(self) -> list[Path]:
        """Somebody listens from now on; what has come so far."""
        waiting, self.waiting = self.waiting or [], None
        return waiting
