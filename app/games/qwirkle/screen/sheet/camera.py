"""What part of the endless table is seen: centre and size of a cell. Numbers only."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from app.games.qwirkle.tiles import Position

SMALLEST, LARGEST = 36.0, 110.0
"""Sides of a cell that fitting chooses from, in design pixels (DESIGN, section 4)."""
FARTHEST, NEAREST = 22.0, 150.0
"""Sides of a cell that zooming reaches."""
USUAL = 69.0
MIDDLE = 44.0
"""Near enough to read every tile, far enough to see what lies around: where not all of the table fits."""
STOPS = (FARTHEST, 28.0, SMALLEST, MIDDLE, 55.0, USUAL, 88.0, LARGEST, NEAREST)
"""Sides of a cell at which the buttons and keys halt."""
FACE = 0.957
"""Side of a tile in sides of its cell."""
AROUND, LEAST_AROUND = 1.0, 0.1
"""Free cells around all that lies, where there is room for them and where there is not."""
MARGIN = 0.4
"""Free cells around what has to be seen."""

Aim: TypeAlias = tuple[float, QPointF]
"""Side of a cell and the point of the table in the middle of the room."""


def bounds(cells: Iterable[Position]) -> QRectF:
    """The rectangle in cells that holds all of them; one cell at (0, 0) when there are none."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


