"""A moment that everybody is to see: a sheet comes over the mat, and goes again."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.context import SeatLook
from app.tabletop.note import reading_ms
from app.widgets.controls import avatar
from app.widgets.look import fonts, icons, motion, paper, theme
from app.widgets.look.canvas import Canvas, around, draw_text

WIDE, HIGH, FACE = 640, 132, 84
COME_MS = 420


class MomentBanner(Canvas, QWidget):
    """Who did it, what, and what follows; on yellow paper with a crown and confetti."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seat: SeatLook | None = None
        self._headline = self._note = ""
        self._room = QRect()
        self._come = motion.Tween(self, self._moved, 0.0, motion.overshoot(1.4))
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(self.go)
        theme.follow(self, self._place)
        self.hide()

    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else f"{self._headline} {self._note}"

    def come(self, seat: SeatLook, headline: str, note: str) -> int:
        """Show it for as long as it takes to read; gives how many milliseconds that is."""
        self._seat, self._headline, self._note = seat, headline, note
        self.setAccessibleName(f"{headline} {note}")
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._come.to(0.0, 0)
        self._come.to(1.0, 0 if theme.current().reduced_motion else COME_MS)
        stays = reading_ms(headline + note) // 2 + COME_MS
        self._stay.start(stays)
        return stays

    def go(self) -> None:
        self._stay.stop()
        self._come.stop()
        self.hide()

    def stand_in(self, room: QRect) -> None:
        """Stand in the middle of this, on the parent, and hide nothing beside it."""
        self._room = room
        self._place()

    def _place(self) -> None:
        look, room = theme.current(), self._room
        self.resize(min(look.tx(WIDE), room.width()), min(look.tx(HIGH), room.height()))
        self._moved(0.0)

    def _moved(self, _share: float) -> None:
        drop = (1.0 - self._come.number) * theme.current().pxf(60)
        corner = QRectF(self._room).center() - QPointF(self.width() / 2, self.height() / 2 + drop)
        self.move(corner.toPoint())
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        painter.setOpacity(max(0.0, min(1.0, self._come.number * 1.6)))
        thick = look.pxf(7)
        face = QRectF(self.rect()).adjusted(3, 3, -3, -thick - look.pxf(8))
        outline = paper.cut(face, look.pxf(paper.RADIUS_DIALOG), 4, 0.0 if colours.flat else look.pxf(3))
        paper.paint_sheet(
            painter, outline, colours.yellow, colours.yellow_edge, thick, shadow=colours.shadow_strong,
            shadow_offset=look.pxf(5),
        )  # fmt: skip
        side = look.pxf(FACE)
        disc = QRectF(face.left() + look.pxf(24), face.center().y() - side / 2, side, side)
        texts = self._paint_texts(painter, face, disc.right() + look.pxf(20))
        if not colours.flat and not look.reduced_motion and face.right() - texts > look.pxf(60):
            painter.setClipPath(outline)
            inks = (colours.red, colours.blue, colours.green)
            room = QRectF(
                texts + look.pxf(14), face.top(), face.right() - texts - look.pxf(14), face.height()
            )
            drop = (1.0 - min(1.0, self._come.number)) * room.height()
            sizes = (look.pxf(9), look.pxf(17))
            paper.paint_confetti(painter, room.translated(0, -drop), inks, 17, 14, sizes)
            painter.setClipping(False)
        if self._seat is not None:
            avatar.paint_avatar(painter, disc, self._seat.avatar, ratio=self.devicePixelRatioF())
        crown = around(QPointF(disc.center().x(), disc.top() - look.pxf(2)), look.pxf(34))
        icons.paint(painter, "crown", crown, colours.letter, 2.6)

    def _paint_texts(self, painter: QPainter, face: QRectF, left: float) -> float:
        """Both lines; gives where they end."""
        look = theme.current()
        room = face.right() - left - look.pxf(20)
        head, headline = fonts.fitted(look.font("h2"), self._headline, room)
        at = QPointF(left, face.center().y() - look.tx(3))
        wide = draw_text(painter, headline, at, head, look.palette.letter)
        small, note = fonts.fitted(look.font("body_strong"), self._note, room)
        at = QPointF(left, face.center().y() + look.tx(26))
        return left + max(wide, draw_text(painter, note, at, small, look.palette.letter))
