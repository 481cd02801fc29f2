"""A table of cards before a whole room: words and hands as rows of cards that can be read from the back, and
the last turns one below the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.tabletop.cards.card import BACK, EDGE, TALL, CardSkin, Print
from app.tabletop.people.signs import Sign, paint_sign
from app.tabletop.pieces.skin import paint_piece
from app.widgets.look import fonts, icons, paper, theme
from app.widgets.look.canvas import Canvas, draw_text

HIGH = 132
"""Height of what lies under a player's slip, in design pixels."""
MOST, LEAST = 74, 20
"""Widths of the cards of words, in design pixels."""
STEP, BETWEEN = 1.06, 0.5
"""From card to card and between two words, in widths of a card."""
LINE = TALL + 2 * EDGE + 0.06
"""Height of a line of cards, in widths of one."""
DROPPED = 0.30
"""What a discarded card takes of the width of a place at most."""
ROW, CARD = 64, 36
"""Height of a turn in the list and width of a card there, in design pixels."""


def card_rows(room: QRectF, words: Sequence[int]) -> tuple[list[list[QPointF]], float]:
    """Where the cards of words of so many cards lie, by word, and how wide they are: as large as all of them
    fit."""
    look = theme.current()
    width = look.pxf(MOST)
    while True:
        spots = _lay(room, words, width)
        end = spots[-1][-1].y() + width * LINE / 2 if spots and spots[-1] else 0.0
        if end <= room.bottom() + 1 or width <= look.pxf(LEAST):
            return spots, width
        width = max(look.pxf(LEAST), width * 0.95)


def _lay(room: QRectF, words: Sequence[int], width: float) -> list[list[QPointF]]:
    x, y = room.left(), room.top() + width * TALL / 2
    spots = []
    for cards in words:
        long = width * (STEP * (cards - 1) + 1)
        if x > room.left() and x + long > room.right():
            x, y = room.left(), y + width * LINE
        if long > room.width():  # a long hand goes on in the next line
            fit = max(1, int((room.width() / width - 1) / STEP) + 1)
            spots.append(
                [
                    QPointF(x + width * (0.5 + STEP * (card % fit)), y + card // fit * width * LINE)
                    for card in range(cards)
                ]
            )
            y += (cards - 1) // fit * width * LINE
            x += long
            continue
        spots.append([QPointF(x + width * (0.5 + STEP * card), y) for card in range(cards)])
        x += long + width * BETWEEN
    return spots


def around(spots: Sequence[QPointF], width: float) -> QRectF:
    """What the cards of a word take."""
    found = QRectF()
    for spot in spots:
        rect = QRectF(0, 0, width, width * TALL)
        rect.moveCenter(spot)
        found = found.united(rect)
    return found


def paint_rows(
    painter: QPainter, skin: CardSkin, room: QRectF, words: Sequence[Sequence[Print]], fallen: Sequence[bool]
) -> None:
    """The cards of words; those that did not stand are struck out. A card is told by its letters."""
    look = theme.current()
    spots, width = card_rows(room, [len(cards) for cards in words])
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for cards, at, fell in zip(words, spots, fallen, strict=True):
        for seed, (shown, spot) in enumerate(zip(cards, at, strict=True)):
            paint_piece(painter, skin, bare(shown, dim=fell), spot, width, seed)
        if fell and at:
            painter.setPen(QPen(look.palette.red, look.pxf(4)))
            painter.drawLine(at[0] - QPointF(width / 2, 0), at[-1] + QPointF(width / 2, 0))


def bare(shown: Print, *, dim: bool = False) -> Print:
    """The card with its letters alone: what else stands on it is too small to be read from afar."""
    return Print(shown.text, shown.value, shown.kind, dim=dim, bare=True)


@dataclass(frozen=True)
class StageTurn:
    """A turn in the list. taken: the open card, None from the draw pile; words: how they read; dropped: the
    card that was discarded, None while it is held."""

    sign: Sign
    taken: Print | None
    words: str
    dropped: Print | None


class StageTurns(Canvas, QWidget):
    """The last turns, the newest first, as many as there is room for."""

    def __init__(self, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(parent)
        self._skin = skin
        self._turns: tuple[StageTurn, ...] = ()
        theme.follow(self, self.update)
        self.hide()

    @property
    def turns(self) -> tuple[StageTurn, ...]:
        return self._turns

    def show_turns(self, turns: Sequence[StageTurn], spoken: str) -> None:
        """The newest first. spoken: all of it, for ears."""
        self.setAccessibleName(spoken)
        if tuple(turns) != self._turns:
            self._turns = tuple(turns)
            self.update()

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(look.tx(240), look.px(3 * ROW))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        high = look.pxf(ROW)
        shown = self._turns[: max(0, math.floor(self.height() / high))]
        if not shown:
            return
        thick = look.pxf(paper.THICKNESS)
        face = QRectF(1, 1, self.width() - 2, len(shown) * high - thick)
        outline = paper.cut(face, look.pxf(13), 8, 0.0)
        paper.paint_sheet(
            painter, outline, look.palette.raised, look.palette.line, thick, border=look.palette.line
        )
        for at, turn in enumerate(shown):
            row = QRectF(face.left(), face.top() + at * high, face.width(), high - look.pxf(4))
            self._paint_turn(painter, row, turn, newest=not at)

    def _paint_turn(self, painter: QPainter, row: QRectF, turn: StageTurn, *, newest: bool) -> None:
        look = theme.current()
        middle, wide = row.center().y(), look.pxf(CARD)
        disc = QRectF(row.left() + look.pxf(10), middle - look.pxf(19), look.pxf(38), look.pxf(38))
        paint_sign(painter, disc, turn.sign, ratio=self.devicePixelRatioF())
        card = partial(paint_piece, painter, self._skin)
        x = disc.right() + look.pxf(14)
        card(BACK if turn.taken is None else bare(turn.taken), QPointF(x + wide / 2, middle), wide, 1)
        x += wide + look.pxf(8)
        end = row.right() - look.pxf(10)
        if turn.dropped is not None:
            card(bare(turn.dropped), QPointF(end - wide / 2, middle), wide, 2)
            end -= wide + look.pxf(8)
        if turn.words:
            font, text = fonts.fitted(look.font("word_strong"), turn.words, end - x)
            cap = QFontMetricsF(font).capHeight()
            draw_text(painter, text, QPointF(x, middle + cap / 2), font, look.palette.ink)
        else:
            side = look.pxf(24)
            arrow = QRectF((x + end) / 2 - side / 2, middle - side / 2, side, side)
            icons.paint(painter, "chevron_right", arrow, look.palette.ink if newest else look.palette.ink2)
