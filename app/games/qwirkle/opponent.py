"""Computer players of Qwirkle: five levels that overlook less and less and look further and further.

Hare and hedgehog go by points and overlook things as people do: many tiles, several lines at once and
crowded corners sooner than one tile at an end. The hare plays as a child does: it lays one or two tiles and
is content with its second thought where the first is hardly better. The fox sees everything and takes the
most points with half an eye on what it opens. Owl and lynx count tiles and try moves out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from app.engine.player import Budget
from app.engine.seeds import seed_of
from app.games.qwirkle import tiles
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths
from app.games.qwirkle.model import Exchange, Move, Observation, Pass
from app.games.qwirkle.solver import GREATEST, Care, think
from app.search.scale import Scale, ScaledPlayer

__all__ = ["LEVELS", "Level", "QwirkleOpponent", "mildest"]


@dataclass(frozen=True)
class Level:
    """What makes a level.

    place: how likely a place at the edge of the table is looked at.
    more: how likely, once more for each further tile, a play of several tiles is thought of.
    crossing: how likely, once more for each further line, a play in several lines is thought of.
    care: what it does with what it found.
    tiles: how many it lays at most, where the rules leave it the choice.
    content: how often it takes the second best of what it sees, where that is nearly as good.
    """

    place: float
    more: float
    crossing: float
    care: Care
    tiles: int = tiles.HAND
    content: float = 0.0


NEARLY = 3
"""So many points less are nearly as good."""

LEAST = Level(0.35, 0.4, 0.5, Care(defends=False), tiles=2, content=0.6)
"""Below the hare, for children."""

LEVELS = (
    Level(0.4, 0.5, 0.6, Care(defends=False), tiles=2, content=0.5),
    Level(0.6, 0.7, 0.75, Care(defends=False), tiles=3, content=0.25),
    Level(1.0, 1.0, 1.0, Care()),
    Level(1.0, 1.0, 1.0, Care(candidates=6, trials=80, timed_trials=80, plies=2)),
    Level(1.0, 1.0, 1.0, GREATEST),
)
"""Hare, hedgehog, fox, owl, lynx."""


FORM = 0.5
"""How far a good or a bad day moves a player below the fox on the scale, as a standard deviation. Without
days the hedgehog beat the hare in 199 of 200 games: chance does too little for a weaker player here."""


class QwirkleOpponent(ScaledPlayer[Level]):
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: float, seed: int) -> None:
        super().__init__(_scale(level), seed)
        self._usual = level

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """The best move that the level finds; ValueError when it is not its turn."""
        self._scale = _scale(self.of_today(observation))
        chance = self._luck(observation.seat, len(observation.history), observation.hand)
        self._begin(observation.seat, len(observation.history))
        seed = chance.getrandbits(48)

        def noticed(outlook: Outlook, found: list[Choice]) -> list[Choice]:
            return self._noticed(outlook, found, chance)

        overlooks = self._level.place < 1.0
        care = self._level.care
        judged = think(Outlook(observation), budget, care, seed, noticed if overlooks else None)
        return self._content_with([choice for choice, _, _ in judged], chance).move

    def of_today(self, observation: Observation) -> float:
        """Where on the scale it stands in this game, which is told from others by its first turn; before that
        all begin alike."""
        part = FORM * max(0.0, min(self._usual, 1.0, len(LEVELS) - 2 - self._usual))
        if not part:
            return self._usual
        game = (self._seed, self._usual, observation.seat, observation.history[:1])
        swing = Random(seed_of(repr(game))).gauss(0.0, part)
        return self._usual + max(-2.0 * part, min(swing, 2.0 * part))

    def _content_with(self, best_first: Sequence[Choice], chance: Random) -> Choice:
        """The best, or the second best from a level that asks for no more; never a blunder."""
        first, *others = best_first
        near = others and first.points - others[0].points <= NEARLY
        return others[0] if near and chance.random() < self._level.content else first

    def _noticed(self, outlook: Outlook, found: Sequence[Choice], chance: Random) -> list[Choice]:
        """What comes to mind; at least the simplest play, for whoever looks long enough finds one."""
        level = self._level
        found = [choice for choice in found if choice.tiles <= level.tiles] or found
        looked_at: dict[int, bool] = {}
        seen = []
        for choice in sorted(found, key=lambda one: (one.laid, one.traded)):
            place = choice.laid[1] if choice.laid else 0
            if place not in looked_at:
                looked_at[place] = chance.random() < level.place
            lines = len(line_lengths(outlook.position, choice.laid))
            ease = level.more ** (choice.tiles - 1) * level.crossing ** max(0, lines - 1)
            if chance.random() < ease and looked_at[place]:
                seen.append(choice)
        return seen or [min(found, key=lambda one: (len(one.laid), one.laid))]


def _scale(level: float) -> Scale[Level]:
    return Scale(LEVELS, level, least=LEAST)


def mildest(observation: Observation) -> Move:
    """The legal move that gives least away, for a seat that lost its decision: trade one tile, else lay
    what scores least, else pass."""
    if observation.trade_limit:
        return Exchange((min(observation.hand),))
    outlook = Outlook(observation)
    found = choices(outlook, defends=False)
    return min(found, key=lambda one: one.points).move if found else Pass()
