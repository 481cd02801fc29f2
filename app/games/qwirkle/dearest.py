"""Turns of Qwirkle in which one play brings clearly most: all plays of the hand."""

from __future__ import annotations

from functools import partial

from app.engine.rules import Json
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths, made_choice
from app.games.qwirkle.model import Lay, Move, Observation
from app.search.dearest import CountedMove, Every

MARGIN, LEAST = 2, 5
"""Points by which the best play leads, and that it brings at least."""
LINES, CLOSE, MANY = 3, 3, 60
"""A play of so many lines is not seen at once, nor is one among so many; and whoever has found the next best
one stops looking where it is so close."""


def every(seen: object) -> Every | None:
    """All plays of a seat with tiles on the table; who begins lays the largest set, which is no puzzle."""
    if not isinstance(seen, Observation) or seen.seat is None or seen.turn != seen.seat or not seen.table:
        return None
    outlook = Outlook(seen)
    plays = [one for one in choices(outlook, defends=False) if isinstance(one.move, Lay)]
    if max((one.points for one in plays), default=0) < LEAST:
        return None
    ways = [_way(one) for one in plays]
    of = dict(zip(map(id, ways), plays, strict=True))

    def hard(best: CountedMove, second: CountedMove) -> int:
        play = of[id(best)]
        lines = line_lengths(outlook.position, play.laid)
        return (
            1
            + (len(lines) >= LINES)
            + (best.points - second.points < CLOSE)
            + (len(plays) >= MANY)
            + (max(lines) < max(LINES, play.tiles + 1))
        )

    return Every(ways, MARGIN, lambda way: True, hard)


def _way(one: Choice) -> CountedMove:
    tiles = one.laid
    key = frozenset((tiles[at], tiles[at + 1]) for at in range(0, len(tiles), 2))
    return CountedMove(key, one.points, partial(_move, one))


def _move(one: Choice) -> Json:
    return one.move.to_json()


def brings(seen: Observation, move: Move) -> int:
    """What a move brings at once; nothing where it lays nothing."""
    outlook = Outlook(seen)
    made = made_choice(outlook, choices(outlook), move)
    return 0 if made is None else made.points
