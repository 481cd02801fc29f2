"""Which words lie where: whatever shows laid words says so, and the table's one slip explains them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.widgets.sheets.keyboard import is_covered

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object


@dataclass(frozen=True)
class WordSpot:
    """A word that lies somewhere, in any case. place: the rectangle it takes in what shows it. laid: it is
    explained whenever words that were played are; else only where the dictionary is open. worth: what its
    points are made of, as far as that is told.
    """

    word: str
    place: QRect
    laid: bool = True
    worth: str = ""


class ShowsWords(_MixIn):
    """Mix-in of what shows words that were laid and may be asked about."""

    def word_spots(self) -> Sequence[WordSpot]:
        """They, in own coordinates; of words that cross each other the longer one comes first."""
        raise NotImplementedError

    def word_at_hand(self) -> str:
        """The one that the keyboard is at; empty for none."""
        return ""


@dataclass(frozen=True)
class FoundWord:
    """A word that is seen. place: in the coordinates of whoever looked for it."""

    word: str
    place: QRect
    laid: bool = True
    worth: str = ""


def _seen(widget: ShowsWords, host: QWidget) -> list[FoundWord]:
    """Those of its words of which something can be seen."""
    region = widget.visibleRegion().boundingRect()
    corner = widget.mapTo(host, QPoint())
    spots = [(spot, spot.place.intersected(region)) for spot in widget.word_spots()]
    return [
        FoundWord(spot.word.lower(), place.translated(corner), spot.laid, spot.worth)
        for spot, place in spots
        if not place.isEmpty()
    ]


def words_in(host: QWidget) -> list[FoundWord]:
    """All words that can be seen and asked about, from the top left on."""
    found = [
        word
        for widget in host.findChildren(QWidget)
        if isinstance(widget, ShowsWords) and widget.isVisible() and not is_covered(widget)
        for word in _seen(widget, host)
        if _on_top(widget, host, word.place.center())
    ]
    return sorted(found, key=lambda one: (one.place.top(), one.place.left(), -len(one.word)))


def _on_top(widget: QWidget, host: QWidget, at: QPoint) -> bool:
    """Whether nothing lies over it there."""
    over = host.childAt(at)
    return over is widget or (over is not None and widget.isAncestorOf(over))


def words_at(host: QWidget, at: QPoint) -> list[FoundWord]:
    """The words under a point of the host: of those that cross there the longer one first."""
    widget = host.childAt(at)
    while widget is not None and widget is not host and isValid(widget):
        if isinstance(widget, ShowsWords):
            return [found for found in _seen(widget, host) if found.place.contains(at)]
        widget = widget.parentWidget()
    return []
