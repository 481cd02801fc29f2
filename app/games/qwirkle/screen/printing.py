"""Printed positions of Qwirkle as exercises, and the sheet to write points on. In black and white a tile
tells its colour by its letter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from app.games.qwirkle import tiles
from app.games.qwirkle.exercise import SolvedPosition
from app.games.qwirkle.screen.boxed import QwirkleBox
from app.games.qwirkle.screen.tile import letters, shapes
from app.games.qwirkle.tiles import Tile
from app.tabletop.printed.blocks import (
    BLACK,
    MM,
    Block,
    FilledTable,
    Paragraph,
    Stack,
    WritingLines,
    heading,
    name_line,
    pen,
    piece_edge,
)
from app.tabletop.printed.field import SHADE, field, hand
from app.tabletop.printed.kind import MakeSheet, PrintKind, score_sheet
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
    blocks: list[Block] = [name_line(), Paragraph(task, gap=3 * MM)]
    solutions: list[Block] = []
    for number, position in enumerate(positions, 1):
        label = Paragraph(f"{number}.", 4.2 * MM, "Bold", gap=1 * MM)
        blocks.append(
            Stack(
                (
                    label,
                    _table(position, solved=False),
                    hand(position.hand, paint_tile, side=TILE),
                    WritingLines(1, gap=5 * MM),
                )
            )
        )
        told = translate("QwirklePrint", "{number}. {points} points; turns that bring as much: {ways}")
        text = told.format(number=number, points=position.points, ways=position.ways)
        solutions.append(
            Stack((Paragraph(text, 4.2 * MM, "Bold", gap=1 * MM), _table(position, solved=True)))
        )
    return Printed(title, (blocks,), (solutions,))


def _scores() -> Printed:
    """Turns and their points; what a line brings stands below (RULES QW6, QW9)."""
    title = translate("QwirklePrint", "Qwirkle: points")
    rows = [(f"{number}.",) for number in range(1, TURNS + 1)]
    total = (translate("QwirklePrint", "total"),)
    table = FilledTable(("", *("",) * PLAYERS), (*rows, total), (1, *(2.4,) * PLAYERS), 8.6 * MM, total=True)
    notes = (
        translate("QwirklePrint", "A point for every tile of each line that was lengthened or begun."),
        translate("QwirklePrint", "A line of six is a qwirkle: six points more."),
        translate("QwirklePrint", "Six points more for whoever lays the last tile when the bag is empty."),
    )
    return Printed(title, ((heading(title), table, *(Paragraph(note) for note in notes)),))
