"""The own bonus card beside the hand: it is pressed, or dragged onto the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.scrabble_cards.screen.cards.bonus import HIGH, WIDE, paint_bonus
from app.tabletop.pieces.button import PieceButton
from app.tabletop.pieces.paint import paint_ring
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import around
from app.widgets.look.pictures import Still

GLOW_MS, GLOWS = 900, 3
"""How long a card that suits swells once, and how often."""
ON_THE_WALL = 1.4
"""How much larger the card is where a whole room reads it."""


class BonusSpot(FocusRingOwner, PieceButton):
    """Where the bonus card lies.

    card: "" where none is to be seen. away: it lies on the table, or is in the air. ringed: marked. coming:
    it is seen on its way here.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(None, parent)
        self.card = ""
        self.away = self.ringed = self.hidden_face = self.coming = False
        self.suits: int | None = None
        self._still = Still()
        self._glow = motion.Tween(self, lambda _share: self.update(), 1.0, motion.IN_OUT_QUAD)
        self._glow.setLoopCount(GLOWS)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.current()
        larger = ON_THE_WALL if look.palette.flat else 1.0
        return QSize(look.px(larger * WIDE + 14), look.px(larger * HIGH + 24))

    def show_card(self, card: str, name: str, tip: str, *, away: bool, ringed: bool, covered: bool) -> None:
        """This lies there. covered: its face is nobody's business."""
        self.card, self.away, self.ringed, self.hidden_face = card, away, ringed, covered
        self.setEnabled((bool(card) and not covered) or self._held)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.update()

    def expect(self, *, coming: bool) -> None:
        """The card flies here, or has landed."""
        self.coming = coming
        self.update()

    def suit(self, group: int | None) -> None:
        """It would bring something for what lies on the table: it glows, and stays ringed. group: which of
        the two on it does, -1 where it has none; None where it would not."""
        if group != self.suits:
            fresh, self.suits = self.suits is None, group
            self._glow.to(1.0, 0)
            if fresh and not theme.current().reduced_motion:
                self._glow.to(0.0, 0)
                self._glow.to(1.0, GLOW_MS)
            self.update()

    def face(self) -> QRectF:
        look = theme.current()
        wide = self.width() - look.pxf(14)
        high = min(self.height() - look.pxf(24), wide * HIGH / WIDE)
        return around(QPointF(self.width() / 2, (self.height() - look.pxf(4)) / 2), wide, high)

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(), self.face().width() * 0.06

    def can_be_grabbed(self) -> bool:
        return bool(self.card) and not self.hidden_face

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        face = self.face()
        if self.away or self.coming or not (self.card or self.hidden_face):
            shape = paper.cut(face, face.width() * 0.05, 2, 0.0)
            dark = colours.gloss < 0.2
            if dark:
                painter.fillPath(shape, colours.sunken)
            pen = QPen(colours.line2 if dark else colours.green, look.pxf(2))
            pen.setDashPattern([3.4, 2.6])
            painter.strokePath(shape, pen)
        else:
            if self.isEnabled() and not self._held and not look.reduced_motion:
                face.translate(0, -self._hover.number * look.pxf(4))
            shown = "" if self.hidden_face else self.card
            if shown and self.suits is not None:
                self._paint_glow(painter, face)
            suits = self.suits if shown and self.suits is not None else -1
            key = shown, suits, self.accessibleName(), face.getRect()
            draw = partial(paint_bonus, rect=face, card=shown, suits=suits)
            self._still.paint(painter, QRectF(self.rect()), key, draw)
            if self.ringed:
                paint_ring(painter, face, colours.red, look.pxf(5))

    def _paint_glow(self, painter: QPainter, face: QRectF) -> None:
        """A green ring that swells for a while, so that it is seen from the corner of the eye."""
        look, swelling = theme.current(), 4 * self._glow.number * (1 - self._glow.number)
        paint_ring(painter, face, look.palette.green, look.pxf(4 + 4 * swelling))
