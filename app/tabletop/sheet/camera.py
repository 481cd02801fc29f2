"""What part of the endless sheet is seen: centre and size of a cell. Numbers only."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from app.tabletop.pieces.skin import PieceShape, Position, face_around

SMALLEST, LARGEST = 36.0, 110.0
"""Widths of a cell that fitting chooses from, in design pixels (DESIGN, section 4)."""
FARTHEST, NEAREST = 22.0, 150.0
"""Widths of a cell that zooming reaches."""
USUAL = 69.0
MIDDLE = 44.0
"""Near enough to read every piece, far enough to see what lies around: where not all of the table fits."""
STOPS = (FARTHEST, 28.0, SMALLEST, MIDDLE, 55.0, USUAL, 88.0, LARGEST, NEAREST)
"""Widths of a cell at which the buttons and keys halt."""
AROUND, LEAST_AROUND = 1.0, 0.1
"""Free cells around all that lies, where there is room for them and where there is not."""
MARGIN = 0.4
"""Free cells around what has to be seen."""

Aim: TypeAlias = tuple[float, QPointF]
"""Width of a cell and the point of the table in the middle of the room."""


def bounds(cells: Iterable[Position]) -> QRectF:
    """The rectangle in cells that holds all of them; one cell at (0, 0) when there are none."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


