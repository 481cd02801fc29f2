"""Turns of this round: their list, and one of them on the table as it was then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from app.games.quiddler import deck
from app.games.quiddler.model import Observation, Played
from app.games.quiddler.screen.overlays.history import open_pile
from app.games.quiddler.screen.table import texts
from app.games.quiddler.screen.table.shown import PastTable, ShownTable
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop.cards.seats import cards_worth
from app.tabletop.context import SeatLook
from app.tabletop.past.looking import LookBack
from app.tabletop.past.moves import MovesView
from app.tabletop.turn.part import ViewState
from app.widgets.look import theme
from app.widgets.names import shortened

HIGH = 170
"""Of the list of turns, in design pixels."""
NOTE = "past"
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class PastTurns(LookBack):
    """Piles, words and seats after a turn; who it was, where they drew, what they laid and discarded."""

    def __init__(self, table: QuiddlerTable, seats: Sequence[SeatLook]) -> None:
        super().__init__(table)
        self._table, self._seats = table, tuple(seats)
        self._moment: PastTable | None = None

    def adds(self, state: ViewState) -> ViewState:
        """The moment that is shown."""
        return replace(state, past=self._moment)

    def show_turn(self, turn: int) -> bool:
        seen: Observation | None = self.seen
        if seen is None or not turn < len(seen.history) or not seen.history[turn].discard:
            return False
        played = seen.history[turn]
        self._moment = PastTable(moments(seen)[turn], played.source)
        name = shortened(self._seats[played.seat].name)
        told = texts.past_turn(name, turn + 1, played)
        self._table.say("info", told, about=NOTE)
        return True

    def hide_turn(self, turn: int) -> None:
        self._moment = None
        self._table.message.take_back(NOTE)

    def why(self, turn: int) -> str:
        """“strom: S 2 + T 3 + … = 16”, for each word that was laid."""
        seen: Observation | None = self.seen
        words = () if seen is None or turn >= len(seen.history) else seen.history[turn].words
        worth = [
            (deck.spelt(meld), cards_worth([self._table.printed(card) for card in meld])) for meld in words
        ]
        return "\n".join(f"{word}: {made}" for word, made in worth)

    def press(self, otherwise: Callable[[QKeyEvent], object], event: QKeyEvent) -> None:
        """A key while a turn is shown: arrows go to the one before or after it, all else to the present;
        Escape and Enter do nothing more, other keys what they usually do."""
        turn, key = self.turn, Qt.Key(event.key())
        if turn is None:
            otherwise(event)
        elif key in _STEPS and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            target = turn + _STEPS[key]
            last = target >= len(self.seen.history) or not self.seen.history[target].discard
            self.point(-1 if last else max(0, target), go=True)
            event.accept()
        else:
            self.forget()
            if key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()
            else:
                otherwise(event)

    def open_list(self) -> None:
        """The discard pile, and the turns of this round; one that is chosen is shown on the table."""
        table, seen = self._table, self.seen
        cards = [] if seen is None else [table.printed(card) for card in self.state.shown.discard]
        if not cards:
            return
        turns = MovesView(self._seats)
        turns.setAccessibleName(texts.turns_title())
        turns.setMinimumHeight(theme.current().tx(HIGH))
        turns.moves.set_lines(texts.turn_lines(seen))
        turns.moves.why = self.why
        sheet = open_pile(table, table.skin, cards, texts.history(len(cards)), turns)

        def look(turn: int) -> None:
            sheet.close_dialog()
            self.point(turn, go=True)

        turns.turn_meant.connect(look)


def moments(seen: Observation) -> list[ShownTable]:
    """The table after each turn of this round, as far as everybody could see it."""
    shown = ShownTable(seen.seats, seen.options.edition, scores=seen.scores).cleared()
    for seat in range(seen.seats):
        for _ in range(seen.dealt):
            shown = shown.handed(seat)
    shown = shown.opened(_turned_up(seen))
    found = []
    for at, turn in enumerate(seen.history):
        again = len(shown.discard) if turn.source == "pile" and shown.pile == 1 else 0
        shown = shown.drawn(turn.seat, turn.source, again)
        if turn.words or shown.out is not None:
            shown = shown.melded(turn.seat, turn.words)
        if turn.discard:
            shown = shown.discarding(turn.seat, turn.discard)
        found.append(shown)
        if turn.words and any(later.seat == turn.seat for later in seen.history[at + 1 :]):
            shown = shown.resumed(turn.seat, _returned(seen, turn))
    return found


def _turned_up(seen: Observation) -> str:
    """The first card of the discard pile: whoever took it tells, or it lies there still. Where it went into a
    new draw pile any card stands for it: it lies under others until then."""
    under = 0
    for turn in seen.history:
        if turn.source == "discard":
            if not under:
                return turn.taken
            under -= 1
        under += bool(turn.discard)
    return next(iter(seen.discard), seen.history[0].discard if seen.history else "")


def _returned(seen: Observation, turn: Played) -> int:
    """How many cards came back to whoever went out with a word that fell (RULES-REGISTER D8)."""
    fell = [one.meld for one in seen.ruled if one.owner == turn.seat and not one.good]
    return sum(len(meld) for meld in turn.words if meld not in fell)
