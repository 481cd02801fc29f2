"""The mat and where the box lies on it; painting of both. What the dice do is `view_board`'s affair."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.games.boggle.board import SIDE
from app.games.boggle.screen.play import board_paint as view_board_paint
from app.games.boggle.screen.play.board_paint import Picture
from app.games.boggle.screen.shaker import paint as shaker_paint
from app.games.boggle.screen.shaker.shaker import Shaker, Stage
from app.widgets import motion, paper, theme, tray
from app.widgets.sounds import Sounds

ROOM = 1.28
"""The box may swing out of its square by so much while it is shaken."""


class BoxOnMat(QWidget):
    """Mat and box.

    Signals:
        arranged(): the box has a new place; put other things beside it.
    """

    arranged = Signal()

    def __init__(self, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = Picture()
        self._hidden = False
        self._big = False
        self._mat, self._box, self._ghost = QPixmap(), QPixmap(), QPixmap()
        self._key: object = None
        self.tray = tray.TrayLayout(QRectF(0, 0, 100, 100))
        self.shaker = Shaker(sounds, "cs1", self)
        self.shaker.moved.connect(self._follow_box)
        self._shaken = QRect()
        self._turning = motion.Tween(self, self._repaint_box, curve=motion.IN_OUT_QUAD)
        self._swing = motion.Tween(self, self._swung)
        self._fade = motion.Tween(self, self._repaint_box)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.follow(self, self.arrange)

    def set_big(self, big: bool) -> None:
        """Fill the height (projector), or leave room for the word strip."""
        self._big = big
        self.arrange()

    # Geometry ---------------------------------------------------------------------------------

    def strip_height(self) -> int:
        """Height of the word strip under the box."""
        return theme.current().tx(74)

    def arrange(self) -> None:
        """Measure box and mat anew."""
        look = theme.current()
        mat = self.mat_rect()
        if self._big:
            side = min(mat.width(), mat.height()) * (1 - 100 / 1080)
            dome = QRectF(0, 0, side, side)
            dome.moveCenter(mat.center())
        else:
            below = look.px(22) + self.strip_height()
            side = min(mat.width() - look.px(276), mat.height() - below - look.px(54))
            side = max(side, look.px(160))
            top = mat.top() + (mat.height() - side - below - look.px(2)) / 2
            dome = QRectF(mat.center().x() - side / 2, top, side, side)
        self.tray = tray.TrayLayout(dome, flat=look.palette.flat)
        self.shaker.use_floor(self._half(), flat=self.tray.flat)
        self._key = None
        self.arranged.emit()
        self.update()

    def mat_rect(self) -> QRectF:
        """The sheet without its wavy edge and shadow."""
        if self._big:
            return QRectF(self.rect())
        look = theme.current()
        return QRectF(self.rect()).adjusted(look.pxf(3), look.pxf(3), -look.pxf(3), -look.pxf(9))

    def _half(self) -> float:
        return self.tray.recess.width() / 2 / self.tray.die_size

    def box_rect(self) -> QRect:
        side = self.tray.dome.width() * ROOM
        box = QRectF(0, 0, side, side)
        box.moveCenter(self.tray.dome.center())
        return box.toAlignedRect().intersected(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything moves."""
        self.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """A box that nobody sees is not heard."""
        self.shaker.hush()

    def sizeHint(self) -> QSize:
        """As on the design's canvas."""
        look = theme.current()
        return QSize(look.px(861), look.px(720))

    # Repainting -------------------------------------------------------------------------------

    def update_box(self) -> None:
        """Paint the box again, as far as it may swing."""
        self.update(self.box_rect())

    def _follow_box(self) -> None:
        """Paint again where the shaken box was and where it is."""
        now = self.shaker.reach(self.tray).toAlignedRect()
        self.update(now.united(self._shaken).united(self.tray.dome.toAlignedRect()))
        self._shaken = now

    def _repaint_box(self, _value: float) -> None:
        if self._fade.number == 0.0:
            self._ghost = QPixmap()
        self.update_box()

    def _swung(self, share: float) -> None:
        self._picture.swing = view_board_paint.swing_of(share)
        self.update_box()

    # Painting ---------------------------------------------------------------------------------

    def _make_pixmaps(self) -> None:
        look = theme.current()
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, look.key(), self._big)
        if key == self._key:
            return
        self._key = key
        self._mat = QPixmap(self.size() * ratio)
        self._mat.setDevicePixelRatio(ratio)
        self._mat.fill(look.palette.paper)
        painter = QPainter(self._mat)
        ground, mark = look.palette.mat("red")
        paper.paint_mat(painter, self.mat_rect(), ground, mark, look.palette, look.scale)
        painter.end()
        side = self.tray.dome.width() * 1.1
        self._box = QPixmap(QSize(round(side * ratio), round(side * ratio)))
        self._box.setDevicePixelRatio(ratio)
        self._box.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._box)
        middle = self._box.deviceIndependentSize() / 2
        shift = QPointF(middle.width(), middle.height()) - self.tray.recess.center()
        tray.paint_tray(painter, tray.TrayLayout(self.tray.dome.translated(shift), SIDE, self.tray.flat))
        painter.end()
        shaker_paint.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mat, box, dice."""
        self._make_pixmaps()
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawPixmap(0, 0, self._mat)
        if self.shaker.stage is Stage.LYING:
            self._paint_still(painter, ratio)
        else:
            self.shaker.paint(painter, self.tray, self._box, ratio, blank=self._hidden)
        if not self._ghost.isNull():
            painter.setOpacity(self._fade.number if self.shaker.stage is Stage.LYING else 1.0)
            painter.drawPixmap(self.box_rect().topLeft(), self._ghost)
        painter.end()

    def _paint_still(self, painter: QPainter, ratio: float) -> None:
        middle = self.tray.recess.center()
        half = self._box.deviceIndependentSize() / 2
        turning = self._turning.number
        painter.save()
        if turning:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(middle)
            painter.rotate(turning)
            # A square turned over its corner needs more room than it has: it draws back a little.
            shrink = 1 - 0.20 * math.sin(math.radians(-turning * 2))
            painter.scale(shrink, shrink)
            painter.translate(-middle)
        painter.drawPixmap(middle - QPointF(half.width(), half.height()), self._box)
        view_board_paint.paint(painter, self.tray, self._picture, ratio, turning)
        tray.paint_dome_front(painter, self.tray)
        painter.restore()
