"""Everything of a home in one file, and back: journal, saves, people, the household's words, results,
what is practised, challenges of the day.

A zip archive with a list of its files and their checksums. What comes back is added: nothing that is here
is replaced by something older, and nothing is removed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.engine import reading
from app.storage.challenges import FILE as CHALLENGES
from app.storage.classes import FILE as CLASSES
from app.storage.household import FILE as WORDS
from app.storage.journal.lines import SUFFIX as LINES
from app.storage.journal.lines import Lines
from app.storage.journal.store import FOLDER as JOURNAL
from app.storage.journal.store import Journal
from app.storage.practice import FILE as PRACTICE
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import FILE as PEOPLE
from app.storage.results import FILE as RESULTS
from app.storage.saves import SavedGame, SaveStore
from app.storage.score_sheets import FILE as SHEETS

SUFFIX = ".slovozaloha"
FORMAT, VERSION = "slovohratky-backup", 1
LIST = "backup.json"
SAVES = "saves"
MOST_BYTES = 4_000_000_000

Progress = Callable[[float], bool]
"""Told the share that is done; answers whether to go on."""


class Stopped(Exception):
    """The person does not want it any more."""


def _files(folder: Path) -> list[Path]:
    small = [folder / name for name in (PEOPLE, WORDS, RESULTS, PRACTICE, CLASSES, CHALLENGES, SHEETS)]
    lines = sorted((folder / JOURNAL).glob(f"*{LINES}"))
    return [path for path in (*small, *lines, *sorted((folder / SAVES).glob("*.json"))) if path.is_file()]


def write(place: Path, folder: Path, progress: Progress = lambda share: True) -> None:
    """Pack the home into a file, whole or not at all. Raises StorageProblem, Stopped."""
    fresh = place.with_name(f".{place.name}.tmp")
    try:
        files, told = _files(folder), {}
        with fresh.open("wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                for number, path in enumerate(files):
                    if not progress(number / len(files)):
                        raise Stopped
                    name, data = path.relative_to(folder).as_posix(), path.read_bytes()
                    told[name] = hashlib.sha256(data).hexdigest()
                    archive.writestr(name, data)
                archive.writestr(LIST, json.dumps({"format": f"{FORMAT}/{VERSION}", "files": told}))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(place)
    except OSError as error:
        raise StorageProblem.of(error, place) from error
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


@contextmanager
def opened(place: Path, progress: Progress = lambda share: True) -> Iterator[Path]:
    """A folder with what the file holds, every byte checked, as long as this lasts.

    Raises StorageProblem (FOREIGN, NEWER, DAMAGED and what reading may), Stopped."""
    folder = Path(tempfile.mkdtemp(prefix="slovohratky-"))
    try:
        _unpack(place, folder, progress)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unpack(place: Path, folder: Path, progress: Progress) -> None:
    try:
        with zipfile.ZipFile(place) as archive:
            files = _listed(archive, place)
            for number, (name, digest) in enumerate(files.items()):
                if not progress(number / len(files)):
                    raise Stopped
                data = archive.read(name)
                if hashlib.sha256(data).hexdigest() != digest:
                    raise StorageProblem(StorageKind.DAMAGED, place, name)
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
    except zipfile.BadZipFile as error:
        broken = place.suffix == SUFFIX
        kind = StorageKind.DAMAGED if broken else StorageKind.FOREIGN
        raise StorageProblem(kind, place, str(error)) from error
    except (KeyError, ValueError, TypeError, zlib.error, EOFError, NotImplementedError) as error:
        raise StorageProblem(StorageKind.DAMAGED, place, repr(error)) from error
    except OSError as error:
        raise StorageProblem.of(error, place) from error


def _listed(archive: zipfile.ZipFile, place: Path) -> dict[str, str]:
    """Names and checksums; nothing else is unpacked, and nothing outside of the folder."""
    if LIST not in archive.namelist():
        raise StorageProblem(StorageKind.FOREIGN, place, "no list")
    document = reading.mapped(reading.loads(archive.read(LIST)))
    name, _, version = reading.text(document["format"]).partition("/")
    if name != FORMAT:
        raise StorageProblem(StorageKind.FOREIGN, place, name)
    if int(version) > VERSION:
        raise StorageProblem(StorageKind.NEWER, place, f"version {version}")
    files = {
        reading.text(name): reading.text(digest) for name, digest in reading.mapped(document["files"]).items()
    }
    for name in files:
        parts = Path(name).parts
        if Path(name).is_absolute() or ".." in parts or "\\" in name or ":" in name:
            raise ValueError(name)
    if sum(entry.file_size for entry in archive.infolist()) > MOST_BYTES:
        raise StorageProblem(StorageKind.HUGE, place)
    return files


def bring_back(folder: Path, journal: Journal, saves: SaveStore) -> int:
    """Add games from an opened backup; how many came. People and words are the stores' own to merge.

    Raises StorageProblem."""
    before = journal.count()
    lines = Lines(folder / JOURNAL)
    journal.merge((name, data) for name in sorted(lines.sizes()) for data in lines.read(name))
    here = {save.id: save for save in saves.all() if isinstance(save, SavedGame)}
    came = 0
    for save in SaveStore(folder / SAVES, read_only=True).all():
        if not isinstance(save, SavedGame) or save.finished:
            if isinstance(save, SavedGame):
                journal.keep(save)
            continue
        old = here.get(save.id)
        if old is None or old.written < save.written:
            saves.store(save.id, (folder / SAVES / f"{save.id}.json").read_bytes())
            came += 1
    return came + journal.count() - before
