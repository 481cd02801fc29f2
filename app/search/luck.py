"""Chance for trials, the same in plain Python and in the compiled twins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

TWIN = 4
"""Changes with what `Luck` and those who use it find; a twin of another number is not used."""

_WORD = (1 << 64) - 1

Item = TypeVar("Item")


class Luck:
    """Numbers by chance; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _WORD

    def below(self, count: int) -> int:
        """0 to one less than count, all as likely."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _WORD
        return (self._state >> 33) % count

    def shuffled(self, items: Sequence[Item], most: int) -> list[Item]:
        """At most this many of the items, drawn by chance; to shuffle all would take longer."""
        left = list(items)
        count = min(most, len(left))
        for at in range(count):
            other = at + self.below(len(left) - at)
            left[at], left[other] = left[other], left[at]
        return left[:count]
