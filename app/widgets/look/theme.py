"""The look in force: colours, contrast, scale, text size and motion, and the signal that it changed.

The program makes one `Theme` at start-up and installs it; widgets ask `current()`. A test installs
its own. Nothing draws in raw pixels: lengths go through `Theme.px`, heights that hold text through
`Theme.tx`, fonts through `Theme.font`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from app.widgets.look import base_style, fonts, motion
from app.widgets.look.palette import DARK, LIGHT, PROJECTOR, Palette, printed, strengthened

TEXT_SIZES = (1.0, 1.25, 1.5, 2.0)
PROJECTED = 1.25
"""The smallest text size of the projector look."""
ON_THE_WALL = 20
"""No text is smaller on a wall, in design pixels: a fortieth of its height."""
BASE_WIDTH, BASE_HEIGHT = 1280, 800
SMALLEST_SCALE, LARGEST_SCALE, SCALE_STEP = 0.85, 2.5, 0.05
TARGET = 44
"""Smallest side of anything that can be clicked, in design pixels."""


class ThemeKind(StrEnum):
    """What the player can choose; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    PROJECTOR = "projector"


_PALETTES = {ThemeKind.LIGHT: LIGHT, ThemeKind.DARK: DARK, ThemeKind.PROJECTOR: PROJECTOR}


def _of_desktop() -> ThemeKind:
    """LIGHT or DARK, as the desktop is now."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return ThemeKind.DARK if dark else ThemeKind.LIGHT


def scale_for(width: float, height: float) -> float:
    """Interface scale of a window of this size: clamp(min(W/1280, H/800), 0.85, 2.5) in steps of 0.05."""
    raw = min(width / BASE_WIDTH, height / BASE_HEIGHT)
    stepped = math.floor(raw / SCALE_STEP + 1e-6) * SCALE_STEP
    return round(min(LARGEST_SCALE, max(SMALLEST_SCALE, stepped)), 2)


class Theme(QObject):
    """Colours, scale, text size and motion of one running program.

    Signals:
        theme_changed(): anything of it changed; repaint, and measure again.
    """

    theme_changed = Signal()

    def __init__(
        self,
        kind: ThemeKind | str = ThemeKind.SYSTEM,
        *,
        scale: float = 1.0,
        text_size: float = 1.0,
        reduced_motion: bool = False,
        high_contrast: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind = ThemeKind(kind)
        self._scale = scale
        self._text_size = text_size
        self._reduced = reduced_motion
        self._high_contrast = high_contrast
        self._least = 0.0
        # Kept, not asked for again: every colour and every height of a text depends on it.
        self._desktop = _of_desktop()
        self._key: tuple[str, float, float] | None = None
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)

    # What is in force -------------------------------------------------------------------------

    @property
    def kind(self) -> ThemeKind:
        """The choice of the player, possibly SYSTEM."""
        return self._kind

    @property
    def effective(self) -> ThemeKind:
        """LIGHT, DARK or PROJECTOR."""
        return self._desktop if self._kind is ThemeKind.SYSTEM else self._kind

    @property
    def palette(self) -> Palette:
        look = _PALETTES[self.effective]
        return strengthened(look) if self._high_contrast else look

    @property
    def dress(self) -> str:
        """A name of the colours in force; pictures that were drawn in others are no good."""
        least = f"@{self._least:g}" if self._least else ""
        return f"{self.effective.value}{'+' if self._high_contrast else ''}{least}"

    @property
    def scale(self) -> float:
        """Interface scale u."""
        return self._scale

    @property
    def text_size(self) -> float:
        """Text size factor: 1, 1.25, 1.5 or 2; what hangs on a wall is never small."""
        on_the_wall = self.effective is ThemeKind.PROJECTOR
        return max(self._text_size, PROJECTED) if on_the_wall else self._text_size

    @property
    def reduced_motion(self) -> bool:
        """True when moves must be short fades."""
        return self._reduced

    # Changing it ------------------------------------------------------------------------------

    def set_kind(self, kind: ThemeKind | str) -> None:
        """Choose light, dark, projector or system."""
        self._set("_kind", ThemeKind(kind))

    def set_text_size(self, factor: float) -> None:
        """Choose the text size; raises ValueError unless it is one of TEXT_SIZES."""
        if factor not in TEXT_SIZES:
            raise ValueError(factor)
        self._set("_text_size", factor)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Ask for calm (from the system or from the settings)."""
        self._set("_reduced", reduced)

    def set_high_contrast(self, high: bool) -> None:
        """Ask for the strong colours of the look (from the system or from the settings)."""
        self._set("_high_contrast", high)

    def set_scale(self, scale: float) -> None:
        """Set the scale outright (pictures, tests); windows call `fit`."""
        self._set("_scale", scale)

    def fit(self, width: float, height: float) -> None:
        """Take the scale that suits a window of this size in logical pixels."""
        self.set_scale(scale_for(width, height))

    def _set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._key = None
            self.theme_changed.emit()

    def _system_changed(self) -> None:
        self._desktop = _of_desktop()
        self._key = None
        if self._kind is ThemeKind.SYSTEM:
            self.theme_changed.emit()

    # Measures ---------------------------------------------------------------------------------

    def pxf(self, n: float) -> float:
        """``n`` design pixels as logical pixels."""
        return n * self._scale

    def px(self, n: float) -> int:
        """``n`` design pixels as whole logical pixels (at least 1 for a positive ``n``)."""
        whole = math.floor(n * self._scale + 0.5)
        return max(1, whole) if n > 0 else whole

    def tx(self, n: float) -> int:
        """Like `px`, times the text size: for heights and widths that must hold text."""
        return self.px(n * self.text_size)

    def font(self, role: str) -> QFont:
        """The font of a text role (`fonts.ROLES`) at the current scale and text size."""
        least = ON_THE_WALL * self._scale if self.effective is ThemeKind.PROJECTOR else 0.0
        return fonts.for_role(role, self._scale, self.text_size, least)

    def legible(self, size: float, most: float = math.inf) -> float:
        """A size of text in logical pixels; on a wall at least what is read from the back of a room, but not
        more than ``most``."""
        on_the_wall = self.effective is ThemeKind.PROJECTOR
        least = self._least or (ON_THE_WALL * self._scale if on_the_wall else 0.0)
        return max(size, min(least, most))

    @contextmanager
    def on_a_wall(self, least: float) -> Iterator[None]:
        """While something is painted that hangs on a wall whatever the look, of a size of its own: what is
        read from the back of a room has so many logical pixels there."""
        before, self._least, self._key = self._least, least, None
        try:
            yield
        finally:
            self._least, self._key = before, None

    def grown(self, size: float) -> float:
        """How many times as large a picture is, so that its smallest text, of so many logical pixels, can be
        read from a wall: 1 but there."""
        return self.legible(size) / size

    def ms(self, duration: int) -> int:
        """A duration of `motion`, cut to at most 80 ms under reduced motion."""
        return min(duration, motion.REDUCED_LIMIT) if self._reduced else duration

    def colour(self, token: str) -> QColor:
        """The colour of a token of `Palette` by name."""
        return self.palette.colour(token)

    def key(self) -> tuple[str, float, float]:
        """What cached pixmaps depend on; asked for each of a hundred pieces of a table."""
        if self._key is None:
            self._key = (self.dress, self._scale, self.text_size)
        return self._key


