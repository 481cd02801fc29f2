"""Keeps the side panel true: points as far as they have been counted, the draft, the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from app.games.qwirkle import view_texts
from app.games.qwirkle.model import Observation
from app.games.qwirkle.view_hand import Hand
from app.games.qwirkle.view_show import Event
from app.games.qwirkle.view_table import Table
from app.widgets.context import ViewContext

translate = QCoreApplication.translate


class PanelDesk:
    """plus: green figures beside the points, seat → points."""

    def __init__(self, table: Table, hand: Hand, context: ViewContext) -> None:
        self._table, self._hand, self._context = table, hand, context
        self._seen: Observation | None = None
        self._counted: list[int] = [0] * len(context.seats)
        self.plus: dict[int, int] = {}

    def settle(self, observation: Observation) -> None:
        """Everything has been counted."""
        self._seen = observation
        self._counted = list(observation.scores)
        self.plus = {}

    def count_up(self, seat: int, points: int) -> None:
        """A turn has been counted on the table."""
        if points:
            self._counted[seat] += points
            self.plus = {seat: points}
            self.refresh()

    def arrive(self, event: Event) -> None:
        """The own move, counted before it was submitted, is on the table now."""
        points = int(event.outcome["points"]) + int(event.outcome.get("bonus", 0))
        self.count_up(event.seat or 0, points)

    def show_draft(self, *, counting: bool) -> None:
        """The rows of the draft and its points; counting: rows are just being counted by themselves."""
        seen, hand = self._seen, self._hand
        if seen is None:
            return
        score = None if hand.blocked else hand.score()
        told = score is not None and self._context.settings.aid("points", True)
        if not counting and told and score is not None:
            self._table.tally.show(score.lines)
        elif not counting:
            self._table.tally.clear()
        mine = {seen.seat: score.points} if told and score is not None and seen.seat is not None else {}
        if not counting:
            self.plus = mine
        self.refresh()

    def refresh(self) -> None:
        """Players, bag, moves, buttons."""
        seen, side, hand = self._seen, self._table.side, self._hand
        if seen is None:
            return
        side.seats.set_plus(self.plus)
        side.show_observation(seen, self._counted, self._open_seats(seen))
        score = hand.score() if not hand.blocked else None
        buttons = (side.confirm, side.back, side.trade)
        pressed = next((button for button in buttons if button.hasFocus()), None)
        side.show_actions(
            on_turn=hand.on_turn,
            traded=len(hand.traded) if hand.trading else None,
            points=score.points if score and self._context.settings.aid("points", True) else None,
            drafted=bool(hand.draft.placed),
            complete=hand.draft.is_complete(),
            may_pass=seen.may_pass,
            can_trade=hand.can_trade(),
        )
        if pressed is not None and not pressed.isEnabled():
            self._table.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def guide(self, observation: Observation, before: Observation | None) -> None:
        """What the person should know at the beginning of their turn."""
        if not self._hand.on_turn:
            if before is None or before.turn != observation.turn:
                self._table.say("info", "")
            return
        if not observation.table:
            self._table.say("info", view_texts.opening(observation.opening))
        elif observation.may_pass:
            self._table.say("info", translate("QwirkleView", "You can neither lay nor trade. Pass."))
        elif not observation.board().can_lay(observation.hand):
            self._table.say("info", translate("QwirkleView", "None of your tiles fits. Trade some of them."))

    def _open_seats(self, seen: Observation) -> frozenset[int]:
        """Whose past moves the person at the screen may look into."""
        if self._context.analyse is None:
            return frozenset()
        if seen.turn is None:
            return frozenset(range(seen.seats))
        return frozenset() if seen.seat is None else frozenset({seen.seat})
