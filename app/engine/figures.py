"""What statistics keep of a finished game, as plain JSON: one entry a seat in everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class RecordFigures:
    """Gathers them. points: by round or turn. words: how many of each length; the longest, the dearest.

    there, found: on a board that all seats looked at, words by length, and those of them that each found."""

    def __init__(self, seats: int) -> None:
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.lengths: list[dict[str, int]] = [{} for _ in range(seats)]
        self.longest = [""] * seats
        self.dearest: list[tuple[str, int]] = [("", 0)] * seats
        self.there: dict[str, int] = {}
        self.found: list[dict[str, int]] = [{} for _ in range(seats)]

    def score(self, seat: int, points: int) -> None:
        """The points of a seat's next round or turn."""
        self.points[seat].append(points)

    def word(self, seat: int, word: str, points: int | None = None) -> None:
        """A word that counts. points: what it brought, where words bring different points."""
        _count(self.lengths[seat], word)
        if len(word) > len(self.longest[seat]):
            self.longest[seat] = word
        if points is not None and points > self.dearest[seat][1]:
            self.dearest[seat] = (word, points)

    def board(self, words: Sequence[str], found: Sequence[Mapping[str, object]]) -> None:
        """All words of a board, and by seat those that were written and counted."""
        for word in words:
            _count(self.there, word)
            for seat, own in enumerate(found):
                if word in own:
                    _count(self.found[seat], word)

    def to_json(self) -> dict[str, Any]:
        """Without what a game has not."""
        told: dict[str, Any] = {"points": self.points}
        if any(self.longest):
            told |= {"lengths": self.lengths, "longest": self.longest}
        if any(points for _, points in self.dearest):
            told["dearest"] = [list(one) for one in self.dearest]
        if self.there:
            told |= {"there": self.there, "found": self.found}
        return told


def _count(lengths: dict[str, int], word: str) -> None:
    length = str(len(word))
    lengths[length] = lengths.get(length, 0) + 1
