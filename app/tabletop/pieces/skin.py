"""How the pieces of a game look: the parts of a table know a piece by its key only."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

Key: TypeAlias = Hashable
"""What a game tells its pieces apart by; opaque to everybody else."""

Position: TypeAlias = tuple[int, int]
"""A cell of the table: x to the right, y down."""


@dataclass(frozen=True)
class PieceShape:
    """Measures of a piece and of the cell it lies in.

    cell: height of a cell in its widths. face: width of a piece in widths of its cell. tall, corner,
    thick: height, radius of the corners and what hangs below the face, in widths of the piece.
    """

    cell: float = 1.0
    face: float = 0.957
    tall: float = 1.0
    corner: float = 0.15
    thick: float = 0.055

    def size(self, width: float) -> QSizeF:
        """The face of a piece of this width."""
        return QSizeF(width, width * self.tall)


class Skin(Protocol):
    """The pieces of one game, for the eye and for the ear."""

    @property
    def form(self) -> PieceShape:
        """Measures that all pieces of this skin share."""

    @property
    def back(self) -> Key:
        """A piece that nobody here may see."""

    def picture(self, key: Key, width: float, ratio: float, cut: int | None = None) -> QPixmap:
        """A piece whose face is so many logical pixels wide and lies in the middle of the picture.

        cut: how the scissors went; None for a piece that lies nowhere.
        """

    def cut(self, key: Key, place: Position) -> int:
        """How a piece that lies there is cut, so that no two side by side are cut alike."""

    def name(self, key: Key) -> str:
        """What the piece is called."""


def paint_piece(
    painter: QPainter, skin: Skin, key: Key, centre: QPointF, width: float, cut: int | None = None
) -> None:
    """Draw a piece around a point."""
    picture = skin.picture(key, width, painter.device().devicePixelRatioF(), cut)
    paint_middle(painter, picture, centre)


def paint_middle(painter: QPainter, picture: QPixmap, centre: QPointF) -> None:
    """Draw a picture around a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), picture)


def face_around(form: PieceShape, centre: QPointF, width: float) -> QRectF:
    """The face of a piece around a point."""
    rect = QRectF(QPointF(), form.size(width))
    rect.moveCenter(centre)
    return rect
