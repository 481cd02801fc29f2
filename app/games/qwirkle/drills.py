"""The drill *which tile fits*: a gap, and four tiles of which one fits into it (RULES QW5)."""

from __future__ import annotations

from random import Random

from app.games.qwirkle.board import Board
from app.games.qwirkle.tiles import KINDS, LONGEST, SHAPES, Position, Tile, colour, shape
from app.lexicon.judge import Judge
from app.practice.drill import STEPS, Drill, DrillEntry, DrillQuestion

CHOICES = 4
TRIES = 20
GAP: Position = (0, 0)
_COLOURS, _SHAPES = "ROYGBP", "*csodx"
"""How tiles are written where the rules show them."""


class FittingTile:
    """What may lie in the gap?"""

    def make(self, step: int, luck: Random) -> DrillQuestion | None:
        """With each step there are more rows that the gap belongs to."""
        for _ in range(TRIES):
            found = self._asked(_around_gap(step, luck), luck)
            if found is not None:
                return found
        return None

    def again(self, key: str, luck: Random) -> DrillQuestion | None:
        try:
            tiles = {}
            for written in key.split():
                x, y, tile = written.split(",")
                tiles[int(x), int(y)] = read(tile)
            return self._asked(tiles, luck)
        except (ValueError, IndexError):
            return None

    def _asked(self, tiles: dict[Position, Tile], luck: Random) -> DrillQuestion | None:
        """None where nothing fits, or there is nothing that could be mistaken for it."""
        board = Board(tiles)
        if GAP in tiles or GAP not in board.frontier() or max(map(abs, _reach(tiles))) > LONGEST:
            return None
        fits = [tile for tile in range(KINDS) if board.fits(tile, GAP)]
        near = [tile for tile in range(KINDS) if tile not in fits and _is_like(tile, tiles)]
        if not fits or len(near) < CHOICES - 1:
            return None
        chosen = luck.sample(near, CHOICES - 1)
        place = luck.randrange(CHOICES)
        chosen.insert(place, luck.choice(fits))
        key = " ".join(f"{x},{y},{_written(tile)}" for (x, y), tile in sorted(tiles.items()))
        return DrillQuestion(key, _rows(tiles), tuple(map(_written, chosen)), place)


def _around_gap(step: int, luck: Random) -> dict[Position, Tile]:
    """Tiles in rows that a tile completes which is meant for the gap."""
    meant = luck.randrange(KINDS)
    axes = [((1, 0), (-1, 0)), ((0, 1), (0, -1))]
    luck.shuffle(axes)
    tiles: dict[Position, Tile] = {}
    for place, (ahead, back) in enumerate(axes[: 1 if step < STEPS - 1 else 2]):
        inside = step == 1 or (step > 1 and place == 0)  # the gap lies inside of the row
        lengths = (luck.randint(1, 2), luck.randint(1, 2)) if inside else (luck.randint(2, 3), 0)
        row = iter(_row_of(meant, sum(lengths), luck))
        for (dx, dy), length in zip((ahead, back), lengths, strict=True):
            for at in range(1, length + 1):
                tiles[at * dx, at * dy] = next(row)
    return tiles


def _row_of(tile: Tile, length: int, luck: Random) -> list[Tile]:
    """So many different tiles that lie in one row with this one."""
    if luck.random() < 0.5:
        others = luck.sample([one for one in range(LONGEST) if one != shape(tile)], length)
        return [colour(tile) * len(SHAPES) + one for one in others]
    others = luck.sample([one for one in range(LONGEST) if one != colour(tile)], length)
    return [one * len(SHAPES) + shape(tile) for one in others]


def _is_like(tile: Tile, tiles: dict[Position, Tile]) -> bool:
    """Whether it has the colour or the shape of one beside the gap."""
    beside = [other for (x, y), other in tiles.items() if abs(x) + abs(y) == 1]
    return any(colour(tile) == colour(other) or shape(tile) == shape(other) for other in beside)


def _reach(tiles: dict[Position, Tile]) -> list[int]:
    return [part for place in tiles for part in place] or [0]


def _rows(tiles: dict[Position, Tile]) -> str:
    """As the rules write it, with ``?`` for the gap."""
    across = [x for x, _ in tiles] + [0]
    down = [y for _, y in tiles] + [0]
    return " / ".join(
        " ".join(
            "?" if (x, y) == GAP else _written(tiles[x, y]) if (x, y) in tiles else "."
            for x in range(min(across), max(across) + 1)
        )
        for y in range(min(down), max(down) + 1)
    )


def _written(tile: Tile) -> str:
    return _COLOURS[colour(tile)] + _SHAPES[shape(tile)]


def read(written: str) -> Tile:
    """A tile as questions write it. Raises ValueError."""
    if len(written) != len("Rs"):
        raise ValueError(written)
    return _COLOURS.index(written[0]) * len(SHAPES) + _SHAPES.index(written[1])


def _open(judge: Judge | None) -> Drill:
    return FittingTile()


DRILLS = (DrillEntry("tile", _open),)
