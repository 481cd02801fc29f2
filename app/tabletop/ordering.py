"""What a game offers that makes boards or deals to order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

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

    @property
    @abstractmethod
    def policy(self) -> str:
        """Of the word list that judges."""

    @abstractmethod
    def make(self, wish: OrderWish, judge: Judge, budget: Budget) -> Made:
        """Beside the screen; what could be found once the budget is spent."""

    @abstractmethod
    def picture(self) -> OrderedPicture: ...

    @abstractmethod
    def difficulties(self) -> Sequence[tuple[int, str]]:
        """Usual numbers of common words with their names; 0 for as many as a good one has."""

    @abstractmethod
    def counted(self) -> str:
        """What is counted so, in a few words."""

    @abstractmethod
    def beside(self, made: Made) -> str:
        """How many common words there are besides."""
