"""One of a few: segments on a sunken strip, the chosen one in ink."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from app.widgets import icons, motion, paper, theme
from app.widgets.focusring import FocusRingOwner

_INSET = 4.0


class _Segment(QRadioButton):
    """One segment as screen readers see it; the strip does the painting and takes keys and mouse."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass


class Segmented(FocusRingOwner, QWidget):
    """A choice among a few, all in sight.

    Options are (value, text) pairs; values are any hashable. Arrow keys, Home and End move the
    choice, a click takes it. ``icon_names`` puts an icon before each text.

    Signals:
        choice_changed(object): the player chose another value (not sent by `set_value`).
    """

    choice_changed = Signal(object)

    def __init__(
        self,
        options: Sequence[tuple[object, str]],
        value: object = None,
        parent: QWidget | None = None,
        *,
        accessible_name: str = "",
        icon_names: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        if not options:
            raise ValueError("no options")
        self._options = list(options)
        self._icons = list(icon_names)
        self._segments: list[_Segment] = []
        self._index = 0
        self._hovered = -1
        self._name = accessible_name
        self._slide = motion.Tween(self, lambda _: self.update(), curve=motion.OUT_CUBIC)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.follow(self, self._restyle)
        self._make_segments()
        self.set_value(options[0][0] if value is None else value)

    # Value ------------------------------------------------------------------------------------

    def value(self) -> object:
        """The value chosen."""
        return self._options[self._index][0]

    def set_value(self, value: object) -> None:
        """Choose without a signal; raises ValueError for a value that is not offered."""
        index = [option for option, _ in self._options].index(value)
        self._move(index, animate=False)

    def set_name(self, name: str) -> None:
        """What is chosen here, for screen readers."""
        self._name = name
        text = self._options[self._index][1]
        self.setAccessibleName(f"{name}: {text}" if name else text)

    def set_options(self, options: Sequence[tuple[object, str]]) -> None:
        """Offer others (say, after a change of language); keeps the value when it is still there."""
        if not options:
            raise ValueError("no options")
        value = self.value()
        self._options = list(options)
        values = [option for option, _ in options]
        self._index = values.index(value) if value in values else 0
        self._make_segments()
        self._restyle()
        self._move(self._index, animate=False)

    def texts(self) -> list[str]:
        """Texts of all segments."""
        return [text for _, text in self._options]

    def _make_segments(self) -> None:
        for old in self._segments:
            old.deleteLater()
        self._segments = [_Segment(text, self) for text in self.texts()]
        for i, segment in enumerate(self._segments):
            segment.clicked.connect(lambda _checked=False, index=i: self._choose(index))
            if self.isVisible():
                segment.show()
        self._place_segments()

    def _place_segments(self) -> None:
        for i, segment in enumerate(self._segments):
            segment.setGeometry(self.segment_rect(i).toAlignedRect())

    def _choose(self, index: int) -> None:
        index = max(0, min(len(self._options) - 1, index))
        if index != self._index:
            self._move(index, animate=True)
            self.choice_changed.emit(self.value())

    def _move(self, index: int, *, animate: bool) -> None:
        self._index = index
        self._segments[index].setChecked(True)
        self.set_name(self._name)
        self._slide.to(float(index), theme.current().ms(motion.PICK_UP) if animate else 0)
        self.update()

    def _restyle(self) -> None:
        self.updateGeometry()
        self._place_segments()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Segments share what room there is."""
        super().resizeEvent(event)
        self._place_segments()

    # Geometry ---------------------------------------------------------------------------------

    def _widths(self) -> list[float]:
        look = theme.current()
        metrics = QFontMetricsF(look.font("control"))
        widths = list[float]()
        for i, (_, text) in enumerate(self._options):
            width = metrics.horizontalAdvance(text) + 2 * look.px(15)
            if i < len(self._icons) and self._icons[i]:
                width += look.tx(20) + (look.px(8) if text else 0)
            widths.append(max(math.ceil(width), look.px(theme.TARGET - _INSET)))
        return widths

    def segment_rect(self, index: int) -> QRectF:
        """Where a segment lies, in own coordinates."""
        widths = self._widths()
        inset = theme.current().px(_INSET)
        spare = (self.width() - 2 * inset - sum(widths)) / len(widths)
        left = inset + sum(widths[:index]) + spare * index
        return QRectF(left, inset, widths[index] + spare, self.height() - 2 * inset)

    def sizeHint(self) -> QSize:
        """All segments beside each other."""
        look = theme.current()
        inset = look.px(_INSET)
        height = max(look.px(theme.TARGET + 2), look.tx(38) + 2 * inset)
        return QSize(math.ceil(sum(self._widths())) + 2 * inset, height)

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def _index_at(self, point: QPointF) -> int:
        for i in range(len(self._options)):
            if self.segment_rect(i).adjusted(-1, -9, 1, 9).contains(point):
                return i
        return -1

    # Hand -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End."""
        key, keys = event.key(), Qt.Key
        target = {
            keys.Key_Left: self._index - 1,
            keys.Key_Up: self._index - 1,
            keys.Key_Right: self._index + 1,
            keys.Key_Down: self._index + 1,
            keys.Key_Home: 0,
            keys.Key_End: len(self._options) - 1,
        }.get(keys(key))
        if target is None:
            super().keyPressEvent(event)
            return
        self.show_focus_ring()
        self._choose(target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the segment under the mouse."""
        index = self._index_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and index >= 0:
            self._choose(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which segment a click would take."""
        index = self._index_at(event.position())
        if index != self._hovered:
            self._hovered = index
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self._hovered = -1
        self.update()

    # Painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Strip, chosen segment, texts."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = paper.cut(QRectF(self.rect()), look.pxf(12), 1, 0.0)
        painter.fillPath(outline, colours.sunken)
        if self.isEnabled():
            painter.fillPath(paper.cut(self._slider(), look.pxf(9), 2, 0.0), colours.ink)
        for i, (_, text) in enumerate(self._options):
            self._paint_segment(painter, i, text)
        painter.end()

    def _slider(self) -> QRectF:
        at = max(0.0, min(len(self._options) - 1.0, self._slide.number))
        low = int(at)
        a = self.segment_rect(low)
        b = self.segment_rect(min(low + 1, len(self._options) - 1))
        t = at - low
        width = a.width() + (b.width() - a.width()) * t
        return QRectF(a.left() + (b.left() - a.left()) * t, a.top(), width, a.height())

    def _paint_segment(self, painter: QPainter, index: int, text: str) -> None:
        look = theme.current()
        colours = look.palette
        rect = self.segment_rect(index)
        chosen = index == self._index
        colour = colours.paper if chosen else colours.ink
        if not self.isEnabled():
            colour = colours.ink if chosen else colours.ink3
        elif index == self._hovered and not chosen:
            painter.fillPath(paper.cut(rect, look.pxf(9), 2, 0.0), colours.line)
        font = look.font("control")
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        name = self._icons[index] if index < len(self._icons) else ""
        side = float(look.tx(20)) if name else 0.0
        gap = look.pxf(8) if name and text else 0.0
        left = rect.center().x() - (side + gap + width) / 2
        if name:
            icons.paint(painter, name, QRectF(left, rect.center().y() - side / 2, side, side), colour)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QPointF(left + side + gap, rect.center().y() + metrics.capHeight() * 0.47), text)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The whole strip."""
        return QRectF(self.rect()), theme.current().pxf(12)
