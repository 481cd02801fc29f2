"""Scissors and paper: hand-cut shapes, their thickness and shadow, and the three Czech marks.

Everything the program draws by itself is made of these. Outlines are cached by size and seed, so
painting a panel costs two or three fills.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.widgets.look import theme
from app.widgets.look.palette import Palette

RADIUS_CHIP, RADIUS_BUTTON, RADIUS_PANEL, RADIUS_MAT, RADIUS_DIALOG = 8, 13, 20, 22, 26
THICKNESS = 5
"""How far the edge colour shows under a panel or button, in design pixels."""
OUTLINE = 1.6
"""Width of the outline that a sheet has in high contrast, in design pixels."""
TALL = 10.0
"""Up to this thickness, in logical pixels, the notch at rounded corners stays below half a pixel."""


def round_polygon(points: Sequence[QPointF], radii: Sequence[float]) -> QPainterPath:
    """A closed polygon with each corner rounded by its radius (at most half of its sides)."""
    path = QPainterPath()
    count = len(points)
    for i, corner in enumerate(points):
        into, out = QLineF(corner, points[i - 1]), QLineF(corner, points[(i + 1) % count])
        into.setLength(min(radii[i], into.length() / 2))
        out.setLength(min(radii[i], out.length() / 2))
        if i:
            path.lineTo(into.p2())
        else:
            path.moveTo(into.p2())
        path.quadTo(corner, out.p2())
    path.closeSubpath()
    return path


@lru_cache(maxsize=1024)
def _cut(width: float, height: float, radius: float, seed: int, jitter: float) -> QPainterPath:
    wobble = random.Random(seed)

    def corner(x: float, y: float) -> QPointF:
        return QPointF(x + wobble.uniform(-jitter, jitter), y + wobble.uniform(-jitter, jitter))

    points = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]
    return round_polygon(points, [radius] * 4)


def cut(rect: QRectF, radius: float, seed: int = 1, jitter: float = 1.0) -> QPainterPath:
    """A rounded quad cut by hand: each corner is off by up to ``jitter``; the seed fixes how."""
    key = (round(rect.width(), 2), round(rect.height(), 2), round(radius, 2), seed, round(jitter, 3))
    return _cut(*key).translated(rect.topLeft())


@lru_cache(maxsize=32)
def _wavy(width: float, height: float, radius: float, seed: int, wave: float, step: float) -> QPainterPath:
    wobble = random.Random(seed)
    corners = [QPointF(0, 0), QPointF(width, 0), QPointF(width, height), QPointF(0, height)]
    points, radii = list[QPointF](), list[float]()
    for i, here in enumerate(corners):
        side = QLineF(here, corners[(i + 1) % 4])
        points.append(here)
        radii.append(radius)
        count = max(2, int(side.length() / step))
        normal = QPointF(-side.dy(), side.dx()) / max(1.0, side.length())
        for k in range(1, count):
            points.append(side.pointAt(k / count) + normal * wobble.uniform(-wave, wave))
            radii.append(step * 0.3)
    return round_polygon(points, radii)


def wavy(rect: QRectF, radius: float, seed: int = 1, wave: float = 2.2, step: float = 130) -> QPainterPath:
    """The outline of a big sheet whose long edges were cut by hand."""
    return _wavy(rect.width(), rect.height(), radius, seed, wave, step).translated(rect.topLeft())


# Marks ------------------------------------------------------------------------------------------


def _polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


_HACEK = (
    (-0.62, -0.34),
    (-0.28, -0.40),
    (0, -0.04),
    (0.28, -0.40),
    (0.62, -0.34),
    (0.16, 0.36),
    (-0.16, 0.36),
)
_CARKA = ((0.10, -0.60), (0.46, -0.46), (-0.20, 0.60), (-0.46, 0.52))


@lru_cache(maxsize=3)
def mark(name: str) -> QPainterPath:
    """``hacek``, ``carka`` or ``krouzek`` around the origin, for a size of 1; KeyError otherwise."""
    if name == "krouzek":
        ring = QPainterPath()
        ring.setFillRule(Qt.FillRule.OddEvenFill)
        ring.addEllipse(QPointF(), 0.52, 0.52)
        ring.addEllipse(QPointF(), 0.28, 0.28)
        return ring
    return _polygon({"hacek": _HACEK, "carka": _CARKA}[name])


MARKS = ("hacek", "carka", "krouzek")


def paint_mark(
    painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor, rotation: float = 0.0
) -> None:
    """Draw one mark; ``size`` in logical pixels, ``rotation`` in degrees clockwise."""
    painter.save()
    painter.translate(centre)
    painter.rotate(rotation)
    painter.scale(size, size)
    painter.fillPath(mark(name), colour)
    painter.restore()


def paint_confetti(
    painter: QPainter,
    rect: QRectF,
    colours: Sequence[QColor],
    seed: int = 1,
    count: int = 24,
    sizes: tuple[float, float] = (9, 17),
) -> None:
    """Scatter marks over ``rect``; the same seed scatters them the same way. Clips to the rect."""
    scatter = random.Random(seed)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    # One mark per cell of a grid: scattered, yet never two on a heap; a low strip is one row of cells.
    columns = max(1, min(count, round(math.sqrt(count * rect.width() / max(1.0, rect.height())))))
    rows = max(1, math.ceil(count / columns))
    for i in range(count):
        x = (i % columns + scatter.uniform(0.15, 0.85)) / columns
        y = (i // columns + scatter.uniform(0.15, 0.85)) / rows
        centre = rect.topLeft() + QPointF(x * rect.width(), y * rect.height())
        name, colour = scatter.choice(MARKS), scatter.choice(colours)
        paint_mark(painter, name, centre, scatter.uniform(*sizes), colour, scatter.uniform(-60, 60))
    painter.restore()


# Sheets -----------------------------------------------------------------------------------------


def paint_sheet(
    painter: QPainter,
    outline: QPainterPath,
    fill: QColor,
    edge: QColor | None,
    thickness: float,
    *,
    shadow: QColor | None = None,
    shadow_offset: float = 3.0,
    border: QColor | None = None,
    border_width: float = 1.0,
) -> None:
    """A piece of paper: hard shadow, its thickness in the edge colour, then the face.

    ``outline`` is the face; thickness and shadow hang below it by that many logical pixels. In high contrast
    every sheet has a border.
    """
    look = theme.current()
    if look.palette.strong:
        border = look.palette.ink if border is None else border
        border_width = max(border_width, look.pxf(OUTLINE))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadow is not None:
        painter.fillPath(outline.translated(0, thickness + shadow_offset), shadow)
    if edge is not None and thickness > 0:
        painter.fillPath(outline.translated(0, thickness), edge)
        if thickness > TALL:
            # The side between both outlines, so that no notch shows at the corners.
            painter.fillPath(outline.translated(0, thickness / 2), edge)
    painter.fillPath(outline, fill)
    if border is not None:
        painter.strokePath(outline, QPen(border, border_width))


def paint_mat(
    painter: QPainter,
    rect: QRectF,
    ground: QColor,
    ornament: QColor,
    colours: Palette,
    u: float,
    seed: int = 5,
) -> None:
    """A game's mat: wavy sheet with its shadow and four big marks that run over its edges.

    ``u`` is the interface scale; a flat look (projector) gets a plain sheet.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if colours.flat:
        painter.fillRect(rect, ground)
        return
    outline = wavy(rect, RADIUS_MAT * u, seed, 2.2 * u, 130 * u)
    painter.fillPath(outline.translated(0, 5 * u), colours.shadow)
    painter.fillPath(outline, ground)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    big = min(rect.width(), rect.height()) * 0.30
    left, right = rect.left() + 20 * u, rect.right() - 10 * u
    paint_mark(painter, "krouzek", QPointF(left, rect.top() + big * 0.25), big * 1.0, ornament)
    paint_mark(
        painter, "hacek", QPointF(right - big * 0.1, rect.top() + big * 0.22), big * 1.25, ornament, 24
    )
    paint_mark(
        painter, "carka", QPointF(left + big * 0.24, rect.bottom() - big * 0.2), big * 1.1, ornament, 8
    )
    paint_mark(painter, "krouzek", QPointF(right, rect.bottom() - big * 0.14), big * 1.05, ornament)
    painter.restore()


def paint_focus_ring(painter: QPainter, rect: QRectF, radius: float, colours: Palette, u: float) -> None:
    """The keyboard ring around ``rect``: a 4 px gap in ``raised``, then 4 px of ``focus``; in high contrast a
    smaller gap and a thicker ring."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gap = 2 * u if colours.strong else 4 * u
    for distance, width, colour in (
        (gap / 2, gap, colours.raised),
        (gap / 2 + 4 * u, 8 * u - gap, colours.focus),
    ):
        grown = rect.adjusted(-distance, -distance, distance, distance)
        painter.setPen(QPen(colour, width + 0.5))
        corner = min(radius + distance, grown.width() / 2, grown.height() / 2)
        painter.drawRoundedRect(grown, corner, corner)
