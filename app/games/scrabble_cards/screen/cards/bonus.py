"""A bonus card: what it does to a turn, printed on yellow (DESIGN, section 3)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.games.scrabble_cards.cards import FACTORS
from app.games.scrabble_cards.screen import names
from app.tabletop.cards.card import paint_paper
from app.widgets import writing
from app.widgets.look import fonts, paper, theme
from app.widgets.look.canvas import draw_text
from app.widgets.look.palette import LIGHT, printed

translate = QCoreApplication.translate

WIDE, HIGH = 168, 94
"""In design pixels."""


def paint_bonus(painter: QPainter, rect: QRectF, card: str, *, suits: int = -1) -> None:
    """The card, or its green back where it is empty. suits: which of its groups is marked, -1 for none."""
    colours = theme.current().palette
    inks = printed(colours)
    if not card:
        paint_paper(painter, rect, 5, inks.green, inks.green_edge)
        for column in range(5):
            at = QPointF(rect.left() + rect.width() * (0.14 + 0.18 * column), rect.center().y())
            paper.paint_mark(painter, paper.MARKS[column % 3], at, rect.height() * 0.2, LIGHT.onfill)
        return
    paint_paper(painter, rect, 5, inks.yellow, inks.yellow_edge)
    if colours.flat:  # letters for a wall fill the card: not up to its edge
        rect = rect.adjusted(
            rect.height() * 0.07, rect.height() * 0.04, -rect.height() * 0.07, -rect.height() * 0.04
        )
    if card in FACTORS:
        _paint_premium(painter, rect, FACTORS[card], inks.letter)
    else:
        if suits >= 0:
            _paint_marked(painter, rect, suits, inks.card)
        _paint_groups(painter, rect, card, inks.letter)


def _paint_premium(painter: QPainter, rect: QRectF, factor: int, ink: QColor) -> None:
    """“×2 for every word with the card it lies on”."""
    high = rect.height()
    font = fonts.sans(high * 0.46, "Black")
    figure = f"×{factor}"
    wide = QFontMetricsF(font).horizontalAdvance(figure)
    draw_text(painter, figure, QPointF(rect.left() + high * 0.13, rect.center().y() + high * 0.16), font, ink)
    room = rect.adjusted(high * 0.22 + wide, high * 0.08, -high * 0.1, -high * 0.08)
    painter.setFont(fitting(premium_text(factor), room, theme.current().legible(high * 0.165)))
    painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, premium_text(factor))


def _paint_groups(painter: QPainter, rect: QRectF, card: str, ink: QColor) -> None:
    """Two rows: what a word is like, what it brings and what it costs others."""
    high, margin = rect.height() / 2, rect.height() * 0.09
    pill_wide = rect.height() * 0.46
    for row, group in enumerate(names.groups(card)):
        line = QRectF(rect.left() + margin, rect.top() + row * high, rect.width() - 2 * margin, high)
        if row:
            pen = painter.pen()
            painter.setPen(theme.current().palette.yellow_edge)
            painter.drawLine(line.topLeft(), line.topRight())
            painter.setPen(pen)
        pill = QRectF(line.right() - pill_wide, line.top() + high * 0.12, pill_wide, high * 0.44)
        _paint_pill(painter, pill, f"+{group.plus}")
        painter.setPen(ink)
        painter.setFont(
            fonts.sans(max(fonts.SMALLEST, theme.current().legible(high * 0.26, high * 0.44)), "Bold")
        )
        below = QRectF(pill.left(), pill.bottom(), pill_wide, line.bottom() - pill.bottom())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{writing.MINUS}{group.minus}")
        _paint_lead(painter, group_room(rect, row), card, row, group, ink)


def _paint_marked(painter: QPainter, rect: QRectF, row: int, ground: QColor) -> None:
    """The row of a group on paler paper."""
    inset = rect.height() * 0.035
    line = QRectF(rect.left(), rect.top() + row * rect.height() / 2, rect.width(), rect.height() / 2)
    shape = QPainterPath()
    shape.addRoundedRect(line.adjusted(inset, inset, -inset, -inset), 3 * inset, 3 * inset)
    painter.fillPath(shape, ground)


def group_room(rect: QRectF, row: int) -> QRectF:
    """Where a group is named, beside its points."""
    high, margin = rect.height() / 2, rect.height() * 0.09
    line = QRectF(rect.left() + margin, rect.top() + row * high, rect.width() - 2 * margin, high)
    return line.adjusted(0, high * 0.06, -rect.height() * 0.46 - margin * 0.6, -high * 0.06)


def _paint_lead(
    painter: QPainter, room: QRectF, card: str, row: int, group: names.GroupName, ink: QColor
) -> None:
    painter.setPen(ink)
    size = theme.current().legible(room.height() * 0.34)
    if not group.sign:
        _paint_printed(painter, room, printed_group(card, row), size, ink)
        return
    lead, sign = fonts.sans(max(fonts.SMALLEST, size), "Bold"), fonts.serif(room.height() * 0.72)
    painter.setFont(sign)
    wide = QFontMetricsF(sign).horizontalAdvance(group.sign)
    painter.drawText(QPointF(room.right() - wide, room.center().y() + room.height() * 0.25), group.sign)
    painter.setFont(lead)
    beside = room.adjusted(0, 0, -wide - room.height() * 0.1, 0)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(beside, flags, group.lead)


def _paint_printed(painter: QPainter, room: QRectF, text: str, size: float, ink: QColor) -> None:
    """A group in words. Where they would be too small to be read from a wall, their two lines lie closer than
    a font has them."""
    font = fitting(text, room, size)
    if font.pixelSize() >= theme.current().legible(0.0):
        painter.setFont(font)
        painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, text)
        return
    font = fonts.sans(theme.current().legible(0.0), "Bold")
    lines, wide = fonts.balanced(font, text, 0, most=2), QFontMetricsF(font).horizontalAdvance
    step = min(room.height() / len(lines), font.pixelSize() * 0.95)
    for at, line in enumerate(lines):
        middle = QPointF(room.left(), room.center().y() + step * (at - (len(lines) - 1) / 2))
        painter.save()
        painter.translate(middle)
        painter.scale(min(1.0, room.width() / max(1.0, wide(line))), 1.0)
        draw_text(painter, line, QPointF(), font, ink, sink=0.5)
        painter.restore()


def _paint_pill(painter: QPainter, rect: QRectF, text: str) -> None:
    colours = theme.current().palette
    inks = printed(colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.green)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(LIGHT.onfill)
    size = theme.current().legible(rect.height() * 0.72, rect.height() * 1.03)
    painter.setFont(fonts.sans(size, "Black"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def printed_group(card: str, place: int) -> str:
    """A group without letters in as few words as a card has room for."""
    told = {
        ("g05", 0): translate("ScrabbleBonus", "same read backwards"),
        ("g07", 0): translate("ScrabbleBonus", "7 letters or more"),
        ("g08", 1): translate("ScrabbleBonus", "starts with a vowel"),
        ("g09", 0): translate("ScrabbleBonus", "3 consonants in a row"),
        ("g09", 1): translate("ScrabbleBonus", "vowel first and last"),
        ("g10", 0): translate("ScrabbleBonus", "first letter = last"),
        ("g10", 1): translate("ScrabbleBonus", "exactly 3 letters"),
        ("g11", 0): translate("ScrabbleBonus", "2 accents or more"),
        ("g11", 1): translate("ScrabbleBonus", "5 letters or more, no accent"),
        ("g12", 0): translate("ScrabbleBonus", "no vowel"),
        ("g12", 1): translate("ScrabbleBonus", "a card worth 4 or more"),
        ("g13", 0): translate("ScrabbleBonus", "some letter twice"),
        ("g13", 1): translate("ScrabbleBonus", "6 or more different letters"),
    }
    return told.get((card, place)) or names.groups(card)[place].text


def premium_text(factor: int) -> str:
    """What a premium card does, in the words that stand on it (RULES SK9)."""
    if factor == 2:
        return translate("ScrabbleBonus", "doubles every word of the card you put it on")
    return translate("ScrabbleBonus", "triples every word of the card you put it on")


def fitting(text: str, room: QRectF, size: float) -> QFont:
    """The largest face up to this size in which the text fits, broken into lines."""
    while size > fonts.SMALLEST:
        box = QFontMetricsF(fonts.sans(size, "Bold")).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        if box.height() <= room.height() and box.width() <= room.width():
            break
        size -= 0.5
    return fonts.sans(max(size, fonts.SMALLEST), "Bold")
