"""Saved games: one JSON file each, written after every move.

``{"format": "slovohratky-save/1", "changed": ISO time, "elapsed": ms, "written": ns, "record": {...},
"finished": true, "notes": {...}}``; the last two may be missing. A game that is over stays as a finished
one, so that its results can be opened again; the oldest of them make room (`KEPT_FINISHED`).

Waiting for the disk takes its time, so the newest state lies beside the file as a sketch
(``.NAME.fresh``) until the file itself is safe: it outlives a killed program, and what a cut of the
power makes of it does no harm. ``written`` tells which is newer.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine import reading
from app.engine.errors import DamagedRecord, NewerRecord
from app.storage.problems import StorageKind, StorageProblem, set_aside, write_atomically

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record
    from app.engine.rules import Json

FORMAT = "slovohratky-save"
VERSION = 1
SUFFIX = ".json"
SKETCH = ".fresh"
KEPT_FINISHED = 20
"""So many finished games are kept, the last ones."""
MOST_NOTES = 100_000
"""Bytes of JSON that the notes of a screen may take."""


@dataclass(frozen=True)
class SavedGame:
    """One saved game.

    elapsed: milliseconds the running clock had measured when it was written.
    changed: local time of the last move.
    finished: nothing that anybody may still do changes the result.
    notes: what the game's screen keeps beside the record (a list half typed, the order of a hand); only
        that screen knows what stands there, and must doubt all of it.
    """

    id: str
    record: Record
    elapsed: int
    changed: datetime
    finished: bool = False
    notes: Json = field(default_factory=dict)
    written: int = 0
    """When, in nanoseconds of the system's clock."""


@dataclass(frozen=True)
class DamagedSave:
    """A save file that cannot be read."""

    id: str
    problem: StorageProblem
    changed: datetime


def _now() -> datetime:
    """Local time."""
    from datetime import datetime  # start-up time: often nothing is saved

    return datetime.now().astimezone()


def new_id(game: str) -> str:
    """A file stem that sorts by time and never repeats."""
    return f"{_now():%Y%m%d-%H%M%S}-{game}-{os.urandom(3).hex()}"


def packed(record: Record, elapsed: int, *, finished: bool = False, notes: Json | None = None) -> bytes:
    """The file's content; see SavedGame. Notes that are too large stay out."""
    document: Json = {
        "format": f"{FORMAT}/{VERSION}",
        "changed": _now().isoformat(),
        "elapsed": elapsed,
        "written": time.time_ns(),
        "record": record.to_json(),
    }
    if finished or record.result is not None:
        document["finished"] = True
    if notes and len(_dense(notes)) <= MOST_NOTES:
        document["notes"] = notes
    return _dense(document)