class Camera:
    """Cell (x, y) covers all from (x, y) to (x + 1, y + 1) of the table, whatever its form on the screen.

    cell: width of a cell in logical pixels. centre: the point of the table in the middle of `room`.
    room: where on the screen the table can be seen free of the hand. covers: what floats over it.
    rows: so many are seen at least at the usual size of a cell, 0 for any number.
    sheet: all of the screen where pieces are painted.
    """

    def __init__(self, form: PieceShape) -> None:
        self.form = form
        self.cell = USUAL
        self.nearer = 1.0
        """So many times larger than usual pieces are shown where there is room enough."""
        self.rows = 0
        self.centre = QPointF(0.5, 0.5)
        self.room = QRectF(0, 0, 100, 100)
        self.sheet = QRectF(self.room)
        self.covers: list[QRectF] = []

    @property
    def aim(self) -> Aim:
        """Where it looks now."""
        return self.cell, self.centre

    @property
    def face_width(self) -> float:
        """Width of a piece in logical pixels."""
        return self.cell * self.form.face

    def usual(self, scale: float) -> float:
        """Width of a cell where there is room enough."""
        rows = self.room.height() / (self.rows * self.form.cell) if self.rows else math.inf
        return min(USUAL * self.nearer * scale, max(SMALLEST * scale, rows))

    def span(self, cells: QPointF, cell: float) -> QPointF:
        """Pixels, across and down, of so many cells of this width."""
        return QPointF(cells.x() * cell, cells.y() * (cell * self.form.cell))

    def cells(self, pixels: QPointF, cell: float) -> QPointF:
        """So many pixels, across and down, in cells of this width."""
        return QPointF(pixels.x() / cell, pixels.y() / (cell * self.form.cell))

    def point(self, place: QPointF) -> QPointF:
        """A point of the table on the screen."""
        return self.room.center() + self.span(place - self.centre, self.cell)

    def place(self, point: QPointF) -> QPointF:
        """A point of the screen on the table."""
        return self.centre + self.cells(point - self.room.center(), self.cell)

    def position(self, point: QPointF) -> Position:
        """The cell under a point of the screen."""
        place = self.place(point)
        return math.floor(place.x()), math.floor(place.y())

    def part(self, cells: QRectF, aim: Aim | None = None) -> QRectF:
        """A part of the table on the screen, now or with another aim."""
        size, centre = aim or self.aim
        corner = self.room.center() + self.span(cells.topLeft() - centre, size)
        end = self.span(QPointF(cells.width(), cells.height()), size)
        return QRectF(corner.x(), corner.y(), end.x(), end.y())

    def rect(self, position: Position) -> QRectF:
        """Where a cell is on the screen."""
        return self.part(QRectF(*position, 1, 1))

    def face(self, place: QPointF) -> QRectF:
        """The face of a piece whose cell begins at a point of the table."""
        return face_around(self.form, self.point(place + QPointF(0.5, 0.5)), self.face_width)

    def zoom(self, factor: float, at: QPointF, scale: float) -> None:
        """Come nearer or go farther; what lies under ``at`` stays there."""
        kept = self.place(at)
        self.cell = min(NEAREST * scale, max(FARTHEST * scale, self.cell * factor))
        self.centre = kept - self.cells(at - self.room.center(), self.cell)

    def stop(self, step: int, scale: float) -> float:
        """By how much to zoom to the next size at which to halt; step: 1 nearer, -1 farther."""
        sizes = [size * scale for size in STOPS]
        if step > 0:
            return min((size for size in sizes if size > self.cell + 0.5), default=self.cell) / self.cell
        return max((size for size in sizes if size < self.cell - 0.5), default=self.cell) / self.cell

    def pan(self, by: QPointF) -> None:
        """Push the table by pixels."""
        self.centre = self.centre - self.cells(by, self.cell)

    # What it should look at -------------------------------------------------------------------

    def area(self, part: QRectF, aim: Aim) -> QRectF:
        """The part of the table that a part of the screen shows."""
        size, centre = aim
        corner = centre + self.cells(part.topLeft() - self.room.center(), size)
        end = self.cells(QPointF(part.width(), part.height()), size)
        return QRectF(corner.x(), corner.y(), end.x(), end.y())

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

    def bare(self, pieces: Collection[Position], aim: Aim | None = None) -> bool:
        """Whether nothing floats over any of these pieces."""
        for cover in self.covers:
            hidden = self.area(cover, aim or self.aim)
            left, right = hidden.left() - 1, hidden.right()
            top, bottom = hidden.top() - 1, hidden.bottom()
            if any(left < x < right and top < y < bottom for x, y in pieces):
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
        return middle + self.cells(self.room.center() - room.center(), size)

    def fitted(
        self,
        pieces: Collection[Position],
        cells: QRectF,
        scale: float,
        smallest: float = SMALLEST,
        around: float = AROUND,
    ) -> Aim:
        """The largest view of all these cells, with some room around and nothing over the pieces.

        It may be too large for them where they would be smaller than ``smallest``. around: free cells beside
        them, while pieces stay easy to read.
        """
        if around > AROUND:
            wide, high = cells.width() + 2 * around, (cells.height() + 2 * around) * self.form.cell
            size = min(self.usual(scale), self.room.width() / wide, self.room.height() / high)
            aim = size, cells.center()
            if size >= min(MIDDLE * scale, self.usual(scale)) and self.bare(pieces, aim):
                return aim
        for least in (AROUND, AROUND / 2, LEAST_AROUND):
            wide, high = cells.width() + 2 * least, (cells.height() + 2 * least) * self.form.cell
            best: Aim | None = None
            for room in self._rooms():
                size = min(self.usual(scale), room.width() / wide, room.height() / high)
                if best is not None and size <= best[0]:
                    continue
                aim = size, self._in(room, size, cells.center())
                if self.bare(pieces, aim):
                    best = aim
            if best is not None and best[0] >= smallest * scale:
                return best
        return smallest * scale, cells.center()

    def needed(self, cells: QRectF, scale: float, size: float | None = None, margin: float = MARGIN) -> Aim:
        """The view that brings these cells into sight with the least change. size: of a cell."""
        wanted = cells.adjusted(-margin, -margin, margin, margin)
        wide = self.room.width() / wanted.width()
        high = self.room.height() / (wanted.height() * self.form.cell)
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
        held = Camera(self.form)
        held.nearer = self.nearer
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
