"""The marks of the colours on tiles (DESIGN, section 7)."""

from __future__ import annotations

import math
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.games.qwirkle.screen import tile

pytestmark = pytest.mark.usefixtures("qapp")


def _marks(side: float) -> list[list[int]]:
    """The lightness of the mark of each colour on a tile, pixel by pixel."""
    found = []
    for colour in range(6):
        picture = QImage(math.ceil(side), math.ceil(side), QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        face = QRectF(0, 0, side, side)
        tile.paint_tile(painter, face, colour * 6 + 3, marker=True, shadow=False)
        painter.end()
        area = tile.marker_rect(face).toAlignedRect().intersected(picture.rect())
        cells = product(range(area.top(), area.bottom() + 1), range(area.left(), area.right() + 1))
        found.append([picture.pixelColor(x, y).lightness() for y, x in cells])
    return found


@pytest.mark.parametrize("side", [21, 27, 34, 42, 48, 53, 54, 62, 73, 105])
def test_marks_of_colours_are_told_apart_at_every_size(monkeypatch: pytest.MonkeyPatch, side: int) -> None:
    """Where Z and Ž differ in a handful of pixels they are no marks (DESIGN, section 7)."""
    monkeypatch.setattr(tile, "letters", lambda: tuple("ČOŽZMF"))
    for first, second in combinations(_marks(side), 2):
        strong = sum(abs(a - b) > 90 for a, b in zip(first, second, strict=True))
        assert strong >= 6
        assert side >= tile.LETTERS_FROM or strong / len(first) >= 0.2
