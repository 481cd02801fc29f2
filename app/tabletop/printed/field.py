"""A table without end, as far as pieces lie on it, and hands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.tabletop.printed.blocks import MM, PaintedBlock, pen

PieceT = TypeVar("PieceT")
SHADE = QColor("#c8c8c8")
PaintPiece = Callable[[QPainter, QRectF, PieceT, bool], None]
"""Paints a piece in its cell; with a thick edge where it was laid just now."""


def field(
    lying: Sequence[tuple[PieceT, tuple[int, int]]],
    fresh: Sequence[tuple[PieceT, tuple[int, int]]],
    paint_piece: PaintPiece[PieceT],
    *,
    side: float,
    high: float,
    solved: bool,
) -> PaintedBlock:
    """All pieces and a cell around them. fresh: those of the best turn, painted where it is solved; unsolved
    there is room for them all the same, or their place would give the turn away. side: of the largest cell;
    high: how high it may be."""
    cells = [cell for _, cell in (*lying, *fresh)]
    left, top = min(x for x, _ in cells) - 1, min(y for _, y in cells) - 1
    columns, rows = max(x for x, _ in cells) - left + 2, max(y for _, y in cells) - top + 2

    def size(width: float) -> float:
        return min(side, width / columns, high / rows)

    def paint(painter: QPainter, rect: QRectF) -> None:
        one = size(rect.width())
        painter.setPen(pen(1, SHADE))
        for column in range(columns + 1):
            x = rect.left() + column * one
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.top() + rows * one))
        for row in range(rows + 1):
            y = rect.top() + row * one
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + columns * one, y))
        for pieces, laid in ((lying, False), (fresh if solved else (), True)):
            for piece, (x_at, y_at) in pieces:
                at = QPointF(rect.left() + (x_at - left) * one, rect.top() + (y_at - top) * one)
                paint_piece(painter, QRectF(at.x(), at.y(), one, one), piece, laid)

    return PaintedBlock(lambda width: rows * size(width) + 3 * MM, paint)


def hand(pieces: Sequence[PieceT], paint_piece: PaintPiece[PieceT], *, side: float) -> PaintedBlock:
    """Pieces in a row."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        for place, piece in enumerate(pieces):
            paint_piece(
                painter, QRectF(rect.left() + place * side * 1.15, rect.top(), side, side), piece, False
            )

    return PaintedBlock(lambda _: side + 1 * MM, paint)
