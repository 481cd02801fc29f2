"""One of a few: segments on a sunken strip, the chosen one in ink."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.look import motion, paper, theme
from app.widgets.look.canvas import Canvas, draw_text
from app.widgets.look.fonts import fitted

_INSET = 4.0
_PAD, _LEAST_PAD = 15, 4
"""Beside a text, and where there is little room."""
_NARROWEST = 0.55
"""Of the width that a strip likes, where it may be narrower."""


class _Segment(Canvas, QRadioButton):
    """One segment; the strip takes its keys and paints what slides under it."""

    def __init__(self, text: str, strip: QWidget) -> None:
        super().__init__(text, strip)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._face = QRectF()

    def lay(self, face: QRectF) -> None:
        """Take a place in the strip; a click beside it counts as high as the strip is."""
        inset = theme.current().px(_INSET)
        place = face.adjusted(0, -inset, 0, inset).toAlignedRect()
        self.setGeometry(place)
        self._face = face.translated(-place.x(), -place.y())

    def wide(self) -> int:
        """How wide it is at least."""
        look = theme.current()
        width = QFontMetricsF(look.font("control")).horizontalAdvance(self.text()) + 2 * look.px(_PAD)
        return max(math.ceil(width), look.px(theme.TARGET - _INSET))

    def hitButton(self, pos: object) -> bool:
        return True

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        rect, chosen = self._face, self.isChecked()
        colour = colours.paper if chosen else colours.ink
        if not self.isEnabled():
            colour = colours.ink if chosen else colours.ink3
        elif self.underMouse() and not chosen:
            painter.fillPath(paper.cut(rect, look.pxf(9), 2, 0.0), colours.line)
        font = look.font("control")
        font, text = fitted(font, self.text(), rect.width() - 2 * look.pxf(_LEAST_PAD))
        draw_text(painter, text, rect.center(), font, colour, lean=0.5, sink=0.47)


class Segmented(FocusRingOwner, Canvas, QWidget):
    """A choice among a few, all in sight.

    Options are (value, text) pairs; values are any hashable. Arrow keys, Home and End move the
    choice, a click takes it.

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
        shrinks: bool = False,
    ) -> None:
        """shrinks: texts are smaller where there is little room."""
        super().__init__(parent)
        if not options:
            raise ValueError("no options")
        self._options = list(options)
        self._segments: list[_Segment] = []
        self._index = 0
        self._name = accessible_name
        self._slide = motion.Tween(self, lambda _: self.update(), curve=motion.OUT_CUBIC)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shrinks = shrinks
        across = QSizePolicy.Policy.Maximum if shrinks else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.follow(self, self._restyle)
        self._make_segments()
        self.set_value(options[0][0] if value is None else value)

    # Value ------------------------------------------------------------------------------------

    def value(self) -> object:
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
        return [text for _, text in self._options]

    def _make_segments(self) -> None:
        for old in self._segments:
            # One of them may still be pressed: let go, it would take the mark from its successor.
            old.setAutoExclusive(False)
            old.hide()
            old.deleteLater()
        self._segments = [_Segment(text, self) for text in self.texts()]
        for i, segment in enumerate(self._segments):
            segment.pressed.connect(partial(self._choose, i))
            if self.isVisible():
                segment.show()
        self._place_segments()

    def _place_segments(self) -> None:
        for i, segment in enumerate(self._segments):
            segment.lay(self.segment_rect(i))

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
        super().resizeEvent(event)
        self._place_segments()

    # Geometry ---------------------------------------------------------------------------------

    def segment_rect(self, index: int) -> QRectF:
        """Where a segment lies, in own coordinates."""
        widths = [segment.wide() for segment in self._segments]
        inset = theme.current().px(_INSET)
        spare = (self.width() - 2 * inset - sum(widths)) / len(widths)
        left = inset + sum(widths[:index]) + spare * index
        return QRectF(left, inset, widths[index] + spare, self.height() - 2 * inset)

    def sizeHint(self) -> QSize:
        look = theme.current()
        inset = look.px(_INSET)
        height = max(look.px(theme.TARGET + 2), look.tx(38) + 2 * inset)
        return QSize(sum(segment.wide() for segment in self._segments) + 2 * inset, height)

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(round(size.width() * _NARROWEST), size.height()) if self._shrinks else size

    def keyPressEvent(self, event: QKeyEvent) -> None:
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

    # Painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        outline = paper.cut(QRectF(self.rect()), look.pxf(12), 1, 0.0)
        painter.fillPath(outline, colours.sunken)
        if self.isEnabled():
            painter.fillPath(paper.cut(self._slider(), look.pxf(9), 2, 0.0), colours.ink)

    def _slider(self) -> QRectF:
        at = max(0.0, min(len(self._options) - 1.0, self._slide.number))
        low = int(at)
        a = self.segment_rect(low)
        b = self.segment_rect(min(low + 1, len(self._options) - 1))
        t = at - low
        width = a.width() + (b.width() - a.width()) * t
        return QRectF(a.left() + (b.left() - a.left()) * t, a.top(), width, a.height())

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(12)
