"""What lies on the sheet as items of a scene: pieces, their dots, frames around rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.tabletop.pieces.paint import GROWTH, paint_ring, paint_shadow
from app.tabletop.pieces.skin import Key, Position, Skin, face_around, paint_piece
from app.tabletop.sheet.camera import Camera
from app.widgets.look import paper, theme

Z_SPOTS, Z_PIECE, Z_FRAME, Z_CURSOR, Z_DOT, Z_FLYING = 1.0, 2.0, 5.0, 6.0, 6.5, 7.5
"""What is told of a piece by a dot or a face in its corner is never under a frame or the cursor."""


class PieceItem(QGraphicsItem):
    """One piece. ``place`` is the point of the table where its cell begins; it may lie between cells.

    lift: height over the table, 1 as in the hand. ringed: chosen. ghost: only a proposal.
    """

    def __init__(self, key: Key, skin: Skin, camera: Camera) -> None:
        super().__init__()
        self.key = key
        self.place = QPointF()
        self.lift = 0.0
        self.ringed = False
        self.ghost = False
        self._skin, self._camera = skin, camera
        self._size = 0.0
        self.setZValue(Z_PIECE)

    @property
    def cell(self) -> Position:
        """The cell in which it lies, or the nearest one."""
        return round(self.place.x()), round(self.place.y())

    def put(self, place: QPointF) -> None:
        self.place = place
        self.follow()

    def follow(self) -> None:
        """The camera may have moved."""
        cell = self._camera.cell
        if cell != self._size:
            self.prepareGeometryChange()
            self._size = cell
        self.setPos(self._camera.point(self.place + QPointF(0.5, 0.5)))

    def boundingRect(self) -> QRectF:
        across, down = self._size * 0.86, self._size * self._camera.form.cell * 0.86
        return QRectF(-across, -down, 2 * across, 2 * down)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        form = self._camera.form
        wide = self._size * form.face
        cut = self._skin.cut(self.key, self.cell)
        if self.ghost:
            painter.setOpacity(0.62)
        if self.lift:
            paint_shadow(painter, form, wide, self.lift)
            grown = 1 + GROWTH * self.lift
            painter.scale(grown, grown)
        paint_piece(painter, self._skin, self.key, QPointF(), wide, cut)
        painter.setOpacity(1.0)
        if self.ringed or self.ghost:
            colours = theme.current().palette
            colour = colours.red if self.ringed else colours.blue
            paint_ring(painter, face_around(form, QPointF(), wide), colour, max(2.0, wide * 0.07), cut)


class DotItem(QGraphicsItem):
    """The dot in the corner of a piece of the draft, in the colour of whoever lays it; `ink` while that is
    nobody's."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self.ink: QColor | None = None
        self.place = QPointF()
        self._camera = camera
        self._side = 0.0
        self.setZValue(Z_DOT)

    def put(self, place: QPointF) -> None:
        """Mark the piece there."""
        self.place = place
        self.follow()

    def follow(self) -> None:
        """The camera may have moved."""
        side = self._camera.face_width
        if side != self._side:
            self.prepareGeometryChange()
            self._side = side
        face = self._camera.face(self.place)
        self.setPos(face.topRight() + QPointF(-side * 0.045, side * 0.03))

    def boundingRect(self) -> QRectF:
        half = self._side * 0.13 + max(1.5, self._side * 0.045)
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colours = theme.current().palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.raised, max(1.5, self._side * 0.045)))
        painter.setBrush(self.ink or colours.ink)
        painter.drawEllipse(QPointF(), self._side * 0.13, self._side * 0.13)


class RowFrame(QGraphicsItem):
    """A counted row: a pale frame around it."""

    def __init__(self, cells: Sequence[Position], camera: Camera, *, strong: bool) -> None:
        super().__init__()
        self._ends = cells[0], cells[-1]
        self._camera, self._strong = camera, strong
        self._rect = QRectF()
        self._share = 1.0
        self.setZValue(Z_FRAME)
        self.follow()

    def follow(self) -> None:
        self.prepareGeometryChange()
        first, last = map(self._camera.rect, self._ends)
        self._rect = first.united(last)
        # Around small pieces a thinner frame, which leaves those beside them to be seen.
        self._share = min(1.0, self._camera.cell / theme.current().pxf(60))
        self.update()

    def boundingRect(self) -> QRectF:
        grown = theme.current().pxf(18)
        return self._rect.adjusted(-grown, -grown, grown, grown)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = theme.current()
        colours = look.palette
        out = look.pxf(7) * self._share
        rect = self._rect.adjusted(-out, -out, out, out)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = paper.cut(rect, look.pxf(14), 5, 0.0 if colours.flat else look.pxf(1.5))
        width = max(look.pxf(3), look.pxf(7 if self._strong else 4) * self._share)
        painter.strokePath(shape.translated(0, look.pxf(2)), QPen(colours.shadow, width))
        painter.strokePath(shape, QPen(colours.red if colours.flat else colours.card_highlight, width))
