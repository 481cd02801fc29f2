"""Seeded chance of our own.

Python promises the same sequence across versions only for ``Random.random()`` after an integer
seed; shuffles and ranges are therefore built here on that call alone, and known deals are tested.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import TypeVar

from app.engine.seeds import seed_of

T = TypeVar("T")


class Chance:
    """A stream of chance that depends on its seed and nothing else."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = Random(seed)

    def stream(self, *labels: object) -> Chance:
        """An independent stream named by labels; asking for it draws nothing from this one."""
        return Chance(seed_of("\x1f".join(str(part) for part in (self.seed, *labels))))

    def unit(self) -> float:
        """A float in [0, 1)."""
        return self._random.random()

    def below(self, bound: int) -> int:
        """An integer in 0 … bound − 1. Raises ValueError for a bound below 1."""
        if bound < 1:
            raise ValueError("bound must be positive")
        return int(self._random.random() * bound)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely. Raises ValueError where there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Reorder in place, every order as likely (Fisher–Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The same items in another order; what was given stays as it is."""
        copy = list(items)
        self.shuffle(copy)
        return copy
