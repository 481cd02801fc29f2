"""Turns of Qwirkle on a score sheet (RULES QW6, QW8, QW9), and the best turn at a real table laid out again.

A turn has the lengths of the lines that hold a new tile: ``4 3``; a line of six counts twelve. Nothing, or 0,
is a trade. A number above six that stands alone is the turn's points as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, CountedEntry, CountedPart, EntryFault, Misread, Next
from app.engine.boxed.finding import BoxFound
from app.engine.boxed.sheet import BoxLine, BoxSheet
from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Placement, QwirkleRefusal
from app.games.qwirkle.candidates import Choice, Outlook, choices, line_lengths
from app.games.qwirkle.model import Lay, Observation, Options
from app.games.qwirkle.tiles import END_BONUS, LONGEST, QWIRKLE_BONUS, Position, Tile

LAST_TILE = "last"
"""The switch for the last tile, laid with the bag empty (RULES QW9)."""
SHORTEST = 2
"""A line of one is no line (RULES QW6)."""


class QwirkleSheet:
    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        (entry,) = line.entries[:1]
        pieces = counting.tokens(entry.words)
        given = counting.as_written(pieces)
        parts = []
        if given is not None and given > LONGEST:
            parts.append(CountedPart("given", given))
        elif pieces and pieces != ["0"]:
            parts += [_line(piece) for piece in pieces]
        if LAST_TILE in entry.marks and at >= len(sheet.lines) - 1:  # RULES QW9: no turn comes after it
            parts.append(CountedPart("last", END_BONUS))
        points = sum(part.points for part in parts)
        return [CountedEntry(points, tuple(parts) or (CountedPart("traded", 0),))]

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """Clockwise, until somebody has laid the last tile."""
        if sheet.lines and LAST_TILE in sheet.lines[-1].entries[0].marks:
            return Next(BoxStage.OVER)
        turn = counting.turn_at(sheet, len(sheet.lines))
        return Next(BoxStage.TURN, turn.number, turn.seat)

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        return counting.turn_at(sheet, at).seat


def _line(piece: str) -> CountedPart:
    if not (piece.isdecimal() and len(piece) == 1 and SHORTEST <= int(piece) <= LONGEST):
        raise EntryFault(Misread.LINE, piece)
    length = int(piece)
    if length == LONGEST:
        return CountedPart("qwirkle", length + QWIRKLE_BONUS)
    return CountedPart("line", length, piece)


MOST = 12
"""Turns that are told."""


def best(table: LaidTable) -> list[BoxFound]:
    """The turns that bring most at once, the six points for the last tile apart (RULES QW6). What differs
    only by which equal tile it takes is one. notes: the tiles laid as `written` has them, then the lengths of
    the lines. Raises EntryFault."""
    table.need_sense()
    place = min(table.tiles, default=(0, 0))
    outlook = Outlook(_seen(table, place))
    found = dict[frozenset[Placement], Choice]()
    for one in choices(outlook, defends=False):
        if isinstance(one.move, Lay):
            found.setdefault(frozenset(one.move.placements), one)
    turns = sorted(found.values(), key=lambda one: (-one.points, one.tiles, one.laid))
    return [_told(one, outlook, place) for one in turns[:MOST]]


def _seen(table: LaidTable, place: tuple[int, int]) -> Observation:
    """As a seat of two would see it in the middle of a game, the first place being (0, 0)."""
    hand = tuple(tile for _, tile in sorted(table.hand.items()))
    laid = tuple((tile, (x - place[0], y - place[1])) for (x, y), tile in sorted(table.tiles.items()))
    return Observation(
        seat=0,
        seats=2,
        options=Options(),
        turn=0,
        hand=hand,
        hand_sizes=(len(hand), tiles.HAND),
        table=laid,
        bag=len(tiles.full_bag()),  # more than none: the bonus for the last tile is not counted
        opening=0 if laid else len(tiles.largest_sets(hand)[0]),  # RULES QW3
        trade_limit=0,
        may_pass=False,
        scores=(0, 0),
        history=(),
        winners=(),
    )


def _told(one: Choice, outlook: Outlook, place: tuple[int, int]) -> BoxFound:
    assert isinstance(one.move, Lay)
    laid = [(tile, (x + place[0], y + place[1])) for tile, (x, y) in one.move.placements]
    lengths = line_lengths(outlook.position, one.laid)
    return BoxFound(one.points, (), (), (written(laid), " ".join(map(str, lengths))))


def written(placements: list[Placement]) -> str:
    """Tiles of a turn with their places."""
    return LaidTable({place: tile for tile, place in placements}).text()


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
