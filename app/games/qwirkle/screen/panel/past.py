"""A past turn shown on the table: its tiles, its rows as they were counted, its points."""

from __future__ import annotations

from app.games.qwirkle.board import Board, Line
from app.games.qwirkle.model import Observation, Played
from app.games.qwirkle.screen.sheet.camera import bounds
from app.games.qwirkle.screen.table import Table
from app.tabletop.past.looking import LookBack


def lines_of(observation: Observation, turn: int) -> tuple[Line, ...]:
    """The rows that a turn was counted for (RULES QW6)."""
    before = sum(len(played.placements) for played in observation.history[:turn])
    board = Board({place: tile for tile, place in observation.table[:before]})
    return board.lines_of(observation.history[turn].placements)


class PastTurns(LookBack):
    """Rings its tiles and counts its rows again."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._seen: Observation | None = None

    def take_up(self, observation: Observation) -> None:
        """A new position; the past has one more turn."""
        self.forget()
        self._seen = observation

    def show_turn(self, turn: int) -> bool:
        """Rings, frames and slips."""
        played = self._played(turn)
        if self._seen is None or played is None or not played.placements:
            return False
        end = (played.bonus, played.placements[-1][1]) if played.bonus else None
        self._table.tally.show(lines_of(self._seen, turn), end)
        self._ring(played, on=True)
        return True

    def hide_turn(self, turn: int) -> None:
        """As it was."""
        played = self._played(turn)
        if played is not None:
            self._ring(played, on=False)
        self._table.tally.clear()

    def reach_turn(self, turn: int) -> None:
        """All of its tiles in view."""
        played = self._played(turn)
        if played is not None:
            self._table.board.show_cells(bounds([place for _, place in played.placements]))

    def _played(self, turn: int) -> Played | None:
        history = () if self._seen is None else self._seen.history
        return history[turn] if turn < len(history) else None

    def _ring(self, played: Played, *, on: bool) -> None:
        for _, place in played.placements:
            item = self._table.board.tiles.get(place)
            if item is not None:
                item.ringed = on
                item.update()
