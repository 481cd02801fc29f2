"""Where a note may lie at a table of cards so that nothing which is read or aimed at is under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF

from app.tabletop.cards.rack import CardRack
from app.tabletop.cards.slips import slip_rect
from app.tabletop.note import Note
from app.widgets.look import paper, theme

GAP, EDGE = 14, 4
"""Between a note and the cards of a row, and between it and the edges of the rack."""
LEAST, WIDTHS = 200, (300, 420, 560)
"""No note is narrower; it is as narrow as the room allows, in these steps. Widths of text."""


def free_rooms(rack: CardRack, covered: int) -> list[QRect]:
    """Beside the loose cards, beside the words, beside both, on the rack's parent. covered: so many backs lie
    there instead of loose cards."""
    look, frame, rows = theme.current(), rack.frame(), rack.rows
    gap, edge = look.pxf(GAP), look.pxf(EDGE)
    loose = frame.left + covered * frame.pitch if covered else rows.loose_end()
    slips = [slip_rect(row, slip).right() for row, slip in zip(rows.words, rack.slips, strict=False)]
    words = max([rows.words_end(), *slips])
    right, bottom = rack.width() - gap, rack.height() - look.pxf(paper.THICKNESS) - edge
    rule = frame.loose_top - look.pxf(11)

    def room(end: float, top: float, low: float) -> QRect:
        left = end + gap if end > frame.left else frame.left
        free = QRectF(left, top, max(0.0, right - left), low - top)
        return free.translated(rack.pos().toPointF()).toRect()

    return [
        room(loose, rule + edge / 2, bottom),
        room(words, edge, rule - edge / 2),
        room(max(loose, words), edge, bottom),
    ]


def place_in(note: Note, room: QRect) -> QRect | None:
    """Where the note lies in a room, as narrow as it can be there and in the middle of its height; None where
    it is too long for it."""
    look = theme.current()
    widths: Sequence[int] = [look.tx(step) for step in WIDTHS if look.tx(step) < room.width()]
    for wide in (*widths, room.width()):
        high = note.heightForWidth(wide)
        if wide >= look.tx(LEAST) and high <= room.height():
            return QRect(room.left(), room.top() + (room.height() - high) // 2, wide, high)
    return None
