"""How evenly a table is painted while pieces fly: with nobody thinking, and while the lynx thinks.

It is the application itself that is measured: its window, its thread of computer players, the table of the
first game that has a way to stir it, or of the one asked for. Run as a process of its own by ``bench``.
"""

from __future__ import annotations

import gc
import importlib
import itertools
import time
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games import catalogue
from app.lab import games
from app.storage.saves import packed
from app.ui import startup
from app.ui.allocator import GarbageCollector, return_big_blocks
from app.ui.match.computer_seats import MOVE_SECONDS
from app.ui.pages.table.page import TablePage
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.ui.window.main_window import MainWindow

WARM_MS, STILL_MS, THINKING_MS = 1_500, 6_000, 9_000

SEED, SETTING_UP, THINKER = 5, 3, 5
"""Of the game; the level that plays it so far; the level that then thinks."""
SEATS = (Seat("A"), Seat("B", "ai", THINKER))

SITTING_DOWN, THINKING_FROM = 20, 8
"""Turns: the table that is shown, and the first one that is thought about."""

SAVE = "frame-check"


class Traffic(Protocol):
    """What keeps pieces of a table in the air, made with the game's screen."""

    @property
    def painted(self) -> QWidget:
        """What is painted anew all the time."""

    def stop(self) -> None:
        """Let everything come to rest."""


class FrameCheck(QObject):
    """Opens a game in the middle, keeps its pieces in the air, and notes when the table is painted."""

    def __init__(
        self, window: MainWindow, services: Services, done: Callable[..., object], game: str = ""
    ) -> None:
        """done: takes the milliseconds between two paintings as frames_ms (somebody thinks) and
        frames_idle_ms, and how many thoughts were finished meanwhile. game: whose table is stirred, empty
        for the first that can be."""
        super().__init__(window)
        self._window, self._services, self._done = window, services, done
        self._game, self._keeper = next(
            (name, lab.stir) for name, lab in games.labs() if lab.stir and game in ("", name)
        )
        self._painted: list[float] = []
        self._still: list[float] = []
        self._thinking = False
        self._stir: Traffic | None = None
        self._positions: itertools.cycle[Any] = itertools.cycle(())
        self._thoughts = 0
        self._thinker = self._player(THINKER, SEED)
        self._thread = ThreadBridge("players", self, nice=True)

    def start(self) -> None:
        """Sit down, wait until all pictures are made, then measure."""
        self._services.theme.set_reduced_motion(False)
        self._sit_down()
        module, _, name = self._keeper.rpartition(".")
        stir: Traffic = getattr(importlib.import_module(module), name)(self._page.view)
        self._stir = stir
        stir.painted.installEventFilter(self)
        return_big_blocks()  # as after every start
        gc.freeze()
        GarbageCollector(self._window)
        QTimer.singleShot(WARM_MS, self, self._begin)

    @property
    def _page(self) -> TablePage:
        page = self._window.stack.current
        assert isinstance(page, TablePage)
        return page

    def _sit_down(self) -> None:
        """A game in the middle with the person on turn; further turns are what is thought about."""
        match: Match[Any, Any] = Match.new(catalogue.find(self._game).rules(None), SEATS, SEED)
        players = [self._player(SETTING_UP, seat) for seat in range(2)]
        seen, record = [], None
        while match.result is None:
            if not match.deciders():
                match.submit(None, match.automatic())
                continue
            seat = match.deciders()[0]
            seen.append(match.observation_for(seat))
            on_turn = seat == 0 == seen[-1].turn  # and not asked about another's words
            if record is None and on_turn and len(match.record.turns) >= SITTING_DOWN:
                record = packed(match.record, 0)
            match.submit(seat, players[seat].choose(seen[-1], Budget(work=1)))
        assert record is not None
        self._positions = itertools.cycle(seen[THINKING_FROM:])
        self._services.saves.store(SAVE, record)
        self._window.open_game(self._services.resume(SAVE))

    def _player(self, level: int, seed: int) -> catalogue.AnyPlayer:
        game = catalogue.find(self._game)
        return game.opponent(level, seed, self._services.judge(game.policy_of({}, SEATS)))

    # What is measured -------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when the table is painted."""
        if event.type() == QEvent.Type.Paint:
            self._painted.append(time.perf_counter())
        return False

    def _begin(self) -> None:
        self._painted = []
        QTimer.singleShot(STILL_MS, self, self._think)

    def _think(self) -> None:
        self._still, self._painted = _between(self._painted), []
        self._thinking = True
        self._page.view.show_thinking(1, True)
        self._ask()
        QTimer.singleShot(THINKING_MS, self, self._finish)

    def _ask(self) -> None:
        seen = next(self._positions)
        self._thread.ask(lambda asked: self._thinker.choose(seen, asked.budget(MOVE_SECONDS)), self._thought)

    def _thought(self, _move: object) -> None:
        self._thoughts += 1
        if self._thinking:
            self._ask()

    def _finish(self) -> None:
        if not self._thoughts:  # others take the processor: the nice thread has not had its turn
            QTimer.singleShot(THINKING_MS, self, self._finish)
            return
        frames = _between(self._painted)
        self._thinking = False
        assert self._stir is not None
        self._stir.stop()
        self._stir.painted.removeEventFilter(self)
        self._thread.stop()
        self._window.show_home()
        self._services.saves.delete(SAVE)
        self._done(frames_ms=frames, frames_idle_ms=self._still, thoughts=self._thoughts)


def _between(moments: list[float]) -> list[float]:
    return [round(1e3 * (late - early), 3) for early, late in itertools.pairwise(moments)]


def main(game: str = "") -> int:
    """Start the application, measure, tell and leave. game: see `FrameCheck`."""

    def measure(window: MainWindow, services: Services, done: Callable[..., object]) -> None:
        FrameCheck(window, services, done, game).start()

    gc.disable()  # as `app.__main__` does
    return startup.main(["--check"], measure)
