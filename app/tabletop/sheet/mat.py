"""The mat under the pieces and what lies beyond it, kept as pictures."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea

from app.tabletop.sheet.camera import Camera
from app.widgets.look import paper, theme

_SIDE, _BELOW = 3.0, 9.0
"""Room for the wavy edge, and for the shadow under it, in design pixels."""
_WAVE = 12.0
"""So far inwards the edge of the mat may be seen, its corners left aside."""
_CLEAR = QColor(0, 0, 0, 0)


class DottedMat:
    """Painted once for a place of the camera: some hundred dots take longer than all pieces on the table, and
    while pieces fly nothing of it changes."""

    def __init__(self, view: QAbstractScrollArea, camera: Camera, mat: str) -> None:
        """view: on whose viewport it is painted; kept itself, PySide may take that for deleted. mat: whose
        colours it has (see `Palette.mat`)."""
        self._view, self._camera, self._mat = view, camera, mat
        self._bare, self._dotted = QPixmap(), QPixmap()
        self._bare_key: object = None
        self._dotted_key: object = None
        self._frame: list[tuple[QPointF, QPixmap]] = []

    def mat_rect(self) -> QRectF:
        """The mat itself, without its wavy edge and shadow."""
        look = theme.current()
        side, below = look.pxf(_SIDE), look.pxf(_BELOW)
        return QRectF(self._view.viewport().rect()).adjusted(side, side, -side, -below)

    def paint(self, painter: QPainter) -> None:
        """The mat with the dots between its cells."""
        self._make()
        camera = self._camera
        key = (camera.cell, camera.centre.toTuple(), camera.room.getRect())
        if key != self._dotted_key:
            self._dotted_key = key
            self._dotted = self._bare.copy()
            brush = _brush(self._dotted)
            self._paint_dots(brush)
            brush.end()
        painter.drawPixmap(0, 0, self._dotted)

    def paint_beyond(self, painter: QPainter) -> None:
        """Over pieces that reach beyond the mat."""
        self._make()
        for corner, picture in self._frame:
            painter.drawPixmap(corner, picture)

    def _paint_dots(self, brush: QPainter) -> None:
        look, camera = theme.current(), self._camera
        colours = look.palette
        first = camera.place(self.mat_rect().topLeft())
        last = camera.place(self.mat_rect().bottomRight())
        radius = max(1.0, min(look.pxf(3), camera.cell * 0.045))
        across = range(math.ceil(first.x() + 0.12), math.floor(last.x() - 0.12) + 1)
        down = range(math.ceil(first.y() + 0.12), math.floor(last.y() - 0.12) + 1)
        ink = colours.line2 if colours.flat else colours.mat(self._mat)[1]
        dot = self._blank(QSize(math.ceil(2 * radius) + 2, math.ceil(2 * radius) + 2), _CLEAR)
        middle = QRectF(QPointF(), dot.deviceIndependentSize()).center()
        with _brush(dot) as drop:
            drop.setPen(Qt.PenStyle.NoPen)
            drop.setBrush(ink)
            drop.drawEllipse(middle, radius, radius)
        brush.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        start = camera.point(QPointF(0, 0)) - middle
        wide, high = camera.cell, camera.cell * camera.form.cell
        rows = [start.y() + y * high for y in down]
        for left in (start.x() + x * wide for x in across):
            for top in rows:
                brush.drawPixmap(QPointF(left, top), dot)

    def _make(self) -> None:
        """The bare mat, and all that lies beyond it, for this size and look."""
        look = theme.current()
        colours = look.palette
        key = (self._view.viewport().size().toTuple(), self._view.devicePixelRatioF(), look.key())
        if key == self._bare_key:
            return
        self._bare_key, self._dotted_key = key, None
        whole = QRectF(self._view.viewport().rect())
        outline = paper.wavy(self.mat_rect(), look.pxf(paper.RADIUS_MAT), 5, look.pxf(2.2), look.pxf(130))
        shadow = outline.translated(0, look.pxf(5))
        self._bare = self._blank(whole.size().toSize(), colours.paper)
        brush = _brush(self._bare)
        if not colours.flat:
            brush.fillPath(shadow, colours.shadow)
        brush.fillPath(outline, colours.mat(self._mat)[0])
        brush.end()
        beyond = QPainterPath()
        beyond.addRect(whole.adjusted(-1, -1, 1, 1))
        beyond = beyond.subtracted(outline if colours.flat else outline.united(shadow))
        self._frame = [self._cut(part, beyond) for part in self._edges(whole)]

    def _edges(self, whole: QRectF) -> list[QRectF]:
        """The four parts of the picture in which the edge of the mat lies, corners in the first and last."""
        look, mat = theme.current(), self.mat_rect()
        wave, corner = look.px(_WAVE), look.px(paper.RADIUS_MAT)
        left, right = math.ceil(mat.left()) + wave, math.floor(mat.right()) - wave
        top, bottom = math.ceil(mat.top()) + corner, math.floor(mat.bottom()) - corner
        high = max(0, bottom - top)
        return [
            QRectF(0, 0, whole.width(), top),
            QRectF(0, top, left, high),
            QRectF(right, top, whole.width() - right, high),
            QRectF(0, top + high, whole.width(), whole.height() - top - high),
        ]

    def _cut(self, part: QRectF, beyond: QPainterPath) -> tuple[QPointF, QPixmap]:
        picture = self._blank(part.size().toSize(), _CLEAR)
        brush = _brush(picture)
        brush.translate(-part.topLeft())
        brush.fillPath(beyond, theme.current().palette.paper)
        brush.end()
        return part.topLeft(), picture

    def _blank(self, size: QSize, colour: QColor) -> QPixmap:
        ratio = self._view.devicePixelRatioF()
        wide, high = (max(1, round(length * ratio)) for length in (size.width(), size.height()))
        picture = QPixmap(QSize(wide, high))
        picture.setDevicePixelRatio(ratio)
        picture.fill(colour)
        return picture


def _brush(picture: QPixmap) -> QPainter:
    brush = QPainter(picture)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    return brush
