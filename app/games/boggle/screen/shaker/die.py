"""One letter die, seen from above: a cut face on its thickness, a lighter circle, the letter.

Proportions are of the visual direction, section 3; states of section 5.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.canvas import around
from app.widgets.look.palette import Palette, mix
from app.widgets.look.pictures import blank, kept

EDGE, SHADOW, CIRCLE, LETTER, LETTER_TWO = 0.075, 0.125, 0.435, 0.65, 0.48
LETTER_FLAT, LETTER_FLAT_TWO = 0.83, 0.54
EXTENT = 1.5
"""Side of a die's pixmap, in die sizes: room for badge, shadow, ring and tilt."""
KEPT = 24
"""Megabytes of pictures of dice that are kept: the sixteen on the table, some 100 KB each and state."""


class DieState(StrEnum):
    """How a die looks. SELECTED and FIRST are on the path of the word; FIRST begins it."""

    NORMAL = "normal"
    HOVER = "hover"
    SELECTED = "selected"
    FIRST = "first"
    OK = "ok"
    BAD = "bad"
    DUP = "dup"
    FOCUS = "focus"


def _lighter(colour: QColor, share: float, look: Palette) -> QColor:
    return colour if look.flat else mix(colour, look.card_highlight, share)


def _colours(state: DieState, look: Palette) -> tuple[QColor, QColor, QColor, QColor]:
    """Face, circle, edge and letter."""
    if state in (DieState.SELECTED, DieState.FIRST):
        return look.yellow, _lighter(look.yellow, 0.24, look), look.yellow_edge, look.letter
    if state is DieState.OK:
        return look.green, _lighter(look.green, 0.12, look), look.green_edge, look.onfill
    if state is DieState.BAD:
        return look.red, _lighter(look.red, 0.14, look), look.red_edge, look.onfill
    return look.card, look.card_highlight, look.card_edge, look.letter


def letter_path(text: str, size: float) -> QPainterPath:
    """The outline of a letter (or two) set in Vollkorn Black, centred on the origin of a die of ``size``."""
    flat = theme.current().palette.flat
    one, two = (LETTER_FLAT, LETTER_FLAT_TWO) if flat else (LETTER, LETTER_TWO)
    share = one if len(text) == 1 else two
    return QTransform.fromScale(size / 100, size / 100).map(_letter(text, share))


@lru_cache(maxsize=256)
def _letter(text: str, share: float) -> QPainterPath:
    """The letter on a die of side 100."""
    font = fonts.serif(share * 100)
    width = QFontMetricsF(font).horizontalAdvance(text)
    path = QPainterPath()
    path.addText(-width / 2, 100 * (0.045 + 0.338 * share), font, text)
    # J and Q hang below the line: large, they are lifted to stay on the face.
    return path.translated(0, min(0.0, 46 - path.boundingRect().bottom()))


def paint_die(
    painter: QPainter,
    centre: QPointF,
    size: float,
    text: str,
    state: DieState | str = DieState.NORMAL,
    rotation: float = 0.0,
    *,
    turn: float = 0.0,
    seed: int = 1,
) -> None:
    """Draw a die of side ``size`` (logical pixels) round ``centre``.

    ``rotation`` tilts the whole die, ``turn`` only the letter on its face (degrees clockwise), so that
    a die that fell sideways is still lit from above. An empty text leaves the face blank.
    """
    state = DieState(state)
    look = theme.current().palette
    face, circle, edge, ink = _colours(state, look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(rotation + (3.0 if state is DieState.BAD and not theme.current().reduced_motion else 0.0))
    lift = size * 0.06 if state is DieState.HOVER and not look.flat else 0.0
    if look.flat:
        _paint_flat(painter, size, face)
    else:
        _paint_body(painter, size, lift, seed, (face, circle, edge), look)
    painter.translate(0, -lift)
    if text:
        painter.save()
        painter.rotate(turn)
        painter.fillPath(letter_path(text, size), ink)
        painter.restore()
    if state is DieState.FIRST:
        painter.setPen(QPen(look.letter, size * 0.04))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = size * (0.46 if look.flat else 0.41)
        painter.drawEllipse(QPointF(), ring, ring)
    if state is DieState.FOCUS:
        rect = QRectF(-size / 2, -size / 2, size, size * (1 if look.flat else 1 + EDGE))
        paper.paint_focus_ring(painter, rect, size * 0.2, look, max(0.6, size / 100))
    _paint_badge(painter, size, state, look)
    painter.restore()


def _paint_flat(painter: QPainter, size: float, face: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    painter.drawRoundedRect(QRectF(-size / 2, -size / 2, size, size), size * 0.14, size * 0.14)


def _paint_body(
    painter: QPainter,
    size: float,
    lift: float,
    seed: int,
    colours: tuple[QColor, QColor, QColor],
    look: Palette,
) -> None:
    face, circle, edge = colours
    rect = QRectF(-size / 2, -size / 2, size, size)
    outline = paper.cut(rect, size * 0.20, seed, size * 0.010)
    painter.fillPath(outline.translated(0, size * SHADOW), look.shadow_strong)
    painter.fillPath(outline.translated(0, size * EDGE - lift), edge)
    painter.fillPath(outline.translated(0, -lift), face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(circle)
    painter.drawEllipse(QPointF(0, -lift), size * CIRCLE, size * CIRCLE)


def _paint_badge(painter: QPainter, size: float, state: DieState, look: Palette) -> None:
    if state not in (DieState.OK, DieState.BAD, DieState.DUP):
        return
    radius = size * 0.155
    centre = QPointF(size * 0.40, -size * 0.40)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink if state is DieState.DUP else look.raised)
    painter.drawEllipse(centre, radius, radius)
    if state is DieState.DUP:
        font = fonts.sans(radius * 1.05, "Black")
        metrics = QFontMetricsF(font)
        label = QPainterPath()
        label.addText(
            centre.x() - metrics.horizontalAdvance("2×") / 2, centre.y() + metrics.capHeight() / 2, font, "2×"
        )
        painter.fillPath(label, look.paper)
        return
    box = around(centre, radius * 1.4)
    good = state is DieState.OK
    icons.paint(painter, "check" if good else "x", box, look.green if good else look.red, 3.4)


@kept(KEPT)
def _pixmap(
    size: float, text: str, state: DieState, turn: float, seed: int, ratio: float, look: str
) -> QPixmap:
    side = size * EXTENT
    picture = blank(side, side, ratio)
    painter = QPainter(picture)
    paint_die(painter, QPointF(side / 2, side / 2), size, text, state, turn=turn, seed=seed)
    painter.end()
    return picture


def forget() -> None:
    """Give back the memory of the pictures of dice; they are made anew when needed."""
    _pixmap.cache_clear()


def die_pixmap(
    size: float,
    text: str,
    state: DieState | str = DieState.NORMAL,
    ratio: float = 1.0,
    *,
    turn: float = 0.0,
    seed: int = 1,
) -> QPixmap:
    """A cached picture of a die, ``size * EXTENT`` logical pixels wide with the die in its middle."""
    look = theme.current()
    calm = "calm" if look.reduced_motion else ""
    return _pixmap(round(size, 1), text, DieState(state), turn, seed, ratio, look.dress + calm)
