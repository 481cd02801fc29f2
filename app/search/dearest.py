"""Positions in which one move brings clearly more than any other at once: proven by looking at every move.

What comes later does not count here, so there is nothing to be tried out, and anybody can check the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine.reviewing import AT_ONCE, PuzzleAnswer
from app.engine.rules import Json

LEAST_MOVES = 8
"""Where fewer different moves can be made nothing is puzzling."""


@dataclass(frozen=True)
class CountedMove:
    """A move. key: what makes it the same as another. points: that it brings at once."""

    key: Hashable
    points: int
    move: Callable[[], Json]


@dataclass(frozen=True)
class Every:
    """All moves of a position. margin: points by which the best has to lead. known: whether people know what
    a move takes. hard: what its difficulty comes to, from 1 on. least: so many different moves there are."""

    ways: Sequence[CountedMove]
    margin: int
    known: Callable[[CountedMove], bool]
    hard: Callable[[CountedMove, CountedMove], int]
    least: int = LEAST_MOVES


def dearest(every: Every | None) -> PuzzleAnswer | None:
    """The one move that brings most, if it is clearly the only one and known to people."""
    if every is None:
        return None
    best_of: dict[Hashable, CountedMove] = {}
    for one in every.ways:
        here = best_of.get(one.key)
        if here is None or here.points < one.points:
            best_of[one.key] = one
    if len(best_of) < every.least:
        return None
    best, second = sorted(best_of.values(), key=lambda one: -one.points)[:2]
    margin = best.points - second.points
    if best.points <= 0 or margin < every.margin or not every.known(best):
        return None
    step = max(1, min(5, every.hard(best, second)))
    move, other = best.move(), second.move()
    return PuzzleAnswer(move, other, float(margin), step, AT_ONCE, best.points, second.points)


Enumerates = Callable[[Any], Every | None]
"""An observation → all moves of the seat; None where the game has nothing to ask there."""
