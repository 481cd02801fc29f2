"""What part of the endless table is seen: centre and size of a cell. Numbers only."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from app.games.qwirkle.tiles import Position

SMALLEST, LARGEST = 36.0, 110.0
"""Sides of a cell that fitting chooses from, in design pixels (DESIGN, section 4)."""
FARTHEST, NEAREST = 22.0, 150.0
"""Sides of a cell that zooming reaches."""
USUAL = 69.0
FACE = 0.957
"""Side of a tile in sides of its cell."""


def bounds(cells: Iterable[Position]) -> QRectF:
    """The rectangle in cells that holds all of them; one cell at (0, 0) when there are none."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


class Camera:
    """Cell (x, y) covers the square from (x, y) to (x + 1, y + 1) of the table.

    cell: side of a cell in logical pixels. centre: the point of the table in the middle of `room`.
    room: where on the screen the table can be seen free of rack and buttons.
    """

    def __init__(self) -> None:
        self.cell = USUAL
        self.centre = QPointF(0.5, 0.5)
        self.room = QRectF(0, 0, 100, 100)

    def point(self, place: QPointF) -> QPointF:
        """A point of the table on the screen."""
        return self.room.center() + (place - self.centre) * self.cell

    def place(self, point: QPointF) -> QPointF:
        """A point of the screen on the table."""
        return self.centre + (point - self.room.center()) / self.cell

    def position(self, point: QPointF) -> Position:
        """The cell under a point of the screen."""
        place = self.place(point)
        return math.floor(place.x()), math.floor(place.y())

    def rect(self, position: Position) -> QRectF:
        """A cell on the screen."""
        corner = self.point(QPointF(*position))
        return QRectF(corner.x(), corner.y(), self.cell, self.cell)

    def face(self, place: QPointF) -> QRectF:
        """The face of a tile whose cell begins at a point of the table."""
        side = self.cell * FACE
        inset = (self.cell - side) / 2
        corner = self.point(place)
        return QRectF(corner.x() + inset, corner.y() + inset, side, side)

    def zoom(self, factor: float, at: QPointF, scale: float) -> None:
        """Come nearer or go farther; what lies under ``at`` stays there."""
        kept = self.place(at)
        self.cell = min(NEAREST * scale, max(FARTHEST * scale, self.cell * factor))
        self.centre = kept - (at - self.room.center()) / self.cell

    def pan(self, by: QPointF) -> None:
        """Push the table by pixels."""
        self.centre = self.centre - by / self.cell

    def fitted(
        self, cells: QRectF, scale: float, spare: float = 1.0, smallest: float = SMALLEST
    ) -> tuple[float, QPointF]:
        """Cell size and centre that show all of these cells with some room around."""
        wide, high = cells.width() + 2 * spare, cells.height() + 2 * spare
        size = min(self.room.width() / wide, self.room.height() / high)
        usual = min(USUAL, LARGEST) * scale
        return max(smallest * scale, min(usual, size)), cells.center()

    def needed(self, cells: QRectF, scale: float) -> tuple[float, QPointF]:
        """Cell size and centre that bring these cells into view with the least change."""
        wanted = cells.adjusted(-0.4, -0.4, 0.4, 0.4)
        size = min(self.cell, self.room.width() / wanted.width(), self.room.height() / wanted.height())
        size = max(FARTHEST * scale, size)
        half_x, half_y = self.room.width() / size / 2, self.room.height() / size / 2

        def kept(now: float, low: float, high: float, half: float) -> float:
            if high - low > 2 * half:
                return (low + high) / 2
            return min(max(now, high - half), low + half)

        x = kept(self.centre.x(), wanted.left(), wanted.right(), half_x)
        y = kept(self.centre.y(), wanted.top(), wanted.bottom(), half_y)
        return size, QPointF(x, y)

    def shows(self, cells: QRectF) -> bool:
        """Whether all of these cells are in view."""
        corner, end = self.point(cells.topLeft()), self.point(cells.bottomRight())
        return self.room.adjusted(-1, -1, 1, 1).contains(QRectF(corner, end))
