"""The table of the game for one: eight piles in two rows, the rack below, a column beside."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect

from app.games.quiddler.screen import prints
from app.games.quiddler.screen.solo.piles import OpenPile, pile_size
from app.games.quiddler.screen.solo.rack import WordRack
from app.games.quiddler.screen.solo.side import SoloSide
from app.games.quiddler.screen.table.names import card_name
from app.games.quiddler.solo_model import PILES
from app.tabletop.cards.card import CardSkin, Print
from app.tabletop.cards.mat import CardMat
from app.tabletop.pieces.flyer import Air
from app.widgets.look import theme

COLUMNS = 4
SIDE = 250
WIDEST = 132
"""Widths of the column and of a card on a pile at most, in design pixels."""


class SoloTable(CardMat):
    """It shows; the screen decides."""

    def __init__(self) -> None:
        super().__init__("blue")
        self.edition = "cz"
        self.skin = CardSkin(card_name)
        self.piles = [OpenPile(place, self.skin, self) for place in range(PILES)]
        self.rack = WordRack(self.skin, self, most=PILES)
        self.side = SoloSide(self)
        self.air = Air(self.skin, self)
        theme.follow(self, self.arrange)

    def printed(self, card: str) -> Print:
        """What stands on a card of this edition."""
        return prints.printed(card, self.edition)

    # Layout -----------------------------------------------------------------------------------

    def room(self) -> QRect:
        """Where the piles lie: over the rack, beside the column."""
        inner, look = self._inner(), theme.current()
        wide = self.rack.width()
        return QRect(inner.left(), inner.top(), wide, self.rack.y() - look.px(10) - inner.top())

    def _inner(self) -> QRect:
        look = theme.current()
        return self.mat().adjusted(look.px(28), look.px(16), -look.px(26), -look.px(20))

    def arrange(self) -> None:
        look, inner = theme.current(), self._inner()
        side = min(look.tx(SIDE), inner.width() * 27 // 100)
        wide = inner.width() - side - look.px(20)
        card = self.rack.card_width(wide)
        while card > 20 and self.rack.height_for(card) > inner.height() * 0.34:
            card -= 1
        high = self.rack.height_for(card)
        self.rack.setGeometry(inner.left(), inner.bottom() - high + 1, wide, high)
        self.side.setGeometry(inner.right() - side + 1, inner.top(), side, inner.height())
        self._arrange_piles(self.room())
        self.place_message()
        self.update()
        self.arranged.emit()

    def _arrange_piles(self, room: QRect) -> None:
        look = theme.current()
        rows = math.ceil(PILES / COLUMNS)
        unit_wide, unit_high = pile_size(1.0)
        width = min(
            look.pxf(WIDEST) * max(1.0, room.height() / look.pxf(470)),
            room.width() / COLUMNS / (unit_wide + 0.08),
            room.height() / rows / (unit_high + 0.02),
        )
        high = round(width * unit_high)
        column, between = room.width() / COLUMNS, (room.height() - rows * high) / (rows + 1)
        for pile in self.piles:
            pile.set_card(width)
            size = pile.sizeHint()
            x = room.left() + (pile.place % COLUMNS + 0.5) * column - size.width() / 2
            y = room.top() + between + (pile.place // COLUMNS) * (high + between)
            pile.setGeometry(round(x), round(y), size.width(), size.height())

    def place_message(self) -> None:
        """In the lower right corner of the rack, beside what the word is worth."""
        if not self.message.message():
            self.message.hide()
            return
        look, rack = theme.current(), self.rack.geometry()
        wide = min(rack.width() * 45 // 100, look.tx(520))
        high = self.message.heightForWidth(wide)
        left, bottom = rack.right() - wide - look.px(14), rack.bottom() - look.px(16)
        self.message.setGeometry(left, bottom - high, wide, high)
        self.message.show()
        self.message.raise_()

    # Places -------------------------------------------------------------------------------------

    def pile_spot(self, place: int) -> tuple[QPointF, float]:
        """The middle of the open card of a pile and its width, in the table's coordinates."""
        pile = self.piles[place]
        return QPointF(pile.pos()) + pile.face().center(), pile.card_width

    def rack_spot(self, index: int) -> tuple[QPointF, float]:
        """The middle of a card of the word and its width."""
        return QPointF(self.rack.pos()) + self.rack.spot(index), self.rack.card_size

    def words_spot(self) -> QPointF:
        """Where words go that are taken."""
        words = self.side.words
        return QPointF(words.mapTo(self, QPoint(words.width() // 2, words.height() // 4)))

    def pile_at(self, point: QPointF) -> OpenPile | None:
        """The pile under a point of the screen."""
        spot = self.mapFromGlobal(point).toPoint()
        return next((pile for pile in self.piles if pile.geometry().contains(spot)), None)
