"""Several lines to write on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.scroll import dress
from app.widgets.look import paper, theme


class WritingBox(FocusRingOwner, QPlainTextEdit):
    """Text of many lines on paper; Tab goes on. Always give an accessible name."""

    seen_without_ring = True

    def __init__(self, parent: QWidget | None = None, *, accessible_name: str = "") -> None:
        super().__init__(parent)
        dress(self)
        self.setAccessibleName(accessible_name)
        self.setTabChangesFocus(True)
        theme.follow(self, self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        colours = look.palette
        self.setFont(look.font("word_small"))
        self.document().setDocumentMargin(look.px(12))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, colours.ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, colours.ink2)
        palette.setColor(QPalette.ColorRole.Highlight, colours.yellow)
        palette.setColor(QPalette.ColorRole.HighlightedText, colours.letter)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper well and border; Qt writes the text."""
        look = theme.current()
        width = look.pxf(2)
        rect = QRectF(self.viewport().rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = paper.cut(rect, look.pxf(12), 1, 0.0)
        colours = look.palette
        paper.paint_sheet(painter, outline, colours.raised, None, 0, border=colours.line2, border_width=width)
        painter.end()
        super().paintEvent(event)

    def focus_shape(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)
