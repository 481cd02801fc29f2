"""Taking back, and doing again what was taken back: first pieces of the draft, then moves; each is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.tabletop.hand.hand import HandController
from app.tabletop.hand.table import HandTable
from app.tabletop.turn.part import Part, ViewState, Wish
from app.tabletop.turn.tools import Tools

translate = QCoreApplication.translate


class UndoController(Part):
    """Behind two keys and two buttons of the top bar."""

    def __init__(
        self, hand: HandController[Any], table: HandTable, tools: Tools, recorded: Callable[[int], int]
    ) -> None:
        """recorded: which turn of the record a turn of the history began with."""
        super().__init__(table)
        self._hand, self._table, self._tools, self._recorded = hand, table, tools, recorded
        self._back: int | None = None
        self._again: int | None = None
        self._names: dict[int, str] = {}
        """What turns were called that were taken back: they are listed no more."""
        tools.undo.triggered.connect(self.undo)
        tools.redo.triggered.connect(self.redo)

    def take_offer(self, back: int | None, again: int | None) -> None:
        """Which turn of the record can be taken back now, and which one was and can be put back."""
        self._back, self._again = back, again
        self.offer()

    def render(self, state: ViewState, before: ViewState) -> None:
        self.offer()

    def offer(self) -> None:
        """Switch the buttons for undo and redo on or off."""
        hand = self._hand
        again = hand.on_turn and (bool(hand.draft.taken) or self._again is not None)
        self._tools.offer_undo(back=bool(hand.draft.placed) or self._back is not None, again=again)

    def _named(self, turn: int) -> str:
        """What the list of moves calls a turn of the record; empty for one that it does not show yet."""
        seen, lines = self._hand.draft.seen, self._table.side.list.moves.lines
        mine = (line for line in lines if seen is not None and line.seat == seen.seat)
        return next((line.what for line in mine if self._recorded(line.turn) == turn), "")

    def _pieces(self, slots: Iterable[int]) -> str:
        return ", ".join(self._table.skin.name(self._hand.draft.laid(slot)) for slot in slots)

    def undo(self) -> None:
        """The piece laid last, with those that cannot lie without it; else the last move."""
        hand = self._hand
        if hand.draft.placed and hand.on_turn:
            names = {slot: self._pieces([slot]) for slot in hand.draft.placed}
            hand.take_last_back()
            back = (name for slot, name in names.items() if slot not in hand.draft.placed)
            told = translate("HandScreen", "Taken back: {piece}. Ctrl+Y lays it again.")
            told = told.format(piece=", ".join(back))
        elif self._back is not None:
            move = self._names[self._back] = self._named(self._back)
            told = translate("HandScreen", "Taken back: {move}. Ctrl+Y makes it again.").format(move=move)
            if not move:
                told = translate("HandScreen", "Your last move is taken back. Ctrl+Y makes it again.")
            self._table.tally.clear()
            self.wished.emit(Wish.TAKE_BACK)
        else:
            self._refuse(self._nothing_back())
            return
        self._table.say("info", told)
        self.offer()

    def _nothing_back(self) -> str:
        """Why nothing can be taken back: somebody else is on turn, or what has been confirmed stays."""
        return self._hand.waiting() or translate(
            "HandScreen",
            "There is nothing to take back. A confirmed move goes back only where one person plays, without a"
            " clock.",
        )

    def _refuse(self, why: str) -> None:
        """The buttons of the bar are grey; a key beside them answers."""
        if why:
            self._table.say("refused", why, about="refused")

    def redo(self) -> None:
        """Do again what was taken back last."""
        hand = self._hand
        if not hand.on_turn:
            self._refuse(hand.waiting())
            return
        if hand.draft.taken:
            before = dict(hand.draft.placed)
            hand.lay_again()
            laid = hand.draft.placed
            fresh = [slot for slot, cell in laid.items() if before.get(slot) != cell]
            told = translate("HandScreen", "Laid again: {piece}.").format(piece=self._pieces(fresh or laid))
        elif self._again is not None:
            move = self._names.get(self._again, "")
            told = translate("HandScreen", "Made again: {move}.").format(move=move)
            if not move:
                told = translate("HandScreen", "Your move is made again.")
            self.wished.emit(Wish.PUT_BACK)
        else:
            self._refuse(translate("HandScreen", "Nothing was taken back that could be done again."))
            return
        self._table.say("info", told)
        self.offer()
