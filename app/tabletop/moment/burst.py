"""Confetti of a great moment: háčky, čárky and kroužky over what it is about, and a word about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from app.tabletop.moment.ways import Flourish, bits
from app.tabletop.note import reading_ms
from app.widgets.look import fonts, motion, paper, theme
from app.widgets.look.canvas import Canvas, around, draw_text

LASTS_MS, LONGEST_MS = 1_600, 2_400
MARKS = {
    Flourish.RING: paper.MARKS,
    Flourish.FAN: ("carka",),
    Flourish.GATHER: ("hacek",),
    Flourish.RAIN: paper.MARKS,
}
COUNTS = {Flourish.RING: 48, Flourish.FAN: 34, Flourish.GATHER: 26, Flourish.RAIN: 60}
SIZES = {Flourish.RING: 28, Flourish.FAN: 40, Flourish.GATHER: 34, Flourish.RAIN: 30}
"""Of a mark, in design pixels."""
ENDS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
"""What ends it: a press, and the wheel, which brings something else to be seen below."""
WIDE, WORD = 680, 26
"""The room they fly in, and the letters of the word, in design pixels."""


class Burst(Canvas, QWidget):
    """It lies over its parent while it lasts; the mouse goes through it, and any press ends it, as the wheel
    does. Where motion is reduced nothing flies: only the word comes, as long as it takes to read it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over, self._way, self._text = parent, Flourish.RING, ""
        self._inks: Sequence[QColor] = ()
        self._then: Callable[[], object] | None = None
        self._clear: QRectF | None = None
        self._under = QPixmap()
        self._share = motion.Tween(self, lambda _share: self.update(), 1.0)
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(self.go)
        self.hide()

    def come(
        self,
        way: Flourish,
        room: QRectF | QPointF,
        inks: Sequence[QColor] = (),
        text: str = "",
        then: Callable[[], object] | None = None,
        *,
        clear: QRectF | None = None,
        still: bool = False,
    ) -> None:
        """room: where the marks fly, in the parent's coordinates; or the middle of what it is about. text:
        what is said of it. then: what comes after it. clear: what is read meanwhile, so that none flies over
        it. still: nothing moves under it, so that it is painted once and not with every frame."""
        self.go()
        look = theme.current()
        self._text, self._then, self._clear = text, then, clear
        if look.reduced_motion and not text:
            self.go()
            return
        colours = look.palette
        self._way = way
        self._inks = tuple(inks) or (colours.red, colours.blue, colours.green, colours.yellow)
        if isinstance(room, QPointF):
            room = around(room, look.pxf(WIDE), look.pxf(WIDE * 0.75))
        self.setGeometry(room.toAlignedRect().intersected(self._over.rect()))
        self._under = self._over.grab(self.geometry()) if still and not look.reduced_motion else QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, not self._under.isNull())
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        if look.reduced_motion:
            self._share.to(1.0, 0)
            self._stay.start(min(LONGEST_MS, reading_ms(text)))
        else:
            self._share.to(0.0, 0)
            self._share.to(1.0, LASTS_MS)
            self._stay.start(motion.Pace.paced(LASTS_MS))

    def go(self) -> None:
        """It has been seen."""
        self._stay.stop()
        self._share.to(1.0, 0)
        self.hide()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        then, self._then = self._then, None
        if then is not None:
            then()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What ends it does what it does besides."""
        if event.type() in ENDS:
            self.go()
        return False

    def hideEvent(self, event: object) -> None:
        """Nobody looks any more."""
        if self._stay.isActive():
            self.go()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        middle, names = QRectF(self.rect()).center(), MARKS[self._way]
        if not self._under.isNull():
            painter.drawPixmap(0, 0, self._under)
        if self._clear is not None:
            read = self._clear.toAlignedRect().translated(-self.pos())
            painter.setClipRegion(QRegion(self.rect()).subtracted(QRegion(read)))
        half = QPointF(self.width() / 2, self.height() / 2)
        flying = bits(self._way, COUNTS[self._way], self._share.number) if not look.reduced_motion else ()
        for at, bit in enumerate(flying):
            painter.setOpacity(max(0.0, bit.solid))
            place = middle + QPointF(bit.x * half.x(), bit.y * half.y())
            ink, size = self._inks[at % len(self._inks)], look.pxf(SIZES[self._way]) * bit.size
            paper.paint_mark(painter, names[at % len(names)], place, size, ink, bit.turn)
        if self._text:
            painter.setOpacity(1.0)
            self._paint_text(painter, middle)

    def _paint_text(self, painter: QPainter, middle: QPointF) -> None:
        """On a slip of paper that grows as it comes."""
        look = theme.current()
        colours = look.palette
        font = fonts.serif(WORD * look.scale * look.text_size)
        wide = min(QFontMetricsF(font).horizontalAdvance(self._text) + look.pxf(44), float(self.width()))
        rect = around(middle, wide, look.tx(58))
        painter.translate(middle)
        grown = 1.0 if look.reduced_motion else min(1.0, 0.4 + self._share.number * 5)
        painter.scale(grown, grown)
        painter.translate(-middle)
        outline = paper.cut(rect, look.pxf(13), 9, 0.0 if colours.flat else look.pxf(1.2))
        paper.paint_sheet(painter, outline, colours.yellow, colours.yellow_edge, look.pxf(5))
        room = wide - look.pxf(24)
        draw_text(painter, self._text, middle, font, colours.letter, lean=0.5, sink=0.5, room=room)
