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
        return QSize(look.px(WIDE), look.px(HIGH))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        paint_bonus(painter, QRectF(1, 1, look.pxf(WIDE) - 2, look.pxf(HIGH - LOW) - 2), self._card)
