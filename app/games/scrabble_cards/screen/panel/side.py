"""The panel beside the table of Scrabble karty: with the pile, and the words of the draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen.panel import texts
from app.games.scrabble_cards.screen.panel.pile import PilePanel
from app.games.scrabble_cards.screen.panel.words import WordsPanel, words_name
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel
from app.tabletop.people.seats import SeatState
from app.widgets.controls.avatar import animal_skill


class SidePanel(HandPanel):
    """What stands in it."""

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.pile = PilePanel()
        super().__init__(seats, self.pile, parent)
        self.words = WordsPanel()
        self.stand_in(self.words)
        self.say(self.words.list.setAccessibleName, words_name)
        self._looks = tuple(seats)

    def show_observation(
        self,
        seen: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores: as far as they have been counted on the screen; plus: green figures beside them.

        opening: seats whose past moves can be looked into.
        """
        states = []
        for seat, look in enumerate(self._looks):
            note = texts.seat_note(seen, seat, animal_skill(look.level) if look.level else "")
            active, won = seen.turn == seat, seat in seen.winners
            spoken = phrases.points(scores[seat])
            states.append(SeatState(scores[seat], spoken, note, active, plus.get(seat, 0), won))
        self.seats.show_states(states)
        self.pile.show_cards(seen.pile, len(seen.heap))
        self.list.moves.set_lines(texts.move_lines(seen, opening))
        self.show_over(seen.turn is None)
