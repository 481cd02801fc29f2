"""A scrolling area on paper: transparent, with the house scroll bars."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QScrollArea, QWidget

from app.widgets.look import theme


def dress(area: QAbstractScrollArea) -> None:
    """Make a Qt scroll area frameless and transparent; the sheet of the theme draws its bars.

    The viewport inherits the palette. It is not asked for: PySide then makes the classes of every
    widget there is, which costs some 20 ms at start-up.
    """
    area.setFrameShape(QFrame.Shape.NoFrame)
    palette = area.palette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    palette.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.transparent)
    area.setPalette(palette)


class PaperScroll(QScrollArea):
    """Scrolls one widget up and down (or both ways with ``sideways``). Follows the keyboard focus."""

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, sideways: bool = False) -> None:
        super().__init__(parent)
        dress(self)
        self.setWidgetResizable(True)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setAutoFillBackground(False)
        self.setWidget(content)
        self._content = content
        content.setAutoFillBackground(False)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        step = theme.current().px(44)
        self.verticalScrollBar().setSingleStep(step)
        self.horizontalScrollBar().setSingleStep(step)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep what gets the focus in sight, with room for its ring."""
        moved = super().focusNextPrevChild(forward)
        focused: QWidget | None = QApplication.focusWidget()
        if moved and focused and self._content.isAncestorOf(focused):
            margin = theme.current().px(14)
            self.ensureWidgetVisible(focused, margin, margin)
        return moved
