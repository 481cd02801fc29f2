"""Keeps the side panel true: points as far as they have been counted, the draft, the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand import TileHand
from app.games.qwirkle.screen.show import counts
from app.games.qwirkle.screen.table import TileTable
from app.tabletop.context import ViewContext
from app.widgets import keyboard

translate = QCoreApplication.translate


class PanelDesk:
    """plus: green figures beside the points, seat → points."""

    def __init__(self, table: TileTable, hand: TileHand, context: ViewContext) -> None:
        self._table, self._hand, self._context = table, hand, context
        self._seen: Observation | None = None
        self._counted: list[int] = [0] * len(context.seats)
        self._fits = True
        self._offered = False
        self.plus: dict[int, int] = {}

    def settle(self, observation: Observation) -> None:
        """Everything has been counted."""
        self._seen = observation
        self._counted = list(observation.scores)
        self._fits = bool(observation.hand) and observation.board().can_lay(observation.hand)
        self.plus = {}

    def set_offered(self, offered: bool) -> None:
        """Whether a move is shown on the table that the great button lays."""
        self._offered = offered
        self.refresh()

    def count_up(self, seat: int, points: int) -> None:
        """A turn has been counted on the table."""
        if points:
            self._counted[seat] += points
            self.plus = {seat: points}
            self.refresh()

    def show_draft(self, *, counting: bool) -> None:
        """The rows of the draft and its points; counting: rows are just being counted by themselves."""
        seen, hand = self._seen, self._hand
        if seen is None:
            return
        score = None if hand.blocked else hand.draft.score()
        told = score is not None and self._context.settings.aid("points", True)
        if not counting and told and score is not None:
            last = list(hand.draft.placed.values())[-1]
            self._table.tally.show(counts(score.lines, score.bonus, last))
        elif not counting:
            self._table.tally.clear()
        mine = {seen.seat: score.total} if told and score is not None and seen.seat is not None else {}
        if not counting:
            self.plus = mine
        self.refresh()
        self._table.message.stand(self._instruction())

    def refresh(self) -> None:
        """Players, bag, moves, buttons."""
        seen, side, hand = self._seen, self._table.side, self._hand
        if seen is None:
            return
        side.show_observation(seen, self._counted, self.plus, self._open_seats(seen))
        buttons = (side.confirm, side.back, side.trade)
        pressed = next((button for button in buttons if button.hasFocus()), None)
        text, icon, ready = self._confirming(seen)
        side.show_confirm(text, icon, enabled=hand.on_turn and ready, why=self._why_not(seen))
        side.back.setText(translate("QwirkleView", "Take back"))
        side.back.setEnabled(hand.on_turn and bool(hand.draft.placed))
        trade, not_now = translate("QwirkleView", "Trade"), translate("QwirkleView", "Do not trade")
        side.trade.setText(not_now if hand.trading else trade)
        side.trade.set_icon_name("x" if hand.trading else "swap")
        side.trade.setEnabled(hand.can_trade())
        if pressed is not None and not pressed.isEnabled():
            keyboard.give(self._table.sheet)

    def _lacks(self) -> str:
        """What the move still lacks; all else is said to whoever confirms."""
        hand = self._hand
        error = hand.draft.hindrance(hand.traded if hand.trading else None)
        return "" if error is None else view_texts.lacks(error, len(hand.draft.placed))

    def _confirming(self, seen: Observation) -> tuple[str, str, bool]:
        """What the great button does: words, icon, and whether there is something to be confirmed."""
        hand = self._hand
        drafted = bool(hand.draft.placed)
        if hand.trading:
            marked = len(hand.traded)
            text = view_texts.trade_button(marked) if marked else translate("QwirkleView", "Trade")
            return text, "swap", not self._lacks()
        if seen.may_pass and not drafted:
            return translate("QwirkleView", "Pass"), "enter", True
        if self._offered and not drafted:
            return translate("QwirkleView", "Lay what is shown"), "check", True
        score = hand.draft.score() if not hand.blocked else None
        told = score is not None and self._context.settings.aid("points", True)
        text = view_texts.lay_for(score.total) if score and told else translate("QwirkleView", "Lay")
        return text, "check", not self._lacks()

    def _instruction(self) -> str:
        """What the rules ask of the person and has not been done yet."""
        seen, hand = self._seen, self._hand
        if seen is None or not hand.on_turn:
            return ""
        if not seen.table:
            return "" if hand.draft.hindrance() is None else view_texts.opening(seen.opening)
        if seen.may_pass:
            return translate("QwirkleView", "You can neither lay nor trade. Pass.")
        if not self._fits and not hand.trading:
            return translate("QwirkleView", "None of your tiles fits. Trade some of them.")
        return ""

    def _why_not(self, seen: Observation) -> str:
        """Why the move cannot be confirmed; empty where it can."""
        hand = self._hand
        if seen.turn is None:
            return ""
        if not hand.on_turn:
            if seen.turn == seen.seat:
                return translate("QwirkleView", "A moment: the moves are being shown.")
            name = self._context.seats[seen.turn].name
            return translate("QwirkleView", "{name} is on turn.").format(name=name)
        return self._lacks()

    def _open_seats(self, seen: Observation) -> frozenset[int]:
        """Whose past moves the person at the screen may look into."""
        if self._context.analyse is None:
            return frozenset()
        if seen.turn is None:
            return frozenset(range(seen.seats))
        return frozenset() if seen.seat is None else frozenset({seen.seat})
