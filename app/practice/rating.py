"""How strong people are in each game, by all kept games and puzzles, on the scale on which animals are marks.

How often an animal beats another one is measured and does not change: that is a game's ladder. Where a
person stands on it is worked out anew from their games in their order, as Glicko does it (results on a
logistic of the distance, less sure with time), but by the tenths of the scale one by one: Glicko's step holds
only where what is not known is small against the distance of two animals, and a newcomer may stand anywhere.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

BEGINS = 2.0
"""Where somebody stands of whom nothing is known: an opponent that most people can play with."""
LIKELY = 4.5
"""How far from there somebody new is, as often as not nearer: anywhere, or else the strongest and the weakest
have not come to their places after a dozen games."""
CHILDS = 1.0
"""The same of a child, of whom the age is known."""
STRIDE = 1.0
"""So far the opponent like oneself goes at most with one game: nobody meets the owl for one lucky game."""
UNEVEN = 0.25
"""How far people play above or below what they can, from one game to the next; animals do not."""
FORM = 8
"""So many tenths to either side."""
CHANGES = 0.25
"""How much of what is known goes to either side with every game, and with every week without one."""
ROUGH = 1.0
"""A puzzle asks for one move without a clock, and how hard it is goes by its looks: so it tells little."""
NEAR = 0.5
"""A puzzle tells only whether somebody is about so good: so much of a step above it all are solved, and one
takes nobody farther than that."""
WEEK_MS = 7 * 24 * 3_600_000
MOST_WEEKS = 52
ANEW = 0.01
"""How likely somebody is altogether another player than before (they have learned, or it is a sister)."""
LOWEST, HIGHEST = 0, 5
BEYOND = 2
"""So far below the lowest place and above the highest one people may stand, who are seen at the ends."""
PLACES = tuple(tenth / 10 for tenth in range(10 * (LOWEST - BEYOND), 10 * (HIGHEST + BEYOND) + 1))

Ladder = tuple[float, ...]
"""How far each animal is above the one below it, from the one for children to the lynx, in points of a
rating: 400 more are ten games won for one lost, by their own games against each other."""
EVEN: Ladder = (240.0,) * 5
"""Four of five games from step to step, where nothing was measured."""

Belief = tuple[float, ...]
"""How likely somebody stands at each of the places."""


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
    """place: on the scale of strength, in tenths: whom they beat as often as not, as far as is known; before:
    the place one game (or puzzle) before. games, puzzles: that told something."""

    belief: Belief
    place: float
    before: float
    ladder: Ladder = EVEN
    games: int = 0
    puzzles: int = 0

    @property
    def range(self) -> tuple[float, float]:
        """The places between which the true one lies in at least two cases of three."""
        low, high = _up_to(self.belief, 1 / 6), _up_to(self.belief, 5 / 6)
        return min(low, self.place), max(high, self.place)

    def after(self, belief: Belief) -> Strength:
        """Once a game (or puzzle) has told this."""
        place = _place(_chances(self.ladder), belief)
        place = round(max(self.place - STRIDE, min(self.place + STRIDE, place)), 1)
        return replace(self, belief=belief, place=place, before=self.place)


def rating_of(ladder: Ladder, place: float) -> float:
    """In points above the lowest mark; beyond its ends a ladder goes on as it does there."""
    below, inner = min(0.0, place), max(0.0, place - HIGHEST)
    steps = sum(step * max(0.0, min(1.0, place - at)) for at, step in enumerate(ladder))
    return steps + below * ladder[0] + inner * ladder[-1]


def share(ladder: Ladder, mine: float, theirs: float) -> float:
    """Of games that a player of one place wins against another one, as the ladder has it."""
    return 1.0 / (1.0 + math.pow(10.0, (rating_of(ladder, theirs) - rating_of(ladder, mine)) / 400.0))


@cache
def starting_at(place: float, ladder: Ladder = EVEN, doubt: float = LIKELY) -> Strength:
    """Of whom nothing is known but where to begin: both sides of it are as likely, nearer places likelier.

    doubt: how far off they are, as often as not nearer."""
    far = [0.5 ** (abs(one - place) / doubt) for one in PLACES]
    here = PLACES.index(place)
    below, above = sum(far[:here]) + far[here] / 2, sum(far[here + 1 :]) + far[here] / 2
    halves = [one / (below if at < here else above) for at, one in enumerate(far)]
    halves[here] = far[here] / 2 / below + far[here] / 2 / above
    return Strength(_whole(halves), place, place, ladder)


def of_a_child(age: int | None) -> float:
    """The animal that a child of this age beats as often as not, as measured with simulated ones of seven and
    ten years."""
    return 0 if age is None else min(0.9, max(0, round((age - 7) / 5, 1)))


def strengths(
    games: Iterable[RatedGame],
    puzzles: Iterable[RatedPuzzle] = (),
    ladders: Mapping[str, Ladder] | None = None,
    begins: Mapping[str, float] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> dict[tuple[str, str], Strength]:
    """(person, game) → strength. games, puzzles: of all people, in any order. ladders: by game; begins: where
    a child is looked for first, by person. stop: whether nobody waits any more."""
    known = Reckoning(ladders or {}, begins or {})
    events: list[tuple[int, RatedGame | RatedPuzzle]] = [(one.ended, one) for one in games]
    events += [(one.met, one) for one in puzzles]
    for at, one in sorted(events, key=lambda event: event[0]):
        if stop():
            break
        if isinstance(one, RatedPuzzle):
            known.solve(at, one)
        else:
            known.play(at, one)
    return known.found


class Reckoning:
    """What is known so far of everybody; games and puzzles are told in their order."""

    def __init__(
        self, ladders: Mapping[str, Ladder], begins: Mapping[str, float] = MappingProxyType({})
    ) -> None:
        self.found: dict[tuple[str, str], Strength] = {}
        self._last: dict[tuple[str, str], int] = {}
        self._ladders, self._begins = ladders, begins

    def play(self, at: int, one: RatedGame) -> None:
        """A game counts against everybody at the table whose strength is known."""
        chances = _chances(self._ladders.get(one.game, EVEN))
        people = {seat.person for seat in one.seats if seat.person}
        before = {person: self._rested(at, (person, one.game)) for person in people}
        for own, mine in enumerate(one.seats):
            told = []
            for other, theirs in enumerate(one.seats):
                if not mine.person or other == own or theirs.person == mine.person:
                    continue
                if theirs.level is not None:
                    told.append(_likelihood(chances, [theirs.level], _score(mine, theirs)))
                elif theirs.person:
                    places = [_up_to(before[theirs.person], part / 10) for part in (1, 3, 5, 7, 9)]
                    told.append(_likelihood(chances, places, _score(mine, theirs)))
            if told:
                key = mine.person, one.game
                old = self.of(key)
                now = old.after(_blurred(_weighed(before[mine.person], *told), 1))
                self._note(at, key, replace(now, games=old.games + 1))

    def solve(self, at: int, one: RatedPuzzle) -> None:
        """A puzzle counts as a game against somebody as strong as it is difficult; one that is far too easy
        tells nothing of who solves it, or else a hundred easy ones would make a master."""
        key = one.person, one.game
        old, before = self.of(key), self._rested(at, key)
        most = one.difficulty + (NEAR if one.right else -NEAR)
        if old.place >= most if one.right else old.place <= most:
            return
        chances = [1.0 / (1.0 + math.exp((one.difficulty - place) * ROUGH)) for place in PLACES]
        told = _weighed(before, chances if one.right else [1.0 - chance for chance in chances])
        here = _place(_chances(old.ladder), before)
        for part in (1.0, 0.5, 0.25, 0.1, 0.05):
            mixed = tuple(part * new + (1 - part) * was for new, was in zip(told, before, strict=True))
            place = _place(_chances(old.ladder), mixed)
            if (place <= most if one.right else place >= most) and abs(place - here) <= NEAR:
                self._note(at, key, replace(old.after(mixed), puzzles=old.puzzles + 1))
                return

    def _note(self, at: int, key: tuple[str, str], strength: Strength) -> None:
        self.found[key], self._last[key] = strength, at

    def of(self, key: tuple[str, str]) -> Strength:
        """Of a person in a game."""
        return self.found.get(key) or self._start(key)

    def _start(self, key: tuple[str, str]) -> Strength:
        ladder, begins = self._ladders.get(key[1], EVEN), self._begins.get(key[0])
        return starting_at(BEGINS, ladder) if begins is None else starting_at(begins, ladder, CHILDS)

    def _rested(self, at: int, key: tuple[str, str]) -> Belief:
        """What is known after the weeks since the last game."""
        weeks = (at - self._last.get(key, at)) // WEEK_MS
        known = _blurred(self.of(key).belief, min(MOST_WEEKS, weeks))
        start = self._start(key).belief
        return tuple([(1 - ANEW) * one + ANEW * new for one, new in zip(known, start, strict=True)])


@cache
def _chances(ladder: Ladder) -> list[list[float]]:
    """By an opponent's tenth and one's own: the share one wins, playing now better, now worse than that."""
    form = [math.exp(-((tenth / 10 / UNEVEN) ** 2) / 2) for tenth in range(-FORM, FORM + 1)]
    together = sum(form)
    mine = [PLACES[0] + tenth / 10 for tenth in range(-FORM, len(PLACES) + FORM)]
    rows = []
    for tenth in range(10 * HIGHEST + 1):
        won = [share(ladder, place, tenth / 10) for place in mine]
        pieces = (won[at : at + len(form)] for at in range(len(PLACES)))
        rows.append([sum(map(operator.mul, form, piece)) / together for piece in pieces])
    return rows


def _likelihood(
    chances: Sequence[Sequence[float]], against: Sequence[float], score: float
) -> Sequence[float]:
    """How well a score against somebody at one of these places goes with each of one's own."""
    rows = [chances[round(10 * max(LOWEST, min(HIGHEST, place)))] for place in against]
    won = rows[0] if len(rows) == 1 else [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    if score == 0.5:
        return [math.sqrt(chance * (1.0 - chance)) for chance in won]
    return won if score else [1.0 - chance for chance in won]


def _weighed(belief: Belief, *told: Sequence[float]) -> Belief:
    """What is believed after what was told; as before where it was told what cannot be."""
    after = belief
    for one in told:
        after = tuple(map(operator.mul, after, one))
    return _whole(after) if sum(after) > 0 else belief


def _blurred(belief: Belief, times: int) -> Belief:
    """People change: less surely known, and nobody leaves the scale."""
    for _ in range(times):
        left, right = (belief[0], *belief[:-1]), (*belief[1:], belief[-1])
        belief = tuple(
            [CHANGES * (a + b) + (1 - 2 * CHANGES) * c for a, b, c in zip(left, right, belief, strict=True)]
        )
    return belief


def _whole(belief: Sequence[float]) -> Belief:
    together = sum(belief)
    return tuple([one / together for one in belief])


def _place(chances: Sequence[Sequence[float]], belief: Belief) -> float:
    """Where the share that is expected is nearest to a half; it falls from place to place."""

    def won(at: int) -> float:
        share_won: float = sum(map(operator.mul, belief, chances[at]))
        return share_won

    low, high = 10 * LOWEST, 10 * HIGHEST
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if won(middle) > 0.5 else (low, middle)
    return (low if won(low) - 0.5 < 0.5 - won(high) else high) / 10


def _up_to(belief: Belief, part: float) -> float:
    """The place up to which somebody stands with this likelihood."""
    reached = enumerate(accumulate(belief))
    found = next((PLACES[at] for at, much in reached if much >= part - 1e-9), PLACES[-1])
    return max(PLACES[10 * BEYOND], min(PLACES[-1 - 10 * BEYOND], found))


def _score(mine: Sitting, theirs: Sitting) -> float:
    if mine.won != theirs.won:
        return float(mine.won)
    if mine.won or mine.score == theirs.score:
        return 0.5
    return float(mine.score > theirs.score)


NOBODY = starting_at(BEGINS)
