"""What the table says: a slip of paper over the mat that goes when its time or its cause is over."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.widgets.look import paper, theme
from app.widgets.sheets.toast import MessageStrip

READING_MS, LETTER_MS = 2_500, 70
"""How long a text takes: to notice it, and to read each of its letters."""


def reading_ms(text: str) -> int:
    """For how long a text stays where nothing else ends it."""
    return READING_MS + LETTER_MS * len(text)


class Note(MessageStrip):
    """A message on a slip of paper; the mouse goes through it.

    A message stays for as long as it takes to read it, or until what it is about is over (`take_back`).
    Under it lies what holds for the whole turn (`stand`), and is seen again after it.

    Signals: changed(): another message, or none.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._about, self._standing = "", ""

    def tell(self, kind: str, text: str, *, ms: int = 0, about: str = "") -> None:
        """Say something; empty ends what is said. ms: 0 for as long as it takes to read.

        about: what it depends on; without a time of its own it stays until that is over. Refusals go by
        themselves too.
        """
        if not text:
            self.clear()
            return
        self._about = about
        stays = bool(about) and kind != "refused"
        self.show_message(kind, text, ms=ms or (0 if stays else reading_ms(text)))
        self.changed.emit()

    def take_back(self, about: str) -> None:
        """Clear the message if this is what it is about: that is over."""
        if about == self._about and self.message():
            self.clear()

    def stand(self, text: str) -> None:
        """What holds until it is replaced; empty for nothing."""
        shown = self.message() == self._standing
        if text == self._standing:
            return
        self._standing = text
        if shown or not self.message():
            self.clear()

    def clear(self) -> None:
        """Go back to what holds for the turn."""
        self._about = ""
        if self._standing:
            self.show_message("info", self._standing)
        else:
            super().clear()
        self.changed.emit()

    def paint_ground(self, painter: QPainter, rect: QRectF, ground: QColor) -> None:
        """With an edge: it lies over other paper."""
        look = theme.current()
        colours, pen = look.palette, look.pxf(2.5)
        inner = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        super().paint_ground(painter, inner, ground)
        outline = paper.cut(inner, look.pxf(10), 2, 0.0)
        painter.strokePath(outline, QPen(colours.ink if colours.flat else colours.line2, pen))
