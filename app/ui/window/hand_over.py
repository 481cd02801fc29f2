"""A second start hands over to the program that runs already: it comes to the front, the second one ends.

One line of JSON goes each way: ``{"format": "slovohratky-handover/1", "token": …, "file": …}`` and back
``{"format": …, "taken": true}``. Fields that somebody does not know are passed over. The file is a saved
game to be opened, its whole path with all but plain letters escaped as in an address; often there is none.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes, unquote_to_bytes

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

from app.engine import reading
from app.storage.home_lock import Hold, HomeLock

FORMAT = "slovohratky-handover/1"
PATIENCE_S = 5.0
"""So long a second start waits for the first one, which may be starting or ending itself."""
STEP_MS = 250
LONGEST = 100_000
TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a desktop gives to whom the person has just started; it goes with the window to the front."""

log = logging.getLogger(__name__)


def ask_holder(lock: HomeLock, patience: float = PATIENCE_S, file: Path | None = None) -> bool | None:
    """Hand over to whoever holds the lock: True when it came to the front, False when it does not answer
    or sits at another computer, None when the lock has become ours meanwhile.

    file: what it is to open."""
    end = time.monotonic() + patience
    while True:
        if lock.take() is not Hold.THEIRS:
            return None
        holder = lock.holder()
        if not holder.is_here:
            return False
        if holder.address and _ask(holder.address, file):
            return True
        if time.monotonic() >= end:
            return False
        time.sleep(STEP_MS / 1000)


def _ask(address: str, file: Path | None) -> bool:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # whoever asks may let another one come
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(STEP_MS):
        return False
    told = {} if file is None else {"file": quote_from_bytes(os.fsencode(file))}
    socket.write(_line({"format": FORMAT, "token": os.environ.get(TOKEN, ""), **told}))
    socket.waitForBytesWritten(STEP_MS)
    heard = b""
    end = time.monotonic() + PATIENCE_S / 2
    while b"\n" not in heard and len(heard) < LONGEST and time.monotonic() < end:
        if (
            not socket.waitForReadyRead(STEP_MS)
            and socket.state() != QLocalSocket.LocalSocketState.ConnectedState
        ):
            break
        heard += bytes(socket.readAll().data())
    socket.disconnectFromServer()
    return _said(heard).get("taken") is True


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _said(line: bytes) -> Mapping[str, Any]:
    """A message; empty for what is none of ours."""
    try:
        message = reading.mapped(reading.loads(line))
    except (TypeError, ValueError):
        return {}
    return message if str(message.get("format", "")).startswith("slovohratky-handover/") else {}


class StartListener(QObject):
    """Listens for second starts.

    Signals: called(object dict): somebody started the program again, with this message.
    """

    called = Signal(object)

    def __init__(self, lock: HomeLock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._open)
        name = f"slovohratky-{_number_of(lock.path.parent)}"
        QLocalServer.removeServer(name)  # of a holder that was killed: the lock is ours, so it is none's
        if self._server.listen(name):
            lock.announce(self._server.fullServerName())
        else:
            log.warning("no hand-over: %s", self._server.errorString())

    def _open(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        message = _said(bytes(socket.readLine().data()))
        if message:
            socket.write(_line({"format": FORMAT, "taken": True}))
            socket.flush()
            self.called.emit(message)


def come_forward(window: QWidget, message: Mapping[str, Any]) -> None:
    """Show the window before all others, as it was."""
    token = message.get("token")
    if isinstance(token, str) and token:
        os.environ[TOKEN] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def file_of(message: Mapping[str, Any]) -> Path | None:
    """The file that whoever called wants to see opened."""
    told = message.get("file")
    return Path(os.fsdecode(unquote_to_bytes(told))) if isinstance(told, str) and told else None


def _number_of(folder: Path) -> str:
    """A name of the folder that every path to it gives."""
    return hashlib.sha256(str(folder.resolve()).encode("utf-8", "surrogatepass")).hexdigest()[:16]
