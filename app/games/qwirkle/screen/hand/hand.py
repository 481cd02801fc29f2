"""The person's hand at the table: choosing, dragging, dropping, taking back, trading, confirming."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal

from app.engine.errors import IllegalMove
from app.games.qwirkle.board import QwirkleRefusal
from app.games.qwirkle.model import Lay, Move, Observation, Score
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand.draft import TileDraft, is_tile
from app.games.qwirkle.screen.table import Table
from app.games.qwirkle.screen.tile import BACK
from app.games.qwirkle.tiles import HAND, Position, Tile
from app.tabletop.context import ViewContext
from app.tabletop.hand.draft import HandOrders
from app.widgets import motion
from app.widgets.sounds import Sound


class Hand(QObject):
    """Turns what the person does into a draft, and the draft into a move.

    in_air: the slot of the tile under the mouse. gap: the place of the rack that it is held over.

    Signals:
        move_requested(object move): confirmed.
        drafted(): the draft, the choice or the mode has changed.
        dropped(): whatever is in the air is to be let go.
    """

    move_requested = Signal(object)
    drafted = Signal()
    dropped = Signal()

    def __init__(self, table: Table, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._context = table, context
        self.draft = TileDraft()
        self._orders = HandOrders(context.notes, "racks", HAND, is_tile)
        self.chosen: int | None = None
        self.trading = False
        self.traded: set[int] = set()
        self.blocked = False
        self.in_air: int | None = None
        self.gap: int | None = None
        self._sorted = 0
        self.covered = False
        table.rack.chosen.connect(self.choose)
        table.rack.sort_requested.connect(self.sort)
        table.sheet.cell_clicked.connect(self._click_cell)
        table.sheet.cell_pointed.connect(self._point)

    # State ------------------------------------------------------------------------------------

    @property
    def on_turn(self) -> bool:
        """Whether the person at the screen may move."""
        seen: Any = self.draft.seen
        return not self.blocked and seen is not None and seen.seat is not None and seen.turn == seen.seat

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer player is on turn, with everything before it shown."""
        seen: Any = self.draft.seen
        turn = None if self.blocked or seen is None else seen.turn
        return turn is not None and not self._context.seats[turn].is_person

    def take_up(self, observation: Observation) -> list[int]:
        """A new position; returns the slots of newly drawn tiles."""
        self.dropped.emit()
        fresh = self.draft.take_up(observation, self._orders.of(observation.seat))
        self._keep_order()
        self.chosen, self.trading, self.traded = None, False, set()
        self.covered = observation.seat is None
        self.refresh()
        return fresh

    def cover(self) -> None:
        """Turn the rack over until the next position."""
        self.covered = True
        self.refresh()

    def score(self) -> Score | None:
        """What the draft is worth."""
        return self.draft.score()

    def refresh(self) -> None:
        """Show rack and draft as they are."""
        draft, table = self.draft, self._table
        away = set(draft.placed)
        if self.in_air is not None:
            away.add(self.in_air)
        ringed = set(self.traded) if self.trading else ({self.chosen} if self.chosen is not None else set())
        held = self._backs() if self.covered else draft.slots
        order = None
        if self.in_air is not None:
            order = draft.order(self.in_air, self.gap if self.gap is not None else self.in_air)
        table.rack.show_tiles(held, away=away, ringed=ringed, back=self.covered, order=order)
        lying = ((slot, place) for slot, place in draft.placed.items() if slot != self.in_air)
        shown = {slot: (draft.piece(slot), place) for slot, place in lying}
        table.sheet.lying.set_draft(shown)
        self.light(None)
        self.drafted.emit()

    def _backs(self) -> list[Tile | None]:
        """A covered rack has as many tiles as its owner holds, or whoever will sit there next."""
        seen: Any = self.draft.seen
        if seen is None or seen.seat is not None:
            return [None if tile is None else BACK for tile in self.draft.slots]
        if seen.turn is None:
            return [None] * HAND
        order = ((seen.turn + step) % seen.seats for step in range(seen.seats))
        owner = next((seat for seat in order if self._context.seats[seat].is_person), None)
        count = 0 if owner is None else seen.hand_sizes[owner]
        return [BACK] * count + [None] * (HAND - count)

    def light(self, under: Position | None, *, fits: bool = False) -> None:
        """Light up where the tile in the air, or the chosen one, may lie."""
        slot = self.in_air if self.in_air is not None else self.chosen
        places: list[Position] = []
        if (
            slot is not None
            and self.on_turn
            and not self.trading
            and self._context.settings.aid("places", True)
        ):
            places = self.draft.places_for(slot)
        self._table.sheet.spots.light(places, under, fits=fits)

    def refuse(self, error: IllegalMove) -> None:
        """Say why not."""
        self._context.sounds.play(Sound.WORD_NO)
        self._table.say("refused", view_texts.refusal(error), about="refused")

    def _need_turn(self) -> bool:
        if not self.on_turn:
            self.refuse(IllegalMove(QwirkleRefusal.NOT_YOUR_TURN))
        return self.on_turn

    # Choosing and placing -----------------------------------------------------------------------

    def choose(self, slot: int) -> None:
        """Choose a tile of the rack, or give the choice up; in a trade, mark it."""
        if self.draft.slots[slot] is None or self.covered:
            return
        self._table.unsay("refused")
        if self.trading:
            self.traded ^= {slot}
        elif slot in self.draft.placed:
            self.take_back(slot)
            self.chosen = slot
        else:
            self.chosen = None if self.chosen == slot else slot
            self._context.sounds.play(Sound.PICK_UP)
        self.refresh()

    def place(self, slot: int, position: Position) -> bool:
        """Lay a tile; says why where it does not fit."""
        if not self._need_turn():
            return False
        self._end_trade()
        try:
            self.draft.try_place(slot, position)
        except IllegalMove as error:
            self.refuse(error)
            return False
        self._context.sounds.play(Sound.TILE, len(self.draft.placed))
        self.chosen = None
        self._table.say("info", "")
        return True

    def place_chosen(self, position: Position) -> bool:
        """Lay the chosen tile."""
        if self.chosen is None:
            return False
        done = self.place(self.chosen, position)
        self.refresh()
        return done

    def _click_cell(self, position: Position) -> None:
        if self.chosen is not None and not self.place_chosen(position):
            self.light(position)

    def _point(self, position: Position | None) -> None:
        if self.chosen is None or self.in_air is not None:
            return
        self.light(position, fits=position is not None and self.fits(self.chosen, position))
        if position is not None and self.draft.lies_at(position) is not None:
            self.light(None)

    def fits(self, slot: int, position: Position) -> bool:
        """Whether a tile may lie there now."""
        return self.on_turn and self.draft.points_at(slot, position) is not None

    def points_at(self, slot: int, position: Position) -> int | None:
        """What the draft would score with the tile there; None where it does not fit."""
        return self.draft.points_at(slot, position)

    def lay(self, move: Lay) -> None:
        """Put the tiles of a move there as a draft, in an order in which each one fits."""
        waiting = list(move.placements)
        while waiting:
            for number, place in waiting:
                slots = [slot for slot in self.draft.lying() if self.draft.piece(slot) == number]
                if slots and self.draft.points_at(slots[0], place) is not None:
                    self.place(slots[0], place)
                    waiting.remove((number, place))
                    break
            else:
                break
        self.refresh()

    # Taking back --------------------------------------------------------------------------------

    def take_back(self, slot: int, *, flying: bool = True) -> None:
        """A tile of the draft goes home, with those that cannot lie without it. flying: by itself."""
        self._table.unsay("refused")
        starts = dict(self.draft.placed)
        back = self.draft.take_back(slot)
        self.fly_home([(one, starts[one]) for one in back if one in starts and (flying or one != slot)])
        self.refresh()

    def take_last_back(self) -> bool:
        """The tile laid last goes home."""
        if not self.draft.placed:
            return False
        self.take_back(list(self.draft.placed)[-1])
        return True

    def clear(self) -> None:
        """The whole draft goes home; a trade is given up."""
        starts = list(self.draft.placed.items())
        self.draft.clear()
        self.fly_home(starts)
        self.chosen = None
        self._end_trade()
        self._table.say("info", "")
        self.refresh()

    def fly_home(self, starts: list[tuple[int, Position]]) -> None:
        """Tiles fly from the table back to the rack."""
        table = self._table
        size = table.sheet.camera.face_width
        for slot, place in starts:
            start = table.cell_centre(QPointF(*place))
            end, sizes = table.slot_centre(slot), (size, table.slot_size())
            table.air.launch(self.draft.piece(slot), (start, end), sizes, motion.FLY_HOME)
        if starts:
            self._context.sounds.play(Sound.PICK_UP)

    # Trading ------------------------------------------------------------------------------------

    def can_trade(self) -> bool:
        """Whether a trade is possible now."""
        return self.on_turn and self._why_no_trade() is None

    def _why_no_trade(self) -> IllegalMove | None:
        try:
            self.draft.need_trade()
        except IllegalMove as refusal:
            return refusal
        return None

    def begin_trade(self) -> bool:
        """Choose tiles to give away; says why where that is not possible."""
        if not self._need_turn():
            return False
        refusal = self._why_no_trade()
        if refusal is not None:
            self.refuse(refusal)
            return False
        if self.draft.placed:
            self.clear()
        self.chosen, self.trading = None, True
        text = self.tr("Mark the tiles that you want to give away, then confirm.")
        self._table.say("info", text, about="trade")
        self.refresh()
        return True

    def toggle_trade(self) -> None:
        """Begin a trade, or give the one that was begun up."""
        if self.trading:
            self.clear()
        else:
            self.begin_trade()

    def put_into_bag(self, slot: int) -> None:
        """Mark a tile for a trade by dropping it on the bag."""
        if self.trading or self.begin_trade():
            self.traded.add(slot)

    def _end_trade(self) -> None:
        self.trading, self.traded = False, set()
        self._table.unsay("trade")

    # Confirming ---------------------------------------------------------------------------------

    def move(self) -> Move | None:
        """The move that confirming would make; says why where there is none yet."""
        if not self._need_turn():
            return None
        try:
            return self.draft.move(self.traded if self.trading else None)
        except IllegalMove as refusal:
            self.refuse(refusal)
            return None

    def sort(self) -> None:
        """By colour, and the next time by shape."""
        self.draft.sort(self.draft.sorts[self._sorted % len(self.draft.sorts)])
        self._sorted += 1
        self._keep_order()
        self.chosen = None
        self._end_trade()
        self._context.sounds.play(Sound.SHUFFLE)
        self._table.unsay("refused")
        self.refresh()

    def shift(self, step: int) -> None:
        """Move the chosen tile along the rack."""
        slot = self.chosen
        if slot is not None and 0 <= slot + step < HAND:
            self.insert(slot, slot + step)
            self.chosen = slot + step
            self.refresh()

    def insert(self, slot: int, target: int) -> None:
        """Put a tile of the rack between others."""
        self.draft.insert(slot, target)
        self._keep_order()

    def _keep_order(self) -> None:
        if self.draft.seen is not None:
            self._orders.keep(self.draft.seen.seat, self.draft.slots)
