"""Trouble with the user's files, and writing them so that nothing is lost."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import re
import tempfile
import threading
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

log = logging.getLogger(__name__)

LEFTOVER_S = 3_600.0
"""A temporary file of this age is nobody's any more, seconds."""
PATIENCE_S = 1.0
"""So long a screen may wait for the disk, seconds; on a machine at its limits, else it takes milliseconds."""
_TEMPORARY = r"\..+\.(?:json|fresh|gz)\.[a-z0-9_]{8}\.tmp"


class StorageKind(StrEnum):
    """What is wrong; the sentences live in ``app.ui.texts``."""

    READ_ONLY = "read_only"
    FULL = "full"
    UNREADABLE = "unreadable"
    """The file is there but cannot be read or written for another reason."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """Written by a newer version of the program."""
    MISSING = "missing"
    IN_USE = "in_use"
    """The folder belongs to another running program; here it is only read."""
    EMPTY = "empty"
    FOREIGN = "foreign"
    """Something else than a saved game."""
    HUGE = "huge"
    """Larger than a saved game can be."""
    SLOW = "slow"
    """The disk has not answered yet."""


class StorageProblem(Exception):
    """The environment's fault, to be told to the person; the program goes on.

    path: the file or folder concerned. detail: technical words for the log. turn: of a damaged game that can
    be read, the number of the first turn that makes no sense, 0 for what stands before the turns. restored:
    the last good copy takes the place of the file.
    """

    def __init__(self, kind: StorageKind, path: Path, detail: str = "", turn: int | None = None) -> None:
        super().__init__(f"{kind.value}: {path}: {detail}")
        self.kind = kind
        self.path = path
        self.detail = detail
        self.turn = turn
        self.restored = False

    @classmethod
    def of(cls, error: OSError, path: Path) -> StorageProblem:
        """The problem behind an operating system's error."""
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            kind = StorageKind.FULL
        elif error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            kind = StorageKind.READ_ONLY
        elif error.errno == errno.ENOENT:
            kind = StorageKind.MISSING
        else:
            kind = StorageKind.UNREADABLE
        return cls(kind, path, str(error))


def write_atomically(
    path: Path,
    data: bytes,
    *,
    sync: bool = True,
    shared: bool = False,
    wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Write a whole file or leave the old one: into a neighbour, flushed, then renamed over it.

    Makes the folder if need be. sync: wait until it is on the disk; without, it outlives the end of the
    program but not that of the power. shared: others may read it, as far as the system lets them; without,
    the user alone. wanted: asked before the old file goes, which stays where the disk took so long that the
    new one no longer counts. Raises StorageProblem.
    """
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if shared:
            beside = path.parent / f".slovohratky-{os.urandom(4).hex()}.tmp"
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
            temporary = str(beside)
        else:
            handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if not wanted():
            Path(temporary).unlink()
            return
        Path(temporary).replace(path)
        if sync:
            sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        raise StorageProblem.of(error, path) from error


_waiting: dict[Path, list[Callable[[], None]]] = {}
"""File → the newest of what is still to be done with it, while a thread is at something older."""
_lock = threading.Lock()


def in_time(path: Path, write: Callable[[], None]) -> None:
    """Have a file written by a thread that must not stand still: this one.

    Raises what ``write`` raises, and StorageProblem (SLOW) when the disk has not answered in `PATIENCE_S`, or
    is still silent about something older. The newest is then written as soon as it answers; where even that
    fails, the log says so, since nobody waits any more."""
    problems: list[BaseException] = []
    left = threading.Event()

    def work() -> None:
        try:
            write()
        except BaseException as problem:
            with _lock:
                problems.append(problem)
                late = left.is_set()
            if late:
                log.warning("not written, after all: %s", problem)

    with _lock:
        if path in _waiting:
            left.set()
            _waiting[path] = [work]
            raise StorageProblem(StorageKind.SLOW, path)
        _waiting[path] = [work]
    thread = threading.Thread(target=_write_all, args=(path,), name=f"write {path.name}", daemon=True)
    thread.start()
    thread.join(PATIENCE_S)
    with _lock:
        if problems:
            raise problems[0]
        if thread.is_alive():
            left.set()
            raise StorageProblem(StorageKind.SLOW, path)


def _write_all(path: Path) -> None:
    """In the thread: until nothing newer waits."""
    while True:
        with _lock:
            if not _waiting[path]:
                del _waiting[path]
                return
            work = _waiting[path].pop()
        work()


def sync_folder(folder: Path) -> None:
    """Have the new name on the disk, too, where the system can do that (Windows cannot)."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def clear_leftovers(folder: Path, older: float = LEFTOVER_S) -> int:
    """Remove what writers that were killed have left: our temporary files, older than so many seconds.

    How many there were. Whoever calls must be the only program on the folder; trouble is passed over."""
    removed = 0
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if re.fullmatch(_TEMPORARY, path.name):
                with contextlib.suppress(OSError):
                    if time.time() - path.stat().st_mtime > older:
                        path.unlink()
                        removed += 1
    return removed


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that a new one can be written and nothing is thrown away.

    Returns where it is now. Raises StorageProblem.
    """
    aside = free_aside(path)
    try:
        return path.rename(aside)
    except OSError as error:
        raise StorageProblem.of(error, path) from error


def free_aside(path: Path) -> Path:
    """A name beside a damaged file that no other one has. Raises StorageProblem."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            return aside
    raise StorageProblem(StorageKind.UNREADABLE, path, "too many damaged copies")
