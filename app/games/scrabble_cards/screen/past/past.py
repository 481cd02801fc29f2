"""A past turn shown on the table."""

from __future__ import annotations

from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.past.looking import LookBack


class PastTurns(LookBack):
    """Of a cleared table nothing can be ringed."""

    def __init__(self, table: LetterTable) -> None:
        super().__init__(table)

    def show_turn(self, turn: int) -> bool:
        """Nothing to be seen."""
        return False

    def hide_turn(self, turn: int) -> None:
        """As it was."""
