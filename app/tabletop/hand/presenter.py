"""A hand at a table with a sheet: on its rack and on the sheet, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from app.tabletop import commands
from app.tabletop.context import ViewContext
from app.tabletop.hand.hand import HandController
from app.tabletop.hand.keys import Cursor, Keys
from app.tabletop.hand.table import HandTable
from app.tabletop.hand.targets import FromHand, IntoStore, OnRack, OnSheet
from app.tabletop.pieces.drag import Dragging, Target
from app.tabletop.sheet.reading import SheetReader
from app.tabletop.turn.part import Part, ViewState, Wish
from app.widgets.look import motion, theme
from app.widgets.sounds import Sound


class HandPresenter(Part):
    """Joins what belongs to a hand: what the person does with it and confirms."""

    def __init__(self, hand: HandController[Any], table: HandTable, context: ViewContext) -> None:
        super().__init__(table)
        self.hand, self._table, self._sounds = hand, table, context.sounds
        sheet, air, rack = table.sheet, table.air, table.rack
        self.on_rack = OnRack(hand, rack, air)
        self.on_sheet = OnSheet(hand, sheet, self.on_rack, air, context)
        targets: list[Target] = [IntoStore(hand, table.side.store), self.on_rack, self.on_sheet]
        dragging = Dragging(air, targets, hand)
        source = FromHand(hand, context.sounds, self.on_rack, self.on_sheet)
        dragging.listen(source, rack)
        dragging.listen(source, sheet)
        hand.dropped.connect(dragging.let_go)
        self.keys = Keys(hand, Cursor(hand, sheet, rack.skin), sheet)
        table.key_pressed.connect(self.keys.press)
        self.reading = SheetReader(sheet, self.keys.cursor.lies)
        hand.drafted.connect(self.reading.read)
        hand.drafted.connect(self.changed)
        self._shiver = motion.Tween(self, sheet.placed.shake, 1.0, motion.LINEAR)
        hand.refused.connect(self._shake)
        context.settings.changed.connect(hand.refresh)
        for asked, wish in (
            (table.side.confirm.clicked, Wish.CONFIRM),
            (self.keys.confirm_requested, Wish.CONFIRM),
            (self.keys.skip_requested, Wish.SKIP),
            (self.keys.hurry_requested, Wish.HURRY),
        ):
            self.wish(asked, wish)
        table.side.back.clicked.connect(hand.clear)
        table.side.exchange.clicked.connect(hand.toggle_exchange)

    # The state --------------------------------------------------------------------------------

    def begin(self, state: ViewState) -> None:
        """Nothing can be done."""
        self.hand.blocked = True
        self.hand.refresh()

    def settle(self, state: ViewState) -> None:
        """Hold what is held now; what was drawn comes flying."""
        self.hand.blocked = False
        self.draw(self.hand.take_up(state.seen))

    def render(self, state: ViewState, before: ViewState) -> None:
        hand, told = self.hand, False
        if (hand.blocked, hand.covered) != (state.busy, state.covered):
            hand.blocked, hand.covered, told = state.busy, state.covered, True
        if state.seen is not before.seen and state.moment == before.moment:
            hand.draft.seen, told = state.seen, True
        if state.refused is not None and state.refused is not before.refused:
            hand.refuse(state.refused)
            told = True
        if told:
            hand.refresh()
        if state.offered is not None and before.offered is None and hand.chosen is not None:
            hand.choose(hand.chosen)  # no piece that was chosen before stands in the way of what is shown

    def _shake(self) -> None:
        """What was tried is seen not to be taken."""
        if not theme.current().reduced_motion:
            self._shiver.to(0.0, 0)
            self._shiver.to(1.0, motion.REFUSED)

    def confirm(self) -> None:
        """Ask for the move that the hand means."""
        hand = self.hand
        move = hand.move()
        if move is None:
            return
        self._table.say("info", "")
        lies = bool(hand.draft.placed)
        if not lies and not hand.exchanging:
            self._sounds.play(Sound.CARD_PLACE)  # of a pass nothing is seen
        self.move_requested.emit(move, lies)

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {commands.EXCHANGE: self.hand.toggle_exchange}

    def keyboard(self) -> QWidget:
        return self._table.sheet

    def retranslate(self) -> None:
        self.hand.refresh()

    # Pieces -----------------------------------------------------------------------------------

    def draw(self, slots: Sequence[int]) -> None:
        """New pieces fly from where they are drawn to these places of the rack."""
        for order, slot in enumerate(slots):
            ms = motion.DEAL + 60 + order * motion.DEAL_STAGGER * 2
            half = self.on_rack.width() * 0.5
            self.on_rack.let_come(slot, (self._table.store_mouth(), half), ms)

    def announce(self, turns: int) -> None:
        """Have so many of the last turns said, as the list of moves tells them."""
        model = self._table.side.list.moves
        told = [str(model.index(row).data()) for row in reversed(range(min(turns, model.rowCount())))]
        self.reading.announce(". ".join(told))

    def take_root(self) -> None:
        """What opens a game may have been laid anywhere; the game counts the cells from its first piece."""
        draft, camera = self.hand.draft, self._table.sheet.camera
        dx, dy = draft.offset()
        if (dx, dy) != (0, 0):
            camera.centre = camera.centre - QPointF(dx, dy)
            self.keys.cursor.shift(dx, dy)
            draft.placed = {slot: (x - dx, y - dy) for slot, (x, y) in draft.placed.items()}
            self.hand.refresh()
