"""Faces at the table: animals for the computer's levels, a letter on a paper disc for people."""

from __future__ import annotations

import itertools
import math
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.widgets.look import art, fonts, icons, theme
from app.widgets.look.canvas import Canvas, around
from app.widgets.look.palette import LIGHT, contrast, mix
from app.widgets.look.pictures import blank, kept

KEPT = 2
"""Megabytes of people's discs."""

ANIMALS = ("hare", "hedgehog", "fox", "owl", "lynx")
"""Animal of opponent level 1 to 5."""

PERSON_COLOURS: dict[str, QColor] = {
    "red": LIGHT.red,
    "blue": LIGHT.blue,
    "green": LIGHT.green,
    "yellow": LIGHT.yellow,
    "plum": QColor("#7B4177"),
    "teal": QColor("#1B6E7C"),
    "brown": QColor("#7A4A1E"),
    "slate": QColor("#4C5B85"),
}
"""Colours of people's discs, in the order in which they are given out. The same in every look."""
DEEPER = 0.3
"""How much black is in a disc with a light letter in high contrast."""


class SeatFace(NamedTuple):
    """Who sits there: an animal (``animal`` set) or a person's mark, a letter or two, on a colour of
    PERSON_COLOURS."""

    animal: str = ""
    letter: str = "?"
    colour: str = "red"

    @property
    def tint(self) -> str:
        """Colour token of the pale ground that goes with the face (heads of result columns)."""
        if self.animal:
            return {"fox": "red_tint", "owl": "blue_tint", "hedgehog": "green_tint"}.get(
                self.animal, "yellow_tint"
            )
        return f"{self.colour}_tint" if self.colour in ("red", "blue", "green", "yellow") else "sunken"


def animal_at(level: float) -> int:
    """Which animal stands at a place on the scale of levels, from 0: the lower one up to the middle between
    two; clamped."""
    return max(1, min(len(ANIMALS), math.ceil(level - 0.5))) - 1


def animal_face(level: float) -> SeatFace:
    """The face of an opponent of level 1 to 5 (clamped)."""
    return SeatFace(animal=ANIMALS[animal_at(level)])


def person_face(name: str, colour: str = "red", mark: str = "") -> SeatFace:
    """The face of a person. mark: of `marks`; without one the first letter of the name."""
    return SeatFace(letter=mark or _initial(name), colour=colour if colour in PERSON_COLOURS else "red")


def _initial(name: str) -> str:
    """The first letter (Ch stays together as in Czech)."""
    name = name.strip()
    return (name[:2] if name[:2].lower() == "ch" else name[:1].upper()) or "?"


def marks(names: Sequence[str], taken: Sequence[str] = ()) -> tuple[str, ...]:
    """One or two letters for each name, no two alike, not even from afar: Z and Ž are, so they are Ze and Žl.

    taken: marks of others who keep theirs."""
    firsts = [_plain(_initial(name)) for name in names]
    used = {_plain(mark) for mark in taken}
    begun = [*firsts, *(mark[:1] for mark in used)]
    made: list[str] = []
    for name, first in zip(names, firsts, strict=True):
        wishes = _longer_marks(name) if begun.count(first) > 1 else iter((_initial(name),))
        numbered = (f"{_initial(name)}{number}" for number in itertools.count(2))
        mark = next(wish for wish in itertools.chain(wishes, numbered) if _plain(wish) not in used)
        used.add(_plain(mark))
        made.append(mark)
    return tuple(made)


def _longer_marks(name: str) -> Iterator[str]:
    """The first letter with that of the last word (Tým 4), else with each of the others that follow."""
    first, (begin, *rest) = _initial(name), name.split() or [name]
    followers = [*(word[0] for word in reversed(rest)), *begin[len(first) :]]
    return (f"{first}{letter}" for letter in followers if letter.isalnum())


