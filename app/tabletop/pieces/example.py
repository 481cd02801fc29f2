"""Pieces on a mat, as a picture for the rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabletop.pieces.paint import paint_ground
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas

SLIP, CROSS, EDGE = 30, 22, 8
"""Height of the slip with points, side of the cross, its way from the mat's edge; in design pixels."""


class ExamplePicture(Canvas, QWidget):
    """The mat; a game paints what lies on it. The caption stands below."""

    def __init__(self, spoken: str, mat: str, seed: int, parent: QWidget | None = None) -> None:
        """mat: its colour. seed: of its edge, so that neighbours are not cut alike."""
        super().__init__(parent)
        self._mat, self._seed = mat, seed
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(spoken)
        theme.follow(self, self.updateGeometry)

    def paint_on(self, painter: QPainter, mat: QRectF) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        mat = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(4))
        outline = paper.cut(mat, look.pxf(14), self._seed, 0.0 if look.palette.flat else look.pxf(1.5))
        paint_ground(painter, outline, self._mat)
        self.paint_on(painter, mat)


def enlarged(length: float, smallest: float) -> float:
    """A length of pieces in logical pixels, of both in design pixels; on a wall so large that their smallest
    text can be read."""
    look = theme.current()
    return look.pxf(length) * look.grown(look.pxf(smallest))


def points_size(points: str) -> QSizeF:
    """Room for the slip with points."""
    look = theme.current()
    text = QFontMetricsF(look.font("number_small")).horizontalAdvance(points)
    return QSizeF(text + look.pxf(20), look.tx(SLIP))


def paint_points(painter: QPainter, slip: QRectF, points: str) -> None:
    """What the pieces bring."""
    look = theme.current()
    colours = look.palette
    outline = paper.cut(slip, look.pxf(9), 3, 0.0)
    paper.paint_sheet(painter, outline, colours.green, colours.green_edge, look.pxf(3))
    painter.setFont(look.font("number_small"))
    painter.setPen(colours.onfill)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, points)


def paint_cross(painter: QPainter, mat: QRectF) -> None:
    """A cross: the pieces must not lie like this."""
    look = theme.current()
    side, edge = look.pxf(CROSS), look.pxf(EDGE)
    box = QRectF(mat.right() - side - edge, mat.top() + edge, side, side)
    icons.paint(painter, "x", box, look.palette.red, 3.2)
