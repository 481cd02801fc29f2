"""Saved games: one JSON file each, written after every move.

``{"format": "slovohratky-save/1", "changed": ISO time, "elapsed": ms, "written": number, "record": {...},
"finished": true, "notes": {...}}``; the last two may be missing. A game that is over stays as a finished
one until the journal has it; the oldest of them make room then (`KEPT_FINISHED`).

Waiting for the disk takes its time, so the newest state lies beside the file as a sketch
(``.NAME.fresh``) until the file itself is safe: it outlives a killed program, and what a cut of the
power makes of it does no harm. ``written`` tells which is newer: it is a greater number with every state of
a game that is written, whatever the clock says.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app import clock
from app.engine import reading
from app.engine.errors import DamagedRecord, NewerRecord
from app.storage.problems import (
    StorageKind,
    StorageProblem,
    free_aside,
    in_time,
    set_aside,
    write_atomically,
)

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record
    from app.engine.rules import Json

FORMAT = "slovohratky-save"
VERSION = 1
SUFFIX = ".json"
SKETCH = ".fresh"
KEPT_FINISHED = 20
"""So many finished games stay beside the journal, the last ones."""
MOST_NOTES = 100_000
"""Bytes of JSON that the notes of a screen may take."""
MOST_WRITTEN = 2**62
"""Earlier versions of the program began with the nanoseconds of the clock; a game never comes so far."""


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
    """How many states of the game had been written by then; of two files the one with more is the newer."""
    fault: str = ""
    """What is wrong with the first turn that cannot be read. The record ends before it."""


@dataclass(frozen=True)
class DamagedSave:
    """A save file that cannot be read."""

    id: str
    problem: StorageProblem
    changed: datetime


def new_id(game: str) -> str:
    """A file stem that sorts by time and never repeats."""
    return f"{clock.now():%Y%m%d-%H%M%S}-{game}-{os.urandom(3).hex()}"


def packed(
    record: Record, elapsed: int, *, finished: bool = False, notes: Json | None = None, written: int = 0
) -> bytes:
    """The file's content; see SavedGame. Notes that are too large stay out."""
    document: Json = {
        "format": f"{FORMAT}/{VERSION}",
        "changed": clock.now().isoformat(),
        "elapsed": elapsed,
        "written": min(written, MOST_WRITTEN),
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
        self._writers: dict[str, object] = {}

    def path(self, save_id: str) -> Path:
        return self.folder / f"{save_id}{SUFFIX}"

    def begin(self, save_id: str, writer: object) -> None:
        """From now on only this one writes the save: what others are still at comes too late."""
        self._writers[save_id] = writer

    def store(self, save_id: str, data: bytes, writer: object = None) -> None:
        """Write what :func:`packed` made. Raises StorageProblem; the older save then stays.

        writer: who told `begin`. A folder that is only read stays as it is: that is told once for all."""
        if not self.read_only:
            write_atomically(self.path(save_id), data, wanted=lambda: self._may_write(save_id, writer))

    def sketch(self, save_id: str, data: bytes, writer: object = None) -> None:
        """Put the newest state beside the file at once, without waiting for the disk."""
        if not self.read_only:
            with contextlib.suppress(StorageProblem):  # `store` will tell
                write_atomically(
                    self._sketch(save_id),
                    data,
                    sync=False,
                    wanted=lambda: self._may_write(save_id, writer),
                )

    def _may_write(self, save_id: str, writer: object) -> bool:
        return writer is None or self._writers.get(save_id) is writer

    def drop_sketch(self, save_id: str, writer: object = None) -> None:
        """The file itself is as new."""
        if not self.read_only and self._may_write(save_id, writer):
            with contextlib.suppress(OSError):
                self._sketch(save_id).unlink(missing_ok=True)

    def _sketch(self, save_id: str) -> Path:
        return self.folder / f".{save_id}{SKETCH}"

    def load(self, save_id: str) -> SavedGame:
        """The newest state that can be read. Raises StorageProblem (MISSING, UNREADABLE, DAMAGED, NEWER)."""
        return self.versions(save_id)[0]

    def versions(self, save_id: str) -> list[SavedGame]:
        """What can be read of the save and its sketch, the newest first; never nothing.

        Raises StorageProblem (MISSING, UNREADABLE, DAMAGED, NEWER)."""
        found, problem = list[SavedGame](), None
        try:
            found.append(self._load(save_id, self.path(save_id)))
        except StorageProblem as error:
            if error.kind not in (StorageKind.MISSING, StorageKind.DAMAGED):
                raise
            problem = error
        try:
            found.append(self._load(save_id, self._sketch(save_id)))
        except StorageProblem as error:
            if problem is None or problem.kind is StorageKind.MISSING is not error.kind:
                problem = error
        if not found:
            assert problem is not None
            raise problem
        return sorted(found, key=lambda save: save.written, reverse=True)

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

    def keep_damaged(self, save_id: str) -> Path:
        """Put copies of what lies there beside it, before the save is written anew; where the save's is.

        Raises StorageProblem, SLOW where the disk does not answer in time: a person waits for it."""
        aside = [self.path(save_id)]

        def copy() -> None:
            for path in (self._sketch(save_id), self.path(save_id)):
                if path.exists():
                    aside.append(free_aside(path))
                    try:
                        write_atomically(aside[-1], path.read_bytes())
                    except OSError as error:
                        raise StorageProblem.of(error, path) from error

        in_time(self.path(save_id), copy)
        return aside[-1]

    def all(self) -> list[SavedGame | DamagedSave]:
        """Every save, the last played first. Raises StorageProblem when the folder cannot be read.

        Files that have not changed since the last time are not read again."""
        try:
            ids = {path.stem for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith(".")}
            ids |= {path.name[1 : -len(SKETCH)] for path in self.folder.glob(f".*{SKETCH}")}
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

    def _stamp(self, save_id: str) -> tuple[int, int]:
        """Changes whenever a file of the save does; its second part is their size in bytes."""
        latest = size = 0
        for path in (self.path(save_id), self._sketch(save_id)):
            with contextlib.suppress(OSError):
                told = path.stat()
                latest, size = max(latest, told.st_mtime_ns), size + told.st_size
        return latest, size

    def prune(self, saves: Sequence[SavedGame]) -> None:
        """Of all saves, last played first, the oldest finished ones go: the journal has them.

        What cannot be removed goes another time."""
        finished = [save for save in saves if save.finished]
        for save in finished[KEPT_FINISHED:]:
            with contextlib.suppress(StorageProblem):
                self.delete(save.id)

    def to_bring_back(self, save_id: str) -> Callable[[], None]:
        """What brings a save back, once it was removed, as it lies there now. Raises StorageProblem, and so
        does what it gives."""
        kept = dict[Path, bytes]()
        for one in (self.path(save_id), self._sketch(save_id)):
            try:
                kept[one] = one.read_bytes()
            except FileNotFoundError:
                continue
            except OSError as error:
                raise StorageProblem.of(error, one) from error

        def back() -> None:
            for one, data in kept.items():
                write_atomically(one, data)

        return back

    def delete(self, save_id: str) -> None:
        """Remove a save; one that is gone already is fine. Raises StorageProblem."""
        path = self.path(save_id)
        if self.read_only:
            raise StorageProblem(StorageKind.IN_USE, path)
        self._writers.pop(save_id, None)
        try:
            self._sketch(save_id).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageProblem.of(error, path) from error


def unpacked(save_id: str, path: Path, text: str) -> SavedGame:
    """What :func:`packed` made. path: where it lies. Raises StorageProblem (DAMAGED, NEWER)."""
    try:
        document = reading.mapped(reading.loads(text))
    except (ValueError, TypeError) as error:
        raise StorageProblem(StorageKind.DAMAGED, path, str(error)) from error
    return read(save_id, path, document)


def read(save_id: str, path: Path, document: Json) -> SavedGame:
    """A save that has been read as JSON; see :func:`unpacked`."""
    from datetime import datetime  # start-up time: often nothing is saved

    turn = 0
    try:
        name, _, version = reading.text(document["format"]).partition("/")
        if name != FORMAT:
            raise ValueError("not a saved game")
        if int(version) > VERSION:
            raise StorageProblem(StorageKind.NEWER, path, f"version {version}")
        record, fault = _sound_part(document["record"])
        return SavedGame(
            save_id,
            record,
            reading.whole(document["elapsed"]),
            datetime.fromisoformat(reading.text(document["changed"])).astimezone(),
            finished=reading.flag(document.get("finished", False)) or record.result is not None,
            notes=_notes(document.get("notes")),
            written=reading.whole(document.get("written", 0), 0, MOST_WRITTEN),
            fault=fault,
        )
    except NewerRecord as error:
        raise StorageProblem(StorageKind.NEWER, path, str(error)) from error
    except (DamagedRecord, ValueError, KeyError, TypeError, OverflowError, OSError) as error:
        if isinstance(error, DamagedRecord) and error.turn is not None:
            turn = error.turn + 1
        raise StorageProblem(StorageKind.DAMAGED, path, str(error), turn) from error


def _sound_part(data: Any) -> tuple[Record, str]:
    """A record, or its turns before the first one without the form of a turn, and what is wrong with that.

    Raises DamagedRecord where not even the first turn can be read."""
    from app.engine.record import Record

    try:
        return Record.from_json(data), ""
    except DamagedRecord as error:
        if not error.turn:
            raise
        return Record.from_json({**data, "turns": data["turns"][: error.turn]}), str(error)


def _notes(value: object) -> Json:
    """Notes are worth no game: what is wrong with them is left out."""
    return value if isinstance(value, dict) and len(_dense(value)) <= MOST_NOTES else {}


def _modified(path: Path) -> datetime:
    from datetime import datetime

    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return clock.now()
