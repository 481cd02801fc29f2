"""Advice: a hint in steps, the best moves of the present and of past positions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.games.qwirkle.model import Lay, Observation, Trade
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.hand.hand import Hand
from app.games.qwirkle.screen.names import tile_names
from app.games.qwirkle.screen.panel.best import TRADED, BestMoves
from app.games.qwirkle.screen.table import Table
from app.games.qwirkle.solver import RankedMove
from app.games.qwirkle.tiles import Position
from app.tabletop.context import Cancel, ViewContext
from app.tabletop.sheet.camera import bounds


def _nothing() -> None:
    """There is nothing to cancel."""


class Counsel(QObject):
    """Asks for an analysis and shows what came of it, a little at a time.

    Signals: offered(bool shown): whether a move is shown that can be laid at once.
    """

    offered = Signal(bool)

    def __init__(self, table: Table, hand: Hand, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._hand, self._context = table, hand, context
        self._seen: Observation | None = None
        self._ranked: list[RankedMove] = []
        self._step = 0
        self._cancel: Cancel = _nothing
        self._shown = False
        self._offered: Lay | None = None
        self.advised = False
        table.sheet.cell_clicked.connect(self._click)

    def take_up(self, observation: Observation) -> None:
        """A new position: old advice is void."""
        self._cancel()
        self._cancel = _nothing
        self._seen, self._ranked, self._step = observation, [], 0
        self.advised = False
        self.forget()

    def forget(self) -> None:
        """Take region and ghosts off the table."""
        self._table.unsay("advice")
        self._offer(None)
        if self._shown:
            self._table.sheet.spots.set_region(None)
            self._table.sheet.lying.set_ghosts(())
            self._shown = False

    def drafted(self) -> None:
        """The person does something: the ghosts give way."""
        if self._hand.draft.placed:
            self.forget()

    # Hint -------------------------------------------------------------------------------------

    def hint(self) -> None:
        """First where to look, then the move, then the tiles are laid."""
        if self._seen is None or not self._hand.on_turn or self._context.analyse is None:
            return
        if self._ranked:
            self._next_step()
            return
        self._table.say("info", self.tr("Let me see…"), about="advice")
        self._cancel()
        self._cancel = self._context.analyse(self._seen, self._found)

    def _found(self, ranked: list[RankedMove]) -> None:
        self._ranked, self._step, self.advised = ranked, 0, True
        self._next_step()

    def _next_step(self) -> None:
        best = self._ranked[0]
        self._step += 1
        if isinstance(best.move, Trade):
            self._hint_trade(best.move)
        elif isinstance(best.move, Lay):
            self._hint_lay(best, best.move)
        else:
            self._table.say("info", self.tr("There is nothing to be done: pass."), about="advice")

    def _hint_trade(self, move: Trade) -> None:
        if self._step == 1:
            self._table.say("info", self.tr("The table offers little. Think of a trade."), about="advice")
            return
        text = self.tr("Trade these: {tiles}.").format(tiles=tile_names(move.tiles))
        if self._hand.begin_trade():
            waiting = list(move.tiles)
            for slot, tile in enumerate(self._hand.draft.slots):
                if tile is not None and tile in waiting:
                    waiting.remove(tile)
                    self._hand.traded.add(slot)
            self._hand.refresh()
        self._table.say("info", text, about="trade")

    def _hint_lay(self, best: RankedMove, move: Lay) -> None:
        board = self._table.sheet
        if self._hand.draft.placed:
            self._hand.clear()
        self.forget()
        cells = bounds([place for _, place in move.placements])
        if self._step == 1:
            shown = cells.adjusted(-1, -1, 1, 1)
            text = self.tr("Look around here. Ask again and I will show the move.")
            board.spots.set_region(shown)
            board.gaze.show_cells(shown)
            self._table.say("info", text, about="advice")  # where it covers none of that
            self._shown = True
        elif self._step == 2:
            self.show_move(best)
        else:
            self._step = 0
            self._hand.lay(move)

    def show_move(self, ranked: RankedMove) -> None:
        """Ghosts on the table, points and reasons over the rack."""
        move = ranked.move
        self.forget()
        if isinstance(move, Trade):
            self._step = 2
            self._hint_trade(move)
            return
        if not isinstance(move, Lay):
            return
        if self._hand.draft.placed:
            self._hand.clear()
        text = self.tr("{points}: {reasons}. Enter or a click lays the move.").format(
            points=view_texts.points(ranked.points), reasons=view_texts.reasons(ranked.reasons)
        )
        board = self._table.sheet
        board.lying.set_ghosts(move.placements)
        board.gaze.show_cells(bounds([place for _, place in move.placements]))
        self._table.say("info", text, about="advice")
        self._offer(move)
        self._shown = True

    def _offer(self, move: Lay | None) -> None:
        if move != self._offered:
            self._offered = move
            self.offered.emit(move is not None)

    def lay_shown(self) -> bool:
        """Lay the move that is shown as a draft; False when none is."""
        move = self._offered
        if move is None or not self._hand.on_turn:
            return False
        self.forget()
        self._hand.lay(move)
        return True

    def _click(self, position: Position) -> None:
        if self._offered is not None and any(place == position for _, place in self._offered.placements):
            self.lay_shown()

    # List -------------------------------------------------------------------------------------

    def open_list(self) -> None:
        """The best moves now."""
        if self._seen is None or not self._hand.on_turn:
            return
        sheet = self._open(self._seen, None, self.tr("Best moves"))
        if sheet is not None:
            sheet.show_requested.connect(self.show_move)

    def open_past(self, turn: int) -> None:
        """The best moves of a position that the person stood before."""
        if self._seen is None or turn >= len(self._seen.history):
            return
        past = self._context.before_turn(turn)
        if not isinstance(past, Observation):
            return
        played = self._seen.history[turn]
        made: object = Lay(played.placements) if played.placements else TRADED
        self._open(past, made, self.tr("What could have been played"))

    def _open(self, observation: Observation, made: object, title: str) -> BestMoves | None:
        if self._context.analyse is None:
            return None
        sheet = BestMoves(self._table, observation, made, title)

        def found(ranked: list[RankedMove]) -> None:
            sheet.set_moves(ranked)
            self.advised = True

        cancel = self._context.analyse(observation, found)
        sheet.closed.connect(cancel)
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(sheet.list)
        return sheet
