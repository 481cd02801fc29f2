"""A letter card cut from paper: a letter or two, its value upright in two corners, the mark of its kind in
the other two; and its back (DESIGN, section 3)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from app.tabletop.pieces.skin import Key, PieceShape, Position
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.palette import LIGHT, mix, printed
from app.widgets.look.pictures import blank, kept

TALL, CORNER, EDGE = 1.4, 0.12, 0.042
JITTER = 0.008
EXTENT = 1.24
"""Sides of a card's picture in sides of the card, which lies in its middle."""
CUTS = 7
KEPT = 32
"""Megabytes of pictures of cards that are kept: those in sight."""
_LETTER, _LETTERS, _ROOM = 0.66, 0.50, 0.86
"""Size of one letter and of two, and the room they have, in widths of the card."""
_BARE, _BARES = 0.80, 0.66
"""The same of a card on which nothing else stands."""
VALUE = 0.31
"""Its value takes no more of the width."""
_TALLEST = 1.0
"""What letters take at most of it in height."""
_VALUE, _MARK, _INSET = 0.20, 0.125, 0.11


class CardKind(StrEnum):
    """What a card stands for: a ring, a stroke, two strokes; and a card of which only the back is seen."""

    VOWEL = "vowel"
    CONSONANT = "consonant"
    COMBO = "combo"
    BACK = "back"


@dataclass(frozen=True)
class Print:
    """What stands on a card. fresh: it has just come and is yellow until the next turn; dim: it counts for
    nothing; bare: nothing but its letters is to be seen."""

    text: str
    value: int
    kind: CardKind
    fresh: bool = False
    dim: bool = False
    bare: bool = False


BACK = Print("", 0, CardKind.BACK)
"""A card that nobody here may see."""


def outline(rect: QRectF, seed: int = 1) -> QPainterPath:
    jitter = 0.0 if theme.current().palette.flat else rect.width() * JITTER
    return paper.cut(rect, rect.width() * CORNER, seed, jitter)


def paint_card(painter: QPainter, rect: QRectF, shown: Print, seed: int = 1) -> None:
    """A card whose face fills the rectangle; its thickness and shadow hang below."""
    if shown.kind is CardKind.BACK:
        _paint_back(painter, rect, seed)
        return
    colours = theme.current().palette
    face, edge = colours.card, colours.card_edge
    if shown.dim:
        face, edge = colours.sunken, colours.line
    elif shown.fresh:
        face, edge = mix(colours.card, LIGHT.yellow, 0.42), LIGHT.yellow_edge
    paint_paper(painter, rect, seed, face, edge)
    letter = colours.ink3 if shown.dim else colours.letter
    one, two = (_BARE, _BARES) if shown.bare else (_LETTER, _LETTERS)
    share = one if len(shown.text) == 1 else two
    paint_letter(painter, rect, shown.text, letter, share)
    if shown.bare:
        return
    _paint_value(painter, rect, shown.value, letter)
    inks = printed(colours)
    accent = {CardKind.VOWEL: inks.red, CardKind.CONSONANT: inks.blue, CardKind.COMBO: inks.green}[shown.kind]
    _paint_suit(painter, rect, shown.kind, letter if shown.dim else accent)


def paint_paper(painter: QPainter, rect: QRectF, seed: int, face: QColor, edge: QColor) -> None:
    """A card with nothing on it, its thickness and its shadow."""
    colours = theme.current().palette
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = max(1.5, rect.width() * EDGE)
    shape = outline(rect, seed)
    edging = max(1.5, min(rect.width(), rect.height()) * 0.025)  # a low card has the edge of a small one
    if colours.flat:
        painter.fillPath(shape, face)
        painter.strokePath(shape, QPen(colours.line, edging))
        return
    painter.fillPath(shape.translated(0, thick * 1.9), colours.shadow)
    painter.fillPath(shape.translated(0, thick), edge)
    painter.fillPath(shape, face)
    if colours.strong:
        painter.strokePath(shape, QPen(colours.ink, edging))


