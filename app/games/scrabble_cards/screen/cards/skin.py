"""The letter cards of Scrabble karty: a capital, its value, the mark of its kind (DESIGN, section 3)."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from app.games.scrabble_cards.cards import BLANK, VOWELS, Letter
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.bonus import HIGH, WIDE, paint_bonus
from app.games.scrabble_cards.table import Cell
from app.tabletop.cards.card import CUTS, VALUE, outline, paint_letter, paint_paper
from app.tabletop.pieces.skin import Key, PieceShape
from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.canvas import around, draw_text
from app.widgets.look.palette import LIGHT, mix, printed
from app.widgets.look.pictures import blank, kept

CELL, FACE, TALL, CORNER, EDGE = 81 / 66, 0.957, 1.2, 0.12, 0.042
EXTENT = 1.24
"""Sides of a card's picture in sides of the card, which lies in its middle."""
KEPT = 24
"""Megabytes of pictures of cards that are kept: those in sight."""
_LETTER, _VALUE, _MOST_VALUE, _MARK, _INSET = 0.74, 0.215, 0.52, 0.135, 0.10


class Way(StrEnum):
    """How a card lies: as ever; laid in this turn; about to leave the table (RULES SK17); small and far away,
    with its letter alone."""

    PLAIN = "plain"
    FRESH = "fresh"
    LEAVING = "leaving"
    BARE = "bare"


class CardFace(NamedTuple):
    """What is to be seen of a card; an empty card is one whose face nobody here may see."""

    card: Letter | None
    way: Way = Way.PLAIN


class Bonus(NamedTuple):
    """A bonus card in the air; "" with its face down."""

    card: str


BACK = CardFace(None)
HIDDEN = Letter(BLANK, True)
"""A žolík that stands for no letter yet."""


def held_face(card: str) -> CardFace:
    """A card as it is held."""
    return CardFace(HIDDEN if card == BLANK else Letter(card))


def face_of(key: Key) -> CardFace:
    """The face that a key of the table means: a bare `Letter` is laid, but not confirmed yet."""
    if isinstance(key, CardFace):
        return key
    if isinstance(key, Letter):
        return CardFace(key, Way.FRESH)
    return held_face(str(key))


def paint_face(painter: QPainter, rect: QRectF, face: CardFace, seed: int = 1) -> None:
    """A card that fills the rectangle; its thickness and shadow hang below."""
    colours = theme.current().palette
    inks = printed(colours)
    card = face.card
    if card is None:
        _paint_back(painter, rect, seed)
        return
    ground, edge, ink = colours.card, colours.card_edge, colours.letter
    if face.way is Way.FRESH:
        ground, edge = mix(colours.card, LIGHT.yellow, 0.42), LIGHT.yellow_edge
    elif face.way is Way.LEAVING:
        ground, edge, ink = mix(colours.card, colours.sunken, 0.75), colours.line, colours.ink2
    paint_paper(painter, rect, seed, ground, edge)
    plain = face.way is not Way.LEAVING
    if card == HIDDEN:
        box = around(rect.center() - QPointF(0, rect.height() * 0.04), rect.width() * 0.62)
        icons.paint(painter, "star", box, inks.red if plain else ink, 2.4)
    else:
        letter = ink if not (card.blank and plain) else inks.red
        # On a wall its value takes more room, on a small card so much that the letter makes way.
        more = max(0.0, _value_size(rect) / rect.width() - VALUE)
        share = _LETTER * (0.86 - more * 0.45 if colours.flat else 1.0)
        place = rect.translated(-rect.width() * more * 0.5, -rect.height() * more * 0.5)
        paint_letter(painter, place, card.letter, letter, share)
    if face.way is Way.BARE:
        return
    _paint_value(painter, rect, card.value, ink)
    _paint_sign(painter, rect, card, ink if not plain else None)
    if not plain:
        _paint_leaving(painter, rect, seed, ink)


def _value_size(rect: QRectF) -> float:
    return theme.current().legible(rect.width() * _VALUE, rect.width() * _MOST_VALUE)


def _paint_value(painter: QPainter, rect: QRectF, value: int, ink: QColor) -> None:
    size = _value_size(rect)
    font = fonts.sans(size, "Black")
    inset = rect.width() * min(_INSET, _INSET * rect.width() * VALUE / size)
    draw_text(painter, str(value), QPointF(rect.right() - inset, rect.bottom() - inset), font, ink, lean=1)


