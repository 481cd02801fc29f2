"""Computer players of Scraps: the higher, the more often they see a word, and that one is none."""

from __future__ import annotations

from itertools import permutations
from random import Random

from app.engine.player import Budget
from tests.games.scraps.model import DEALT, LEAST, Challenge, Draw, Move, Observation, Phase, Play, is_word


class ScrapsOpponent:
    def __init__(self, level: int, seed: int, *_: object) -> None:
        self._level, self._seed = level, seed

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """The longest word that it sees."""
        sees = Random(self._seed * 100 + observation.pile).random() < self._level / 5
        if observation.phase is Phase.DRAW:
            return Draw("pile")
        if observation.phase is Phase.CHALLENGE:
            return Challenge(sees and not is_word(observation.word))
        for size in range(DEALT, LEAST - 1, -1) if sees else ():
            for word in permutations(observation.hand, size):
                if is_word(word):
                    left = list(observation.hand)
                    for card in word:
                        left.remove(card)
                    return Play(word, left[0])
        return mildest(observation)


def mildest(observation: Observation) -> Move:
    """Draw and discard, and believe everything."""
    if observation.phase is Phase.DRAW:
        return Draw("pile")
    return Challenge(False) if observation.phase is Phase.CHALLENGE else Play((), observation.hand[0])
