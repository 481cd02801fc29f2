"""Taking back, and doing again what was taken back: first pieces of the draft, then moves; each is named."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.tabletop.hand.hand import Hand
from app.tabletop.hand.table import HandTable
from app.tabletop.tools import Tools

translate = QCoreApplication.translate


class Undoing(QObject):
    """Behind two keys and two buttons of the top bar.

    Signals: take_back_requested(): the last move. put_back_requested(): the move taken back last.
    """

    take_back_requested = Signal()
    put_back_requested = Signal()

    def __init__(self, hand: Hand[Any], table: HandTable, tools: Tools) -> None:
        super().__init__(table)
        self._hand, self._table, self._tools = hand, table, tools
        self._taken: list[str] = []
        """What the moves are called that were taken back, until another one is made."""
        tools.undo.triggered.connect(self.undo)
        tools.redo.triggered.connect(self.redo)

    def offer(self) -> None:
        """Whether there is anything to be done now."""
        hand = self._hand
        again = hand.on_turn and bool(hand.draft.taken or self._taken)
        self._tools.offer_undo(laid=bool(hand.draft.placed), again=again)

    def forget(self) -> None:
        """Another move is made."""
        self._taken = []

    def _last(self) -> str:
        draft = self._hand.draft
        return self._table.skin.name(draft.laid(list(draft.placed)[-1]))

    def undo(self) -> None:
        """The piece laid last, else the last move."""
        if self._hand.draft.placed and self._hand.on_turn:
            piece = self._last()
            self._hand.take_last_back()
            told = translate("HandScreen", "Taken back: {piece}. Ctrl+Y lays it again.").format(piece=piece)
        elif self._tools.takes_moves:
            lines, seat = self._table.side.list.moves.lines, self._hand.draft.seen.seat
            self._taken.append(next((line.what for line in lines if line.seat == seat), ""))
            self.take_back_requested.emit()
            told = translate("HandScreen", "Taken back: {move}. Ctrl+Y makes it again.")
            told = told.format(move=self._taken[-1])
        else:
            return
        self._table.say("info", told)
        self.offer()

    def redo(self) -> None:
        """What was taken back last."""
        hand = self._hand
        if not hand.on_turn:
            return
        if hand.draft.taken:
            hand.lay_again()
            told = translate("HandScreen", "Laid again: {piece}.").format(piece=self._last())
        elif self._taken:
            move = self._taken.pop()
            self.put_back_requested.emit()
            told = translate("HandScreen", "Made again: {move}.").format(move=move)
        else:
            return
        self._table.say("info", told)
        self.offer()
