"""Buttons cut from paper: primary, secondary, ink, danger, quiet and icon buttons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.widgets.controls.focusring import PressedByEnter
from app.widgets.kept_clear import KeptClear
from app.widgets.look import icons, motion, paper, theme
from app.widgets.look.canvas import HoverCanvas, draw_text
from app.widgets.look.palette import Palette, mix
from app.widgets.sounds import Sound, Sounds

KINDS = ("primary", "secondary", "ink", "danger", "quiet", "link")
_PRESS = 4.0
_SQUEEZE = 0.8
"""Smallest share of its size to which a button's text shrinks."""


class _Taps:
    """The sound of buttons of paper; quiet until the application gives one."""

    def __init__(self) -> None:
        self.sounds: Sounds | None = None

    def play(self) -> None:
        if self.sounds is not None:
            self.sounds.play(Sound.TAP)


_taps = _Taps()


def sound_with(sounds: Sounds | None) -> None:
    """What buttons of paper sound with from now on (None: with nothing)."""
    _taps.sounds = sounds


class _Look(NamedTuple):
    face: QColor | None
    edge: QColor | None
    text: QColor
    border: QColor | None = None


def _look(kind: str, colours: Palette, hover: float, enabled: bool) -> _Look:
    if not enabled:
        if kind in ("quiet", "link"):
            return _Look(None, None, colours.ink3)
        return _Look(colours.sunken, mix(colours.sunken, colours.ink3, 0.3), colours.ink3)
    if kind == "primary":
        return _Look(mix(colours.red, colours.red_edge, hover * 0.35), colours.red_edge, colours.onfill)
    if kind == "ink":
        return _Look(mix(colours.ink, colours.ink2, hover * 0.35), colours.ink, colours.paper)
    if kind == "secondary":
        return _Look(mix(colours.raised, colours.sunken, hover * 0.6), colours.ink, colours.ink, colours.ink)
    if kind == "danger":
        return _Look(mix(colours.raised, colours.red_tint, hover), colours.red, colours.red, colours.red)
    ground = QColor(colours.sunken)
    ground.setAlphaF(hover)
    return _Look(ground if kind == "quiet" else None, None, colours.blue if kind == "link" else colours.ink)


