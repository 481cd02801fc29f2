"""What pieces are drawn from (a bag, a pile): its picture, and how many are left in it."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import fonts, motion, paper, theme
from app.widgets.look.canvas import Canvas, draw_text

HEIGHTS = 134, 92, 48
"""Of the sheet, and the less room there is the flatter, in design pixels; at last as a line."""


class StorePanel(PressedByEnter, Canvas, QAbstractButton):
    """A sheet with the picture of the store and a number; a game paints the picture.

    left: pieces in it. flat: which of `HEIGHTS` the sheet has. around: how much lower the picture is then, in
    design pixels. wide: how wide it is for its height.
    """

    around: ClassVar[tuple[int, int, int]]
    wide: ClassVar[float]

    def __init__(self, left: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.left = left
        self._inviting = self._over = self._big = False
        self.flat = 0
        self._label = ""
        self._wiggle = motion.Tween(self, self._moved, curve=motion.OUT_CUBIC)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)

    # What a game says -------------------------------------------------------------------------

    def picture_rect(self) -> QRectF:
        """Where the picture stands, left of the number."""
        look = theme.current()
        high = self.height() - look.pxf(self.around[self.flat])
        rect = QRectF(0, 0, high * self.wide, high)
        rect.moveCenter(QPointF(look.pxf(36 if self.in_line else 70), (self.height() - look.pxf(5)) / 2))
        return rect

    def paint_picture(self, painter: QPainter, rect: QRectF, wiggle: float) -> None:
        """Paint it; wiggle: from 1 to 0 after something was taken."""
        raise NotImplementedError

    def mouth(self) -> QPointF:
        """Where pieces come out of it."""
        return self.picture_rect().center()

    # ------------------------------------------------------------------------------------------

    def _moved(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.current().px(280), self.height_of(self.flat))

    @staticmethod
    def height_of(flat: int) -> int:
        """Of the sheet; large letters need more than the picture."""
        look = theme.current()
        line = QFontMetricsF(look.font("number")).capHeight() + look.px(paper.THICKNESS + 18)
        return max(look.px(HEIGHTS[flat]), round(line))

    def flatten(self, flat: int) -> None:
        """A flatter sheet, so that there is room for the moves beneath."""
        if flat != self.flat:
            self.flat = flat
            self._restyle()

    @property
    def in_line(self) -> bool:
        """Whether number and words stand in one line."""
        return self.flat == len(HEIGHTS) - 1

    def set_big(self, big: bool) -> None:
        """Larger figures for a whole class."""
        self._big = big
        self.update()

    def show_count(self, left: int, label: str, spoken: str, hint: str) -> None:
        """So many are in it. label: the words under the number. hint: what a click does."""
        if left != self.left and not theme.current().reduced_motion:
            self._wiggle.to(1.0, 0)
            self._wiggle.to(0.0, motion.POP)
        self.left, self._label = left, label
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(hint)
        self.setToolTip(hint)
        self.update()

    def invite(self, inviting: bool, over: bool = False) -> None:
        """A piece in the hand may be dropped here; over: it is right here."""
        if (inviting, over) != (self._inviting, self._over):
            self._inviting, self._over = inviting, over
            self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_PANEL)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thick = float(look.px(paper.THICKNESS))
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), 4, 0.0 if colours.flat else look.pxf(1.5))
        fill = colours.yellow_tint if self._over else colours.raised
        border = colours.ink if self._inviting else colours.line
        width = look.pxf(3 if self._inviting else 1.2)
        paper.paint_sheet(painter, outline, fill, colours.line, thick, border=border, border_width=width)
        self.paint_picture(painter, self.picture_rect(), self._wiggle.number)
        self._paint_texts(painter, face)

    def _paint_texts(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        big = self._big and not self.flat
        left = look.pxf(68 if self.in_line else 136)
        number = look.font("timer" if big else "number" if self.in_line else "score")
        small = look.font("body" if big else "meta")
        if self.in_line:
            self._paint_line(painter, face, left, number, small)
            return
        digits = QFontMetricsF(number).capHeight()
        room = face.right() - look.pxf(14) - left
        lines = fonts.wrapped(small, self._label, room)
        step = QFontMetricsF(small).height()
        block = digits + look.pxf(12) + step * len(lines)
        top = face.center().y() - block / 2
        draw_text(painter, str(self.left), QPointF(left, top + digits), number, colours.ink)
        for index, line in enumerate(lines):
            at = QPointF(left, top + digits + look.pxf(10) + step * (index + 0.78))
            draw_text(painter, line, at, small, colours.ink2)

    def _paint_line(self, painter: QPainter, face: QRectF, left: float, number: QFont, small: QFont) -> None:
        look = theme.current()
        base = face.center().y() + QFontMetricsF(number).capHeight() / 2
        left += draw_text(painter, str(self.left), QPointF(left, base), number, look.palette.ink)
        left += look.pxf(8)
        room = face.right() - look.pxf(14) - left
        draw_text(painter, self._label, QPointF(left, base), small, look.palette.ink2, room=room)
