"""What the table page asks of a game's view (see ``app/games/ADDING_A_GAME.md``)."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget


class GameView(Protocol):
    """A QWidget that shows observations and asks for moves; it decides nothing about legality.

    A view may have more: ``take_back_requested()`` where confirmed moves can be taken back,
    ``hurry_requested()`` where a person can cut the waiting for a computer player short, and
    ``act_out(then)``, which shows what the last move came to before the screen is covered for the next
    person and then calls back. What a view keeps beside the game (a list half typed, the order of a hand)
    it puts into ``context.notes``.
    """

    move_requested: SignalInstance
    """object move: by the person who is looking."""
    move_for_requested: SignalInstance
    """object seat, object move: by a certain person, None for the table."""
    clock_ready: SignalInstance
    """The board lies open: the clock may start."""
    next_round_requested: SignalInstance
    end_round_requested: SignalInstance
    play_again_requested: SignalInstance
    leave_requested: SignalInstance
    subtitle_changed: SignalInstance
    """str: what the top bar says beside the name of the game."""

    def keyboard(self) -> QWidget:
        """Who takes the keys now: the page gives them back after everything that lay over the table. A view
        that moves the keyboard by itself does so with `widgets.keyboard.give`."""
        ...

    def show_observation(self, observation: Any, events: list[Any], /) -> None: ...
    def show_rejection(self, error: Any, move: Any, /) -> None: ...
    def show_clock(self, at: int, limit: int | None, running: bool, /) -> None: ...
    def show_thinking(self, seat: int, thinking: bool, /) -> None: ...
    def set_paused(self, paused: bool, /) -> None: ...
