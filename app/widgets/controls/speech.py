"""What an opponent says: a paper bubble, or three dots while it thinks."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas

_DOT, _GAP = 8.0, 4.0
WIDEST = 260


def paint_dots(painter: QPainter, centre: QPointF, phase: int, u: float) -> None:
    """Three dots, one of them red; ``phase`` says which."""
    colours = theme.current().palette
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    step = (_DOT + _GAP) * u
    for i in range(3):
        lag = (phase - i) % 3
        painter.setBrush((colours.red, colours.ink2, colours.ink3 if colours.flat else colours.line)[lag])
        painter.drawEllipse(centre + QPointF((i - 1) * step, 0), _DOT / 2 * u, _DOT / 2 * u)


class ThinkingDots(Canvas, QWidget):
    """Three dots on a slip, cycling every 300 ms; hidden unless running, still under reduced motion."""

    def __init__(self, parent: QWidget | None = None, *, slip: bool = True) -> None:
        super().__init__(parent)
        self._phase, self._slip = 1, slip
        self._timer = QTimer(self, interval=motion.THINKING)
        self._timer.timeout.connect(self._step)
        self.setAccessibleName(self.tr("thinking"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)
        self.setVisible(False)

    def set_running(self, running: bool) -> None:
        self.setVisible(running)
        if running and not theme.current().reduced_motion:
            self._timer.start()
        else:
            self._timer.stop()

    def running(self) -> bool:
        """Whether it is shown."""
        return not self.isHidden()

    def _step(self) -> None:
        self._phase = (self._phase + 1) % 3
        self.update()

    def _restyle(self) -> None:
        look = theme.current()
        self.setFixedSize(look.tx(50), look.tx(30))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        if self._slip:
            outline = paper.cut(QRectF(self.rect()), self.height() / 2, 1, 0.0)
            painter.fillPath(outline, look.palette.sunken if look.palette.flat else look.palette.raised)
        paint_dots(painter, QRectF(self.rect()).center(), self._phase, look.scale * look.text_size)


class SpeechBubble(Canvas, QWidget):
    """A few words in a bubble whose lower corner points at the speaker. Wraps; empty hides it.

    ``fill`` is a colour token: ``raised`` on mats, ``sunken`` on panels. ``tail``: where the speaker is,
    ``left``, ``right`` or ``above`` (above the left corner). ``widest``: in design pixels. It has a parent
    from the start: it shows itself as soon as it has a text, and without one it would be a window that takes
    the keyboard.
    """

    def __init__(
        self, text: str, parent: QWidget, *, fill: str = "sunken", tail: str = "left", widest: int = WIDEST
    ) -> None:
        super().__init__(parent)
        self._text, self._fill, self._tail, self._widest = "", fill, tail, widest
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.follow(self, self._restyle)
        self.set_text(text)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else; empty hides the bubble."""
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._restyle()

    def _padding(self) -> tuple[int, int]:
        look = theme.current()
        return look.px(14), look.px(10)

    def _text_rect(self, width: float) -> QRectF:
        across, _down = self._padding()
        metrics = QFontMetricsF(theme.current().font("meta"))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return metrics.boundingRect(QRectF(0, 0, max(1.0, width - 2 * across), 10_000), flags, self._text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        _across, down = self._padding()
        return math.ceil(self._text_rect(width).height()) + 2 * down

    def sizeHint(self) -> QSize:
        across, _down = self._padding()
        metrics = QFontMetricsF(theme.current().font("meta"))
        text = math.ceil(metrics.horizontalAdvance(self._text)) + 2 * across + 2
        width = min(theme.current().tx(self._widest), text)
        return QSize(width, self.heightForWidth(width))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        rect = QRectF(self.rect())
        radius = min(look.pxf(15), rect.height() / 2)
        bubble = QPainterPath()
        bubble.setFillRule(Qt.FillRule.WindingFill)
        bubble.addRoundedRect(rect, radius, radius)
        tail = look.pxf(3)
        at = rect.right() - radius if self._tail == "right" else rect.left()
        level = rect.top() if self._tail == "above" else rect.bottom() - radius
        corner = QRectF(at, level, radius, radius)
        bubble.addRoundedRect(corner, tail, tail)
        ground = "sunken" if look.palette.flat else self._fill
        painter.fillPath(bubble.simplified(), look.colour(ground))
        across, down = self._padding()
        painter.setFont(look.font("meta"))
        painter.setPen(look.palette.ink)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect.adjusted(across, down, -across, -down), int(flags), self._text)
