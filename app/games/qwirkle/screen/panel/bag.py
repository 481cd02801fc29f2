"""The bag: how full it is, and the way into it for tiles to be traded."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.games.qwirkle.screen import texts as view_texts
from app.widgets import art, motion, paper, theme, writing
from app.widgets.focusring import PressedByEnter
from app.widgets.palette import LIGHT, mix

FULL = 108
HEIGHT, LOW = 134, 92
_TOP, _BOTTOM = 0.34, 0.93
"""Where the contents of the bag begin and end in its drawing."""


class BagPanel(PressedByEnter, QAbstractButton):
    """A sheet with the bag, its number and a gauge. A click asks which tiles have not been seen.

    inviting: a tile may be dropped here.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left = FULL
        self._inviting = self._over = False
        self._note = ""
        self._big = self._low = False
        self._wiggle = motion.Tween(self, self._moved, curve=motion.OUT_CUBIC)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _moved(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the bag."""
        look = theme.current()
        return QSize(look.px(280), look.px(LOW if self._low else HEIGHT))

    def set_low(self, low: bool) -> None:
        """A flatter sheet, so that there is room for the moves beneath."""
        if low != self._low:
            self._low = low
            self._restyle()

    def set_big(self, big: bool) -> None:
        """Larger figures for a whole class."""
        self._big = big
        self.update()

    def show_count(self, left: int) -> None:
        """So many tiles are in it."""
        if left != self._left and not theme.current().reduced_motion:
            self._wiggle.to(1.0, 0)
            self._wiggle.to(0.0, motion.POP)
        self._left = left
        self._name()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(view_texts.in_bag(self._left))
        text = self.tr("Which tiles have not been seen yet? (U)")
        self.setAccessibleDescription(text)
        self.setToolTip(text)

    def invite(self, inviting: bool, over: bool = False) -> None:
        """A tile is in the hand; over: right here."""
        if (inviting, over) != (self._inviting, self._over):
            self._inviting, self._over = inviting, over
            self.update()

    def set_note(self, text: str) -> None:
        """Instead of the words under the number (what a drop would do)."""
        self._note = text
        self.update()

    def mouth(self) -> QPointF:
        """Where tiles come out."""
        bag = self._bag_rect()
        return QPointF(bag.center().x(), bag.top() + bag.height() * 0.2)

    def _bag_rect(self) -> QRectF:
        look = theme.current()
        high = self.height() - look.pxf(20 if self._low else 34)
        rect = QRectF(0, 0, high * 0.91, high)
        rect.moveCenter(QPointF(look.pxf(70), (self.height() - look.pxf(5)) / 2))
        return rect

    def focus_shape(self) -> tuple[QRectF, float]:
        """The sheet."""
        look = theme.current()
        return QRectF(self.rect()), look.pxf(paper.RADIUS_PANEL)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, bag, gauge, number."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = float(look.px(paper.THICKNESS))
        face = QRectF(self.rect()).adjusted(1, 1, -1, -thick - 1)
        outline = paper.cut(face, look.pxf(paper.RADIUS_PANEL), 4, 0.0 if colours.flat else look.pxf(1.5))
        fill = colours.yellow_tint if self._over else colours.raised
        border = colours.ink if self._inviting else colours.line
        width = look.pxf(3 if self._inviting else 1.2)
        paper.paint_sheet(painter, outline, fill, colours.line, thick, border=border, border_width=width)
        self._paint_bag(painter)
        self._paint_texts(painter, face)
        painter.end()

    def _paint_bag(self, painter: QPainter) -> None:
        rect = self._bag_rect()
        painter.save()
        painter.translate(rect.center())
        painter.rotate(6 * self._wiggle.number * (1 if self._left % 2 else -1))
        painter.translate(-rect.center())
        art.paint(painter, "bag", rect)
        # What is not in the bag any more is drawn as its empty, paler part.
        level = rect.top() + rect.height() * (_BOTTOM - (_BOTTOM - _TOP) * self._left / FULL)
        empty = QPainterPath()
        across, down = rect.width() / 100, rect.height() / 110
        body = QPainterPath(QPointF(22 * across, 34 * down))
        body.quadTo(8 * across, 58 * down, 10 * across, 84 * down)
        body.quadTo(12 * across, 104 * down, 50 * across, 104 * down)
        body.quadTo(88 * across, 104 * down, 90 * across, 84 * down)
        body.quadTo(92 * across, 58 * down, 78 * across, 34 * down)
        body.closeSubpath()
        body.translate(rect.topLeft())
        empty.addRect(
            QRectF(rect.left(), rect.top() + 38 * down, rect.width(), level - rect.top() - 38 * down)
        )
        shade = mix(LIGHT.yellow_tint, LIGHT.raised, 0.2)  # the bag looks the same in every light
        shade.setAlphaF(0.42)
        if level > rect.top() + 38 * down:
            painter.fillPath(body.intersected(empty), shade)
        painter.restore()

    def _paint_texts(self, painter: QPainter, face: QRectF) -> None:
        look = theme.current()
        colours = look.palette
        left = look.pxf(136)
        number = look.font("timer" if self._big else "score")
        roles = ("body", "body_strong") if self._big else ("meta", "meta_strong")
        small = look.font(roles[bool(self._note)])
        digits = QFontMetricsF(number).capHeight()
        label = self._note or view_texts.bag_label(self._left)
        room = face.right() - look.pxf(14) - left
        metrics = QFontMetricsF(small)
        lines = [""]
        for word in writing.breakable(label):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        step = metrics.height()
        block = digits + look.pxf(12) + step * len(lines)
        top = face.center().y() - block / 2
        painter.setPen(colours.ink)
        painter.setFont(number)
        painter.drawText(QPointF(left, top + digits), str(self._left))
        painter.setFont(small)
        painter.setPen(colours.ink if self._note else colours.ink2)
        for index, line in enumerate(lines):
            painter.drawText(QPointF(left, top + digits + look.pxf(10) + step * (index + 0.78)), line)
