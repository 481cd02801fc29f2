"""A past move shown on the table: its tiles, its rows as they were counted, its points."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.games.qwirkle.board import Board, Line
from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen.acting import counts
from app.games.qwirkle.screen.table import Table
from app.tabletop.sheet.camera import bounds


def lines_of(observation: Observation, turn: int) -> tuple[Line, ...]:
    """The rows that a turn was counted for (RULES QW6)."""
    before = sum(len(played.placements) for played in observation.history[:turn])
    board = Board({place: tile for tile, place in observation.table[:before]})
    return board.lines_of(observation.history[turn].placements)


class LookBack(QObject):
    """Shows one past move at a time.

    Signals: ended(): the table shows the present again.
    """

    ended = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._seen: Observation | None = None
        self._turn: int | None = None
        self.allowed = True

    @property
    def turn(self) -> int | None:
        """What is shown; None for the present."""
        return self._turn

    def take_up(self, observation: Observation) -> None:
        """A new position; the past has one more turn."""
        self.forget()
        self._seen = observation

    def point(self, turn: int, *, go: bool) -> None:
        """Show a turn; go: bring it into view where it is not. Less than 0 shows the present.

        While something is being acted out the table is not free for it.
        """
        seen = self._seen
        if turn < 0 or seen is None or turn >= len(seen.history) or not self.allowed:
            self.forget()
            return
        placements = seen.history[turn].placements
        places = [place for _, place in placements]
        if turn != self._turn:
            self.forget()
            if placements:
                self._turn = turn
                self._table.tally.show(counts(lines_of(seen, turn), seen.history[turn].bonus, places[-1]))
                self._table.board.lying.ring(places)
        if go and placements:
            self._table.board.gaze.show_cells(bounds(places))

    def forget(self) -> None:
        """Show the present."""
        if self._turn is not None:
            self._turn = None
            self._table.board.lying.ring(())
            self._table.tally.clear()
            self.ended.emit()
