"""Advice at the table: a hint in steps, the best moves of the present and of past positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.tabletop.advice.best import BestMovesSheet, Proposal
from app.tabletop.context import Cancel, ViewContext
from app.tabletop.note import Note
from app.tabletop.turn.part import Part, ViewState

translate = QCoreApplication.translate

STEP_SECONDS = 0.7
"""Between two looks at how a list of best moves stands."""

ABOUT = "advice"
"""What messages of advice are about (see `Note.tell`)."""


def no_advice() -> str:
    """Nothing was found, or looking for it has failed."""
    return translate("Adviser", "No advice could be found for this position.")


def settled(ranked: Sequence[Any]) -> bool:
    """Whether the order of moves stands."""
    return all(one.expected.settled for one in ranked)


def _nothing() -> None:
    """There is nothing to cancel."""


class Adviser(Part):
    """Asks for an analysis and shows what came of it, a little at a time. What a move looks like on the table
    and in the list its game says.

    table: what the sheets lie over. seen: the position. offering: the move that is shown and can be laid at
    once. step: of the hint that was shown last. advised: whether an analysis has come for this position.
    """

    def __init__(self, table: QWidget, note: Note, context: ViewContext) -> None:
        super().__init__(table)
        self.table, self._note, self._context = table, note, context
        self.seen: Any = None
        self._ranked: Sequence[Any] = ()
        self.step = 0
        self._cancel: Cancel = _nothing
        self.offering: Any = None
        self.advised = False

    # What a game says -------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """Whether the person at the screen is to decide now."""
        raise NotImplementedError

    def waiting(self) -> str:
        """Why nobody is to decide now; empty where somebody is, or where that is said elsewhere."""
        return ""

    def offers(self) -> bool:
        """Whether there is anything to be advised in this position."""
        return True

    def show_step(self, best: Any, step: int) -> int:
        """Show a step, counted from 1, of the hint to this ranked move; returns it, 0 where the next one is
        the first again."""
        raise NotImplementedError

    def show_move(self, ranked: Any) -> None:
        """Show a move on the table, and `offer` it where it can be laid at once."""
        raise NotImplementedError

    def wipe(self) -> None:
        """Take off the table what advice shows there."""
        raise NotImplementedError

    def lay(self, move: Any) -> None:
        """Lay a move that is offered, as a draft."""
        raise NotImplementedError

    def open_sheet(self, observation: Any, *, past: bool) -> BestMovesSheet:
        """A sheet for the best moves of a position."""
        raise NotImplementedError

    def proposals(self, ranked: Sequence[Any], made: int | None) -> list[Proposal]:
        """The ranked moves as lines; made: the turn of the one that was made, None where none was yet."""
        raise NotImplementedError

    def recorded(self, turn: int) -> int:
        """Which turn of the record a turn of the history began with."""
        return turn

    # Hint -------------------------------------------------------------------------------------

    def render(self, state: ViewState, before: ViewState) -> None:
        """Nothing of it is left where a move is confirmed, or turns are shown."""
        other = state.moment != before.moment
        if state.seen is not self.seen or (other and not state.acting):
            self.follow(state.seen)
        elif other or (state.sent and not before.sent):
            self.forget()

    def adds(self, state: ViewState) -> ViewState:
        """The move that is shown."""
        return replace(state, offered=self.offering)

    def follow(self, observation: Any) -> None:
        """A new position: old advice is void."""
        self._cancel()
        self._cancel = _nothing
        self.seen, self._ranked, self.step = observation, (), 0
        self.advised = False
        self.forget()

    def forget(self) -> None:
        self._note.take_back(ABOUT)
        self.offer(None)
        self.wipe()

    def hint(self) -> None:
        """A little more of the best move each time: of the one that is first when the order stands, so that a
        position has one hint however fast the machine is."""
        if not self._can_ask():
            return
        if self._ranked:
            self._next_step()
            return
        self._cancel()
        self.tell(self.tr("Let me see…"))
        self._cancel = self._follow(self.seen, self._found, self._found_nothing)

    def hint_at(self, ranked: Any) -> None:
        """A step of the hint to a certain move, whoever may know it: the game is over."""
        self.step = self.show_step(ranked, self.step + 1)

    def _found_nothing(self) -> None:
        self.tell(no_advice())

    def _found(self, ranked: list[Any]) -> None:
        if not settled(ranked):
            self.tell(self.tr("Let me see…"))  # for as long as it takes
            return
        self._ranked, self.step, self.advised = ranked, 0, True
        self._next_step()

    def _next_step(self) -> None:
        self.step = self.show_step(self._ranked[0], self.step + 1)

    def tell(self, text: str, about: str = ABOUT) -> None:
        """Say something that holds as long as the advice does, or what else it is about."""
        self._note.tell("info", text, about=about)

    def offer(self, move: Any) -> None:
        """A move is shown that can be laid at once; None for none."""
        if move != self.offering:
            self.offering = move
            self.changed.emit()

    def lay_shown(self) -> bool:
        """Lay the move that is offered as a draft; False when none is."""
        move = self.offering
        if move is None or not self.may_ask():
            return False
        self.forget()
        self.lay(move)
        return True

    # List -------------------------------------------------------------------------------------

    def open_list(self) -> None:
        """Open the list of the best moves of this position."""
        if self._can_ask():
            self._open(self.seen, None)

    def _can_ask(self) -> bool:
        """Whether there is advice now; its buttons are grey where there is none, and a key is told why."""
        if self.seen is None:
            return False
        has_analyst = self._context.analyse is not None
        if has_analyst and self.may_ask():
            return True
        why = self.waiting() or ("" if has_analyst else no_advice())
        if why:
            self.tell(why, about="refused")
        return False

    def open_past(self, turn: int) -> None:
        """The best moves of a position that the person stood before."""
        past = self._context.before_turn(self.recorded(turn))
        if past is not None:
            self._open(past, turn)

    def _open(self, observation: Any, made: int | None) -> None:
        if self._context.analyse is None:
            return
        sheet = self.open_sheet(observation, past=made is not None)
        cancel = self._follow(observation, self._filler(sheet, made), lambda: sheet.say_nothing(no_advice()))
        sheet.show_requested.connect(self.show_move)
        sheet.closed.connect(cancel)
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(sheet.list)

    def _follow(
        self, observation: Any, found: Callable[[list[Any]], None], nothing: Callable[[], object]
    ) -> Cancel:
        """Ask how the best moves stand until their order does; returns what ends that."""
        analyse = self._context.analyse
        assert analyse is not None
        asked: list[Cancel] = [_nothing]

        def ask() -> None:
            asked.append(analyse(observation, heard, seconds=STEP_SECONDS, nothing=nothing))

        def heard(ranked: list[Any]) -> None:
            found(ranked)
            if asked and not settled(ranked):
                ask()

        def cancel() -> None:
            if asked:
                asked[-1]()
            asked.clear()

        ask()
        return cancel

    def _filler(self, sheet: BestMovesSheet, made: int | None) -> Callable[[list[Any]], None]:
        def found(ranked: list[Any]) -> None:
            self.advised = settled(ranked)
            sheet.set_moves(self.proposals(ranked, made), settled=self.advised)

        return found
