"""Points on a slip of paper that goes from one place of the table to another: a bonus that comes to
somebody, or leaves them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.widgets.look import fonts, motion, paper, theme
from app.widgets.look.canvas import Canvas, draw_text

FLIGHT_MS = 420


class FlyingGain(Canvas, QWidget):
    """It is gone once it is there. The mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._figure = self._text = ""
        self.path = (QPointF(), QPointF())
        """From where to where, in the parent's coordinates."""
        self._fades = False
        self._share = motion.Tween(self, self._move, 1.0, motion.IN_OUT_QUAD)
        self._share.finished.connect(self.hide)
        self.hide()

    def fly(self, figure: str, text: str, start: QPointF, end: QPointF, *, fades: bool = False) -> int:
        """“+10 longest word”, in the parent's coordinates; gives how long it takes. fades: nobody gets it."""
        look = theme.current()
        self._figure, self._text, self.path, self._fades = figure, text, (start, end), fades
        words, digits = self._fonts()
        wide = QFontMetricsF(digits).horizontalAdvance(figure) + QFontMetricsF(words).horizontalAdvance(text)
        self.resize(math.ceil(wide + look.pxf(36)), look.tx(46))
        self.show()
        self.raise_()
        self._share.to(0.0, 0)
        self._share.to(1.0, FLIGHT_MS)
        return FLIGHT_MS

    def go(self) -> None:
        """It has been seen."""
        self._share.to(1.0, 0)
        self.hide()

    @staticmethod
    def _fonts() -> tuple[QFont, QFont]:
        size = 19 * theme.current().scale * theme.current().text_size
        return fonts.serif(size), fonts.sans(size * 1.1, "Black")

    def _move(self, share: float) -> None:
        start, end = self.path
        spot = start + (end - start) * share - QPointF(self.width() / 2, self.height() / 2)
        self.move(spot.toPoint())
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        if self._fades:
            painter.setOpacity(max(0.0, 1.0 - self._share.number))
        face = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(6))
        outline = paper.cut(face, look.pxf(13), 9, 0.0 if colours.flat else look.pxf(1.2))
        paper.paint_sheet(painter, outline, colours.green, colours.green_edge, look.pxf(4))
        words, digits = self._fonts()
        x = face.left() + look.pxf(13)
        middle = face.center().y()
        x += draw_text(painter, self._figure, QPointF(x, middle), digits, colours.onfill, sink=0.5)
        draw_text(painter, self._text, QPointF(x + look.pxf(8), middle), words, colours.onfill, sink=0.5)
