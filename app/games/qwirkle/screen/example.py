"""A few tiles as they lie on the table, for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import tile_name
from app.tabletop.pieces.example import ExamplePicture, paint_cross, paint_points, points_size
from app.tabletop.pieces.paint import paint_ring
from app.widgets.look import theme

CELL, MARGIN = 40, 16
_COLOURS, _SHAPES = "ROYGBP", "*csodx"


@dataclass(frozen=True)
class TileExample:
    """Tiles as they lie on the table.

    rows: words like ``Rs`` (red square) or ``.``, row by row; ``+`` behind it: laid in this turn; ``!``: it
    is wrong; ``?`` is an empty place that is asked about. colours R O Y G B P; * star, c clover, s square,
    o circle, d diamond, x cross.
    good: as it should be. points: on a slip, empty for none.
    """

    rows: tuple[str, ...]
    good: bool
    caption: str
    points: str = ""

    def picture(self) -> QWidget:
        return ExampleTiles(self)


def example(kind: str, pieces: str, caption: str) -> TileExample:
    """``tiles`` or ``tiles wrong``: rows with ``/`` between them, perhaps ``|`` and the points."""
    rows, _, points = pieces.partition(" | ")
    return TileExample(tuple(rows.split(" / ")), kind == "tiles", caption, points)


class ExampleTiles(ExamplePicture):
    """Tiles; beside them the points or a cross."""

    def __init__(self, example: TileExample) -> None:
        self._example = example
        self._cells = [
            (x, y, _COLOURS.index(word[0]) * len(_SHAPES) + _SHAPES.index(word[1]), word[2:])
            for y, row in enumerate(example.rows)
            for x, word in enumerate(row.split())
            if word not in (".", "?")
        ]
        self._gaps = [
            (x, y) for y, row in enumerate(example.rows) for x, word in enumerate(row.split()) if word == "?"
        ]
        spoken = ", ".join(tile_name(number) for _, _, number, _ in self._cells)
        spoken = f"{spoken}: {example.caption}" if example.caption else spoken
        super().__init__(spoken, "yellow", len(self._cells))

    def sizeHint(self) -> QSize:
        look = theme.current()
        across = max(len(row.split()) for row in self._example.rows)
        slip = 68 if self._example.points else 0 if self._example.good else 26
        wide = look.px(across * CELL + 2 * MARGIN + slip)
        return QSize(wide, look.px(len(self._example.rows) * CELL + 2 * MARGIN + 4))

    def paint_on(self, painter: QPainter, mat: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        cell, margin = look.pxf(CELL), look.pxf(MARGIN)
        for x, y, number, note in self._cells:
            face = QRectF(margin + x * cell + 1, margin + y * cell, cell * 0.957, cell * 0.957)
            tile.paint_tile(painter, face, number, seed=number + x)
            if "+" in note:
                painter.setPen(QPen(colours.raised, look.pxf(2)))
                painter.setBrush(colours.red)
                painter.drawEllipse(
                    face.topRight() + QPointF(-look.pxf(2), look.pxf(2)), look.pxf(5.5), look.pxf(5.5)
                )
            if "!" in note:
                paint_ring(painter, face, colours.red, look.pxf(4))
        for x, y in self._gaps:
            place = QRectF(margin + x * cell + 3, margin + y * cell + 2, cell * 0.88, cell * 0.88)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.ink, look.pxf(2.5), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(place, cell * 0.15, cell * 0.15)
        if self._example.points:
            size = points_size(self._example.points)
            corner = mat.topRight() + QPointF(-size.width() - look.pxf(8), look.pxf(10))
            paint_points(painter, QRectF(corner, size), self._example.points)
        elif not self._example.good:
            paint_cross(painter, mat)
