"""What lies on the real table and in a hand, as a person has laid it out again tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from app.engine.boxed.counting import EntryFault, Misread
from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, QwirkleRefusal
from app.games.qwirkle.tiles import Position, Tile

FAR = 60
"""From the first place; nobody gets that far with 108 tiles that a table has room for."""
LEAST = (7, 4)
"""Columns and rows that are shown at least."""


@dataclass(frozen=True)
class LaidTable:
    """tiles: by place. hand: by slot; an empty one has no entry."""

    tiles: Mapping[Position, Tile] = field(default_factory=dict)
    hand: Mapping[int, Tile] = field(default_factory=dict)

    @classmethod
    def of_text(cls, text: str) -> LaidTable:
        """As `text` wrote it; nothing where that makes no sense."""
        table, _, hand = text.partition("|")
        try:
            cells = [tuple(map(int, one.split("."))) for one in table.split()]
            laid = {(x, y): tile for x, y, tile in cells}
            held = {slot: tile for slot, tile in (tuple(map(int, one.split("."))) for one in hand.split())}
        except ValueError:
            return cls()
        sound = (
            all(0 <= tile < tiles.KINDS for tile in (*laid.values(), *held.values()))
            and all(abs(part) <= FAR for place in laid for part in place)
            and all(0 <= slot < tiles.HAND for slot in held)
        )
        return cls(laid, held) if sound else cls()

    def text(self) -> str:
        """To be kept with the sheet."""
        if not self.tiles and not self.hand:
            return ""
        table = " ".join(f"{x}.{y}.{tile}" for (x, y), tile in sorted(self.tiles.items()))
        return f"{table}|{' '.join(f'{slot}.{tile}' for slot, tile in sorted(self.hand.items()))}"

    def left(self, tile: Tile) -> int:
        """Copies that lie nowhere yet (RULES QW1)."""
        lying = (*self.tiles.values(), *self.hand.values())
        return tiles.COPIES - lying.count(tile)

    def with_tile(self, place: Position | int, tile: Tile | None) -> LaidTable:
        """With this tile there, or without any. place: on the table, or a slot of the hand."""
        if isinstance(place, int):
            held = {slot: one for slot, one in self.hand.items() if slot != place}
            return replace(self, hand=held if tile is None else {**held, place: tile})
        laid = {where: one for where, one in self.tiles.items() if where != place}
        return replace(self, tiles=laid if tile is None else {**laid, place: tile})

    def shown(self) -> tuple[int, int, int, int]:
        """Least and greatest column and row to be shown: a free place on each side of what lies there."""
        columns, rows = [x for x, _ in self.tiles] or [0], [y for _, y in self.tiles] or [0]
        across = _widened(min(columns) - 1, max(columns) + 1, LEAST[0])
        down = _widened(min(rows) - 1, max(rows) + 1, LEAST[1])
        return *across, *down

    def wrong(self) -> tuple[QwirkleRefusal | None, frozenset[Position]]:
        """What cannot lie so, and why (RULES QW5): a line that is none, tiles apart from the others."""
        board = Board()
        for run in _runs(self.tiles):
            try:
                board.lines_of([(self.tiles[place], place) for place in run])
            except IllegalMove as refused:
                return QwirkleRefusal(str(refused.reason)), frozenset(run)
        parts = sorted(_parts(self.tiles), key=len)
        if len(parts) > 1:
            return QwirkleRefusal.DETACHED, frozenset(parts[0])
        return None, frozenset()

    def need_sense(self) -> None:
        """Raises EntryFault where no best turn can be looked for."""
        if not self.hand:
            raise EntryFault(Misread.EMPTY)
        twice = [
            tile
            for tile, many in Counter((*self.tiles.values(), *self.hand.values())).items()
            if many > tiles.COPIES
        ]
        if twice or self.wrong()[0] is not None:
            raise EntryFault(Misread.LAID)


def _widened(least: int, most: int, wanted: int) -> tuple[int, int]:
    more = max(0, wanted - (most - least + 1))
    return least - more // 2, most + more - more // 2


def _runs(laid: Mapping[Position, Tile]) -> Iterator[list[Position]]:
    """The lines of two tiles or more."""
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in laid:
            if (x - dx, y - dy) in laid:
                continue
            run = []
            while (x, y) in laid:
                run.append((x, y))
                x, y = x + dx, y + dy
            if len(run) > 1:
                yield run


def _parts(laid: Mapping[Position, Tile]) -> Iterator[set[Position]]:
    """Tiles that hang together by their sides."""
    rest = set(laid)
    while rest:
        part, edge = set[Position](), [rest.pop()]
        while edge:
            x, y = edge.pop()
            part.add((x, y))
            near = rest & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            rest -= near
            edge += near
        yield part
