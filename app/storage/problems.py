"""Trouble with the user's files, and writing them so that nothing is lost."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import tempfile
import time
from enum import StrEnum
from pathlib import Path

LEFTOVER_S = 3_600.0
"""A temporary file of this age is nobody's any more, seconds."""
_TEMPORARY = r"\..+\.(?:json|fresh)\.[a-z0-9_]{8}\.tmp"


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


class StorageProblem(Exception):
    """The environment's fault, to be told to the person; the program goes on.

    path: the file or folder concerned. detail: technical words for the log. turn: of a damaged game that can
    be read, the number of the first turn that makes no sense, 0 for what stands before the turns.
    """

    def __init__(self, kind: StorageKind, path: Path, detail: str = "", turn: int | None = None) -> None:
        super().__init__(f"{kind.value}: {path}: {detail}")
        self.kind = kind
        self.path = path
        self.detail = detail
        self.turn = turn

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


def write_atomically(path: Path, data: bytes, *, sync: bool = True, shared: bool = False) -> None:
    """Write a whole file or leave the old one: into a neighbour, flushed, then renamed over it.

    Makes the folder if need be. sync: wait until it is on the disk; without, it outlives the end of the
    program but not that of the power. shared: others may read it, as far as the system lets them; without,
    the user alone. Raises StorageProblem.
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
        Path(temporary).replace(path)
        if sync:
            _sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        raise StorageProblem.of(error, path) from error


def _sync_folder(folder: Path) -> None:
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
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError as error:
                raise StorageProblem.of(error, path) from error
    raise StorageProblem(StorageKind.UNREADABLE, path, "too many damaged copies")
