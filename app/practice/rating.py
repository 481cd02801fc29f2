"""How strong people are in each game, by all kept games and puzzles, on the scale on which animals are marks.

An animal's strength does not change, so its rating is given; a person's is worked out anew from the games
in their order, and can always be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from app.practice.glicko import Encounter, Rating, rated, rested

ANCHORS = (1_000.0, 1_225.0, 1_450.0, 1_675.0, 1_900.0, 2_125.0)
"""Ratings of the marks 0 to 5 of the scale: an animal beats the one below it in some 80 of 100 games.
Measured it is from two in three (the upper ones in Qwirkle) to nearly always (in Boggle)."""
SURE = 40.0
"""The deviation of an animal: it plays differently in different games."""
BEGINS = 2.0
"""Where somebody stands of whom nothing is known: an opponent that most people can play with."""
NEW = 600.0
"""The deviation of somebody new: wider than is usual, for whoever plays far better or worse than most is to
find their opponent within few games."""
ROUGHLY = 250.0
"""The deviation of a puzzle: it asks for one move without a clock, and how hard it is goes by its looks."""
NEAR = 0.5
"""A puzzle tells only whether somebody is about so good: so much of a step above it all are solved."""
WEEK_MS = 7 * 24 * 3_600_000
LOWEST, HIGHEST = 0.0, 5.0


class Sitting(NamedTuple):
    """Who sat at a game. person: a profile, empty for others. level: of an animal, else None."""

    person: str
    level: float | None
    score: int
    won: bool


class RatedPuzzle(NamedTuple):
    """A puzzle as far as strength goes. met: when it was first answered, milliseconds since 1970; difficulty:
    the mark of the scale that it stands for."""

    person: str
    game: str
    met: int
    difficulty: int
    right: bool


class RatedGame(NamedTuple):
    """A game as far as strength goes. ended: milliseconds since 1970."""

    game: str
    ended: int
    seats: Sequence[Sitting]


@dataclass(frozen=True)
class Strength:
    """rating: as Glicko has it. games, puzzles: that told something. before: the place one game (or puzzle)
    before."""

    rating: Rating
    games: int
    before: float
    puzzles: int = 0

    @property
    def place(self) -> float:
        """On the scale of strength, in tenths."""
        return place_of(self.rating.rating)

    @property
    def range(self) -> tuple[float, float]:
        """The places between which the true one lies in two cases of three."""
        rating, deviation = self.rating.rating, self.rating.deviation
        return place_of(rating - deviation), place_of(rating + deviation)


def rating_of(level: float) -> Rating:
    """Of an animal, or whoever stands between two."""
    below = max(0, min(int(level), len(ANCHORS) - 2))
    low, high = ANCHORS[below], ANCHORS[below + 1]
    return Rating(low + (high - low) * (level - below), SURE)


def place_of(rating: float) -> float:
    """Where an opponent of this rating stands on the scale, in tenths."""
    above = next((at for at in range(1, len(ANCHORS)) if rating <= ANCHORS[at]), len(ANCHORS) - 1)
    low, high = ANCHORS[above - 1], ANCHORS[above]
    return round(max(LOWEST, min(HIGHEST, above - 1 + (rating - low) / (high - low))), 1)


def starting_at(place: float) -> Strength:
    """Of whom nothing is known but where to begin."""
    return Strength(Rating(rating_of(place).rating, NEW), 0, place)


NOBODY = starting_at(BEGINS)


def strengths(
    games: Iterable[RatedGame], puzzles: Iterable[RatedPuzzle] = ()
) -> dict[tuple[str, str], Strength]:
    """(person, game) → strength. games, puzzles: of all people, in any order."""
    found: dict[tuple[str, str], Strength] = {}
    last: dict[tuple[str, str], int] = {}
    events: list[tuple[int, RatedGame | RatedPuzzle]] = [(one.ended, one) for one in games]
    events += [(one.met, one) for one in puzzles]
    for at, one in sorted(events, key=lambda event: event[0]):
        if isinstance(one, RatedPuzzle):
            _solve(found, last, one)
            continue
        before = {
            seat.person: _rested(found, last, at, (seat.person, one.game))
            for seat in one.seats
            if seat.person
        }
        for place, seat in enumerate(one.seats):
            results = _results(one.seats, place, before) if seat.person else []
            if results:
                key = seat.person, one.game
                old = found.get(key, NOBODY)
                now = rated(before[seat.person], results)
                found[key] = Strength(now, old.games + 1, old.place, old.puzzles)
                last[key] = at
    return found


def _solve(
    found: dict[tuple[str, str], Strength], last: dict[tuple[str, str], int], one: RatedPuzzle
) -> None:
    """A puzzle counts as a game against somebody as strong as it is difficult; one that is far too easy tells
    nothing of who solves it, or else a hundred easy ones would make a master."""
    key = one.person, one.game
    old, before = found.get(key, NOBODY), _rested(found, last, one.met, key)
    most = rating_of(min(HIGHEST, one.difficulty + NEAR)).rating
    least = rating_of(max(LOWEST, one.difficulty - NEAR)).rating
    if before.rating >= most if one.right else before.rating <= least:
        return
    against = Rating(rating_of(one.difficulty).rating, ROUGHLY)
    now = rated(before, [Encounter(against, float(one.right))])
    now = replace(now, rating=min(most, now.rating) if one.right else max(least, now.rating))
    found[key] = Strength(now, old.games, old.place, old.puzzles + 1)
    last[key] = one.met


def _rested(
    found: Mapping[tuple[str, str], Strength],
    last: Mapping[tuple[str, str], int],
    at: int,
    key: tuple[str, str],
) -> Rating:
    """A week without a game is a period without results."""
    known = found.get(key, NOBODY)
    return rested(known.rating, (at - last[key]) / WEEK_MS) if key in last else known.rating


def _results(seats: Sequence[Sitting], own: int, before: Mapping[str, Rating]) -> list[Encounter]:
    """Of one seat against each other one whose strength is known."""
    results = []
    for at, other in enumerate(seats):
        if at == own or (other.person and other.person == seats[own].person):
            continue
        if other.level is not None:
            results.append(Encounter(rating_of(other.level), _score(seats[own], other)))
        elif other.person:
            results.append(Encounter(before[other.person], _score(seats[own], other)))
    return results


def _score(mine: Sitting, theirs: Sitting) -> float:
    if mine.won != theirs.won:
        return float(mine.won)
    if mine.won or mine.score == theirs.score:
        return 0.5
    return float(mine.score > theirs.score)
