"""The round's clock: a pie that vanishes (readable without numbers) and big digits."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.kept_clear import KeptClear
from app.widgets.look import fonts, icons, motion, theme
from app.widgets.look.canvas import Canvas, around, draw_text
from app.widgets.look.palette import LIGHT

HURRY, LAST = 30.0, 10.0
"""Seconds left from which the digits are red, and from which the dial pulses."""


def clock_text(seconds: float) -> str:
    """Seconds as ``m:ss``; hours are counted as minutes."""
    whole = max(0, math.floor(seconds))
    return f"{whole // 60}:{whole % 60:02}"


class ClockFace(KeptClear, Canvas, QWidget):
    """Dial, digits and a caption; the caption goes below the digits.

    It shows what it is told and keeps no time itself. Everything follows the widget's height, so
    the same clock serves the panel and the projector.
    """

    def __init__(self, parent: QWidget | None = None, *, height: float = 116) -> None:
        super().__init__(parent)
        self._left: float | None = None
        self._total: float | None = None
        self._elapsed = 0.0
        self._paused = False
        self._caption = ""
        self._design_height = height
        self._pulse = motion.Tween(self, self._beat, curve=motion.OUT_CUBIC)
        self._spoken = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.follow(self, self._restyle)
        self.set_time(None, None)

    def set_time(self, left: float | None, total: float | None, elapsed: float = 0.0) -> None:
        """Seconds left of a total; with no limit (None) the clock counts ``elapsed`` up."""
        before = self.digits()
        self._left, self._total, self._elapsed = left, total, elapsed
        if self.digits() == before and self._spoken:
            # The pie still moves; the digits do not.
            self.update()
            return
        if self.pulsing():
            self._pulse.to(1.0, 0)
            self._pulse.to(0.0, 600)
        self._speak()
        self.update()

    def set_paused(self, paused: bool) -> None:
        """Show two bars instead of the pie."""
        self._paused = paused
        self.update()

    def set_caption(self, caption: str) -> None:
        self._caption = caption
        self.update()

    def digits(self) -> str:
        """What the digits say. A limit is rounded up, so that 0:00 means the end."""
        return clock_text(self._elapsed if self._left is None else math.ceil(self._left - 1e-6))

    def hurrying(self) -> bool:
        """Whether the digits are red: less than 30 seconds are left."""
        return self._left is not None and self._left < HURRY

    def pulsing(self) -> bool:
        """Whether the dial beats: it runs, at most 10 seconds are left and motion is wanted."""
        last = self._left is not None and 0 < self._left <= LAST
        return last and not self._paused and not theme.current().reduced_motion

    def _speak(self) -> None:
        self._spoken = self.digits()
        if self._left is None:
            self.setAccessibleName(self.tr("Time played {time}").format(time=self._spoken))
        else:
            self.setAccessibleName(self.tr("Time left {time}").format(time=self._spoken))

    def _beat(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        height = theme.current().px(self._design_height)
        return QSize(round(height * 2.6), height)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(round(hint.width() * 0.66), round(hint.height() * 0.75))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        side = min(float(self.height()), self.width() * 0.40)
        dial = QRectF(0, (self.height() - side) / 2, side, side)
        self._paint_dial(painter, dial)
        rest = QRectF(side * 1.22, 0, self.width() - side * 1.22, self.height())
        self._paint_digits(painter, rest)

    def _paint_dial(self, painter: QPainter, rect: QRectF) -> None:
        colours = theme.current().palette
        centre, radius = rect.center(), rect.width() / 2
        rim = radius * 0.105
        face = radius - rim * 0.5 - radius * 0.055
        face *= 1.0 + 0.05 * self._pulse.number
        centre -= QPointF(0, radius * 0.02)
        painter.setPen(Qt.PenStyle.NoPen)
        if not colours.flat:
            painter.setBrush(colours.shadow)
            painter.drawEllipse(centre + QPointF(0, radius * 0.045), face + rim / 2, face + rim / 2)
        ink = LIGHT.ink if not colours.flat else colours.ink
        ring = colours.ink if colours.flat or colours.paper.lightness() > 128 else QColor("#0B0D16")
        painter.setBrush(colours.card)
        painter.setPen(QPen(ring, rim))
        painter.drawEllipse(centre, face, face)
        self._paint_ticks(painter, centre, face, ink)
        self._paint_pie(painter, centre, face * 0.74, colours.tray if not colours.flat else colours.red)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if self._paused:
            box = around(centre, face * 0.9)
            icons.paint(painter, "pause", box, ink, 3.4)
        else:
            painter.drawEllipse(centre, face * 0.12, face * 0.12)

    def _paint_ticks(self, painter: QPainter, centre: QPointF, face: float, ink: QColor) -> None:
        painter.save()
        painter.translate(centre)
        for i in range(12):
            strong = i % 4 == 0
            width = face * (0.055 if strong else 0.034)
            cap = Qt.PenCapStyle.RoundCap
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, cap))
            painter.drawLine(QPointF(0, -face * 0.90), QPointF(0, -face * (0.70 if strong else 0.78)))
            painter.rotate(30)
        painter.restore()

    def _paint_pie(self, painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if self._left is not None and self._total:
            share = max(0.0, min(1.0, self._left / self._total))
            if share >= 0.9999:
                painter.drawEllipse(box)
            else:
                # Eaten clockwise from the top: what is left ends at twelve o'clock.
                painter.drawPie(box, 90 * 16, round(share * 360 * 16))
            return
        # No limit: a hand goes round once a minute.
        turn = math.radians(self._elapsed % 60 * 6)
        tip = centre + QPointF(math.sin(turn), -math.cos(turn)) * radius
        cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(colour, radius * 0.12, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(centre, tip)

    def _paint_digits(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        text = self.digits()
        # Without a caption the digits take its room too (projector).
        size = rect.height() * (0.59 if self._caption else 0.85)
        width = QFontMetricsF(fonts.sans(size, "Black")).horizontalAdvance(text)
        if width > rect.width():
            size *= rect.width() / width
        font = fonts.sans(size, "Black")
        metrics = QFontMetricsF(font)
        small = look.font("meta")
        if rect.height() > look.px(180):
            small = fonts.sans(rect.height() * 0.13, "Semibold")
        caption_height = QFontMetricsF(small).height() if self._caption else 0.0
        gap = rect.height() * 0.15 if self._caption else 0.0
        top = rect.center().y() - (metrics.capHeight() + gap + caption_height) / 2
        ink = colours.red if self.hurrying() else colours.ink
        draw_text(painter, text, QPointF(rect.left() - size * 0.03, top + metrics.capHeight()), font, ink)
        if self._caption:
            needed = QFontMetricsF(small).horizontalAdvance(self._caption)
            if needed > rect.width():
                small.setPixelSize(int(max(fonts.SMALLEST, small.pixelSize() * rect.width() / needed)))
            at = QPointF(rect.left(), top + metrics.capHeight() + gap + QFontMetricsF(small).ascent())
            draw_text(painter, self._caption, at, small, colours.ink2, room=rect.width())
