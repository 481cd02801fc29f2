"""Qwirkle in the laboratory: the best moves of an observation, how fast they are found, its scenes."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.laboratory import BestMoveSolver, Lab, Measure
from app.games.qwirkle import tiles
from app.games.qwirkle.baselines import GreedyPlayer
from app.games.qwirkle.candidates import Outlook
from app.games.qwirkle.model import Exchange, Lay, Move, Observation
from app.games.qwirkle.opponent import QwirkleOpponent
from app.games.qwirkle.rules import QwirkleRules
from app.games.qwirkle.scenes import MOMENTS, SCENES
from app.games.qwirkle.solver import ranked
from app.search import qwirkle as search

POSITIONS = 50

MIDDLE_TURNS = range(8, 24)
"""Turns of a game of two in which the table is neither bare nor the bag empty."""

RUNS = 9

MOVE_SECONDS = 2.0
"""Time for a move, as in the application."""

LEVEL_POSITIONS = 12


def _told(move: Move) -> str:
    if isinstance(move, Lay):
        return " ".join(f"{'-'.join(tiles.to_json(tile))}@{x},{y}" for tile, (x, y) in move.placements)
    if isinstance(move, Exchange):
        return "trade " + " ".join("-".join(tiles.to_json(tile)) for tile in move.tiles)
    return "pass"


def middle_positions(count: int, seed: int = 1) -> list[Observation]:
    """What the seat to move sees in games between greedy players, each at a turn of its own."""
    found = []
    for number in range(count):
        chance = Chance(seed).stream(number)
        match: Match[Any, Observation] = Match.new(
            QwirkleRules(), [Seat(name, "ai") for name in "AB"], chance.below(1 << 50)
        )
        players = [GreedyPlayer(chance.below(1 << 50)) for _ in range(2)]
        for _ in range(chance.pick(MIDDLE_TURNS)):
            seat = match.deciders()[0]
            match.submit(seat, players[seat].choose(match.observation_for(seat), Budget()))
        found.append(match.observation_for(match.deciders()[0]))
    return found


def _moves_ms() -> Mapping[str, Sequence[float]]:
    """Milliseconds for all plays of a position, a figure for each run; the mean over the positions."""
    outlooks = [Outlook(seen) for seen in middle_positions(POSITIONS)]
    hands = [(outlook.position, search.mask_of(outlook.hand)) for outlook in outlooks]
    values = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for position, hand in hands:
            position.plays(hand)
        values.append(1e3 * (time.perf_counter() - start) / POSITIONS)
    return {"qwirkle_moves_ms": values}


def _level_ms() -> Mapping[str, Sequence[float]]:
    """Milliseconds that each level thinks about a move with the time that the application gives it."""
    values: dict[str, list[float]] = {}
    for level, name in _LEVEL_NAMES.items():
        player, values[name] = QwirkleOpponent(level, 1), []
        for seen in middle_positions(LEVEL_POSITIONS, 2):
            start = time.perf_counter()
            player.choose(seen, Budget(MOVE_SECONDS))
            values[name].append(1e3 * (time.perf_counter() - start))
    return values


_LEVEL_NAMES = {level: f"qwirkle_level_{level}_ms" for level in LEVELS}

SOLVER = BestMoveSolver(
    "Qwirkle",
    Observation.from_json,
    on_turn=lambda seen: seen.turn is not None and seen.turn == seen.seat,
    need_sense=Observation.need_sense,
    find=ranked,
    told=lambda ranked: _told(ranked.move),
)

LAB = Lab(
    SOLVER.solver(),
    (
        Measure(("qwirkle_moves_ms",), "ms", _moves_ms),
        Measure(tuple(_LEVEL_NAMES.values()), "ms a move", _level_ms),
    ),
    baselines="base:greedy, base:random, and base:child3, child6, child12 that take the best of so many "
    "random plays of one or two tiles; base:child7 and child10 of those ages",
    scenes=SCENES,
    moments=MOMENTS,
    stir="app.tabletop.hand.traffic.SheetTraffic",
)
