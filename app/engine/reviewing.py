"""A finished game looked back at: what every decision was worth, and the moments that decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Protocol

from app.engine import reading
from app.engine.plain import Codec, Plain
from app.engine.player import Budget

Json = dict[str, Any]


def _read_number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{str(value)[:40]} is no number")
    return float(value)


Share = Annotated[float, Codec(lambda value: round(value, 4), _read_number)]
"""A chance, 0 to 1."""
Points = Annotated[float, Codec(lambda value: round(value, 1), _read_number)]


@dataclass(frozen=True)
class Decision:
    """What a seat saw, and the move it made. turn: index in the record."""

    turn: int
    seat: int
    seen: Any
    move: Any


@dataclass(frozen=True)
class Judged(Plain):
    """A decision and what it was worth.

    before: the chance to win with the best move. after: with the move that was made. loss: points by which
    the best move surely brings more in the end, 0 where trials cannot tell. best: the best move, in the form
    of records; None where it was made. points: what the move made brought at once.
    """

    turn: int
    seat: int
    before: Share
    after: Share
    loss: Points
    best: Json | None = None
    points: int = 0


@dataclass(frozen=True)
class Moment(Plain):
    """A decision that mattered, and a better move that a person can find.

    points: that it brings at once; more: how many more. gain: how many more in the end. chance: by how much
    likelier the game is won with it. motives: what speaks for it and not for the move that was made, codes
    of the game (``points`` for more points at once, ``not:`` before a drawback of the move that was made).
    answers, later: of the gain what the others get less by their answers, and what the own later turns bring
    more; None where nobody knows them apart. weight: moments of the greatest weight are shown first.
    """

    turn: int
    seat: int
    better: Json
    points: int
    more: int
    gain: Points
    chance: Share
    motives: tuple[str, ...]
    weight: Points = 0.0
    answers: Points | None = None
    later: Points | None = None


APART = 8
"""Moments that are shown together lie at least such a part of the game apart: turns in a row mostly missed
the same."""


@dataclass(frozen=True)
class Review(Plain):
    """turns: decisions in their order. moments: in their order, too. figures: what else a game tells, a list
    of tables by its own code; most games have none."""

    turns: tuple[Judged, ...] = ()
    moments: tuple[Moment, ...] = ()
    figures: Mapping[str, Any] = field(default_factory=dict)

    def of(self, seat: int, most: int = 3) -> tuple[Moment, ...]:
        """The moments of a seat that weigh most, in their order: none near another, no move twice."""
        span = max((one.turn for one in self.turns), default=0)
        found: list[Moment] = []
        for one in sorted((one for one in self.moments if one.seat == seat), key=lambda one: -one.weight):
            near = any(APART * abs(one.turn - other.turn) < span for other in found)
            if len(found) < most and not near and one.better not in [other.better for other in found]:
                found.append(one)
        return tuple(sorted(found, key=lambda one: one.turn))

    def within(self, left: int) -> Review:
        """Of a game that counts what is left over: no turn lost more than was left, whatever imagined deals
        say."""
        turns = tuple(replace(one, loss=min(one.loss, float(left))) for one in self.turns)
        moments = tuple(replace(one, gain=min(one.gain, float(left))) for one in self.moments if left > 0)
        return replace(self, turns=turns, moments=moments)

    def lost(self, seat: int) -> list[Judged]:
        """The decisions with which a seat lost points, not just parts of one, most first."""
        own = (one for one in self.turns if one.seat == seat and round(one.loss) > 0)
        return sorted(own, key=lambda one: -one.loss)


class Study(Protocol):
    """How a game is looked back at; made with the judge of its words."""

    def review(self, made: Iterable[Decision], budget: Budget) -> Review | None:
        """The review of a game; None where the budget ends before."""

    def puzzle(self, seen: Any, budget: Budget, *, at_once: bool = False) -> PuzzleAnswer | None:
        """The answer to a position, if it has one that is clearly the best. at_once: by the points of this
        turn alone, where a game counts them."""

    def solves(self, seen: Any, move: Any, solution: PuzzleAnswer) -> bool:
        """Whether a move that the rules have taken is as good an answer: the same one, or one that comes to
        the same."""

    def short_of(self, seen: Any, move: Any, moment: Moment, budget: Budget) -> float:
        """By how many points another move falls short of a moment's better one; 0 where it is as good."""

    def advice(self, seen: Any, moment: Moment) -> Any:
        """The better move of a moment as the game's own analysis has moves, for its table to show."""


AT_ONCE = "turn"
"""The unit of puzzles about the points of one turn."""


@dataclass(frozen=True)
class PuzzleAnswer(Plain):
    """The one move of a position that is clearly better than all others and known to people.

    second: the next best. margin: by how much in the end the best is better, in the unit (points in the end,
    `AT_ONCE` or letters). difficulty: 1 for
    what is seen at once, to 5. points, second_points: what each brings at once. motives: as in `Moment`.
    """

    best: Json
    second: Json
    margin: Points
    difficulty: int
    unit: str = "points"
    points: int = 0
    second_points: int = 0
    motives: tuple[str, ...] = ()


def review_from(data: object) -> Review | None:
    """A kept review; None where it is none, or of another form than today's."""
    try:
        return Review.from_json(reading.mapped(data))
    except (KeyError, TypeError, ValueError):
        return None
