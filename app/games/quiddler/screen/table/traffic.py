"""Keeps cards in the air, so that it can be measured how evenly the table is painted."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.games.quiddler.screen.view import QuiddlerView
from app.tabletop.cards.card import BACK
from app.widgets.later import soon
from app.widgets.look import motion


class CardTraffic(QObject):
    """A card comes from the draw pile to the rack and turns over, and one goes to another seat, again and
    again."""

    def __init__(self, view: QuiddlerView) -> None:
        super().__init__(view)
        self._table, self._over = view.table, False
        self._own = next(iter(view.table.hand.arrangement.loose))
        self._draw()
        self._pass()

    @property
    def painted(self) -> QWidget:
        """What is painted anew all the time."""
        return self._table

    def _draw(self) -> None:
        table = self._table
        if not self._over:
            (start, small), (end, large) = table.pile_spot(table.draw), table.rack_spot(self._own)
            face = table.hand.printed(self._own)
            table.air.launch(
                BACK,
                (start, end),
                (small, large),
                motion.DEAL + 60,
                lambda: soon(self, self._draw),
                over=face,
            )

    def _pass(self) -> None:
        table = self._table
        if not self._over:
            (start, large), (end, small) = table.pile_spot(table.draw), table.seat_spot(1)
            table.air.launch(BACK, (start, end), (large, small), motion.DEAL, lambda: soon(self, self._pass))

    def stop(self) -> None:
        self._over = True
