"""A player's place at a table. It is painted in three sizes: a row of a panel, a slip beside a board, a slip
with cards under it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.tabletop.context import SeatLook
from app.widgets.controls.speech import ThinkingDots
from app.widgets.kept_clear import KeptClear
from app.widgets.look import motion, theme
from app.widgets.look.canvas import Canvas
from app.widgets.spoken import Spoken


class PlayerPlace(KeptClear, Spoken, Canvas, QWidget):
    """Who sits there: dots while they think and a click for people who do not want to wait, points that pop
    up, and all of it in words. slip: the dots have paper of their own.

    Signals: clicked(): while the player thinks.
    """

    clicked = Signal()

    def __init__(self, who: SeatLook, parent: QWidget | None = None, *, slip: bool = False) -> None:
        super().__init__(parent)
        self.who = who
        self.dots = ThinkingDots(self, slip=slip)
        self.popped = motion.Tween(self, lambda _size: self.update(), curve=motion.OUT_CUBIC)
        """How much of its larger size the figure still has, from 1 to 0."""
        self._waited = False

    @property
    def name(self) -> str:
        """What the player is called just now."""
        return self.who.name

    def pop(self) -> None:
        """The figure is another one: it is larger for a moment."""
        if not theme.current().reduced_motion:
            self.popped.to(1.0, 0)
            self.popped.to(0.0, motion.POP)

    def tell(self, *parts: str) -> None:
        """What a screen reader says after the name."""
        self.setAccessibleName(", ".join(filter(None, (self.name, *parts))))

    def set_thinking(self, thinking: bool) -> None:
        """Dots while the player thinks; then a click is for whoever does not want to wait."""
        self._waited = thinking
        self.dots.set_running(thinking)
        self.setAccessibleDescription(self.tr("Do not wait (Space)") if thinking else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if thinking else Qt.CursorShape.ArrowCursor)
        self.update()

    def place_dots(self) -> None:
        """Put the dots where they belong."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place_dots()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._waited and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            event.ignore()
