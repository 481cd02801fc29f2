"""The box of dice: tray with wells, the ribbon that joins the dice of a word, the clear dome over it.

Everything is measured from S, the side of the dome (visual direction, section 3). The projector has
no dome: a black board fills S.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.widgets.look import paper, theme
from app.widgets.look.canvas import around
from app.widgets.look.palette import Palette

BODY, RECESS, WELL, DIE = 0.945, 0.865, 0.91, 0.81
FLAT_RECESS, FLAT_DIE = 0.965, 0.90


@dataclass(frozen=True)
class TrayLayout:
    """Where things lie in a tray whose dome fills the square ``dome``; ``side`` dice to a row."""

    dome: QRectF
    side: int = 4
    flat: bool = False

    @property
    def body(self) -> QRectF:
        return self.dome if self.flat else self._centred(BODY)

    @property
    def recess(self) -> QRectF:
        """The floor that the wells are cut into."""
        return self._centred(FLAT_RECESS if self.flat else RECESS)

    @property
    def pitch(self) -> float:
        """Distance from die to die."""
        return self.recess.width() / self.side

    @property
    def die_size(self) -> float:
        return self.pitch * (FLAT_DIE if self.flat else DIE)

    def centre(self, row: int, column: int) -> QPointF:
        """Middle of the die in a row and column counted from 0."""
        step = self.pitch
        # A die's face sits a little high, so that face and thickness together are centred in the well.
        rise = 0.0 if self.flat else self.die_size * 0.03
        return self.recess.topLeft() + QPointF((column + 0.5) * step, (row + 0.5) * step - rise)

    def cell_at(self, point: QPointF, reach: float = 0.5) -> tuple[int, int] | None:
        """Row and column of the die whose middle is within ``reach`` die sizes of the point, or None.

        A reach under 0.5 lets a finger slide diagonally without touching the neighbours.
        """
        offset = point - self.recess.topLeft()
        row, column = int(offset.y() // self.pitch), int(offset.x() // self.pitch)
        if not (0 <= row < self.side and 0 <= column < self.side):
            return None
        near = QLineF(point, self.centre(row, column)).length() <= reach * self.die_size * 1.1
        return (row, column) if near else None

    def _centred(self, share: float) -> QRectF:
        side = self.dome.width() * share
        return around(self.dome.center(), side)


def paint_tray(painter: QPainter, layout: TrayLayout, *, dome: bool = True) -> None:
    """Shadow, dome skirt (unless the tray lies open), tray, recess and wells; dice come on top of it."""
    look = theme.current().palette
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    side = layout.dome.width()
    if layout.flat:
        painter.setBrush(look.tray)
        painter.drawRoundedRect(layout.dome, side * 0.055, side * 0.055)
    else:
        if dome:
            _paint_skirt(painter, layout.dome, look)
        _paint_body(painter, layout, look)
        _paint_gloss(painter, layout, look)
    painter.restore()


def _paint_skirt(painter: QPainter, dome: QRectF, look: Palette) -> None:
    side = dome.width()
    outline = paper.cut(dome, side * 0.125, 3, 0.0)
    painter.fillPath(outline.translated(0, side * 0.016), look.shadow_strong)
    glass = QLinearGradient(dome.topLeft(), dome.bottomLeft())
    white = QColor("#FFFFFF")
    for at, alpha in ((0.0, 0.42), (0.10, 0.30), (1.0, 0.34)):
        white.setAlphaF(alpha * (1.0 if look.gloss > 0.2 else 0.35))
        glass.setColorAt(at, white)
    painter.fillPath(outline, QBrush(glass))
    white.setAlphaF(0.85 if look.gloss > 0.2 else 0.40)
    painter.strokePath(outline, QPen(white, side * 0.0042))


def _paint_body(painter: QPainter, layout: TrayLayout, look: Palette) -> None:
    side = layout.dome.width()
    body = layout.body
    outline = paper.cut(body, side * 0.098, 4, side * 0.0015)
    painter.fillPath(outline.translated(0, side * 0.021), look.tray_edge)
    painter.fillPath(outline, look.tray)
    inset = side * 0.0125
    lip = paper.cut(body.adjusted(inset, inset, -inset, -inset), side * 0.086, 4, side * 0.0015)
    light = QLinearGradient(body.topLeft(), QPointF(body.left(), body.center().y()))
    light.setColorAt(0, look.tray_highlight)
    clear = QColor(look.tray_highlight)
    clear.setAlphaF(0)
    light.setColorAt(1, clear)
    painter.strokePath(lip, QPen(QBrush(light), side * 0.0055))
    painter.fillPath(paper.cut(layout.recess, side * 0.055, 6, side * 0.002), look.tray_edge)
    well = layout.pitch * WELL
    for row in range(layout.side):
        for column in range(layout.side):
            rect = QRectF(0, 0, well, well)
            middle = QPointF((column + 0.5) * layout.pitch, (row + 0.5) * layout.pitch)
            rect.moveCenter(layout.recess.topLeft() + middle)
            painter.fillPath(paper.cut(rect, well * 0.22, 11 + row * 4 + column, well * 0.008), look.well)


def _paint_gloss(painter: QPainter, layout: TrayLayout, look: Palette) -> None:
    """Light in the upper left corner, on the tray but under the letters."""
    body = layout.body
    gloss = QLinearGradient(
        body.topLeft(), body.topLeft() + QPointF(body.width() * 0.36, body.height() * 0.36)
    )
    white = QColor("#FFFFFF")
    white.setAlphaF(look.gloss)
    gloss.setColorAt(0, white)
    white.setAlphaF(0)
    gloss.setColorAt(1, white)
    painter.fillPath(paper.cut(body, layout.dome.width() * 0.098, 4, 0.0), QBrush(gloss))


def paint_dome(painter: QPainter, layout: TrayLayout, opacity: float = 1.0) -> None:
    """The whole lid as milky glass over the dice, for the shake: ``opacity`` 0 (gone) to 1."""
    if layout.flat or opacity <= 0:
        return
    look = theme.current().palette
    side = layout.dome.width()
    outline = paper.cut(layout.dome, side * 0.125, 3, 0.0)
    glass = QLinearGradient(layout.dome.topLeft(), layout.dome.bottomRight())
    white = QColor("#FFFFFF")
    for at, alpha in ((0.0, 0.46), (0.45, 0.24), (1.0, 0.30)):
        white.setAlphaF(alpha * opacity * (1.0 if look.gloss > 0.2 else 0.5))
        glass.setColorAt(at, white)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, QBrush(glass))
    white.setAlphaF(0.9 * opacity)
    painter.strokePath(outline, QPen(white, side * 0.006))
    painter.restore()


def paint_dome_front(painter: QPainter, layout: TrayLayout) -> None:
    """The three strokes of light on the dome; drawn over the dice, they touch no letter."""
    if layout.flat:
        return
    side = layout.dome.width()
    corner = layout.dome.topLeft()

    def at(x: float, y: float) -> QPointF:
        return corner + QPointF(x * side, y * side)

    near, far = 0.0235, 0.978
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    white = QColor("#FFFFFF")
    strong = QPainterPath(at(near, 0.30))
    strong.lineTo(at(near, 0.125))
    strong.quadTo(at(near, near), at(0.13, near))
    strong.lineTo(at(0.362, near))
    dash = QPainterPath(at(0.402, near))
    dash.lineTo(at(0.44, near))
    weak = QPainterPath(at(far, 0.745))
    weak.lineTo(at(far, 0.86))
    weak.quadTo(at(far, far), at(0.86, far))
    cap = Qt.PenCapStyle.RoundCap
    for path, alpha, width in ((strong, 0.88, 0.0088), (dash, 0.88, 0.0088), (weak, 0.42, 0.0075)):
        white.setAlphaF(alpha)
        painter.strokePath(path, QPen(QBrush(white), side * width, Qt.PenStyle.SolidLine, cap))
    painter.restore()


def _reach(link: QLineF, layout: TrayLayout) -> float:
    """How far from a die's middle the ribbon begins, in die sizes."""
    if not layout.flat:
        return 0.415
    # Flat letters nearly fill the face: begin just inside its edge, which is farther on a diagonal.
    return 0.42 if min(abs(link.dx()), abs(link.dy())) < layout.pitch / 2 else 0.47


def paint_ribbon(
    painter: QPainter, layout: TrayLayout, cells: Sequence[tuple[int, int]], colour: str = "yellow"
) -> None:
    """The ribbon from die to die along a word, with háček arrows; drawn over the dice of the path.

    It runs from circle to circle, so it joins yellow faces and covers no letter.
    """
    look = theme.current().palette
    die = layout.die_size
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = look.colour(colour)
    pen = QPen(ground, die * 0.36, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    centres = [layout.centre(row, column) for row, column in cells]
    links = [QLineF(a, b) for a, b in itertools.pairwise(centres)]
    for link in links:
        inner = _reach(link, layout) * die / link.length()
        painter.setPen(pen)
        painter.drawLine(QLineF(link.pointAt(inner), link.pointAt(1 - inner)))
    ink = look.letter if colour == "yellow" else look.onfill
    for link in links:
        # QLineF measures angles counter-clockwise from the right; the mark points down by itself.
        paper.paint_mark(painter, "hacek", link.center(), die * 0.21, ink, -link.angle() - 90)
    painter.restore()
