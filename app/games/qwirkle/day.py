"""Qwirkle's task of the day: three positions of one game, and in each the move that brings most points."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from app.engine import days
from app.engine.chance import Chance
from app.engine.days import DayMeasure, Find, Task
from app.engine.match import Match
from app.engine.record import DEALING, Record
from app.engine.rules import Seat
from app.games.qwirkle.candidates import Outlook
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.tiles import largest_sets
from app.lexicon.judge import Judge
from app.search import qwirkle as search

MEASURE = DayMeasure()
POLICY: str | None = None
POSITIONS = 3
TURNS = range(4, 30)
"""Of a game: there is something on the table, and the bag is not empty yet."""
LEAST_POINTS, MOST_ALIKE, LEAST_PLAYS = 6, 4, 12
"""A position is worth a question where the best move brings so many points, no more than a few bring as many,
and there is enough to choose from."""
SEATS = (Seat(""), Seat("", "ai", 3))

Plays = list[tuple[int, Lay]]
"""Points and tiles, the dearest first, those of the same points in an order of their own."""


def task(day: date, judge: Judge | None = None) -> Task:
    """judge: nobody asks about words here."""
    for seed in days.seeds(day, "qwirkle"):
        record, worth = _played(seed)
        if len(worth) >= POSITIONS:
            break
    # The easiest ones of the game on Monday, the hardest ones on Saturday.
    worth.sort(key=lambda one: one[0])
    first = (len(worth) - POSITIONS) * (days.difficulty(day) - days.FEWEST) // (days.MOST - days.FEWEST)
    found = sorted(worth[first : first + POSITIONS], key=lambda one: one[1].turn)
    finds = tuple(find for _, find, _ in found)
    answer = {"moves": [one.best for one in finds], "points": [one.points for one in finds]}
    goal = sum(one.points for one in finds)
    position = {"observations": [seen.to_json() for _, _, seen in found]}
    return Task(
        "qwirkle",
        "positions",
        record.options,
        seed,
        position,
        goal,
        answer,
        MEASURE,
        finds=finds,
        record=record,
    )


def value(record: Record, judge: Judge | None) -> int:
    """Nothing is played to its end."""
    return 0


def _played(seed: int) -> tuple[Record, list[tuple[int, Find, Observation]]]:
    """A game that lays what brings most; what its first seat faces that is worth a question."""
    match = Match.new(QwirkleRules(), SEATS, seed, dealing=DEALING)
    chance, worth = Chance(seed).stream("day"), list[tuple[int, Find, Observation]]()
    for turn in range(TURNS.stop):
        seat = match.deciders()[0]
        seen = match.observation_for(seat)
        found = _plays(seen)
        if not found or not seen.bag:
            break
        points = found[0][0]
        alike = [move for more, move in found if more == points]
        many = len(alike) <= MOST_ALIKE and len(found) >= LEAST_PLAYS
        if seat == 0 and turn in TURNS and points >= LEAST_POINTS and many:
            worth.append((len(found), Find(turn, seat, points, alike[0].to_json()), seen))
        match.submit(seat, chance.pick(alike))
    return match.record, worth


def _plays(seen: Observation) -> Plays:
    if not seen.table:
        return list(_openings(seen))
    outlook = Outlook(seen)
    found = {}
    for _, points, laid in outlook.position.plays(search.mask_of(outlook.hand), (0, 0, 0, 0)):
        spots = [(laid[at], search.place_of(laid[at + 1])) for at in range(0, len(laid), 2)]
        # Not in the order in which they are found: another search may find them in another one.
        found[tuple(sorted(spots))] = points
    order = sorted((-points, spots) for spots, points in found.items())
    return [(-lost, Lay(spots)) for lost, spots in order]


def _openings(seen: Observation) -> Iterator[tuple[int, Lay]]:
    """The first set that is as large as it must be (RULES QW3)."""
    best = largest_sets(seen.hand)[0]
    yield len(best), Lay(tuple((tile, (x, 0)) for x, tile in enumerate(best)))
