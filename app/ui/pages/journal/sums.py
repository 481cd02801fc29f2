"""What all kept games come to together: sums over facts, without any widget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

from app.storage.journal.kept import KeptSeat
from app.storage.journal.tables import FactRow

FEW = 5
"""Below so many games nobody can tell whether somebody gets better."""
SHOWN = 60
"""So many games stand in the chart of results, the last ones."""
WINDOW = 10
"""Games in whose midst a share of won games is counted."""
WEEKS = 8
STEPS = 30
"""Rounds or turns that are told apart."""
WORDS = 3


class Point(NamedTuple):
    """A game in the chart of results: own points a round or turn, and the mean of the others."""

    day: date
    own: float
    others: float | None
    game: str


@dataclass
class Sums:
    """Of the own seats: those of one person, or of all people.

    results: the newest last. by_level, by_person: rival → games won and lost against them. by_game: game →
    won and lost. lengths: words by length. steps: points in the first, second … round or turn, as sum and how
    many. there, found: words on boards by length and those found. longest, dearest: word → its letters or
    points. days: day → games.
    """

    games: int = 0
    decided: int = 0
    won: int = 0
    best: int = 0
    results: list[Point] = field(default_factory=list)
    by_level: dict[int, list[int]] = field(default_factory=dict)
    by_person: dict[str, list[int]] = field(default_factory=dict)
    by_game: dict[str, list[int]] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    steps: list[list[int]] = field(default_factory=list)
    there: Counter[int] = field(default_factory=Counter)
    found: Counter[int] = field(default_factory=Counter)
    longest: dict[str, int] = field(default_factory=dict)
    dearest: dict[str, int] = field(default_factory=dict)
    days: Counter[date] = field(default_factory=Counter)

    def streak(self, today: date) -> int:
        """Days in a row with a game, up to today or yesterday."""
        day = today if self.days[today] else today - timedelta(days=1)
        count = 0
        while self.days[day]:
            count, day = count + 1, day - timedelta(days=1)
        return count

    def trend(self) -> tuple[float, float] | None:
        """Where the straight line through the results begins and ends; None while they are few."""
        values = [point.own for point in self.results]
        count = len(values)
        if count < FEW:
            return None
        middle, mean = (count - 1) / 2, sum(values) / count
        spread = sum((at - middle) ** 2 for at in range(count))
        slope = sum((at - middle) * (value - mean) for at, value in enumerate(values)) / spread
        return mean - slope * middle, mean + slope * middle

    def rival(self) -> tuple[int, int, int] | None:
        """The animal met most often: its level, games won and lost."""
        if not self.by_level:
            return None
        level = max(self.by_level, key=lambda one: (sum(self.by_level[one]), one))
        won, lost = self.by_level[level]
        return level, won, lost


def sums(rows: Iterable[FactRow], person: str = "", game: str = "") -> Sums:
    """rows: of all games, the last first. person: a profile, empty for all people. game: empty for all."""
    told = Sums()
    kept = [row for row in rows if not game or row.game == game]
    for row in kept:
        own = [at for at, seat in enumerate(row.seats) if _is_own(seat, person)]
        if own:
            _add(told, row, own)
    told.results.reverse()
    if not game:
        told.results = _shares(kept, person)
    told.longest, told.dearest = _top(told.longest), _top(told.dearest)
    return told


def _is_own(seat: KeptSeat, person: str) -> bool:
    return seat.person == person if person else seat.kind == "human"


def _add(told: Sums, row: FactRow, own: Sequence[int]) -> None:
    seats, facts = row.seats, row.facts
    day = _day(row)
    told.games += 1
    told.days[day] += 1
    won = any(seats[at].won for at in own)
    if len(seats) > 1:
        told.decided += 1
        told.won += won
        told.by_game.setdefault(row.game, [0, 0])[0 if won else 1] += 1
        _against(told, seats, own)
    points: Sequence[Sequence[int]] = facts.get("points", ())
    if len(points) == len(seats):
        for at in own:
            told.best = max([told.best, *points[at]])
            _steps(told.steps, points[at])
        if len(told.results) < SHOWN and points[own[0]]:
            rest = [_mean(points[at]) for at in range(len(seats)) if at not in own and points[at]]
            others = sum(rest) / len(rest) if rest else None
            told.results.append(Point(day, _mean(points[own[0]]), others, row.game))
    _words(told, facts, own)


def _against(told: Sums, seats: Sequence[KeptSeat], own: Sequence[int]) -> None:
    """Each own seat against each of the others, by who had more points."""
    for at in own:
        for other, rival in enumerate(seats):
            if other == at or seats[at].won == rival.won:
                continue
            place = 0 if seats[at].won else 1
            if rival.level is not None:
                told.by_level.setdefault(int(rival.level), [0, 0])[place] += 1
            elif rival.name:
                told.by_person.setdefault(rival.name, [0, 0])[place] += 1


def _steps(steps: list[list[int]], points: Sequence[int]) -> None:
    for at, value in enumerate(points[:STEPS]):
        if at == len(steps):
            steps.append([0, 0])
        steps[at][0] += value
        steps[at][1] += 1


def _words(told: Sums, facts: Mapping[str, Any], own: Sequence[int]) -> None:
    lengths = facts.get("lengths")
    if lengths is None:
        return
    for at in own:
        for length, count in lengths[at].items():
            told.lengths[int(length)] += count
        longest = facts["longest"][at]
        if longest:
            told.longest[longest] = len(longest)
        if "dearest" in facts:
            word, points = facts["dearest"][at]
            if word:
                told.dearest[word] = max(points, told.dearest.get(word, 0))
        if "there" in facts:
            for length, count in facts["there"].items():
                told.there[int(length)] += count
                told.found[int(length)] += facts["found"][at].get(length, 0)


def _shares(rows: Sequence[FactRow], person: str) -> list[Point]:
    """Games of different kinds have no points in common: the share of won ones among the last so many."""
    outcomes = []
    for row in reversed(rows):
        own = [seat.won for seat in row.seats if _is_own(seat, person)]
        if own and len(row.seats) > len(own):
            outcomes.append((any(own), row))
    points, count = [], 0
    for at, (won, row) in enumerate(outcomes):
        count += won - (outcomes[at - WINDOW][0] if at >= WINDOW else 0)
        points.append(Point(_day(row), 100 * count / min(at + 1, WINDOW), None, row.game))
    return points[-SHOWN:]


def _top(words: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(words.items(), key=lambda one: (-one[1], one[0]))[:WORDS])


def _mean(points: Sequence[int]) -> float:
    return sum(points) / len(points)


def _day(row: FactRow) -> date:
    """On the calendar of where it was played."""
    return (datetime.fromtimestamp(row.ended / 1_000, UTC) + timedelta(seconds=row.zone)).date()
