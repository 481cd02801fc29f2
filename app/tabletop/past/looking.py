"""Looking back: a past turn shown on the table instead of the present."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.tabletop.turn.part import Part, ViewState


class LookBack(Part):
    """Shows one past turn at a time. A game says how a turn is shown.

    seen: the position whose past is shown. allowed: not while something is being acted out; then the table
    is not free for it.

    Signals: ended(): the table shows the present again.
    """

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.turn: int | None = None
        """What is shown; None for the present."""
        self.allowed = True
        self.seen: Any = None

    def begin(self, state: ViewState) -> None:
        """The table is not free."""
        self.forget()
        self.allowed = False

    def settle(self, state: ViewState) -> None:
        """It is free again."""
        self.allowed = True
        self.follow(state.seen)

    def render(self, state: ViewState, before: ViewState) -> None:
        """What is done otherwise ends it."""
        if state.past is None:
            self.forget()

    def adds(self, state: ViewState) -> ViewState:
        """The turn that is shown."""
        return replace(state, past=self.turn)

    def follow(self, observation: Any) -> None:
        """A new position; the past has more turns."""
        self.forget()
        self.seen = observation

    def show_turn(self, turn: int) -> bool:
        """Show it; False where it left nothing to be seen, or is none."""
        raise NotImplementedError

    def hide_turn(self, turn: int) -> None:
        raise NotImplementedError

    def why(self, turn: int) -> str:
        """What the points of a turn are made of; empty where that is seen at once."""
        return ""

    def reach_turn(self, turn: int) -> None:
        """Bring what is shown into view."""

    def point(self, turn: int, *, go: bool) -> None:
        """Show a turn; go: bring it into view where it is not. Less than 0 shows the present."""
        if turn < 0 or not self.allowed:
            self.forget()
            return
        if turn != self.turn:
            shown = self._hide()
            if self.show_turn(turn):
                self.turn = turn
                self.changed.emit()
            elif shown:
                self._end()
        if go and self.turn is not None:
            self.reach_turn(turn)

    def forget(self) -> None:
        """Show the present."""
        if self._hide():
            self._end()

    def _end(self) -> None:
        self.ended.emit()
        self.changed.emit()

    def _hide(self) -> bool:
        """Show the turn no longer; whether one was shown."""
        turn, self.turn = self.turn, None
        if turn is not None:
            self.hide_turn(turn)
        return turn is not None

    def leave(self) -> bool:
        """Show the present; whether it was not shown before."""
        shown = self.turn is not None
        self.forget()
        return shown
