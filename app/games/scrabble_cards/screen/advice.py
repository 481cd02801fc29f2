"""Advice at a table of Scrabble karty."""

from __future__ import annotations

from app.games.scrabble_cards.screen.hand.hand import LetterHand
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.advice.adviser import Adviser
from app.tabletop.context import ViewContext


class LetterAdviser(Adviser):
    """Nobody advises."""

    def __init__(self, table: LetterTable, hand: LetterHand, context: ViewContext) -> None:
        super().__init__(table, table.message, context)
        self._hand = hand

    def may_ask(self) -> bool:
        """Never."""
        return False

    def wipe(self) -> None:
        """Nothing is shown."""