def paint_letter(painter: QPainter, rect: QRectF, text: str, ink: QColor, share: float) -> None:
    """A letter or two in the middle of a card. share: its size in widths of the card; on a wall a small card
    has them narrow rather than low."""
    width, look = rect.width(), theme.current()
    size = look.legible(width * share, width * _TALLEST)
    font = fonts.serif(size)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    squeeze = min(1.0, width * _ROOM / max(1.0, wide))
    baseline = rect.center().y() + size * 0.338 + rect.height() * 0.035
    painter.save()
    painter.translate(rect.center().x(), baseline)
    painter.scale(squeeze, min(1.0, max(squeeze, look.legible(0.0) / max(1.0, size))))
    draw_text(painter, text, QPointF(-wide / 2, 0), font, ink)
    painter.restore()


def _paint_value(painter: QPainter, rect: QRectF, value: int, ink: QColor) -> None:
    width, text = rect.width(), str(value)
    size = theme.current().legible(width * _VALUE, width * VALUE)
    font = fonts.sans(size, "Black")
    inset = width * _INSET
    at = QPointF(rect.left() + inset, rect.top() + inset + size * 0.72)
    draw_text(painter, text, at, font, ink)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    painter.drawText(QPointF(rect.right() - inset - wide, rect.bottom() - inset), text)


def _paint_suit(painter: QPainter, rect: QRectF, kind: CardKind, ink: QColor) -> None:
    size, inset = rect.width() * _MARK, rect.width() * _INSET
    low = QPointF(rect.left() + inset, rect.bottom() - size)
    high = QPointF(rect.right() - inset, rect.top() + size)
    for corner, way in ((low, 1), (high, -1)):
        if kind is CardKind.VOWEL:
            paper.paint_mark(painter, "krouzek", corner + QPointF(way * size * 0.5, 0), size, ink)
            continue
        steps = (0.5,) if kind is CardKind.CONSONANT else (0.5, 1.35)
        for step in steps:
            at = corner + QPointF(way * size * step, 0)
            paper.paint_mark(painter, "carka", at, size * 0.95, ink, 0 if way > 0 else 180)


def _paint_back(painter: QPainter, rect: QRectF, seed: int) -> None:
    colours = theme.current().palette
    inks = printed(colours)
    paint_paper(painter, rect, seed, colours.card, inks.red_edge)
    width, inset = rect.width(), rect.width() * 0.06
    inner = rect.adjusted(inset, inset, -inset, -inset)
    jitter = 0.0 if colours.flat else width * JITTER
    painter.fillPath(paper.cut(inner, width * CORNER * 0.7, seed, jitter), inks.red)
    for row in range(4):
        for column in range(3):
            at = rect.topLeft() + QPointF(width * (0.24 + 0.26 * column), rect.height() * (0.17 + 0.22 * row))
            paper.paint_mark(painter, paper.MARKS[(row + column) % 3], at, width * 0.17, LIGHT.onfill)


@kept(KEPT)
def _picture(width: float, shown: Print, seed: int, ratio: float, look: tuple[str, float, float]) -> QPixmap:
    wide, high = math.ceil(width * EXTENT), math.ceil(width * TALL * EXTENT)
    picture = blank(wide, high, ratio)
    painter = QPainter(picture)
    rect = QRectF((wide - width) / 2, (high - width * TALL) / 2, width, width * TALL)
    paint_card(painter, rect, shown, seed)
    painter.end()
    return picture


def forget() -> None:
    """A table has gone: keep no pictures."""
    _picture.cache_clear()


class CardSkin:
    """Letter cards for the parts of a table; a key is a `Print`."""

    form = PieceShape(tall=TALL, corner=CORNER, thick=EDGE)
    back: Key = BACK

    def __init__(self, spoken: Callable[[Print], str]) -> None:
        """spoken: what a card is called: “card A, 2 points”."""
        self._spoken = spoken

    def picture(self, key: Key, width: float, ratio: float, cut: int | None = None) -> QPixmap:
        """The card in the middle of a picture `EXTENT` times as large."""
        assert isinstance(key, Print)
        seed = sum(map(ord, key.text)) if cut is None else cut
        return _picture(math.floor(width * 4) / 4, key, seed % CUTS, ratio, theme.current().key())

    def cut(self, key: Key, place: Position) -> int:
        return (place[0] * 3 + place[1]) % CUTS

    def name(self, key: Key) -> str:
        """“card A, 2 points”."""
        assert isinstance(key, Print)
        return self._spoken(key)
