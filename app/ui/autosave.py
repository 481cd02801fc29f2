"""Writes the running game to disk in a thread of its own, the newest state winning."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from app.storage.problems import StorageProblem
from app.storage.saves import SaveStore


class Autosave(QObject):
    """Keeps one save file up to date.

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
        self._wake = threading.Condition()
        self._waiting: bytes | None = None
        self._busy = False
        self._ending = False
        self._failing = False
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def write(self, data: bytes) -> None:
        """Save this as soon as the one being written is done; returns at once."""
        with self._wake:
            self._waiting = data
            self._wake.notify_all()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is on disk; False when it took too long."""
        with self._wake:
            return self._wake.wait_for(lambda: self._waiting is None and not self._busy, seconds)

    def finish(self, *, discard: bool = False) -> None:
        """Write what is waiting and end; ``discard`` also removes the file (the game is over).

        Raises StorageProblem when the file cannot be removed."""
        self.flush()
        with self._wake:
            self._ending = True
            self._wake.notify_all()
        self._thread.join(5.0)
        if discard:
            self._store.delete(self.save_id)

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._waiting is not None or self._ending)
                data, self._waiting = self._waiting, None
                if data is None:
                    return
                self._busy = True
            self._write(data)
            with self._wake:
                self._busy = False
                self._wake.notify_all()

    def _write(self, data: bytes) -> None:
        try:
            self._store.store(self.save_id, data)
        except StorageProblem as problem:
            self._failing = True
            self.saving_failed.emit(problem)
        else:
            if self._failing:
                self._failing = False
                self.saving_succeeded.emit()
