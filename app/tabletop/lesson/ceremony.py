"""The end of a lesson on the wall: from the last place to the first, each on the whole wall; then all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.tabletop import phrases
from app.tabletop.lesson import texts
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.signs import TEAM_SIGNS, paint_disc, paint_mark
from app.widgets import writing
from app.widgets.look import fonts, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.fonts import within

translate = QCoreApplication.translate
MARGIN, LEAST = 40.0, 42.0


def paint(painter: QPainter, wall: QRectF, control: LessonControl, unit: float) -> None:
    """From the last place to the first, who has the whole wall."""
    lesson = control.lesson
    order = lesson.places()
    if lesson.over:
        _paint_all(painter, wall, control, unit, order)
        return
    teams = order[lesson.state.at]
    place = sum(len(ahead) for ahead in order[lesson.state.at + 1 :]) + 1
    _paint_one(painter, wall, control, unit, (teams, place))


def _paint_one(
    painter: QPainter,
    wall: QRectF,
    control: LessonControl,
    unit: float,
    shown: tuple[Sequence[int], int],
) -> None:
    """shown: the teams of a place, and which one it is."""
    teams, place = shown
    colours = theme.current().palette
    points = control.lesson.totals()[teams[0]]
    wide = wall.width() / len(teams)
    room = wide - 60 * unit
    names = [control.plan.teams[one].name for one in teams]
    size = 220 if len(teams) == 1 else 110
    least = min(within(fonts.serif(size * unit), one, room, LEAST * unit)[0].pixelSize() for one in names)
    for at, team in enumerate(control.plan.teams[one] for one in teams):
        box = QRectF(at * wide, 0, wide, wall.height())
        sign = TEAM_SIGNS[team.sign]
        first = place == 1
        painter.fillRect(box, sign.ground if first else colours.paper)
        ink = sign.ink if first else colours.ink
        side = min(380 * unit, wide * 0.6)
        middle = box.center().x()
        mark = QRectF(middle - side / 2, wall.height() * 0.3 - side / 2, side, side)
        if first:
            paint_mark(painter, mark, team.sign)
        else:
            paint_disc(painter, mark, team.sign, colours.ink)
        font, name = within(fonts.serif(least), team.name, room, least)
        draw_text(painter, name, QPointF(middle, wall.height() * 0.66), font, ink, lean=0.5)
        text = phrases.points(points)
        font, text = within(fonts.sans(96 * unit, "Black"), text, room, LEAST * unit)
        draw_text(painter, text, QPointF(middle, wall.height() * 0.8), font, ink, lean=0.5)
    title = translate("LessonWall", "Winner") if place == 1 and len(teams) == 1 else texts.place_text(place)
    sign = TEAM_SIGNS[control.plan.teams[teams[0]].sign]
    ink = sign.ink if place == 1 and len(teams) == 1 else colours.ink
    if place == 1 and len(teams) > 1:
        painter.fillRect(QRectF(0, 0, wall.width(), 130 * unit), colours.paper)
    top = QPointF(wall.width() / 2, 100 * unit)
    draw_text(painter, title, top, fonts.sans(80 * unit, "Bold"), ink, lean=0.5)


def _paint_all(
    painter: QPainter, wall: QRectF, control: LessonControl, unit: float, order: Sequence[Sequence[int]]
) -> None:
    """Everybody, the first one on top."""
    colours = theme.current().palette
    totals = control.lesson.totals()
    lines, place = list[tuple[int, int]](), 1
    for teams in reversed(order):
        lines += [(place, team) for team in teams]
        place += len(teams)
    step = min(220 * unit, (wall.height() - 2 * MARGIN * unit) / len(lines))
    top = (wall.height() - step * len(lines)) / 2
    for row, (rank, at) in enumerate(lines):
        team, y = control.plan.teams[at], top + row * step
        side = step * 0.82
        base = y + step * 0.66
        left, right = wall.width() * 0.12, wall.width() * 0.88
        draw_text(painter, f"{rank}.", QPointF(left, base), fonts.sans(step * 0.5, "Black"), colours.ink2)
        paint_disc(painter, QRectF(left + step, y + step * 0.09, side, side), team.sign, colours.ink)
        number, points = fonts.sans(step * 0.55, "Black"), writing.number(totals[at])
        draw_text(painter, points, QPointF(right, base), number, colours.ink, lean=1.0)
        room = right - QFontMetricsF(number).horizontalAdvance(points) - left - 2.4 * step
        name, text = within(fonts.serif(step * 0.52), team.name, room, LEAST * unit)
        draw_text(painter, text, QPointF(left + 2.1 * step, base), name, colours.ink)
