"""The files of the word data: named sections in one memory-mapped file, and columns of attributes by word.

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
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate
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

    def unpacked(self, name: str) -> bytes:
        """A section that is stored compressed. Raises `LexiconProblem` when it is none."""
        try:
            return zlib.decompress(self.section(name))
        except zlib.error as error:
            raise LexiconProblem(Problem.DAMAGED, self.path, f"{name}: {error}") from None

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


UNRANKED = 1 << 20
"""The rank of what the frequency data never met."""

COMMON_RANK = 20_000
"""Lemmas up to this frequency rank are words that most people know."""


class Columns:
    """The attributes of a word file and of the frequency file that belongs to it.

    Bit columns are read in place for one word, and as one big integer (bit n for word n) where whole
    columns are combined: a few operations make a policy.
    """

    def __init__(self, words: Container, frequency: Container, size: int) -> None:
        self._words = words
        self._frequency = frequency
        self.size = size
        self._unpacked: dict[str, bytes] = {}

    def has(self, name: str, number: int) -> bool:
        """Is the bit of this word set in a bit column?"""
        column = self._column(name)
        return column is not None and bool(column[number >> 3] >> (number & 7) & 1)

    def bits(self, name: str) -> int:
        """A whole bit column as an integer; none where the language has no such column."""
        column = self._column(name)
        return 0 if column is None else int.from_bytes(column, "little")

    def _column(self, name: str) -> memoryview | bytes | None:
        """A bit column in place, or unpacked and kept: every refused word asks about some."""
        if name in self._unpacked:
            return self._unpacked[name]
        for file in (self._words, self._frequency):
            if f"bits/{name}" in file:
                return file.section(f"bits/{name}")
            if f"packed/{name}" in file:
                self._unpacked[name] = zlib.decompress(file.section(f"packed/{name}"))
                return self._unpacked[name]
        return None

    def packed(self, bits: int) -> bytes:
        """An integer of bits as a bit column: bit n & 7 of byte n >> 3."""
        return bits.to_bytes((self.size + 7) // 8, "little")

    def numbers(self, name: str) -> memoryview | tuple[int, ...]:
        """The sorted numbers of words in a list, none where there is no such list."""
        for file in (self._words, self._frequency):
            if f"list/{name}" in file:
                return file.numbers(f"list/{name}")
        return ()

    def listed(self, name: str, number: int) -> bool:
        """Is this word in a (sorted) list of numbers?"""
        numbers = self.numbers(name)
        place = bisect_left(numbers, number)
        return place < len(numbers) and numbers[place] == number

    def listing(self, name: str) -> int:
        """A whole list of numbers as an integer of bits; none where the language has no such list."""
        column = bytearray((self.size + 7) // 8)
        for number in self.numbers(name):
            column[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(column, "little")

    def certain(self) -> int:
        """Words that texts have and that are beyond doubt, vulgar ones too, as one integer: the computer
        plays no others. A language may say outright which words texts may vouch for."""
        outright = self._column("sure")
        found = self.bits("attested") & ~self.listing("doubtful")
        return found if outright is None else found & int.from_bytes(outright, "little")

    @cached_property
    def _ladder(self) -> list[int]:
        ladder: list[int] = self._frequency.header["rank_steps"]
        return ladder

    @cached_property
    def _rank_parts(self) -> tuple[memoryview, memoryview, memoryview, memoryview, int]:
        """Words that have a rank, those whose rank is another than that of the one before, how many of these
        each block has before it, their ranks, and bytes to a block. Forms of a lemma stand together, so that
        a rank is kept for six of them; where a language tells none, every word has its own."""
        file = self._frequency
        block: int = file.header["rank_block"]
        attested = file.section("bits/attested")
        turns = file.section("bits/rank turns") if "bits/rank turns" in file else attested
        return attested, turns, file.numbers("rank index"), file.section("ranks"), block

    def rank(self, number: int) -> int:
        """Frequency rank of the lemma of a word (rounded down to a step of about 5 %), or `UNRANKED`."""
        attested, turns, index, ranks, block = self._rank_parts
        byte = number >> 3
        if not attested[byte] >> (number & 7) & 1:
            return UNRANKED
        start = byte // block
        upto = int.from_bytes(turns[start * block : byte + 1], "little")
        upto &= (2 << (number - start * block * 8)) - 1
        return self._ladder[ranks[index[start] + upto.bit_count() - 1]]

    def ranked(self, numbers: Iterable[int], most: int) -> Iterator[int]:
        """Those of the numbers, which ascend, whose `rank` is at most this: a block is looked at once for all
        of its words."""
        attested, turns, index, ranks, block = self._rank_parts
        end, wide = bisect_right(self._ladder, most), 8 * block
        place, bits, turned, before = -1, 0, 0, 0
        for number in numbers:
            if number // wide != place:
                place = number // wide
                bits = int.from_bytes(attested[place * block : (place + 1) * block], "little")
                turned = int.from_bytes(turns[place * block : (place + 1) * block], "little")
                before = index[place] - 1
            bit = 1 << number % wide
            if bits & bit and ranks[before + (turned & (2 * bit - 1)).bit_count()] < end:
                yield number

    @cached_property
    def _said(self) -> tuple[array[int], bytes, list[int]]:
        """Words that people say, by number; the steps of their ranks; the ranks. Unpacked on demand."""
        file = self._frequency
        packed = zlib.decompress(file.section("said"))
        gaps, quarter = bytearray(len(packed)), len(packed) // 4
        for plane in range(4):
            gaps[plane::4] = packed[plane * quarter : (plane + 1) * quarter]
        numbers = array("I", accumulate(array("I", bytes(gaps))))
        return numbers, zlib.decompress(file.section("said ranks")), file.header["said_steps"]

    def said(self, most: int) -> Iterator[int]:
        """Numbers of the forms that people say up to this rank among them, in their order; Czech only."""
        numbers, steps, ladder = self._said
        end = bisect_right(ladder, most)
        return (number for number, step in zip(numbers, steps, strict=True) if step < end)

    def form_rank(self, number: int) -> int:
        """Rank of this very form among those that people say (rounded down to a step of about 15 %).

        `UNRANKED` for forms that hardly any text has, or as nobody says them: vocatives, transgressives."""
        numbers, steps, ladder = self._said
        place = bisect_left(numbers, number)
        if place == len(numbers) or numbers[place] != number:
            return UNRANKED
        return ladder[steps[place]]
