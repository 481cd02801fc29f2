"""Advice at a table of Qwirkle: how a hint and the best moves are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.games.qwirkle.model import Exchange, Lay, Move, Observation, Played
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.hand import TileHand
from app.games.qwirkle.screen.names import place_name, tile_names
from app.games.qwirkle.solver import RankedMove
from app.games.qwirkle.tiles import Position, Tile
from app.tabletop import phrases
from app.tabletop.advice.best import BestMovesSheet, Proposal
from app.tabletop.advice.expected import expected_text
from app.tabletop.advice.on_sheet import SheetAdviser
from app.tabletop.advice.picture import TablePicture
from app.widgets.lists.row import PaintedRow
from app.widgets.look import theme

SIDE = 28
"""Side of a tile in the list of best moves, in design pixels."""


class QwirkleAdviser(SheetAdviser):
    """A hint says first where to look, then which move, and then lays its tiles."""

    _hand: TileHand

    def laid(self, move: Move) -> tuple[tuple[Tile, Position], ...]:
        """Tiles and their cells."""
        return move.placements if isinstance(move, Lay) else ()

    def given(self, move: Move) -> tuple[Tile, ...] | None:
        return move.tiles if isinstance(move, Exchange) else None

    def lay(self, move: Lay) -> None:
        self._hand.lay(move.placements)

    def hint_place(self, best: RankedMove) -> None:
        """What is said covers none of the region."""
        self.point_around(best.move)
        self.tell(self.tr("Look around here. Ask again and I will show the move."))

    def think_of_giving(self) -> str:
        return self.tr("The table offers little. Think of a trade.")

    def laying_text(self, ranked: RankedMove) -> str:
        """“12 points: …”."""
        points, why = phrases.points(ranked.points), view_texts.reasons(ranked.reasons)
        if not why:
            return self.tr("{points}. Enter or a click lays the move.").format(points=points)
        text = self.tr("{points}: {reasons}. Enter or a click lays the move.")
        return text.format(points=points, reasons=why)

    def exchange_text(self, ranked: RankedMove) -> str:
        """“Trade these: red star.”"""
        return self.tr("Trade these: {tiles}.").format(tiles=tile_names(_tiles(ranked)))

    def open_sheet(self, observation: Observation, *, past: bool) -> BestMovesSheet:
        """With a small table beside the list."""
        picture = TablePicture("yellow", tile.TileSkin.form, _paint_face, ring=("red", 0.09), near=4)
        sheet = BestMovesSheet(self.table, picture, paint_move, past=past)
        sheet.move_pointed.connect(_shower(picture, observation))
        return sheet

    def proposal(self, ranked: RankedMove, played: Played | None) -> Proposal:
        move, trades = ranked.move, isinstance(ranked.move, Exchange)
        points = f"+{ranked.points}" if isinstance(move, Lay) else "–"
        reasons = view_texts.reasons(ranked.reasons)
        place = place_name(move.placements[0][1]) if isinstance(move, Lay) else ""
        parts = (tile_names(_tiles(ranked)), place, phrases.points(ranked.points), reasons)
        spoken = ", ".join(part for part in parts if part)
        kind = self.tr("trade") if trades else ""
        made = played is not None and is_made(ranked, played)
        return Proposal(ranked, points, reasons, spoken, kind, made, expected_text(ranked.expected))


def is_made(ranked: RankedMove, played: Played) -> bool:
    """Whether a turn was this move or a twin of it. Which tiles were traded nobody knows."""
    if not played.placements:
        return isinstance(ranked.move, Exchange)
    moves = (ranked.move, *ranked.alike)
    return any(isinstance(one, Lay) and set(one.placements) == set(played.placements) for one in moves)


def _tiles(ranked: RankedMove) -> tuple[Tile, ...]:
    if isinstance(ranked.move, Lay):
        return tuple(number for number, _ in ranked.move.placements)
    return ranked.move.tiles if isinstance(ranked.move, Exchange) else ()


def paint_move(row: PaintedRow, ranked: RankedMove, middle: float) -> None:
    """The tiles, standing on the middle of the line."""
    side = theme.current().pxf(SIDE)
    for one in _tiles(ranked):
        face = QRectF(row.left, middle - side - theme.current().pxf(1), side, side)
        tile.paint_tile(row.painter, face, one, seed=one, shadow=False)
        row.left += side * 1.12


def _shower(picture: TablePicture, seen: Observation) -> Callable[[RankedMove], None]:
    """Shows a move on the small table."""

    def show(ranked: RankedMove) -> None:
        new = ranked.move.placements if isinstance(ranked.move, Lay) else ()
        lies = {place: number for number, place in (*seen.table, *new)}
        picture.show_pieces(lies, [place for _, place in new])

    return show


def _paint_face(painter: QPainter, face: QRectF, number: Tile, place: Position) -> None:
    tile.paint_tile(painter, face, number, seed=number + place[0], shadow=False)
