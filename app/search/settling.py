"""Comparing choices on the same deals until their order stands, for lists of best moves.

What is found depends on the position alone, never on the time there was: whoever asks may stop after any
step, and goes on later from there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from app.engine.player import Budget
from app.engine.rules import Json, ToJson

ChosenT = TypeVar("ChosenT", bound=ToJson)
MotiveT = TypeVar("MotiveT", bound=StrEnum)

LOOK = 5
"""Batches after which the better choices are chosen that go on."""

KEPT = 8
"""Choices that are compared to the end, and listed."""

APART = 2.6
"""So many standard errors two choices have to differ by."""

ALIKE = 0.015
"""Choices whose chances surely differ by less are as good as each other."""

SURE = 1.96
"""Standard errors within which the truth lies in nineteen cases of twenty."""

_UNIT, _PACK = 1_000, 1 << 15

Tried = Callable[[Sequence[int], int, int], Sequence[tuple[float, float]]]
"""The choices that are tried, the number of the first deal, how many → sums of chance and points of each."""


@dataclass(frozen=True)
class Expected:
    """What a move is expected to bring.

    chance: to win the game, 0 to 1. points: more than the others get, with what follows. chance_off,
    points_off: in nineteen cases of twenty the truth lies no farther away; 0 where all is known, None where
    nobody can tell. close: no better and no worse than the move listed before it, as far as trials tell.
    settled: the order of all moves stands.
    """

    chance: float
    points: float
    chance_off: float | None = 0.0
    points_off: float | None = 0.0
    close: bool = False
    settled: bool = True

    def to_json(self) -> dict[str, object]:
        """Rounded to what the trials can tell."""
        return {
            "chance": round(self.chance, 4),
            "chance_off": None if self.chance_off is None else round(self.chance_off, 4),
            "expected": round(self.points, 2),
            "expected_off": None if self.points_off is None else round(self.points_off, 2),
            "close": self.close,
            "settled": self.settled,
        }


@dataclass(frozen=True)
class Ranked(Generic[ChosenT, MotiveT]):
    """A move of the list of best moves.

    points: what it brings at once. expected: in the end. reasons: why it is good, the most telling first.
    """

    move: ChosenT
    points: int
    expected: Expected
    reasons: tuple[MotiveT, ...]

    def to_json(self) -> Json:
        return {
            "move": self.move.to_json(),
            "points": self.points,
            **self.expected.to_json(),
            "reasons": [reason.value for reason in self.reasons],
        }


Standing = list[tuple[int, Expected]]
"""Choices, best first."""


def compared(
    count: int, tried: Tried, *, batch: int, most: int, keys: Sequence[Hashable] = ()
) -> Iterator[Standing]:
    """The standing of choices after each batch of deals, the last one settled: the order stands, or `most`
    deals were tried. All meet the same deals; whoever has its place among all others meets no more of them.

    keys: choices with the same one are one move with several plans, of which the best is kept; each its own
    where none are given. After a first look only the best `KEPT` go on and are told of."""
    alive = list(range(count))
    chances: list[list[float]] = [[] for _ in alive]
    points: list[list[float]] = [[] for _ in alive]
    going, steps = alive, max(LOOK + 1, most // batch)
    for step in range(1, steps + 1):
        sums = tried(going, (step - 1) * batch, batch)
        for index, (won, gained) in zip(going, sums, strict=True):
            chances[index].append(won / batch)
            points[index].append(gained / batch)
        alive = sorted(alive, key=lambda index: -mean_of(chances[index]))
        best: dict[Hashable, int] = {}
        for index in alive:
            best.setdefault(keys[index] if keys else index, index)
        told = list(best.values())
        if step == LOOK:
            alive = told = told[:KEPT]
        going = alive
        if step > LOOK:
            going = [a for a in alive if not all(_stand(chances[a], chances[b]) for b in alive if b != a)]
        stands = step == steps or not going
        yield [
            (
                index,
                Expected(
                    *(mean_of(chances[index]), mean_of(points[index])),
                    *(_off(chances[index]), _off(points[index])),
                    close=bool(at) and _close(chances[told[at - 1]], chances[index]),
                    settled=stands,
                ),
            )
            for at, index in enumerate(told)
        ]
        if stands:
            return


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """Standard error of the mean of batches."""
    if len(values) < 2:
        return math.inf
    mean = mean_of(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _off(values: Sequence[float]) -> float | None:
    return SURE * error_of(values) if len(values) > 1 else None


def _more(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much two choices differ in the deals that both met, and its standard error."""
    more = [a - b for a, b in zip(one, other, strict=False)]
    return abs(mean_of(more)), error_of(more)


def _stand(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether more deals would hardly turn the two round, or it would not matter."""
    more, error = _more(one, other)
    return more > APART * error or more + SURE * error < ALIKE


def _close(one: Sequence[float], other: Sequence[float]) -> bool:
    more, error = _more(one, other)
    return more <= SURE * error


def both(middle: int, chance: Callable[[int], float]) -> tuple[int, ...]:
    """A table of utilities by the lead in points, from minus `middle` on, that adds up chance and lead at
    once: for up to 32 deals, see `parted`."""
    return tuple((lead + middle) * _PACK + round(_UNIT * chance(lead)) for lead in range(-middle, middle + 1))


def win_chance(lead: float, scale: float, others: int) -> float:
    """How likely the game is won with this lead over the best of so many others, each taken for as good as
    that one. scale: points by which a lead makes it e times as likely as before."""
    return 1.0 / (1.0 + others * math.exp(-lead / scale))


def parted(total: int, deals: int, middle: int) -> tuple[float, float]:
    """The sums of chance and lead in a sum of such utilities."""
    leads, chances = divmod(total, _PACK)
    return chances / _UNIT, float(leads - middle * deals)


SeenT = TypeVar("SeenT")
MoveT = TypeVar("MoveT")


REMEMBERED = 12
"""So many positions are remembered."""


class Remembered(Generic[SeenT, MoveT]):
    """Best moves of the positions asked about last: worked on as far as the time goes, and never worked out
    again. For one thread."""

    def __init__(self, begin: Callable[[SeenT], Iterator[list[MoveT]]]) -> None:
        """begin: the moves as they stand after each step, at least one."""
        self._begin = begin
        self._kept: list[tuple[SeenT, Iterator[list[MoveT]], list[list[MoveT]]]] = []

    def __call__(self, seen: SeenT, budget: Budget) -> list[MoveT]:
        """The moves as they stand when the order does or the budget ends. Its work counts steps; there is one
        at least."""
        entry = next((one for one in self._kept if one[0] == seen), None) or (seen, self._begin(seen), [])
        # What fails midway is no entry any more: it would never come to an end.
        others = self._kept = [one for one in self._kept if one is not entry]
        _, steps, found = entry
        for done, moves in enumerate(steps, 1):
            found[:] = [moves]
            if budget.stop() or done == budget.work:
                break
        self._kept = [entry, *others][:REMEMBERED]
        return found[0] if found else []


def last(steps: Iterator[list[MoveT]], budget: Budget, most: int | None = None) -> list[MoveT]:
    """What stands when the steps or the budget come to an end, at most so many, for callers who keep nothing
    between calls."""
    found = Remembered[None, MoveT](lambda _: steps)(None, budget)[:most]
    budget.progress(1.0)
    return found
