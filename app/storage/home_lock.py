"""One program to a home: a lock on the folder of the user's files, and a note of who holds it.

The system itself gives the lock back when its holder ends, however it ends, so a lock is never left over.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from app.engine import reading

FILE = "slovohratky.lock"
_FAR = 1 << 20
"""Where the locked byte lies on Windows, which lets nobody read a locked one: far behind the note."""


MACHINE = os.environ.get("COMPUTERNAME", "") if sys.platform == "win32" else os.uname().nodename
"""The name of this computer."""


class Hold(Enum):
    """Whether this program may write."""

    OURS = "ours"
    THEIRS = "theirs"
    """Another program works on the folder."""
    CLOSED = "closed"
    """The folder cannot be written at all."""


class Holder(NamedTuple):
    """Who has the lock. machine: the computer's name. address: where that program listens, empty when
    it does not (yet)."""

    machine: str = ""
    address: str = ""

    @property
    def is_here(self) -> bool:
        """Whether it runs on this computer; where nobody says, it may."""
        return self.machine in ("", MACHINE)


class HomeLock:
    """The lock of one folder. Keep the object as long as the lock is wanted."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._handle: int | None = None

    def take(self) -> Hold:
        """Try to take the lock; asking again is fine.

        A file system that knows no locks, or a full disk, gives none and forbids nothing."""
        if self._handle is not None:
            return Hold.OURS
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            closed = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
            return Hold.CLOSED if closed else Hold.OURS
        try:
            _lock(handle)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0):  # 0: Wine gives no reason
                os.close(handle)
                return Hold.THEIRS
        self._handle = handle
        self.announce("")
        return Hold.OURS

    def announce(self, address: str) -> None:
        """Note who holds the lock and where it listens."""
        if self._handle is None:
            return
        note = json.dumps({"machine": MACHINE, "pid": os.getpid(), "address": address}).encode()
        with contextlib.suppress(OSError):
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, note + b"\n")
            os.ftruncate(self._handle, len(note) + 1)

    def holder(self) -> Holder:
        """Who holds it, as far as that is noted."""
        try:
            note = reading.mapped(reading.loads(self.path.read_bytes()))
            return Holder(reading.text(note["machine"]), reading.text(note["address"]))
        except (OSError, KeyError, TypeError, ValueError):
            return Holder()

    def release(self) -> None:
        """Give the lock back."""
        if self._handle is not None:
            self.announce("")
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
