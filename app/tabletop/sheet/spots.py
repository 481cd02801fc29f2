"""Places on the sheet: where a piece may be laid, where a hint says to look, where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.tabletop.pieces.skin import Position, face_around
from app.tabletop.sheet.camera import Camera
from app.tabletop.sheet.items import Z_CURSOR, Z_SPOTS
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import around


class Spots(QGraphicsItem):
    """Where a piece may be laid, the cell under the one in the hand, and where a hint says to look.

    places, under: cells. fits: the piece may be laid there. region: in cells.
    """

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self._area = QRectF()
        self.places: list[Position] = []
        self.under: Position | None = None
        self.fits = False
        self.region: QRectF | None = None
        self.setZValue(Z_SPOTS)

    def light(self, places: Iterable[Position], under: Position | None = None, *, fits: bool = False) -> None:
        """Light up where a piece may be laid, and the cell under it."""
        lit = (list(places), under, fits)
        if lit != (self.places, self.under, self.fits):  # it covers the table, which would be painted for it
            self.places, self.under, self.fits = lit
            self.update()

    def set_region(self, region: QRectF | None) -> None:
        """Where a hint says to look."""
        if region != self.region:
            self.region = region
            self.update()

    def set_area(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
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
        return paper.cut(rect, rect.width() * self._camera.form.corner, 3, 0.0), rect.width()

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
        box = around(self._camera.face(QPointF(*place)).center(), side * 0.5)
        icons.paint(painter, "x", box, colours.red_edge if not colours.flat else colours.red, 2.6)

    def _paint_region(self, painter: QPainter, region: QRectF) -> None:
        colours = theme.current().palette
        shape = QPainterPath()
        shape.addRoundedRect(self._camera.part(region), self._camera.cell * 0.4, self._camera.cell * 0.4)
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
        self._reach = QPointF()
        self._arrow: Position | None = None
        self.setZValue(Z_CURSOR)
        self.hide()

    def set_arrow(self, step: Position | None) -> None:
        """Where what is typed goes on from here: to the cell beside or below."""
        self._arrow = step
        self.update()

    def follow(self) -> None:
        """The camera or the cursor moved."""
        self.prepareGeometryChange()
        around = theme.current().pxf(30)
        rect = self._camera.rect((0, 0))
        self._reach = QPointF(rect.width() / 2 + around, rect.height() / 2 + around)
        self.setPos(self._camera.point(QPointF(*self.position) + QPointF(0.5, 0.5)))

    def boundingRect(self) -> QRectF:
        return QRectF(-self._reach, self._reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The ring of the keyboard; a dashed line while something else has the keyboard."""
        look = theme.current()
        form, wide = self._camera.form, self._camera.face_width
        rect, sheet = face_around(form, QPointF(), wide), self.scene().views()[0]
        if not sheet.hasFocus():
            painter.setPen(QPen(look.palette.ink, look.pxf(2), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect, wide * form.corner, wide * form.corner)
        else:
            paper.paint_focus_ring(painter, rect, wide * form.corner, look.palette, look.scale * 0.8)
        if self._arrow is not None:
            self._paint_arrow(painter, rect, self._arrow)

    def _paint_arrow(self, painter: QPainter, rect: QRectF, step: Position) -> None:
        """Beyond the ring, on the side to which it goes."""
        look = theme.current()
        size = min(look.pxf(16), max(look.pxf(11), rect.width() * 0.22))
        painter.save()
        painter.translate(rect.center())
        if step[1]:
            painter.rotate(90)
        out = (rect.height() if step[1] else rect.width()) / 2
        out += look.pxf(10)
        tip = QPainterPath(QPointF(out + size * 0.9, 0))
        tip.lineTo(out, -size * 0.75)
        tip.lineTo(out, size * 0.75)
        tip.closeSubpath()
        painter.strokePath(tip, QPen(look.palette.raised, look.pxf(3.5)))
        painter.fillPath(tip, look.palette.focus)
        painter.restore()
