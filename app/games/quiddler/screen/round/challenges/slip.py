"""A slip with points that flies to whoever has to pay them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.widgets.look import fonts, motion, paper, theme
from app.widgets.look.canvas import Canvas

FLIGHT_MS = 620


class FlyingSlip(Canvas, QWidget):
    """Over a page; the mouse goes through it. Under reduced motion it does not fly at all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._path = (QPointF(), QPointF())
        self._flight = motion.Tween(self, self._flown, curve=motion.IN_OUT_QUAD)
        self._flight.finished.connect(self.hide)
        self.hide()

    def fly(self, text: str, start: QPoint, end: QPoint) -> int:
        """Fly from one point of the parent to another; gives how many milliseconds that takes."""
        if theme.current().reduced_motion:
            return 0
        font = fonts.sans(theme.current().tx(26), "Black")
        wide = QFontMetricsF(font).horizontalAdvance(text) + theme.current().px(32)
        self._text, self._path = text, (QPointF(start), QPointF(end))
        self.resize(math.ceil(wide), theme.current().tx(52))
        self._flight.to(0.0, 0)
        self.show()
        self.raise_()
        self._flight.to(1.0, FLIGHT_MS)
        return FLIGHT_MS

    def stop(self) -> None:
        self._flight.stop()
        self.hide()

    def _flown(self, share: float) -> None:
        start, end = self._path
        arc = math.sin(share * math.pi) * theme.current().pxf(40)
        at = start + (end - start) * share - QPointF(self.width() / 2, self.height() / 2 + arc)
        self.move(at.toPoint())

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        edge = look.pxf(4)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -edge - 1)
        colours = look.palette
        paper.paint_sheet(painter, paper.cut(face, look.pxf(12), 6, 1.0), colours.red, colours.red_edge, edge)
        painter.setFont(fonts.sans(look.tx(26), "Black"))
        painter.setPen(colours.onfill)
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter, self._text)