def _paint_sign(painter: QPainter, rect: QRectF, card: Letter, ink: QColor | None) -> None:
    """A ring for a vowel, a stroke for a consonant, a star for a žolík."""
    inks = printed(theme.current().palette)
    size, inset = rect.width() * _MARK, rect.width() * _INSET
    at = QPointF(rect.left() + inset + size * 0.5, rect.bottom() - inset - size * 0.45)
    if card.blank:
        if card != HIDDEN:
            box = around(at + QPointF(size * 0.15, -size * 0.1), size * 1.5)
            icons.paint(painter, "star", box, ink or inks.red, 2.6)
    elif card.letter in VOWELS:
        paper.paint_mark(painter, "krouzek", at, size, ink or inks.red)
    else:
        paper.paint_mark(painter, "carka", at, size * 0.95, ink or inks.blue)


def _paint_leaving(painter: QPainter, rect: QRectF, seed: int, ink: QColor) -> None:
    """A dashed edge, and an arrow in the corner that points away."""
    width = rect.width()
    pen = QPen(ink, max(1.2, width * 0.03))
    pen.setDashPattern([2.6, 2.0])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width * 0.03
    painter.strokePath(outline(rect.adjusted(inset, inset, -inset, -inset), seed), pen)
    box = QRectF(rect.left() + width * 0.10, rect.top() + width * 0.10, width * 0.2, width * 0.2)
    paint_away(painter, box, ink)


def paint_away(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """An arrow that points up and away."""
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.topRight())
    path.moveTo(box.topLeft() + QPointF(box.width() * 0.28, 0))
    path.lineTo(box.topRight())
    path.lineTo(box.bottomRight() - QPointF(0, box.height() * 0.28))
    pen = QPen(ink, max(1.2, box.width() * 0.16))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, pen)


def _paint_back(painter: QPainter, rect: QRectF, seed: int) -> None:
    colours = theme.current().palette
    inks = printed(colours)
    paint_paper(painter, rect, seed, colours.card, inks.green_edge)
    width, inset = rect.width(), rect.width() * 0.06
    painter.fillPath(outline(rect.adjusted(inset, inset, -inset, -inset), seed), inks.green)
    for row in range(3):
        for column in range(3):
            at = rect.topLeft() + QPointF(width * (0.24 + 0.26 * column), rect.height() * (0.2 + 0.3 * row))
            paper.paint_mark(painter, paper.MARKS[(row + column) % 3], at, width * 0.16, LIGHT.onfill)


@kept(KEPT)
def _picture(
    width: float, face: CardFace, seed: int, ratio: float, look: tuple[str, float, float]
) -> QPixmap:
    wide, high = math.ceil(width * EXTENT), math.ceil(width * TALL * EXTENT)
    picture = blank(wide, high, ratio)
    painter = QPainter(picture)
    rect = QRectF((wide - width) / 2, (high - width * TALL) / 2, width, width * TALL)
    paint_face(painter, rect, face, seed)
    painter.end()
    return picture


@kept(2)
def _bonus_picture(width: float, card: str, ratio: float, look: tuple[str, float, float]) -> QPixmap:
    high = width * HIGH / WIDE
    picture = blank(width * EXTENT, high * EXTENT, ratio)
    painter = QPainter(picture)
    off = (EXTENT - 1) / 2
    paint_bonus(painter, QRectF(width * off, high * off, width, high), card)
    painter.end()
    return picture


def forget() -> None:
    """A table has gone: keep no pictures."""
    _bonus_picture.cache_clear()
    _picture.cache_clear()


class LetterSkin:
    """Letter cards for a table; a key is a `CardFace`, a `Letter` of a draft or a card in hand."""

    form = PieceShape(cell=CELL, face=FACE, tall=TALL, corner=CORNER, thick=EDGE)
    back: Key = BACK

    def picture(self, key: Key, width: float, ratio: float, cut: int | None = None) -> QPixmap:
        """The card in the middle of a picture `EXTENT` times as large."""
        if isinstance(key, Bonus):
            return _bonus_picture(math.floor(width), key.card, ratio, theme.current().key())
        face = face_of(key)
        seed = ord(face.card.letter) if cut is None and face.card is not None else cut or 0
        return _picture(math.floor(width * 4) / 4, face, seed % CUTS, ratio, theme.current().key())

    def cut(self, key: Key, place: Cell) -> int:
        return (place[0] * 3 + place[1]) % CUTS

    def name(self, key: Key) -> str:
        """“card Ř, 4 points”."""
        if isinstance(key, Bonus):
            return names.bonus_name(key.card)
        card = face_of(key).card
        if card is None:
            return ""
        return names.letter_name(BLANK) if card == HIDDEN else names.laid_name(card)
