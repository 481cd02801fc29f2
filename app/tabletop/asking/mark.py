"""What has been or may be said of a word: a disc with a sign, so that colour is not alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.widgets.look import icons, theme

INSET = 0.22
"""Of a sign in its disc, in widths of it."""


def paint_disc(
    painter: QPainter, box: QRectF, ground: QColor, border: QColor, sign: str, ink: QColor
) -> None:
    """A disc that is pressed. sign: empty for none."""
    painter.setPen(QPen(border, theme.current().pxf(2)))
    painter.setBrush(ground)
    painter.drawEllipse(box)
    if sign:
        inset = box.width() * INSET
        icons.paint(painter, sign, box.adjusted(inset, inset, -inset, -inset), ink, 3.0)


def paint_mark(painter: QPainter, box: QRectF, sign: str, *, marked: bool) -> None:
    """Of a word that may be marked."""
    colours = theme.current().palette
    ground, border = (colours.red, colours.letter) if marked else (colours.raised, colours.line2)
    disc = box.adjusted(1, 1, -1, -1)
    paint_disc(painter, disc, ground, border, sign if marked else "", colours.onfill)


def paint_ruling(painter: QPainter, box: QRectF, *, good: bool, stamped: bool = False) -> None:
    """Of a word that stands or falls. stamped: askew, and a little larger."""
    look = theme.current()
    painter.save()
    if stamped:
        box = box.adjusted(-3, -3, 3, 3)
        painter.translate(box.center())
        painter.rotate(0 if look.reduced_motion else -12)
        painter.translate(-box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.palette.green if good else look.palette.red)
    painter.drawEllipse(box)
    inset = box.width() * INSET
    face = box.adjusted(inset, inset, -inset, -inset)
    icons.paint(painter, "check" if good else "x", face, look.palette.onfill, 3.2)
    painter.restore()
