"""Has challenges, votes and results come over the table in their time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.quiddler.model import Observation, Phase
from app.games.quiddler.screen.round.screen import RoundScreen
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.context import BarTool
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.screen import TurnScreen
from app.widgets.sheets.fresh_press import want_fresh_press, want_fresh_turn


class RoundPart(Part):
    """While it is open the page lies over all of the table, and has the keyboard."""

    def __init__(self, screen: TurnScreen, table: QuiddlerTable, page: RoundScreen) -> None:
        super().__init__(screen)
        self._held: list[tuple[Observation, Sequence[Turn]]] = []
        """What waits for a page that is busy."""
        self._screen, self._table, self._page = screen, table, page
        self.is_open = False
        table.arranged.connect(self._place)
        page.hide()
        page.move_for_requested.connect(self.move_for_requested)
        self.wish(page.next_round_requested, Wish.NEXT_ROUND)
        self.wish(page.play_again_requested, Wish.AGAIN)
        self.wish(page.leave_requested, Wish.LEAVE)
        page.finished.connect(self._release)

    # The state ------------------------------------------------------------------------------------

    def begin(self, state: ViewState) -> None:
        """The table is seen."""
        self._leave()

    def settle(self, state: ViewState) -> None:
        """Whether it is its time."""
        if state.anew and self._screen.context.watching:
            self._page.know(state.seen)  # nobody is told anew how words came out before that
        self._enter()

    def _enter(self) -> None:
        seen: Observation = self.state.seen
        self._page.follow(seen)
        if not self._page.wanted(seen):
            self._leave()
            if seen.phase is Phase.OVER or (seen.phase is Phase.DEAL and seen.past):
                self.wished.emit(Wish.KEYBOARD)
                want_fresh_press(self._screen)
            return
        self.is_open = True
        self._page.show_observation(seen)
        if self._page.isHidden():
            self._place()
            self._page.show()
            self._page.raise_()
            self.wished.emit(Wish.KEYBOARD)

    # What waits for it, and what it shows before the screen is covered ------------------------------

    def holds(self, observation: Observation, turns: Sequence[Turn]) -> bool:
        """Whether that happens behind a page that is busy: then it follows once it is not. Whoever looks
        through a finished game and goes on has seen enough."""
        if self._screen.context.watching:
            self._page.pass_over()
        busy = self.is_open and self._page.busy
        if busy:
            self._held.append((observation, turns))
        return busy

    def _release(self) -> None:
        held, self._held = self._held, []
        for observation, turns in held:
            self._screen.show_observation(observation, turns)
        if not held:
            self._enter()

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None], cover: Callable[[], None]) -> None:
        """Show how words in doubt came out, if the page is there. cover: puts it away, then goes on."""
        if self.is_open:
            self._page.act_out(turns, cover)
        else:
            then()

    def _leave(self) -> None:
        if self.is_open:
            self.is_open = False
            self._page.hide()
            self.wished.emit(Wish.KEYBOARD)
            want_fresh_turn(self._screen)

    # Where it lies --------------------------------------------------------------------------------

    def _place(self) -> None:
        if self.is_open:
            self._page.setGeometry(self._screen.rect())

    def covers(self, widget: QWidget) -> bool:
        """Whether it lies on a part of the screen; of the table that takes the keys itself the hand does."""
        if not self.is_open or self._page.isHidden():
            return False
        if not self._table.isAncestorOf(widget):
            return widget is self._table
        return self._page.geometry().contains(widget.mapTo(self._screen, widget.rect().center()))

    def keyboard(self) -> QWidget | None:
        return self._page.keyboard() if self.is_open and self._page.isVisible() else None

    def tools(self) -> Sequence[BarTool]:
        """The score sheet, at any time."""
        return (self._page.scores,)
