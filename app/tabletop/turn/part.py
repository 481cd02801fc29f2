"""What a table of turns shows at one moment, and the parts that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.tabletop.context import BarTool


@dataclass(frozen=True)
class ViewState:
    """All that the parts of a table are told.

    seen: the position that was settled last; None before the first one.
    shown: what of it lies on the table already, or was counted; of the game's `Show`.
    acting: turns are being shown. sent: a move was confirmed and has not come back yet.
    covered: nobody may see what is held.
    refused: why the last move was not taken, until another one is confirmed.
    offered: the move that advice shows and that can be laid at once.
    past: the turn that is looked back at, as the game tells it; None for the present.
    anew: the person has sat down, or has taken a move back: the table is not gone on with.
    turns: what was made since the position before.
    moment: another number whenever turns begin to be shown and whenever a position has settled.
    """

    seen: Any = None
    shown: Any = None
    acting: bool = False
    sent: bool = False
    covered: bool = False
    refused: IllegalMove | None = None
    offered: Any = None
    past: Any = None
    anew: bool = True
    turns: tuple[Turn, ...] = ()
    moment: int = 0

    @property
    def busy(self) -> bool:
        """Whether nothing can be laid or confirmed now."""
        return self.acting or self.sent


class Wish(Enum):
    """What a part asks for besides moves; for most of it `TableScreen` has a signal."""

    KEYBOARD = auto()
    """The keys are another's now."""
    CONFIRM = auto()
    """The primary button, or Enter."""
    SKIP = auto()
    """What is being shown has been read."""
    HURRY = auto()
    CLOCK_READY = auto()
    TAKE_BACK = auto()
    PUT_BACK = auto()
    NEXT_ROUND = auto()
    AGAIN = auto()
    LEAVE = auto()


class Part(QObject):
    """A part of a table: it takes every state up, and tells what was done with it. It writes into no other.

    A game overrides what it needs of `begin`, `settle` and `render`; it reads other parts as it likes.

    Signals:
        changed(): what it adds to the state, or what others read of it, is another.
        move_requested(object move, bool lies): a person confirms it; lies: its pieces are on the table.
        move_for_requested(object seat, object move): somebody says something to what is on the table.
        wished(object Wish)
    """

    changed = Signal()
    move_requested = Signal(object, bool)
    move_for_requested = Signal(object, object)
    wished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = ViewState()

    def take_up(self, state: ViewState) -> None:
        """Show this state."""
        before, self.state = self.state, state
        if state.moment != before.moment:
            if state.acting:
                self.begin(state)
            else:
                self.settle(state)
        self.render(state, before)

    def wish(self, asked: SignalInstance, wish: Wish) -> None:
        """Whenever this is heard, ask for it."""
        asked.connect(lambda *_: self.wished.emit(wish))

    def begin(self, state: ViewState) -> None:
        """Turns are about to be shown."""

    def settle(self, state: ViewState) -> None:
        """All of them have been: there is another position."""

    def render(self, state: ViewState, before: ViewState) -> None:
        """Anything may have changed; it comes after `begin` and `settle`, too."""

    def adds(self, state: ViewState) -> ViewState:
        """The state with what this part knows of it."""
        return state

    def keyboard(self) -> QWidget | None:
        """What takes the keys now; None where this part wants none."""
        return None

    def tools(self) -> Sequence[BarTool]:
        """Buttons for the top bar."""
        return ()

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        """What letters command at any time of the game."""
        return {}

    def retranslate(self) -> None:
        """Texts in the language of the moment."""
