"""Buttons of a bar: in words while there is room for them, else by their icons alone; some drop a menu."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.controls.buttons import PaperButton
from app.widgets.look import icons, theme

if TYPE_CHECKING:
    from app.widgets.sheets.menu import MenuLine

_CHEVRON, _GAP = 14, 8


class BarButton(PaperButton):
    """A quiet button whose words go before anything else in the bar is cut."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__("", "quiet", icon_name, parent)
        self._words, self._bare = "", False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str, name: str = "") -> None:
        """What stands in it, and what is told of it (tooltip, screen readers) where that is more."""
        self._words = words
        self.setAccessibleName(name or words)
        self.setToolTip(name or words)
        self.set_bare(self._bare)

    def set_bare(self, bare: bool) -> None:
        """Leave the words out, or write them."""
        self._bare = bare
        text = "" if bare else self._words
        if text != self.text():
            self.setText(text)

    def words_width(self) -> int:
        """How much narrower it is without its words."""
        look = theme.current()
        wide = QFontMetricsF(self._text_font()).horizontalAdvance(self._words)
        return math.ceil(wide) + look.px(10) if self._words else 0

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class MenuButton(BarButton):
    """Drops a menu: a click, Enter, Space or the arrow down. lines: what it offers just now."""

    def __init__(
        self, icon_name: str, lines: Callable[[], Sequence[MenuLine]], parent: QWidget | None = None
    ) -> None:
        super().__init__(icon_name, parent)
        self._lines = lines
        self.clicked.connect(self.open_menu)

    def open_menu(self) -> None:
        """Drop it."""
        from app.widgets.sheets.menu import PaperMenu  # start-up time

        PaperMenu(self, self._lines(), self.accessibleName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.show_focus_ring()
            self.click()
        else:
            super().keyPressEvent(event)

    def _chevron(self) -> int:
        """Room for the arrow beside words; an icon alone has none."""
        return theme.current().px(_CHEVRON + _GAP) if self.text() else 0

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + self._chevron(), hint.height())

    def words_width(self) -> int:
        return super().words_width() + theme.current().px(_CHEVRON + _GAP)

    def _paint_content(self, painter: QPainter, face: QRectF, colour: QColor) -> None:
        room = self._chevron()
        super()._paint_content(painter, face.adjusted(0, 0, -room, 0), colour)
        if room:
            look = theme.current()
            side = look.pxf(_CHEVRON)
            left = face.right() - look.pxf(12) - side
            icons.paint(
                painter, "chevron_down", QRectF(left, face.center().y() - side / 2, side, side), colour, 2.8
            )
