"""Between a Match and the screen: whose turn it is to be asked, the clock, the curtain, saving.

The controller knows no particular game. It never decides what is legal; it submits and tells.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.engine.errors import IllegalMove
from app.engine.match import Match
from app.engine.player import Player
from app.engine.rules import Clock, ClockEvent, Json, Result, Seat
from app.engine.turn import Turn
from app.storage.saves import packed
from app.ui.autosave import Autosave
from app.ui.computer_seats import ComputerSeats
from app.ui.game_clock import GameClock
from app.ui.thread_bridge import ThreadBridge

log = logging.getLogger(__name__)

AnyMatch: TypeAlias = Match[Any, Any]

TICK_MS = 100
SAVE_CLOCK_MS = 2_000
"""A running clock is saved this often, so that a pulled plug costs at most that much."""


class MatchController(QObject):
    """Runs one game.

    Signals:
        observation_changed(object observation, list events): what the viewer sees now, and the
            turns made since the last time.
        move_rejected(object IllegalMove, object move)
        clock_changed(int at_ms, object limit_ms, bool running)
        thinking_changed(int seat, bool thinking)
        viewer_changed(object seat): whose eyes the screen is now, None for everybody's.
        curtain_requested(int seat, object turns): cover the screen until that person is there, then
            `ready()`; whoever sees it now may first be shown these turns, which have not been told yet.
        pause_changed(bool paused)
        saving_failed(object StorageProblem); saving_succeeded()
        player_failed(int seat): a computer player broke down; the game goes on without its moves.
        match_finished(object Result)
    """

    observation_changed = Signal(object, list)
    move_rejected = Signal(object, object)
    clock_changed = Signal(int, object, bool)
    thinking_changed = Signal(int, bool)
    viewer_changed = Signal(object)
    curtain_requested = Signal(int, object)
    pause_changed = Signal(bool)
    saving_failed = Signal(object)
    saving_succeeded = Signal()
    player_failed = Signal(int)
    match_finished = Signal(object)

    def __init__(
        self,
        match: AnyMatch,
        players: Mapping[int, Callable[[], Player[Any, Any]]],
        autosave: Autosave,
        mildest: Callable[[Any], Any],
        *,
        elapsed: int = 0,
        notes: Json | None = None,
        parent: QObject | None = None,
    ) -> None:
        """players: seat → maker of its computer player.

        mildest: observation → the move that gives least away, for a computer player that broke down.
        elapsed: milliseconds on the clock of a resumed game.
        notes: what its screen had noted (see `keep_notes`).
        """
        super().__init__(parent)
        self._match = match
        self._mildest = mildest
        self._autosave = autosave
        self._notes: Json = notes or {}
        autosave.saving_failed.connect(self.saving_failed)
        autosave.saving_succeeded.connect(self.saving_succeeded)
        self._machines = ComputerSeats(players, self)
        self._machines.move_planned.connect(self._on_move_planned)
        self._machines.move_due.connect(self._play_planned)
        self._machines.thinking_changed.connect(self.thinking_changed)
        self._machines.player_failed.connect(self.player_failed)
        self._machines.player_failed.connect(self._pump)
        self._told = len(match.record.turns)
        self._viewer: int | None = None
        self._lifted_at = -1
        self._covered = False
        self._hurry = False
        self._left = False
        self._paused = False
        self._clock = GameClock(elapsed)
        self._saved_at = 0
        self._ahead = ThreadBridge("ahead", self)
        self._busy = False
        self._held: list[tuple[int | None, Any]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    # What the screen may ask

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._match.record.players)

    @property
    def game(self) -> str:
        return self._match.record.game

    @property
    def save_id(self) -> str:
        return self._autosave.save_id

    @property
    def notes(self) -> Json:
        """What the screen had noted when the game was last saved, to be doubted by it."""
        return self._notes

    @property
    def is_timed(self) -> bool:
        """Whether the game has a clock."""
        return self._match.clock() is not None

    @property
    def viewer(self) -> int | None:
        return self._viewer

    @property
    def observation(self) -> Any:
        """What the viewer sees now."""
        return self._match.observation_for(self._viewer)

    @property
    def is_paused(self) -> bool:
        return self._paused

    @property
    def result(self) -> Result | None:
        return self._match.result

    def start(self) -> None:
        """Show the game for the first time; a game whose clock was running comes back paused."""
        clock = self._match.clock()
        if clock is not None:
            self._clock.take_up(clock)
            self._paused = clock.running or self._needs_resume()
        if clock is not None and clock.running:
            self._submit(None, self._match.clock_move(ClockEvent.PAUSE, self.now()))
        self._show()
        if self._paused:
            self.pause_changed.emit(True)
        self._pump()

    def _needs_resume(self) -> bool:
        turns = self._match.record.turns
        return bool(turns) and turns[-1].move.get("type") == ClockEvent.PAUSE.value

    # What the screen may do

    def submit(self, move: Any) -> None:
        """A move by the person at the screen."""
        seat = self._viewer
        if seat is None:
            waiting = [decider for decider in self._match.deciders() if decider not in self._machines]
            seat = waiting[0] if waiting else None
        self.submit_for(seat, move)

    def submit_for(self, seat: int | None, move: Any) -> None:
        """A move by a certain person, or by the table (None); none while nobody plays."""
        if self._is_closed():
            return
        if self._busy:
            self._held.append((seat, move))
        elif self._submit(seat, move):
            self._after()

    def _is_closed(self) -> bool:
        """In a pause, behind the curtain and after leaving the screen has nothing to say."""
        return self._paused or self._covered or self._left

    def go_on(self) -> None:
        """People agree to what the table waits for: start the clock, close the round."""
        move = self._match.automatic()
        if move is not None:
            self.submit_for(None, move)

    def now(self) -> int:
        """Milliseconds on the clock of the present stretch, for moves that carry their time."""
        return self._clock.now()

    def end_round(self) -> None:
        """The people at the screen are done; computer players finish their time at once."""
        if self._is_closed():
            return
        for seat in self._match.deciders():
            if seat not in self._machines and not self._submit(
                seat, self._match.clock_move(ClockEvent.DONE, self.now())
            ):
                return
        self._hurry = bool(self._match.deciders())
        self._after()

    def hurry(self) -> None:
        """The person does not want to wait for moves that are only to look human."""
        if not self._paused and not self._left:
            self._machines.hurry()

    def pause(self) -> None:
        """Stop the clock and the game."""
        clock = self._match.clock()
        if self._paused or self._covered or self.result is not None:
            return
        if clock is not None and clock.running:
            if not self._submit(None, self._match.clock_move(ClockEvent.PAUSE, self.now())):
                return
            self._paused = True
            self._after()
            self.pause_changed.emit(True)

    def resume(self) -> None:
        """Go on after a pause."""
        if not self._paused:
            return
        self._paused = False
        if self._submit(None, self._match.clock_move(ClockEvent.RESUME, self.now())):
            self.pause_changed.emit(False)
            self._after()

    def ready(self) -> None:
        """The person behind the curtain is there."""
        self._covered = False
        self._lifted_at = len(self._match.record.turns)
        self._show()
        self._pump()

    @property
    def can_take_back(self) -> bool:
        """Whether the one person at the table may take their last move back: practice without a clock."""
        return (
            len(self._people()) == 1
            and self.result is None
            and not self._left
            and self._match.clock() is None
            and self._last_turn_of(self._people()[0]) is not None
        )

    def take_back(self) -> None:
        """Go back to before the person's last move; computer players are asked anew."""
        if not self.can_take_back:
            return
        turn = self._last_turn_of(self._people()[0])
        self._machines.ask((), self._match.observation_for)
        self._match = self._match.rewound(turn or 0)
        self._told = turn or 0
        self._after()

    def observation_before(self, turn: int) -> Any:
        """What the seat that made a turn saw before it; None where the viewer may not know."""
        turns = self._match.record.turns
        seat = turns[turn].seat if 0 <= turn < len(turns) else None
        if seat is None or (seat != self._viewer and self.result is None):
            return None
        return self._match.rewound(turn).observation_for(seat)

    def _people(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.is_person]

    def _last_turn_of(self, seat: int) -> int | None:
        turns = self._match.record.turns
        return next((index for index in range(len(turns) - 1, -1, -1) if turns[index].seat == seat), None)

    def save_now(self) -> None:
        """Try to save again after a failure."""
        self._save()

    def keep_notes(self, notes: Json) -> None:
        """Save what belongs to the screen rather than to the game: a list half typed, the order of a hand."""
        if not self._left and notes != self._notes:
            self._notes = notes
            self._save()

    def leave(self) -> None:
        """Save and stop for good."""
        if self._left:
            return
        self._left = True
        self._timer.stop()
        self._machines.stop()
        self._ahead.stop()
        if not self._match.settled():
            self._save()
        self._autosave.finish()

    # Moves

    def _submit(self, seat: int | None, move: Any) -> bool:
        try:
            self._match.submit(seat, _in_time(move, self._match.clock()) if seat in self._machines else move)
        except IllegalMove as refusal:
            if seat in self._machines:
                assert seat is not None
                log.error("computer player at seat %d made an illegal move: %s", seat, refusal)
                self._machines.silence(seat)
            else:
                self.move_rejected.emit(refusal, move)
            return False
        return True

    def _after(self) -> None:
        """After one or more accepted moves: clock, save, show, ask on."""
        self._sync_clock()
        self._save()
        self._show()
        if self.result is not None:
            self._timer.stop()
            self.match_finished.emit(self.result)
            return
        self._pump()

    def _show(self) -> None:
        viewer = self._match.viewer()
        if self._match.curtain() and self._lifted_at < len(self._match.record.turns) and viewer is not None:
            if not self._covered:
                self._covered = True
                self.curtain_requested.emit(viewer, self._untold())
            return
        if viewer != self._viewer:
            self._viewer = viewer
            self.viewer_changed.emit(viewer)
        events = self._untold()
        self._told = len(self._match.record.turns)
        self.observation_changed.emit(self._match.observation_for(viewer), events)
        self._tell_clock()

    def _untold(self) -> list[Turn]:
        """What has happened since the last observation, as far as the viewer may know."""
        return [self._match.seen(turn, self._viewer) for turn in self._match.record.turns[self._told :]]

    def _pump(self) -> None:
        """Ask whoever has to decide; let the table make what waits for nobody."""
        if self._paused or self._covered or self._left or self._busy or self.result is not None:
            return
        self._work_ahead()
        deciders = self._match.deciders()
        self._machines.ask(deciders, self._match.observation_for)
        for seat in filter(self._machines.is_silent, deciders):
            self._give_up_for(seat)
            return
        first = self._machines.first() if self._hurry else None
        if first is not None:
            self._play_planned(first)
            return
        move = self._match.automatic()
        if move is not None and not self._match.patient(move) and self._submit(None, move):
            self._hurry = False
            self._after()

    def _work_ahead(self) -> None:
        """Let slow consequences of the next move be found while its player is still shaking."""
        work = self._match.work_ahead()
        if work is not None:
            self._busy = True
            self._ahead.ask(lambda _: work(), self._on_ahead_done, self._on_ahead_done)

    def _on_ahead_done(self, _: object) -> None:
        self._busy = False
        held, self._held = self._held, []
        for seat, move in held:
            self.submit_for(seat, move)

    # Computer players

    @Slot(int)
    def _on_move_planned(self, seat: int) -> None:
        if self._hurry:
            self._pump()
        elif self._machines.is_timed(seat) and not self._clock.is_running:
            self._play_planned(seat)  # no clock will ever make it due

    @Slot(int)
    def _play_planned(self, seat: int) -> None:
        if self._left or self._paused:
            return
        move = self._machines.take(seat)
        if self._busy:
            self._held.append((seat, move))
        else:
            self._submit(seat, move)
            self._after()

    def _give_up_for(self, seat: int) -> None:
        """The move that gives least away for a seat whose player broke down: the others go on."""
        self._match.submit(seat, self._mildest(self._match.observation_for(seat)))
        self._after()

    # The clock

    def _sync_clock(self) -> None:
        clock = self._match.clock()
        if clock is None:
            return
        self._clock.follow(clock)
        if self._clock.is_running and not self._timer.isActive():
            self._saved_at = self.now()
            self._timer.start()
        elif not self._clock.is_running:
            self._timer.stop()

    def _tell_clock(self) -> None:
        clock = self._match.clock()
        if clock is not None:
            self.clock_changed.emit(self.now(), clock.limit, clock.running)

    @Slot()
    def _tick(self) -> None:
        clock = self._match.clock()
        if clock is None or not clock.running:
            return
        now = self.now()
        due = self._machines.due(now)
        for seat in due:
            self._submit(seat, self._machines.take(seat))
        if clock.limit is not None and now >= clock.limit:
            due.append(-1)
            self._submit(None, self._match.clock_move(ClockEvent.TIME_UP, clock.limit))
        if due:
            self._after()
            return
        self._tell_clock()
        if now - self._saved_at >= SAVE_CLOCK_MS:
            self._saved_at = now
            self._save(wait=False)

    def _save(self, *, wait: bool = True) -> None:
        finished = self._match.settled()
        data = packed(self._match.record, self.now(), finished=finished, notes=self._notes)
        self._autosave.write(data, wait=wait)


def _in_time(move: Any, clock: Clock | None) -> Any:
    """A computer player's move whose moment passed while it was on its way, dated to now."""
    at = getattr(move, "at", None)
    late = clock is not None and at is not None and at < clock.at
    return replace(move, at=clock.at) if clock is not None and late else move
