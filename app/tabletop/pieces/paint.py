"""What is painted around any piece: the ring of a chosen one, the shadow of one in the air."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from app.tabletop.pieces.skin import PieceShape, paint_middle
from app.widgets.look import paper, theme
from app.widgets.look.pictures import blank, kept

TILT, GROWTH = 4.5, 0.08
"""A piece in the air is askew, in degrees, and larger."""
ASIDE, BELOW = 0.07, 0.13
"""Where the shadow of a piece in the air lies, in its widths."""


def paint_ground(painter: QPainter, outline: QPainterPath, mat: str) -> None:
    """A small mat of this colour in a picture; where nothing has a shadow a line tells it from the page."""
    colours = theme.current().palette
    painter.fillPath(outline, colours.mat(mat)[0])
    if colours.flat:
        painter.strokePath(outline, QPen(colours.ink, 1))


def paint_ring(painter: QPainter, rect: QRectF, colour: QColor, width: float, seed: int = 1) -> None:
    """A ring around a piece (chosen)."""
    grown = rect.adjusted(-width * 0.8, -width * 0.8, width * 0.8, width * 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(paper.cut(grown, grown.width() * 0.17, seed, 0.0), QPen(colour, width))


def paint_shadow(painter: QPainter, form: PieceShape, width: float, height: float) -> None:
    """The shadow of a piece whose middle is the origin. height: over the table, 1 in the hand."""
    shadow = _soft_shadow(math.floor(width), form.tall, painter.device().devicePixelRatioF())
    paint_middle(painter, shadow, QPointF(ASIDE, BELOW) * width * height)


@kept(2)
def _soft_shadow(width: float, tall: float, ratio: float) -> QPixmap:
    """Blurred; twice as large as the piece, which lies in its middle."""
    wide, high = math.ceil(width * 2), math.ceil(width * tall * 2)
    picture = blank(wide, high, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 12
    painter.setBrush(QColor(0, 0, 0, 9))
    for layer in range(layers):
        spread = width * 0.18 * (layer / (layers - 1) * 2 - 1)
        across, down = width / 2 + spread, width * tall / 2 + spread
        corner = width * 0.2 + spread
        painter.drawRoundedRect(
            QRectF(wide / 2 - across, high / 2 - down, 2 * across, 2 * down), corner, corner
        )
    painter.end()
    return picture