def _plain(mark: str) -> str:
    """As it looks from the last row."""
    return "".join(
        letter
        for letter in unicodedata.normalize("NFD", mark.casefold())
        if not unicodedata.combining(letter)
    )


def seat_face(avatar: str, colour: str = "red") -> SeatFace:
    """The face of a seat as the application writes it: ``level:3`` or a person's mark."""
    if avatar.startswith("level:"):
        return animal_face(float(avatar.removeprefix("level:")))
    return person_face("", colour, avatar)


def animal_name(level: float) -> str:
    """What the opponent of a level is called: lively where it plays better than its animal does, sleepy where
    it plays worse; below the hare a young one."""
    if level < 1:
        return QCoreApplication.translate("Animals", "Leveret")
    at = animal_at(level)
    if level > at + 1:
        return _lively()[min(at, len(ANIMALS) - 2)]
    if level < at + 1:
        return _sleepy()[max(at, 1) - 1]
    names = (
        QCoreApplication.translate("Animals", "Hare"),
        QCoreApplication.translate("Animals", "Hedgehog"),
        QCoreApplication.translate("Animals", "Fox"),
        QCoreApplication.translate("Animals", "Owl"),
        QCoreApplication.translate("Animals", "Lynx"),
    )
    return names[at]


def _lively() -> Sequence[str]:
    """Of hare to owl."""
    return (
        QCoreApplication.translate("Animals", "Lively hare"),
        QCoreApplication.translate("Animals", "Lively hedgehog"),
        QCoreApplication.translate("Animals", "Lively fox"),
        QCoreApplication.translate("Animals", "Lively owl"),
    )


def _sleepy() -> Sequence[str]:
    """Of hedgehog to lynx."""
    return (
        QCoreApplication.translate("Animals", "Sleepy hedgehog"),
        QCoreApplication.translate("Animals", "Sleepy fox"),
        QCoreApplication.translate("Animals", "Sleepy owl"),
        QCoreApplication.translate("Animals", "Sleepy lynx"),
    )


def animal_against(level: int) -> str:
    """The name as it stands after “against”, a case of its own in some languages."""
    names = (
        QCoreApplication.translate("Animals", "Hare", "against"),
        QCoreApplication.translate("Animals", "Hedgehog", "against"),
        QCoreApplication.translate("Animals", "Fox", "against"),
        QCoreApplication.translate("Animals", "Owl", "against"),
        QCoreApplication.translate("Animals", "Lynx", "against"),
    )
    return names[max(1, min(len(names), level)) - 1]


def animal_skill(level: float) -> str:
    """How well the opponent of a level plays, in one or two words."""
    if level < 1:
        return QCoreApplication.translate("Animals", "for children")
    words = (
        QCoreApplication.translate("Animals", "beginner"),
        QCoreApplication.translate("Animals", "mild"),
        QCoreApplication.translate("Animals", "advanced"),
        QCoreApplication.translate("Animals", "expert"),
        QCoreApplication.translate("Animals", "merciless"),
    )
    return words[animal_at(level)]


def paint_avatar(
    painter: QPainter, rect: QRectF, face: SeatFace, *, ring: QColor | None = None, ratio: float = 1.0
) -> None:
    """Draw a face into a square; ``ring`` frames the one whose turn it is or who is chosen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    unit = side / 100
    centre = rect.center() - QPointF(0, unit)
    disc = 47 * unit
    picture = f"avatar_{face.animal}"
    if face.animal and art.exists(picture):
        whole = round(side)
        drawn = art.pixmap(picture, whole, whole, ratio)
        painter.drawPixmap(QPointF(rect.center().x() - whole / 2, rect.center().y() - whole / 2), drawn)
    else:
        letter = face.letter if not face.animal else face.animal[:1].upper()
        drawn = _disc(disc, letter, face.colour, ratio, theme.current().key())
        room = QRectF(QPointF(), drawn.deviceIndependentSize())
        painter.drawPixmap(centre - room.center(), drawn)
    if ring is not None:
        painter.setPen(QPen(ring, 6 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, disc - unit, disc - unit)


def melts(face: SeatFace, ground: QColor) -> bool:
    """Whether a person's disc cannot be told from this ground and needs a ring, as a yellow one on yellow."""
    return not face.animal and contrast(PERSON_COLOURS[face.colour], ground) < 1.5


