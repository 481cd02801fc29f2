"""The base of every game's screen: what the table page gives it and hears from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.tabletop.context import BarTool
from app.tabletop.people.place import PlayerPlace
from app.widgets.sheets import keyboard


class TableScreen(QWidget):
    """Shows observations and asks for moves; decides nothing about legality.

    A game overrides what it has; what it has not does nothing. What a screen keeps beside the game (a list
    half typed, the order of a hand) it puts into ``context.notes``.

    Signals:
        move_requested(object move): by the person who is looking.
        move_for_requested(object seat, object move): by a certain person, None for the table.
        clock_ready(): what is on the table lies open; the clock may start.
        next_round_requested(): people have read the results.
        end_round_requested(): they want no more time.
        hurry_requested(): the person does not want to wait for computer players.
        take_back_offered(object back, object again): told to the screen, which turn of the record
            `take_back_requested` would take back now, and which one `put_back_requested` would make again;
            None where nothing would be done.
        take_back_requested(): the person's last confirmed move, where nobody else plays.
        put_back_requested(): what was taken back last, with all that came after it.
        play_again_requested(), leave_requested()
        subtitle_changed(str): what the top bar says beside the name of the game.
    """

    move_requested = Signal(object)
    move_for_requested = Signal(object, object)
    clock_ready = Signal()
    next_round_requested = Signal()
    end_round_requested = Signal()
    hurry_requested = Signal()
    take_back_offered = Signal(object, object)
    take_back_requested = Signal()
    put_back_requested = Signal()
    play_again_requested = Signal()
    leave_requested = Signal()
    subtitle_changed = Signal(str)

    has_hands = False
    """Whether people hold something that one after another of them sees."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subtitle = ""

    # What the page asks -----------------------------------------------------------------------

    def keyboard(self) -> QWidget:
        """Who takes the keys now: the page gives them back after everything that lay over the table. A
        screen that moves the keyboard by itself does so with `widgets.sheets.keyboard.give`."""
        return self

    def hides(self, widget: QWidget) -> bool:
        """Whether something of the screen's own lies over a part of it: Tab passes over that."""
        return False

    def bar_tools(self) -> Sequence[BarTool]:
        """Buttons that the top bar offers beside the usual ones."""
        return ()

    def bar_part(self) -> QWidget | None:
        """What the top bar shows between the name of the game and what `tell_subtitle` says."""
        return None

    def word_at_hand(self) -> str:
        """The word that the person at the screen is making, for the dictionary to begin with; or empty."""
        return ""

    def heard(self, turn: Turn, name: str) -> str:
        """What a screen reader says of a turn of the player of that name, once it is shown, to whoever goes
        through a game that is over; empty for nothing. Here all that is told of the player."""
        places = self.findChildren(PlayerPlace)
        return next((place.accessibleName() for place in places if place.name == name), "")

    def step(self, *, forward: bool) -> bool:
        """A presenter's clicker goes on, or back, where no button is to be pressed; whether it did so."""
        return False

    def voted_in(self, observation: Any) -> Mapping[str, Sequence[int]] | None:
        """Words that people's votes have let in as things stand, with the seats that said yes; None while
        nobody can vote."""
        return None

    # Advice from outside ----------------------------------------------------------------------

    def show_hint(self, ranked: Any) -> None:
        """A little more of a move, as the game's analysis has moves, each time."""

    def show_best(self, ranked: Any) -> None:
        """Show such a move on the table."""

    # What the controller tells ----------------------------------------------------------------

    def show_observation(self, observation: Any, turns: Sequence[Turn] = ()) -> None:
        """Show what the viewer sees now; ``turns`` were made since the last time."""

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """A move of the viewer was refused; False where the page is to say why."""
        return False

    def show_clock(self, at: int, limit: int | None, running: bool) -> None:
        """Milliseconds on the clock of this stretch, and where it ends."""

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""

    def is_acting(self) -> bool:
        """Whether turns are being shown."""
        return False

    def set_paused(self, paused: bool) -> None:
        """A pause begins or ends."""

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show whoever has just moved what came of it, then call back: the screen is about to be covered for
        the next person. ``turns`` were made since the last observation, as whoever has moved may see them."""
        then()

    # For the games ----------------------------------------------------------------------------

    def tell_subtitle(self, text: str, *, again: bool = False) -> None:
        """What the top bar is to say beside the name of the game; again: even where it says so already."""
        if again or text != self._subtitle:
            self._subtitle = text
            self.subtitle_changed.emit(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever gives the game the keyboard means what takes it now."""
        if self.keyboard() is self:
            super().focusInEvent(event)
        else:
            keyboard.give(self.keyboard(), event.reason())
