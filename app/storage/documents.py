"""Small JSON files of the user's own: read with a report instead of a failure, written whole."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.engine import reading
from app.storage.problems import StorageKind, StorageProblem, set_aside, write_atomically

Document = dict[str, Any]
MOST_DIGITS = 9
"""Of the number of a version."""


class DocumentFile:
    """One JSON object in one file, with a format of the form ``name/version``.

    A file that cannot be understood is renamed (``problems.set_aside``), so that a fresh one can be
    written and nothing is thrown away; one that cannot even be read or renamed is never overwritten.
    """

    def __init__(self, path: Path, name: str, version: int, *, read_only: bool = False) -> None:
        """read_only: another program works on the folder; nothing is written or renamed."""
        self.path = path
        self._name, self._version, self._read_only = name, version, read_only
        self._kept: StorageProblem | None = None

    def read(self) -> tuple[Document, StorageProblem | None]:
        """The document (empty when there is none or it is damaged) and what to tell the person."""
        self._kept = None
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return {}, None
        except UnicodeDecodeError as error:
            return {}, self._aside(StorageKind.DAMAGED, str(error))
        except OSError as error:
            self._kept = StorageProblem.of(error, self.path)
            return {}, self._kept
        try:
            return self._understood(text)
        except ValueError as error:
            return {}, self._aside(StorageKind.DAMAGED, str(error))

    def _understood(self, text: str) -> tuple[Document, StorageProblem | None]:
        document = reading.loads(text)
        if not isinstance(document, dict):
            raise ValueError("not an object")
        name, _, version = str(document.get("format", "")).partition("/")
        if name != self._name or not version.isdecimal() or len(version) > MOST_DIGITS:
            raise ValueError(f"not a file of {self._name}")
        if int(version) > self._version:
            return {}, self._aside(StorageKind.NEWER, f"version {version}")
        return document, None

    def damaged(self, detail: str) -> StorageProblem:
        """Put the file aside because its content makes no sense to the caller; the problem to show."""
        return self._aside(StorageKind.DAMAGED, detail)

    def take_in(
        self, entries: object, take: Callable[[object], bool], save: Callable[[], None]
    ) -> StorageProblem | None:
        """Read a list of the document entry by entry; None, or what to tell the person.

        take: keeps an entry, or says that it cannot be read. Then the file goes aside, and ``save`` writes
        those that could be read: they are to be here next time, too.
        """
        unread = sum(not take(entry) for entry in (entries if isinstance(entries, list) else [None]))
        if not unread:
            return None
        problem = self.damaged(f"{unread} unreadable")
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
        write_atomically(self.path, (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode())
