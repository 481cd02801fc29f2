"""What lies on the table as items of a scene: tiles, light spots, the cursor, frames of counted rows."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.games.qwirkle.screen.sheet.camera import FACE, Camera
from app.games.qwirkle.tiles import Position, Tile
from app.widgets import icons, paper, theme, tile

Z_SPOTS, Z_TILE, Z_FRAME, Z_CURSOR, Z_DOT, Z_FLYING = 1.0, 2.0, 5.0, 6.0, 6.5, 7.5
"""What is told of a tile by a dot or a face in its corner is never under a frame or the cursor."""


class TileItem(QGraphicsItem):
    """One tile. ``place`` is the point of the table where its cell begins; it may lie between cells.

    ringed: chosen. ghost: only a proposal.
    """

    def __init__(self, tile_number: Tile, camera: Camera) -> None:
        super().__init__()
        self.tile = tile_number
        self.place = QPointF()
        self.lift = 0.0
        self.marker = False
        self.ringed = False
        self.ghost = False
        self._camera = camera
        self._size = 0.0
        self.setZValue(Z_TILE)

    def put(self, place: QPointF) -> None:
        """Lie there."""
        self.place = place
        self.follow()

    def follow(self) -> None:
        """The camera may have moved."""
        cell = self._camera.cell
        if cell != self._size:
            self.prepareGeometryChange()
            self._size = cell
        self.setPos(self._camera.point(self.place + QPointF(0.5, 0.5)))

    def mark(self, *, marker: bool) -> None:
        """Show the letter or not."""
        if marker != self.marker:
            self.marker = marker
            self.update()

    def boundingRect(self) -> QRectF:
        """Tile, thickness, ring."""
        half = self._size * 0.86
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A pixmap and what is on it."""
        side = self._size * FACE
        ratio = painter.device().devicePixelRatioF()
        colours = theme.current().palette
        seed = (self.tile * 5 + round(self.place.x()) * 3 + round(self.place.y())) % 7
        if self.ghost:
            painter.setOpacity(0.62)
        if self.lift:
            shadow = tile.soft_shadow(math.floor(side), ratio)
            half = shadow.deviceIndependentSize().width() / 2
            painter.drawPixmap(
                QPointF(-half + side * 0.07 * self.lift, -half + side * 0.13 * self.lift), shadow
            )
            painter.scale(1 + 0.08 * self.lift, 1 + 0.08 * self.lift)
        picture = tile.tile_pixmap(side, self.tile, ratio, marker=self.marker, seed=seed)
        half = picture.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(-half, -half), picture)
        painter.setOpacity(1.0)
        face = QRectF(-side / 2, -side / 2, side, side)
        if self.ringed or self.ghost:
            colour = colours.red if self.ringed else colours.blue
            tile.paint_ring(painter, face, colour, max(2.0, side * 0.07), seed)


class DotItem(QGraphicsItem):
    """The red dot in the corner of a tile of the draft."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self.place = QPointF()
        self._camera = camera
        self._side = 0.0
        self.setZValue(Z_DOT)

    def put(self, place: QPointF) -> None:
        """Mark the tile there."""
        self.place = place
        self.follow()

    def follow(self) -> None:
        """The camera may have moved."""
        side = self._camera.cell * FACE
        if side != self._side:
            self.prepareGeometryChange()
            self._side = side
        face = self._camera.face(self.place)
        self.setPos(face.topRight() + QPointF(-side * 0.045, side * 0.03))

    def boundingRect(self) -> QRectF:
        """Dot and rim."""
        half = self._side * 0.13 + max(1.5, self._side * 0.045)
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The dot."""
        colours = theme.current().palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.raised, max(1.5, self._side * 0.045)))
        painter.setBrush(colours.red)
        painter.drawEllipse(QPointF(), self._side * 0.13, self._side * 0.13)