class PaperButton(KeptClear, PressedByEnter, HoverCanvas, QAbstractButton):
    """A push button. ``kind`` is one of KINDS, ``icon_name`` one of `icons.DATA`, ``size`` normal or big.

    Keyboard: Space and Enter press it. At most one primary button to a page.
    """

    def __init__(
        self,
        text: str = "",
        kind: str = "secondary",
        icon_name: str = "",
        parent: QWidget | None = None,
        *,
        big: bool = False,
    ) -> None:
        super().__init__(parent)
        if kind not in KINDS:
            raise ValueError(kind)
        self._kind, self._icon, self._big = kind, icon_name, big
        self._meant = self._walked = False
        self._down = motion.Tween(self, self._repaint)
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.pressed.connect(self._sink)
        self.released.connect(self._rise)
        self.clicked.connect(self._tap)
        theme.follow(self, self._restyle)

    # Keyboard ---------------------------------------------------------------------------------

    def set_meant(self, tip: str) -> None:
        """For what a key pressed through must not begin: Enter and Space press it only after somebody has
        walked to it (Tab, arrows), Ctrl+Enter at once. tip: says so; empty for a button like others."""
        if tip and not self._meant:
            self._walked = False  # to what stood here before
        self._meant = bool(tip)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whether somebody has walked here; coming back to the window changes nothing."""
        reason = event.reason()
        if reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._walked = reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See `set_meant`."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        at_once = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) and enter
        if self._meant and not self._walked and not at_once and (enter or event.key() == Qt.Key.Key_Space):
            self.show_focus_ring()
            return
        super().keyPressEvent(event)

    # Looks ------------------------------------------------------------------------------------

    def kept_clear(self) -> Sequence[QRect]:
        """The primary button of a page, whatever it can do at the moment."""
        return super().kept_clear() if self._kind == "primary" else ()

    @property
    def kind(self) -> str:
        return self._kind

    def set_kind(self, kind: str) -> None:
        """Change the kind; raises ValueError for an unknown one."""
        if kind not in KINDS:
            raise ValueError(kind)
        self._kind = kind
        self._restyle()

    def set_icon_name(self, name: str) -> None:
        """Change or remove (empty) the icon."""
        self._icon = name
        self._restyle()

    def _repaint(self, _value: float) -> None:
        self.update()

    def _tap(self) -> None:
        # A slot of the button's own: one of what outlives it would be remembered for every button ever made.
        _taps.play()

    def _text_font(self) -> QFont:
        role = "control_big" if self._big else "meta_strong" if self._kind == "link" else "control"
        return theme.current().font(role)

    def _icon_side(self) -> float:
        look = theme.current()
        return look.tx(24 if self._big else 22)

    def _thickness(self) -> int:
        return 0 if self._kind in ("quiet", "link") else theme.current().px(paper.THICKNESS)

    def sizeHint(self) -> QSize:
        """Room for icon, text and the paper's thickness; never under 44 design pixels high."""
        look = theme.current()
        width = QFontMetricsF(self._text_font()).horizontalAdvance(self.text()) if self.text() else 0.0
        if self._icon:
            width += self._icon_side() + (look.px(10) if self.text() else 0)
        pad = look.px(
            10 if self._kind == "link" else 12 if self._kind == "quiet" else 28 if self._big else 17
        )
        height = max(look.px(theme.TARGET), look.tx(52 if self._big else 42))
        return QSize(max(math.ceil(width) + 2 * pad, look.px(theme.TARGET)), height + self._thickness())

    def minimumSizeHint(self) -> QSize:
        """Squeezed, a button gives up its icon, then prints smaller; it never cuts its text."""
        hint = self.sizeHint()
        if not self.text():
            return hint
        text = QFontMetricsF(self._text_font()).horizontalAdvance(self.text()) * _SQUEEZE
        tightest = math.ceil(text) + 2 * theme.current().px(8)
        return QSize(max(theme.current().px(theme.TARGET), min(hint.width(), tightest)), hint.height())

    # Motion -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            shape = Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _sink(self) -> None:
        self._down.to(1.0, theme.current().ms(motion.PRESS))

    def _rise(self) -> None:
        self._down.to(0.0, theme.current().ms(motion.PRESS))

    # Painting ---------------------------------------------------------------------------------

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        dress = _look(self._kind, look.palette, self._hover.number, self.isEnabled())
        thickness = float(self._thickness())
        sunk = min(thickness, self._down.number * look.pxf(_PRESS))
        face = QRectF(self.rect()).adjusted(0, sunk, 0, sunk - thickness)
        border = look.pxf(2)
        if dress.border is not None:
            face = face.adjusted(border / 2, border / 2, -border / 2, 0)
        if dress.face is not None:
            outline = paper.cut(face, look.pxf(paper.RADIUS_BUTTON), len(self.text()) + 3, 0.0)
            paper.paint_sheet(
                painter,
                outline,
                dress.face,
                dress.edge,
                thickness - sunk,
                border=dress.border,
                border_width=border,
            )
        self._paint_content(painter, face, dress.text)

    def _paint_content(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        font = self._text_font()
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        side = self._icon_side() if self._icon else 0.0
        gap = theme.current().pxf(10) if self._icon and self.text() else 0.0
        room = face.width() - 2 * theme.current().pxf(7)
        if self.text() and side + gap + width > room:
            side = gap = 0.0
        if width > room > 0:
            font.setPixelSize(max(1, math.floor(font.pixelSize() * room / width)))
            width = QFontMetricsF(font).horizontalAdvance(self.text())
        left = face.center().x() - (side + gap + width) / 2
        middle = face.center().y()
        if side:
            icons.paint(painter, self._icon, QRectF(left, middle - side / 2, side, side), colour)
        # The eye centres on the small letters with their accents, a little above the capitals' middle.
        draw_text(painter, self.text(), QPointF(left + side + gap, middle), font, colour, sink=0.47)


class IconButton(PaperButton):
    """A square button with an icon only; its name is spoken and shown as the tooltip.

    ``kind`` quiet has no ground until hovered; secondary, primary and ``sunken`` have one.
    """

    def __init__(
        self,
        icon_name: str,
        accessible_name: str,
        kind: str = "quiet",
        parent: QWidget | None = None,
        *,
        side: int = 44,
    ) -> None:
        self._side = max(side, theme.TARGET)
        super().__init__("", kind, icon_name, parent)
        self.set_name(accessible_name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """Change the spoken name and the tooltip."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        side = theme.current().px(self._side)
        return QSize(side, side + self._thickness())
