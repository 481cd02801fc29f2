"""Unfinished games: one JSON file each, written after every move.

``{"format": "slovohratky-save/1", "changed": ISO time, "elapsed": ms, "record": {...}}``
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.errors import DamagedRecord, NewerRecord
from app.storage.problems import StorageKind, StorageProblem, write_atomically

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record

FORMAT = "slovohratky-save"
VERSION = 1
SUFFIX = ".json"


@dataclass(frozen=True)
class SavedGame:
    """One saved game.

    elapsed: milliseconds the running clock had measured when it was written.
    changed: local time of the last move.
    """

    id: str
    record: Record
    elapsed: int
    changed: datetime


@dataclass(frozen=True)
class DamagedSave:
    """A save file that cannot be read; it stays where it is until the person removes it."""

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


def packed(record: Record, elapsed: int) -> bytes:
    """The file's content."""
    document = {
        "format": f"{FORMAT}/{VERSION}",
        "changed": _now().isoformat(timespec="seconds"),
        "elapsed": elapsed,
        "record": record.to_json(),
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


class SaveStore:
    """The folder of unfinished games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, save_id: str) -> Path:
        return self.folder / f"{save_id}{SUFFIX}"

    def store(self, save_id: str, data: bytes) -> None:
        """Write what :func:`packed` made. Raises StorageProblem; the older save then stays."""
        write_atomically(self.path(save_id), data)

    def load(self, save_id: str) -> SavedGame:
        """Raises StorageProblem (MISSING, UNREADABLE, DAMAGED, NEWER)."""
        path = self.path(save_id)
        try:
            text = path.read_bytes().decode("utf-8")
        except OSError as error:
            raise StorageProblem.of(error, path) from error
        except UnicodeDecodeError as error:
            raise StorageProblem(StorageKind.DAMAGED, path, str(error)) from error
        return _read(save_id, path, text)

    def all(self) -> list[SavedGame | DamagedSave]:
        """Every save, the last played first. Raises StorageProblem when the folder cannot be read."""
        try:
            paths = [path for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith(".")]
        except OSError as error:
            raise StorageProblem.of(error, self.folder) from error
        saves: list[SavedGame | DamagedSave] = []
        for path in paths:
            try:
                saves.append(self.load(path.stem))
            except StorageProblem as problem:
                saves.append(DamagedSave(path.stem, problem, _modified(path)))
        return sorted(saves, key=lambda save: save.changed, reverse=True)

    def delete(self, save_id: str) -> None:
        """Remove a save; one that is gone already is fine. Raises StorageProblem."""
        path = self.path(save_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageProblem.of(error, path) from error


def _read(save_id: str, path: Path, text: str) -> SavedGame:
    # Start-up time: often nothing is saved.
    from datetime import datetime

    from app.engine.record import Record

    try:
        document = json.loads(text)
        name, _, version = str(document["format"]).partition("/")
        if name != FORMAT:
            raise ValueError("not a saved game")
        if int(version) > VERSION:
            raise StorageProblem(StorageKind.NEWER, path, f"version {version}")
        elapsed = int(document["elapsed"])
        if elapsed < 0:
            raise ValueError("negative time")
        changed = datetime.fromisoformat(document["changed"]).astimezone()
        return SavedGame(save_id, Record.from_json(document["record"]), elapsed, changed)
    except NewerRecord as error:
        raise StorageProblem(StorageKind.NEWER, path, str(error)) from error
    except (DamagedRecord, ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise StorageProblem(StorageKind.DAMAGED, path, str(error)) from error


def _modified(path: Path) -> datetime:
    from datetime import datetime

    try:
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return _now()
