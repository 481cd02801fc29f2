"""What lies on the table and what may be laid beside it (RULES QW5, QW6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from app.engine import reading
from app.engine.errors import IllegalMove
from app.engine.plain import Codec, Plain
from app.engine.rules import Json
from app.games.qwirkle import tiles
from app.games.qwirkle.tiles import FARTHEST, LONGEST, QWIRKLE_BONUS, Position, Tile, is_line


def _placed(placement: tuple[Tile, Position]) -> Json:
    tile, position = placement
    return {"tile": tiles.to_json(tile), "place": list(position)}


def _placement(data: Mapping[str, Any]) -> tuple[Tile, Position]:
    x, y = (reading.whole(part, -FARTHEST, FARTHEST) for part in reading.listed(data["place"]))
    return tiles.from_json(data["tile"]), (x, y)


Placement: TypeAlias = Annotated[tuple[Tile, Position], Codec(_placed, _placement)]

_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


class QwirkleRefusal(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_LAID = "nothing_laid"
    NOT_IN_HAND = "not_in_hand"
    OCCUPIED = "occupied"
    NOT_ONE_ROW = "not_one_row"
    GAP = "gap"
    DETACHED = "detached"
    MIXED_LINE = "mixed_line"
    """A line that is neither of one colour nor of one shape."""
    TWICE_IN_LINE = "twice_in_line"
    LINE_FULL = "line_full"
    OPENING_SIZE = "opening_size"
    """The opener lays exactly the announced set."""
    OPENING_PLACE = "opening_place"
    """The first tile lies at (0, 0)."""
    OPENING_TRADE = "opening_trade"
    TRADE_SIZE = "trade_size"
    BAG_SHORT = "bag_short"
    CAN_LAY = "can_lay"
    """Passing is only for those who can neither lay nor trade."""
    CAN_TRADE = "can_trade"


@dataclass(frozen=True)
class Line(Plain):
    """A line that scores. cells: in order, left to right or top to bottom."""

    cells: tuple[Position, ...]

    @property
    def points(self) -> int:
        """One a tile, and six more for a complete line (RULES QW6)."""
        length = len(self.cells)
        return length + QWIRKLE_BONUS if length == LONGEST else length

    @property
    def is_qwirkle(self) -> bool:
        return len(self.cells) == LONGEST

    def to_json(self) -> Json:
        return {**super().to_json(), "points": self.points}


class Board:
    """The tiles on the table; grows with :meth:`put`, refuses through :meth:`lines_of`."""

    def __init__(self, tiles: Mapping[Position, Tile] | None = None) -> None:
        self.tiles: dict[Position, Tile] = dict(tiles or {})

    def put(self, placements: Iterable[Placement]) -> None:
        """Lay tiles that :meth:`lines_of` has found lawful."""
        for tile, position in placements:
            self.tiles[position] = tile

    def lines_of(self, placements: Sequence[Placement]) -> tuple[Line, ...]:
        """The lines that laying these tiles makes or lengthens (RULES QW5).

        An empty table takes any gap-free line. Raises IllegalMove with the reason.
        """
        if not placements:
            raise IllegalMove(QwirkleRefusal.NOTHING_LAID)
        laid = {position: tile for tile, position in placements}
        if len(laid) < len(placements) or any(position in self.tiles for position in laid):
            raise IllegalMove(QwirkleRefusal.OCCUPIED)
        step = _direction(list(laid))
        table = {**self.tiles, **laid}
        lines = []
        main = _run(table, placements[0][1], step)
        if not laid.keys() <= set(main):
            raise IllegalMove(QwirkleRefusal.GAP)
        if self.tiles and not any(_beside(position, self.tiles) for position in laid):
            raise IllegalMove(QwirkleRefusal.DETACHED)
        if len(main) > 1:
            lines.append(main)
        across = (step[1], step[0])
        lines += [run for position in laid if len(run := _run(table, position, across)) > 1]
        for run in lines:
            _need_line([table[cell] for cell in run])
        return tuple(Line(run) for run in lines)

    def frontier(self) -> list[Position]:
        """Empty places beside a tile, sorted; just (0, 0) on an empty table."""
        if not self.tiles:
            return [(0, 0)]
        places = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in _SIDES}
        return sorted(places - self.tiles.keys())

    def fits(self, tile: Tile, position: Position) -> bool:
        """Whether the single tile may lie there."""
        try:
            self.lines_of([(tile, position)])
        except IllegalMove:
            return False
        return True

    def can_lay(self, hand: Iterable[Tile]) -> bool:
        """Whether any tile of the hand fits anywhere."""
        places = self.frontier()
        return any(self.fits(tile, position) for tile in set(hand) for position in places)


def _direction(positions: Sequence[Position]) -> tuple[int, int]:
    """(1, 0) for a row, (0, 1) for a column; a single tile counts as a row."""
    if len({y for _, y in positions}) == 1:
        return (1, 0)
    if len({x for x, _ in positions}) == 1:
        return (0, 1)
    raise IllegalMove(QwirkleRefusal.NOT_ONE_ROW)


def _run(table: Mapping[Position, Tile], start: Position, step: tuple[int, int]) -> tuple[Position, ...]:
    """The longest gap-free run through a place, in reading order."""
    (x, y), (dx, dy) = start, step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    cells = []
    while (x, y) in table:
        cells.append((x, y))
        x, y = x + dx, y + dy
    return tuple(cells)


def _beside(position: Position, tiles: Mapping[Position, Tile]) -> bool:
    return any((position[0] + dx, position[1] + dy) in tiles for dx, dy in _SIDES)


def _need_line(tiles: Sequence[Tile]) -> None:
    if is_line(tiles):
        return
    if len(tiles) > LONGEST:
        raise IllegalMove(QwirkleRefusal.LINE_FULL)
    if len(set(tiles)) < len(tiles):
        raise IllegalMove(QwirkleRefusal.TWICE_IN_LINE)
    raise IllegalMove(QwirkleRefusal.MIXED_LINE)
