"""A printed position of Qwirkle and what is best in it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.qwirkle.board import Placement
from app.games.qwirkle.tiles import Tile


@dataclass(frozen=True)
class SolvedPosition:
    """table: what lies there. hand: tiles to be laid. points: the most that a turn brings. best: one such
    turn. ways: how many turns bring as much."""

    table: tuple[Placement, ...]
    hand: tuple[Tile, ...]
    points: int
    best: tuple[Placement, ...]
    ways: int
