"""Plain players that the strength of the levels is measured against; nobody plays them for fun."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from app.engine.player import Budget
from app.games.qwirkle.candidates import Choice, Outlook, choices
from app.games.qwirkle.model import Move, Observation, Pass


class GreedyPlayer:
    """Lays what scores most at once, any of equals; trades only when nothing can be laid."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        found = choices(Outlook(observation), defends=False)
        if not found:
            return Pass()
        most = max(choice.points for choice in found)
        return self._any([choice for choice in found if choice.points == most])

    def _any(self, found: list[Choice]) -> Move:
        return found[int(self._random.random() * len(found))].move


class RandomPlayer(GreedyPlayer):
    """Lays any play, each as likely; trades only when nothing can be laid."""

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        found = choices(Outlook(observation), defends=False)
        return self._any(found) if found else Pass()


class ChildPlayer(GreedyPlayer):
    """A child as it is simulated: thinks of a few plays of one or two tiles and takes the best of them.

    The opening lays as many tiles as the rules want (RULES QW4)."""

    TILES = 2

    def __init__(self, seed: int, thoughts: int) -> None:
        """thoughts: how many plays come to mind, each as likely and none twice."""
        super().__init__(seed)
        self._thoughts = thoughts

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        found = choices(Outlook(observation), defends=False)
        small = [choice for choice in found if choice.tiles <= self.TILES] or found
        if not small:
            return Pass()
        thought = [
            small.pop(int(self._random.random() * len(small))) for _ in range(min(self._thoughts, len(small)))
        ]
        return max(thought, key=lambda choice: choice.points).move


BASELINES: dict[str, Callable[[int], GreedyPlayer]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
    "child3": partial(ChildPlayer, thoughts=3),
    "child6": partial(ChildPlayer, thoughts=6),
    "child12": partial(ChildPlayer, thoughts=12),
    "child7": partial(ChildPlayer, thoughts=2),
    "child10": partial(ChildPlayer, thoughts=3),
}
"""By the names under which the laboratory seats them."""