@kept(KEPT)
def _disc(radius: float, letter: str, colour: str, ratio: float, look: object) -> QPixmap:
    side = 2 * (radius + 2)
    picture = blank(side, side, ratio)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(QPointF(), picture.deviceIndependentSize()).center()
        _paint_disc(painter, middle, radius, letter, PERSON_COLOURS[colour])
    return picture


def _paint_disc(painter: QPainter, centre: QPointF, radius: float, letter: str, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT.shadow)
    painter.drawEllipse(centre + QPointF(0, radius * 0.043), radius, radius)
    ink = LIGHT.onfill if contrast(LIGHT.onfill, colour) >= 4.5 else LIGHT.ink
    if theme.current().palette.strong and ink == LIGHT.onfill:
        colour = mix(colour, QColor("black"), DEEPER)
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    size = radius * (1.12 if len(letter) == 1 else 0.86)
    wide = QFontMetricsF(fonts.serif(size)).horizontalAdvance(letter)
    size *= min(1.0, radius * 1.6 / max(1.0, wide))
    font = fonts.serif(size)
    glyph = QPainterPath()
    width = QFontMetricsF(font).horizontalAdvance(letter)
    glyph.addText(centre.x() - width / 2, centre.y() + size * 0.338 + radius * 0.03, font, letter)
    painter.fillPath(glyph, ink)


def paint_badge(
    painter: QPainter, centre: QPointF, radius: float, ground: QColor, rim: QColor, tick: QColor
) -> None:
    """The check badge in the corner of what is chosen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rim, radius * 0.24))
    painter.setBrush(ground)
    painter.drawEllipse(centre, radius, radius)
    box = around(centre, radius * 1.25)
    icons.paint(painter, "check", box, tick, 3.6)


def paint_skill(
    painter: QPainter, middle: float, top: float, level: float, full: QColor, empty: QColor, *, unit: float
) -> None:
    """Five small bars, as many filled as the level is high, one in part; ``unit`` is the width of a bar."""
    gap, tall = unit * 0.3, unit * 0.62
    left = middle - (len(ANIMALS) * unit + (len(ANIMALS) - 1) * gap) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for place in range(len(ANIMALS)):
        bar = QRectF(left + place * (unit + gap), top, unit, tall)
        part = max(0.0, min(1.0, level - place))
        for share, colour in ((1.0, empty), (part, full)):
            if share:
                painter.setBrush(colour)
                bar.setWidth(unit * share)
                painter.drawRoundedRect(bar, tall * 0.4, tall * 0.4)


class Avatar(Canvas, QWidget):
    """A face as a widget, ``size`` design pixels wide.

    ringed: framed in ink. lit: it lies on yellow, where the ring is dark in every look."""

    def __init__(
        self,
        face: SeatFace,
        size: float = 64,
        parent: QWidget | None = None,
        *,
        ringed: bool = False,
        lit: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._face, self._design, self._ringed, self._lit = face, size, ringed, lit
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow_now(self, self._restyle)

    def set_face(self, face: SeatFace) -> None:
        self._face = face
        self.update()

    def set_size(self, size: float) -> None:
        """In design pixels."""
        self._design = size
        self._restyle()

    def _restyle(self) -> None:
        side = theme.current().px(self._design)
        self.setFixedSize(side, side)
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        ring = (colours.letter if self._lit else colours.ink) if self._ringed else None
        paint_avatar(painter, QRectF(self.rect()), self._face, ring=ring, ratio=self.devicePixelRatioF())
