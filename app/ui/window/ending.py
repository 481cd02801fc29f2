"""Ctrl+C in the terminal, or the system's wish to end the program, closes it as a person would."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

WISHES = ("SIGINT", "SIGTERM", "SIGHUP")


class EndingWish(QObject):
    """Hears the system's signals while Qt's event loop waits for its own events.

    Signals: asked(): the program is to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Python runs its handlers only between two of its own steps, and a waiting event loop makes none:
        # a byte through a socket wakes it.
        self._ear, self._mouth = socket.socketpair()
        self._ear.setblocking(False)
        self._mouth.setblocking(False)
        signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        for name in WISHES:
            wish = getattr(signal, name, None)
            if wish is not None:
                signal.signal(wish, _note)

    def _hear(self) -> None:
        self._ear.recv(64)
        self.asked.emit()


def _note(_number: int, _frame: FrameType | None) -> None:
    """The byte in the socket says it all."""
