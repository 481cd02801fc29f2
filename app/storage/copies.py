"""A saved game as a file of its own, to be carried to another computer, sent or kept.

It holds what a save holds (see `saves`), under a name of the person's choice that ends in ``.slovohra``. Such
a file may come from anybody: it is read only as far as it is sound, and not written to when it is opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from app.engine.record import Record
from app.storage.problems import StorageKind, StorageProblem, in_time, write_atomically
from app.storage.saves import FORMAT, DamagedSave, SavedGame, unpacked

SUFFIX = ".slovohra"
MOST_BYTES = 2_000_000
"""No saved game is larger; the longest ones take some forty thousand."""
_HEAD = 200
"""Within so many bytes a save says what it is."""
_LONGEST_NAME = 60


def write(path: Path, data: bytes) -> Path:
    """Write what `saves.packed` made; where it lies now, with the ending that belongs to it.

    Whoever named the file has been asked about one that is there. Where the ending had to be added nobody
    has, and a free name is taken. Raises StorageProblem; a file that was there before then stays."""
    whole = path
    if path.suffix.lower() != SUFFIX:
        names = (path.name, *(f"{path.name} ({number})" for number in range(2, 1000)))
        free = (path.with_name(name + SUFFIX) for name in names)
        whole = next((place for place in free if not place.exists()), path.with_name(path.name + SUFFIX))
    in_time(whole, lambda: write_atomically(whole, data, shared=True))
    return whole


def read(path: Path) -> SavedGame:
    """The game in a file. Its `id` is empty: here it is none of the saves yet.

    Raises StorageProblem: MISSING, READ_ONLY (may not be read), UNREADABLE, EMPTY, HUGE, FOREIGN, DAMAGED,
    NEWER.
    """
    data = _bytes(path)
    if not data.strip(b"\0 \t\r\n"):
        raise StorageProblem(StorageKind.EMPTY, path)
    broken = StorageKind.DAMAGED if FORMAT.encode() in data[:_HEAD] else StorageKind.FOREIGN
    try:
        return unpacked("", path, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise StorageProblem(broken, path, str(error)) from error
    except StorageProblem as problem:
        if problem.kind is StorageKind.DAMAGED:
            raise StorageProblem(broken, path, problem.detail, problem.turn) from problem
        raise


def _bytes(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if path.exists() and not path.is_file():  # reading on in a pipe or a device may never end
            raise StorageProblem(StorageKind.FOREIGN, path, "not a file")
        if size <= MOST_BYTES:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            size = max(size, len(data))
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        if isinstance(error, OSError):
            raise StorageProblem.of(error, path) from error
        raise StorageProblem(StorageKind.MISSING, path, str(error)) from error
    if size > MOST_BYTES:
        raise StorageProblem(StorageKind.HUGE, path, f"{size} bytes")
    return data


def same_game(copy: Record, saves: Iterable[SavedGame | DamagedSave]) -> SavedGame | None:
    """Of the saves, the one of the very game in the copy: it stands where the copy stands, or further on, or
    less far on the same way. Of several the one that is furthest on."""
    told = copy.to_json()
    best: SavedGame | None = None
    for save in saves:
        if isinstance(save, DamagedSave) or save.record.seed != copy.seed:
            continue
        mine = save.record.to_json()
        alike = all(told[part] == mine[part] for part in ("game", "rules", "options", "players", "setup"))
        both = min(len(told["turns"]), len(mine["turns"]))
        further = best is None or len(best.record.turns) < len(save.record.turns)
        if alike and further and mine["turns"][:both] == told["turns"][:both]:
            best = save
    return best


def file_name(words: str) -> str:
    """A name for a file that every system takes, made of some words."""
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", words)
    return " ".join(plain.split())[:_LONGEST_NAME].strip(" .") + SUFFIX
