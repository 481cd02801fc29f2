"""A pile of the game for one: its open card, and how many lie face down under it."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import BACK, TALL, CardSkin, Print
from app.tabletop.cards.piles import Pile
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.pieces.skin import paint_piece
from app.widgets.look import paper, theme
from app.widgets.look.canvas import around
from app.widgets.sheets.keyboard import PassesKeys

STEP = 0.058
"""How far each card under the open one sticks out, in widths of a card."""
MARGIN = 0.09
"""Around a pile, for its ring, in widths of a card."""
DEPTH = 5


class PileMark(StrEnum):
    """What is special about a pile just now."""

    NONE = ""
    SOURCE = "source"
    """Its open card may fill an empty place."""
    TARGET = "target"
    """The empty place that is to be filled."""
    SHOWN = "shown"
    """The program points at it."""


def pile_size(width: float) -> tuple[float, float]:
    """Width and height of a pile with cards of this width."""
    across = 1 + 2 * MARGIN + DEPTH * STEP
    return width * across, width * (TALL + 2 * MARGIN + DEPTH * STEP * 0.62)


class OpenPile(PassesKeys, Pile):
    """place: which one. shown: its open card, None where it is away or none lies. under: cards face down."""

    def __init__(self, place: int, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self.place = self.piece = place
        self.shown: Print | None = None
        self.under = 0
        self.mark = PileMark.NONE

    def sizeHint(self) -> QSize:
        wide, high = pile_size(self.card_width)
        return QSize(round(wide), round(high))

    def face(self) -> QRectF:
        """Where the open card lies."""
        margin = self.card_width * MARGIN
        return QRectF(margin, margin, self.card_width, self.card_width * TALL)

    def show_pile(self, shown: Print | None, under: int, mark: PileMark) -> None:
        if (shown, under, mark) != (self.shown, self.under, self.mark):
            self.shown, self.under, self.mark = shown, under, mark
            self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face, step = self.face(), self.card_width * STEP
        first = 0 if self.shown is None else 1
        if not self.under and self.shown is None:
            self.paint_place(painter)
        for depth in range(self.under - 1 + first, first - 1, -1):
            middle = face.center() + QPointF(step * depth, step * 0.62 * depth)
            paint_piece(painter, self.skin, BACK, middle, self.card_width, depth)
        if self.shown is not None:
            top = self.lifted(face)
            paint_piece(painter, self.skin, self.shown, top.center(), self.card_width, self.place)
        if self.mark is not PileMark.NONE:
            self._paint_mark(painter, face if self.shown is None else self.lifted(face))
        if self.under:
            self._paint_count(painter, face, step * (self.under - 1 + first))

    def _paint_mark(self, painter: QPainter, top: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        ring = colours.ink if colours.flat else colours.yellow
        if self.mark is PileMark.SOURCE:
            pen = QPen(ring, look.pxf(4))
            pen.setDashPattern([3, 2])
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(paper.cut(top.adjusted(-5, -5, 5, 5), top.width() * 0.16, 2, 0.0), pen)
        else:
            paint_ring(painter, top, ring, look.pxf(5))

    def _paint_count(self, painter: QPainter, face: QRectF, out: float) -> None:
        """How many lie face down, on the corner of the lowest one."""
        look = theme.current()
        colours = look.palette
        side = max(look.tx(26), self.card_width * 0.22)
        corner = face.bottomRight() + QPointF(out, out * 0.62)
        disc = around(corner - QPointF(side * 0.3, side * 0.3), side)
        painter.setPen(QPen(colours.ink, look.pxf(1.6)))
        painter.setBrush(colours.raised)
        painter.drawEllipse(disc)
        painter.setPen(colours.ink)
        painter.setFont(look.font("meta_strong"))
        painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), str(self.under))