def _dense(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


class SaveStore:
    """The folder of saved games."""

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        """read_only: another program works on the folder; nothing is written there."""
        self.folder = folder
        self.read_only = read_only
        self._known: dict[str, tuple[tuple[int, int], SavedGame]] = {}

    def path(self, save_id: str) -> Path:
        return self.folder / f"{save_id}{SUFFIX}"

    def store(self, save_id: str, data: bytes) -> None:
        """Write what :func:`packed` made. Raises StorageProblem; the older save then stays.

        A folder that is only read stays as it is: that has been told once for all."""
        if self.read_only:
            return
        write_atomically(self.path(save_id), data)

    def sketch(self, save_id: str, data: bytes) -> None:
        """Put the newest state beside the file at once, without waiting for the disk."""
        if not self.read_only:
            with contextlib.suppress(StorageProblem):  # `store` will tell
                write_atomically(self._sketch(save_id), data, sync=False)

    def drop_sketch(self, save_id: str) -> None:
        """The file itself is as new."""
        if not self.read_only:
            with contextlib.suppress(OSError):
                self._sketch(save_id).unlink(missing_ok=True)

    def _sketch(self, save_id: str) -> Path:
        return self.folder / f".{save_id}{SKETCH}"

    def load(self, save_id: str) -> SavedGame:
        """Raises StorageProblem (MISSING, UNREADABLE, DAMAGED, NEWER)."""
        try:
            sketch = self._load(save_id, self._sketch(save_id))
        except StorageProblem:
            return self._load(save_id, self.path(save_id))
        try:
            save = self._load(save_id, self.path(save_id))
        except StorageProblem as problem:
            if problem.kind not in (StorageKind.MISSING, StorageKind.DAMAGED):
                raise
            return sketch
        return sketch if sketch.written > save.written else save

    def _load(self, save_id: str, path: Path) -> SavedGame:
        try:
            text = path.read_bytes().decode("utf-8")
        except OSError as error:
            raise StorageProblem.of(error, path) from error
        except UnicodeDecodeError as error:
            raise StorageProblem(StorageKind.DAMAGED, path, str(error)) from error
        return unpacked(save_id, path, text)

    def set_aside(self, save_id: str) -> Path:
        """Rename a save that cannot be understood, sketch and all; where it lies now.

        Raises StorageProblem."""
        sketch = self._sketch(save_id)
        if sketch.exists():
            aside = set_aside(sketch)
            if not self.path(save_id).exists():
                return aside
        return set_aside(self.path(save_id))

    def unread(self) -> int:
        """Bytes of the files that `all` has yet to read; costs no more than a look into the folder."""
        total = 0
        with contextlib.suppress(OSError):
            for save_id in self._ids():
                stamp = self._stamp(save_id)
                if stamp != self._known.get(save_id, (None, None))[0]:
                    total += stamp[1]
        return total

    def all(self) -> list[SavedGame | DamagedSave]:
        """Every save, the last played first. Raises StorageProblem when the folder cannot be read.

        Files that have not changed since the last time are not read again."""
        try:
            ids = self._ids()
        except OSError as error:
            raise StorageProblem.of(error, self.folder) from error
        saves: list[SavedGame | DamagedSave] = []
        known: dict[str, tuple[tuple[int, int], SavedGame]] = {}
        for save_id in ids:
            stamp = self._stamp(save_id)
            try:
                old_stamp, old = self._known.get(save_id, (None, None))
                save = old if old is not None and stamp == old_stamp else self.load(save_id)
            except StorageProblem as problem:
                if problem.kind is not StorageKind.MISSING:
                    saves.append(DamagedSave(save_id, problem, _modified(self.path(save_id))))
            else:
                saves.append(save)
                known[save_id] = stamp, save
        self._known = known
        return sorted(saves, key=lambda save: (save.changed, save.id), reverse=True)

    def _ids(self) -> set[str]:
        saves = {path.stem for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith(".")}
        return saves | {path.name[1 : -len(SKETCH)] for path in self.folder.glob(f".*{SKETCH}")}

    def _stamp(self, save_id: str) -> tuple[int, int]:
        """Changes whenever a file of the save does; its second part is their size in bytes."""
        latest = size = 0
        for path in (self.path(save_id), self._sketch(save_id)):
            with contextlib.suppress(OSError):
                told = path.stat()
                latest, size = max(latest, told.st_mtime_ns), size + told.st_size
        return latest, size

    def prune(self, saves: Sequence[SavedGame | DamagedSave]) -> list[SavedGame | DamagedSave]:
        """Of all saves, last played first: those that stay when the oldest finished ones go.

        Removes their files; what cannot be removed goes another time."""
        finished = [save for save in saves if isinstance(save, SavedGame) and save.finished]
        old = {save.id for save in finished[KEPT_FINISHED:]}
        for save_id in old:
            with contextlib.suppress(StorageProblem):
                self.delete(save_id)
        return [save for save in saves if save.id not in old]

    def delete(self, save_id: str) -> None:
        """Remove a save; one that is gone already is fine. Raises StorageProblem."""
        path = self.path(save_id)
        if self.read_only:
            raise StorageProblem(StorageKind.IN_USE, path)
        try:
            self._sketch(save_id).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageProblem.of(error, path) from error


def unpacked(save_id: str, path: Path, text: str) -> SavedGame:
    """What :func:`packed` made. path: where it lies. Raises StorageProblem (DAMAGED, NEWER)."""
    # Start-up time: often nothing is saved.
    from datetime import datetime

    from app.engine.record import Record

    turn: int | None = None
    try:
        document = reading.mapped(reading.loads(text))
        turn = 0
        name, _, version = reading.text(document["format"]).partition("/")
        if name != FORMAT:
            raise ValueError("not a saved game")
        if int(version) > VERSION:
            raise StorageProblem(StorageKind.NEWER, path, f"version {version}")
        record = Record.from_json(document["record"])
        return SavedGame(
            save_id,
            record,
            reading.whole(document["elapsed"]),
            datetime.fromisoformat(reading.text(document["changed"])).astimezone(),
            finished=reading.flag(document.get("finished", False)) or record.result is not None,
            notes=_notes(document.get("notes")),
            written=reading.whole(document.get("written", 0), 0, 2**63),
        )
    except NewerRecord as error:
        raise StorageProblem(StorageKind.NEWER, path, str(error)) from error
    except (DamagedRecord, ValueError, KeyError, TypeError, OverflowError, OSError) as error:
        if isinstance(error, DamagedRecord) and error.turn is not None:
            turn = error.turn + 1
        raise StorageProblem(StorageKind.DAMAGED, path, str(error), turn) from error


def _notes(value: object) -> Json:
    """Notes are worth no game: what is wrong with them is left out."""
    return value if isinstance(value, dict) and len(_dense(value)) <= MOST_NOTES else {}


def _modified(path: Path) -> datetime:
    from datetime import datetime

    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return _now()
