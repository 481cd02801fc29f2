"""A table with a sheet, a hand on its rack, and the panel with what pieces are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from app.tabletop.context import ViewContext
from app.tabletop.hand.open_hands import OpenHandRows
from app.tabletop.hand.rack import Rack
from app.tabletop.panel.hand import HandPanel
from app.tabletop.pieces.skin import Key, Skin
from app.tabletop.sheet.table import LARGER, SheetTable


class HandTable(SheetTable):
    """It shows; hand and screen decide. A game makes rack and panel and puts them there with `seat`."""

    rack: Rack
    side: HandPanel

    def __init__(self, mat: str, skin: Skin, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(mat, skin, context, parent)
        self.skin = skin
        self._context = context

    def seat(
        self,
        rack: Rack,
        side: HandPanel,
        left: Sequence[QWidget] = (),
        right: Sequence[QWidget] = (),
        *,
        small: bool = False,
    ) -> None:
        """Put them on the table; left, right, small: see `furnish`."""
        self.rack, self.side = rack, side
        if self._context.children:
            rack.enlarge(LARGER)
        self.arranged.connect(lambda: side.share_out(big=self._context.settings.big_picture))
        self.open_hands = OpenHandRows(self.skin, self._context.seats, self.sheet.viewport())
        self.furnish(rack, side, left, right, above=self.open_hands, small=small)

    def tell_mildly(self, mild: bool) -> None:
        """Whether mistakes are told without red, as to children."""
        self.message.mild = mild

    def from_afar(self, piece: Any) -> Key:
        """How a piece of a hand is shown to a whole room."""
        key: Key = piece
        return key

    # Places, in the table's own coordinates ------------------------------------------------------

    def above_hand(self) -> QRect:
        """What of the mat lies over the hand."""
        mat, top = self.mat(), self.rack.mapTo(self, QPoint()).y()
        mat.setBottom(min(mat.bottom(), top - 1))
        return mat

    def hand_place(self) -> QRect:
        return QRect(self.rack.mapTo(self, QPoint()), self.rack.size())

    def store_mouth(self) -> QPointF:
        """Where pieces come out of what they are drawn from."""
        store = self.side.store
        return QPointF(store.mapTo(self, QPoint())) + store.mouth()

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's pieces come from, on the sheet's viewport."""
        row = self.side.seats.rows[seat]
        return self.on_sheet(QPointF(row.mapTo(self, QPoint())) + row.face_rect().center())
