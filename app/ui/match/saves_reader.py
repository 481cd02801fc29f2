"""Reads the saved games beside the first page, and puts aside what cannot be read."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.storage.problems import StorageKind, StorageProblem, clear_leftovers
from app.storage.saves import DamagedSave, SavedGame, SaveStore
from app.ui.thread_bridge import ThreadBridge

if TYPE_CHECKING:
    from app.engine.record import Record

log = logging.getLogger(__name__)

AT_ONCE = 20_000
"""Bytes of saves that are read without a thread: some milliseconds."""


@dataclass(frozen=True)
class Shelf:
    """The saves as they were read, the last played first.

    trouble: why there may be more. aside: damaged ones that were renamed.
    """

    saves: Sequence[SavedGame | DamagedSave] = ()
    trouble: StorageProblem | None = None
    aside: Sequence[StorageProblem] = ()

    @property
    def finished(self) -> list[SavedGame]:
        """Games that are over."""
        return [save for save in self.saves if isinstance(save, SavedGame) and save.finished]

    @property
    def unfinished(self) -> list[SavedGame | DamagedSave]:
        """Games to go on with, and what cannot be read."""
        return [save for save in self.saves if not (isinstance(save, SavedGame) and save.finished)]


class SavesReader(QObject):
    """Answers with the saves: at once when hardly anything has changed, else when a thread has read them.

    Signals: read(object Shelf)
    """

    read = Signal(object)

    def __init__(self, store: SaveStore, folders: Sequence[Path] = (), parent: QObject | None = None) -> None:
        """folders: where leftovers of killed writers may lie; cleared with the first reading."""
        super().__init__(parent)
        self._store, self._folders = store, folders
        self._reading = self._again = False
        self._thread = ThreadBridge("saves", self)

    def begin(self) -> None:
        """Read in the thread, however little there is: for the first time."""
        self._reading = True
        self._thread.ask(lambda _: self._read_all(), self._deliver, self._fail)

    def ask(self) -> None:
        """Read again."""
        if self._reading:
            self._again = True
        elif self._store.unread() <= AT_ONCE:
            self.read.emit(self.shelf())
        else:
            self.begin()

    def _read_all(self) -> Shelf:
        """In the thread."""
        if not self._store.read_only:
            for folder in self._folders:
                clear_leftovers(folder)
        return self.shelf()

    def _fail(self, error: Exception) -> None:
        self._reading = False
        raise error

    def _deliver(self, shelf: Shelf) -> None:
        self._reading = False
        self.read.emit(shelf)
        if self._again:
            self._again = False
            self.ask()

    def shelf(self) -> Shelf:
        """The saves as they are now; those that cannot be read are put aside."""
        try:
            saves = self._store.prune(self._store.all())
        except StorageProblem as problem:
            return Shelf(trouble=problem)
        kept: list[SavedGame | DamagedSave] = []
        aside = []
        for save in map(self._checked, saves):
            moved = self._put_aside(save) if isinstance(save, DamagedSave) else None
            if moved is None:
                kept.append(save)
            else:
                aside.append(moved)
        return Shelf(kept, None, aside)

    def _checked(self, save: SavedGame | DamagedSave) -> SavedGame | DamagedSave:
        """A save whose header the game itself understands, else what is wrong with it."""
        if isinstance(save, DamagedSave):
            return save
        fault = header_fault(save.record, self._store.path(save.id))
        return save if fault is None else DamagedSave(save.id, fault, save.changed)

    def _put_aside(self, save: DamagedSave) -> StorageProblem | None:
        """Rename a damaged save, so that it is told once and lost never; None when it stays."""
        if save.problem.kind is not StorageKind.DAMAGED or self._store.read_only:
            return None
        try:
            place = self._store.set_aside(save.id)
        except StorageProblem:
            return None
        log.warning("saved game put aside as %s: %s", place.name, save.problem.detail[:200])
        return StorageProblem(StorageKind.DAMAGED, place, save.problem.detail)


def header_fault(record: Record, path: Path) -> StorageProblem | None:
    """What the game itself has against the header of a record (DAMAGED, NEWER); path: where it was read."""
    from app.games import catalogue  # start-up time

    kind = StorageKind.DAMAGED
    try:
        rules = catalogue.find(record.game).rules(None)
        if record.rules > rules.version:
            kind = StorageKind.NEWER
            raise ValueError(f"rules version {record.rules}")
        fewest, most = rules.seats
        if not fewest <= len(record.players) <= most:
            raise ValueError(f"{len(record.players)} players")
        rules.options(record.options, record.players)
    except ValueError as error:
        if isinstance(error, catalogue.UnknownGame):
            kind = StorageKind.NEWER
        return StorageProblem(kind, path, str(error), 0)
    return None
