"""A number on a strip: drag, click, arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSlider, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, around
from app.widgets.look.pictures import Still

KNOB = 26


class Slider(FocusRingOwner, Canvas, QSlider):
    """A whole number in a house-made dress; for screen readers a slider like any other.

    Signals: value_changed(int); released(): the hand let go or a key moved it.
    """

    value_changed = Signal(int)
    released = Signal()

    def __init__(self, most: int, step: int = 1, parent: QWidget | None = None) -> None:
        """most: it goes from 0 to there. step: of an arrow key."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._still = Still()
        self.setRange(0, most)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self.value_changed)
        theme.follow(self, self.updateGeometry)

    def set_value(self, value: int) -> None:
        """Set without a signal."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(230), look.px(theme.TARGET))

    def minimumSizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.px(140), look.px(theme.TARGET))

    def _track(self) -> QRectF:
        knob = theme.current().pxf(KNOB)
        return QRectF(knob / 2, self.height() / 2, max(1.0, self.width() - knob), 0)

    def focus_shape(self) -> tuple[QRectF, float]:
        side = theme.current().pxf(KNOB)
        rect = around(self._knob(), side)
        return rect, side / 2

    def _knob(self) -> QPointF:
        track = self._track()
        return QPointF(
            track.left() + track.width() * self.value() / max(1, self.maximum()), self.height() / 2
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._take(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.released.emit()

    def _take(self, event: QMouseEvent) -> None:
        track = self._track()
        self.setValue(round((event.position().x() - track.left()) / track.width() * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self.show_focus_ring()
            self.released.emit()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        track, high = self._track(), look.pxf(12)
        strip = QRectF(track.left() - high / 2, track.top() - high / 2, track.width() + high, high)
        painter.fillPath(paper.cut(strip, high / 2, 1, 0.0), colours.sunken)
        painter.strokePath(paper.cut(strip, high / 2, 1, 0.0), QPen(colours.line2, look.pxf(1.4)))
        knob = self._knob()
        done = QRectF(strip)
        done.setRight(max(strip.left() + high, knob.x()))
        painter.fillPath(paper.cut(done, high / 2, 1, 0.0), colours.green)
        radius = look.pxf(KNOB) / 2
        side = 2 * radius + look.pxf(6)
        room = QRectF(knob.x() - side / 2, knob.y() - side / 2, side, side)
        self._still.paint(
            painter, room, None, lambda within: _paint_knob(within, QPointF(side, side) / 2, radius)
        )


def _paint_knob(painter: QPainter, at: QPointF, radius: float) -> None:
    look = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.palette.shadow)
    painter.drawEllipse(at + QPointF(0, look.pxf(2)), radius, radius)
    painter.setBrush(look.palette.raised)
    painter.setPen(QPen(look.palette.ink, look.pxf(2.4)))
    painter.drawEllipse(at, radius - look.pxf(1.2), radius - look.pxf(1.2))
