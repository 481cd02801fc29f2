"""Computer players of Qwirkle: five levels that overlook less and less and look further and further.

Hare and hedgehog take the most points they see and overlook places as people do: many tiles, several
lines at once and crowded corners sooner than one tile at an end. The fox sees everything and takes the
most points with half an eye on what it opens. Owl and lynx count tiles and try moves out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from app.engine.player import Budget
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths
from app.games.qwirkle.model import Move, Observation, Pass, Trade
from app.games.qwirkle.solver import GREATEST, Care, RankedMove, analysis, think

__all__ = ["LEVELS", "Level", "QwirkleOpponent", "RankedMove", "analysis", "mildest"]


@dataclass(frozen=True)
class Level:
    """What makes a level.

    place: how likely a place at the edge of the table is looked at.
    more: how likely, once more for each further tile, a play of several tiles is thought of.
    crossing: how likely, once more for each further line, a play in several lines is thought of.
    care: what it does with what it found.
    """

    place: float
    more: float
    crossing: float
    care: Care


LEVELS = (
    Level(0.55, 0.78, 0.82, Care(defends=False)),
    Level(0.75, 0.88, 0.92, Care(defends=False)),
    Level(1.0, 1.0, 1.0, Care()),
    Level(1.0, 1.0, 1.0, Care(candidates=6, trials=80, timed_trials=80, plies=2)),
    Level(1.0, 1.0, 1.0, GREATEST),
)
"""Hare, hedgehog, fox, owl, lynx."""


class QwirkleOpponent:
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: int, seed: int, lexicon: object = None) -> None:
        """lexicon: not needed; the catalogue gives it to players of every game."""
        if not 1 <= level <= len(LEVELS):
            raise ValueError(f"no level {level}")
        self._number = level
        self._level = LEVELS[level - 1]
        self._seed = seed

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """The best move that the level finds; ValueError when it is not its turn."""
        chance = self._chance(observation)
        seed = chance.getrandbits(48)

        def noticed(outlook: Outlook, found: list[Choice]) -> list[Choice]:
            return self._noticed(outlook, found, chance)

        overlooks = self._level.place < 1.0
        care = self._level.care
        judged = think(Outlook(observation), budget, care, seed, noticed if overlooks else None)
        return judged[0][0].move

    def _chance(self, observation: Observation) -> Random:
        seen = (self._seed, self._number, observation.seat, len(observation.history), observation.hand)
        digest = hashlib.blake2b(repr(seen).encode(), digest_size=8).digest()
        return Random(int.from_bytes(digest, "big"))

    def _noticed(self, outlook: Outlook, found: Sequence[Choice], chance: Random) -> list[Choice]:
        """What comes to mind; at least the simplest play, for whoever looks long enough finds one."""
        level = self._level
        looked_at: dict[int, bool] = {}
        seen = []
        for choice in sorted(found, key=lambda one: (one.laid, one.traded)):
            place = choice.laid[1] if choice.laid else 0
            if place not in looked_at:
                looked_at[place] = chance.random() < level.place
            lines = len(line_lengths(outlook.position, choice.laid))
            ease = level.more ** (len(choice.laid) // 2 - 1) * level.crossing ** max(0, lines - 1)
            if chance.random() < ease and looked_at[place]:
                seen.append(choice)
        return seen or [min(found, key=lambda one: (len(one.laid), one.laid))]


def mildest(observation: Observation) -> Move:
    """The legal move that gives least away, for a seat that lost its decision: trade one tile, else lay
    what scores least, else pass."""
    if observation.trade_limit:
        return Trade((min(observation.hand),))
    outlook = Outlook(observation)
    found = choices(outlook, defends=False)
    return min(found, key=lambda one: one.points).move if found else Pass()
