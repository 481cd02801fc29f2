"""The teams along the foot of the wall: colour, mark, name and points, each as wide as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.tabletop.lesson.plan import LessonTeam
from app.tabletop.lesson.signs import TEAM_SIGNS, paint_mark
from app.widgets import writing
from app.widgets.look import fonts, icons, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.fonts import within

HIGH, GAP, PAD = 176.0, 20.0, 18.0
NAME, LEAST, NUMBER, KEY = 50.0, 40.0, 84.0, 32.0
"""Sizes of type on a wall 1080 high; a long name is smaller, down to the second one and then narrower."""


def places(area: QRectF, count: int, unit: float) -> list[QRectF]:
    """Where the slips lie, side by side over the whole width."""
    gap = GAP * unit
    wide = (area.width() - (count - 1) * gap) / count
    return [QRectF(area.left() + at * (wide + gap), area.top(), wide, area.height()) for at in range(count)]


def paint_slip(
    painter: QPainter,
    box: QRectF,
    team: LessonTeam,
    points: int,
    unit: float,
    *,
    chosen: bool = False,
    gained: int = 0,
    key: str = "",
    done: bool = False,
) -> None:
    """chosen: it has what is shown, or is being asked. gained: in this round. key: what chooses it.
    done: what it has is in."""
    look = theme.current().palette
    sign = TEAM_SIGNS[team.sign]
    radius = 20 * unit
    if chosen:
        grow = 9 * unit
        painter.setPen(QPen(look.ink, 7 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
    painter.setPen(QPen(look.ink, 2.5 * unit))
    painter.setBrush(sign.ground)
    painter.drawRoundedRect(box, radius, radius)
    pad = PAD * unit
    room = box.width() - 2 * pad
    font, name = within(fonts.sans(NAME * unit, "Bold"), team.name, room, LEAST * unit)
    draw_text(painter, name, QPointF(box.left() + pad, box.top() + 54 * unit), font, sign.ink)
    foot = box.bottom() - 26 * unit
    side = 88 * unit
    paint_mark(painter, QRectF(box.left() + pad, foot - side + 10 * unit, side, side), team.sign)
    number = fonts.sans(NUMBER * unit, "Black")
    left = box.left() + pad + side + 14 * unit
    end = draw_text(painter, writing.number(points), QPointF(left, foot), number, sign.ink)
    small = fonts.sans(KEY * unit, "Bold")
    told = f"+{gained}" if gained else key
    if told and left + end + QFontMetricsF(small).horizontalAdvance(told) + pad < box.right():
        draw_text(painter, told, QPointF(box.right() - pad, foot), small, sign.ink, lean=1.0)
    if done:
        tick = 64 * unit
        place = QRectF(box.right() - pad - tick, foot - tick + 8 * unit, tick, tick)
        icons.paint(painter, "check", place, sign.ink, 4.0)


def team_at(places_of: Sequence[QRectF], point: QPointF) -> int | None:
    """Whose slip is pressed."""
    return next((at for at, box in enumerate(places_of) if box.contains(point)), None)
