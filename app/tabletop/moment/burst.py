"""Confetti of a great moment: háčky, čárky and kroužky over what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.moment.ways import Way, bits
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas, around

LASTS_MS = 1_600
MARKS = {Way.RING: paper.MARKS, Way.FAN: ("carka",), Way.GATHER: ("hacek",), Way.RAIN: paper.MARKS}
COUNTS = {Way.RING: 36, Way.FAN: 28, Way.GATHER: 22, Way.RAIN: 56}
SIZE, WIDE = 17, 560
"""Of a mark, and of the room they fly in, in design pixels."""


class Burst(Canvas, QWidget):
    """It lies over its parent while it lasts; the mouse goes through it. Nothing moves where motion is
    reduced: then it does not come."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over, self._way = parent, Way.RING
        self._inks: Sequence[QColor] = ()
        self._share = motion.Tween(self, lambda _share: self.update(), 1.0)
        self._share.finished.connect(self.hide)
        self.hide()

    def come(self, way: Way, room: QRectF | QPointF, inks: Sequence[QColor] = (), ms: int = LASTS_MS) -> None:
        """room: where the marks fly, in the parent's coordinates; or the middle of what it is about."""
        look = theme.current()
        if look.reduced_motion:
            return
        colours = look.palette
        self._way = way
        self._inks = tuple(inks) or (colours.red, colours.blue, colours.green, colours.yellow)
        if isinstance(room, QPointF):
            room = around(room, look.pxf(WIDE), look.pxf(WIDE * 0.75))
        self.setGeometry(room.toAlignedRect().intersected(self._over.rect()))
        self.show()
        self.raise_()
        self._share.to(0.0, 0)
        self._share.to(1.0, ms)

    def go(self) -> None:
        """It has been seen."""
        self._share.to(1.0, 0)
        self.hide()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        middle, names = QRectF(self.rect()).center(), MARKS[self._way]
        half = QPointF(self.width() / 2, self.height() / 2)
        for at, bit in enumerate(bits(self._way, COUNTS[self._way], self._share.number)):
            painter.setOpacity(max(0.0, bit.solid))
            place = middle + QPointF(bit.x * half.x(), bit.y * half.y())
            ink = self._inks[at % len(self._inks)]
            paper.paint_mark(painter, names[at % len(names)], place, look.pxf(SIZE) * bit.size, ink, bit.turn)
