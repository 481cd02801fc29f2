"""A hand at a table with a sheet: on its rack and on the sheet, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF

from app.tabletop.context import ViewContext
from app.tabletop.hand.drag import Dragging
from app.tabletop.hand.hand import Hand
from app.tabletop.hand.keys import Cursor, Keys
from app.tabletop.hand.table import HandTable
from app.tabletop.hand.targets import IntoStore, OnRack, OnSheet
from app.tabletop.sheet.reading import Reading
from app.widgets.look import motion


class HandDesk:
    """Joins what belongs to a hand. A game adds keys of its own (`Keys.more`)."""

    def __init__(self, hand: Hand[Any], table: HandTable, context: ViewContext) -> None:
        self._hand, self._table = hand, table
        sheet, air, rack = table.sheet, table.air, table.rack
        targets = [IntoStore(hand, table.side.store)]
        self.on_rack = OnRack(hand, rack, air)
        self.on_sheet = OnSheet(hand, sheet, self.on_rack, air, context)
        self.dragging = Dragging(hand, air, context.sounds, self.on_rack, self.on_sheet, targets)
        self.dragging.listen(rack.grabbed, rack.dragged, rack.released_at)
        self.dragging.listen(sheet.piece_pressed, sheet.piece_dragged, sheet.piece_released)
        self.dragging.chosen.connect(self.on_sheet.show_a_place)
        self.keys = Keys(hand, Cursor(hand, sheet, rack.skin), sheet)
        table.key_pressed.connect(self.keys.press)
        self.reading = Reading(sheet, self.keys.cursor.lies)
        hand.drafted.connect(self.reading.read)

    def draw(self, slots: Sequence[int]) -> None:
        """New pieces fly from where they are drawn to these places of the rack."""
        for order, slot in enumerate(slots):
            end, size = self.on_rack.spot(slot)
            ms = motion.DEAL + 60 + order * motion.DEAL_STAGGER * 2
            path = self._table.store_mouth(), end
            self._table.air.launch(self._hand.draft.piece(slot), path, (size * 0.5, size), ms)

    def announce(self, turns: int) -> None:
        """Have so many of the last turns said, as the list of moves tells them."""
        model = self._table.side.list.moves
        told = [str(model.index(row).data()) for row in reversed(range(min(turns, model.rowCount())))]
        self.reading.announce(". ".join(told))

    def take_root(self) -> None:
        """What opens a game may have been laid anywhere; the game counts the cells from its first piece."""
        draft, camera = self._hand.draft, self._table.sheet.camera
        dx, dy = draft.offset()
        if (dx, dy) != (0, 0):
            camera.centre = camera.centre - QPointF(dx, dy)
            self.keys.cursor.shift(dx, dy)
            draft.placed = {slot: (x - dx, y - dy) for slot, (x, y) in draft.placed.items()}
            self._hand.refresh()
