"""A piece under the mouse, or the place of one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.widgets.look.canvas import HoverCanvas


class PieceButton(HoverCanvas, QAbstractButton):
    """It can be pressed, dragged and heard; `Dragging` tells a click from the beginning of a drag.

    piece: what the `Source` calls it by.

    Signals:
        grabbed(object piece, object global_point): pressed.
        dragged(object global_point), released_at(object global_point): as long as it is held.
    """

    grabbed = Signal(object, object)
    dragged = Signal(object)
    released_at = Signal(object)

    def __init__(self, piece: Any, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.piece = piece
        self._held = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def can_be_grabbed(self) -> bool:
        """Whether anything lies there."""
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.can_be_grabbed():
            self._held = True
            self.grabbed.emit(self.piece, event.globalPosition())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self.dragged.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held and event.button() is Qt.MouseButton.LeftButton:
            self._held = False
            self.released_at.emit(event.globalPosition())
