"""The button and the key that open the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt

from app.games.scrabble_cards.screen.past import texts
from app.games.scrabble_cards.screen.past.review import WordReview
from app.games.scrabble_cards.screen.past.sheet import open_scores
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop import commands
from app.tabletop.context import BarTool, Place, ViewContext
from app.tabletop.turn.part import Part


class ScoreTool(Part):
    """The button and the key of the score sheet, there at any time of the game."""

    def __init__(self, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context = table, context
        self.tool = BarTool("scores", texts.button, self, Place.RECORD)
        self.tool.triggered.connect(self.open)

    def tools(self) -> Sequence[BarTool]:
        return (self.tool,)

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {commands.SCORES: self.open}

    def open(self) -> None:
        seen, seats, context = self.state.seen, self._context.seats, self._context
        if seen is not None:
            computers = {seat for seat, look in enumerate(seats) if look.level is not None}
            open_scores(self._table, seats, seen, WordReview(context.takes, context.rare, computers))
