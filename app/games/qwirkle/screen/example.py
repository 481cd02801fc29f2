"""A few tiles as they lie on the table, for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.names import tile_name
from app.tabletop.pieces.paint import paint_ring
from app.widgets.look import icons, paper, theme

CELL, MARGIN = 40, 16
_COLOURS, _SHAPES = "ROYGBP", "*csodx"


@dataclass(frozen=True)
class TileExample:
    """Tiles as they lie on the table.

    rows: words like ``Rs`` (red square) or ``.``, row by row; ``+`` behind it: laid in this turn;
    ``!`` behind it: wrong. colours R O Y G B P; * star, c clover, s square, o circle, d diamond, x cross.
    good: as it should be. points: on a slip, empty for none.
    """

    rows: tuple[str, ...]
    good: bool
    caption: str
    points: str = ""

    def picture(self) -> QWidget:
        """The tiles."""
        return ExampleTiles(self)


class ExampleTiles(QWidget):
    """The picture only; its caption stands beside it."""

    def __init__(self, example: TileExample, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._example = example
        self._cells = [
            (x, y, _COLOURS.index(word[0]) * len(_SHAPES) + _SHAPES.index(word[1]), word[2:])
            for y, row in enumerate(example.rows)
            for x, word in enumerate(row.split())
            if word != "."
        ]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        spoken = ", ".join(tile_name(number) for _, _, number, _ in self._cells)
        self.setAccessibleName(f"{spoken}: {example.caption}")
        theme.follow(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Cells and a margin; room for the slip of points."""
        look = theme.current()
        across = max(len(row.split()) for row in self._example.rows)
        slip = 68 if self._example.points else 0 if self._example.good else 26
        wide = look.px(across * CELL + 2 * MARGIN + slip)
        return QSize(wide, look.px(len(self._example.rows) * CELL + 2 * MARGIN + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mat, tiles, marks."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mat = QRectF(self.rect()).adjusted(1, 1, -1, -look.pxf(4))
        ground, _ = colours.mat("yellow")
        outline = paper.cut(mat, look.pxf(14), len(self._cells), 0.0 if colours.flat else look.pxf(1.5))
        painter.fillPath(outline, ground)
        if colours.flat:
            painter.strokePath(outline, QPen(colours.ink, 1))
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
        self._paint_mark(painter, mat)
        painter.end()

    def _paint_mark(self, painter: QPainter, mat: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        if self._example.points:
            font = look.font("number_small")
            wide = QFontMetricsF(font).horizontalAdvance(self._example.points) + look.pxf(18)
            slip = QRectF(mat.right() - wide - look.pxf(8), mat.top() + look.pxf(10), wide, look.pxf(30))
            fill, edge = colours.green, colours.green_edge
            paper.paint_sheet(painter, paper.cut(slip, look.pxf(9), 3, 0.0), fill, edge, look.pxf(3))
            painter.setFont(font)
            painter.setPen(colours.onfill)
            baseline = slip.center().y() + QFontMetricsF(font).capHeight() / 2
            painter.drawText(QPointF(slip.left() + look.pxf(9), baseline), self._example.points)
        elif not self._example.good:
            side = look.pxf(22)
            box = QRectF(mat.right() - side - look.pxf(4), mat.top() + look.pxf(4), side, side)
            icons.paint(painter, "x", box, colours.red_edge if not colours.flat else colours.red, 3.2)
