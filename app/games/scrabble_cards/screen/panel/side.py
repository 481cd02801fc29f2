"""The panel beside the table of Scrabble karty: with the pile, and the words of the draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.pile import PilePanel
from app.games.scrabble_cards.screen.panel.words import WordsPanel, words_name
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel


class SidePanel(HandPanel):
    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.pile = PilePanel()
        super().__init__(seats, self.pile, parent)
        self.words = WordsPanel()
        self.stand_in(self.words)
        self.say(self.words.list.setAccessibleName, words_name)

    def show_observation(
        self,
        seen: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores, plus: see `show_play`; opening: seats whose past moves can be looked into."""
        self.show_play(seen, scores, plus, partial(texts.seat_note, seen))
        self.pile.show_cards(seen.pile, len(seen.heap))
        self.list.moves.set_lines(texts.move_lines(seen, opening))
