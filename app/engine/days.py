"""The challenge of the day: what hangs on nothing but the date, and what results and days in a row are.

Four tasks a day, at most five minutes each. They come out alike on every system and in every later version,
so nothing here or in a game's ``day`` asks a word list which deal it is to be: only what its answer is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from app.engine.codes import SEEDS
from app.engine.rules import Json
from app.engine.seeds import seed_of

if TYPE_CHECKING:
    from app.engine.record import Record

FEWEST, MOST = 1, 5
"""How hard days are."""
_WEEK = (1, 2, 3, 3, 4, 5, 2)
"""From Monday, which is easy, to Saturday, which is hard; Sunday is for everybody."""
CANDIDATES = 24
"""Seeds of a day and a game, of which the first one is taken that will do."""
_STEP = 0x9E3779B
"""Odd, so that numbers in a row become seeds all over the range, none of them twice."""
FULL = 10
"""Points of a task that is done as well as anybody asks."""
PAR_ROOM = 30
"""So far over par, at least, a task brings no points."""


class DayMeasure(NamedTuple):
    """What a result is measured against.

    par: the less the better, the goal is a par; else the more, and the goal is all there is. full: the share
    of that which earns all the points."""

    par: bool = False
    full: float = 1.0


def difficulty(day: date) -> int:
    """Of a day's tasks."""
    return _WEEK[day.weekday()]


def seeds(day: date, game: str) -> Iterator[int]:
    """Seeds of a day and a game that no other day has."""
    shift = seed_of(f"day {game}")
    for number in range(CANDIDATES):
        yield ((day.toordinal() * CANDIDATES + number) * _STEP + shift) % SEEDS


def pooled(day: date, pools: Sequence[str]) -> int:
    """The seed of a day. pools: by difficulty the seeds that are known to be so hard, parted by blanks.

    Each weekday goes through its pool in turn, so none comes again for more than a year."""
    days = [weekday for weekday, hard in enumerate(_WEEK) if hard == difficulty(day)]
    number = (day.toordinal() - 1) // len(_WEEK) * len(days) + days.index(day.weekday())
    pool = pools[difficulty(day) - FEWEST].split()
    return int(pool[number % len(pool)])


@dataclass(frozen=True)
class Find:
    """A position of a game in which the best move is to be found. turn: of the record; seat: who made it.

    points: that the best moves bring; best: one of them, in the form of records."""

    turn: int
    seat: int
    points: int
    best: Json


@dataclass(frozen=True)
class Task:
    """What is to be done in a game on a day.

    kind: a word for what it is. options, seed: the deal. position: what lies there at the beginning. goal:
    see `DayMeasure`. answer: what a good player finds; a later word list may know better. solution: the same
    for people, in words and numbers alone. record, finds: the game from which positions are shown, where the
    task is to find moves instead of playing.
    """

    game: str
    kind: str
    options: Json
    seed: int
    position: Json
    goal: int
    answer: Json
    measure: DayMeasure
    solution: tuple[str, ...] = ()
    finds: tuple[Find, ...] = ()
    record: Record | None = field(default=None, compare=False)


class DayResult(NamedTuple):
    """How a task was done. value: what was reached; goal, par: see `DayMeasure`; points: 0 to `FULL`."""

    value: int
    goal: int
    points: int
    par: bool = False

    @classmethod
    def of(cls, measure: DayMeasure, value: int, goal: int) -> DayResult:
        if measure.par:
            over = max(0, value - goal) / max(goal, PAR_ROOM)
            return cls(value, goal, max(0, round(FULL * (1 - over))), True)
        share = value / (goal * measure.full) if goal > 0 else 1.0
        return cls(value, goal, max(0, min(FULL, round(FULL * share))))

    def in_signs(self) -> str:
        """In a few signs: 17/43, or how far from par; a dash for nothing: “0” would read like a par."""
        if self.par:
            over = self.value - self.goal
            return f"par {over:+d}".replace("-", "\N{MINUS SIGN}") if over else "par"
        return f"{self.value}/{self.goal}" if self.value else "\N{EN DASH}"


def streak(done: Collection[date], today: date) -> int:
    """Days in a row on which something was done, until today; today itself still has time.

    One day of each week, Monday to Sunday, may be left out; it does not count as done."""
    count, free = 0, set[date]()
    day, first = today, min(done, default=today)
    while day >= first:
        monday = day - timedelta(days=day.weekday())
        if day in done:
            count += 1
        elif day != today:
            if monday in free:
                break
            free.add(monday)
        day -= timedelta(days=1)
    return count
