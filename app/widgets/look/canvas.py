"""What is painted by hand: a widget as a canvas, a box around a point, a line of text on its baseline."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent

from app.widgets.look import motion, theme

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object


class Canvas(_MixIn):
    """Mix-in of a widget that paints itself: `paint` is called instead of `paintEvent`. One whose size
    depends on the look has `theme.follow` call `_restyle`."""

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, theme.current())

    def _restyle(self) -> None:
        """The look has changed, and with it the size."""
        self.updateGeometry()
        self.update()


class HoverCanvas(Canvas):
    """Mix-in of a canvas that looks otherwise under the mouse: `_hover` goes from 0 to 1, and back."""

    @cached_property
    def _hover(self) -> motion.Tween:
        return motion.Tween(self, lambda _: self.update())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hover.to(1.0, theme.current().ms(motion.HOVER))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.to(0.0, theme.current().ms(motion.HOVER))


def around(centre: QPointF, width: float, height: float | None = None) -> QRectF:
    """A square, or a rectangle, with this centre."""
    high = width if height is None else height
    return QRectF(centre.x() - width / 2, centre.y() - high / 2, width, high)


def draw_text(
    painter: QPainter,
    text: str,
    at: QPointF,
    font: QFont,
    ink: QColor,
    *,
    lean: float = 0.0,
    sink: float = 0.0,
    room: float | None = None,
) -> float:
    """Write one line; gives how wide it became.

    at: where its baseline begins. lean: how much of the line lies left of there; 0.5 centres it, 1 ends it
    there. sink: how far below there the baseline is, in heights of a capital; 0.5 centres it. room: a wider
    line is elided.
    """
    metrics = QFontMetricsF(font)
    if room is not None:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(at + QPointF(-width * lean, metrics.capHeight() * sink), text)
    return width
