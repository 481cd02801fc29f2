"""Sequential halving: which of several choices is best, by trials that go to the better half again and again.

All choices meet the same trials, so luck cancels between them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from app.engine.player import Budget

SHARE = 0.8
"""Part of the time given that trials plan with."""

Try = Callable[[Sequence[int], int, int], Sequence[int]]
"""The choices that are tried, how many trials came before, how many are to come → the sum of each."""


def halved(
    expected: Sequence[float],
    certainty: int,
    tried: Try,
    budget: Budget,
    trials: int,
    batch: int,
    *,
    most_seconds: float = math.inf,
) -> tuple[list[int], list[float], list[int]]:
    """Order of the choices, best first; the mean of each; how many trials it had.

    expected: the mean of each by what is known without trials; only how they differ counts. certainty: so
    many trials tell as much. trials: of all choices together, fewer when the time is short. batch: trials
    between two questions whether to stop. most_seconds: of the time given no more is planned with. The means
    of choices that were given up early are less sure.
    """
    count = len(expected)
    alive, ranked = list(range(count)), list[int]()
    sums, tries = [0] * count, [0] * count
    means = list(expected)
    rounds = max(1, math.ceil(math.log2(count)))
    clock = _Clock(budget, trials, most_seconds)
    done = 0
    for number in range(rounds):
        spent = 0
        while spent < max(len(alive), clock.trials // rounds):
            deals = max(1, min(batch, clock.trials // rounds - spent) // len(alive))
            for index, total in zip(alive, tried(alive, done, deals), strict=True):
                sums[index] += total
                tries[index] += deals
            # What the trials of these say, on average, where the expectation says nought.
            level = sum(sums[index] / tries[index] - expected[index] for index in alive) / len(alive)
            for index in alive:
                weighed = sums[index] + certainty * (expected[index] + level)
                means[index] = weighed / (tries[index] + certainty)
            done += deals
            spent += deals * len(alive)
            clock.note(deals * len(alive))
            if budget.stop():
                break
        budget.progress((number + 1) / rounds)
        alive.sort(key=lambda index: -means[index])
        if number == rounds - 1 or budget.stop():
            break
        half = max(2, (len(alive) + 1) // 2)
        ranked, alive = alive[half:] + ranked, alive[:half]
    return alive + ranked, means, tries


class _Clock:
    """How many trials there is time for: the number wished for, fewer when time is given and short."""

    def __init__(self, budget: Budget, trials: int, most_seconds: float) -> None:
        self.trials = trials
        self._seconds = None if budget.seconds is None else SHARE * min(budget.seconds, most_seconds)
        self._start = time.monotonic()
        self._made = 0

    def note(self, made: int) -> None:
        """So many trials more were made."""
        self._made += made
        if self._seconds is not None:
            passed = max(1e-6, time.monotonic() - self._start)
            self.trials = min(self.trials, max(1, int(self._made * self._seconds / passed)))
