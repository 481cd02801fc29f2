"""A sheet to be read from its top to its end with keys."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import paper, theme


class Reading(FocusRingOwner, PaperScroll):
    """Scrolls by arrow keys, Space, Page up and down, Home and End."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(content, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Those keys."""
        bar = self.verticalScrollBar()
        key = Qt.Key(event.key())
        targets = {
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_Space: bar.value() + bar.pageStep(),
        }
        if key in targets:
            bar.setValue(targets[key])
            return
        QScrollArea.keyPressEvent(self, event)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The page without its edge, so that the ring has room."""
        look = theme.current()
        edge = look.pxf(10)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), look.pxf(paper.RADIUS_BUTTON)
