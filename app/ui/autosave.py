"""Writes the running game to disk in threads of its own, the newest state winning."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.storage.problems import StorageProblem
from app.storage.saves import SaveStore

MOMENT_S = 1.0
"""So long a move may wait to be written down before it is shown, on a machine at its limits; else it takes
some tenths of a millisecond."""


class Newest:
    """A thread that does something with the newest of what it is given; older ones are passed over."""

    def __init__(self, name: str, do: Callable[[bytes], object]) -> None:
        self._do = do
        self._wake = threading.Condition()
        self._waiting: bytes | None = None
        self._busy = False
        self._ending = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def has_more(self) -> bool:
        """Whether something newer than what is being done waits."""
        return self._waiting is not None

    def put(self, data: bytes) -> None:
        """Do it with this as soon as the one at hand is done; returns at once."""
        with self._wake:
            self._waiting = data
            self._wake.notify_all()

    def flush(self, seconds: float) -> bool:
        """Wait until everything is done; False when it took too long."""
        with self._wake:
            return self._wake.wait_for(lambda: self._waiting is None and not self._busy, seconds)

    def finish(self, seconds: float) -> None:
        """Do what is waiting and end."""
        self.flush(seconds)
        with self._wake:
            self._ending = True
            self._wake.notify_all()
        self._thread.join(seconds)

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._waiting is not None or self._ending)
                data, self._waiting = self._waiting, None
                if data is None:
                    return
                self._busy = True
            self._do(data)
            with self._wake:
                self._busy = False
                self._wake.notify_all()


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
        self._sketch = Newest("sketch", lambda data: store.sketch(save_id, data))
        self._safe = Newest("autosave", self._write)

    def write(self, data: bytes, *, wait: bool = True) -> None:
        """Save this. wait: return when it outlives the program, or after a moment; else at once."""
        with self._turn:
            self._sketch.put(data)
            self._safe.put(data)
        if wait:
            self._sketch.flush(MOMENT_S)

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is on disk; False when it took too long."""
        return self._safe.flush(seconds)

    def finish(self, seconds: float = 5.0) -> None:
        """Write what is waiting and end."""
        self._sketch.finish(seconds)
        self._safe.finish(seconds)
        if not self._failing and self._safe.flush(0.0):
            self._store.drop_sketch(self.save_id)

    def _write(self, data: bytes) -> None:
        try:
            self._store.store(self.save_id, data)
        except StorageProblem as problem:
            self._failing = True
            self.saving_failed.emit(problem)
            return
        with self._turn:
            # A sketch that is newer stays.
            if not self._safe.has_more and self._sketch.flush(0.0):
                self._store.drop_sketch(self.save_id)
        if self._failing:
            self._failing = False
            self.saving_succeeded.emit()
