"""What a question is answered with: words to be marked, and people to be named."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from app.tabletop.context import SeatLook
from app.widgets.controls.avatar import paint_avatar
from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.names import shortened

HIGH, NOTED = 46, 62
"""Heights of a key, and of one with a small line."""
BOX, FACE, CAP = 24, 30, 20


INSET = 0.22
"""Of a sign in its disc, in widths of it."""


def paint_disc(
    painter: QPainter, box: QRectF, ground: QColor, border: QColor, sign: str, ink: QColor
) -> None:
    """A disc that is pressed. sign: empty for none."""
    painter.setPen(QPen(border, theme.current().pxf(2)))
    painter.setBrush(ground)
    painter.drawEllipse(box)
    if sign:
        inset = box.width() * INSET
        icons.paint(painter, sign, box.adjusted(inset, inset, -inset, -inset), ink, 3.0)


def paint_mark(painter: QPainter, box: QRectF, sign: str, *, marked: bool) -> None:
    """The mark beside a word that may be marked."""
    colours = theme.current().palette
    ground, border = (colours.red, colours.letter) if marked else (colours.raised, colours.line2)
    disc = box.adjusted(1, 1, -1, -1)
    paint_disc(painter, disc, ground, border, sign if marked else "", colours.onfill)


def paint_ruling(painter: QPainter, box: QRectF, *, good: bool, stamped: bool = False) -> None:
    """Of a word that stands or falls. stamped: askew, and a little larger."""
    look = theme.current()
    painter.save()
    if stamped:
        box = box.adjusted(-3, -3, 3, 3)
        painter.translate(box.center())
        painter.rotate(0 if look.reduced_motion else -12)
        painter.translate(-box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.palette.green if good else look.palette.red)
    painter.drawEllipse(box)
    inset = box.width() * INSET
    face = box.adjusted(inset, inset, -inset, -inset)
    icons.paint(painter, "check" if good else "x", face, look.palette.onfill, 3.2)
    painter.restore()


@dataclass(frozen=True)
class AskedWord:
    """A word that is asked about.

    points: what stands beside it, may be empty. note: the small line under it. open: whether it can be
    marked. marked: it is. good: how it came out, None before. spoken: all of it for screen readers.
    """

    text: str
    points: str = ""
    note: str = ""
    open: bool = False
    marked: bool = False
    good: bool | None = None
    spoken: str = ""


class WordKey(PressedByEnter, Canvas, QAbstractButton):
    """A word on a slip. number: the digit that presses it. sign: icon of a marked one."""

    def __init__(self, word: AskedWord, number: int, sign: str) -> None:
        super().__init__()
        self._word, self._number, self._sign = word, number, sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_word(word)
        theme.follow(self, self.updateGeometry)

    @property
    def word(self) -> AskedWord:
        return self._word

    def show_word(self, word: AskedWord) -> None:
        """The same word, and what has become of it."""
        self._word = word
        self.setCheckable(word.open)
        self.setChecked(word.marked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if word.open else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if word.open else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        parts = (word.text, word.points, word.note)
        self.setAccessibleName(word.spoken or ", ".join(part for part in parts if part))
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space marks it; Enter is the window's, which confirms what is marked."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """What is marked its owner says."""

    def sizeHint(self) -> QSize:
        look, word = theme.current(), self._word
        wide = QFontMetricsF(look.font("word_strong")).horizontalAdvance(word.text)
        if word.points:
            wide += look.px(12) + QFontMetricsF(look.font("strong")).horizontalAdvance(word.points)
        if word.note:
            wide = max(wide, QFontMetricsF(look.font("meta")).horizontalAdvance(word.note))
        if word.open or word.good is not None:
            wide += look.px(BOX + 10)
        high = look.tx(NOTED if word.note else HIGH)
        return QSize(math.ceil(wide) + look.px(28), max(high, look.px(theme.TARGET)))

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(12)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        word = self._word
        colours = look.palette
        slip = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = paper.cut(slip, look.pxf(12), len(word.text), 0.0)
        ground, ink, second = colours.sunken, colours.ink, colours.ink2
        if word.good is not None:
            ground = colours.green_tint if word.good else colours.red_tint
        elif word.marked:
            ground, ink, second = colours.yellow, colours.letter, colours.letter
        elif word.open:
            ground = colours.sunken if self.underMouse() else colours.raised
        painter.fillPath(outline, ground)
        if word.open or colours.flat:
            painter.strokePath(outline, QPen(colours.line2, look.pxf(1.6)))
        left = slip.left() + look.pxf(13)
        if word.open or word.good is not None:
            self._paint_box(painter, QRectF(left, slip.center().y() - look.pxf(BOX) / 2, 0, 0))
            left += look.pxf(BOX + 10)
        middle = slip.center().y() - (look.tx(8) if word.note else 0)
        font = look.font("word_strong")
        metrics = QFontMetricsF(font)
        draw_text(painter, word.text, QPointF(left, middle), font, ink, sink=0.5)
        if word.points:
            figure = look.font("strong")
            spot = QPointF(left + metrics.horizontalAdvance(word.text) + look.pxf(12), middle)
            draw_text(painter, word.points, spot, figure, second, sink=0.5)
        if word.note:
            spot = QPointF(left, slip.center().y() + look.tx(20))
            draw_text(painter, word.note, spot, look.font("meta"), second)

    def _paint_box(self, painter: QPainter, corner: QRectF) -> None:
        """The digit, the sign of a marked word, or how it came out."""
        look, word = theme.current(), self._word
        side = look.pxf(BOX)
        box = QRectF(corner.left(), corner.top(), side, side)
        if word.good is not None:
            paint_ruling(painter, box, good=word.good)
            return
        paint_mark(painter, box, self._sign, marked=word.marked)
        if self._number and not word.marked:
            number, font = str(self._number), look.font("tag")
            draw_text(painter, number, box.center(), font, look.palette.ink2, lean=0.5, sink=0.5)


class NameKey(PressedByEnter, Canvas, QAbstractButton):
    """A person at the table: face, name and the digit that presses it, or another figure. A lit one waits to
    speak, or is the one that is meant."""

    def __init__(self, who: SeatLook, number: int, *, figure: str = "") -> None:
        super().__init__()
        self._who, self._figure = who, figure
        self._digit = str(number) if number and not figure else ""
        self.lit = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(shortened(who.name, 14))
        self.setAccessibleName(f"{who.name} {figure}".strip())
        theme.follow(self, self.updateGeometry)

    def light(self, lit: bool) -> None:
        """Whether this person waits to speak."""
        self.lit = lit
        self.update()

    def _paint_cap(self, painter: QPainter, face: QRectF) -> None:
        """The digit on a key: it presses, it counts nothing."""
        look = theme.current()
        painter.setFont(look.font("tag"))
        cap = QRectF(0, 0, look.pxf(CAP), look.pxf(CAP))
        cap.moveCenter(QPointF(face.right() - look.pxf(10) - cap.width() / 2, face.center().y()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(painter.pen().color(), look.pxf(1.4)))
        painter.drawRoundedRect(cap, look.pxf(4), look.pxf(4))
        metrics = QFontMetricsF(painter.font())
        left = cap.center().x() - metrics.horizontalAdvance(self._digit) / 2
        painter.drawText(QPointF(left, cap.center().y() + metrics.capHeight() / 2), self._digit)

    def _paint_figure(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        painter.setFont(look.font("strong"))
        room = face.adjusted(0, 0, -look.pxf(10), 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._figure)

    def sizeHint(self) -> QSize:
        look = theme.current()
        wide = QFontMetricsF(look.font("control")).horizontalAdvance(self.text())
        figure = QFontMetricsF(look.font("strong")).horizontalAdvance(self._figure)
        wide += look.px(CAP) if self._digit else figure
        return QSize(math.ceil(wide) + look.px(FACE + 40), max(look.px(theme.TARGET + 4), look.tx(HIGH)))

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        thickness = look.pxf(paper.THICKNESS)
        sunk = thickness - 1 if self.isDown() else 0.0
        face = QRectF(self.rect()).adjusted(1, 1 + sunk, -1, sunk - thickness)
        outline = paper.cut(face, look.pxf(paper.RADIUS_BUTTON), len(self.text()) + 2, 0.0)
        ground = colours.yellow if self.lit else colours.sunken if self.underMouse() else colours.raised
        edge = colours.yellow_edge if self.lit else colours.ink
        paper.paint_sheet(
            painter, outline, ground, edge, thickness - sunk, border=colours.ink, border_width=look.pxf(2)
        )
        side = look.pxf(FACE)
        box = QRectF(face.left() + look.pxf(8), face.center().y() - side / 2, side, side)
        paint_avatar(painter, box, self._who.avatar, ratio=self.devicePixelRatioF())
        font = look.font("control")
        at = QPointF(box.right() + look.pxf(8), face.center().y())
        draw_text(painter, self.text(), at, font, colours.letter if self.lit else colours.ink, sink=0.47)
        painter.setPen(colours.letter if self.lit else colours.ink2)
        if self._digit:
            self._paint_cap(painter, face)
        elif self._figure:
            self._paint_figure(painter, face)