class Spots(QGraphicsItem):
    """Where the lifted tile may lie, the cell under it, and the cursor of the keyboard."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self._area = QRectF()
        self.places: list[Position] = []
        self.under: Position | None = None
        self.fits = False
        self.region: QRectF | None = None
        self.setZValue(Z_SPOTS)

    def set_area(self, area: QRectF) -> None:
        """The whole picture."""
        self.prepareGeometryChange()
        self._area = area

    def boundingRect(self) -> QRectF:
        """The whole picture."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Region of a hint, pale places, the place under the tile."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.region is not None:
            self._paint_region(painter, self.region)
        for place in self.places:
            if place != self.under:
                self._paint_place(painter, place, strong=False)
        if self.under is not None:
            if self.fits:
                self._paint_place(painter, self.under, strong=True)
            else:
                self._paint_refused(painter, self.under)

    def _cell(self, place: Position) -> tuple[QPainterPath, float]:
        rect = self._camera.face(QPointF(*place))
        return paper.cut(rect, rect.width() * tile.ROUND, 3, 0.0), rect.width()

    def _paint_place(self, painter: QPainter, place: Position, *, strong: bool) -> None:
        colours = theme.current().palette
        shape, side = self._cell(place)
        painter.fillPath(shape, colours.raised if strong or not colours.flat else colours.yellow_tint)
        pen = QPen(colours.ink, max(1.5, side * (0.045 if strong else 0.03)), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3.2, 2.4])
        painter.strokePath(shape, pen)

    def _paint_refused(self, painter: QPainter, place: Position) -> None:
        colours = theme.current().palette
        shape, side = self._cell(place)
        painter.strokePath(shape, QPen(colours.red_edge if not colours.flat else colours.red, side * 0.045))
        box = QRectF(0, 0, side * 0.5, side * 0.5)
        box.moveCenter(self._camera.face(QPointF(*place)).center())
        icons.paint(painter, "x", box, colours.red_edge if not colours.flat else colours.red, 2.6)

    def _paint_region(self, painter: QPainter, region: QRectF) -> None:
        colours = theme.current().palette
        corner = self._camera.point(region.topLeft())
        rect = QRectF(corner, region.size() * self._camera.cell)
        shape = QPainterPath()
        shape.addRoundedRect(rect, self._camera.cell * 0.4, self._camera.cell * 0.4)
        glow = QColor(colours.raised)
        glow.setAlphaF(0.55 if not colours.flat else 1.0)
        painter.fillPath(shape, glow)
        pen = QPen(colours.blue, max(2.0, self._camera.cell * 0.05), Qt.PenStyle.DashLine)
        painter.strokePath(shape, pen)


class CursorItem(QGraphicsItem):
    """The cell that the keyboard means, over everything that lies there."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self.position: Position = (0, 0)
        self._half = 0.0
        self.setZValue(Z_CURSOR)
        self.hide()

    def follow(self) -> None:
        """The camera or the cursor moved."""
        self.prepareGeometryChange()
        self._half = self._camera.cell / 2 + theme.current().pxf(12)
        self.setPos(self._camera.point(QPointF(*self.position) + QPointF(0.5, 0.5)))

    def boundingRect(self) -> QRectF:
        """Cell and ring."""
        return QRectF(-self._half, -self._half, 2 * self._half, 2 * self._half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The ring of the keyboard."""
        look = theme.current()
        half = self._camera.cell * FACE / 2
        rect = QRectF(-half, -half, 2 * half, 2 * half)
        paper.paint_focus_ring(painter, rect, half * 2 * tile.ROUND, look.palette, look.scale * 0.8)


class RowFrame(QGraphicsItem):
    """A counted row: a pale frame around it."""

    def __init__(self, cells: Iterable[Position], camera: Camera) -> None:
        super().__init__()
        self.cells = tuple(cells)
        self._camera = camera
        self.strong = True
        self._rect = QRectF()
        self._share = 1.0
        self.setZValue(Z_FRAME)
        self.follow()

    def follow(self) -> None:
        """The camera moved."""
        self.prepareGeometryChange()
        self._rect = self._camera.rect(self.cells[0]).united(self._camera.rect(self.cells[-1]))
        # Around small tiles a thinner frame, which leaves those beside them to be seen.
        self._share = min(1.0, self._camera.cell / theme.current().pxf(60))
        self.update()

    def boundingRect(self) -> QRectF:
        """Row and frame."""
        grown = theme.current().pxf(18)
        return self._rect.adjusted(-grown, -grown, grown, grown)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The frame."""
        look = theme.current()
        colours = look.palette
        out = look.pxf(7) * self._share
        rect = self._rect.adjusted(-out, -out, out, out)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = paper.cut(rect, look.pxf(14), 5, 0.0 if colours.flat else look.pxf(1.5))
        width = max(look.pxf(3), look.pxf(7 if self.strong else 4) * self._share)
        painter.strokePath(shape.translated(0, look.pxf(2)), QPen(colours.shadow, width))
        painter.strokePath(shape, QPen(colours.red if colours.flat else colours.card_highlight, width))
