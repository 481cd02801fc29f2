"""Finds the best moves of a position without holding up the screen."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from app.engine.player import Budget

log = logging.getLogger(__name__)

SECONDS = 2.0
"""Longest thought for a hint or a list of best moves (OPPONENTS, section 1)."""

Analysis: TypeAlias = Callable[[Any, Budget], list[Any]]


class Analyst(QObject):
    """Asks a game's analysis in a thread of its own, one question at a time.

    An answer to a question that was cancelled is dropped; a running one is told to stop.
    """

    _answered = Signal(int, list)

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._tokens = itertools.count(1)
        self._asked: dict[int, Callable[[list[Any]], None]] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analyst")
        self._answered.connect(self._tell)

    def ask(self, observation: Any, found: Callable[[list[Any]], None]) -> Callable[[], None]:
        """Ask for the best moves; ``found`` is called with them later. Returns what cancels that."""
        token = next(self._tokens)
        self._asked[token] = found
        self._pool.submit(self._work, token, observation)
        return lambda: self._drop(token)

    def stop(self) -> None:
        """Drop all questions and end the thread."""
        self._asked.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _drop(self, token: int) -> None:
        self._asked.pop(token, None)

    def _work(self, token: int, observation: Any) -> None:
        if token not in self._asked:
            return
        budget = Budget(SECONDS, stopped=lambda: token not in self._asked)
        try:
            moves = self._analysis(observation, budget)
        except Exception:  # advice must not take the game with it
            log.exception("the analysis failed")
            moves = []
        self._answered.emit(token, moves)

    @Slot(int, list)
    def _tell(self, token: int, moves: list[Any]) -> None:
        found = self._asked.pop(token, None)
        if found is not None and moves:
            found(moves)
