"""Plain players that the strength of the levels is measured against; nobody plays them for fun."""

from __future__ import annotations

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
