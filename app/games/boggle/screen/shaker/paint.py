"""Painting dice as cubes: each side is a picture made beforehand and laid on by an affine map.

The eye looks straight down from far away but a little from the south, so that a lying die shows the
same strip of its southern side as the flat picture of `die` beside this file and the two can change places.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QTransform

from app.games.boggle.screen.shaker import dice3d
from app.games.boggle.screen.shaker import die as flat_die
from app.games.boggle.screen.shaker.dice3d import Matrix, Vector
from app.games.boggle.screen.shaker.physics import Body
from app.widgets.look import paper, theme
from app.widgets.look.palette import Palette, mix
from app.widgets.look.pictures import blank, kept

TILT = flat_die.EDGE
"""Sine of the angle at which the eye looks: the share of a die's side that shows below it."""
NEARER = 0.085
"""How much larger a die looks for each die side that it rises."""
ROUND = 0.155
"""Radius of a die's edges."""
SHADES = 6
LIGHT: Vector = (-0.30, -0.42, 0.857)

SHADOW_SIZE = 1.02
_ARC = (0.0, 0.25, 0.5, 0.75, 1.0)

Point: TypeAlias = tuple[float, float]


def seen(m: Matrix, v: Vector) -> tuple[float, float, float]:
    """A direction on the die as the eye sees it: right, down, towards the eye (die sides)."""
    x = m[0] * v[0] + m[3] * v[1] + m[6] * v[2]
    y = m[1] * v[0] + m[4] * v[1] + m[7] * v[2]
    z = m[2] * v[0] + m[5] * v[1] + m[8] * v[2]
    return x, y - z * TILT, z + y * TILT


def shade_of(m: Matrix, side: int) -> int:
    """How brightly a side is lit, 0 to SHADES - 1."""
    n = dice3d.SIDES[side][2]
    x = m[0] * n[0] + m[3] * n[1] + m[6] * n[2]
    y = m[1] * n[0] + m[4] * n[1] + m[7] * n[2]
    z = m[2] * n[0] + m[5] * n[1] + m[8] * n[2]
    lit = (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] + 0.35) / (LIGHT[2] + 0.35)
    return max(0, min(SHADES - 1, round(lit * (SHADES - 1))))


def _ground(look: Palette, shade: int) -> QColor:
    share = shade / (SHADES - 1)
    if look.flat:
        return mix(QColor("#9A9A9A"), look.card, share)
    return mix(mix(look.card_edge, look.letter, 0.12), look.card, share)


@kept(48)
def _side(pixels: int, letter: str, shade: int, key: str) -> QPixmap:
    """One side of a die as it is lit, ``pixels`` wide."""
    look = theme.current().palette
    picture = blank(pixels, pixels, 1.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixels / 2, pixels / 2)
    ground = _ground(look, shade)
    face = QRectF(-pixels / 2, -pixels / 2, pixels, pixels).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.fillPath(paper.cut(face, pixels * 0.19, 1, 0.0), ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(ground, look.card_highlight, 0.25 + 0.75 * shade / (SHADES - 1)))
    painter.drawEllipse(QPointF(), pixels * flat_die.CIRCLE, pixels * flat_die.CIRCLE)
    if letter:
        painter.fillPath(
            flat_die.letter_path(letter, pixels), mix(ground, look.letter, 0.72 + 0.28 * shade / SHADES)
        )
    painter.end()
    return picture


@kept(2)
def _shadow(pixels: int, rgba: int) -> QPixmap:
    """The hard shadow of a die of that size."""
    side = round(pixels * SHADOW_SIZE)
    picture = blank(side, side, 1.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(rgba))
    painter.drawRoundedRect(QRectF(0, 0, side, side), side * 0.24, side * 0.24)
    painter.end()
    return picture


def forget() -> None:
    """Give back the memory of the sides' pictures; they are made anew when needed."""
    _side.cache_clear()


