"""Whoever a table waits for: dots while they think, and a click for people who do not want to wait."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from app.widgets.controls.speech import ThinkingDots
from app.widgets.kept_clear import KeptClear
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class Waited(KeptClear, Spoken, Canvas, QWidget):
    """One player, painted by who makes one of it.

    Signals: clicked(): while the player thinks.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dots = ThinkingDots(self, slip=False)

    def set_thinking(self, thinking: bool) -> None:
        """Dots while the player thinks; then a click is for whoever does not want to wait."""
        self.dots.set_running(thinking)
        self.setAccessibleDescription(self.tr("Do not wait (Space)") if thinking else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if thinking else Qt.CursorShape.ArrowCursor)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Anywhere on it."""
        if self.dots.running() and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            event.ignore()
