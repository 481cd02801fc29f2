"""Between a Match and the screen: who is asked, what is accepted, and what follows from it.

The controller knows no particular game. It never decides what is legal; it submits and tells. The clock, the
curtain, saving, computer players and what is found ahead have classes of their own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from app.engine.errors import IllegalMove
from app.engine.match import STOP, Match
from app.engine.player import Player
from app.engine.record import Record
from app.engine.rules import Clock, ClockEvent, Json, Result, Seat
from app.lexicon.judge import Household
from app.storage.saves import packed
from app.ui.match.autosave import Autosave
from app.ui.match.computer_seats import ComputerSeats
from app.ui.match.game_clock import GameClock
from app.ui.match.game_save import GameSave
from app.ui.match.move_preparation import MovePreparation
from app.ui.match.standstill import Standstill
from app.ui.match.viewer import Viewer, last_turn_to_take_back, seen_before, take_back_offer

log = logging.getLogger(__name__)

AnyMatch: TypeAlias = Match[Any, Any]


class MatchController(QObject):
    """Runs one game.

    Signals:
        observation_changed(object observation, list turns): what the viewer sees now, and each
            `Turn` made since the last time.
        take_back_changed(object back, object again): which turn of the record `take_back` would take back
            now, and which one it would make again; None for none. Told before each observation.
        move_rejected(object IllegalMove, object move)
        clock_changed(int at_ms, object limit_ms, bool running)
        thinking_changed(int seat, bool thinking)
        curtain_requested(int seat, object turns): cover the screen until that person is there, then
            `ready()`; whoever sees it now may first be shown these turns, which have not been told yet.
        pause_changed(bool paused)
        saving_failed(object StorageProblem); saving_succeeded()
        player_failed(int seat): a computer player broke down; the game goes on without its moves.
        match_finished(object Result)
    """

    observation_changed = Signal(object, list)
    take_back_changed = Signal(object, object)
    move_rejected = Signal(object, object)
    clock_changed = Signal(int, object, bool)
    thinking_changed = Signal(int, bool)
    curtain_requested = Signal(int, object)
    pause_changed = Signal(bool)
    saving_failed = Signal(object)
    saving_succeeded = Signal()
    player_failed = Signal(int)
    match_finished = Signal(object)

    is_final = False
    """Nothing is taken back: there is one try, and it counts."""

    def __init__(
        self,
        match: AnyMatch,
        players: Mapping[int, Callable[[], Player[Any, Any]]],
        autosave: Autosave,
        mildest: Callable[[Any], Any],
        *,
        elapsed: int = 0,
        notes: Json | None = None,
        written: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """players: seat → maker of its computer player.

        mildest: observation → the move that gives least away, for a computer player that broke down.
        elapsed: milliseconds on the clock of a resumed game.
        notes, written: what its screen had noted, and the number of the state read (see `GameSave`).
        """
        super().__init__(parent)
        self._match = match
        self.agreed: Callable[[], Household | None] = lambda: self._match.agreed()
        """What a household has agreed on about words, as the rules go by it just now (`Match.agreed`)."""
        self.seed = match.record.seed
        """All chance of the game comes from it."""
        self._mildest = mildest
        self._taken_back: list[AnyMatch] = []
        """The game as it stood before each time that a move was taken back, until another one is made."""
        self._paused = self._left = False
        self._goes_on = self._asked_on = False
        self.save = GameSave(
            autosave,
            lambda notes, number: _packed(self._match, self.clock.now(), notes, number),
            lambda: self._match.settled(),
            notes,
            written,
        )
        autosave.saving_failed.connect(self.saving_failed)
        autosave.saving_succeeded.connect(self.saving_succeeded)
        self.clock = GameClock(match.clock(), elapsed, self)
        self.clock.clock_changed.connect(self.clock_changed)
        self.clock.ticked.connect(self._tick)
        self.clock.save_due.connect(lambda: self.save.write(wait=False))
        self.viewer = Viewer(len(match.record.turns), self)
        self.viewer.observation_changed.connect(self._offer_taking_back)
        self.viewer.observation_changed.connect(self.observation_changed)
        self.viewer.observation_changed.connect(self.clock.tell)
        self.viewer.curtain_requested.connect(self.curtain_requested)
        self.computers = ComputerSeats(players, match.rules.read_move, self.clock, self)
        self.computers.thinking_changed.connect(self.thinking_changed)
        self.computers.player_failed.connect(self.player_failed)
        self.computers.player_failed.connect(self._go_on)
        self.computers.answered.connect(self._go_on)
        self.computers.move_due.connect(self._go_on)
        self.standstill = Standstill(self)
        self._ahead = MovePreparation(self)
        self._ahead.finished.connect(self._let_through)

    # What the screen may ask

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._match.record.players)

    @property
    def game(self) -> str:
        return self._match.record.game

    @property
    def record(self) -> Record:
        """The game so far; whoever asks changes nothing of it."""
        return self._match.record

    @property
    def options(self) -> Json:
        return self._match.record.options

    @property
    def observation(self) -> Any:
        """What the viewer sees now."""
        return self._match.observation_for(self.viewer.seat)

    @property
    def is_paused(self) -> bool:
        return self._paused

    @property
    def result(self) -> Result | None:
        return self._match.result

    @property
    def is_settled(self) -> bool:
        """Whether nothing that anybody may still do changes the result."""
        return self._match.settled()

    def observation_before(self, turn: int) -> Any:
        """What the seat that made a turn saw before it; None where the viewer may not know."""
        return seen_before(self._match, turn, self.viewer.seat)

    def seen_by(self, seat: int) -> Any:
        """What another seat sees: for people who play with open hands."""
        return self._match.observation_for(seat)

    # What the screen may do

    def start(self) -> None:
        """Show the game for the first time; a game whose clock was running comes back paused."""
        clock, turns = self._match.clock(), self._match.record.turns
        if clock is not None and clock.running:
            self._submit(None, self._match.clock_move(ClockEvent.PAUSE, self.clock.now()))
            self._paused = True
        elif clock is not None and turns:
            self._paused = turns[-1].kind == ClockEvent.PAUSE.value
        self.viewer.show(self._match)
        if self._paused:
            self.pause_changed.emit(True)
        self._go_on()

    def submit(self, move: Any) -> None:
        """Submit a move by the person at the screen."""
        seat = self.viewer.seat
        if seat is None:
            seat = next((one for one in self._match.deciders() if one not in self.computers), None)
        self.submit_for(seat, move)

    def submit_for(self, seat: int | None, move: Any) -> None:
        """A move by a certain person, or by the table (None); none while nobody plays."""
        if self._is_closed():
            return
        if self._ahead.is_busy:
            self._ahead.hold(seat, move)
        elif self._submit(seat, move):
            self._after()

    def go_on(self) -> None:
        """People agree to what the table waits for: start the clock, close the round."""
        move = self._match.automatic()
        if move is not None:
            self.submit_for(None, move)

    def end_round(self) -> None:
        """The people at the screen are done; computer players finish their time at once."""
        if self._is_closed():
            return
        for seat in self._match.deciders():
            if seat not in self.computers and not self._submit(
                seat, self._match.clock_move(ClockEvent.DONE, self.clock.now())
            ):
                return
        self.computers.in_a_rush = bool(self._match.deciders())
        self._after()

    def hurry(self) -> None:
        """The person does not want to wait for moves that are only to look human."""
        if not self._paused and not self._left:
            self.computers.hurry()

    def pause(self) -> None:
        clock = self._match.clock()
        if self._is_closed() or self.result is not None or clock is None or not clock.running:
            return
        if self._submit(None, self._match.clock_move(ClockEvent.PAUSE, self.clock.now())):
            self._paused = True
            self._after()
            self.pause_changed.emit(True)

    def resume(self) -> None:
        if not self._paused:
            return
        self._paused = False
        if self._submit(None, self._match.clock_move(ClockEvent.RESUME, self.clock.now())):
            self.pause_changed.emit(False)
            self._after()

    def ready(self) -> None:
        """Called when the person behind the curtain is there."""
        self.viewer.lift(self._match)
        self._go_on()

    def take_back(self, *, again: bool = False) -> None:
        """Go back to before the last move of one who practises; computer players are asked anew. again: go on
        from where the game stood when that was last done."""
        match, turn = None, last_turn_to_take_back(self._match)
        if again and self._taken_back:
            match = self._taken_back.pop()
        elif not again and turn is not None:
            match = self._match.rewound(turn)
            self._taken_back.append(self._match)
        if match is not None and not (self._left or self.is_final):
            self.computers.ask((), self._match.observation_for)
            self._match = match
            self.viewer.rewind(len(match.record.turns))
            self._after()

    def _offer_taking_back(self) -> None:
        offer = (None, None) if self.is_final else take_back_offer(self._match, self._taken_back)
        self.take_back_changed.emit(*offer)

    def leave(self) -> None:
        """Save and stop for good."""
        if not self._left:
            self._left = True
            self.clock.stop()
            self.computers.stop()
            self._ahead.stop()
            self.save.finish()

    # How it goes on

    def _is_closed(self) -> bool:
        """In a pause, behind the curtain and after leaving the screen has nothing to say."""
        return self._paused or self.viewer.is_covered or self._left

    def _submit(self, seat: int | None, move: Any) -> bool:
        by_computer = seat in self.computers
        try:
            self._match.submit(seat, _in_time(move, self._match.clock()) if by_computer else move)
        except IllegalMove as refusal:
            if seat is not None and by_computer:
                log.error("computer player at seat %d made an illegal move: %s", seat, refusal)
                self.computers.silence(seat)
            else:
                self.move_rejected.emit(refusal, move)
            return False
        if seat is not None:
            self._taken_back.clear()
        return True

    def _after(self) -> None:
        """After one or more accepted moves: clock, save, show, ask on."""
        self.clock.follow(self._match.clock())
        self.save.write()
        self.viewer.show(self._match)
        if self.result is not None:
            self.clock.stop()
            self.match_finished.emit(self.result)
            return
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Do what there is to do until somebody is waited for. What a step brings about comes after it, not
        inside of it: players that fell silent make a whole game of moves at once."""
        self._asked_on = True
        if self._goes_on:
            return
        self._goes_on = True
        try:
            while self._asked_on:
                self._asked_on = False
                self._step()
        finally:
            self._goes_on = False

    def _step(self) -> None:
        """Ask whoever has to decide; play what is due; let the table make what waits for nobody."""
        if self._is_closed() or self._ahead.is_busy or self.result is not None:
            return
        if self.standstill.follow(self._match):
            self.submit_for(None, STOP)
            return
        deciders = self._match.deciders()
        self.computers.ask(deciders, self._match.observation_for)
        if self._ahead.begin(self._match.work_ahead()):
            return
        for seat in filter(self.computers.is_silent, deciders):
            # The others go on.
            if self._submit(seat, self._mildest(self._match.observation_for(seat))):
                self._after()
            return
        due = self.computers.next_due()
        if due is not None:
            self._submit(due, self.computers.take(due))
            self._after()
            return
        move = self._match.automatic()
        if move is not None and not self._match.patient(move) and self._submit(None, move):
            self.computers.in_a_rush = False
            self._after()

    @Slot(list)
    def _let_through(self, held: list[tuple[int | None, Any]]) -> None:
        """What the next move brings is found: moves made meanwhile count."""
        for seat, move in held:
            self.submit_for(seat, move)
        self._go_on()

    @Slot(int)
    def _tick(self, now: int) -> None:
        """The clock runs: computer players write, time runs out."""
        clock = self._match.clock()
        if clock is None or not clock.running:
            return
        due = self.computers.due(now)
        for seat in due:
            self._submit(seat, self.computers.take(seat))
        if clock.limit is not None and now >= clock.limit:
            self._submit(None, self._match.clock_move(ClockEvent.TIME_UP, clock.limit))
            # What they meant to say was for the time that is over; now they may be asked something else.
            self.computers.ask((), self._match.observation_for)
        elif not due:
            self.clock.tell()
            return
        self._after()


def _packed(match: AnyMatch, now: int, notes: Json, written: int) -> bytes:
    return packed(match.record, now, finished=match.settled(), notes=notes, written=written)


def _in_time(move: Any, clock: Clock | None) -> Any:
    """A computer player's move whose moment passed while it was on its way, dated to now."""
    at = getattr(move, "at", None)
    late = clock is not None and at is not None and at < clock.at
    return replace(move, at=clock.at) if clock is not None and late else move
