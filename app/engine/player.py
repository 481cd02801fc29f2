"""How a computer player is asked for a move.

A player knows three things besides what its seat may see: when to answer, whether it has been
told to stop, and whom to tell how far it got. It knows nothing of threads, screens or processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar

Seen_contra = TypeVar("Seen_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)


class Budget:
    """How long a player may think.

    seconds: wall-clock limit, None for none.
    work: limit in units of work (positions, rollouts) instead of seconds, so that the same seed
        gives the same game; None for none.
    stopped: asked whether somebody wants the answer at once. on_progress: told the share of the thinking that
        is done, 0 to 1. Both are called where the player thinks, often in another thread.
    """

    def __init__(
        self,
        seconds: float | None = None,
        *,
        work: int | None = None,
        stopped: Callable[[], bool] | None = None,
        on_progress: Callable[[float], None] | None = None,
    ) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self.seconds = seconds
        self.work = work
        self._stopped = stopped
        self._over = False
        self._on_progress = on_progress

    def stop(self) -> bool:
        """True when the player must answer now with the best it has; once it is, it stays so."""
        if not self._over:
            told = self._stopped is not None and self._stopped()
            self._over = told or (self._end is not None and time.monotonic() >= self._end)
        return self._over

    def progress(self, share: float) -> None:
        """Report how much of the thinking is done, 0 to 1."""
        if self._on_progress is not None:
            self._on_progress(share)


class Player(Protocol[Seen_contra, Move_co]):
    """A computer player. The same seed, level and observation give the same move."""

    def choose(self, observation: Seen_contra, budget: Budget) -> Move_co:
        """A legal move for the observing seat."""


Analysis: TypeAlias = Callable[[Any, Budget], list[Any]]
"""Observation and budget → the best moves, the best first."""
