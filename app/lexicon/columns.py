"""Attributes of words by number: bit columns, lists of numbers, and ranks, over the mapped files."""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate

from app.lexicon.container import Container

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
        """The sorted numbers of a list, none where there is no such list."""
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

    def told(self) -> int:
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
    def _rank_parts(self) -> tuple[memoryview, memoryview, memoryview, int]:
        file = self._frequency
        block: int = file.header["rank_block"]
        return file.section("bits/attested"), file.numbers("attested index"), file.section("ranks"), block

    def rank(self, number: int) -> int:
        """Frequency rank of the lemma of a word (rounded down to a step of about 5 %), or `UNRANKED`."""
        attested, index, ranks, block = self._rank_parts
        byte = number >> 3
        if not attested[byte] >> (number & 7) & 1:
            return UNRANKED
        start = byte // block
        before = int.from_bytes(attested[start * block : byte + 1], "little")
        before &= (1 << (number - start * block * 8)) - 1
        return self._ladder[ranks[index[start] + before.bit_count()]]

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
