"""What kept games come to together: sums over their facts, by month, so that any are soon added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any, NamedTuple

from app.engine.reviewing import review_from
from app.storage.journal.kept import FactRow, Json, KeptSeat

FEW = 5
"""Below so many games nobody can tell whether somebody gets better."""
SHOWN = 60
"""So many games stand in the chart of results, the last ones."""
WINDOW = 10
"""Games in whose midst a share of won games is counted."""
STEPS = 30
"""Rounds or turns that are told apart."""
WORDS = 3


class Point(NamedTuple):
    """A game in the chart of results: own points a round or turn, and the mean of the others."""

    day: date
    own: float
    others: float | None
    game: str


class Exact(NamedTuple):
    """A game of which there is a review: turns of one's own, and those to which nothing better was found."""

    day: date
    turns: int
    best: int


@dataclass
class Sums:
    """Of the own seats: those of one person, or of all people.

    results: the newest last; of all games together shares of won ones. by_level, by_person: rival → games won
    and lost against them. by_game: game → won and lost. lengths: words by length. steps: points in the first,
    second … round or turn, as sum and how many. there, found: words on boards by length and those found;
    ranks_there, ranks_found: the same by how common they are, see `engine.figures.RANKS`. longest, dearest:
    word → its letters or points. days: day → games. measures: of games for one that have a measure, rounds →
    games, what they came to together, the best. exact: the newest last.
    """

    games: int = 0
    decided: int = 0
    won: int = 0
    best: int = 0
    results: list[Point] = field(default_factory=list)
    exact: list[Exact] = field(default_factory=list)
    by_level: dict[int, list[int]] = field(default_factory=dict)
    by_person: dict[str, list[int]] = field(default_factory=dict)
    by_game: dict[str, list[int]] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    steps: list[list[int]] = field(default_factory=list)
    there: Counter[int] = field(default_factory=Counter)
    found: Counter[int] = field(default_factory=Counter)
    ranks_there: Counter[int] = field(default_factory=Counter)
    ranks_found: Counter[int] = field(default_factory=Counter)
    longest: dict[str, int] = field(default_factory=dict)
    dearest: dict[str, int] = field(default_factory=dict)
    days: Counter[date] = field(default_factory=Counter)
    measures: dict[int, list[int]] = field(default_factory=dict)

    def streak(self, today: date) -> int:
        """Days in a row with a game, up to today or yesterday."""
        day = today if self.days[today] else today - timedelta(days=1)
        count = 0
        while self.days[day]:
            count, day = count + 1, day - timedelta(days=1)
        return count

    def longest_streak(self) -> int:
        """The most days in a row with a game there ever were."""
        days = sorted(day for day, games in self.days.items() if games)
        longest = run = min(len(days), 1)
        for one, following in pairwise(days):
            run = run + 1 if following - one == timedelta(days=1) else 1
            longest = max(longest, run)
        return longest

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


class Decided(NamedTuple):
    """Whether a game against others was won, and when: days since the year 1."""

    day: int
    won: bool
    game: str


