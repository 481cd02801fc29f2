"""The rounds of a game as discs with numbers, for the top bar: which are over, which one is played."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import fonts, theme
from app.widgets.look.canvas import Canvas

DISC, NOW, GAP, CLOSE = 29, 35, 8, 1
LARGEST = 1.25
"""No text in a disc is larger; with the largest texts the discs stand closer, as the bar has no room."""


def _gap() -> int:
    return GAP if theme.current().text_size <= 1.5 else CLOSE


class RoundPips(Canvas, QWidget):
    """Discs side by side; the round that is played is larger and yellow. colour: token of the paper."""

    def __init__(self, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._rounds, self._now = colour, 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)

    def show_rounds(self, now: int, rounds: int, spoken: str) -> None:
        """now: from 1; more than there are when the game is over."""
        self._now, self._rounds = now, rounds
        self.setAccessibleName(spoken)
        self._restyle()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(self._rounds * (DISC + _gap()) + NOW - DISC), look.px(NOW + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        x = look.pxf(1)
        for number in range(1, self._rounds + 1):
            side = look.pxf(NOW if number == self._now else DISC)
            disc = QRectF(x, self.height() / 2 - side / 2, side, side).adjusted(1.5, 1.5, -1.5, -1.5)
            over, now = number < self._now, number == self._now
            paper = colours.yellow if now else colours.colour(self._colour) if over else colours.sunken
            painter.setPen(QPen(colours.letter, look.pxf(2)) if now else Qt.PenStyle.NoPen)
            painter.setBrush(paper)
            painter.drawEllipse(disc)
            font = fonts.for_role("meta_strong", look.scale, min(look.text_size, LARGEST), look.legible(0.0))
            painter.setFont(font)
            painter.setPen(colours.letter if now else colours.onfill if over else colours.ink2)
            metrics, text = QFontMetricsF(font), str(number)
            corner = QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
            painter.drawText(disc.center() + corner, text)
            x += side + look.pxf(_gap())
