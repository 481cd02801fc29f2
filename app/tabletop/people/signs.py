"""What stands for a player beside what they did: the face in a colour that nobody else at the table has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from app.tabletop.context import SeatLook
from app.widgets.controls import avatar
from app.widgets.controls.avatar import PERSON_COLOURS, SeatFace
from app.widgets.look import fonts, theme
from app.widgets.look.palette import LIGHT, contrast
from app.widgets.look.pictures import blank, kept

_ANIMALS = {"hare": "brown", "hedgehog": "green", "fox": "red", "owl": "blue", "lynx": "teal"}
"""The colour that an animal takes where nobody else at the table has it."""


@dataclass(frozen=True)
class Sign:
    """What stands for a player. number: tells players with the same face apart, 0 for the first."""

    face: SeatFace
    ink: QColor
    number: int = 0


def signs(seats: Sequence[SeatLook]) -> tuple[Sign, ...]:
    """One sign a seat: people have their own colours, animals one that nobody else has."""
    faces = [seat.avatar for seat in seats]
    taken = [face.colour for face, seat in zip(faces, seats, strict=True) if seat.is_person]
    made = []
    for index, (face, seat) in enumerate(zip(faces, seats, strict=True)):
        colour = face.colour
        if not seat.is_person:
            wishes = (_ANIMALS.get(face.animal, "slate"), *PERSON_COLOURS)
            colour = next((wish for wish in wishes if wish not in taken), wishes[0])
            taken.append(colour)
        twins = faces[:index].count(face)
        made.append(Sign(face, PERSON_COLOURS[colour], twins + 1 if twins else 0))
    return tuple(made)


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, *, ratio: float = 1.0) -> None:
    """The face on a disc of the player's colour; the number of a twin instead of its face."""
    look, ink = theme.current(), sign.ink.rgba()
    picture = _drawn(rect.width(), sign.face, ink, sign.number, ratio, look.key())
    painter.drawPixmap(rect.topLeft(), picture)


@kept(2)
def _drawn(side: float, face: SeatFace, ink: int, number: int, ratio: float, _look: object) -> QPixmap:
    picture = blank(side, side, ratio)
    with QPainter(picture) as painter:
        _draw(painter, QRectF(0, 0, side, side), Sign(face, QColor.fromRgba(ink), number), ratio)
    return picture


def _draw(painter: QPainter, rect: QRectF, sign: Sign, ratio: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().palette.raised)
    painter.drawEllipse(rect)
    rim = rect.width() * 0.07
    disc = rect.adjusted(rim, rim, -rim, -rim)
    painter.setBrush(sign.ink)
    painter.drawEllipse(disc)
    if sign.number:
        size = disc.height() * 0.72
        font = fonts.sans(theme.current().legible(size, disc.height()), "Black")
        text, metrics = str(sign.number), QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(LIGHT.onfill if contrast(LIGHT.onfill, sign.ink) >= 4.5 else LIGHT.ink)
        corner = QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
        painter.drawText(disc.center() + corner, text)
        return
    inner = disc.width() * (0.09 if sign.face.animal else -0.03)
    face = disc.adjusted(inner, inner, -inner, -inner)
    avatar.paint_avatar(painter, face, sign.face, ratio=ratio)