class Camera:
    """Cell (x, y) covers the square from (x, y) to (x + 1, y + 1) of the table.

    cell: side of a cell in logical pixels. centre: the point of the table in the middle of `room`.
    room: where on the screen the table can be seen free of the rack. covers: what floats over it.
    sheet: all of the screen where tiles are painted.
    """

    def __init__(self) -> None:
        self.cell = USUAL
        self.centre = QPointF(0.5, 0.5)
        self.room = QRectF(0, 0, 100, 100)
        self.sheet = QRectF(self.room)
        self.covers: list[QRectF] = []

    @property
    def aim(self) -> Aim:
        """Where it looks now."""
        return self.cell, self.centre

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

    def stop(self, step: int, scale: float) -> float:
        """By how much to zoom to the next size at which to halt; step: 1 nearer, -1 farther."""
        sizes = [size * scale for size in STOPS]
        if step > 0:
            return min((size for size in sizes if size > self.cell + 0.5), default=self.cell) / self.cell
        return max((size for size in sizes if size < self.cell - 0.5), default=self.cell) / self.cell

    def pan(self, by: QPointF) -> None:
        """Push the table by pixels."""
        self.centre = self.centre - by / self.cell

    # What it should look at -------------------------------------------------------------------

    def area(self, part: QRectF, aim: Aim) -> QRectF:
        """The part of the table that a part of the screen shows."""
        size, centre = aim
        corner = centre + (part.topLeft() - self.room.center()) / size
        return QRectF(corner, part.size() / size)

    def holds(self, cells: QRectF, aim: Aim | None = None, margin: float = 0.0) -> bool:
        """Whether all of these cells are in the room, with so many free ones around."""
        wanted = cells.adjusted(-margin, -margin, margin, margin)
        return self.area(self.room.adjusted(-1, -1, 1, 1), aim or self.aim).contains(wanted)

    def shows(self, cells: QRectF, aim: Aim | None = None) -> bool:
        """Whether all of these cells are in the room, with nothing over them."""
        looking = aim or self.aim
        return self.holds(cells, looking) and not any(
            self.area(cover, looking).intersects(cells) for cover in self.covers
        )

    def bare(self, tiles: Collection[Position], aim: Aim | None = None) -> bool:
        """Whether nothing floats over any of these tiles."""
        for cover in self.covers:
            hidden = self.area(cover, aim or self.aim)
            left, right = hidden.left() - 1, hidden.right()
            top, bottom = hidden.top() - 1, hidden.bottom()
            if any(left < x < right and top < y < bottom for x, y in tiles):
                return False
        return True

    def _rooms(self) -> Iterator[QRectF]:
        """The room, and what is left of it beside and above whatever floats there."""
        rooms = [self.room]
        for cover in self.covers:
            for room in [room for room in rooms if room.intersects(cover)]:
                left, right, above, below = (QRectF(room) for _ in range(4))
                left.setRight(cover.left())
                right.setLeft(cover.right())
                above.setBottom(cover.top())
                below.setTop(cover.bottom())
                rooms += [part for part in (left, right, above, below) if part.isValid()]
        return iter(rooms)

    def _in(self, room: QRectF, size: float, middle: QPointF) -> QPointF:
        """The centre that brings a point of the table into the middle of a part of the room."""
        return middle + (self.room.center() - room.center()) / size

    def fitted(
        self, tiles: Collection[Position], cells: QRectF, scale: float, smallest: float = SMALLEST
    ) -> Aim:
        """The largest view of all these cells, with some room around and nothing over the tiles.

        It may be too large for them where they would be smaller than ``smallest``.
        """
        for around in (AROUND, AROUND / 2, LEAST_AROUND):
            wide, high = cells.width() + 2 * around, cells.height() + 2 * around
            best: Aim | None = None
            for room in self._rooms():
                size = min(USUAL * scale, room.width() / wide, room.height() / high)
                if best is not None and size <= best[0]:
                    continue
                aim = size, self._in(room, size, cells.center())
                if self.bare(tiles, aim):
                    best = aim
            if best is not None and best[0] >= smallest * scale:
                return best
        return smallest * scale, cells.center()

    def needed(self, cells: QRectF, scale: float, size: float | None = None, margin: float = MARGIN) -> Aim:
        """The view that brings these cells into sight with the least change. size: of a cell."""
        wanted = cells.adjusted(-margin, -margin, margin, margin)
        wide, high = self.room.width() / wanted.width(), self.room.height() / wanted.height()
        near = max(FARTHEST * scale, min(size or self.cell, wide, high))
        found: list[tuple[float, QPointF]] = []
        for room in self._rooms():
            seen = self.area(room, (near, self.centre))
            by = QPointF(_shove(seen.left(), seen.right(), wanted.left(), wanted.right()), 0)
            by.setY(_shove(seen.top(), seen.bottom(), wanted.top(), wanted.bottom()))
            if self.shows(cells, (near, self.centre + by)):
                found.append((by.manhattanLength(), self.centre + by))
        if not found:
            return near, cells.center()
        return near, min(found, key=lambda one: one[0])[1]

    def partly(self, table: QRectF, action: QRectF, size: float, scale: float) -> Aim:
        """Of a table that does not fit as much as can be seen together with the action.

        No row or column is cut by the upper or left edge of the sheet.
        """
        whole = table.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        seen = self.area(self.room, (size, self.centre))
        x = _within(seen.left(), seen.right(), whole.left(), whole.right())
        y = _within(seen.top(), seen.bottom(), whole.top(), whole.bottom())
        held = Camera()
        held.room, held.covers, held.centre = self.room, self.covers, self.centre + QPointF(x, y)
        size, centre = held.needed(action, scale, size, AROUND + MARGIN)
        edge = self.area(self.sheet, (size, centre))
        for across in (True, False):
            first = edge.left() if across else edge.top()
            if first <= (table.left() if across else table.top()):
                continue
            for whole_cell in sorted((math.floor(first), math.ceil(first)), key=lambda n: abs(n - first)):
                by = whole_cell - first + 0.03
                moved = centre + (QPointF(by, 0) if across else QPointF(0, by))
                if self.shows(action, (size, moved)):
                    centre = moved
                    break
        return size, centre


def _shove(low: float, high: float, start: float, end: float) -> float:
    """How far a window from low to high has to move to hold a stretch, or to stand over its middle."""
    if end - start > high - low:
        return (start + end - low - high) / 2
    return min(0.0, start - low) + max(0.0, end - high)


def _within(low: float, high: float, start: float, end: float) -> float:
    """How far a window has to move to show nothing beyond a stretch, or to have it in the middle."""
    if end - start <= high - low:
        return (start + end - low - high) / 2
    return max(0.0, start - low) + min(0.0, end - high)