class PartialSums:
    """The sums of some games, the last first, with what is needed to add an earlier part to it."""

    def __init__(self) -> None:
        self.sums = Sums()
        self.outcomes: list[Decided] = []

    def add(self, row: FactRow, own: Sequence[int]) -> None:
        """A game that is earlier than all before. own: whose sums these are, seats of the game."""
        told, seats, facts = self.sums, row.seats, row.facts
        day = _day(row)
        told.games += 1
        told.days[day] += 1
        won = any(seats[at].won for at in own)
        if len(seats) > 1:
            told.decided += 1
            told.won += won
            told.by_game.setdefault(row.game, [0, 0])[0 if won else 1] += 1
            _against(told, seats, own)
        if len(seats) > len(own) and len(self.outcomes) < SHOWN + WINDOW:
            self.outcomes.append(Decided(day.toordinal(), won, row.game))
        points: Sequence[Sequence[int]] = facts.get("points", ())
        if len(points) == len(seats):
            for at in own:
                told.best = max([told.best, *points[at]])
                _steps(told.steps, points[at])
            if len(told.results) < SHOWN and points[own[0]]:
                rest = [_mean(points[at]) for at in range(len(seats)) if at not in own and points[at]]
                others = round(sum(rest) / len(rest), 2) if rest else None
                told.results.append(Point(day, round(_mean(points[own[0]]), 2), others, row.game))
            if len(seats) == 1 and "measure" in facts:
                rounds, came_to = len(points[0]), int(facts["measure"][0][0])
                told.measures[rounds] = _plus(told.measures.get(rounds), [1, came_to, came_to])
        _words(told, facts, own)
        if row.review is not None and len(told.exact) < SHOWN:
            told.exact += _exact(row, day, own)

    def extend(self, earlier: PartialSums) -> None:
        """Take in the games before these."""
        mine, others = self.sums, earlier.sums
        for name in ("games", "decided", "won"):
            setattr(mine, name, getattr(mine, name) + getattr(others, name))
        mine.best = max(mine.best, others.best)
        for name in ("results", "exact"):
            newer: list[Any] = getattr(mine, name)
            newer += getattr(others, name)[: max(0, SHOWN - len(newer))]
        self.outcomes += earlier.outcomes[: max(0, SHOWN + WINDOW - len(self.outcomes))]
        for name in COUNTED:
            getattr(mine, name).update(getattr(others, name))
        for name in ("by_level", "by_person", "by_game"):
            tallies = getattr(mine, name)
            for rival, (won, lost) in getattr(others, name).items():
                tally = tallies.setdefault(rival, [0, 0])
                tally[0], tally[1] = tally[0] + won, tally[1] + lost
        for rounds, measured in others.measures.items():
            mine.measures[rounds] = _plus(mine.measures.get(rounds), measured)
        for at, (total, count) in enumerate(others.steps):
            if at == len(mine.steps):
                mine.steps.append([0, 0])
            mine.steps[at] = [mine.steps[at][0] + total, mine.steps[at][1] + count]
        for name in ("longest", "dearest"):
            words = getattr(mine, name)
            for word, number in getattr(others, name).items():
                words[word] = max(number, words.get(word, number))

    def whole(self, game: str) -> Sums:
        """As they are shown. game: of which these are, empty for all together."""
        told = self.sums
        told.results = told.results[::-1] if game else self._shares()
        told.exact.reverse()
        told.longest, told.dearest = _top(told.longest), _top(told.dearest)
        return told

    def _shares(self) -> list[Point]:
        """Games of different kinds have no points in common: the share of won ones among the last so many."""
        points, count = [], 0
        outcomes = self.outcomes[::-1]
        for at, one in enumerate(outcomes):
            count += one.won - (outcomes[at - WINDOW].won if at >= WINDOW else 0)
            share = 100 * count / min(at + 1, WINDOW)
            points.append(Point(date.fromordinal(one.day), share, None, one.game))
        return points[-SHOWN:]

    # As it is kept

    def to_json(self) -> Json:
        told = self.sums
        return {
            "counts": [told.games, told.decided, told.won, told.best],
            "results": [[one.day.toordinal(), *one[1:]] for one in told.results],
            "exact": [[one.day.toordinal(), *one[1:]] for one in told.exact],
            "outcomes": [list(one) for one in self.outcomes],
            "days": {str(day.toordinal()): games for day, games in told.days.items()},
            **{name: {str(key): n for key, n in getattr(told, name).items()} for name in NUMBERED},
            **{name: getattr(told, name) for name in ("steps", "by_person", "by_game")},
            **{name: _top(getattr(told, name)) for name in ("longest", "dearest")},
        }

    @classmethod
    def from_json(cls, data: Json, after: PartialSums | None = None) -> PartialSums:
        """As much of it as is still to be told after newer ones. Raises KeyError, TypeError, ValueError."""
        part, told, newer = cls(), dict[str, Any](data), after or cls()
        outcomes = told.pop("outcomes")[: SHOWN + WINDOW - len(newer.outcomes)]
        part.outcomes = [Decided(*one) for one in outcomes]
        games, decided, won, best = told.pop("counts")
        points = told.pop("results")[: SHOWN - len(newer.sums.results)]
        results = [Point(date.fromordinal(day), *rest) for day, *rest in points]
        reviewed = told.pop("exact")[: SHOWN - len(newer.sums.exact)]
        exact = [Exact(date.fromordinal(day), *rest) for day, *rest in reviewed]
        days = Counter({date.fromordinal(int(day)): games for day, games in told.pop("days").items()})
        for name in NUMBERED:
            numbers = {int(key): value for key, value in told[name].items()}
            told[name] = Counter(numbers) if name in COUNTED else numbers
        part.sums = Sums(games, decided, won, best, results, exact, days=days, **told)
        return part


COUNTED = ("lengths", "there", "found", "ranks_there", "ranks_found", "days")
NUMBERED = ("by_level", "measures", *COUNTED[:-1])
"""What goes by numbers."""


def parts(rows: Iterable[FactRow]) -> dict[tuple[str, str], PartialSums]:
    """(person, game) → their sums over these games, the last first; empty for all people, all games."""
    found: dict[tuple[str, str], PartialSums] = {}
    for row in rows:
        for person in {"", *(seat.person for seat in row.seats if seat.person)}:
            seats = enumerate(row.seats)
            own = [at for at, seat in seats if (seat.person == person if person else seat.kind == "human")]
            for game in (row.game, "") if own else ():
                found.setdefault((person, game), PartialSums()).add(row, own)
    return found


def added(found: Iterable[PartialSums | Json], game: str) -> Sums:
    """All of these together, the last games first, some of them as they are kept; see `PartialSums.whole`."""
    whole = PartialSums()
    for part in found:
        whole.extend(part if isinstance(part, PartialSums) else PartialSums.from_json(part, whole))
    return whole.whole(game)


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


def _plus(known: Sequence[int] | None, more: Sequence[int]) -> list[int]:
    """Games, what they came to, the best."""
    games, total, best = known or (0, 0, 0)
    return [games + more[0], total + more[1], max(best, more[2])]


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
        for there, found, names in (
            (told.there, told.found, ("there", "found")),
            (told.ranks_there, told.ranks_found, ("ranks_there", "ranks_found")),
        ):
            for key, count in facts.get(names[0], {}).items():
                there[int(key)] += count
                found[int(key)] += facts[names[1]][at].get(key, 0)


def _exact(row: FactRow, day: date, own: Sequence[int]) -> list[Exact]:
    """What the review says; a game with figures of its own is measured by those, not turn by turn."""
    review = review_from(row.review)
    if review is None or review.figures:
        return []
    turns = [one for one in review.turns if one.seat in own]
    return [Exact(day, len(turns), sum(one.loss <= 0 for one in turns))] if turns else []


def _top(words: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(words.items(), key=lambda one: (-one[1], one[0]))[:WORDS])


def _mean(points: Sequence[int]) -> float:
    return sum(points) / len(points)


def _day(row: FactRow) -> date:
    """On the calendar of where it was played."""
    return (datetime.fromtimestamp(row.ended / 1_000, UTC) + timedelta(seconds=row.zone)).date()
