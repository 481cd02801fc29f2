"""Cards that come to the rack: drawn ones fly there and turn over, dealt ones turn over where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF

from app.games.quiddler.model import Observation
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards.card import BACK
from app.tabletop.cards.layout import Card
from app.tabletop.cards.rack import CardRack
from app.tabletop.pieces.skin import Key
from app.widgets.look import motion, theme


class Arrivals:
    """people: which seats are persons'."""

    def __init__(self, table: QuiddlerTable, people: Sequence[bool]) -> None:
        self._table, self._people = table, tuple(people)

    def covered(self, seen: Observation) -> int:
        """How many backs lie on the rack of nobody: as many as the next person holds."""
        if seen.turn is None or not seen.hand_sizes:
            return 0
        after = ((seen.turn + step) % seen.seats for step in range(seen.seats))
        return next((seen.hand_sizes[seat] for seat in after if self._people[seat]), 0)

    def take_up(self, seen: Observation, *, drawing: bool) -> None:
        """Hold what the seat at the screen holds. drawing: what is new is seen to come, unless it was put
        down by hand."""
        hand = self._table.hand
        dragged = hand.landing is not None
        came = hand.take_up(seen.seat, seen.hand, self.covered(seen), seen.round)
        if drawing and came and not dragged and not theme.current().reduced_motion:
            self._let_come(seen, came)

    def _let_come(self, seen: Observation, came: Sequence[Card]) -> None:
        table = self._table
        last = seen.history[-1] if seen.history else None
        for card in came:
            face: Key = table.hand.printed(card)
            end, width = table.rack_spot(card)
            if len(came) > 1 or last is None:
                self._fly(card, BACK, (end, width), motion.FLIP, face)
            elif last.source == "discard":
                self._fly(card, face, table.pile_spot(table.discard), motion.DEAL + 60, None)
            else:
                self._fly(card, BACK, table.pile_spot(table.draw), motion.DEAL + 120, face)

    def _fly(self, card: Card, key: Key, start: tuple[QPointF, float], ms: int, over: Key | None) -> None:
        table = self._table
        end, width = table.rack_spot(card)
        _show(table.rack, card, away=True)
        arrived = partial(_show, table.rack, card, away=False)
        table.air.launch(key, (start[0], end), (start[1], width), ms, arrived, over=over)


def _show(rack: CardRack, card: Card, *, away: bool) -> None:
    """Whether a card is still on its way; one that has gone meanwhile is on none."""
    button = rack.buttons.get(card)
    if button is not None:
        button.set_away(away)
