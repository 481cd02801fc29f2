"""The person's hand at a table: choosing, laying, taking back, putting in order, giving away, confirming."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from app.engine.errors import IllegalMove, Refusal
from app.tabletop import phrases
from app.tabletop.context import ViewContext
from app.tabletop.hand.draft import Draft, HandOrders
from app.tabletop.note import Note
from app.tabletop.pieces.skin import Key, Position
from app.widgets.sounds import Sound

DraftT = TypeVar("DraftT", bound=Draft[Any])


@dataclass(frozen=True)
class RackSlot:
    """What a place of the rack shows.

    slot: of the draft; another than the place while the others make room for a piece in the air.
    key: None where nothing lies. away: it lies on the sheet or is in the air. back: its face is nobody's
    business.
    """

    place: int
    slot: int
    key: Key | None
    away: bool = False
    ringed: bool = False
    back: bool = False


@dataclass(frozen=True)
class HandTexts:
    """What a game says of its hand, in the language of the moment.

    refusal: why something does not go. held: a place of the rack, for ears. cell: a place of the sheet.
    points: “5 points”. give: what to do when pieces are to be given away.
    """

    refusal: Callable[[IllegalMove], str]
    held: Callable[[RackSlot], str]
    cell: Callable[[Position], str]
    points: Callable[[int], str]
    give: Callable[[], str]


def backs(draft: Draft[Any], people: Sequence[bool]) -> list[Key | None]:
    """Covered are as many pieces as their owner holds, or the person who will sit there next.

    people: which seats are persons'. Nobody's when the game is over.
    """
    seen = draft.seen
    if seen is None or seen.seat is not None:
        return [None if piece is None else True for piece in draft.slots]
    count = 0
    for decider in seen.deciders[:1]:
        after = ((decider + step) % len(people) for step in range(len(people)))
        count = next((seen.hand_sizes[seat] for seat in after if people[seat]), 0)
    return [True] * count + [None] * (len(draft.slots) - count)


class HandController(QObject, Generic[DraftT]):
    """Turns what the person does into a draft, and the draft into a move.

    chosen: the slot of the piece that is to be laid. exchanging, given: pieces are marked to be given away.
    blocked: nothing can be done, turns are being shown. covered: nobody may see what is held.
    in_air: the slot of the piece under the mouse. gap: the place of the rack that it is held over.
    waits_for: says whose turn it is or what else has to be done first, as the panel does.

    Signals:
        drafted(): the draft, the choice or the mode has changed.
        dropped(): whatever is in the air is to be let go.
        refused(): what was tried is not taken.
        sent_home(object starts): pieces have left the sheet, as pairs of their slot and the cell.
    """

    drafted = Signal()
    dropped = Signal()
    refused = Signal()
    sent_home = Signal(object)

    def __init__(
        self,
        draft: DraftT,
        words: HandTexts,
        context: ViewContext,
        note: Note,
        orders: HandOrders,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.draft, self.words = draft, words
        self._context, self._note, self._orders = context, note, orders
        self.chosen: int | None = None
        self.exchanging = False
        self.given: set[int] = set()
        self.blocked = self.covered = False
        self.in_air: int | None = None
        self.gap: int | None = None
        self.waits_for: Callable[[], str] = lambda: ""
        self._sorted = 0

    # State ------------------------------------------------------------------------------------

    @property
    def on_turn(self) -> bool:
        """Whether the person at the screen may move."""
        return not (self.blocked or self._context.watching) and self.draft.on_turn()

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer player is on turn, with everything before it shown."""
        seen = self.draft.seen
        if self.blocked or seen is None:
            return False
        return any(not self._context.seats[seat].is_person for seat in seen.deciders)

    def take_up(self, observation: Any) -> list[int]:
        """A new position; returns the slots of newly drawn pieces. A piece that was chosen while others had
        their turn stays chosen where it still lies."""
        self.dropped.emit()
        seen, lay = self.draft.seen, list(self.draft.slots)
        fresh = self.draft.take_up(observation, self._orders.of(observation.seat))
        self._keep_order()
        stays = seen is not None and seen.seat == observation.seat is not None and bool(observation.deciders)
        held = {slot: piece for slot, piece in enumerate(self.draft.slots) if slot not in fresh}
        piece = None if self.chosen is None else held.get(self.chosen)
        if not stays or self.chosen is None or piece is None or piece != lay[self.chosen]:
            self.chosen = None
        self.exchanging, self.given = False, set()
        self.covered = observation.seat is None
        self.refresh()
        return fresh

    def refresh(self) -> None:
        """Whatever shows the hand looks at it again."""
        self.drafted.emit()

    def held(self) -> list[RackSlot]:
        """What the rack shows, place by place."""
        away = {*self.draft.placed, *self.draft.lent, self.in_air}
        ringed = self.given if self.exchanging else {self.chosen}
        lies: Sequence[Key | None] = self.draft.slots
        if self.covered:
            lies = backs(self.draft, [seat.is_person for seat in self._context.seats])
        order = list(range(len(lies)))
        if self.in_air is not None:
            order = self.draft.order(self.in_air, self.in_air if self.gap is None else self.gap)
        return [
            RackSlot(place, slot, lies[slot], slot in away, slot in ringed, self.covered)
            for place, slot in enumerate(order)
        ]

    def waiting(self) -> str:
        """Why nothing can be done now, whatever it is; empty on one's turn."""
        seen = self.draft.seen
        if self.on_turn or seen is None:
            return ""
        if self.blocked:
            return phrases.still_shown()
        return self.waits_for() or ("" if seen.deciders else phrases.refusal(Refusal.GAME_OVER))

    def refuse(self, error: IllegalMove, *, tried_here: bool = False) -> None:
        """Say why not. tried_here: what the table waits for comes first, where it waits for another than this
        hand."""
        waits = self.waiting() if tried_here else ""
        self._context.sounds.play(Sound.WORD_NO)
        self._note.tell("refused", waits or self.words.refusal(error), about="refused")
        self.refused.emit()

    def _need_table(self) -> None:
        """While turns are being shown the table waits; whose turn it is says the game."""
        if self.blocked or self.draft.seen is None:
            raise IllegalMove(Refusal.NOT_NOW)

    # Choosing and laying ------------------------------------------------------------------------

    def choose(self, slot: int) -> None:
        """Choose a piece, or give the choice up; in an exchange, mark it."""
        if self.draft.slots[slot] is None or self.covered:
            return
        self._note.take_back("refused")
        if self.exchanging:
            self.given ^= {slot}
        elif slot in self.draft.placed:
            self.take_back(slot)
            self.chosen = slot
        else:
            self.chosen = None if self.chosen == slot else slot
            self._context.sounds.play(Sound.PICK_UP)
        self.refresh()

    def place(self, slot: int, cell: Position) -> bool:
        """Lay a piece; says why where it does not fit."""
        try:
            self._need_table()
            self.draft.need_turn()
            self._end_exchange()
            self.draft.try_place(slot, cell)
            self.draft.taken = []
        except IllegalMove as error:
            self.refuse(error, tried_here=True)
            return False
        self._context.sounds.play(Sound.TILE, len(self.draft.placed))
        self.chosen = None
        self._note.tell("info", "")
        return True

    def place_chosen(self, cell: Position) -> bool:
        done = self.chosen is not None and self.place(self.chosen, cell)
        self.refresh()
        return done

    def lay(self, placements: Sequence[tuple[Any, Position]]) -> None:
        """Draft these, in an order in which each one fits."""
        waiting = list(placements)
        while waiting:
            for piece, cell in waiting:
                slots = [slot for slot in self.draft.in_rack() if self.draft.piece(slot) == piece]
                if slots and self.draft.fits(slots[0], cell):
                    self.place(slots[0], cell)
                    waiting.remove((piece, cell))
                    break
            else:
                break
        self.refresh()

    # Taking back --------------------------------------------------------------------------------

    def take_back(self, slot: int, *, flying: bool = True) -> None:
        """A piece of the draft goes home, with those that cannot lie without it. flying: by itself."""
        self._note.take_back("refused")
        starts = dict(self.draft.placed)
        self.draft.remember()
        back = self.draft.take_back(slot)
        self.sent_home.emit([(one, starts[one]) for one in back if one in starts and (flying or one != slot)])
        self.refresh()

    def take_last_back(self) -> bool:
        """Take the piece that was laid last back to the rack."""
        if not self.draft.placed:
            return False
        self.take_back(list(self.draft.placed)[-1])
        return True

    def clear(self) -> None:
        """The whole draft goes home; an exchange is given up."""
        starts = list(self.draft.placed.items())
        self.draft.remember()
        self.draft.clear()
        self.sent_home.emit(starts)
        self.chosen = None
        self._end_exchange()
        self._note.tell("info", "")
        self.refresh()

    def lay_again(self) -> None:
        """What was taken back last lies as it did."""
        if not self.draft.taken:
            return
        self._end_exchange()
        self.draft.arrange(self.draft.taken.pop())
        self.chosen = None
        self._context.sounds.play(Sound.TILE, len(self.draft.placed))
        self.refresh()

    # Giving away --------------------------------------------------------------------------------

    def can_exchange(self) -> bool:
        """Whether pieces may be given away now."""
        try:
            self._need_table()
            self.draft.need_exchange()
        except IllegalMove:
            return False
        return True

    def begin_exchange(self) -> bool:
        """Choose pieces to give away; says why where that is not possible."""
        try:
            self._need_table()
            self.draft.need_exchange()
        except IllegalMove as error:
            self.refuse(error, tried_here=True)
            return False
        if self.draft.placed:
            self.clear()
        self.chosen, self.exchanging = None, True
        self._note.tell("info", self.words.give(), about="exchange")
        self.refresh()
        return True

    def toggle_exchange(self) -> None:
        """Begin to choose pieces to give away, or stop."""
        if self.exchanging:
            self.clear()
        else:
            self.begin_exchange()

    def _end_exchange(self) -> None:
        self.exchanging, self.given = False, set()
        self._note.take_back("exchange")

    # Confirming ---------------------------------------------------------------------------------

    def move(self) -> Any:
        """The move that confirming would make; says why where there is none yet and returns None."""
        try:
            self._need_table()
            return self.draft.move(self.given if self.exchanging else None)
        except IllegalMove as error:
            self.refuse(error, tried_here=True)
            return None

    # Order --------------------------------------------------------------------------------------

    def sort(self) -> None:
        """By one thing, and the next time by another."""
        self.draft.sort(self.draft.sorts[self._sorted % len(self.draft.sorts)])
        self._sorted += 1
        self._keep_order()
        self.chosen = None
        self._end_exchange()
        self._context.sounds.play(Sound.SHUFFLE)
        self._note.take_back("refused")
        self.refresh()

    def shift(self, step: int) -> None:
        """Move the chosen piece along the rack."""
        slot = self.chosen
        if slot is not None and 0 <= slot + step < len(self.draft.slots):
            self.insert(slot, slot + step)
            self.chosen = slot + step
            self.refresh()

    def insert(self, slot: int, target: int) -> None:
        """Put a piece of the rack between others."""
        self.draft.insert(slot, target)
        self._keep_order()

    def _keep_order(self) -> None:
        if self.draft.seen is not None:
            self._orders.keep(self.draft.seen.seat, self.draft.slots)
