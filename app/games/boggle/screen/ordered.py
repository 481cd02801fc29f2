"""A board made to order, on the mat of the game, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.player import Budget
from app.games.boggle.screen.results.small_board import SmallBoard
from app.lexicon.judge import Judge
from app.tabletop.ordering import Ordering
from app.tabletop.orders import Made, OrderWish

translate = QCoreApplication.translate


class OrderedBoard:
    """Shows the board."""

    def __init__(self) -> None:
        self._board = SmallBoard(height=420)
        self.widget: QWidget = self._board

    def show_made(self, made: Made | None) -> None:
        self._board.set_board(made.letters if made else (), fold=False)


class BoardOrdering(Ordering):
    """make: screens know nobody who hides words."""

    policy = "boggle"

    def __init__(self, make: Callable[[OrderWish, Judge, Budget], Made]) -> None:
        self._make = make

    def make(self, wish: OrderWish, judge: Judge, budget: Budget) -> Made:
        return self._make(wish, judge, budget)

    def picture(self) -> OrderedBoard:
        return OrderedBoard()

    def difficulties(self) -> Sequence[tuple[int, str]]:
        return [
            (0, translate("Order", "good")),
            (15, translate("Order", "hard")),
            (100, translate("Order", "easy")),
            (150, translate("Order", "rich")),
        ]

    def counted(self) -> str:
        return translate("Order", "Common words")

    def beside(self, made: Made) -> str:
        return translate("Order", "Common words besides: {count}").format(count=made.common)
