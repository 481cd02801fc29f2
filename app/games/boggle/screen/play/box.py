"""The box of dice on its mat: where it lies, what is in it, how both are painted."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.games.boggle.board import CELLS, SIDE
from app.games.boggle.screen.play import board_paint
from app.games.boggle.screen.play.board_paint import BoardPicture
from app.games.boggle.screen.shaker import paint as shaker_paint
from app.games.boggle.screen.shaker import tray
from app.games.boggle.screen.shaker.shaker import Shaker, ShakerStage
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import around
from app.widgets.look.pictures import blank
from app.widgets.sounds import Sounds

ROOM = 1.28
"""The box may swing out of its square by so much while it is shaken."""
SEATS, MARGIN, LEAST_MARGIN = 276, 54, 14
"""Beside the box seats have this room; above and below it this much of the mat is seen, less where children
play and the dice are to be larger."""
STRIP, LARGEST = 74, 1.5
"""Height of the word strip, and the size of texts up to which it grows with them."""


def strip_height() -> int:
    """Height of the word strip under the box; the dice need the room more than the largest texts."""
    look = theme.current()
    return look.px(STRIP * min(look.text_size, LARGEST))


class Box(QObject):
    """The box on the mat that a widget is. It paints that widget and has it painted again when something
    moves; whoever changes ``picture`` calls `repaint`.

    grid: the letters of the board, empty before the shake. tray: where the box and its dice lie.
    can_shake: whether the person may take it. big: it fills the height (projector).

    Signals: arranged(): it has a new place; put other things beside it.
    """

    arranged = Signal()

    def __init__(self, sounds: Sounds, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.grid: tuple[str, ...] = ()
        self.picture = BoardPicture()
        self.can_shake = self.big = self._hidden = False
        self.margin = MARGIN
        self.tray = tray.TrayLayout(QRectF(0, 0, 100, 100))
        self.shaker = Shaker(sounds, "cs1", self)
        self.shaker.moved.connect(self._follow)
        self._mat, self._empty, self._ghost = QPixmap(), QPixmap(), QPixmap()
        self._key: object = None
        self._shaken = QRect()
        self._turning = motion.Tween(self, self._moved, curve=motion.IN_OUT_QUAD)
        self._swing = motion.Tween(self, self._swung)
        self._fade = motion.Tween(self, self._moved)

    @property
    def readable(self) -> bool:
        """Whether letters can be seen and touched."""
        return bool(self.grid) and self.shaker.stage is ShakerStage.LYING and not self._hidden

    # Geometry ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        look = theme.current()
        mat = self.mat_rect()
        if self.big:
            side = min(mat.width(), mat.height()) * (1 - 100 / 1080)
            dome = around(mat.center(), side)
        else:
            below = look.px(22) + strip_height()
            side = min(mat.width() - look.px(SEATS), mat.height() - below - look.px(self.margin))
            side = max(side, look.px(160))
            top = mat.top() + (mat.height() - side - below - look.px(2)) / 2
            dome = QRectF(mat.center().x() - side / 2, top, side, side)
        self.tray = tray.TrayLayout(dome, flat=look.palette.flat)
        self.shaker.use_floor(self.tray.recess.width() / 2 / self.tray.die_size, flat=self.tray.flat)
        self._key = None
        self.arranged.emit()
        self._board.update()

    def mat_rect(self) -> QRectF:
        """The sheet without its wavy edge and shadow."""
        if self.big:
            return QRectF(self._board.rect())
        look = theme.current()
        return QRectF(self._board.rect()).adjusted(look.pxf(3), look.pxf(3), -look.pxf(3), -look.pxf(9))

    def _rect(self) -> QRect:
        side = self.tray.dome.width() * ROOM
        box = around(self.tray.dome.center(), side)
        return box.toAlignedRect().intersected(self._board.rect())

    def cell_rect(self, cell: int) -> QRectF:
        """Where a die lies now, in the widget's coordinates."""
        size = self.tray.die_size
        return around(self.tray.centre(*self.picture.place(cell)), size)

    def cell_under(self, point: QPointF, reach: float) -> int | None:
        """The die at a point, ``reach`` die sides from its middle at most."""
        found = self.tray.cell_at(point, reach)
        return None if found is None else self.picture.cell_at(*found)

    # What lies in it --------------------------------------------------------------------------

    def fill(self, grid: Sequence[str], turns: Sequence[int] = (0,) * CELLS) -> None:
        """Other dice, the box not turned; none before the shake."""
        self.grid = tuple(grid)
        self.picture = BoardPicture(self._letters(), tuple(turns), straight=self.picture.straight)

    def _letters(self) -> tuple[str, ...]:
        return ("",) * CELLS if self._hidden or not self.grid else self.grid

    def hide_letters(self, hidden: bool) -> None:
        """Turn the letters away (pause) or show them again."""
        self._hidden = hidden
        self.picture.letters = self._letters()

    # What moves -------------------------------------------------------------------------------

    def turn(self) -> None:
        """Turn the box by a quarter, clockwise."""
        self.picture.quarter = (self.picture.quarter + 1) % 4
        self._turning.to(-90.0, 0)
        self._turning.to(0.0, 0 if theme.current().reduced_motion else motion.FLIP)

    def swing(self) -> None:
        """Refused dice shake their heads."""
        self._swing.to(1.0, 0)
        self._swing.to(0.0, motion.REFUSED)

    def keep_ghost(self) -> None:
        """Keep a picture of the board, to be faded out by `fade`."""
        self._ghost = self._board.grab(self._rect())

    def fade(self) -> None:
        """Fade from the picture that `keep_ghost` took to the board as it is."""
        if not self._ghost.isNull():
            self._fade.to(1.0, 0)
            self._fade.to(0.0, motion.SHAKE_REDUCED)

    def repaint(self) -> None:
        """Paint the box again, as far as it may swing."""
        self._board.update(self._rect())

    def _follow(self) -> None:
        """Paint again where the shaken box was and where it is."""
        now = self.shaker.reach(self.tray).toAlignedRect()
        self._board.update(now.united(self._shaken).united(self.tray.dome.toAlignedRect()))
        self._shaken = now

    def _moved(self, _value: float) -> None:
        if self._fade.number == 0.0:
            self._ghost = QPixmap()
        self.repaint()

    def _swung(self, share: float) -> None:
        self.picture.swing = board_paint.swing_of(share)
        self.repaint()

    # Painting ---------------------------------------------------------------------------------

    def _make_pixmaps(self) -> None:
        look = theme.current()
        size, ratio = self._board.size(), self._board.devicePixelRatioF()
        key = (size, ratio, look.key(), self.big)
        if key == self._key:
            return
        self._key = key
        self._mat = QPixmap(size * ratio)
        self._mat.setDevicePixelRatio(ratio)
        self._mat.fill(look.palette.paper)
        painter = QPainter(self._mat)
        ground, mark = look.palette.mat("red")
        paper.paint_mat(painter, self.mat_rect(), ground, mark, look.palette, look.scale)
        painter.end()
        side = self.tray.dome.width() * 1.1
        self._empty = blank(side, side, ratio)
        painter = QPainter(self._empty)
        middle = self._empty.deviceIndependentSize() / 2
        shift = QPointF(middle.width(), middle.height()) - self.tray.recess.center()
        tray.paint_tray(painter, tray.TrayLayout(self.tray.dome.translated(shift), SIDE, self.tray.flat))
        painter.end()
        shaker_paint.forget()

    def paint(self, event: QPaintEvent) -> None:
        self._make_pixmaps()
        ratio = self._board.devicePixelRatioF()
        painter = QPainter(self._board)
        painter.setClipRect(event.rect())
        painter.drawPixmap(0, 0, self._mat)
        if self.shaker.stage is ShakerStage.LYING:
            self._paint_still(painter, ratio)
        else:
            self.shaker.paint(painter, self.tray, self._empty, ratio, blank=self._hidden)
        if not self._ghost.isNull():
            painter.setOpacity(self._fade.number if self.shaker.stage is ShakerStage.LYING else 1.0)
            painter.drawPixmap(self._rect().topLeft(), self._ghost)
        painter.end()

    def _paint_still(self, painter: QPainter, ratio: float) -> None:
        middle = self.tray.recess.center()
        half = self._empty.deviceIndependentSize() / 2
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
        painter.drawPixmap(middle - QPointF(half.width(), half.height()), self._empty)
        board_paint.paint(painter, self.tray, self.picture, ratio, turning)
        tray.paint_dome_front(painter, self.tray)
        painter.restore()
