"""The turn that brings most in a position from the real table."""

from __future__ import annotations

from app.engine.boxed.finding import BoxFound
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Placement
from app.games.qwirkle.boxed.laid import LaidTable
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths
from app.games.qwirkle.model import Lay, Observation, Options

MOST = 12
"""Turns that are told."""


def best(table: LaidTable) -> list[BoxFound]:
    """The turns that bring most at once, the six points for the last tile apart (RULES QW6). What differs
    only by which equal tile it takes is one. notes: the tiles laid as `written` has them, then the lengths of
    the lines. Raises EntryFault."""
    table.need_sense()
    place = min(table.tiles, default=(0, 0))
    outlook = Outlook(_seen(table, place))
    found = dict[frozenset[Placement], Choice]()
    for one in choices(outlook, defends=False):
        if isinstance(one.move, Lay):
            found.setdefault(frozenset(one.move.placements), one)
    turns = sorted(found.values(), key=lambda one: (-one.points, one.tiles, one.laid))
    return [_told(one, outlook, place) for one in turns[:MOST]]


def _seen(table: LaidTable, place: tuple[int, int]) -> Observation:
    """As a seat of two would see it in the middle of a game, the first place being (0, 0)."""
    hand = tuple(tile for _, tile in sorted(table.hand.items()))
    laid = tuple((tile, (x - place[0], y - place[1])) for (x, y), tile in sorted(table.tiles.items()))
    return Observation(
        seat=0,
        seats=2,
        options=Options(),
        turn=0,
        hand=hand,
        hand_sizes=(len(hand), tiles.HAND),
        table=laid,
        bag=len(tiles.full_bag()),  # more than none: the bonus for the last tile is not counted
        opening=0 if laid else len(tiles.largest_sets(hand)[0]),  # RULES QW3
        trade_limit=0,
        may_pass=False,
        scores=(0, 0),
        history=(),
        winners=(),
    )


def _told(one: Choice, outlook: Outlook, place: tuple[int, int]) -> BoxFound:
    assert isinstance(one.move, Lay)
    laid = [(tile, (x + place[0], y + place[1])) for tile, (x, y) in one.move.placements]
    lengths = line_lengths(outlook.position, one.laid)
    return BoxFound(one.points, (), (), (written(laid), " ".join(map(str, lengths))))


def written(placements: list[Placement]) -> str:
    """Tiles of a turn with their places."""
    return LaidTable({place: tile for tile, place in placements}).text()
