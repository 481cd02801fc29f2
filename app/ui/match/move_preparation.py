"""What the next move will bring, found while its player is still at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.ui.thread_bridge import ThreadBridge


class MovePreparation(QObject):
    """Has slow consequences of the next move found in a thread; moves made meanwhile are held back.

    Signals: finished(list held): pairs of seat and move.
    """

    finished = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_busy = False
        self._held: list[tuple[int | None, Any]] = []
        self._has_failed = False
        self._thread = ThreadBridge("ahead", self)

    def begin(self, work: Callable[[], None] | None) -> bool:
        """Start this work, if there is any; True while some is under way. Once it has failed, moves do
        without."""
        if work is not None and not self._has_failed:
            self.is_busy = True
            self._thread.ask(lambda _: work(), self._finish, self._fail)
        return self.is_busy

    def hold(self, seat: int | None, move: Any) -> None:
        """Keep a move until the work is done."""
        self._held.append((seat, move))

    def stop(self) -> None:
        """End the thread; nobody waits for it."""
        self._thread.stop()

    def _fail(self, error: Exception) -> None:
        self._has_failed = True
        self._finish(None)
        raise error

    def _finish(self, _: None) -> None:
        self.is_busy = False
        held, self._held = self._held, []
        self.finished.emit(held)
