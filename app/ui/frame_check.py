"""How evenly a table is painted while tiles fly: with nobody thinking, and while the lynx thinks.

``--check frames`` measures the application itself: its window, its table, its thread of computer
players. Loaded only then.
"""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games import catalogue
from app.games.qwirkle.screen.sheet.items import Z_FLYING
from app.games.qwirkle.screen.sheet.show import flight
from app.games.qwirkle.screen.view import QwirkleView
from app.storage.saves import packed
from app.ui.allocator import return_big_blocks
from app.ui.computer_seats import MOVE_SECONDS
from app.ui.main_window import MainWindow
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.widgets import motion
from app.widgets.later import soon

WARM_MS, STILL_MS, THINKING_MS = 1_500, 6_000, 9_000

SEED, SETTING_UP, THINKER = 5, 3, 5
"""Of the game; the level that plays it so far; the level that then thinks."""

SITTING_DOWN, THINKING_FROM = 20, 8
"""Turns: the table that is shown, and the first one that is thought about."""

SAVE = "frame-check"


class FrameCheck(QObject):
    """Opens a game in the middle, lets a tile cross the table again and again while others fly out
    of the bag, and notes when the table is painted."""

    def __init__(self, window: MainWindow, services: Services, done: Callable[..., object]) -> None:
        """done: takes the milliseconds between two paintings as frames_ms (somebody thinks) and
        frames_idle_ms, and how many thoughts were finished meanwhile."""
        super().__init__(window)
        self._window, self._services, self._done = window, services, done
        self._painted: list[float] = []
        self._still: list[float] = []
        self._thinking = self._over = False
        self._crossing: motion.Tween | None = None
        self._positions: itertools.cycle[Any] = itertools.cycle(())
        self._thoughts = 0
        self._thinker = self._player(THINKER, SEED)
        self._thread = ThreadBridge("players", self, nice=True)

    def start(self) -> None:
        """Sit down, wait until all pictures are made, then measure."""
        self._services.theme.set_reduced_motion(False)
        self._sit_down()
        view = self._view
        view.table.board.viewport().installEventFilter(self)
        self._let_fly()
        self._draw()
        return_big_blocks()  # as after every start
        gc.freeze()
        gc.enable()
        QTimer.singleShot(WARM_MS, self, self._begin)

    @property
    def _view(self) -> QwirkleView:
        view = getattr(self._window.stack.current, "view", None)
        assert isinstance(view, QwirkleView)
        return view

    def _sit_down(self) -> None:
        """A game in the middle with the person on turn; further turns are what is thought about."""
        entry = catalogue.find("qwirkle")
        seats = [Seat("A"), Seat("B", "ai", THINKER)]
        match: Match[Any, Any] = Match.new(entry.rules(None, ()), seats, SEED)
        players = [self._player(SETTING_UP, seat) for seat in range(2)]
        seen, record = [], None
        while match.result is None:
            seat = match.deciders()[0]
            if record is None and seat == 0 and len(match.record.turns) >= SITTING_DOWN:
                record = packed(match.record, 0)
            seen.append(match.observation_for(seat))
            match.submit(seat, players[seat].choose(seen[-1], Budget(work=1)))
        assert record is not None
        self._positions = itertools.cycle(seen[THINKING_FROM:])
        self._services.saves.store(SAVE, record)
        self._window.open_game(self._services.resume(SAVE))

    def _player(self, level: int, seed: int) -> catalogue.AnyPlayer:
        lexicon = self._services.lexicon
        assert lexicon is not None
        return catalogue.find("qwirkle").opponent(level, seed, lexicon)

    # What moves -------------------------------------------------------------------------------

    def _let_fly(self) -> None:
        """A tile of another seat flies to the table, again and again."""
        board = self._view.table.board
        item = next(iter(board.tiles.values()))
        item.setZValue(Z_FLYING)
        begin = board.camera.place(self._view.table.seat_point(1)) - QPointF(0.5, 0.5)
        self._crossing = motion.Tween(self, flight(item, begin), curve=motion.OUT_CUBIC)
        self._crossing.setLoopCount(-1)
        self._crossing.to(1.0, motion.DEAL + 120)

    def _draw(self) -> None:
        """A tile flies out of the bag to the rack, again and again."""
        if self._over:
            return
        table, size = self._view.table, self._view.table.slot_size()
        ways = (size * 0.5, size)
        table.flyer().launch(
            0, table.bag_mouth(), table.slot_centre(0), ways, motion.DEAL + 60,
            then=lambda: soon(self, self._draw),
        )  # fmt: skip

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
        self._view.show_thinking(1, True)
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
        frames = _between(self._painted)
        self._thinking, self._over = False, True
        assert self._crossing is not None
        self._crossing.stop()
        self._view.table.board.viewport().removeEventFilter(self)
        self._thread.stop()
        self._window.show_home()
        self._services.saves.delete(SAVE)
        self._done(frames_ms=frames, frames_idle_ms=self._still, thoughts=self._thoughts)


def _between(moments: list[float]) -> list[float]:
    return [round(1e3 * (late - early), 3) for early, late in itertools.pairwise(moments)]
