"""What a person has laid but not yet confirmed, as the model sees it. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from app.engine.errors import IllegalMove
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Board, Placement
from app.games.qwirkle.model import Lay, Move, Observation, Pass, Score, Trade
from app.games.qwirkle.tiles import HAND, KINDS, Position, Tile
from app.tabletop.hand.draft import Draft


def by_colour(tile: Tile) -> tuple[int, int]:
    """Colours side by side."""
    return tiles.colour(tile), tiles.shape(tile)


def by_shape(tile: Tile) -> tuple[int, int]:
    """Shapes side by side."""
    return tiles.shape(tile), tiles.colour(tile)


def is_tile(value: object) -> bool:
    """Whether a note names a tile."""
    return type(value) is int and 0 <= value < KINDS


class TileDraft(Draft[Tile]):
    """The rack and the tiles laid from it; the opening may lie anywhere until it is confirmed."""

    rows: ClassVar[Sequence[int]] = (HAND,)
    sorts = (by_colour, by_shape)
    seen: Observation  # nothing is asked of a draft that has not been taken up

    @property
    def opening(self) -> int:
        """Tiles that the opener must lay, 0 when that does not matter."""
        return self.seen.opening

    def lies_at(self, cell: Position) -> Tile | None:
        return self.seen.board().tiles.get(cell)

    def need(self, placements: Sequence[Placement]) -> None:
        model.score(self.seen, placements)

    def around(self, lying: Mapping[Position, Tile]) -> Iterable[Position]:
        return Board({**self.seen.board().tiles, **lying}).frontier()

    def points_at(self, slot: int, cell: Position) -> int | None:
        try:
            return model.score(self.seen, (*self.placements(but=slot), (self.piece(slot), cell))).points
        except IllegalMove:
            return None

    def score(self) -> Score | None:
        """What the draft scores as it lies; None when nothing is laid."""
        return model.score(self.seen, self.placements()) if self.placed else None

    def is_complete(self) -> bool:
        return bool(self.placed) and self.opening in (0, len(self.placed))

    def offset(self) -> Position:
        """Where the game's (0, 0) lies on the screen's table while nothing has been laid yet."""
        return next(iter(self.placed.values())) if self.placed and not self.seen.table else (0, 0)

    def need_trade(self) -> None:
        model.check(self.seen, Trade(self.seen.hand[:1]))

    def move(self, given: Iterable[int] | None = None) -> Move:
        """An opening begins at (0, 0)."""
        dx, dy = self.offset()
        move: Move = Lay(tuple((tile, (x - dx, y - dy)) for tile, (x, y) in self.placements()))
        if given is not None:
            move = Trade(tuple(self.piece(slot) for slot in sorted(given)))
        elif not self.placed and self.seen.may_pass:
            move = Pass()
        return model.check(self.seen, move)
