"""Writes the running game to disk in threads of its own: what waits gives way to what is newer."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from app.storage.problems import StorageProblem
from app.storage.saves import SaveStore
from app.ui.thread_bridge import ThreadBridge

MOMENT_S = 1.0
"""So long a move may wait to be written down before it is shown, on a machine at its limits; else it takes
some tenths of a millisecond."""


class Autosave(QObject):
    """Keeps one save up to date: a sketch of the newest state at once, the file itself as fast as the disk
    can make it safe.

    Signals:
        saving_failed(object StorageProblem)
        saving_succeeded(): the first success after a failure.
    """

    saving_failed = Signal(object)
    saving_succeeded = Signal()

    def __init__(self, store: SaveStore, save_id: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.save_id = save_id
        self._store = store
        self._failing = False
        self._turn = threading.Lock()
        self._newest = b""
        self._sketch = ThreadBridge("sketch", self)
        self._safe = ThreadBridge("autosave", self)

    def write(self, data: bytes, *, wait: bool = True) -> None:
        """Save this. wait: return when it outlives the program, or after a moment; else at once."""
        with self._turn:
            self._newest = data
            self._sketch.drop_waiting()
            self._sketch.ask(lambda _: self._store.sketch(self.save_id, data))
            self._safe.drop_waiting()
            self._safe.ask(lambda _: self._write(data), self._tell_success, self._tell_failure)
        if wait:
            self._sketch.flush(MOMENT_S)

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is on disk; False when it took too long."""
        return self._safe.flush(seconds)

    def finish(self, seconds: float = 5.0) -> None:
        """Write what is waiting and end."""
        self._sketch.finish(seconds)
        if self._safe.finish(seconds) and not self._failing:
            self._store.drop_sketch(self.save_id)

    def _write(self, data: bytes) -> bool:
        """In the thread; tells whether it had failed before."""
        had_failed, self._failing = self._failing, True
        self._store.store(self.save_id, data)
        self._failing = False
        with self._turn:
            # A sketch that is newer stays.
            if data is self._newest and self._sketch.flush(0.0):
                self._store.drop_sketch(self.save_id)
        return had_failed

    def _tell_success(self, had_failed: bool) -> None:
        if had_failed:
            self.saving_succeeded.emit()

    def _tell_failure(self, problem: Exception) -> None:
        if not isinstance(problem, StorageProblem):
            raise problem
        self.saving_failed.emit(problem)
