"""What no message may lie over, and where it lies instead: one rule for every notice, hint and slip.

Pieces in hand, dice, a clock, players with their points, words that are decided on and the primary button are
there to be seen and pressed; whoever draws one of them mixes in `KeptClear`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from app.widgets.sheets.keyboard import is_covered

# A mix-in beside a Qt class must be a plain class when it runs; for the types it is a widget.
if TYPE_CHECKING:

    class _MixIn(QWidget):
        """What the mix-in may rely on."""
else:
    _MixIn = object


class KeptClear(_MixIn):
    """Mix-in of what a message may not lie over."""

    def kept_clear(self) -> Sequence[QRect]:
        """The parts of it that must be seen, in own coordinates."""
        return [self.rect()]


def kept_clear(host: QWidget) -> list[QRect]:
    """All that is seen of what messages may not hide, in the host's coordinates."""
    found, window = [], host.window()
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, KeptClear) or not widget.isVisible() or is_covered(widget):
            continue
        seen = widget.visibleRegion().boundingRect()
        corner = host.mapFrom(window, widget.mapTo(window, QPoint()))
        parts = (part.intersected(seen) for part in widget.kept_clear())
        found += [part.translated(corner) for part in parts if not part.isEmpty()]
    return found


def clear_place(
    area: QRect, kept: Sequence[QRect], high: Callable[[int], int], wide: int, wanted: QPoint, *, gap: int = 4
) -> QRect:
    """Where in ``area`` a message hides nothing that is kept clear, as near as can be to where its upper edge
    is ``wanted`` by the middle; where there is no such place, where it hides least.

    wide: how wide it would be; it may become half as wide. high: its height in a width. gap: around it.
    """
    around = [one.adjusted(-gap, -gap, gap, gap) for one in kept if one.intersects(area)]
    boxes = [(one.left(), one.top(), one.right() + 1, one.bottom() + 1) for one in around]
    for width in (wide * share // 8 for share in range(8, 3, -1)):
        height = high(width)
        if height > area.height():
            continue
        for y in _levels(area, boxes, height, wanted.y()):
            beside = [box for box in boxes if box[1] < y + height and box[3] > y]
            x = _free(area, beside, width, wanted.x() - width // 2)
            if x is not None:
                return QRect(x, y, width, height)
    height = high(wide)
    ends = (wanted.x() - wide // 2, area.left(), area.right() + 1 - wide)
    places = [QRect(x, y, wide, height) for y in _levels(area, boxes, height, wanted.y()) for x in ends]
    return min(places or [QRect(ends[0], wanted.y(), wide, height)], key=lambda place: hidden(place, kept))


def _levels(area: QRect, boxes: Sequence[tuple[int, ...]], height: int, wanted: int) -> list[int]:
    """Upper edges worth trying, the nearest first: where it is wanted, at the edges, beside what is kept."""
    lowest = area.bottom() + 1 - height
    tried = {wanted, area.top(), lowest, *(box[3] for box in boxes), *(box[1] - height for box in boxes)}
    return sorted((y for y in tried if area.top() <= y <= lowest), key=lambda y: abs(y - wanted))


def _free(area: QRect, beside: Sequence[tuple[int, ...]], width: int, wanted: int) -> int | None:
    """The left edge nearest to the wanted one of a gap that is wide enough; None where there is none."""

    def gaps() -> Iterator[tuple[int, int]]:
        left = area.left()
        for start, _, end, _ in sorted(beside):
            yield left, start
            left = max(left, end)
        yield left, area.right() + 1

    fits = [min(max(wanted, left), right - width) for left, right in gaps() if right - left >= width]
    return min(fits, key=lambda x: abs(x - wanted), default=None)


def hidden(place: QRect, kept: Sequence[QRect]) -> int:
    """So many pixels of what is kept clear a message would hide in a place."""
    common = (place.intersected(one) for one in kept)
    return sum(one.width() * one.height() for one in common if not one.isEmpty())
