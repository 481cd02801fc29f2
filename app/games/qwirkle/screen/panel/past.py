"""A past turn shown on the table: its tiles, its rows as they were counted, its points."""

from __future__ import annotations

from app.games.qwirkle.model import Played
from app.games.qwirkle.screen import texts
from app.games.qwirkle.screen.show import counts
from app.games.qwirkle.screen.table import TileTable
from app.tabletop.past.looking import LookBack
from app.tabletop.sheet.camera import bounds


class PastTurns(LookBack):
    """Rings its tiles and counts its rows again."""

    def __init__(self, table: TileTable) -> None:
        super().__init__(table)
        self._table = table

    def show_turn(self, turn: int) -> bool:
        played = self._played(turn)
        if played is None or not played.placements:
            return False
        places = [place for _, place in played.placements]
        self._table.tally.show(counts(played.lines, played.bonus, places[-1]))
        self._table.sheet.placed.ring(places)
        return True

    def hide_turn(self, turn: int) -> None:
        self._table.sheet.placed.ring(())
        self._table.tally.clear()

    def reach_turn(self, turn: int) -> None:
        """Bring all tiles of the turn into view."""
        played = self._played(turn)
        if played is not None:
            self._table.sheet.mover.glance(bounds([place for _, place in played.placements]))

    def why(self, turn: int) -> str:
        """“row of 4 +4 · row of 6 +12 (qwirkle)”; of a single plain row the points are seen at once."""
        played = self._played(turn)
        if played is None or (len(played.lines) < 2 and not played.qwirkles and not played.bonus):
            return ""
        return texts.points_made_of(played)

    def _played(self, turn: int) -> Played | None:
        history: tuple[Played, ...] = () if self.seen is None else self.seen.history
        return history[turn] if turn < len(history) else None
