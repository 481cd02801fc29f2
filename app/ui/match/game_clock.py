"""The hands of a game's clock: measured time between recorded events."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.rules import Clock

TICK_MS = 100
SAVE_MS = 2_000
"""A running clock is saved this often, so that a pulled plug costs at most that much."""


class GameClock(QObject):
    """Milliseconds of the present stretch.

    The game knows only the times of recorded events; in between this clock runs.

    Signals:
        clock_changed(int at_ms, object limit_ms, bool running)
        ticked(int at_ms): some times a second while it runs.
        save_due()
    """

    clock_changed = Signal(int, object, bool)
    ticked = Signal(int)
    save_due = Signal()

    def __init__(self, clock: Clock | None, elapsed: int = 0, parent: QObject | None = None) -> None:
        """clock: the game's, None for a game without one. elapsed: what it had measured when it was saved."""
        super().__init__(parent)
        self.is_timed = clock is not None
        self._told = False
        """Whether `clock_changed` has told that the clock runs."""
        self._period = -1
        self._base = elapsed
        self._since: float | None = None
        self._limit: int | None = None
        self._timers = QTimer(self), QTimer(self)
        tick, save = self._timers
        tick.setInterval(TICK_MS)
        save.setInterval(SAVE_MS)
        tick.timeout.connect(lambda: self.ticked.emit(self.now()))
        save.timeout.connect(self.save_due)
        if clock is not None:
            # A saved game stands still at the later of the saved and the recorded time.
            self._period, self._limit = clock.period, clock.limit
            self._base = max(self._base, clock.at)

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        """Milliseconds since the stretch began, pauses left out, never beyond the limit."""
        running = 0 if self._since is None else int((time.monotonic() - self._since) * 1000)
        now = self._base + running
        return now if self._limit is None else min(now, self._limit)

    def follow(self, clock: Clock | None) -> None:
        """Start, stop or begin anew as the game's clock does."""
        self.is_timed = clock is not None
        if clock is None:
            self._period, self._base, self._since, self._limit = -1, 0, None, None
            self.stop()
            return
        self._limit = clock.limit
        if clock.period != self._period or (not clock.running and clock.at == 0):
            self._period, self._base, self._since = clock.period, clock.at, None
        if clock.running and self._since is None:
            self._base = max(self._base, clock.at)
            self._since = time.monotonic()
        elif not clock.running and self._since is not None:
            self._base, self._since = clock.at, None
        for timer in self._timers:
            if not self.is_running:
                timer.stop()
            elif not timer.isActive():
                timer.start()

    def tell(self) -> None:
        """Say what it shows; of a stretch without a clock only that it runs no longer."""
        if self.is_timed or self._told:
            self._told = self.is_running
            self.clock_changed.emit(self.now(), self._limit, self.is_running)

    def stop(self) -> None:
        """Stop for good; nothing more is told."""
        for timer in self._timers:
            timer.stop()
