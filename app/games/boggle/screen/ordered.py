"""A board made to order, on the mat of the game, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.games.boggle.screen.results.small_board import SmallBoard
from app.tabletop.ordering import Ordering
from app.tabletop.orders import Made

translate = QCoreApplication.translate


class OrderedBoard:
    """Shows the board."""

    def __init__(self) -> None:
        self._board = SmallBoard(height=420)
        self.widget: QWidget = self._board

    def show_made(self, made: Made | None) -> None:
        self._board.set_board(made.letters if made else (), fold=False)


class BoardOrdering(Ordering):
    policy = "boggle"
    hard, easy, rich = 15, 100, 150

    def picture(self) -> OrderedBoard:
        return OrderedBoard()

    def beside(self, made: Made) -> str:
        return translate("Order", "Common words besides: {count}").format(count=made.common)
