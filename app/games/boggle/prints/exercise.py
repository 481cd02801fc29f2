"""A printed board and what is on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class KeyedBoard:
    """A board with its solution. words: by length, the longest first; within one length the commonest first.
    common: how many of the words most people know; they come first in their length. hidden: those of the
    words it was ordered for, as they were written."""

    letters: str
    words: Mapping[int, Sequence[str]]
    common: Mapping[int, int]
    hidden: Sequence[str] = ()

    @property
    def counts(self) -> tuple[int, int]:
        """Common words, and all."""
        return sum(self.common.values()), sum(map(len, self.words.values()))
