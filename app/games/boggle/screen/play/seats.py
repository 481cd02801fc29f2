"""The others at the table, beside the box: face, name, how many words they have."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games.boggle.screen import texts
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.people.place import PlayerPlace
from app.widgets import writing
from app.widgets.controls import avatar
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import around, draw_text
from app.widgets.look.fonts import fitted

FULL = 188
"""Height of a seat with everything, in design pixels; where that does not fit, seats are small."""
SMALL = 62
WRITES_MS = 1400
"""After a new word the dots rest so long."""


class SeatSlip(PlayerPlace):
    """One seat: the face over a slip with name and count.

    ``count`` None leaves the number out (people who write on paper).
    """

    def __init__(self, look: SeatLook, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, slip=True)
        self._face = look.avatar
        self._count: int | None = None
        self._done = False
        self._active = False
        self._busy = False
        self.small = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._show_dots)

    def set_state(self, count: int | None, *, done: bool, active: bool, busy: bool, wrote: bool) -> None:
        """count: words so far. done: writes no more. active: whose turn it is. busy: is looking for words.
        wrote: has just written one that counts."""
        if wrote and count is not None:
            self._rest.start(WRITES_MS)
            self.pop()
        self._count, self._done, self._active, self._busy = count, done, active, busy
        self._show_dots()
        self.tell("" if count is None else phrases.words(count), self.tr("finished") if done else "")
        self.update()

    def set_busy(self, busy: bool) -> None:
        self._busy = busy
        self._show_dots()

    def _show_dots(self) -> None:
        running = self._busy and not self._rest.isActive()
        if running != self.dots.running():
            self.dots.set_running(running)

    def place_dots(self) -> None:
        look = theme.current()
        face = self._face_rect()
        if self.small:
            self.dots.move(self.width() - self.dots.width(), self.height() - self.dots.height() - look.px(3))
            return
        self.dots.move(
            min(self.width() - self.dots.width(), round(face.right() - look.px(28))),
            max(0, round(face.top() - look.px(20))),
        )

    def _face_rect(self) -> QRectF:
        look = theme.current()
        if self.small:
            side = float(min(look.px(46), self.height() - look.px(6)))
            return QRectF(0, (self.height() - side) / 2, side, side)
        side = float(min(look.px(88), self.height() * 0.46))
        return around(QPointF(self.width() / 2, look.px(18) + side / 2), side)

    def _slip_rect(self) -> QRectF:
        look = theme.current()
        face = self._face_rect()
        thick = look.px(4)
        if self.small:
            left = face.center().x()
            return QRectF(left, 0, self.width() - left, self.height() - thick - 1)
        wide = min(float(self.width()), look.pxf(114))
        tall = look.tx(86) if self._count is not None else look.tx(40)
        slip = QRectF((self.width() - wide) / 2, face.bottom() - look.pxf(2), wide, float(tall))
        slip.setBottom(min(slip.bottom(), self.height() - thick - 2.0))
        return slip

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        face = self._face_rect()
        thick = float(look.px(4))
        slip = self._slip_rect()
        outline = paper.cut(slip, look.pxf(10), len(self.name), 0.0 if colours.flat else look.pxf(1.2))
        border = colours.ink if self._active else (colours.line if colours.flat else None)
        paper.paint_sheet(
            painter, outline, colours.raised, colours.line, thick, border=border, border_width=look.pxf(2)
        )
        ring = colours.yellow if self._active else None
        avatar.paint_avatar(painter, face, self._face, ring=ring, ratio=self.devicePixelRatioF())
        self._paint_text(painter, slip)
        if self._done:
            radius = look.pxf(13)
            spot = QPointF(face.right() - radius * 0.8, face.bottom() - radius)
            avatar.paint_badge(painter, spot, radius, colours.green, colours.raised, colours.onfill)

    def _paint_text(self, painter: QPainter, slip: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        middle = slip.center().x()
        if self.small:
            self._paint_small_text(painter, slip)
            return
        font, name = fitted(look.font("meta_strong"), self.name, slip.width() - look.px(10))
        draw_text(painter, name, QPointF(middle, slip.top() + look.tx(21)), font, colours.ink, lean=0.5)
        if self._count is None:
            return
        number = fonts.sans(look.pxf(31) * look.text_size * (1 + 0.28 * self.popped.number), "Black")
        ink, count = colours.green if self.popped.number > 0.05 else colours.ink, writing.number(self._count)
        draw_text(painter, count, QPointF(middle, slip.top() + look.tx(53)), number, ink, lean=0.5)
        at, unit = QPointF(middle, slip.top() + look.tx(74)), texts.words_unit(self._count)
        draw_text(painter, unit, at, look.font("meta"), colours.ink2, lean=0.5)

    def _paint_small_text(self, painter: QPainter, slip: QRectF) -> None:
        look = theme.current()
        left = self._face_rect().right() + look.px(5)
        font, name = fitted(look.font("tag"), self.name, slip.right() - left - look.px(4))
        draw_text(painter, name, QPointF(left, slip.top() + slip.height() * 0.38), font, look.palette.ink)
        if self._count is not None:
            ink = look.palette.green if self.popped.number > 0.05 else look.palette.ink
            at, font = QPointF(left, slip.top() + slip.height() * 0.86), look.font("number_small")
            draw_text(painter, writing.number(self._count), at, font, ink)


def arrange(slips: Sequence[SeatSlip], mat: QRectF, box: QRectF) -> None:
    """Put seats into both side margins, the first on the left; they get smaller when they are many."""
    look = theme.current()
    left, right = list(slips[::2]), list(slips[1::2])
    top, bottom = mat.top() + look.px(20), box.bottom()
    room = bottom - top
    full = look.tx(FULL)
    small = len(left) * full > room
    for column, x0, x1 in ((left, mat.left(), box.left()), (right, box.right(), mat.right())):
        if not column:
            continue
        tall = min(float(look.tx(SMALL)), room / len(column)) if small else float(full)
        gap = min(look.pxf(24), (room - len(column) * tall) / len(column))
        used = len(column) * tall + (len(column) - 1) * gap
        # A lone seat sits where the eye comes back to from the box, a little above the middle.
        begin = top + max(0.0, (room - used) * (0.32 if len(column) == 1 else 0.5))
        wide = min(x1 - x0 - look.px(6), look.pxf(128))
        for index, slip in enumerate(column):
            slip.small = small
            spot = QPoint(round((x0 + x1) / 2 - wide / 2), round(begin + index * (tall + gap)))
            slip.setGeometry(QRect(spot, QSize(round(wide), math.floor(tall) - 1)))
            slip.update()
