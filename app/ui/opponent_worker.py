"""The whole bridge between computer players and threads.

Players live in one worker thread and see observations only. An answer carries the token of its
question; whoever asked drops answers to questions that no longer stand.
"""

from __future__ import annotations

import itertools
import logging
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.engine.player import Budget, Player

log = logging.getLogger(__name__)

MOVE_SECONDS = 2.0
"""Longest thought of a computer player (OPPONENTS, section 1)."""

STEPS_BACK = 10
"""How much nicer than the screen a thinking thread is."""


class _Thinker(QObject):
    """Lives in the worker thread."""

    answered = Signal(int, int, object)
    failed = Signal(int, int, str)

    def __init__(self, makers: Mapping[int, Callable[[], Player[Any, Any]]], stopped: Callable[[int], bool]):
        super().__init__()
        self._makers = makers
        self._players: dict[int, Player[Any, Any]] = {}
        self._stopped = stopped

    @Slot()
    def step_back(self) -> None:
        """The screen goes first where processors are scarce. Only on Linux has a thread a niceness of
        its own; elsewhere it would be that of the whole program."""
        if sys.platform == "linux":
            os.nice(STEPS_BACK)

    @Slot(int, int, object)
    def think(self, token: int, seat: int, observation: object) -> None:
        if self._stopped(token):
            return
        try:
            if seat not in self._players:
                self._players[seat] = self._makers[seat]()
            move = self._players[seat].choose(
                observation, Budget(MOVE_SECONDS, stopped=lambda: self._stopped(token))
            )
        except Exception as error:  # a fault of a player must not take the game with it
            log.exception("computer player at seat %d failed", seat)
            self.failed.emit(token, seat, repr(error))
            return
        self.answered.emit(token, seat, move)


class OpponentWorker(QObject):
    """Asks computer players for moves without holding up the screen.

    Signals:
        move_found(int token, int seat, object move)
        player_failed(int token, int seat, str what)
    """

    move_found = Signal(int, int, object)
    player_failed = Signal(int, int, str)
    _asked = Signal(int, int, object)

    def __init__(
        self, makers: Mapping[int, Callable[[], Player[Any, Any]]], parent: QObject | None = None
    ) -> None:
        """makers: seat → makes that seat's player (called in the worker thread)."""
        super().__init__(parent)
        self._tokens = itertools.count(1)
        self._alive: set[int] = set()
        self._thread = QThread(self)
        self._thinker = _Thinker(makers, lambda token: token not in self._alive)
        self._thinker.moveToThread(self._thread)
        self._thread.started.connect(self._thinker.step_back)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self._answered)
        self._thinker.failed.connect(self._failed)
        self._thread.start()

    def ask(self, seat: int, observation: object) -> int:
        """Ask for a move; returns the token of the question."""
        token = next(self._tokens)
        self._alive.add(token)
        self._asked.emit(token, seat, observation)
        return token

    def drop(self, token: int) -> None:
        """The question no longer stands; a player that is thinking about it answers at once."""
        self._alive.discard(token)

    def stop(self) -> None:
        """Drop all questions and end the thread; waits for the player to notice."""
        self._alive.clear()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, int, object)
    def _answered(self, token: int, seat: int, move: object) -> None:
        if token in self._alive:
            self._alive.discard(token)
            self.move_found.emit(token, seat, move)

    @Slot(int, int, str)
    def _failed(self, token: int, seat: int, what: str) -> None:
        if token in self._alive:
            self._alive.discard(token)
            self.player_failed.emit(token, seat, what)
