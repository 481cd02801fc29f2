"""What comes over or beside the table while words are challenged, voted on, or a round is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.context import BarTool
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.screen import TurnScreen
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press, want_fresh_turn


class StageWidget(QWidget):
    """A part of the screen with a time of its own. It is shown while it is wanted, over the table from below
    the seats to the lower edge of the mat (over the seats, too, where it is whole), and has the keyboard.

    Signals:
        move_requested(object move): by the person who is looking.
        move_for_requested(object seat, object move): by a certain person.
        next_round_requested(), play_again_requested(), leave_requested()
        put_away(): look at the table; the primary button brings it back.
        finished(): it is no longer busy.
    """

    move_requested = Signal(object)
    move_for_requested = Signal(object, object)
    next_round_requested = Signal()
    play_again_requested = Signal()
    leave_requested = Signal()
    put_away = Signal()
    finished = Signal()

    whole = False

    @property
    def busy(self) -> bool:
        """Whether it still shows what came before what happens now; that waits until `finished`."""
        return False

    def tools(self) -> Sequence[BarTool]:
        """Buttons for the top bar."""
        return ()

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        """What keys pressed with Ctrl do, at any time of the game."""
        return {}

    def follow(self, seen: Observation) -> None:
        """Any position, whether it is wanted for it or not."""

    def wanted(self, seen: Observation) -> bool:
        """Whether it is its time."""
        return False

    def show_observation(self, seen: Observation, turns: Sequence[Turn]) -> None:
        """A position for which it is wanted; ``turns`` were made since the last one, none where the person
        has just sat down."""

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show everybody at the screen what has come of these turns, then call back: it is about to be
        covered for the next person."""
        then()

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""

    def keyboard(self) -> QWidget:
        """Who takes the keys while it is shown."""
        return self

    def retranslate(self) -> None:
        """Another language."""


class StagePart(Part):
    """Has a stage come over the table in its time, the first one that is wanted."""

    def __init__(self, screen: TurnScreen, table: QuiddlerTable, stages: Sequence[StageWidget]) -> None:
        super().__init__(screen)
        self._held: list[tuple[Observation, Sequence[Turn]]] = []
        """What waits for a stage that is busy."""
        self._screen, self._table, self.stages = screen, table, stages
        self.stage: StageWidget | None = None
        self.put_away = False
        """Whether it was put away, to look at the table; the primary button brings it back."""
        table.arranged.connect(self._place)
        for stage in stages:
            stage.hide()
            stage.move_requested.connect(screen.move_requested)
            stage.move_for_requested.connect(self.move_for_requested)
            stage.next_round_requested.connect(screen.next_round_requested)
            stage.play_again_requested.connect(screen.play_again_requested)
            stage.leave_requested.connect(screen.leave_requested)
            stage.put_away.connect(self._put_away)
            stage.finished.connect(self._release)

    # The state ------------------------------------------------------------------------------------

    def begin(self, state: ViewState) -> None:
        """The table is seen."""
        self._leave()

    def settle(self, state: ViewState) -> None:
        """Whether it is its time."""
        self.enter(state.turns)

    def enter(self, turns: Sequence[Turn]) -> None:
        """Show the stage that is wanted, if any; ``turns`` were made since the last time."""
        seen = self.state.seen
        for one in self.stages:
            one.follow(seen)
        stage = next((one for one in self.stages if one.wanted(seen)), None)
        if stage is not self.stage:
            self._leave()
        self.stage = stage
        if stage is None:
            if self._goes_on():
                self.wished.emit(Wish.KEYBOARD)
                want_fresh_press(self._screen)
            return
        stage.show_observation(seen, turns)
        if stage.isHidden():
            self._place()
            stage.show()
            stage.raise_()
            self.wished.emit(Wish.KEYBOARD)

    # What waits for it, and what it shows before the screen is covered ------------------------------

    def holds(self, observation: Observation, turns: Sequence[Turn]) -> bool:
        """Whether that happens behind a stage that is busy: then it follows once it is not."""
        busy = self.stage is not None and self.stage.busy
        if busy:
            self._held.append((observation, turns))
        return busy

    def _release(self) -> None:
        held, self._held = self._held, []
        for observation, turns in held:
            self._screen.show_observation(observation, turns)
        if not held:
            self.enter(())

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None], cover: Callable[[], None]) -> None:
        """Show how words in doubt came out, if a stage is there. cover: puts it away, then goes on."""
        if self.stage is None:
            then()
        else:
            self.stage.act_out(turns, cover)

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""
        for stage in self.stages:
            stage.show_thinking(seat, thinking)

    def _goes_on(self) -> bool:
        """Whether people say when the next round is dealt, or another game."""
        seen: Observation = self.state.seen
        return seen.phase is Phase.OVER or (seen.phase is Phase.DEAL and bool(seen.past))

    def _leave(self) -> None:
        stage, self.stage = self.stage, None
        self.put_away = False
        if stage is not None:
            stage.hide()
            self.wished.emit(Wish.KEYBOARD)
            want_fresh_turn(self._screen)

    # What people do with it -----------------------------------------------------------------------

    def _put_away(self) -> None:
        if self.stage is not None:
            self.stage.hide()
            self.put_away = True
            self.changed.emit()
            keyboard.give(self._table)

    def go_on(self) -> None:
        """To what was put away, to the next round, to another game."""
        if self.stage is not None:
            self.put_away = False
            self.stage.show()
            keyboard.give(self.stage.keyboard())
            self.changed.emit()
        elif self.state.seen is not None and self.state.seen.phase is Phase.OVER:
            self.wished.emit(Wish.AGAIN)
        else:
            self.wished.emit(Wish.NEXT_ROUND)

    # Where it lies --------------------------------------------------------------------------------

    def _place(self) -> None:
        """Below the seats, or over all of the table."""
        if self.stage is None:
            return
        room = self._screen.rect() if self.stage.whole else self._table.mat()
        if not self.stage.whole:
            room.setTop(self._table.middle().top())
        self.stage.setGeometry(room)

    def covers(self, widget: QWidget) -> bool:
        """Whether it lies on a part of the screen; of the table that takes the keys itself the hand does."""
        if self.stage is None or self.stage.isHidden():
            return False
        if not self._table.isAncestorOf(widget):
            return widget is self._table
        return self.stage.geometry().contains(widget.mapTo(self._screen, widget.rect().center()))

    def keyboard(self) -> QWidget | None:
        """The stage, while it is seen."""
        return self.stage.keyboard() if self.stage is not None and self.stage.isVisible() else None

    def tools(self) -> Sequence[BarTool]:
        """What the stages offer at any time."""
        return [tool for stage in self.stages for tool in stage.tools()]

    def retranslate(self) -> None:
        """All of them."""
        if self.state.seen is not None:
            for stage in self.stages:
                stage.retranslate()
