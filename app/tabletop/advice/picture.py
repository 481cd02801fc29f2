"""What stands beside a list of moves or turns: a small mat with pieces, or a small table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.pieces.paint import paint_ground, paint_ring
from app.tabletop.pieces.skin import PieceShape, Position, face_around
from app.tabletop.sheet.camera import bounds
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas

PaintFace: TypeAlias = Callable[[QPainter, QRectF, Any, Position], None]
"""Paints a piece that lies in a cell so that its face fills the rectangle."""


class MatPicture(Canvas, QWidget):
    """A mat as wide as there is room for. What lies on it is painted in `paint_on`."""

    def __init__(self, mat: str, least: float) -> None:
        """mat: its colour. least: its least width in design pixels."""
        super().__init__()
        self._mat = mat
        self.setMinimumWidth(theme.current().px(least))

    def paint_on(self, painter: QPainter) -> None:
        """Paint what lies on the mat, within its outline."""
        raise NotImplementedError

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        mat = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = paper.cut(mat, look.pxf(16), 5, 0.0)
        paint_ground(painter, outline, self._mat)
        painter.setClipPath(outline)
        self.paint_on(painter)


class TablePicture(MatPicture):
    """A small table: pieces as they lie on the sheet, some of them ringed.

    form: of a piece. paint: see `PaintFace`. ring: the name of its colour, and its width in those of a cell.
    largest: width of a cell at the most, in design pixels. near: only so many cells around the ringed pieces
    are seen; None for all that lies.
    """

    def __init__(
        self,
        mat: str,
        form: PieceShape,
        paint: PaintFace,
        *,
        ring: tuple[str, float],
        least: float = 300,
        largest: float = 54,
        near: float | None = None,
    ) -> None:
        super().__init__(mat, least)
        self._form, self._paint, self._ring = form, paint, ring
        self._largest, self._near = largest, near
        self._pieces: Mapping[Position, Any] = {}
        self._ringed: Collection[Position] = ()

    def show_pieces(self, pieces: Mapping[Position, Any], ringed: Collection[Position]) -> None:
        self._pieces, self._ringed = pieces, [cell for cell in ringed if cell in pieces]
        self.update()

    def _seen(self) -> QRectF:
        cells = bounds(self._pieces)
        if self._near is None or not self._ringed:
            return cells
        near = self._near
        return cells.intersected(bounds(self._ringed).adjusted(-near, -near, near, near))

    def paint_on(self, painter: QPainter) -> None:
        if not self._pieces:
            return
        look, seen, high = theme.current(), self._seen(), self._form.cell
        room = QRectF(self.rect())
        fitting = min(room.width() / (seen.width() + 1), room.height() / ((seen.height() + 1) * high))
        wide = min(fitting, look.pxf(self._largest))
        width = wide * self._form.face

        def face(cell: Position) -> QRectF:
            off = QPointF(cell[0] + 0.5, cell[1] + 0.5) - seen.center()
            middle = room.center() + QPointF(off.x() * wide, off.y() * wide * high)
            return face_around(self._form, middle, width)

        for cell, piece in self._pieces.items():
            self._paint(painter, face(cell), piece, cell)
        colour, weight = self._ring
        for cell in self._ringed:
            paint_ring(painter, face(cell), look.colour(colour), max(1.5, wide * weight))
