"""A disk on which the n-th call that writes fails, is torn, or is the last one of a killed program."""

from __future__ import annotations

import builtins
import errno
import inspect
import io
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock


class Killed(BaseException):
    """The program ended here."""


@dataclass(frozen=True)
class Fault:
    """error: of the system; 0 kills the program. stays: all later calls fail as well. torn: half of what is
    to be written is."""

    name: str
    error: int
    stays: bool = False
    torn: bool = False


FAULTS = (
    Fault("full from then on", errno.ENOSPC, stays=True, torn=True),
    Fault("full once", errno.ENOSPC),
    Fault("input/output error, torn", errno.EIO, torn=True),
    Fault("file too large, torn", errno.EFBIG, torn=True),
    Fault("not allowed", errno.EACCES),
    Fault("not allowed from then on", errno.EACCES, stays=True),
    Fault("killed", 0, stays=True),
    Fault("killed, torn", 0, stays=True, torn=True),
)
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class FaultyDisk:
    """Counts the calls that write below a folder; see `Fault`.

    calls: the name of each call that was made. writers: the modules of the program that made them.
    """

    def __init__(self, folder: Path, fault: Fault | None = None, at: int = -1) -> None:
        self._folder, self._fault, self._at = str(folder), fault, at
        self.calls: list[str] = []
        self.writers: set[str] = set()
        self.struck = False
        self.handles: set[int] = set()
        self._lock = threading.Lock()

    def _is_ours(self, place: Any) -> bool:
        if isinstance(place, int):
            return place in self.handles
        return os.fspath(place).startswith(self._folder)

    def call(self, name: str, tear: Any = None) -> None:
        """A call is made; raises when it is the one that fails."""
        writers, frame = set(), inspect.currentframe()
        while frame is not None:
            writers.add(frame.f_globals.get("__name__", ""))
            frame = frame.f_back
        writers = {module for module in writers if module.startswith("app.")}
        if not writers:
            return  # the test's own
        self.writers |= writers
        with self._lock:
            number = len(self.calls)
            self.calls.append(name)
            fault = self._fault
            if fault is None or not (number == self._at or (fault.stays and self.struck)):
                return
            first, self.struck = not self.struck, True
        if fault.torn and first and tear is not None:
            tear()
        if not fault.error:
            raise Killed
        raise OSError(fault.error, os.strerror(fault.error))

    @contextmanager
    def mounted(self) -> Iterator[FaultyDisk]:
        """As long as this lasts, the folder lies on it."""
        real_open, real_io, real_fsync, real_write = os.open, io.open, os.fsync, os.write
        real_close = os.close

        def open_low(path: Any, flags: int, *more: Any, **named: Any) -> int:
            ours = self._is_ours(path)
            if ours and flags & _WRITES:
                self.call("open")
            handle = real_open(path, flags, *more, **named)
            if ours:
                self.handles.add(handle)
            return handle

        def open_file(file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
            ours = self._is_ours(file) and bool(set(mode) & set("wax+"))
            if ours and not isinstance(file, int):
                self.call("open")
            opened = real_io(file, mode, *more, **named)
            if ours:
                self.handles.add(opened.fileno())
            return _File(opened, self) if ours else opened

        def fsync(handle: Any) -> None:
            if handle in self.handles:
                self.call("fsync")  # no power is cut here: nobody waits
            else:
                real_fsync(handle)

        def write(handle: int, data: bytes) -> int:
            if handle in self.handles:
                self.call("write", lambda: real_write(handle, data[: len(data) // 2]))
            return real_write(handle, data)

        def close(handle: int) -> None:
            self.handles.discard(handle)
            real_close(handle)

        def by_name(name: str) -> Any:
            real = getattr(os, name)

            def call(place: Any, *more: Any, **named: Any) -> Any:
                if self._is_ours(place):
                    self.call(name)
                return real(place, *more, **named)

            return call

        names = ("rename", "replace", "unlink", "remove", "mkdir", "rmdir", "truncate", "ftruncate", "link")
        fakes = {name: by_name(name) for name in names}
        fakes |= {"open": open_low, "fsync": fsync, "write": write, "close": close}
        with (
            mock.patch.multiple(os, **fakes),
            mock.patch.object(io, "open", open_file),
            mock.patch.object(builtins, "open", open_file),
        ):
            yield self


class _File:
    """A file open for writing."""

    def __init__(self, file: Any, disk: FaultyDisk) -> None:
        self._file, self._disk = file, disk

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, data: Any) -> int:
        def tear() -> None:
            self._file.write(data[: len(data) // 2])
            self._file.flush()

        self._disk.call("write", tear)
        return int(self._file.write(data))

    def flush(self) -> None:
        self._disk.call("flush")
        self._file.flush()

    def close(self) -> None:
        self._disk.handles.discard(self._file.fileno())
        try:
            self._disk.call("close")
        finally:
            self._file.close()
