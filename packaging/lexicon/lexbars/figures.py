"""A measured figure with its bar, and how the simple ones are taken."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from app.lexicon.lexicon import Lexicon, Policy


@dataclass(frozen=True)
class Figure:
    """What was measured; ``bar`` is ``>= x`` or ``<= x``, or None where there is none."""

    name: str
    value: float
    bar: str | None
    words: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Is the bar met?"""
        if self.bar is None:
            return True
        sign, _, limit = self.bar.partition(" ")
        return self.value >= float(limit) if sign == ">=" else self.value <= float(limit)

    def line(self) -> str:
        """One line for people."""
        verdict = "" if self.bar is None else f"   bar {self.bar}   {'ok' if self.holds else 'MISSED'}"
        value = f"{self.value:.2f}" if self.value < 1000 else f"{self.value:.0f}"
        return f"{self.name}: {value}{verdict}"


def share(policy: Policy, words: Collection[str]) -> float:
    """Per cent of the words that a policy accepts."""
    return 100 * sum(map(policy.accepts, words)) / len(words) if words else 0.0


def best_time(action: Callable[[], object], rounds: int = 7) -> float:
    """Processor seconds of the fastest of some runs: what the machine can do when nothing else happens."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        action()
        times.append(time.process_time() - started)
    return min(times)


def open_ms() -> float:
    """Opening the lexicon, without preparing a policy."""
    return 1000 * best_time(Lexicon.open)


def lookup_us(lexicon: Lexicon) -> float:
    """One look-up of a listed word by `Dawg.number`, mean over 5000 random ones."""
    draw = random.Random(1)
    words = [lexicon.dawg.word(draw.randrange(len(lexicon.dawg))) for _ in range(5000)]
    number = lexicon.dawg.number
    return 1e6 / len(words) * best_time(lambda: [number(word) for word in words])
