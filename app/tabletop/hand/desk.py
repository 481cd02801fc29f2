"""A hand at a table with a sheet: on its rack and on the sheet, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.tabletop.context import ViewContext
from app.tabletop.hand.drag import Dragging
from app.tabletop.hand.hand import Hand
from app.tabletop.hand.keys import Cursor, Keys
from app.tabletop.hand.rack import Rack
from app.tabletop.hand.targets import OnRack, OnSheet, Target
from app.tabletop.sheet.table import SheetTable


class HandDesk:
    """Joins what belongs to a hand. A game adds targets of its own, and keys (`Keys.more`)."""

    def __init__(
        self,
        hand: Hand[Any],
        table: SheetTable,
        rack: Rack,
        context: ViewContext,
        targets: Sequence[Target] = (),
    ) -> None:
        sheet, air = table.sheet, table.air
        self.on_rack = OnRack(hand, rack, air)
        self.on_sheet = OnSheet(hand, sheet, self.on_rack, air, context)
        self.dragging = Dragging(hand, air, context.sounds, self.on_rack, self.on_sheet, targets)
        self.dragging.listen(rack.grabbed, rack.dragged, rack.released_at)
        self.dragging.listen(sheet.piece_pressed, sheet.piece_dragged, sheet.piece_released)
        self.dragging.chosen.connect(self.on_sheet.show_a_place)
        self.keys = Keys(hand, Cursor(hand, sheet, rack.skin), sheet)
        table.key_pressed.connect(self.keys.press)
