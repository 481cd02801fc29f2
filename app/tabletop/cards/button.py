"""A card on the rack: it can be pressed, dragged and heard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import BACK, CORNER, CardSkin, Print
from app.tabletop.cards.layout import Card
from app.tabletop.pieces.button import PieceButton
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.pieces.skin import paint_piece
from app.widgets.kept_clear import KeptClear
from app.widgets.look import motion, theme
from app.widgets.sheets.keyboard import PassesKeys

LIFT, AROUND = 6, 7
"""How far a card rises under the mouse, and the room around it for its ring, above it for both."""


class CardButton(KeptClear, PassesKeys, PieceButton):
    """One card of the hand. The keys are the table's, which knows where things lie.

    Signals: doubled(int card)
    """

    doubled = Signal(int)

    def __init__(self, card: Card, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(card, parent)
        self.card, self._skin = card, skin
        self._shown = BACK
        self._ringed = self._away = False
        self._from, self._face = QPointF(), QRectF()
        self._placed = False
        self._slide = motion.Tween(self, self._slid, curve=motion.overshoot())
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    # Where it lies --------------------------------------------------------------------------------

    def stand(self, face: QRectF, *, sliding: bool) -> None:
        """Lie there, in the rack's coordinates; sliding: go there from where it lies."""
        whole = _room(face)
        offset = QPointF(whole.topLeft())
        moved = self._placed and sliding and self.size() == whole.size() and face != self._face
        start = QPointF(self.pos())
        self._face = face
        if not moved or not self.isVisible() or self._away:
            self._slide.stop()
            self.setGeometry(whole)
            self._placed = True
            return
        self._from = start - offset
        self._slide.to(0.0, 0)
        self.resize(whole.size())
        self._slide.number = 1.0
        self._slid(1.0)
        self._slide.to(0.0, theme.current().ms(motion.SNAP))

    def _home(self) -> QRect:
        return _room(self._face)

    def _slid(self, share: float) -> None:
        self.move(self._home().topLeft() + (self._from * share).toPoint())

    def face(self) -> QRectF:
        """Where the card lies in own coordinates."""
        return self._face.translated(-QPointF(self._home().topLeft()))

    # What it shows --------------------------------------------------------------------------------

    def show_card(self, shown: Print, name: str, *, ringed: bool, away: bool) -> None:
        """This card; ringed: it is chosen; away: it is in the air."""
        self._shown, self._ringed, self._away = shown, ringed, away
        self.setVisible(not away or self._held)
        self.setAccessibleName(name)
        self.update()

    def set_away(self, away: bool) -> None:
        """Whether it is in the air, on its way here."""
        self._away = away
        self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        return self.face(), self.face().width() * CORNER

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        """The card, or nothing while it is in the air."""
        if self._away:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face = self.face()
        if not look.reduced_motion:
            face.translate(0, -self._hover.number * look.pxf(LIFT))
        paint_piece(painter, self._skin, self._shown, face.center(), face.width(), self.card)
        if self._ringed:
            ring = look.palette.ink if look.palette.flat else look.palette.yellow
            paint_ring(painter, face, ring, look.pxf(5))

    # The mouse --------------------------------------------------------------------------------------

    def can_be_grabbed(self) -> bool:
        return not self._away

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """To the words, or back."""
        if event.button() is Qt.MouseButton.LeftButton and not self._away:
            self.doubled.emit(self.card)


def _room(face: QRectF) -> QRect:
    """What a card needs for itself, its ring and what hangs below it."""
    look = theme.current()
    around, above = look.px(AROUND), look.px(AROUND + LIFT)
    return face.toAlignedRect().adjusted(-around, -above, around, around + around // 2)
