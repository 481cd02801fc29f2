"""Hands made to order, as they are shown and spoken of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.player import Budget
from app.games.quiddler.order.code import given
from app.games.quiddler.screen.prints import printed
from app.lexicon.judge import Judge
from app.tabletop.cards.card import TALL, paint_card
from app.tabletop.lesson.one_deal.view import paint_mat
from app.tabletop.ordering import Ordering
from app.tabletop.orders import Made, OrderWish
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

translate = QCoreApplication.translate
LONGEST = 11
"""Cards beside each other."""


class HandsPicture(Canvas, QWidget):
    """The hands below one another."""

    def __init__(self) -> None:
        super().__init__()
        self._hands: list[tuple[str, ...]] = []
        self._edition = "cz"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self, self.update)

    def show_hands(self, hands: Sequence[Sequence[str]], edition: str) -> None:
        self._hands, self._edition = [tuple(hand) for hand in hands], edition
        self.setAccessibleName("; ".join(", ".join(hand) for hand in hands))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        rect, unit = QRectF(self.rect()).adjusted(1, 1, -1, -1), look.pxf(1)
        paint_mat(painter, rect, "blue", unit)
        if not self._hands:
            return
        inside = rect.adjusted(16 * unit, 16 * unit, -16 * unit, -16 * unit)
        high = inside.height() / max(3, len(self._hands))
        wide = min(inside.width() / LONGEST, high * 0.92 / TALL)
        for at, hand in enumerate(self._hands):
            top = inside.center().y() + (at - len(self._hands) / 2) * high + (high - wide * TALL) / 2
            left = inside.center().x() - wide * len(hand) / 2
            for place, card in enumerate(hand):
                face = QRectF(left + place * wide, top, wide * 0.93, wide * 0.93 * TALL)
                paint_card(painter, face, printed(card, self._edition), place + 1)


class HandsShown:
    """Shows the hands of a deal."""

    def __init__(self) -> None:
        self._hands = HandsPicture()
        self.widget: QWidget = self._hands

    def show_made(self, made: Made | None) -> None:
        options = made.options if made else {}
        self._hands.show_hands(given(options), str(options.get("edition", "cz")))


class HandOrdering(Ordering):
    hard, easy, rich = 10, 40, 70

    def __init__(self, edition: str, make: Callable[[OrderWish, Judge, Budget], Made]) -> None:
        """edition: of the cards."""
        super().__init__(make)
        self._edition = edition

    @property
    def policy(self) -> str:
        return "english" if self._edition == "en" else "quiddler"

    def picture(self) -> HandsShown:
        return HandsShown()

    def beside(self, made: Made) -> str:
        hands = translate(
            "QuiddlerOrder", "Hands: {hands}. Common words besides, in each of them: about {count}."
        )
        return hands.format(hands=len(given(made.options)), count=made.common)
