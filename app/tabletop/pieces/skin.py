"""What lies on a table or is held in a hand: a game says what its pieces are and how they look."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

Piece: TypeAlias = Any
"""The number of a tile, the letters of a card: hashable, and as it stands in JSON."""
Position: TypeAlias = tuple[int, int]
"""A cell of the sheet: x to the right, y down."""
Placement: TypeAlias = tuple[Piece, Position]


class Skin(Protocol):
    """Draws the pieces of one game. Widths are those of a face, in pixels.

    shape: height of a face in widths (1 for a tile, 1.4 for a card 5:7). edge, rounding: what is seen of a
    piece's thickness under its face, and the radius of its corners, in widths.
    """

    shape: float
    edge: float
    rounding: float

    def picture(self, piece: Piece | None, width: float, ratio: float, seed: int) -> QPixmap:
        """The piece, None for one with its back up; its face lies in the middle. seed: of its cut, any."""

    def shadow(self, width: float, ratio: float) -> QPixmap:
        """The blurred shadow of a piece in the air; the piece lies in its middle."""

    def paint_ring(self, painter: QPainter, face: QRectF, colour: QColor, width: float, seed: int) -> None:
        """A ring around a face."""


def draw(painter: QPainter, centre: QPointF, picture: QPixmap) -> None:
    """A picture with its middle there."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), picture)
