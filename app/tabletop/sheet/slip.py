"""Points on a slip of paper that points at a row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import draw_text

Z_SLIP = 9.0


class Slip(QGraphicsItem):
    """Points on a slip of paper that points at a row.

    text: in Vollkorn, may be empty; number: in Lato. loud: large and red.
    """

    def __init__(self, text: str, number: str, *, loud: bool) -> None:
        super().__init__()
        self._text, self._number, self._loud = text, number, loud
        self.pop = 1.0
        self.tail = "left"
        self.setZValue(Z_SLIP)

    def size(self) -> tuple[float, float]:
        """Width and height, without the tail."""
        look = theme.current()
        words, digits = self._fonts()
        wide = QFontMetricsF(digits).horizontalAdvance(self._number)
        if self._text:
            wide += QFontMetricsF(words).horizontalAdvance(self._text) + self._gap()
        return wide + look.pxf(36 if self._loud else 26), look.tx(58 if self._loud else 40)

    def _fonts(self) -> tuple[QFont, QFont]:
        look = theme.current()
        size = (26 if self._loud else 22) * look.scale * look.text_size
        return fonts.serif(size), fonts.sans(size, "Black")

    def _gap(self) -> float:
        """Between text and number; an equation reads on evenly."""
        if self._text.endswith("="):
            return QFontMetricsF(self._fonts()[0]).horizontalAdvance(" ")
        return theme.current().pxf(12)

    def area(self, tail: str, at: QPointF) -> QRectF:
        """What the slip would cover with its tail pointing there."""
        return self._paper(tail).translated(at)

    def _paper(self, tail: str) -> QRectF:
        wide, high = self.size()
        tip = theme.current().pxf(14)
        if tail in ("down", "up"):
            return QRectF(-wide / 2, -tip - high if tail == "down" else tip, wide, high)
        return QRectF(tip if tail == "left" else -tip - wide, -high / 2, wide, high)

    def boundingRect(self) -> QRectF:
        """Slip and tail; the tail's tip is the origin."""
        wide, high = self.size()
        return QRectF(-wide * 1.4, -high * 2.2, wide * 2.8, high * 4.4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = theme.current()
        colours = look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.pop, self.pop)
        sign = 1 if self.tail == "left" else -1
        rect = self._paper(self.tail)
        fill = colours.red if self._loud else colours.green
        edge = colours.red_edge if self._loud else colours.green_edge
        tail = QPainterPath()
        if self.tail in ("down", "up"):
            near = rect.bottom() if self.tail == "down" else rect.top()
            for index, point in enumerate((QPointF(0, 0), QPointF(-9, near), QPointF(9, near))):
                spot = QPointF(point.x() * look.scale, point.y())
                tail.moveTo(spot) if not index else tail.lineTo(spot)
        else:
            near = rect.left() if sign > 0 else rect.right()
            reach = look.pxf(11)
            tail.moveTo(0, 0)
            tail.lineTo(near + sign * 2, -reach)
            tail.lineTo(near + sign * 2, reach)
        tail.closeSubpath()
        outline = paper.cut(rect, look.pxf(13), 9, 0.0 if colours.flat else look.pxf(1.2))
        paper.paint_sheet(
            painter, outline, fill, edge, look.pxf(5), shadow=colours.shadow, shadow_offset=look.pxf(3)
        )
        painter.fillPath(tail, fill)
        self._paint_text(painter, rect)

    def _paint_text(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        words, digits = self._fonts()
        ink = look.palette.onfill
        measure = QFontMetricsF(digits)
        baseline = rect.center().y() + measure.capHeight() / 2
        x = rect.left() + look.pxf(18 if self._loud else 13)
        if self._text:
            x += draw_text(painter, self._text, QPointF(x, baseline), words, ink) + self._gap()
        draw_text(painter, self._number, QPointF(x, baseline), digits, ink)
