"""What comes over or beside the table while words are challenged, voted on, or a round is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.games.quiddler.model import Observation
from app.tabletop.context import BarTool, ViewContext


class Stage(QWidget):
    """A part of the screen with a time of its own. It is shown while it is wanted, over the table from below
    the seats to the lower edge of the mat (over the seats, too, where it is whole), and has the keyboard.

    Signals:
        move_requested(object move): by the person who is looking.
        move_for_requested(object seat, object move): by a certain person.
        next_round_requested(), play_again_requested(), leave_requested()
        put_away(): look at the table; `QuiddlerView` has a button that brings it back.
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


StageMaker: TypeAlias = Callable[[ViewContext, QWidget], Stage]
