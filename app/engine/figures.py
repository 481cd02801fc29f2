"""What statistics keep of a finished game, as plain JSON: one entry a seat in everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

Rank: TypeAlias = Callable[[str], int]
"""A word → how common it is: 1 for the commonest."""

RANKS = (1_500, 6_000, 20_000, 60_000)
"""Words up to the first of these ranks are of the first kind, and so on; all others are rare."""
COMMON = 3
"""Words of so many kinds are common: most people know them."""


class RecordFigures:
    """Gathers them. points: by round or turn. words: how many of each length; the longest, the dearest.

    there, found: on a board that all seats looked at, words by length, and those of them that each found;
    ranks_there, ranks_found: the same by how common they are. measure: what each seat found of the common
    ones, and how many there were."""

    def __init__(self, seats: int, rank: Rank | None = None) -> None:
        """rank: wanted for boards alone."""
        self._rank = rank
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.lengths: list[dict[str, int]] = [{} for _ in range(seats)]
        self.longest = [""] * seats
        self.dearest: list[tuple[str, int]] = [("", 0)] * seats
        self.there: dict[str, int] = {}
        self.found: list[dict[str, int]] = [{} for _ in range(seats)]
        self.ranks_there: dict[str, int] = {}
        self.ranks_found: list[dict[str, int]] = [{} for _ in range(seats)]

    def score(self, seat: int, points: int) -> None:
        """The points of a seat's next round or turn."""
        self.points[seat].append(points)

    def word(self, seat: int, word: str, points: int | None = None) -> None:
        """A word that counts. points: what it brought, where words bring different points."""
        _count(self.lengths[seat], str(len(word)))
        if len(word) > len(self.longest[seat]):
            self.longest[seat] = word
        if points is not None and points > self.dearest[seat][1]:
            self.dearest[seat] = (word, points)

    def board(self, words: Sequence[str], found: Sequence[Mapping[str, object]]) -> None:
        """All words of a board, and by seat those that were written and counted."""
        for word in words:
            length, kind = str(len(word)), None if self._rank is None else str(_kind(self._rank(word)))
            _count(self.there, length)
            if kind is not None:
                _count(self.ranks_there, kind)
            for seat, own in enumerate(found):
                if word in own:
                    _count(self.found[seat], length)
                    if kind is not None:
                        _count(self.ranks_found[seat], kind)

    def to_json(self) -> dict[str, Any]:
        """Without what a game has not."""
        told: dict[str, Any] = {"points": self.points}
        if any(self.longest):
            told |= {"lengths": self.lengths, "longest": self.longest}
        if any(points for _, points in self.dearest):
            told["dearest"] = [list(one) for one in self.dearest]
        if self.there:
            told |= {"there": self.there, "found": self.found}
        if self.ranks_there:
            told |= {"ranks_there": self.ranks_there, "ranks_found": self.ranks_found}
            there = _common(self.ranks_there)
            told["measure"] = [[_common(own), there] for own in self.ranks_found]
        return told


def _kind(rank: int) -> int:
    return next((kind for kind, most in enumerate(RANKS) if rank <= most), len(RANKS))


def _common(kinds: Mapping[str, int]) -> int:
    return sum(kinds.get(str(kind), 0) for kind in range(COMMON))


def _count(counts: dict[str, int], key: str) -> None:
    counts[key] = counts.get(key, 0) + 1
