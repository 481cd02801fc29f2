"""The conductor of tables at which turns are taken: observations in, one state for all parts, moves out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.tabletop.context import BarTool, ViewContext
from app.tabletop.screen import TableScreen
from app.tabletop.turn.course import Course
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.show import Show
from app.widgets import boxes
from app.widgets.sheets import keyboard


class TurnScreen(TableScreen):
    """Acts turns out, and after everything that happens gives its parts the state, one after another.

    A part may read those before it in the row: they have taken the state up already.
    """

    has_hands = True
    adviser: Any
    """What knows hints and best moves, where the game has them."""

    def __init__(
        self, context: ViewContext, table: QWidget, show: Show, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.state = ViewState()
        self.parts: Sequence[Part] = ()
        self.show_ = show
        self.acting = show.acting
        self.course = Course(self.acting, show.act)
        self._turns: list[Turn] = []
        self._giving = False
        boxes.column(table, inside=self, bare=True)
        self.course.acting.connect(self._begin)
        self.course.settled.connect(self._settle)

    def join(self, parts: Sequence[Part]) -> None:
        """These are the parts, in the order in which they take a state up."""
        self.parts = tuple(parts)
        for part in self.parts:
            part.changed.connect(partial(self._take_change, part))
            part.move_requested.connect(self._submit)
            part.move_for_requested.connect(self._say)
            part.wished.connect(self._grant)

    # What a game says -------------------------------------------------------------------------

    def title(self) -> str:
        """What the top bar says: “Round 6”."""
        return ""

    def confirm(self) -> None:
        """The primary button was pressed, or Enter, and nothing is being shown."""

    # The state --------------------------------------------------------------------------------

    @property
    def seen(self) -> Any:
        """The position that was settled last."""
        return self.state.seen

    def give(self, state: ViewState) -> None:
        """All parts take this state up, and what one of them adds to it those after it hear."""
        self.state = state
        was, self._giving = self._giving, True
        try:
            for part in self.parts:
                part.take_up(self.state)
                self.state = part.adds(self.state)
        finally:
            self._giving = was

    def _take_change(self, part: Part) -> None:
        """Whatever is done ends a look back. What changes while parts take a state up is not told again."""
        if not self._giving and self.state.seen is not None:
            self.give(part.adds(replace(self.state, past=None)))

    def _begin(self) -> None:
        turns, moment = tuple(self._turns), self.state.moment + 1
        self.give(replace(self.state, acting=True, offered=None, past=None, turns=turns, moment=moment))

    def _settle(self, observation: Any) -> None:
        turns, self._turns = tuple(self._turns), []
        anew, moment, covered = self.state.anew, self.state.moment + 1, observation.seat is None
        self.give(ViewState(observation, covered=covered, anew=anew, turns=turns, moment=moment))
        self.tell_subtitle(self.title())

    # What the controller tells ----------------------------------------------------------------

    def show_observation(
        self, observation: Any, turns: Sequence[Turn] = (), *, anew: bool | None = None
    ) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time. anew: see `ViewState`;
        without it that is where no turns were made."""
        fresh = self.seen is None or not turns if anew is None else anew
        self.state = replace(self.state, anew=fresh)
        self._turns += turns
        if fresh or not self.isVisible():
            self.course.jump(observation)
        else:
            self.course.follow(observation, [turn for turn in turns if self.show_.shows(turn)])

    def is_acting(self) -> bool:
        return self.acting.running

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show whoever has just moved what came of it, then go on: the screen is about to be covered."""
        self.course.act_out(turns, then)

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A move of the viewer was refused: the parts say why."""
        self.course.refuse()
        self.give(replace(self.state, acting=False, sent=False, covered=False, refused=refusal))
        return True

    def show_hint(self, ranked: Any) -> None:
        self.adviser.hint_at(ranked)

    def show_best(self, ranked: Any) -> None:
        self.adviser.show_move(ranked)

    # What the parts ask -----------------------------------------------------------------------

    @property
    def _several(self) -> bool:
        """Whether the next person may be at the screen at any moment."""
        return sum(seat.is_person for seat in self.context.seats) > 1

    def _submit(self, move: Any, lies: bool) -> None:
        if self.context.watching:
            self.move_requested.emit(move)
            return
        self.course.confirm(self.seen.seat if lies else None)
        covered = self.state.covered or self._several
        self.give(replace(self.state, sent=True, covered=covered, refused=None))
        self.move_requested.emit(move)

    def _say(self, seat: int | None, move: Any) -> None:
        """Whoever has looked at what they hold is done with it."""
        if self.seen.seat is not None and self._several and not self.context.watching:
            self.give(replace(self.state, covered=True))
        self.move_for_requested.emit(seat, move)

    def _grant(self, wish: Wish) -> None:
        signals: Mapping[Wish, SignalInstance] = {
            Wish.HURRY: self.hurry_requested,
            Wish.CLOCK_READY: self.clock_ready,
            Wish.TAKE_BACK: self.take_back_requested,
            Wish.PUT_BACK: self.put_back_requested,
            Wish.NEXT_ROUND: self.next_round_requested,
            Wish.AGAIN: self.play_again_requested,
            Wish.LEAVE: self.leave_requested,
        }
        if wish in signals:
            if wish is Wish.TAKE_BACK:
                self.acting.drop()
            signals[wish].emit()
        elif wish is Wish.KEYBOARD:
            keyboard.give(self.keyboard())
        elif wish is Wish.SKIP or self.acting.running:
            self.acting.skip()
        else:
            self.confirm()

    # Small things -----------------------------------------------------------------------------

    def bar_tools(self) -> Sequence[BarTool]:
        """What the parts offer at any time."""
        return [tool for part in self.parts for tool in part.tools()]

    def shortcuts(self) -> dict[Qt.Key, Callable[[], object]]:
        """What letters command, of all parts."""
        return {key: done for part in self.parts for key, done in part.shortcuts().items()}

    def keyboard(self) -> QWidget:
        """The part that wants the keys last in the row: it lies over the others."""
        wanted = (part.keyboard() for part in reversed(self.parts))
        return next((widget for widget in wanted if widget is not None), self)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for part in self.parts:
                part.retranslate()
            if self.seen is not None:
                self.tell_subtitle(self.title(), again=True)
