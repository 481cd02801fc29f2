"""What a person has laid but not yet confirmed. No widgets: it can be tested without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Line, Placement, QwirkleRefusal
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.tiles import END_BONUS, HAND, Position, Tile


@dataclass(frozen=True)
class Score:
    """What a draft is worth. lines: in the order in which they are counted."""

    lines: tuple[Line, ...]
    lone: int
    bonus: int

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines) + self.lone + self.bonus

    @property
    def is_qwirkle(self) -> bool:
        return any(line.is_qwirkle for line in self.lines)


class Draft:
    """The rack in the order its owner likes, and the tiles taken from it onto the table.

    slots: a tile or None at each place of the rack; placed: place of the rack → position on the table,
    in the order of laying. A tile that is placed still counts as lying in its slot.
    """

    def __init__(self) -> None:
        self.slots: list[Tile | None] = [None] * HAND
        self.placed: dict[int, Position] = {}
        self.board = Board()
        self.seen: Observation | None = None

    def take_up(self, observation: Observation, order: Sequence[Tile | None] = ()) -> list[int]:
        """Follow the game; drops what was laid. Returns the slots that hold newly drawn tiles.

        order: how the rack of somebody who sits down lay when it was last seen.
        """
        before = self.seen
        same = before is not None and before.seat == observation.seat
        if not same and order:
            self.slots = list(order)
        wanted = Counter(observation.hand)
        for slot, tile in enumerate(self.slots):
            if not (same or order) or tile is None or not wanted[tile]:
                self.slots[slot] = None
            else:
                wanted[tile] -= 1
        fresh = []
        for tile in observation.hand:
            if wanted[tile] > 0:
                wanted[tile] -= 1
                slot = self.slots.index(None)
                self.slots[slot] = tile
                fresh.append(slot)
        self.placed = {}
        self.board = observation.board()
        self.seen = observation
        return fresh if same else []

    @property
    def opening(self) -> int:
        """Tiles that the opener must lay, 0 when that does not matter."""
        return self.seen.opening if self.seen is not None and not self.board.tiles else 0

    def lying(self) -> list[int]:
        """Slots whose tile is still on the rack."""
        return [slot for slot, tile in enumerate(self.slots) if tile is not None and slot not in self.placed]

    def tile(self, slot: int) -> Tile:
        """The tile that belongs to a slot."""
        found = self.slots[slot]
        assert found is not None
        return found

    def placements(self) -> tuple[Placement, ...]:
        """What lies on the table, in the order of laying."""
        return tuple((self.tile(slot), position) for slot, position in self.placed.items())

    def slot_at(self, position: Position) -> int | None:
        """The slot of the draft's tile there."""
        return next((slot for slot, place in self.placed.items() if place == position), None)

    def lines(self, placements: tuple[Placement, ...]) -> tuple[Line, ...]:
        """The lines that these make. Raises IllegalMove."""
        return self.board.lines_of(placements)

    def try_place(self, slot: int, position: Position) -> None:
        """Lay a tile of the rack, or move one of the draft. Raises IllegalMove and changes nothing."""
        others = tuple((self.tile(s), p) for s, p in self.placed.items() if s != slot)
        if self.opening and len(others) >= self.opening:
            raise IllegalMove(QwirkleRefusal.OPENING_SIZE, needed=self.opening)
        self.lines((*others, (self.tile(slot), position)))
        self.placed.pop(slot, None)
        self.placed[slot] = position

    def take_back(self, slot: int) -> list[int]:
        """Take a tile back, and those that cannot lie without it; returns their slots."""
        order = [(s, p) for s, p in self.placed.items() if s != slot]
        back = [slot]
        kept: dict[int, Position] = {}
        waiting = order
        while True:
            left = []
            for s, p in waiting:
                try:
                    self.lines(tuple((self.tile(a), b) for a, b in [*kept.items(), (s, p)]))
                except IllegalMove:
                    left.append((s, p))
                else:
                    kept[s] = p
            if len(left) == len(waiting) or not left:
                break
            waiting = left
        back += [s for s, _ in left]
        self.placed = kept
        return back

    def clear(self) -> list[int]:
        """Take everything back; returns the slots."""
        back = list(self.placed)
        self.placed = {}
        return back

    def places_for(self, slot: int) -> list[Position]:
        """Where the tile may lie now."""
        others = {p: self.tile(s) for s, p in self.placed.items() if s != slot}
        together = Board({**self.board.tiles, **others})
        if not together.tiles:
            return [(0, 0)]
        found = []
        kept = tuple((tile, p) for p, tile in others.items())
        if self.opening and len(kept) >= self.opening:
            return []
        for place in together.frontier():
            try:
                self.lines((*kept, (self.tile(slot), place)))
            except IllegalMove:
                continue
            found.append(place)
        return found

    def points_at(self, slot: int, position: Position) -> int | None:
        """What all of the draft would score with the tile there; None where it does not fit."""
        others = tuple((self.tile(s), p) for s, p in self.placed.items() if s != slot)
        if self.opening and len(others) >= self.opening:
            return None
        try:
            lines = self.lines((*others, (self.tile(slot), position)))
        except IllegalMove:
            return None
        return sum(line.points for line in lines)

    def score(self) -> Score | None:
        """What the draft scores as it lies; None when nothing is laid."""
        if not self.placed or self.seen is None:
            return None
        lines = self.lines(self.placements())
        lone = self.seen.options.lone if not lines else 0
        ends = self.seen.bag == 0 and len(self.placed) == len(self.seen.hand)
        return Score(lines, lone, END_BONUS if ends else 0)

    def is_complete(self) -> bool:
        """Whether it may be confirmed."""
        return bool(self.placed) and self.opening in (0, len(self.placed))

    def offset(self) -> Position:
        """Where the game's (0, 0) lies on the screen's table while nothing has been laid yet."""
        if self.board.tiles or not self.placed:
            return (0, 0)
        return next(iter(self.placed.values()))

    def move(self) -> Lay:
        """The draft as a move; an opening begins at (0, 0)."""
        dx, dy = self.offset()
        return Lay(tuple((tile, (x - dx, y - dy)) for tile, (x, y) in self.placements()))

    def order(self, slot: int, target: int) -> list[int]:
        """The slots in the order in which they would lie with one of them moved to another place."""
        others = [one for one in range(HAND) if one != slot]
        return [*others[:target], slot, *others[target:]]

    def insert(self, slot: int, target: int) -> None:
        """Move a tile to another place of the rack; those between make room."""
        order = self.order(slot, target)
        self.slots = [self.slots[one] for one in order]
        self.placed = {order.index(one): place for one, place in self.placed.items()}

    def sort(self, by_shape: bool) -> None:
        """Put the rack in order, what goes together side by side; gaps of laid tiles go last."""
        keys = (tiles.shape, tiles.colour) if by_shape else (tiles.colour, tiles.shape)
        held = [(tile, self.placed.get(slot)) for slot, tile in enumerate(self.slots) if tile is not None]
        held.sort(key=lambda one: (one[1] is not None, keys[0](one[0]), keys[1](one[0])))
        order = {place: index for index, place in enumerate(self.placed.values())}
        self.slots = [tile for tile, _ in held] + [None] * (HAND - len(held))
        laid = [(slot, place) for slot, (_, place) in enumerate(held) if place is not None]
        self.placed = dict(sorted(laid, key=lambda one: order[one[1]]))
