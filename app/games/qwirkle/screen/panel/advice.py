"""Advice at a table of Qwirkle: how a hint and the best moves are shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.qwirkle.model import Lay, Observation, Played, Trade
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen import tile
from app.games.qwirkle.screen.hand import TileHand
from app.games.qwirkle.screen.names import place_name, tile_names
from app.games.qwirkle.screen.table import TileTable
from app.games.qwirkle.solver import RankedMove
from app.games.qwirkle.tiles import Position, Tile
from app.tabletop import phrases
from app.tabletop.advice.adviser import Adviser
from app.tabletop.advice.best import BestMoves, Proposal
from app.tabletop.context import ViewContext
from app.tabletop.pieces.paint import paint_ring
from app.tabletop.sheet.camera import bounds
from app.widgets.lists.row import Row
from app.widgets.look import paper, theme

SIDE = 28
"""Side of a tile in the list of best moves, in design pixels."""


class QwirkleAdviser(Adviser):
    """A hint says first where to look, then which move, and then lays its tiles."""

    def __init__(self, table: TileTable, hand: TileHand, context: ViewContext) -> None:
        super().__init__(table, table.message, context)
        self._sheet, self._hand = table.sheet, hand
        self._shown = False
        self._sheet.cell_clicked.connect(self._click)

    def may_ask(self) -> bool:
        """On one's turn."""
        return self._hand.on_turn

    def wipe(self) -> None:
        """Region and ghosts."""
        if self._shown:
            self._sheet.spots.set_region(None)
            self._sheet.lying.set_ghosts(())
            self._shown = False

    def lay(self, move: Lay) -> None:
        """As a draft."""
        self._hand.lay(move.placements)

    def show_step(self, best: RankedMove, step: int) -> int:
        """Where to look, the move, its tiles; of a trade first that it is one."""
        move = best.move
        if isinstance(move, Trade):
            self._hint_trade(move, step)
        elif not isinstance(move, Lay):
            self.tell(self.tr("There is nothing to be done: pass."))
        elif step == 1:
            self._make_room()
            shown = bounds([place for _, place in move.placements]).adjusted(-1, -1, 1, 1)
            self._sheet.spots.set_region(shown)
            self._sheet.gaze.show_cells(shown)
            self.tell(self.tr("Look around here. Ask again and I will show the move."))  # covers none of that
            self._shown = True
        elif step == 2:
            self.show_move(best)
        else:
            self._make_room()
            self.lay(move)
            return 0
        return step

    def _make_room(self) -> None:
        """Neither a draft nor earlier advice lies on the table."""
        if self._hand.draft.placed:
            self._hand.clear()
        self.forget()

    def _hint_trade(self, move: Trade, step: int) -> None:
        if step == 1:
            self.tell(self.tr("The table offers little. Think of a trade."))
            return
        text = self.tr("Trade these: {tiles}.").format(tiles=tile_names(move.tiles))
        if self._hand.begin_trade():
            waiting = list(move.tiles)
            for slot, held in enumerate(self._hand.draft.slots):
                if held is not None and held in waiting:
                    waiting.remove(held)
                    self._hand.traded.add(slot)
            self._hand.refresh()
        self.tell(text, about="trade")

    def show_move(self, ranked: RankedMove) -> None:
        """Ghosts on the table, points and reasons over the rack."""
        move = ranked.move
        self.forget()
        if isinstance(move, Trade):
            self.step = 2
            self._hint_trade(move, 2)
        elif isinstance(move, Lay):
            self._make_room()
            text = self.tr("{points}: {reasons}. Enter or a click lays the move.").format(
                points=phrases.points(ranked.points), reasons=view_texts.reasons(ranked.reasons)
            )
            self._sheet.lying.set_ghosts(move.placements)
            self._sheet.gaze.show_cells(bounds([place for _, place in move.placements]))
            self.tell(text)
            self.offer(move)
            self._shown = True

    def _click(self, position: Position) -> None:
        if self.offering is not None and any(place == position for _, place in self.offering.placements):
            self.lay_shown()

    def open_sheet(self, observation: Observation, *, past: bool) -> BestMoves:
        """With a small table beside the list."""
        picture = MovePicture(observation)
        sheet = BestMoves(self.table, picture, paint_move, past=past)
        sheet.move_pointed.connect(picture.show_move)
        return sheet

    def proposals(self, ranked: Sequence[RankedMove], made: int | None) -> list[Proposal]:
        """Tiles, place, points and reasons."""
        played = None if made is None else self.seen.history[made]
        return [self._proposal(one, played) for one in ranked]

    def _proposal(self, ranked: RankedMove, played: Played | None) -> Proposal:
        move, trades = ranked.move, isinstance(ranked.move, Trade)
        points = f"+{ranked.points}" if isinstance(move, Lay) else "–"
        reasons = view_texts.reasons(ranked.reasons)
        place = place_name(move.placements[0][1]) if isinstance(move, Lay) else ""
        parts = (tile_names(_tiles(ranked)), place, phrases.points(ranked.points), reasons)
        spoken = ", ".join(part for part in parts if part)
        kind = self.tr("trade") if trades else ""
        return Proposal(ranked, points, reasons, spoken, kind, played is not None and is_made(ranked, played))


