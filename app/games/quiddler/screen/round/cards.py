"""A word as it lies, small: its cards side by side, each with its letters only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.widgets.lists.row import PaintedRow, Text
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import draw_text

_SINGLE, _DOUBLE, _GAP, _LETTER, _FAR = 0.76, 1.08, 0.06, 0.62, 0.76
"""Widths of a card with one letter and with two, the gap, the size of letters and the most of it on a wall,
in heights of a card."""


def width(cards: Sequence[str], high: float) -> float:
    """How wide cards of this height lie."""
    faces = sum(_SINGLE if len(card) == 1 else _DOUBLE for card in cards)
    return high * (faces + _GAP * max(0, len(cards) - 1))


def paint_word(
    painter: QPainter,
    left: float,
    middle: float,
    high: float,
    room: float,
    cards: Sequence[str],
    *,
    dim: bool,
) -> float:
    """Paint cards from the left end on, centred on a height and not wider than there is room; gives where
    they end. dim: they count for nothing."""
    look = theme.current()
    colours = look.palette
    high = min(high, high * room / max(1.0, width(cards, high)))
    font = fonts.serif(look.legible(high * _LETTER, high * _FAR))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for at, card in enumerate(cards):
        wide = high * (_SINGLE if len(card) == 1 else _DOUBLE)
        face = QRectF(left, middle - high / 2, wide, high)
        shape = paper.cut(face, high * 0.14, at % 5 + 1, 0.0)
        if colours.flat:
            painter.fillPath(shape, colours.sunken if dim else colours.card)
            painter.strokePath(shape, QPen(colours.ink3 if dim else colours.line, look.pxf(1.5)))
        else:
            painter.fillPath(
                shape.translated(0, max(1.5, high * 0.06)), colours.line if dim else colours.card_edge
            )
            painter.fillPath(shape, colours.sunken if dim else colours.card)
            painter.strokePath(shape, QPen(colours.line if dim else colours.card_edge, look.pxf(1)))
        painter.setPen(colours.ink2 if dim else colours.letter)
        at_x = face.center().x() - metrics.horizontalAdvance(card) / 2
        painter.drawText(QPointF(at_x, middle + metrics.capHeight() / 2), card)
        left += wide + high * _GAP
    return left - high * _GAP


def write(row: PaintedRow, words: Text) -> None:
    """Words in the free room of a row, smaller where there is little of it, and cut only after that."""
    font, shown = fonts.fitted(row.look.font(words.role), words.text, max(0.0, row.right - row.left))
    drop = QFontMetricsF(font).capHeight() / 2 if words.drop is None else words.drop
    draw_text(row.painter, shown, QPointF(row.left, row.rect.center().y() + drop), font, words.colour)
