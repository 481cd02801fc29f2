"""Writes the running game to disk in threads of its own: what waits gives way to what is newer."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SaveStore
from app.ui.thread_bridge import ThreadBridge

MOMENT_S = 0.25
"""So long a move may wait to be written down before it is shown, on a machine at its limits; else it takes
some tenths of a millisecond."""
SILENT_S = 3.0
"""When the disk has been at one state for so long, that is told."""
LOOK_MS = 1_000


class Autosave(QObject):
    """Keeps one save up to date: a sketch of the newest state at once, the file itself as fast as the disk
    can make it safe.

    Signals:
        saving_failed(object StorageProblem): SLOW when the disk does not answer.
        saving_succeeded(): the first success after a failure.
    """

    saving_failed = Signal(object)
    saving_succeeded = Signal()

    def __init__(self, store: SaveStore, save_id: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.save_id = save_id
        self._store = store
        self._problem: StorageProblem | None = None
        self._told_slow = self._owes_success = False
        self._begun: float | None = None
        self._newest = b""
        self._writer = object()
        store.begin(save_id, self._writer)
        self._sketch = ThreadBridge("sketch", self)
        self._safe = ThreadBridge("autosave", self)
        self._watch = QTimer(self, interval=LOOK_MS)
        self._watch.timeout.connect(self._look)

    def write(self, data: bytes, *, wait: bool = True) -> None:
        """Save this. wait: return when it would outlive the program, or after `MOMENT_S`; else at once."""
        answers = self._sketch.flush(0.0)  # else nobody waits for the disk again
        self._newest = data
        self._sketch.drop_waiting()
        self._sketch.ask(lambda _: self._store.sketch(self.save_id, data, self._writer))
        self._safe.drop_waiting()
        self._safe.ask(lambda _: self._write(data), self._tell_success, self._tell_failure)
        if wait and answers:
            self._sketch.flush(MOMENT_S)
        if not self._watch.isActive():
            self._watch.start()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is on disk; False when it took too long."""
        return self._safe.flush(seconds)

    @property
    def has_failed(self) -> bool:
        """Whether the last state that was written is not safe."""
        return self._problem is not None

    def trouble(self, seconds: float) -> StorageProblem | None:
        """Waits at most so many seconds, then says why the newest state is not safe; None when it is."""
        if not self.flush(seconds):
            self._owes_success = True
            return StorageProblem(StorageKind.SLOW, self._store.path(self.save_id))
        return self._problem

    def finish(self, seconds: float) -> None:
        """End the threads once all is written; wait for that at most so many seconds."""
        self._watch.stop()
        if self._safe.finish(seconds):
            self._sketch.finish(seconds)

    def _write(self, data: bytes) -> bool:
        """Runs in the thread of the save; returns whether the write before this one had failed."""
        had_failed, self._begun = self._problem is not None, time.monotonic()
        try:
            self._store.store(self.save_id, data, self._writer)
        except StorageProblem as problem:
            self._problem = problem
            raise
        finally:
            self._begun = None
        self._problem = None
        self._sketch.ask(lambda _: self._drop_sketch(data))  # not before it is drawn
        return had_failed

    def _drop_sketch(self, data: bytes) -> None:
        if data is self._newest:
            self._store.drop_sketch(self.save_id, self._writer)

    def _look(self) -> None:
        """Whether the disk is at the same state for too long."""
        begun = self._begun
        if begun is not None and not self._told_slow and time.monotonic() - begun >= SILENT_S:
            self._told_slow = True
            self.saving_failed.emit(StorageProblem(StorageKind.SLOW, self._store.path(self.save_id)))
        elif begun is None and self.flush(0.0):
            self._watch.stop()

    def _tell_success(self, had_failed: bool) -> None:
        owed = self._owes_success or self._told_slow
        self._owes_success = self._told_slow = False
        if had_failed or owed:
            self.saving_succeeded.emit()

    def _tell_failure(self, problem: Exception) -> None:
        if not isinstance(problem, StorageProblem):
            raise problem
        self._told_slow = False
        self.saving_failed.emit(problem)
