"""The sheet as a part of a table of turns: what lies there, and what of it is brought into view."""

from __future__ import annotations

from app.tabletop.hand.desk import HandDesk
from app.tabletop.hand.show import SheetShow
from app.tabletop.hand.table import HandTable
from app.tabletop.sight import laid_by, since_last
from app.tabletop.turn.part import Part, ViewState


class LyingPart(Part):
    """The pieces, and whose of them are new."""

    def __init__(self, table: HandTable, show: SheetShow) -> None:
        super().__init__(table)
        self._table, self._show = table, show

    def settle(self, state: ViewState) -> None:
        """Lay what lies."""
        table = self._table
        table.tally.clear()
        lies = self._show.lies(state.seen)
        table.sheet.lying.show(lies)
        # Where cards are cleared off the sheet, some of the new ones may have gone already.
        fresh = laid_by(since_last(state.seen)).items()
        table.marks.show({place: seat for place, seat in fresh if place in lies})

    def render(self, state: ViewState, before: ViewState) -> None:
        """After a look back the sheet goes back, too."""
        if state.past is None and before.past is not None:
            self._table.sheet.gaze.look_back()

    def retranslate(self) -> None:
        """The table, all of it."""
        self._table.retranslate()


class NewestPart(Part):
    """What has happened last is brought into view and said."""

    def __init__(self, table: HandTable, show: SheetShow, hand: HandDesk) -> None:
        super().__init__(table)
        self._table, self._show, self._hand = table, show, hand
        self._told: int | None = None

    def settle(self, state: ViewState) -> None:
        """All turns since the last position are said; the sheet follows the last one."""
        seen, gaze = state.seen, self._table.sheet.gaze
        told, self._told = self._told, len(seen.history)
        if told is not None and not state.anew:
            self._hand.announce(len(seen.history) - told)
        last = self._show.newest(seen)
        if state.anew:
            gaze.follow_game(last)
        else:
            gaze.keep_up(last)
        self._hand.keys.cursor.stay()
        if not seen.deciders:
            gaze.show_all()
