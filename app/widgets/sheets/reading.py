"""A sheet to be read from its top to its end with keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.widgets import boxes
from app.widgets.controls.scroll import ReadScroll
from app.widgets.look import paper, theme

COLUMN = 920
"""Width of a text, in design pixels."""


class ReadingColumn(ReadScroll):
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
        boxes.column(*parts, 1, inside=self._column, bare=True, spacing=look.px(14))
        self._row.setContentsMargins(look.px(24), look.px(4), look.px(24), look.px(24))
        self._row.addWidget(self._column)

    def focus_shape(self) -> tuple[QRectF, float]:
        """The page without its edge, so that the ring has room."""
        look = theme.current()
        edge = look.pxf(10)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), look.pxf(paper.RADIUS_BUTTON)
