"""Measures of the results screens: those of the theme, larger on a projector."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from app.tabletop.context import ViewContext
from app.widgets.look import fonts, theme

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


class Sizes:
    """Lengths and fonts; asks the theme each time, so it never grows stale."""

    def __init__(self, context: ViewContext) -> None:
        self.context = context

    @property
    def big(self) -> bool:
        """Whether a whole room reads the screen."""
        return self.context.settings.big_picture

    @property
    def factor(self) -> float:
        return max(1.0, BIG / theme.current().text_size) if self.big else 1.0

    def px(self, n: float) -> int:
        """Design pixels as logical pixels."""
        return theme.current().px(n * self.factor)

    def tx(self, n: float) -> int:
        """Design pixels of what must hold text, as logical pixels."""
        return theme.current().tx(n * self.factor)

    def font(self, role: str) -> QFont:
        return fonts.for_role(role, *self._measures())

    def wide(self, role: str, text: str) -> float:
        """How wide a text is in the font of a role."""
        return _wide(role, self._measures(), text)

    def _measures(self) -> tuple[float, float, float]:
        """What a font depends on: scale, text size, and the least that is read from a wall."""
        look = theme.current()
        return look.scale * look.text_size * self.factor, 1.0, look.legible(0.0)

    def role(self, role: str) -> str:
        """The role a label takes in the place of this one."""
        return _BIG_ROLES.get(role, role) if self.big else role


@lru_cache(maxsize=4096)
def _wide(role: str, measures: tuple[float, float, float], text: str) -> float:
    """A list of words measures each of them several times whenever it is laid out."""
    return QFontMetricsF(fonts.for_role(role, *measures)).horizontalAdvance(text)
