"""The screen of a game in which pieces of a hand are laid on a sheet, turn by turn: its parts by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.engine.turn import Turn
from app.tabletop import commands
from app.tabletop.advice.adviser import Adviser
from app.tabletop.aids import Aid, open_aids
from app.tabletop.context import ViewContext
from app.tabletop.hand.open_hands import OpenHandsPart
from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.show import SheetShow
from app.tabletop.hand.table import HandTable
from app.tabletop.hand.undo import UndoController
from app.tabletop.panel.presenter import PanelPresenter
from app.tabletop.past.looking import LookBack
from app.tabletop.past.moves import MovesView
from app.tabletop.people.end import EndSheet
from app.tabletop.people.ending import EndPart, Remarks
from app.tabletop.people.sayings import Remark
from app.tabletop.people.talk import Talk, left_of
from app.tabletop.turn.course import SkippingClicks
from app.tabletop.turn.part import Part, ViewState
from app.tabletop.turn.screen import TurnScreen
from app.tabletop.turn.tools import Tools

TURNS = 9
"""So many turns are seen at once at the end."""


@dataclass(frozen=True)
class SheetParts:
    """What a game lays out: its table, the hand at it (`desk`), what knows its turns; more: other parts."""

    table: HandTable
    desk: HandPresenter
    panel: PanelPresenter
    show: SheetShow
    past: LookBack
    adviser: Adviser
    more: Sequence[Part] = ()


class SheetScreen(TurnScreen):
    """A `TurnScreen` with the parts of such a table. The game says what it is about.

    prose: the package with what animals say in this game alone, empty for nothing."""

    prose = ""

    def __init__(self, context: ViewContext, parts: SheetParts, parent: QWidget | None = None) -> None:
        super().__init__(context, parts.table, parts.show, parent)
        self.table, self.desk, self.panel = parts.table, parts.desk, parts.panel
        self.past, self.adviser = parts.past, parts.adviser
        table, seats = self.table, self.table.side.seats
        self.hand: Any = self.desk.hand
        self.keys = self.desk.keys
        self.hand.waits_for = self.panel.not_now
        self._clicks = SkippingClicks(self, table.sheet, self.acting)
        self.talk = Talk(table, seats.rows, left_of(table, seats))
        self.end = EndSheet(context.seats, table.mat, table, table.above_hand)
        self.turns = MovesView(context.seats, rows=TURNS)
        table.side.list.moves.why = self.turns.moves.why = self.past.why
        self.end.tabs.add(lambda: self.tr("Turns"), lambda: self.turns)
        self.end.offer(context.afterwards)
        seats.keep_secret(self.end.figures)
        self.tools = Tools(context, lambda: self.hand.on_turn and self.adviser.offers(), self)
        self.undoing = UndoController(self.hand, table, self.tools, self.adviser.recorded)
        levels = [look.level for look in context.seats]
        remarks = Remarks(
            self.talk,
            lambda: bool(self.hand.draft.placed),
            self.remark,
            levels,
            self.prose,
            context.sounds,
        )
        self.course.turn_shown.connect(remarks.comment)
        self.course.taken.connect(self.desk.take_root)
        self.join(
            (
                self.past,
                parts.show,
                self.adviser,
                self.desk,
                self.panel,
                LatestTurns(table, parts.show, self.desk, watching=context.watching),
                self.undoing,
                self.tools,
                remarks,
                OpenHandsPart(table.open_hands, context, table.arrange_sheet, table.from_afar),
                EndPart(self.end, self._write_end, context.sounds, table.message.clear),
                *parts.more,
            )
        )
        self._join_buttons()
        if context.watching:
            self.table.side.only_watch()
        self.keys.more |= {**self.shortcuts(), commands.UNSEEN: self.open_store}
        self.hand.refresh()

    def _settle(self, observation: Any) -> None:
        self.table.tell_mildly(self.context.mild_for(observation.seat))
        super()._settle(observation)

    def heard(self, turn: Turn, name: str) -> str:
        """As the list of moves has it."""
        moves = self.table.side.list.moves
        return str(moves.index(0).data()) if moves.rowCount() else super().heard(turn, name)

    def _join_buttons(self) -> None:
        side, keys, tools, undoing = self.table.side, self.keys, self.tools, self.undoing
        side.again.clicked.connect(self.play_again_requested)
        side.results.clicked.connect(self.end.open_again)
        side.store.clicked.connect(self.open_store)
        side.seats.hurry_requested.connect(self.hurry_requested)
        side.list.turn_chosen.connect(self.adviser.open_past)
        side.list.turn_pointed.connect(lambda turn, go: self.past.point(turn, go=go))
        side.results.clicked.connect(self.past.forget)
        self.turns.turn_pointed.connect(self._look_at)
        self.turns.turn_chosen.connect(self._look_into)
        self.end.put_away.connect(lambda: side.results.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.sheet.arranged.connect(self.end.stay)
        keys.end_look = self.past.leave
        keys.advice_given_up.connect(self.adviser.forget)
        keys.undo_requested.connect(undoing.undo)
        keys.redo_requested.connect(undoing.redo)
        self.take_back_offered.connect(undoing.take_offer)
        tools.hint.triggered.connect(self.adviser.hint)
        tools.best.triggered.connect(self.adviser.open_list)
        tools.aids.triggered.connect(lambda: open_aids(self.table, self.context.settings, self.aids()))

    def _write_end(self) -> None:
        """The result, and all turns beside it."""
        self.show_end()
        self.turns.moves.set_lines(self.table.side.list.moves.lines)

    def _look_at(self, turn: int, go: bool) -> None:
        """A turn was chosen at the end: the table shows it."""
        if go and self.end.isVisible():
            self.end.leave()
            self.past.point(turn, go=True)

    def _look_into(self, turn: int) -> None:
        self.end.leave()
        self.adviser.open_past(turn)

    # Advice from outside ----------------------------------------------------------------------

    # What a game says -------------------------------------------------------------------------

    def show_end(self) -> None:
        """Write the winner's sheet, `end`."""
        raise NotImplementedError

    def remark(self, history: Sequence[Any]) -> Remark | None:
        """Who has something to say to the last of these turns, and what about."""
        return None

    def aids(self) -> Sequence[Aid]:
        """The switches of the table."""
        return ()

    def open_store(self) -> None:
        """What may still be drawn: the store was clicked."""

    # The rest ---------------------------------------------------------------------------------

    def confirm(self) -> None:
        """The winner's sheet again, the move that is shown, or what the hand means."""
        if self.seen is not None and not self.seen.deciders:
            self.end.open_again()
        elif not self.adviser.lay_shown():
            self.desk.confirm()

    def show_thinking(self, seat: int, thinking: bool) -> None:
        """A computer player has begun or ended to think."""
        self.table.side.seats.rows[seat].set_thinking(thinking)


class LatestTurns(Part):
    """The turns since the position before are said, and the sheet follows the last of them."""

    def __init__(
        self, table: HandTable, show: SheetShow, hand: HandPresenter, *, watching: bool = False
    ) -> None:
        """watching: who goes through a game that is over says what is to be heard (`TableScreen.heard`)."""
        super().__init__(table)
        self._watching = watching
        self._table, self._show, self._hand = table, show, hand
        self._told: int | None = None

    def settle(self, state: ViewState) -> None:
        """At the end all of the sheet is seen."""
        seen, mover = state.seen, self._table.sheet.mover
        told, self._told = self._told, len(seen.history)
        if told is not None and not state.anew and not self._watching:
            self._hand.announce(len(seen.history) - told)
        last = self._show.newest(seen)
        if state.anew:
            mover.follow_game(last)
        else:
            mover.keep_up(last)
        self._hand.keys.cursor.stay()
        if not seen.deciders:
            mover.show_all()
