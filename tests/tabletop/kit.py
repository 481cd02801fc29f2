"""The smallest game there can be on a sheet: plain rectangles that are called by their letters."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.tabletop.pieces.skin import Key, PieceShape, Position, face_around
from app.tabletop.sheet.sheet import Sheet

Keep: TypeAlias = Callable[[QWidget], None]

SQUARE = PieceShape()
CARD = PieceShape(cell=81 / 66, face=0.957, tall=1.2, corner=0.12)
"""As the cards of a game of words lie (DESIGN, section 4)."""
FORMS = (SQUARE, CARD)
INK = QColor("#123456")


class Rectangles:
    """A skin: every piece is a rectangle of one colour. painted: what was asked for."""

    back = "?"

    def __init__(self, form: PieceShape) -> None:
        self.form = form
        self.painted: list[Key] = []

    def picture(self, key: Key, width: float, ratio: float, cut: int | None = None) -> QPixmap:
        self.painted.append(key)
        size = self.form.size(width)
        made = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.fillRect(QRectF(QPointF(), size), INK)
        painter.end()
        return made

    def cut(self, key: Key, place: Position) -> int:
        return 0

    def name(self, key: Key) -> str:
        return f"piece {key}"


def row(letters: str, at: Position = (0, 0)) -> dict[Position, Key]:
    """A word from left to right."""
    return {(at[0] + step, at[1]): letter for step, letter in enumerate(letters)}


def face_on_screen(sheet: Sheet, place: Position) -> QRectF:
    """Where the piece in a cell is painted, in pixels of the viewport."""
    camera = sheet.camera
    return face_around(camera.form, camera.rect(place).center(), camera.cell * camera.form.face)
