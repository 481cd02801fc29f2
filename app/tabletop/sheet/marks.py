"""Whose pieces are new: the player's face in the player's colour on each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.tabletop.context import SeatLook
from app.tabletop.people.signs import Sign, paint_sign, signs
from app.tabletop.pieces.skin import Position
from app.tabletop.sheet.camera import Camera
from app.tabletop.sheet.items import Z_DOT
from app.tabletop.sheet.sheet import Sheet
from app.widgets.look import theme

SHARE, LEAST = 0.42, 17.0
"""Width of a mark in widths of its piece, and in design pixels where pieces are small."""


class MarkItem(QGraphicsItem):
    """The mark in the corner of one piece."""

    def __init__(self, place: Position, sign: Sign, camera: Camera) -> None:
        super().__init__()
        self.sign = sign
        self._place, self._camera = place, camera
        self._rect = QRectF()
        self.setZValue(Z_DOT + 0.5)
        self.follow()

    def follow(self) -> None:
        wide = max(self._camera.face_width * SHARE, theme.current().pxf(LEAST))
        rect = QRectF(-wide / 2, -wide / 2, wide, wide)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        face = self._camera.face(QPointF(*self._place))
        self.setPos(face.topRight() + QPointF(-wide * 0.3, wide * 0.3))

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_sign(painter, self._rect, self.sign, ratio=painter.device().devicePixelRatioF())


class Marks:
    def __init__(self, sheet: Sheet, seats: Sequence[SeatLook]) -> None:
        self._sheet, self._signs = sheet, signs(seats)
        self._items: dict[Position, MarkItem] = {}
        self._seats: dict[Position, int] = {}
        sheet.followers.append(self._follow)

    @property
    def places(self) -> dict[Position, int]:
        """Marked cell → seat of whoever laid its piece."""
        return dict(self._seats)

    def show(self, seats: Mapping[Position, int]) -> None:
        """Mark these cells, each by the seat of whoever laid its piece, and no others."""
        if seats != self._seats:
            self.clear()
            for place, seat in seats.items():
                self.add(seat, place)

    def add(self, seat: int, place: Position) -> None:
        item = MarkItem(place, self._signs[seat], self._sheet.camera)
        self._sheet.scene().addItem(item)
        self._items[place], self._seats[place] = item, seat
        self._sheet.placed.inks[place] = self._signs[seat].ink

    def remove(self, place: Position) -> None:
        item = self._items.pop(place, None)
        if item is not None:
            self._sheet.scene().removeItem(item)
            del self._seats[place]
            self._sheet.placed.inks.pop(place, None)

    def clear(self) -> None:
        for item in self._items.values():
            self._sheet.scene().removeItem(item)
        self._items, self._seats = {}, {}
        self._sheet.placed.inks.clear()

    def _follow(self) -> None:
        for item in self._items.values():
            item.follow()
