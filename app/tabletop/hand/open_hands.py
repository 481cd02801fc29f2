"""Where a class plays before a wall with open hands, what the others hold lies over the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.tabletop.context import SeatLook, ViewContext
from app.tabletop.people.signs import Sign, paint_sign, signs
from app.tabletop.pieces.skin import Key, Skin, paint_piece
from app.tabletop.turn.part import Part, ViewState
from app.widgets.kept_clear import KeptClear
from app.widgets.look import paper, theme
from app.widgets.look.canvas import Canvas, around

PIECE, FACE, STEP, GAP, PAD = 46, 42, 1.1, 26, 10
"""Widths of a piece and of the face before it, from piece to piece in widths of one, between two hands and
around them, in design pixels."""


@dataclass(frozen=True)
class OpenHand:
    """Who holds what."""

    seat: int
    pieces: tuple[Key, ...]


class OpenHandRows(KeptClear, Canvas, QWidget):
    """A sheet of paper with as many hands in a line as its greatest width has room for; hidden where there is
    none."""

    def __init__(self, skin: Skin, seats: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._skin, self._seats = skin, tuple(seats)
        self._signs: Sequence[Sign] = signs(seats)
        self.hands: tuple[OpenHand, ...] = ()
        theme.follow(self, self._restyle)
        self.hide()

    def show_hands(self, hands: Sequence[OpenHand]) -> bool:
        """Whether it takes up another room now."""
        before, self.hands = self.hands, tuple(hands)
        told = (f"{self._seats[one.seat].name}: {self._spoken(one)}" for one in hands)
        self.setAccessibleName("; ".join(told))
        self.setVisible(bool(hands))
        self.update()
        return [len(one.pieces) for one in before] != [len(one.pieces) for one in self.hands]

    def _spoken(self, hand: OpenHand) -> str:
        return ", ".join(map(self._skin.name, hand.pieces))

    # Where they lie -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        look, lines = theme.current(), self._lines()
        wide = max((sum(map(self._wide, line)) for line in lines), default=0.0) + look.pxf(2 * PAD - GAP)
        high = len(lines) * self._high() + look.pxf(2 * PAD + paper.THICKNESS)
        return QSize(math.ceil(wide), math.ceil(high))

    def _wide(self, hand: OpenHand) -> float:
        look = theme.current()
        return look.pxf(FACE + GAP + PIECE * STEP * len(hand.pieces))

    def _high(self) -> float:
        return theme.current().pxf(PIECE) * self._skin.form.tall * 1.12

    def _lines(self) -> list[list[OpenHand]]:
        lines: list[list[OpenHand]] = []
        left = 0.0
        for hand in self.hands:
            wide = self._wide(hand)
            if not lines or wide > left:
                lines.append([])
                left = self.maximumWidth() - theme.current().pxf(2 * PAD - GAP)
            lines[-1].append(hand)
            left -= wide
        return lines

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours, thick = look.palette, look.pxf(paper.THICKNESS)
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2 - thick)
        outline = paper.cut(face, look.pxf(13), 8, 0.0)
        edge = colours.line
        paper.paint_sheet(
            painter, outline, colours.raised, edge, thick, border=edge, border_width=look.pxf(1.5)
        )
        wide, high = look.pxf(PIECE), self._high()
        for at, line in enumerate(self._lines()):
            x, y = look.pxf(PAD), look.pxf(PAD) + high * (at + 0.5)
            for hand in line:
                disc = around(QPointF(x + look.pxf(FACE / 2), y), look.pxf(FACE))
                paint_sign(painter, disc, self._signs[hand.seat], ratio=self.devicePixelRatioF())
                for number, key in enumerate(hand.pieces):
                    spot = QPointF(disc.right() + look.pxf(8) + wide * (STEP * number + 0.5), y)
                    paint_piece(painter, self._skin, key, spot, wide, number)
                x += self._wide(hand)


class OpenHandsPart(Part):
    """Shows what the other people of the game hold, as long as all may see it, but not over the words of a
    question. What flies is not there yet: a hand changes once the turns have been shown."""

    def __init__(
        self,
        rows: OpenHandRows,
        context: ViewContext,
        arrange: Callable[[], object],
        shown: Callable[[Any], Key],
    ) -> None:
        """arrange: lays out the table around them. shown: how a piece of a hand looks from afar."""
        super().__init__(rows)
        self._rows, self._context, self._arrange, self._shown = rows, context, arrange, shown
        context.settings.changed.connect(self._show)

    def settle(self, state: ViewState) -> None:
        self._show()

    def _show(self) -> None:
        seen, found = self.state.seen, []
        people = [seat for seat, look in enumerate(self._context.seats) if look.is_person]
        if seen is None or any(seat in seen.deciders and seat != seen.turn for seat in people):
            people = []  # whoever is asked in the turn of another needs to see what is asked about
        for seat in people:
            theirs = None if seat == seen.seat else self._context.others(seat)
            if theirs is not None and theirs.hand:
                found.append(OpenHand(seat, tuple(map(self._shown, theirs.hand))))
        if self._rows.show_hands(found):
            self._arrange()
