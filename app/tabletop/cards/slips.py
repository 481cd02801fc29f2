"""What is printed on the rack around the cards: slips under words, the line between the rows, hints."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.tabletop.cards import card
from app.tabletop.cards.rows import Frame
from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.palette import mix

UNDER, SLIP, ICON = 8, 30, 16
"""Paper between a word and its slip, the height of a slip and of the icon on it, in design pixels."""


@dataclass(frozen=True)
class WordSlip:
    """What stands under a word: how it reads, what it is worth, whether it is good where that is told.
    points: None where what lies there can be no word. worth: what the points are made of. mild: nothing is
    red, as for children."""

    text: str
    points: int | None
    good: bool | None = None
    worth: str = ""
    mild: bool = False

    @property
    def written(self) -> str:
        """“vlak · 12”."""
        if self.points is None:
            return self.text
        return f"{self.text} · {self.points}"


def slip_rect(row: QRectF, slip: WordSlip) -> QRectF:
    """The slip under a word whose cards lie there."""
    look = theme.current()
    wide = QFontMetricsF(look.font("meta_strong")).horizontalAdvance(slip.written) + look.pxf(34)
    if slip.good is not None:
        wide += look.pxf(ICON)
    rect = QRectF(0, 0, max(wide, look.pxf(56)), look.tx(SLIP))
    thick = row.height() / card.TALL * card.EDGE
    rect.moveCenter(QPointF(row.center().x(), 0))
    rect.moveTop(row.bottom() + thick + look.pxf(UNDER))
    rect.moveLeft(max(rect.left(), look.pxf(UNDER)))  # larger texts are wider than short words
    return rect


def paint_slip(painter: QPainter, row: QRectF, slip: WordSlip, *, strong: bool) -> None:
    """A line as long as the word, and the slip on it. strong: the word that is being typed."""
    look = theme.current()
    colours = look.palette
    rect = slip_rect(row, slip)
    known = {True: colours.green, False: colours.ink2 if slip.mild else colours.red}
    ink = colours.ink2 if slip.good is None else known[slip.good]
    inset = look.pxf(3)
    painter.setPen(QPen(ink, look.pxf(3.2 if strong else 1.8)))
    y = rect.center().y()
    painter.drawLine(QPointF(row.left() + inset, y), QPointF(row.right() - inset, y))
    shape = paper.cut(rect, rect.height() / 2, 3, 0.0)
    painter.fillPath(shape, colours.raised if slip.good is None else ink)
    painter.strokePath(shape, QPen(ink, look.pxf(2.6 if strong else 1.8)))
    painter.setFont(look.font("meta_strong"))
    painter.setPen(colours.ink if slip.good is None else colours.onfill)
    if slip.good is not None:  # colour is never alone
        side = look.pxf(ICON)
        box = QRectF(rect.left() + look.pxf(11), rect.center().y() - side / 2, side, side)
        sign = "check" if slip.good else "help" if slip.mild else "x"
        icons.paint(painter, sign, box, colours.onfill, 3.2)
        rect.setLeft(box.right() - look.pxf(5))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), slip.written)


def paint_rule(painter: QPainter, frame: Frame, fill: str) -> None:
    """A line between the words and the loose cards."""
    look = theme.current()
    y = frame.loose_top - look.pxf(11)
    pen = QPen(mix(look.palette.colour(fill), look.palette.colour(f"{fill}_tint"), 0.35))
    pen.setWidthF(look.pxf(1.6))
    pen.setDashPattern([2.6, 2.4])
    painter.setPen(pen)
    painter.drawLine(QPointF(frame.left, y), QPointF(frame.right, y))


def paint_gap(painter: QPainter, rect: QRectF) -> None:
    """The place of a card in the air."""
    look = theme.current()
    shape = card.outline(rect)
    painter.fillPath(shape, look.palette.yellow_tint)
    pen = QPen(look.palette.ink, look.pxf(3))
    pen.setDashPattern([3, 2])
    painter.strokePath(shape, pen)


def paint_texts(painter: QPainter, frame: Frame, loose_end: float, hint: str, empty: str) -> None:
    """hint: beside the loose cards; empty: where words will lie."""
    look = theme.current()
    painter.setPen(look.palette.ink if look.palette.flat else look.palette.ink2)
    wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
    left = loose_end + look.pxf(24)
    room = QRectF(left, frame.loose_top, frame.right - left, frame.height)
    if hint and room.width() > look.tx(150):
        painter.setFont(fonts.wrapping(look.font("body"), hint, room))
        painter.drawText(room, int(wrapped | Qt.AlignmentFlag.AlignLeft), hint)
    elif hint and empty:
        empty = f"{hint}\n{empty}"
    if empty:
        row = QRectF(frame.left, frame.words_top, frame.right - frame.left, frame.height)
        painter.setFont(fonts.wrapping(look.font("body"), empty, row))
        painter.drawText(row, int(wrapped | Qt.AlignmentFlag.AlignHCenter), empty)
