"""A game of Qwirkle in which nothing fits any more though tiles are left: the clovers in a block."""

from __future__ import annotations

from collections import Counter

from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Placement
from app.games.qwirkle.model import Lay, Move, Observation
from app.games.qwirkle.rules import QwirkleRules, opener

BLOCK = ("GBOYP", "ROGBY", "ORBPG", " PYR ")
COLOURS = dict(zip("ROYGBP", ("red", "orange", "yellow", "green", "blue", "purple"), strict=True))


def _order() -> list[Placement]:
    """The clovers, each where it fits after those before it."""
    left = {
        (x, y): tiles.from_json([COLOURS[sign], "clover"])
        for y, row in enumerate(BLOCK)
        for x, sign in enumerate(row)
        if sign in COLOURS
    }
    board, order = Board(), list[Placement]()
    while left:
        place = next(p for p in sorted(left) if p in board.frontier() and board.fits(left[p], p))
        order.append((left.pop(place), place))
        board.put(order[-1:])
    return order


def dead_game(seats: tuple[Seat, Seat], stall_rounds: int = 0) -> Match[Move, Observation]:
    """Two seats have laid the clovers in turn, one each time."""
    order = _order()
    clovers = [tile for tile, _ in order]
    rest = list((Counter(tiles.full_bag()) - Counter(clovers)).elements())
    hands, bag = [clovers[0:12:2], clovers[1:12:2]], clovers[12:] + rest
    options = QwirkleRules().options({"opening": "any", "stall_rounds": stall_rounds}, seats)
    setup = {
        "hands": [[tiles.to_json(tile) for tile in hand] for hand in hands],
        "bag": [tiles.to_json(tile) for tile in bag],
        "first": opener(hands, seats),
    }
    assert setup["first"] == 0
    record = Record("qwirkle", QwirkleRules.version, options, 1, "", list(seats), setup, scores=(0, 0))
    match: Match[Move, Observation] = Match.replay(QwirkleRules(), record)
    for index, placement in enumerate(order):
        match.submit(index % 2, Lay((placement,)))
    return match
