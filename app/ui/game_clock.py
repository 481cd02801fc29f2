"""The hands of a game's clock: measured time between recorded events."""

from __future__ import annotations

import time

from app.engine.rules import Clock


class GameClock:
    """Milliseconds of the present stretch.

    The game knows only the times of recorded events; in between this clock runs.
    """

    def __init__(self, elapsed: int = 0) -> None:
        """elapsed: what a resumed game's clock had measured."""
        self._period = -1
        self._base = elapsed
        self._since: float | None = None
        self._limit: int | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        """Milliseconds since the stretch began, pauses left out, never beyond the limit."""
        running = 0 if self._since is None else int((time.monotonic() - self._since) * 1000)
        now = self._base + running
        return now if self._limit is None else min(now, self._limit)

    def take_up(self, clock: Clock) -> None:
        """Come back to a saved game: stand still at the later of the saved and the recorded time."""
        self._period, self._limit = clock.period, clock.limit
        self._base = max(self._base, clock.at)

    def follow(self, clock: Clock) -> None:
        """Start, stop or begin anew as the game's clock does."""
        self._limit = clock.limit
        if clock.period != self._period or (not clock.running and clock.at == 0):
            self._period, self._base, self._since = clock.period, clock.at, None
        if clock.running and self._since is None:
            self._base = max(self._base, clock.at)
            self._since = time.monotonic()
        elif not clock.running and self._since is not None:
            self._base, self._since = clock.at, None
