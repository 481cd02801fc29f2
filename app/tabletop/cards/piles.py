"""The piles in the middle of a table: what is drawn from, as high as it is, and what is discarded to, with
its last cards showing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import BACK, CORNER, EDGE, TALL, CardSkin, Print, outline
from app.tabletop.pieces.button import PieceButton
from app.tabletop.pieces.skin import paint_piece
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.kept_clear import KeptClear
from app.widgets.look import theme

ROOM = 0.22
"""Free room on each side of a pile, in widths of a card: cards lie askew, and stick out."""
SHOWN = 4
"""So many of the last cards discarded can be seen."""


class Pile(KeptClear, PressedByEnter, PieceButton):
    """Cards one upon the other; its piece is the topmost one."""

    def __init__(self, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(self, parent)
        self.skin = skin
        self._width = 100.0
        self._inviting = self._over = self._open = False
        theme.follow(self, self.update)

    def set_card(self, width: float) -> None:
        """width: of a card here, in logical pixels."""
        self._width = width
        self.updateGeometry()
        self.update()

    @property
    def card_width(self) -> float:
        """Width of a card that lies here."""
        return self._width

    def sizeHint(self) -> QSize:
        return QSize(round(self._width * (1 + 2 * ROOM)), round(self._width * (TALL + 2 * ROOM)))

    def face(self) -> QRectF:
        rect = QRectF(0, 0, self._width, self._width * TALL)
        rect.moveCenter(QRectF(self.rect()).center() - QPointF(0, self._width * EDGE))
        return rect

    def lift_top(self, lifted: bool) -> None:
        """Whether the topmost card is in the air."""

    def set_open(self, is_open: bool) -> None:
        """Whether a card may be taken from here or laid here now."""
        if is_open != self._open:
            self._open = is_open
            shape = Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def invite(self, open_: bool, over: bool) -> None:
        """A card in the air may be let go here; over: it is above just now."""
        if (open_, over) != (self._inviting, self._over):
            self._inviting, self._over = open_, over
            self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(), self._width * CORNER

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press it; arrows are the table's, which knows what lies beside."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.show_focus_ring()
            event.ignore()
        else:
            super().keyPressEvent(event)

    def lifted(self, face: QRectF) -> QRectF:
        """The topmost card, a little higher under the mouse where it can be taken."""
        look = theme.current()
        if not self._open or look.reduced_motion:
            return face
        return face.translated(0, -self._hover.number * look.pxf(6))

    def paint_place(self, painter: QPainter) -> None:
        """The empty place, or that something may be let go or taken here."""
        look = theme.current()
        colours = look.palette
        shape = outline(self.face(), 2)
        painter.fillPath(shape, colours.yellow_tint if self._over else colours.mat_blue_mark)
        pen = QPen(colours.on_mat, look.pxf(2.5))
        pen.setDashPattern([3.2, 2.4])
        painter.strokePath(shape, pen)

    def paint_open(self, painter: QPainter, face: QRectF) -> None:
        """A ring around what is open now."""
        look = theme.current()
        colours = look.palette
        if self._inviting or self._open:
            grown = face.adjusted(-6, -6, 6, 6)
            pen = QPen(colours.yellow if self._over or not self._inviting else colours.on_mat, look.pxf(4))
            if self._inviting:
                pen.setDashPattern([3, 2])
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(outline(grown, 2), pen)


class DrawPile(Pile):
    """Backs, as high as there are cards. left: so many. full: so many make it as high as it gets."""

    def __init__(self, skin: CardSkin, full: int, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self.left, self._full = 0, full

    def show_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.left:
            self.paint_place(painter)
            return
        face = self.face()
        under = min(5, 1 + 4 * self.left // self._full) if self.left > 1 else 0
        step = self._width * 0.022
        for card in range(under, 0, -1):
            middle = face.center() + QPointF(step * card * 0.75, step * card)
            paint_piece(painter, self.skin, BACK, middle, self._width, card)
        top = self.lifted(face)
        self.paint_open(painter, top)
        paint_piece(painter, self.skin, BACK, top.center(), self._width, 0)


class DiscardPile(Pile):
    """The last cards lie askew upon each other; each keeps its way of lying as long as it lies there."""

    def __init__(self, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self.cards: tuple[Print, ...] = ()
        self._hidden = 0

    def show_cards(self, cards: Sequence[Print]) -> None:
        """Show the whole discard pile, the oldest card first."""
        if (tuple(cards), 0) != (self.cards, self._hidden):
            self.cards, self._hidden = tuple(cards), 0
            self.update()

    def lift_top(self, lifted: bool) -> None:
        """Whether the topmost card is in the air; what lies under it is seen then."""
        self._hidden = int(lifted)
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lying = self.cards[: len(self.cards) - self._hidden]
        if not lying:
            self.paint_place(painter)
        first = max(0, len(lying) - SHOWN)
        for place, shown in enumerate(lying[first:], first):
            top = place == len(lying) - 1
            face = self.lifted(self.face()) if top else self.face()
            self._paint_one(painter, face, shown, place, ringed=top)
        if not lying and self._inviting:
            self.paint_open(painter, self.face())

    def _paint_one(self, painter: QPainter, face: QRectF, shown: Print, place: int, *, ringed: bool) -> None:
        scatter = random.Random(place * 7 + 3)
        calm = theme.current().palette.flat
        askew = 0.0 if calm else scatter.uniform(-7, 7)
        off = QPointF(scatter.uniform(-0.06, 0.06), scatter.uniform(-0.04, 0.04)) * self._width
        painter.save()
        painter.translate(face.center() + off)
        painter.rotate(askew)
        if ringed:
            self.paint_open(painter, face.translated(-face.center()))
        paint_piece(painter, self.skin, shown, QPointF(), self._width, place)
        painter.restore()
