"""Printed positions of Qwirkle as exercises, and the sheet to write points on. In black and white a tile
tells its colour by its letter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from app.games.qwirkle import tiles
from app.games.qwirkle.candidates import SolvedPosition
from app.games.qwirkle.screen.boxed import QwirkleBox
from app.games.qwirkle.screen.tile import letters, shapes
from app.games.qwirkle.tiles import Tile
from app.tabletop.printed.blocks import BLACK, MM, Block, pen, piece_edge
from app.tabletop.printed.field import SHADE, field, hand
from app.tabletop.printed.kind import MakeSheet, PrintKind, score_sheet
from app.tabletop.printed.pages import numbered, positions_page, score_page
from app.tabletop.printed.paper import Printed
from app.widgets.look import fonts

translate = QCoreApplication.translate
TURNS, PLAYERS = 20, QwirkleBox.seats[1]
TILE, HIGH = 10 * MM, 72 * MM
"""Largest side of a printed tile, and greatest height of a position."""


def kinds(positions: MakeSheet) -> Sequence[PrintKind]:
    """The sheets. positions: works them out with what is best in them."""
    return (
        PrintKind(
            "positions",
            lambda: translate("QwirklePrint", "Positions as exercises"),
            positions,
            _positions,
        ),
        score_sheet(_scores),
    )


def paint_tile(painter: QPainter, cell: QRectF, tile: Tile, fresh: bool) -> None:
    """Shape and letter of the colour; fresh: with a thick edge."""
    face = piece_edge(painter, cell, rounded=0.14, width=8 if fresh else 2)
    painter.save()
    painter.translate(face.topLeft())
    painter.scale(face.width() / 100, face.width() / 100)
    painter.setPen(pen(3))
    painter.setBrush(SHADE)
    painter.drawPath(shapes()[tiles.shape(tile)])
    painter.restore()
    painter.setPen(BLACK)
    painter.setFont(fonts.sans(face.width() * 0.36, "Black"))
    painter.drawText(face, Qt.AlignmentFlag.AlignCenter, letters()[tiles.colour(tile)])


def _table(position: SolvedPosition, *, solved: bool) -> Block:
    return field(position.table, position.best, paint_tile, side=TILE, high=HIGH, solved=solved)


def _positions(positions: Sequence[SolvedPosition]) -> Printed:
    title = translate("QwirklePrint", "Qwirkle: positions")
    task = translate(
        "QwirklePrint",
        "Lay one or more of the six tiles. Which turn brings most points? The letters tell the colours.",
    )
    best = translate("QwirklePrint", "{points} points; turns that bring as much: {ways}")
    return positions_page(
        title,
        task,
        (
            (
                _table(one, solved=False),
                hand(one.hand, paint_tile, side=TILE),
                best.format(points=one.points, ways=one.ways),
                _table(one, solved=True),
            )
            for one in positions
        ),
    )


def _scores() -> Printed:
    """Turns and their points; what a line brings stands below (RULES QW6, QW9)."""
    notes = (
        translate("QwirklePrint", "A point for every tile of each line that was lengthened or begun."),
        translate("QwirklePrint", "A line of six is a qwirkle: six points more."),
        translate("QwirklePrint", "Six points more for whoever lays the last tile when the bag is empty."),
    )
    title = translate("QwirklePrint", "Qwirkle: points")
    return score_page(title, numbered(TURNS), PLAYERS, notes, high=8.6 * MM, first=0.42)