def is_made(ranked: RankedMove, played: Played) -> bool:
    """Whether a turn was this move or a twin of it. Which tiles were traded nobody knows."""
    if not played.placements:
        return isinstance(ranked.move, Trade)
    moves = (ranked.move, *ranked.alike)
    return any(isinstance(one, Lay) and set(one.placements) == set(played.placements) for one in moves)


def _tiles(ranked: RankedMove) -> tuple[Tile, ...]:
    """What a move is about."""
    if isinstance(ranked.move, Lay):
        return tuple(number for number, _ in ranked.move.placements)
    return ranked.move.tiles if isinstance(ranked.move, Trade) else ()


def paint_move(row: Row, ranked: RankedMove, middle: float) -> None:
    """The tiles, standing on the middle of the line."""
    side = theme.current().pxf(SIDE)
    for one in _tiles(ranked):
        face = QRectF(row.left, middle - side - theme.current().pxf(1), side, side)
        tile.paint_tile(row.painter, face, one, seed=one, shadow=False)
        row.left += side * 1.12


class MovePicture(QWidget):
    """A small table with a move on it."""

    def __init__(self, observation: Observation) -> None:
        super().__init__()
        self._table = observation.table
        self._move: RankedMove | None = None
        self.setMinimumWidth(theme.current().px(300))

    def show_move(self, ranked: RankedMove) -> None:
        """Show another one."""
        self._move = ranked
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mat, tiles, the new ones with a ring."""
        look = theme.current()
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, _ = colours.mat("yellow")
        outline = paper.cut(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.pxf(16), 5, 0.0)
        painter.fillPath(outline, ground)
        if colours.flat:
            painter.strokePath(outline, colours.ink)
        painter.setClipPath(outline)
        move = self._move.move if self._move is not None else None
        new = move.placements if isinstance(move, Lay) else ()
        cells = bounds([*(place for _, place in self._table), *(place for _, place in new)])
        near = bounds([place for _, place in new]).adjusted(-4, -4, 4, 4) if new else cells
        shown = cells.intersected(near) if new else cells
        size = min(self.width() / (shown.width() + 1), self.height() / (shown.height() + 1), look.pxf(54))
        fresh = {place for _, place in new}
        for number, (x, y) in [*self._table, *new]:
            corner = QPointF(self.rect().center()) + (QPointF(x, y) - shown.center()) * size
            face = QRectF(corner, corner + QPointF(size, size)).adjusted(1, 1, -1, -1)
            tile.paint_tile(painter, face, number, seed=number + x, shadow=False)
            if (x, y) in fresh:
                paint_ring(painter, face, colours.red, max(2.0, size * 0.09))
        painter.end()