def _hull(points: Sequence[Point]) -> list[Point]:
    """Convex hull of a few points (Andrew's monotone chain)."""
    ordered = sorted(points)

    def half(run: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in run:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0:
                    break
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def _outline(m: Matrix, size: float) -> QPolygonF:
    """The rim of the whole die: the hull of a smaller cube, grown by the radius of the edges.

    Points on the rounded corners are far cheaper to fill than a polygon with a thick round pen.
    """
    inner, grow = (0.5 - ROUND) * size, ROUND * size
    corners = []
    for corner in dice3d.CORNERS:
        x, y, _ = seen(m, corner)
        corners.append((x * inner, y * inner))
    hull = _hull(corners)
    normals = []
    for (ax, ay), (bx, by) in zip(hull, [*hull[1:], hull[0]], strict=True):
        length = math.hypot(bx - ax, by - ay) or 1.0
        normals.append(((by - ay) / length, (ax - bx) / length))
    rim = []
    for (x, y), (ax, ay), (bx, by) in zip(hull, [normals[-1], *normals[:-1]], normals, strict=True):
        for share in _ARC:
            nx, ny = ax + (bx - ax) * share, ay + (by - ay) * share
            keep = grow / (math.hypot(nx, ny) or 1.0)
            rim.append(QPointF(x + nx * keep, y + ny * keep))
    return QPolygonF(rim)


def paint_cube(
    painter: QPainter, centre: QPointF, size: float, m: Matrix, letters: str, ratio: float
) -> None:
    """A die of side ``size`` round ``centre`` (the middle of the body), turned as ``m`` says.

    letters: of its six sides, empty for a die whose letters must not be seen. ratio: of the screen.
    """
    key = theme.current().dress
    look = theme.current().palette
    painter.save()
    painter.translate(centre)
    body = _ground(look, 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawPolygon(_outline(m, size))
    pixels = max(8, round(size * ratio))
    unit = size / pixels
    base = painter.transform()
    # Without it the pictures take the quick way; their own rims are smooth.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for side, (right, foot, up) in enumerate(dice3d.SIDES):
        nx, ny, towards = seen(m, up)
        if towards <= 0.12:
            continue
        rx, ry, _ = seen(m, right)
        fx, fy, _ = seen(m, foot)
        corner_x = (nx - rx - fx) * 0.5 * size
        corner_y = (ny - ry - fy) * 0.5 * size
        laid = QTransform(rx * unit, ry * unit, fx * unit, fy * unit, corner_x, corner_y)
        painter.setTransform(laid * base)
        letter = letters[side] if letters else ""
        painter.drawPixmap(0, 0, _side(pixels, letter, shade_of(m, side), key))
    painter.restore()


def paint_dice(
    painter: QPainter,
    origin: QPointF,
    size: float,
    bodies: Sequence[Body],
    letters: Sequence[str],
    ratio: float,
) -> None:
    """All dice of the box; ``origin`` is the middle of the floor, ``size`` the side of a die."""
    look = theme.current().palette
    order = sorted(range(len(bodies)), key=lambda index: (bodies[index].z, bodies[index].y))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    matrices = {index: dice3d.matrix(bodies[index].q) for index in order}
    shadow = _shadow(round(size * ratio), look.shadow_strong.rgba())
    shadow.setDevicePixelRatio(ratio)
    half = size * SHADOW_SIZE / 2
    for index in order:
        body = bodies[index]
        drop = flat_die.SHADOW + 0.16 * body.z
        middle = origin + QPointF((body.x + drop * 0.25 * body.z) * size, (body.y + drop) * size)
        painter.drawPixmap(middle - QPointF(half, half), shadow)
    for index in order:
        body = bodies[index]
        scale = (1 + NEARER * body.z) * body.size
        rise = body.z * TILT * 2.2
        centre = origin + QPointF(body.x * size, (body.y - rise + TILT / 2) * size)
        paint_cube(painter, centre, size * scale, matrices[index], letters[index], ratio)


def paint_rush(painter: QPainter, dome: QRectF, beat: int) -> None:
    """Strokes beside a box that is shaken hard; ``beat`` 0 or 1 moves them a little."""
    side = dome.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    red = theme.current().palette.red
    painter.setPen(QPen(red, side * 0.022, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for way, strokes in ((-1, ((-0.34, 0.012), (-0.24, 0.05))), (1, ((-0.34, 0.05), (-0.24, 0.012)))):
        edge = dome.center().x() + way * side * (0.585 + 0.012 * (2 * beat - 1))
        for rise, lean in strokes:
            foot = QPointF(edge, dome.center().y() + rise * side)
            painter.drawLine(foot, foot + QPointF(way * lean * side, -0.062 * side))
    painter.restore()
