"""A switch with its label. On is shown by place, colour and a check mark."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.widgets.controls.focusring import PressedByEnter
from app.widgets.look import fonts, icons, motion, theme
from app.widgets.look.canvas import Canvas, around, draw_text
from app.widgets.look.palette import mix

_WIDTH, _HEIGHT, _KNOB = 53.0, 31.0, 22.0
_NARROW = 480
"""In so many design pixels a long text has to do, printed smaller where letters are large: no page is cut."""


class Toggle(PressedByEnter, Canvas, QAbstractButton):
    """A two-state switch; `toggled(bool)` of QAbstractButton tells of a change.

    ``note`` is a second, quieter line under the text (one line). Space and Enter flip it.
    """

    def __init__(
        self, text: str = "", checked: bool = False, parent: QWidget | None = None, *, note: str = ""
    ) -> None:
        super().__init__(parent)
        self._note = note
        self._knob = motion.Tween(self, self._slid, curve=motion.OUT_CUBIC)
        self.setCheckable(True)
        self.setText(text)
        self.setAccessibleDescription(note)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setChecked(checked)
        self._knob.to(float(checked), 0)
        self.toggled.connect(self._flipped)
        theme.follow(self, self._restyle)

    def set_note(self, note: str) -> None:
        self._note = note
        self.setAccessibleDescription(note)
        self._restyle()

    def _flipped(self, on: bool) -> None:
        self._knob.to(float(on), theme.current().ms(motion.PICK_UP) if self.isVisible() else 0)

    def _slid(self, _value: float) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        width = QFontMetricsF(look.font("control")).horizontalAdvance(self.text())
        height = look.tx(24)
        if self._note:
            width = max(width, QFontMetricsF(look.font("meta")).horizontalAdvance(self._note))
            height += look.tx(22)
        gap = look.px(14) if self.text() else 0
        return QSize(look.px(_WIDTH + 2) + gap + math.ceil(width) + 1, max(look.px(theme.TARGET), height))

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), theme.current().px(_NARROW)), size.height())

    def hitButton(self, pos: object) -> bool:
        """The label is part of the switch."""
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def _switch_rect(self) -> QRectF:
        look = theme.current()
        height = look.pxf(_HEIGHT)
        return QRectF(look.pxf(1), (self.height() - height) / 2, look.pxf(_WIDTH), height)

    def focus_shape(self) -> tuple[QRectF, float]:
        rect = self._switch_rect()
        return rect, rect.height() / 2

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        enabled, share = self.isEnabled(), self._knob.number
        rect = self._switch_rect()
        border = look.pxf(2.4)
        body = rect.adjusted(border / 2, border / 2, -border / 2, -border / 2)
        ground = mix(colours.sunken, colours.green, share) if enabled else colours.sunken
        rim = mix(colours.line2, colours.green, share) if enabled else colours.ink3
        painter.setPen(QPen(rim, border))
        painter.setBrush(ground)
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        knob = look.pxf(_KNOB)
        reach = rect.width() - knob - 2 * (rect.height() - knob) / 2
        centre = QPointF(rect.left() + rect.height() / 2 + reach * share, rect.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(colours.line2, colours.onfill, share) if enabled else colours.ink3)
        side = knob * (0.86 + 0.14 * share)
        painter.drawEllipse(centre, side / 2, side / 2)
        if share > 0.5:
            tick = around(centre, knob * 0.74)
            icons.paint(painter, "check", tick, colours.green if enabled else colours.sunken, 3.4)
        self._paint_text(painter, rect.right() + look.px(14))

    def _paint_text(self, painter: QPainter, left: float) -> None:
        look = theme.current()
        colours = look.palette
        room = self.width() - left
        font = _small(look.font("control"), self.text(), room)
        metrics = QFontMetricsF(font)
        middle = self.height() / 2 - (look.tx(11) if self._note else 0)
        ink = colours.ink if self.isEnabled() else colours.ink3
        draw_text(painter, self.text(), QPointF(left, middle), font, ink, sink=0.47)
        if self._note:
            ink = colours.ink2 if self.isEnabled() else colours.ink3
            at = QPointF(left, middle + look.tx(22) + metrics.capHeight() * 0.42)
            draw_text(painter, self._note, at, _small(look.font("meta"), self._note, room), ink)


def _small(font: QFont, text: str, room: float) -> QFont:
    """The font in which the text, which is not cut, has room."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room > 0:
        font = QFont(font)
        font.setPixelSize(math.floor(max(fonts.SMALLEST, font.pixelSize() * room / width)))
    return font
