"""Advice on moves that lay pieces of a hand on the sheet, or give some of them away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF

from app.tabletop.advice.adviser import Adviser
from app.tabletop.advice.best import Proposal
from app.tabletop.context import ViewContext
from app.tabletop.hand.hand import HandController
from app.tabletop.hand.table import HandTable
from app.tabletop.pieces.skin import Position
from app.tabletop.sheet.camera import bounds
from app.tabletop.turn.part import ViewState


class SheetAdviser(Adviser):
    """A hint says first where to look, then which move, and then lays its pieces; of pieces to be given away
    first that some are, then which. A ranked move has its `move`; what that is its game says.

    Shown moves lie on the sheet as ghosts, and a click on one lays the move.
    """

    def __init__(self, table: HandTable, hand: HandController[Any], context: ViewContext) -> None:
        super().__init__(table, table.message, context)
        self._sheet, self._hand = table.sheet, hand
        self._shown = False
        self._sheet.cell_clicked.connect(self._click)

    # What a game says -------------------------------------------------------------------------

    def laid(self, move: Any) -> Sequence[tuple[Any, Position]]:
        """The pieces that a move lays, as they look, and their cells; none where it lays none."""
        raise NotImplementedError

    def given(self, move: Any) -> Sequence[Any] | None:
        """The pieces of the hand that a move gives away; None where it is no such move."""
        raise NotImplementedError

    def hint_place(self, best: Any) -> None:
        """Say where to look for a move that lays pieces; see `point_around`."""
        raise NotImplementedError

    def think_of_giving(self) -> str:
        """The first hint where the best move gives pieces away."""
        raise NotImplementedError

    def laying_text(self, ranked: Any) -> str:
        """A move that lays pieces, its points and reasons, and how it is laid at once."""
        raise NotImplementedError

    def exchange_text(self, ranked: Any) -> str:
        raise NotImplementedError

    def proposal(self, ranked: Any, played: Any) -> Proposal:
        """A ranked move as a line; played: the turn of the history that was made, None where none was yet."""
        raise NotImplementedError

    # The hint ---------------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """Only on one's own turn."""
        return self._hand.on_turn

    def render(self, state: ViewState, before: ViewState) -> None:
        """It gives way to pieces that are laid."""
        super().render(state, before)
        if self._hand.draft.placed:
            self.forget()

    def waiting(self) -> str:
        return self._hand.waiting()

    def wipe(self) -> None:
        if self._shown:
            self._sheet.spots.set_region(None)
            self._sheet.placed.set_ghosts(())
            self._shown = False

    def show_step(self, best: Any, step: int) -> int:
        """Show a hint: step 1 where to look, step 2 the move; any later step lays its pieces."""
        move = best.move
        if self.given(move) is not None:
            self._hint_giving(best, step)
        elif not self.laid(move):
            self.tell(self.tr("There is nothing to be done: pass."))
        elif step == 1:
            self._make_room()
            self.hint_place(best)
        elif step == 2:
            self.show_move(best)
        else:
            self._make_room()
            self.lay(move)
            return 0
        return step

    def _make_room(self) -> None:
        """Neither a draft nor earlier advice lies on the table."""
        self._sheet.mover.still = False
        if self._hand.draft.placed:
            self._hand.clear()
        self.forget()

    def point_around(self, move: Any) -> None:
        """Show the region of the sheet where its pieces would lie."""
        region = self._bounds(move).adjusted(-1, -1, 1, 1)
        self._sheet.spots.set_region(region)
        self._sheet.mover.show_cells(region)
        self._shown = True

    def _bounds(self, move: Any) -> QRectF:
        return bounds([cell for _, cell in self.laid(move)])

    def _hint_giving(self, best: Any, step: int) -> None:
        if step == 1:
            self.tell(self.think_of_giving())
            return
        if self._hand.begin_exchange():
            self.mark(best.move)
            self._hand.refresh()
        self.tell(self.exchange_text(best), about="exchange")

    def mark(self, move: Any) -> None:
        """Mark in the hand what a move gives away."""
        waiting = list(self.given(move) or ())
        for slot, held in enumerate(self._hand.draft.slots):
            if held is not None and held in waiting:
                waiting.remove(held)
                self._hand.given.add(slot)

    def show_move(self, ranked: Any) -> None:
        """Ghosts on the table, points and reasons over the hand."""
        move = ranked.move
        self.forget()
        if self.given(move) is not None:
            self.step = 2
            self._hint_giving(ranked, 2)
        elif self.laid(move):
            self._make_room()
            self._sheet.placed.set_ghosts(self.laid(move))
            self._sheet.mover.show_cells(self._bounds(move))
            self.tell(self.laying_text(ranked))
            self.offer(move)
            self._shown = True

    def _click(self, position: Position) -> None:
        if self.offering is not None and any(cell == position for _, cell in self.laid(self.offering)):
            self.lay_shown()

    # The list ---------------------------------------------------------------------------------

    def proposals(self, ranked: Sequence[Any], made: int | None) -> list[Proposal]:
        """The moves with their reasons, and which was made."""
        played = None if made is None else self.seen.history[made]
        return [self.proposal(one, played) for one in ranked]
