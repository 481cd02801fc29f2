"""What is painted by hand: a widget as a canvas, and a line of text on its baseline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPaintEvent

from app.widgets.look import theme

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object


class Canvas(_MixIn):
    """Mix-in of a widget that paints itself: `paint` is called instead of `paintEvent`."""

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        """Paint it with smooth edges, in the look of the moment."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, theme.current())
