"""Computer players of noughts and crosses: the higher, the more often they see what is threatened."""

from __future__ import annotations

from random import Random

from app.engine.player import Budget
from tests.games.noughts.model import Observation, Take, free_cells, line_through


class NoughtsOpponent:
    """Takes what wins, then what would win for the other, then its secret, then anything."""

    def __init__(self, level: int, seed: int, *_: object) -> None:
        self._level, self._seed = level, seed

    def choose(self, observation: Observation, budget: Budget) -> Take:
        """A legal move."""
        assert observation.seat is not None
        cells, free = dict(observation.cells), free_cells(observation)
        chance = Random(self._seed * 100 + len(cells))
        if chance.random() < self._level / 5:
            for owner in (observation.seat, 1 - observation.seat):
                for place in free:
                    if line_through({**cells, place: owner}, place):
                        return Take(place)
            secret = observation.secrets[observation.seat]
            if secret in free:
                return Take(secret)
        return Take(chance.choice(free))


def mildest(observation: Observation) -> Take:
    """The first free cell."""
    return Take(free_cells(observation)[0])
