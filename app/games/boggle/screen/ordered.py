"""A board made to order, on the mat of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.games.boggle.screen.results.small_board import SmallBoard


class OrderedBoard:
    """Shows the board."""

    def __init__(self) -> None:
        self._board = SmallBoard(height=420)
        self.widget: QWidget = self._board

    def show_made(self, letters: Sequence[str]) -> None:
        self._board.set_board(letters, fold=False)
