"""Packing per-word facts: bit columns, sparse number lists, and bytes for the words of a bit column."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Sequence


def bit_column(values: Iterable[object], size: int) -> bytes:
    """One bit per word, bit n & 7 of byte n >> 3."""
    text = bytes(1 if value else 0 for value in values)
    if len(text) != size:
        raise ValueError("a column needs a value for every word")
    text += bytes(-size % 8)
    # Eight strided slices turned into integers do the packing without a loop over the words.
    total = 0
    for bit in range(8):
        total |= int.from_bytes(text[bit::8], "little") << bit
    return total.to_bytes(len(text) // 8, "little")


def numbers(values: Iterable[int]) -> bytes:
    """u32 numbers, little-endian."""
    return array("I", values).tobytes()


def popcounts(column: bytes, block: int) -> bytes:
    """u32 per block of ``block`` bytes: how many bits are set before it."""
    counts = []
    passed = 0
    for start in range(0, len(column), block):
        counts.append(passed)
        passed += int.from_bytes(column[start : start + block], "little").bit_count()
    return numbers(counts)


def steps(highest: int, growth: float = 1.052) -> list[int]:
    """Rising ranks, 1, 2, 3 ... then by ``growth``: a rank is stored as the step at or below it."""
    ladder = [0]
    value = 1.0
    while value <= highest:
        rank = int(value)
        if rank != ladder[-1]:
            ladder.append(rank)
        value = max(value * growth, value + 1)
    return ladder


def step_of(ladder: Sequence[int], rank: int) -> int:
    """Index of the highest step that is not above ``rank``."""
    low, high = 0, len(ladder) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if ladder[middle] <= rank:
            low = middle
        else:
            high = middle - 1
    return low


def packed_gaps(rising: Sequence[int]) -> bytes:
    """Rising u32 numbers as the gaps between them, byte by byte of all gaps, compressed: for what is rarely
    asked and would take four times the room in place."""
    gaps = array("I", (after - before for before, after in zip((0, *rising), rising, strict=False)))
    data = gaps.tobytes()
    return zlib.compress(b"".join(data[plane::4] for plane in range(4)), 9)


def packed(values: bytes) -> bytes:
    """Bytes, compressed."""
    return zlib.compress(values, 9)


def turns(values: bytes, have: bytes) -> tuple[bytes, bytes]:
    """Where the values of those that ``have`` one turn into others, a byte for each; and what into."""
    turned, told, last = bytearray(len(values)), bytearray(), -1
    for place, value in enumerate(values):
        if have[place] and value != last:
            turned[place], last = 1, value
            told.append(value)
    return bytes(turned), bytes(told)
