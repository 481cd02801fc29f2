"""Small JSON files of the user's own: read with a report instead of a failure, written whole.

Beside each lies its last good copy (``settings.json.bak``), for the day when the file is damaged or gone.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.engine import reading
from app.storage.problems import StorageKind, StorageProblem, in_time, set_aside, write_atomically

Document = dict[str, Any]
COPY = ".bak"
MOST_DIGITS = 9
"""Digits that the number of a version may have."""


def unread(entries: object, take: Callable[[object], bool]) -> int:
    """Take a list of a document in, entry by entry; how many of them ``take`` could not read."""
    return sum(not take(entry) for entry in (entries if isinstance(entries, list) else [None]))


class _Newer(ValueError):
    """A file of a newer program."""


class DocumentFile:
    """One JSON object in one file, with a format of the form ``name/version``.

    A file that cannot be understood is renamed (``problems.set_aside``), so that a fresh one can be
    written and nothing is thrown away; one that cannot even be read or renamed is never overwritten.
    In its place the last good copy is read.
    """

    def __init__(self, path: Path, name: str, version: int, *, read_only: bool = False) -> None:
        """read_only: another program works on the folder; nothing is written or renamed."""
        self.path = path
        self._copy = path.with_name(path.name + COPY)
        self._name, self._version, self._read_only = name, version, read_only
        self._kept: StorageProblem | None = None
        self._bytes: bytes | None = None
        """Of the file itself, where that could be understood."""

    def _read(self) -> tuple[Document, StorageProblem | None]:
        """The document (empty when there is none, nor a copy) and what to tell the person."""
        self._kept = self._bytes = problem = None
        try:
            data = self.path.read_bytes()
            document = self._understood(data)
        except FileNotFoundError as error:
            problem = StorageProblem.of(error, self.path)
        except OSError as error:
            self._kept = problem = StorageProblem.of(error, self.path)
        except ValueError as error:
            kind = StorageKind.NEWER if isinstance(error, _Newer) else StorageKind.DAMAGED
            problem = self._aside(kind, str(error))
        else:
            self._bytes = data
            return document, None
        copy = self._last_good()
        if copy is None:
            return {}, None if problem.kind is StorageKind.MISSING else problem
        problem.restored = True
        self._put_back(copy)
        return copy, problem

    def _understood(self, data: bytes) -> Document:
        """Raises ValueError."""
        document = reading.loads(data.decode("utf-8"))
        if not isinstance(document, dict):
            raise ValueError("not an object")
        name, _, version = str(document.get("format", "")).partition("/")
        if name != self._name or not version.isdecimal() or len(version) > MOST_DIGITS:
            raise ValueError(f"not a file of {self._name}")
        if int(version) > self._version:
            raise _Newer(f"version {version}")
        return document

    def _last_good(self) -> Document | None:
        try:
            return self._understood(self._copy.read_bytes())
        except (OSError, ValueError):
            return None

    def _renew_copy(self, data: bytes) -> None:
        """It could not be written the last time, or an earlier version of the program made none."""
        if self._read_only:
            return
        with contextlib.suppress(OSError, StorageProblem):
            if not (self._copy.exists() and self._copy.read_bytes() == data):
                in_time(self._copy, lambda: write_atomically(self._copy, data, sync=False))

    def _put_back(self, document: Document) -> None:
        """What was read from the copy is the file again."""
        with contextlib.suppress(StorageProblem):
            self.write({key: value for key, value in document.items() if key != "format"})

    def take_in(self, take: Callable[[Document], int], save: Callable[[], None]) -> StorageProblem | None:
        """Read the file; None, or what to tell the person.

        take: begins anew with what a document holds (empty when there is none, nor a copy), and says how much
        of it cannot be read. Where there is such, the file goes aside and the last good copy is taken; where
        that is no better, all stays that could be read. ``save`` writes what is held then: it is to be here
        next time, too. Only a file of which everything could be read takes the place of the copy.
        """
        document, problem = self._read()
        wrong = take(document)
        if not wrong:
            if self._bytes is not None:
                self._renew_copy(self._bytes)
            return problem
        if problem is None or self._kept is None:
            problem = self._aside(StorageKind.DAMAGED, f"{wrong} unreadable")
        copy = self._last_good()
        problem.restored = copy is not None and not take(copy)
        if not problem.restored:
            take(document)
        with contextlib.suppress(StorageProblem):
            save()
        return problem

    def _aside(self, kind: StorageKind, detail: str) -> StorageProblem:
        place = self.path
        if self._read_only:
            return StorageProblem(kind, place, detail)
        try:
            place = set_aside(self.path)
        except StorageProblem as problem:
            self._kept = problem
        return StorageProblem(kind, place, detail)

    def write(self, content: Document) -> None:
        """Write the whole document, format first. Raises StorageProblem; the old file then stays.

        What is read only keeps its changes to itself: that has been told once for all."""
        if self._read_only:
            return
        if self._kept is not None:
            raise self._kept
        document = {"format": f"{self._name}/{self._version}", **content}
        data = (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()

        def write() -> None:
            write_atomically(self.path, data)
            with contextlib.suppress(StorageProblem):  # the file itself is safe
                write_atomically(self._copy, data, sync=False)

        in_time(self.path, write)
