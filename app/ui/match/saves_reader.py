"""Reads the saved games beside the first page, and puts aside what cannot be read."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.engine.errors import IllegalMove
from app.engine.match import IMPOSSIBLE, STOP
from app.storage.problems import StorageKind, StorageProblem, clear_leftovers
from app.storage.saves import DamagedSave, SavedGame, SaveStore
from app.ui.thread_bridge import ThreadBridge

log = logging.getLogger(__name__)

MOMENT_S = 0.05
"""So long the screen may wait for the saves, seconds: hardly anything has changed since the last time, and
that is read in some milliseconds."""


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
        return [save for save in self.saves if isinstance(save, SavedGame) and save.finished]

    @property
    def unfinished(self) -> list[SavedGame | DamagedSave]:
        """Games to go on with, and what cannot be read."""
        return [save for save in self.saves if not (isinstance(save, SavedGame) and save.finished)]


class SavesReader(QObject):
    """Answers with the saves: at once when they can be read in a moment, else when the thread has read them.

    Signals: read(object Shelf)
    """

    read = Signal(object)

    def __init__(self, store: SaveStore, folders: Sequence[Path] = (), parent: QObject | None = None) -> None:
        """folders: where leftovers of killed writers may lie; cleared with the first reading."""
        super().__init__(parent)
        self._store, self._folders = store, folders
        self._reading = self._again = False
        self._found: list[Shelf] = []
        self._thread = ThreadBridge("saves", self)

    def begin(self) -> None:
        """Read for the first time, however long it takes."""
        self._reading = True
        self._thread.ask(lambda _: self._read_all(), lambda _: self._deliver(), self._fail)

    def ask(self) -> None:
        if self._reading:
            self._again = True
            return
        self.begin()
        if self._thread.flush(MOMENT_S):
            self._deliver()

    def _read_all(self) -> None:
        """Runs in the reader's thread."""
        if not self._store.read_only:
            for folder in self._folders:
                clear_leftovers(folder)
        self._found.append(self.shelf())

    def _fail(self, error: Exception) -> None:
        self._reading = False
        raise error

    def _deliver(self) -> None:
        """Once: whoever waited for a moment may have had it before the thread's word comes."""
        if not self._found:
            return
        self._reading = False
        self.read.emit(self._found.pop())
        if self._again:
            self._again = False
            self.ask()

    def shelf(self) -> Shelf:
        """The saves as they are now; those that cannot be read are put aside."""
        try:
            saves = self._store.all()
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
        """A save as far as the game itself understands it, else what is wrong with it."""
        if isinstance(save, DamagedSave):
            return save
        try:
            return understood(save, self._store.path(save.id))
        except StorageProblem as problem:
            return DamagedSave(save.id, problem, save.changed)

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


def understood(save: SavedGame, path: Path) -> SavedGame:
    """A save whose header the game itself understands, up to the first move that has not the form of one.

    path: where it was read. Raises StorageProblem (DAMAGED, NEWER) for what stands before the moves."""
    from app.games import catalogue  # start-up time

    kind, record = StorageKind.DAMAGED, save.record
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
        raise StorageProblem(kind, path, str(error), 0) from error
    for index, turn in enumerate(record.turns):
        try:
            if turn.move != STOP:
                rules.move(turn.move)
        except (IllegalMove, *IMPOSSIBLE) as error:
            return replace(
                save, record=replace(record, turns=record.turns[:index]), fault=f"turn {index}: {error!r}"
            )
    return save
