"""The 108 tiles and the lines they may form (RULES QW1, QW5).

A tile is a number 0–35: colour × 6 + shape. A position is ``(x, y)``, x to the right, y down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from app.engine import reading
from app.engine.plain import Codec, Within

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPES = ("star", "clover", "square", "circle", "diamond", "cross")
KINDS = len(COLOURS) * len(SHAPES)
COPIES = 3
LONGEST = len(SHAPES)
"""Tiles of a complete line, a qwirkle (RULES QW5)."""
HAND = 6
"""Tiles that a player holds while the bag lasts (RULES QW2, QW7)."""
QWIRKLE_BONUS = 6
"""Points for a complete line, besides one for each of its tiles (RULES QW6)."""
END_BONUS = 6
"""Points for ending the game by laying the last tile (RULES QW9)."""

FARTHEST = 1_000
"""From the first tile; 108 tiles in lines that touch cannot come near it."""


def to_json(tile: int) -> list[str]:
    """``["red", "star"]``."""
    return [COLOURS[tile // len(SHAPES)], SHAPES[tile % len(SHAPES)]]


def from_json(data: Sequence[str]) -> int:
    """Raises ValueError or TypeError when it names no tile."""
    name_of_colour, name_of_shape = reading.listed(data)
    return COLOURS.index(name_of_colour) * len(SHAPES) + SHAPES.index(name_of_shape)


Tile: TypeAlias = Annotated[int, Codec(to_json, from_json)]
Position: TypeAlias = tuple[
    Annotated[int, Within(-FARTHEST, FARTHEST)], Annotated[int, Within(-FARTHEST, FARTHEST)]
]


def colour(tile: Tile) -> int:
    """0–5, index in COLOURS."""
    return tile // len(SHAPES)


def shape(tile: Tile) -> int:
    """0–5, index in SHAPES."""
    return tile % len(SHAPES)


def full_bag() -> list[Tile]:
    """All 108 tiles in order."""
    return [tile for tile in range(KINDS) for _ in range(COPIES)]


def is_line(tiles: Sequence[Tile]) -> bool:
    """Whether two or more tiles may stand in one line: one colour with different shapes, or one shape
    with different colours (RULES QW5)."""
    if len(set(tiles)) != len(tiles):
        return False
    return len({colour(tile) for tile in tiles}) == 1 or len({shape(tile) for tile in tiles}) == 1


def sets(hand: Iterable[Tile]) -> set[tuple[Tile, ...]]:
    """For each colour and each shape in the hand the different tiles of it, in order."""
    different = sorted(set(hand))
    return {
        tuple(tile for tile in different if look(tile) == value)
        for look in (colour, shape)
        for value in map(look, different)
    }


def largest_sets(hand: Iterable[Tile]) -> list[tuple[Tile, ...]]:
    """The largest sets of different tiles sharing a colour or a shape (RULES QW3).

    Several when equally large; a hand with nothing shared gives its single tiles.
    """
    found = sets(hand)
    size = max(map(len, found))
    return sorted(one for one in found if len(one) == size)
