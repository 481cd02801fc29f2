"""The file format of the word data: named sections in one memory-mapped file.

Layout, all numbers little-endian::

    8 bytes   magic, ``SLOVOLEX``
    u32       format version
    u32       length of the header in bytes
    u32       CRC-32 of the header
    u32       zero
    header    UTF-8 JSON: {"id": ..., "title": ..., "licence": ..., ...,
              "sections": {name: [offset, length, CRC-32]}}
    sections  each beginning at a multiple of 8

Opening checks magic, version, header checksum and file size, which costs microseconds; `Container.verify`
reads everything.
"""

from __future__ import annotations

import json
import mmap
import struct
import sys
import zlib
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.lexicon.problems import LexiconProblem, Problem

MAGIC = b"SLOVOLEX"
VERSION = 1
_PREFIX = struct.Struct("<8sIIII")


class Container:
    """An open word file: header and sections, nothing of which is decoded before it is asked for."""

    def __init__(self, path: Path) -> None:
        """Raises `LexiconProblem` when the file is missing or its header does not hold."""
        self.path = path
        try:
            with path.open("rb") as file:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError:
            raise LexiconProblem(Problem.MISSING, path) from None
        except (OSError, ValueError) as error:
            raise LexiconProblem(Problem.DAMAGED, path, str(error)) from None
        self.header = self._read_header()
        self._sections: dict[str, list[int]] = self.header["sections"]
        end = max((offset + length for offset, length, _ in self._sections.values()), default=0)
        if end != len(self._map):
            raise LexiconProblem(Problem.DAMAGED, path, "wrong size")
        self._view = memoryview(self._map)

    def _read_header(self) -> dict[str, Any]:
        if len(self._map) < _PREFIX.size:
            raise LexiconProblem(Problem.DAMAGED, self.path, "too short")
        magic, version, length, checksum, zero = _PREFIX.unpack(self._map[: _PREFIX.size])
        self._head = _PREFIX.size + length
        text = self._map[_PREFIX.size : self._head]
        if magic != MAGIC or version != VERSION or zero or zlib.crc32(text) != checksum:
            raise LexiconProblem(Problem.DAMAGED, self.path, "header")
        header: dict[str, Any] = json.loads(text)
        return header

    @property
    def id(self) -> str:
        """Content id: equal for equal sections."""
        return str(self.header["id"])

    def __contains__(self, name: str) -> bool:
        return name in self._sections

    def section(self, name: str) -> memoryview:
        """The bytes of a section. Raises `LexiconProblem` when the file lacks it."""
        try:
            offset, length, _ = self._sections[name]
        except KeyError:
            raise LexiconProblem(Problem.DAMAGED, self.path, f"no section {name}") from None
        return self._view[offset : offset + length]

    def numbers(self, name: str) -> memoryview:
        """A section of u32 numbers."""
        raw = self.section(name)
        if sys.byteorder == "little":
            return raw.cast("I")
        swapped = array("I", raw.tobytes())
        swapped.byteswap()
        return memoryview(swapped)

    def verify(self) -> None:
        """Reads every section and what lies between them, which is zero; raises `LexiconProblem` when a
        checksum does not hold."""
        end = self._head
        for name, (offset, length, checksum) in sorted(self._sections.items(), key=lambda one: one[1]):
            if any(self._view[end:offset]) or zlib.crc32(self._view[offset : offset + length]) != checksum:
                raise LexiconProblem(Problem.DAMAGED, self.path, name)
            end = offset + length


def write_container(path: Path, about: Mapping[str, Any], sections: Mapping[str, bytes]) -> None:
    """Writes a word file. Deterministic: the same sections give the same bytes."""
    import hashlib  # start-up time: the program only reads word files

    digest = hashlib.sha256()
    for name, data in sections.items():
        digest.update(f"{name}:{len(data)}:".encode())
        digest.update(data)
    header: dict[str, Any] = {**about, "id": digest.hexdigest()[:16]}
    places: dict[str, list[int]] = {}
    # Offsets depend on the length of the header, which holds them: settle by padding it with blanks.
    room = len(json.dumps(header, ensure_ascii=False).encode()) + 64 + 80 * len(sections)
    room += -(_PREFIX.size + room) % 8
    offset = _PREFIX.size + room
    for name, data in sections.items():
        places[name] = [offset, len(data), zlib.crc32(data)]
        offset += len(data) + (-len(data) % 8)
    header["sections"] = places
    text = json.dumps(header, ensure_ascii=False).encode().ljust(room)
    if len(text) != room:
        raise ValueError("header outgrew its room")
    # A program that has the old file mapped keeps it whole: the new one is renamed over it.
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        file.write(_PREFIX.pack(MAGIC, VERSION, room, zlib.crc32(text), 0))
        file.write(text)
        for index, data in enumerate(sections.values()):
            file.write(data)
            if index < len(sections) - 1:
                file.write(bytes(-len(data) % 8))
    beside.replace(path)
