"""What has happened on a sheet is brought into view and said."""

from __future__ import annotations

from app.tabletop.hand.presenter import HandPresenter
from app.tabletop.hand.show import SheetShow
from app.tabletop.hand.table import HandTable
from app.tabletop.turn.part import Part, ViewState


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