_installed: list[Theme] = []


def install(theme: Theme) -> Theme:
    """Make this the theme that `current` returns, and dress the application in it."""
    _installed[:] = [theme]
    theme.theme_changed.connect(_redress)
    _redress()
    return theme


def current() -> Theme:
    """The installed theme; makes a light one when nothing was installed (a lone widget in a test)."""
    if not _installed:
        _installed.append(Theme(ThemeKind.LIGHT))
    return _installed[0]


def cover_palette() -> Palette:
    """Covers keep their light inks in the dark look."""
    return printed(current().palette)


def follow(owner: QObject, slot: Callable[[], None]) -> Theme:
    """Call ``slot`` (a bound method of ``owner``) whenever the current theme changes; returns the theme.

    The connection ends with the owner.
    """
    theme = current()
    theme.theme_changed.connect(slot)
    return theme


def follow_now(owner: QObject, slot: Callable[[], None]) -> None:
    """Call ``slot`` now, and whenever the current theme changes."""
    follow(owner, slot)
    slot()


def _redress() -> None:
    application = QApplication.instance()
    if isinstance(application, QApplication) and _installed:
        theme = _installed[0]
        fonts.keep_legible(theme.legible(fonts.SMALLEST))
        base_style.dress(application, theme.palette, theme.px, theme.font("body"))
