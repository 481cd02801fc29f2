"""Pages of A4: the head with school and class, the foot with the code, and blocks between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.tabletop.printed.blocks import BLACK, MM, Block, fitted, pen, type_of

WIDTH, HEIGHT = 210 * MM, 297 * MM
MARGIN = 15 * MM
"""No printer needs more."""
HEAD, FOOT = 12 * MM, 9 * MM
ROOM = QRectF(MARGIN, MARGIN + HEAD, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN - HEAD - FOOT)
"""Where the blocks stand."""
_LIMIT = ROOM.height() + 1


@dataclass(frozen=True)
class Printed:
    """What is to be printed. code: by which the same is dealt again, empty for none.

    sheets: a list of blocks each; every one begins a page. key: the same for the solutions, empty for
    none."""

    title: str
    sheets: Sequence[Sequence[Block]]
    key: Sequence[Sequence[Block]] = ()
    code: str = ""


class Head(NamedTuple):
    """What a person wrote over their pages."""

    school: str = ""
    group: str = ""


class PrintedPage(NamedTuple):
    """Blocks with the places where they stand, and what it is called over them."""

    title: str
    blocks: Sequence[tuple[Block, QRectF]]


def pages(printed: Printed, *, key: bool, key_title: Callable[[str], str]) -> list[PrintedPage]:
    """All pages. key: with the solutions, on pages of their own. key_title: how those are called."""
    found = [page for sheet in printed.sheets for page in _flow(printed.title, sheet)]
    if key:
        title = key_title(printed.title)
        found += [page for sheet in printed.key for page in _flow(title, sheet)]
    return found


def evenly(blocks: Sequence[Block]) -> list[Sequence[Block]]:
    """Blocks on as few pages as they need, none of them much emptier than the others."""
    high = _heights(blocks)
    # Not `sum`: since Python 3.12 it rounds otherwise than heights that are added one by one.
    runs = (run for start in range(len(high)) for run in accumulate(high[start:]))
    fewest = len(_parted(blocks, high, _LIMIT))
    limits = (limit for limit in sorted(runs) if limit <= _LIMIT)
    parts = (_parted(blocks, high, limit) for limit in limits if limit >= max(high))
    return next((found for found in parts if len(found) == fewest), [blocks])


def _heights(blocks: Sequence[Block]) -> list[float]:
    return [block.height(ROOM.width()) for block in blocks]


def _parted(blocks: Sequence[Block], heights: Sequence[float], limit: float) -> list[Sequence[Block]]:
    """Blocks under each other, parted where they would be higher than that."""
    made: list[list[Block]] = [[]]
    top = 0.0
    for block, high in zip(blocks, heights, strict=True):
        if made[-1] and top + high > limit:
            made.append([])
            top = 0.0
        made[-1].append(block)
        top += high
    return list(made)


def _flow(title: str, blocks: Sequence[Block]) -> list[PrintedPage]:
    """Blocks under each other, on as many pages as they need."""
    return [_page(title, part) for part in _parted(blocks, _heights(blocks), _LIMIT)]


def _page(title: str, blocks: Sequence[Block]) -> PrintedPage:
    placed: list[tuple[Block, QRectF]] = []
    top = ROOM.top()
    for block in blocks:
        high = block.height(ROOM.width())
        placed.append((block, QRectF(ROOM.left(), top, ROOM.width(), high)))
        top += high
    return PrintedPage(title, placed)


def paint_page(painter: QPainter, page: PrintedPage, head: Head, code: str, number: int, count: int) -> None:
    """A whole page, in tenths of a millimetre from its corner."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = ROOM.top() - 4 * MM
    room = QRectF(ROOM.left(), MARGIN, ROOM.width(), line - MARGIN - 1 * MM)
    left = " · ".join(part for part in (head.school.strip(), head.group.strip()) if part)
    half = room.width() / 2 - 3 * MM
    side = Qt.AlignmentFlag.AlignVCenter
    painter.setPen(BLACK)
    painter.setFont(fitted(type_of(4 * MM, "Bold"), left, half))
    painter.drawText(QRectF(room.left(), room.top(), half, room.height()), side, left)
    painter.setFont(fitted(type_of(4 * MM), page.title, half))
    place = QRectF(room.right() - half, room.top(), half, room.height())
    painter.drawText(place, side | Qt.AlignmentFlag.AlignRight, page.title)
    painter.setPen(pen(4))
    painter.drawLine(QPointF(ROOM.left(), line), QPointF(ROOM.right(), line))
    for block, rect in page.blocks:
        block.paint(painter, rect)
    foot = QRectF(ROOM.left(), ROOM.bottom() + 3 * MM, ROOM.width(), FOOT - 3 * MM)
    painter.setPen(BLACK)
    painter.setFont(fitted(type_of(3.4 * MM), code, foot.width() * 0.8))
    painter.drawText(foot, side, code)
    painter.setFont(type_of(3.4 * MM))
    painter.drawText(foot, side | Qt.AlignmentFlag.AlignRight, f"{number} / {count}")
