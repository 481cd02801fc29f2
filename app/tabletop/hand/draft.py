"""What a person holds, and what has been laid on the sheet of it but not yet confirmed. No widgets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from app.engine.errors import IllegalMove
from app.tabletop.context import Notes
from app.tabletop.pieces.skin import Position

PieceT = TypeVar("PieceT")


class HandObservation(Protocol):
    """What a hand asks of an observation: whose eyes these are, what that seat holds, how many everybody
    does, and who decides now."""

    @property
    def seat(self) -> int | None: ...

    @property
    def hand(self) -> Sequence[Any]: ...

    @property
    def hand_sizes(self) -> Sequence[int]: ...

    @property
    def deciders(self) -> Sequence[int]: ...


class Draft(Generic[PieceT]):
    """A hand in the order that its owner likes, and the pieces taken from it onto the sheet.

    A game says in `lies_at` what lies on the sheet, in `need` what may lie together, in `around` where a
    piece may lie at all and in `move` what confirming would do. It asks its model for all of that.

    slots: a piece or None at each place of the hand; placed: place of the hand → cell of the sheet, in the
    order of laying. A piece that is placed still counts as lying in its slot.
    taken: what was laid before each time that pieces were taken back, to be laid again.
    lent: slots whose pieces lie on the sheet for good, though their owner still holds them by the rules.
    rows: places of each row in which the hand lies; a hand that outgrows them makes the last one longer.
    gaps_stay: an empty place of the hand parts what lies left and right of it (words of cards) and keeps its
    place when others make room; else it moves along.
    sorts: by what the hand can be sorted, one after the other.
    """

    rows: Sequence[int]
    gaps_stay: ClassVar[bool] = False
    sorts: ClassVar[Sequence[Callable[[Any], Any]]] = (lambda piece: piece,)

    def __init__(self) -> None:
        self.slots: list[PieceT | None] = [None] * sum(self.rows)
        self.placed: dict[int, Position] = {}
        self.lent: set[int] = set()
        self.taken: list[Any] = []
        self.seen: Any = None
        self._places: dict[object, list[Position]] = {}

    # What the game says -----------------------------------------------------------------------

    def lies_at(self, cell: Position) -> Any:
        """The piece that has lain there since before the draft."""
        return None

    def laid(self, slot: int) -> Any:
        """What the piece of a slot is where it is laid: a blank card stands for some letter there."""
        return self.piece(slot)

    def on_turn(self) -> bool:
        """Whether this seat may lay or give away now."""
        return self.seen is not None and self.seen.seat in self.seen.deciders

    def need_turn(self) -> None:
        """Raises IllegalMove where it is not for this seat to move now."""

    def need(self, placements: Sequence[tuple[Any, Position]]) -> None:
        """Raises IllegalMove where no move can begin with these."""

    def around(self, lying: Mapping[Position, Any]) -> Iterable[Position]:
        """Cells where one more piece may lie beside those of the draft, sorted."""
        return ()

    def points_at(self, slot: int, cell: Position) -> int | None:
        """What all of the draft would score with the piece there; None where it does not fit."""
        return 0 if self.fits(slot, cell) else None

    def offset(self) -> Position:
        """The cell of the screen's sheet that is the game's (0, 0): another one while nothing lies there yet
        and the opening may be laid anywhere."""
        return 0, 0

    def need_exchange(self) -> None:
        """Raises IllegalMove where nothing may be given away now."""

    def move(self, given: Iterable[int] | None = None) -> Any:
        """What confirming does. given: the slots whose pieces go, in an exchange. Raises IllegalMove."""
        raise NotImplementedError

    def hindrance(self, given: Iterable[int] | None = None) -> IllegalMove | None:
        """What the game says against the move; None where it takes it."""
        try:
            self.move(given)
        except IllegalMove as error:
            return error
        return None

    # What is held -----------------------------------------------------------------------------

    def take_up(self, observation: HandObservation, order: Sequence[PieceT | None] = ()) -> list[int]:
        """Follow the game; drops what was laid. Returns the slots that hold newly drawn pieces.

        order: how the hand of somebody who sits down lay when it was last seen.
        """
        same = self.seen is not None and self.seen.seat == observation.seat
        if not same:
            self.slots = list(order) or [None] * sum(type(self).rows)
        wanted = Counter(observation.hand)
        for slot, piece in enumerate(self.slots):
            if piece is None or not wanted[piece]:
                self.slots[slot] = None
            else:
                wanted[piece] -= 1
        fresh = []
        for piece in observation.hand:
            if wanted[piece] > 0:
                wanted[piece] -= 1
                if None not in self.slots:
                    self.slots.append(None)
                slot = self.slots.index(None)
                self.slots[slot] = piece
                fresh.append(slot)
        self._fit_rows()
        self.placed, self.taken = {}, []
        self.seen = observation
        self._places = {}
        return fresh if same else []

    def _fit_rows(self) -> None:
        """The last row has room for all that is held, and no more empty places than usual."""
        usual = type(self).rows
        while len(self.slots) > sum(usual) and self.slots[-1] is None:
            self.slots.pop()
        self.rows = (*usual[:-1], len(self.slots) - sum(usual[:-1]))

    def in_rack(self) -> list[int]:
        """Slots whose piece is still in the hand."""
        held = (slot for slot, piece in enumerate(self.slots) if piece is not None)
        return [slot for slot in held if slot not in self.placed and slot not in self.lent]

    def piece(self, slot: int) -> PieceT:
        found = self.slots[slot]
        assert found is not None
        return found

    # What is laid -----------------------------------------------------------------------------

    def placements(self, but: int | None = None) -> tuple[tuple[Any, Position], ...]:
        """What lies on the sheet, in the order of laying. but: without the piece of this slot."""
        return tuple((self.laid(slot), cell) for slot, cell in self.placed.items() if slot != but)

    def slot_at(self, cell: Position) -> int | None:
        """The slot of the draft's piece there."""
        return next((slot for slot, place in self.placed.items() if place == cell), None)

    def try_place(self, slot: int, cell: Position) -> None:
        """Lay a piece, or move one of the draft. Raises IllegalMove and changes nothing."""
        self.need((*self.placements(but=slot), (self.laid(slot), cell)))
        self.placed.pop(slot, None)
        self.placed[slot] = cell

    def fits(self, slot: int, cell: Position) -> bool:
        """Whether the piece may lie there now."""
        try:
            self.need((*self.placements(but=slot), (self.laid(slot), cell)))
        except IllegalMove:
            return False
        return True

    def places_for(self, slot: int) -> list[Position]:
        """Where the piece may lie now."""
        others = self.placements(but=slot)
        key = self.piece(slot), others
        if key not in self._places:  # asked with every move of the mouse
            lying = {cell: piece for piece, cell in others}
            self._places[key] = [cell for cell in self.around(lying) if self.fits(slot, cell)]
        return list(self._places[key])

    def take_back(self, slot: int) -> list[int]:
        """Take a piece back, and those that cannot lie without it; returns their slots."""
        waiting = {s: cell for s, cell in self.placed.items() if s != slot}
        self.placed = {}
        while fitting := [s for s, cell in waiting.items() if self._joins(s, cell)]:
            for s in fitting:
                del waiting[s]
        return [slot, *waiting]

    def _joins(self, slot: int, cell: Position) -> bool:
        try:
            self.try_place(slot, cell)
        except IllegalMove:
            return False
        return True

    def clear(self) -> list[int]:
        """Take everything back; returns the slots."""
        back = list(self.placed)
        self.placed = {}
        return back

    def remember(self) -> None:
        """Keep the laid pieces for a redo, before they are taken back."""
        if self.placed:
            self.taken.append(self.arranged())

    def arranged(self) -> Any:
        """All that is laid, to be laid again by `arrange` as long as the hand is the same."""
        return dict(self.placed)

    def arrange(self, laid: Any) -> None:
        """Lay exactly these pieces."""
        self.placed = dict(laid)

    # Order ------------------------------------------------------------------------------------

    def order(self, slot: int, target: int) -> list[int]:
        """The slots in the order in which they would lie with one of them moved to another place.

        Those between make room. Where gaps stay only those up to the nearest gap of the row do, and in a row
        without one the two pieces change places.
        """
        order = list(range(len(self.slots)))
        freed = self._gap_near(slot, target) if self.gaps_stay else slot
        order[slot] = freed
        order.pop(freed)
        order.insert(target, slot)
        return order

    def _gap_near(self, slot: int, target: int) -> int:
        ends = list(accumulate(self.rows))
        end = next(end for end in ends if target < end)
        row = range(end - self.rows[ends.index(end)], end)
        gaps = [place for place in row if self.slots[place] is None or place == slot]
        return min(gaps, key=lambda place: abs(place - target), default=target)

    def insert(self, slot: int, target: int) -> None:
        """Move a piece to another place of the hand."""
        self.taken = []
        order = self.order(slot, target)
        self.slots = [self.slots[one] for one in order]
        self.placed = {order.index(one): cell for one, cell in self.placed.items()}
        self.lent = {order.index(one) for one in self.lent}

    def sort(self, by: Callable[[PieceT], Any]) -> None:
        """Put the hand in order; gaps of laid pieces go last."""
        self.taken = []
        held = [(piece, self.placed.get(slot)) for slot, piece in enumerate(self.slots) if piece is not None]
        held.sort(key=lambda one: (one[1] is not None, by(one[0])))
        laid = {cell: slot for slot, (_, cell) in enumerate(held) if cell is not None}
        self.slots = [*(piece for piece, _ in held), *[None] * (len(self.slots) - len(held))]
        self.placed = {laid[cell]: cell for cell in self.placed.values()}


class HandOrders:
    """In which order everybody likes their hand: kept beside the game, found again when it is resumed.

    Places of the hand by seat, as JSON: ``{"0": [17, null, …]}``; what cannot be read is no order.
    """

    def __init__(self, notes: Notes, name: str, size: int, is_piece: Callable[[object], bool]) -> None:
        """name: of the note; size: places of a hand at least; is_piece: whether something in it stands for a
        piece."""
        self._notes, self._name, self._size, self._is_piece = notes, name, size, is_piece
        kept = notes.get(name)
        self._orders: dict[str, object] = dict(kept) if isinstance(kept, dict) else {}

    def of(self, seat: int | None) -> list[Any]:
        """How the seat's hand lay; empty where nobody knows."""
        places = self._orders.get(str(seat))
        if not isinstance(places, list) or len(places) < self._size:
            return []
        return list(places) if all(one is None or self._is_piece(one) for one in places) else []

    def keep(self, seat: int | None, places: Sequence[object]) -> None:
        if seat is not None:
            self._orders = {**self._orders, str(seat): list(places)}
            self._notes.put(self._name, self._orders)
