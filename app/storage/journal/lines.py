"""The journal's files of lines: all that was ever told to it, month by month, only ever added to.

``2026-11.jsonl.gz``: each line is an event of its own, packed by itself (``zcat`` shows them all), so what is
damaged costs the events it covers and no other. An event is on the disk before it is acknowledged.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from app.engine import reading
from app.storage.problems import StorageProblem, sync_folder

SUFFIX = ".jsonl.gz"
HEAD = b"\x1f\x8b\x08\0\0\0\0\0"
"""How every packed line begins."""
MOST_BYTES = 20_000_000
"""Of one line; no game comes near."""
_BEGINNING = re.compile(r'\{"journal":(\d{1,9}),"n":(\d{1,18}),')
_NAME = re.compile(r"\d{4}-\d{2}" + re.escape(SUFFIX))
_SLICE = 65_536


def pack(event: dict[str, Any]) -> bytes:
    packer = zlib.compressobj(6, wbits=31)
    line = json.dumps(event, ensure_ascii=False, separators=(",", ":")) + "\n"
    return packer.compress(line.encode()) + packer.flush()


def unpack(data: bytes) -> dict[str, Any]:
    """Raises ValueError."""
    return reading.mapped(reading.loads(_text(data)))


def order(data: bytes) -> tuple[int, int]:
    """Of a packed line: the version of its form, and its number, which a line begins with. What comes after
    them may still make no sense. Raises ValueError, TypeError."""
    text = _text(data)
    found = _BEGINNING.match(text)
    event: dict[str, Any] = (
        reading.mapped(reading.loads(text))
        if found is None
        else {"journal": int(found[1]), "n": int(found[2])}
    )
    return reading.whole(event.get("journal"), 1), reading.whole(event.get("n"), 0, 2**60)


def _text(data: bytes) -> str:
    found = _member(data, 0)
    if found is None or found[1] != len(data):
        raise ValueError("not a packed line")
    return found[0].decode("utf-8")


def _member(data: bytes, start: int) -> tuple[bytes, int] | None:
    """The line that begins there and where it ends; None where none does."""
    opener, out, place = zlib.decompressobj(wbits=31), b"", start
    try:
        while not opener.eof:
            piece = data[place : place + _SLICE]
            if not piece or len(out) > MOST_BYTES:
                return None
            out += opener.decompress(piece, MOST_BYTES)
            if opener.unconsumed_tail:
                return None
            place += len(piece)
    except zlib.error:
        return None
    return out, place - len(opener.unused_data)


def split(data: bytes) -> Iterator[bytes]:
    """The packed lines of a file; what lies between them and is none is passed over."""
    place = data.find(HEAD)
    while place >= 0:
        found = _member(data, place)
        if found is None:
            place = data.find(HEAD, place + 1)
        else:
            yield data[place : found[1]]
            place = data.find(HEAD, found[1])


class Lines:
    """The folder of these files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / name

    def sizes(self) -> dict[str, int]:
        """Name of each file → bytes. Raises StorageProblem."""
        try:
            if not self.folder.exists():
                return {}
            return {
                path.name: path.stat().st_size for path in self.folder.iterdir() if _NAME.fullmatch(path.name)
            }
        except OSError as error:
            raise StorageProblem.of(error, self.folder) from error

    def read(self, name: str, start: int = 0) -> list[bytes]:
        """Packed lines from there on. Raises StorageProblem."""
        try:
            with self.path(name).open("rb") as file:
                file.seek(start)
                return list(split(file.read()))
        except OSError as error:
            raise StorageProblem.of(error, self.path(name)) from error

    def sync(self, names: Iterable[str]) -> None:
        """Wait until these files are safe. Raises StorageProblem."""
        for name in names:
            self.append(name, b"")

    def append(self, name: str, data: bytes, *, sync: bool = True) -> int:
        """Add packed lines and wait until they are safe; how large the file is then.

        Raises StorageProblem; what came of it is taken away again, if the disk lets it be."""
        path = self.path(name)
        try:
            new = not path.exists()
            path.parent.mkdir(parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
            handle = os.open(path, flags, 0o600)
        except OSError as error:
            raise StorageProblem.of(error, path) from error
        try:
            before = os.fstat(handle).st_size
            try:
                left = memoryview(data)
                while left:
                    left = left[os.write(handle, left) :]
                if sync:
                    os.fsync(handle)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(handle, before)
                raise
        except OSError as error:
            raise StorageProblem.of(error, path) from error
        finally:
            with contextlib.suppress(OSError):
                os.close(handle)
        if new:
            sync_folder(path.parent)
        return before + len(data)
