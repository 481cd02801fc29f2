"""How the tiles look at the table: with or without the letters of their colours."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.games.qwirkle.tiles import Tile
from app.tabletop.context import ViewSettings
from app.widgets import tile


class TileSkin:
    """The black tile; a `Skin` of the table's."""

    shape = 1.0
    edge = tile.EDGE
    rounding = tile.ROUND

    def __init__(self, settings: ViewSettings) -> None:
        self._settings = settings

    def picture(self, piece: Tile | None, width: float, ratio: float, seed: int) -> QPixmap:
        marker = piece is not None and self._settings.aid("letters")
        return tile.tile_pixmap(width, -1 if piece is None else piece, ratio, marker=marker, seed=seed)

    def shadow(self, width: float, ratio: float) -> QPixmap:
        return tile.soft_shadow(width, ratio)

    def paint_ring(self, painter: QPainter, face: QRectF, colour: QColor, width: float, seed: int) -> None:
        tile.paint_ring(painter, face, colour, width, seed)
