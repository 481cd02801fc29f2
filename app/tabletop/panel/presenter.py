"""Keeps the panel beside a hand's table true: points as far as they have been counted, draft, buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.engine.errors import IllegalMove
from app.tabletop.context import ViewContext
from app.tabletop.hand.hand import HandController
from app.tabletop.hand.table import HandTable
from app.tabletop.sheet.tally import LineCount
from app.tabletop.turn.part import Part, ViewState
from app.widgets.sheets import keyboard

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Drafted:
    """What a draft scores as it lies: its rows, and all of its points.

    seat: whose they are, where it is not whoever looks: a turn that the others may still answer.
    """

    rows: Sequence[LineCount]
    points: int
    seat: int | None = None


class PanelPresenter(Part):
    """plus: green figures beside the points, seat → points."""

    def __init__(self, table: HandTable, hand: HandController[Any], context: ViewContext) -> None:
        super().__init__(table)
        self.table, self.hand, self.context = table, hand, context
        self.plus: dict[int, int] = {}

    # What a game says -------------------------------------------------------------------------

    def show_state(self, scores: Sequence[int], plus: Mapping[int, int], opening: frozenset[int]) -> None:
        """Players, store and moves. scores: as far as they have been counted on the screen; plus: green
        figures beside them; opening: seats whose past moves can be looked into."""
        raise NotImplementedError

    def drafted(self) -> Drafted | None:
        """What the draft scores; None where nothing is laid, or nobody can tell yet."""
        return None

    def confirming(self, points: int | None) -> tuple[str, str]:
        """What the primary button does now: words and icon. points: of the draft, where they are told."""
        raise NotImplementedError

    def giving(self) -> tuple[str, str]:
        """What the button says that begins to give pieces away, and what it says then."""
        return translate("PanelPresenter", "Trade"), translate("PanelPresenter", "Do not trade")

    def lacks(self, error: IllegalMove) -> str:
        """What the move still lacks; empty where confirming it is to say why it is refused."""
        return ""

    def why_not(self) -> str:
        """What else stands against a draft that the model takes: the word list."""
        return ""

    def instruction(self) -> str:
        """What the rules ask of the person on turn and has not been done yet."""
        return ""

    # The draft ----------------------------------------------------------------------------------

    @property
    def seen(self) -> Any:
        return self.state.seen

    def render(self, state: ViewState, before: ViewState) -> None:
        """What is counted on the sheet just now, or looked back at, stays there."""
        if state.past is None:
            self.show_draft(counting=state.busy and before.busy)

    def _told(self) -> Drafted | None:
        """What the draft scores, where a person wants to know before it is confirmed."""
        if self.hand.blocked or not self.context.settings.aid("points", True):
            return None
        return self.drafted()

    def show_draft(self, *, counting: bool) -> None:
        """The rows of the draft and its points; counting: rows are just being counted by themselves."""
        if self.seen is None:
            return
        told = self._told()
        if not counting:
            if told is not None:
                self.table.tally.show(told.rows)
            else:
                self.table.tally.clear()
            seat = self.seen.seat if told is None or told.seat is None else told.seat
            self.plus = {} if told is None or seat is None else {seat: told.points}
        if self.state.busy:
            self.plus = dict(self.state.shown.plus)
        self.refresh()
        self.table.message.stand(self.instruction() if self.hand.on_turn else "")

    def refresh(self) -> None:
        side, hand = self.table.side, self.hand
        if self.seen is None:
            return
        self.show_state(self.state.shown.scores, self.plus, self._open_seats())
        pressed = next((one for one in (side.confirm, side.back, side.exchange) if one.hasFocus()), None)
        lays_shown = self.state.offered is not None and not hand.exchanging and not hand.draft.placed
        if lays_shown:
            text, icon, lacking = translate("PanelPresenter", "Lay what is shown"), "check", ""
        else:
            told = self._told()
            text, icon = self.confirming(None if told is None else told.points)
            lacking = self._lacking()
        why = self.not_now() or lacking
        side.show_confirm(text, icon, enabled=hand.on_turn and not lacking, why=why)
        side.back.setText(translate("PanelPresenter", "Take back"))
        side.back.setEnabled(hand.on_turn and bool(hand.draft.placed))
        trade, not_now = self.giving()
        side.exchange.setText(not_now if hand.exchanging else trade)
        side.exchange.set_icon_name("x" if hand.exchanging else "swap")
        side.exchange.setEnabled(hand.can_exchange())
        if pressed is not None and not pressed.isEnabled():
            keyboard.give(self.table.sheet)

    def _lacking(self) -> str:
        hand = self.hand
        error = hand.draft.hindrance(hand.given if hand.exchanging else None)
        return self.why_not() if error is None else self.lacks(error)

    def not_now(self) -> str:
        """Why nothing can be confirmed now, whatever is drafted; empty when the game is over."""
        deciders = () if self.seen is None else self.seen.deciders
        if self.hand.on_turn or not deciders:
            return ""
        if self.seen.seat in deciders:
            return translate("PanelPresenter", "A moment: the moves are being shown.")
        name = self.context.seats[deciders[0]].name
        return translate("PanelPresenter", "{name} is on turn.").format(name=name)

    def _open_seats(self) -> frozenset[int]:
        """Whose past moves the person at the screen may look into."""
        if self.context.analyse is None:
            return frozenset()
        if not self.seen.deciders:
            return frozenset(range(self.seen.seats))
        return frozenset() if self.seen.seat is None else frozenset({self.seen.seat})
