"""Measures of the results screens: those of the theme, larger on a projector."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from app.tabletop.context import SeatLook, ViewContext
from app.widgets import fonts, theme
from app.widgets.avatar import Face, seat_face

BIG = 1.5
"""How much larger lists are when a whole room reads them, the text size of the look included."""
_BIG_ROLES = {
    "meta": "body",
    "meta_strong": "body_strong",
    "body": "strong",
    "body_strong": "strong",
    "panel": "screen",
    "screen": "h1",
}


def face_of(seat: SeatLook) -> Face:
    """The seat's face."""
    return seat_face(seat.avatar, seat.color)


class ResultsLook:
    """Lengths and fonts; asks the theme each time, so it never grows stale."""

    def __init__(self, context: ViewContext) -> None:
        self.context = context

    @property
    def big(self) -> bool:
        """Whether a whole room reads the screen."""
        return self.context.settings.big_picture

    @property
    def factor(self) -> float:
        """Enlargement in force."""
        return max(1.0, BIG / theme.current().text_size) if self.big else 1.0

    def px(self, n: float) -> int:
        """Design pixels as logical pixels."""
        return theme.current().px(n * self.factor)

    def tx(self, n: float) -> int:
        """The same for what must hold text."""
        return theme.current().tx(n * self.factor)

    def font(self, role: str) -> QFont:
        """The font of a role."""
        look = theme.current()
        return fonts.for_role(role, look.scale * look.text_size * self.factor)

    def role(self, role: str) -> str:
        """The role a label takes in the place of this one."""
        return _BIG_ROLES.get(role, role) if self.big else role


def fitted(font: QFont, text: str, room: float) -> tuple[QFont, str]:
    """The font made smaller, down to three quarters or the smallest legible size, and then the text
    cut in its middle, until it fits the room: of a long name both ends tell people apart."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font, text
    font = QFont(font)
    least = min(font.pixelSize(), max(fonts.SMALLEST, font.pixelSize() * 0.75))
    font.setPixelSize(max(math.ceil(least), math.floor(font.pixelSize() * room / width)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideMiddle, room)
