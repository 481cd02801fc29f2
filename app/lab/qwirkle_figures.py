"""Positions of Qwirkle in the middle of a game, and what they are measured for by ``bench``."""

from __future__ import annotations

import time
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import LEVELS, Seat
from app.games.catalogue import find
from app.games.qwirkle.baselines import GreedyPlayer
from app.games.qwirkle.candidates import Outlook
from app.games.qwirkle.model import Observation
from app.lab.report import open_lexicon
from app.search import qwirkle as search

POSITIONS = 50

MIDDLE_TURNS = range(8, 24)
"""Turns of a game of two in which the table is neither bare nor the bag empty."""

RUNS = 9

MOVE_SECONDS = 2.0
"""Time for a move, as in the application."""

LEVEL_POSITIONS = 12


def middle_positions(count: int, seed: int = 1) -> list[Observation]:
    """What the seat to move sees in games between greedy players, each at a turn of its own."""
    game, found = find("qwirkle"), []
    for number in range(count):
        chance = Chance(seed).stream(number)
        match: Match[Any, Observation] = Match.new(
            game.rules(None, ()), [Seat(name, "ai") for name in "AB"], chance.below(1 << 50)
        )
        players = [GreedyPlayer(chance.below(1 << 50)) for _ in range(2)]
        for _ in range(chance.pick(MIDDLE_TURNS)):
            seat = match.deciders()[0]
            match.submit(seat, players[seat].choose(match.observation_for(seat), Budget()))
        found.append(match.observation_for(match.deciders()[0]))
    return found


def moves_ms() -> list[float]:
    """Milliseconds for all plays of a position, a figure for each run; the mean over the positions."""
    outlooks = [Outlook(seen) for seen in middle_positions(POSITIONS)]
    hands = [(outlook.position, search.mask_of(outlook.hand)) for outlook in outlooks]
    values = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for position, hand in hands:
            position.plays(hand)
        values.append(1e3 * (time.perf_counter() - start) / POSITIONS)
    return values


def level_ms(level: int) -> list[float]:
    """Milliseconds that a level thinks about a move with the time that the application gives it."""
    player = find("qwirkle").opponent(level, 1, open_lexicon())
    values = []
    for seen in middle_positions(LEVEL_POSITIONS, 2):
        start = time.perf_counter()
        player.choose(seen, Budget(MOVE_SECONDS))
        values.append(1e3 * (time.perf_counter() - start))
    return values


def level_names() -> dict[str, int]:
    """Name of the figure of each level."""
    return {f"qwirkle_level_{level}_ms": level for level in LEVELS}
