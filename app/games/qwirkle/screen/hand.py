"""The hand of Qwirkle: what the model says of a draft, what it is called, and the bag to trade with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove, Refusal
from app.games.qwirkle import model, tiles
from app.games.qwirkle.board import Board, Placement
from app.games.qwirkle.model import Exchange, Lay, Move, Observation, Pass, Score
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.names import place_name, tile_name
from app.games.qwirkle.tiles import HAND, KINDS, Position, Tile
from app.tabletop import phrases
from app.tabletop.context import ViewContext
from app.tabletop.hand.draft import Draft, HandOrders
from app.tabletop.hand.hand import HandController, HandTexts, RackSlot
from app.tabletop.note import Note

translate = QCoreApplication.translate


def by_colour(tile: Tile) -> tuple[int, int]:
    """Colours side by side."""
    return tiles.colour(tile), tiles.shape(tile)


def by_shape(tile: Tile) -> tuple[int, int]:
    """Shapes side by side."""
    return tiles.shape(tile), tiles.colour(tile)


class TileDraft(Draft[Tile]):
    """The rack and the tiles laid from it; the opening may lie anywhere until it is confirmed."""

    rows: Sequence[int] = (HAND,)
    sorts = (by_colour, by_shape)
    seen: Observation  # nothing is asked of a draft that has not been taken up

    def lies_at(self, cell: Position) -> Tile | None:
        return self.seen.board().tiles.get(cell)

    def need_turn(self) -> None:
        if self.seen.turn is None:
            raise IllegalMove(Refusal.GAME_OVER)
        model.need_turn(self.seen)

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

    def offset(self) -> Position:
        """Where the game's (0, 0) lies on the screen's table while nothing has been laid yet."""
        return next(iter(self.placed.values())) if self.placed and not self.seen.table else (0, 0)

    def need_exchange(self) -> None:
        model.check(self.seen, Exchange(self.seen.hand[:1]))

    def move(self, given: Iterable[int] | None = None) -> Move:
        """An opening begins at (0, 0)."""
        dx, dy = self.offset()
        move: Move = Lay(tuple((tile, (x - dx, y - dy)) for tile, (x, y) in self.placements()))
        if given is not None:
            move = Exchange(tuple(self.piece(slot) for slot in sorted(given)))
        elif not self.placed and self.seen.may_pass:
            move = Pass()
        return model.check(self.seen, move)


TileHand: TypeAlias = HandController[TileDraft]


def is_tile(value: object) -> bool:
    """Whether a note names a tile."""
    return type(value) is int and 0 <= value < KINDS


def held_name(held: RackSlot) -> str:
    """“Tile 3: red star, chosen”."""
    number = held.place + 1
    if held.back:
        name = translate("QwirkleHand", "Tile {number}: covered").format(number=number)
    elif held.key is None:
        name = translate("QwirkleHand", "Place {number}: empty").format(number=number)
    else:
        away = translate("QwirkleHand", "Tile {number}: {tile}, on the table")
        text = away if held.away else translate("QwirkleHand", "Tile {number}: {tile}")
        assert isinstance(held.key, int)
        name = text.format(number=number, tile=tile_name(held.key))
    return translate("QwirkleHand", "{tile}, chosen").format(tile=name) if held.ringed else name


def make_hand(context: ViewContext, note: Note, table: QWidget) -> TileHand:
    """The hand of the person at this table."""
    words = HandTexts(
        refusal=view_texts.refusal,
        held=held_name,
        cell=place_name,
        points=phrases.points,
        give=lambda: translate("QwirkleHand", "Mark the tiles that you want to give away, then confirm."),
    )
    orders = HandOrders(context.notes, "racks", HAND, is_tile)
    return HandController(TileDraft(), words, context, note, orders, table)
