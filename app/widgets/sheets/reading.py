"""A sheet to be read from its top to its end with keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import paper, theme

COLUMN = 920
"""Width of a text, in design pixels."""


class ReadingColumn(FocusRingOwner, PaperScroll):
    """A column of parts. Scrolls by arrow keys, Space, Page up and down, Home and End."""

    def __init__(self, parent: QWidget) -> None:
        holder = QWidget()
        self._row = QHBoxLayout(holder)
        self._column: QWidget | None = None
        super().__init__(holder, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_parts(self, parts: Iterable[QWidget]) -> None:
        """These below each other, in place of what stood there, in the size of the moment."""
        look = theme.current()
        if self._column is not None:
            self._row.removeWidget(self._column)
            self._column.deleteLater()
        self._column = QWidget()
        self._column.setMaximumWidth(look.px(COLUMN))
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(14))
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self._row.setContentsMargins(look.px(24), look.px(4), look.px(24), look.px(24))
        self._row.addWidget(self._column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
