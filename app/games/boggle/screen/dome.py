"""The dome full of dice, drawn for wide covers (the tall one is a picture of its own)."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.games.boggle.screen.shaker import die
from app.widgets.look import paper
from app.widgets.look.palette import LIGHT, Palette

REACH = 1.17
"""Half the width of the dome; its height is 1."""
BASE = 0.20


class _Die(NamedTuple):
    letter: str
    x: float
    y: float
    tilt: float


_DICE = (
    _Die("Š", -0.46, 0.58, 13),
    _Die("Ž", 0.50, 0.57, -11),
    _Die("R", 0.03, 0.69, 9),
    _Die("A", -0.80, 0.19, -13),
    _Die("Á", 0.81, 0.20, 15),
    _Die("H", -0.29, 0.18, -7),
    _Die("Č", 0.27, 0.19, 5),
)
_SPARKS = ((-1.16, 0.94, -52), (-1.36, 0.68, -40), (1.16, 0.94, 6), (1.36, 0.68, -8))


def paint_dome(painter: QPainter, rect: QRectF, colours: Palette, shake: float = 0.0) -> None:
    """Draw the dome on its base as large as fits ``rect``, standing on its lower edge.

    shake: 0 at rest; up to 1 the dice hop and tilt.
    """
    unit = min(rect.height() / (1.0 + BASE + 0.08), rect.width() / (2 * 1.47))
    centre = QPointF(rect.center().x(), rect.bottom() - BASE * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    glass = QPainterPath(QPointF(-REACH * unit, 0))
    glass.arcTo(QRectF(-REACH * unit, -1.0 * unit, 2 * REACH * unit, 2.0 * unit), 180, -180)
    glass.closeSubpath()
    painter.fillPath(glass, QColor(255, 255, 255, 46))
    _paint_dice(painter, unit, shake)
    _paint_glass(painter, unit)
    _paint_base(painter, unit, colours)
    for x, y, turn in _SPARKS:
        swing = math.sin(shake * 9 + x) * 6 * shake
        place = QPointF(x * unit, -y * unit)
        paper.paint_mark(painter, "carka", place, 0.17 * unit, LIGHT.onfill, turn + swing)
    painter.restore()


def _paint_dice(painter: QPainter, unit: float, shake: float) -> None:
    for index, piece in enumerate(_DICE):
        hop = abs(math.sin(shake * math.pi * (2 + index % 3))) * 0.11 * min(1.0, 2 * shake)
        tilt = piece.tilt + math.sin(shake * math.pi * (3 + index % 2)) * 14
        place = QPointF(piece.x * unit, -(piece.y + hop) * unit)
        die.paint_die(painter, place, 0.45 * unit, piece.letter, rotation=tilt, seed=index + 2)


def _paint_glass(painter: QPainter, unit: float) -> None:
    cream = QColor(LIGHT.onfill)
    cream.setAlphaF(0.9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(cream, 0.034 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawArc(QRectF(-REACH * unit, -unit, 2 * REACH * unit, 2 * unit), 0, 180 * 16)
    pen.setWidthF(0.058 * unit)
    painter.setPen(pen)
    inner = QRectF(-(REACH - 0.14) * unit, -0.87 * unit, 2 * (REACH - 0.14) * unit, 1.74 * unit)
    painter.drawArc(inner, 122 * 16, 34 * 16)


def _paint_base(painter: QPainter, unit: float, colours: Palette) -> None:
    bar = QRectF(-(REACH + 0.14) * unit, -0.05 * unit, 2 * (REACH + 0.14) * unit, BASE * unit)
    shape = paper.cut(bar, 0.09 * unit, 4, 0.0 if colours.flat else 0.008 * unit)
    painter.fillPath(shape.translated(0, 0.035 * unit), QColor("#86210F"))
    painter.fillPath(shape, QColor("#E0604B"))
