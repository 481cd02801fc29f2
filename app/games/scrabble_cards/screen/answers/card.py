"""The own bonus card in the window that asks whether it is played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.bonus import HIGH, WIDE, paint_bonus
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas

LOW = 8
"""Its thickness and a little more, in design pixels."""
ON_WALL = 1.32
"""How much larger it is where a whole room reads it."""
ROOMY = 1.1
"""Scale of a window in which it is: in a smaller one it would push the question over the words."""


class AnswerCard(Canvas, QWidget):
    def __init__(self, card: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = card
        self.setAccessibleName(names.bonus_name(card))
        self.setToolTip(names.bonus_name(card))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        look = theme.current()
        grown = self._grown()
        return QSize(look.px(WIDE * grown), look.px(HIGH * grown))

    @staticmethod
    def _grown() -> float:
        """How much larger it is than usual."""
        look = theme.current()
        return ON_WALL if look.palette.flat and look.scale > ROOMY else 1.0

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        grown = self._grown()
        face = QRectF(1, 1, look.pxf(WIDE * grown) - 2, look.pxf(HIGH * grown - LOW) - 2)
        paint_bonus(painter, face, self._card)
