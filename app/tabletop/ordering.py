"""What a game offers that makes boards or deals to order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.engine.player import Budget
    from app.lexicon.judge import Judge
    from app.tabletop.orders import Made, OrderWish


class OrderedPicture(Protocol):
    """Shows a board made to order, None for none."""

    widget: QWidget

    def show_made(self, made: Made | None) -> None: ...


class Ordering(ABC):
    """How a game makes boards or deals that hide wanted words."""

    hard: ClassVar[int]
    easy: ClassVar[int]
    rich: ClassVar[int]
    """Usual numbers of common words."""

    def __init__(self, make: Callable[[OrderWish, Judge, Budget], Made]) -> None:
        """make: called beside the screen; what could be found once the budget is spent."""
        self.make = make

    @property
    @abstractmethod
    def policy(self) -> str:
        """Of the word list that judges."""

    @abstractmethod
    def picture(self) -> OrderedPicture: ...

    def difficulties(self) -> Sequence[tuple[int, str]]:
        """Numbers of common words with their names; 0 for as many as a good one has."""
        translate = QCoreApplication.translate
        return [
            (0, translate("Order", "good")),
            (self.hard, translate("Order", "hard")),
            (self.easy, translate("Order", "easy")),
            (self.rich, translate("Order", "rich")),
        ]

    def counted(self) -> str:
        """What is counted so, in a few words."""
        return QCoreApplication.translate("Order", "Common words")

    @abstractmethod
    def beside(self, made: Made) -> str:
        """How many common words there are besides."""
