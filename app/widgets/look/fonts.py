"""The two families of the program and the roles in which text appears.

Vollkorn speaks (titles, letters, words), Lato works (controls, notes and numerals; in a title Vollkorn's
lining figures are taken). Faces are asked for by style name, so a heavier face is never synthesised.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from app import paths
from app.widgets import writing

SERIF = "Vollkorn"
SANS = "Lato"
FILES = (
    "Vollkorn-SemiBold.ttf",
    "Vollkorn-Bold.ttf",
    "Vollkorn-Black.ttf",
    "Lato-Regular.ttf",
    "Lato-Semibold.ttf",
    "Lato-Bold.ttf",
    "Lato-Heavy.ttf",
    "Lato-Black.ttf",
)
FIRST = ("Vollkorn-Black.ttf", "Lato-Regular.ttf", "Lato-Semibold.ttf", "Lato-Bold.ttf", "Lato-Heavy.ttf")
"""The faces of the first page."""
SMALLEST = 12.0
"""No text is drawn smaller than this many logical pixels, whatever the scale."""


class Role(NamedTuple):
    """How one kind of text looks: family, style name, size in design pixels, letter spacing in em."""

    family: str
    style: str
    size: float
    spacing: float = 0.0


ROLES: dict[str, Role] = {
    "h1": Role(SERIF, "Black", 33),
    "h2": Role(SERIF, "Black", 29),
    "screen": Role(SERIF, "Black", 25),
    "panel": Role(SERIF, "Black", 22),
    "word": Role(SERIF, "SemiBold", 22),
    "word_small": Role(SERIF, "SemiBold", 20),
    "word_strong": Role(SERIF, "Bold", 20),
    "entry": Role(SERIF, "Black", 44, 0.09),
    "letter": Role(SERIF, "Black", 44),
    "body": Role(SANS, "Regular", 16),
    "body_strong": Role(SANS, "Semibold", 16),
    "strong": Role(SANS, "Bold", 18),
    "control": Role(SANS, "Bold", 17),
    "control_big": Role(SANS, "Heavy", 20),
    "meta": Role(SANS, "Regular", 15),
    "meta_strong": Role(SANS, "Bold", 15),
    "tag": Role(SANS, "Bold", 13, 0.03),
    "number_small": Role(SANS, "Black", 22),
    "number": Role(SANS, "Black", 33),
    "score": Role(SANS, "Black", 54),
    "timer": Role(SANS, "Black", 68),
}


def _candidates(name: str) -> list[Path]:
    family = name.partition("-")[0].lower()
    return [paths.resource("fonts", name), Path("/usr/share/fonts/truetype") / family / name]


@cache
def _register(name: str) -> bool:
    """Tell Qt of one bundled face, once per process. False when its file is missing."""
    found = next((path for path in _candidates(name) if path.is_file()), None)
    return found is not None and QFontDatabase.addApplicationFont(str(found)) >= 0


def load(names: Sequence[str] = FILES) -> bool:
    """Register these bundled faces with Qt, usually all. False when any is missing.

    A face that is asked for is registered by itself; this is for texts that Qt makes bold, and it
    takes the time away from the first page that needs one (some ms each). With every face Qt also
    gives up all fonts it has made ready, so a page's faces had better come together.
    """
    return all([_register(name) for name in names])


@lru_cache(maxsize=512)
def _face(family: str, style: str, pixels: int, spacing: float) -> QFont:
    _register(f"{family}-{style}.ttf")
    font = QFontDatabase.font(family, style, 10)
    font.setPixelSize(pixels)
    # Sizes are fractions of the design: hinting would make the weight jump from size to size.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if family == SERIF:
        # Its usual numerals are old-style: a 1 among them reads like a small I.
        font.setFeature(QFont.Tag("lnum"), 1)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, pixels * spacing)
    return font


def face(family: str, style: str, pixels: float, spacing: float = 0.0) -> QFont:
    """A face at a size in logical pixels (not scaled). A copy: the caller may change it."""
    return QFont(_face(family, style, max(1, math.floor(pixels + 0.5)), spacing))


def serif(pixels: float, style: str = "Black") -> QFont:
    """Vollkorn at a size in logical pixels."""
    return face(SERIF, style, pixels)


def sans(pixels: float, style: str = "Bold") -> QFont:
    """Lato at a size in logical pixels."""
    return face(SANS, style, pixels)


@lru_cache(maxsize=256)
def _headroom(family: str, style: str, pixels: int) -> int:
    metrics = QFontMetricsF(_face(family, style, pixels, 0.0))
    above = -metrics.tightBoundingRect("ŮÁŘĎ").top() - math.floor(metrics.ascent())
    below = metrics.tightBoundingRect("gjpqy").bottom() - math.floor(metrics.descent())
    return max(0, math.ceil(max(above, below)) + 1)


def headroom(role: str, font: QFont) -> int:
    """Logical pixels that a line of this font needs above and below its own height.

    Lato's ascent ends under the ring of Ů; without this room labels would cut it off.
    """
    entry = ROLES[role]
    return _headroom(entry.family, entry.style, font.pixelSize())


def text_factor(size: float, text_size: float) -> float:
    """How much of the chosen text size a design size takes: big type is legible already."""
    share = 1.0 if size <= 24 else 0.5 if size <= 40 else 0.25
    return 1.0 + (text_size - 1.0) * share


def for_role(role: str, scale: float, text_size: float = 1.0, least: float = 0.0) -> QFont:
    """The font of a role at an interface scale and a text size, of so many logical pixels at least; KeyError
    for an unknown role."""
    entry = ROLES[role]
    pixels = entry.size * scale * text_factor(entry.size, text_size)
    return face(entry.family, entry.style, max(SMALLEST, least, pixels), entry.spacing)


def title(text: str, pixels: float, room: float) -> QFont:
    """Of a title that is printed in one line: as large as asked, or as the room allows."""
    width = QFontMetricsF(serif(pixels)).horizontalAdvance(text)
    return serif(pixels * min(1.0, room / max(1.0, width)))


def wrapping(font: QFont, text: str, room: QRectF) -> QFont:
    """The font made smaller, down to the smallest legible size, until the text fits the room in lines."""
    flags = int(Qt.TextFlag.TextWordWrap)
    fits = QFont(font)
    while fits.pixelSize() > SMALLEST:
        box = QFontMetricsF(fits).boundingRect(room, flags, text)
        if box.height() <= room.height() + 1 and box.width() <= room.width() + 1:
            break
        fits.setPixelSize(fits.pixelSize() - 1)
    return fits


_least = [float(SMALLEST)]


def keep_legible(pixels: float) -> None:
    """What is made to fit becomes no smaller than this: on a wall that is more than on a screen."""
    _least[:] = [pixels]


NARROWEST = 65
"""Per cent of its width to which a line is pressed together before it is cut."""


def within(font: QFont, text: str, room: float, least: float) -> tuple[QFont, str]:
    """The font as much smaller as the text needs, though not under the least size; then narrower, and only
    what has no room even so is cut."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= room or room <= 0:
        return font, text
    font = QFont(font)
    font.setPixelSize(max(math.ceil(least), math.floor(font.pixelSize() * room / wide)))
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font.setStretch(max(NARROWEST, math.floor(100 * room / wide)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def fitted(font: QFont, text: str, room: float) -> tuple[QFont, str]:
    """The font made smaller, down to three quarters or the smallest legible size, and then the text cut at
    its end, until it fits the room."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font, text
    font = QFont(font)
    least = min(font.pixelSize(), max(_least[0], font.pixelSize() * 0.75))
    font.setPixelSize(max(math.ceil(least), math.floor(font.pixelSize() * room / width)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def wrapped(font: QFont, text: str, room: float) -> list[str]:
    """The text in as few lines as the room allows, broken between words."""
    metrics, lines = QFontMetricsF(font), list[str]()
    for word in writing.breakable(text):
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def balanced(font: QFont, text: str, room: float, most: int = 100) -> list[str]:
    """The text in as few lines as the room allows, at most so many whatever that takes, and these as alike in
    length as they can be."""
    words, many = writing.breakable(text), min(most, len(wrapped(font, text, room)))
    ends = range(1, len(words) + 1)
    runs = [" ".join(words[first:end]) for end in ends for first in range(end)]
    rooms = sorted(map(QFontMetricsF(font).horizontalAdvance, runs))
    enough = bisect_left(rooms, True, key=lambda tried: len(wrapped(font, text, tried)) <= many)
    return wrapped(font, text, rooms[enough]) if rooms else []
