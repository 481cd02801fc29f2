"""The computer players of one match: who has been asked, and what they mean to play when."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.player import Player
from app.ui.match.game_clock import GameClock
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets.look.motion import Pace

log = logging.getLogger(__name__)

HUMAN_MOMENT_MS = 900
"""A move without a time of its own waits this long at the usual pace, as a person would."""

MOVE_SECONDS = 2.0
"""Longest thought of a computer player (OPPONENTS, section 1)."""

LOOK_MS, PATIENCE = 1_000, 20
"""How often is looked who thinks, and after so many looks at the same thought it is believed to have no end.
Looks, no clock: a computer that slept in between is no player that did."""


def _thread(parent: QObject) -> ThreadBridge:
    return ThreadBridge("players", parent, nice=True)


class ComputerSeats(QObject):
    """Asks players for moves and keeps the answers until their moment.

    Signals:
        answered(int seat): its answer waits there for its moment.
        move_due(): the human-looking moment of an answer without a time has passed.
        thinking_changed(int seat, bool thinking): a human-looking moment looks like thinking, too.
        player_failed(int seat): it broke down, cheated or never answers, and is not asked again.
    """

    answered = Signal(int)
    move_due = Signal()
    thinking_changed = Signal(int, bool)
    player_failed = Signal(int)

    def __init__(
        self,
        players: Mapping[int, Callable[[], Player[Any, Any]]],
        read_move: Callable[[object], Any],
        clock: GameClock,
        parent: QObject | None = None,
    ) -> None:
        """players: seat → maker of its player (called in the thread). read_move: `Rules.read_move`."""
        super().__init__(parent)
        self.in_a_rush = False
        """Nobody waits for the clock any more: answers count in the order of their times."""
        self._clock = clock
        self._makers, self._read_move = dict(players), read_move
        self._players: dict[int, Player[Any, Any]] = {}
        self._thread = _thread(self)
        self._at_work: tuple[int, Question] | None = None
        self._looked_at: tuple[int, Question] | None = None
        self._looks = 0
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look)
        self._asked: dict[int, Question] = {}
        self._planned: dict[int, Any] = {}
        self._overdue: set[int] = set()
        self._silent: set[int] = set()
        self._thinking: set[int] = set()
        self._hurried: set[int] = set()

    def __contains__(self, seat: object) -> bool:
        return seat in self._makers

    def is_silent(self, seat: int) -> bool:
        """Whether the seat's player broke down."""
        return seat in self._silent

    def ask(self, deciders: Iterable[int], observe: Callable[[int], Any]) -> None:
        """Ask those who have to decide and have not been asked; forget answers of all others."""
        awaited = [seat for seat in deciders if seat in self._makers]
        for seat in {*self._asked, *self._planned} - set(awaited):
            self.drop(seat)
        for seat in awaited:
            if seat not in self._asked and seat not in self._planned and seat not in self._silent:
                self._asked[seat] = self._thread.ask(
                    partial(self._think, seat, observe(seat)),
                    partial(self._on_move_found, seat),
                    partial(self._on_player_failed, seat),
                )
                self._show_thinking(seat, True)
        if self._asked and not self._watch.isActive():
            self._watch.start(LOOK_MS)

    def drop(self, seat: int) -> None:
        """Drop the question that this seat was asked."""
        self._planned.pop(seat, None)
        self._overdue.discard(seat)
        self._hurried.discard(seat)
        question = self._asked.pop(seat, None)
        if question is not None:
            question.drop()
        self._show_thinking(seat, False)

    def hurry(self) -> None:
        """Nobody wants to wait: moves that are only to look human come due, those still sought as soon
        as they are found."""
        self._hurried.update(self._asked)
        self._overdue.update(seat for seat in self._planned if not self._is_timed(seat))
        self.move_due.emit()

    def silence(self, seat: int) -> None:
        """Never ask this seat again."""
        self._silent.add(seat)
        self.drop(seat)
        self.player_failed.emit(seat)

    def take(self, seat: int) -> Any:
        """The seat's answer, which it then no longer holds; None if it has none."""
        move = self._planned.pop(seat, None)
        self._overdue.discard(seat)
        self._show_thinking(seat, False)
        return move

    def _is_timed(self, seat: int) -> bool:
        """Whether the seat's answer waits for a time of the game's clock."""
        return getattr(self._planned.get(seat), "at", None) is not None

    def next_due(self) -> int | None:
        """The seat whose answer is to be played now, whatever the clock says; None where all still wait."""
        if self._overdue:
            return min(self._overdue)
        if self.in_a_rush:
            # Before all who were asked have answered, any of them may come before the first.
            times = {} if self._asked else self._planned
            return min(times, key=lambda seat: (getattr(times[seat], "at", None) or 0, seat), default=None)
        # No clock will ever make these due.
        return next(
            (seat for seat in self._planned if self._is_timed(seat) and not self._clock.is_running), None
        )

    def due(self, now: int) -> list[int]:
        """Seats whose answer's time on the running clock has come, the earliest first."""
        times = {seat: getattr(move, "at", None) for seat, move in self._planned.items()}
        return [
            seat
            for at, seat in sorted((at, seat) for seat, at in times.items() if at is not None and at <= now)
        ]

    def stop(self) -> None:
        """End the thread; a player that does not notice is left to itself."""
        self._watch.stop()
        self._thread.stop()

    def _think(self, seat: int, observation: Any, question: Question) -> Any:
        """Runs in the worker's thread."""
        self._at_work = seat, question
        if seat not in self._players:
            self._players[seat] = self._makers[seat]()
        return self._read_move(self._players[seat].choose(observation, question.budget(MOVE_SECONDS)))

    def _look(self) -> None:
        """Whoever thinks without end is left behind with its thread, and the others are asked anew."""
        if not self._asked:
            self._watch.stop()
        self._looks = self._looks + 1 if self._asked and self._looked_at is self._at_work else 0
        self._looked_at = self._at_work
        if self._at_work is None or self._looks < PATIENCE:
            return
        seat, self._looks = self._at_work[0], 0
        log.error("computer player at seat %d does not answer", seat)
        self._thread.stop()
        self._thread.deleteLater()
        self._thread = _thread(self)
        for waiting in list(self._asked):
            self.drop(waiting)
        self.silence(seat)

    def _on_move_found(self, seat: int, move: Any) -> None:
        del self._asked[seat]
        self._planned[seat] = move
        # Not 0: what is put off for no time at all is never let go where its game is left before.
        wait = 1 if seat in self._hurried else Pace.paced(HUMAN_MOMENT_MS)
        self._hurried.discard(seat)
        if self._is_timed(seat):
            self._show_thinking(seat, False)
        else:
            QTimer.singleShot(wait, self, lambda: self._come_due(seat, move))
        self.answered.emit(seat)

    def _show_thinking(self, seat: int, thinking: bool) -> None:
        if thinking != (seat in self._thinking):
            (self._thinking.add if thinking else self._thinking.discard)(seat)
            self.thinking_changed.emit(seat, thinking)

    def _come_due(self, seat: int, move: Any) -> None:
        if self._planned.get(seat) is move:
            self._overdue.add(seat)
            self.move_due.emit()

    def _on_player_failed(self, seat: int, error: Exception) -> None:
        """A fault of a player must not take the game with it."""
        log.error("computer player at seat %d failed", seat, exc_info=error)
        self.silence(seat)
