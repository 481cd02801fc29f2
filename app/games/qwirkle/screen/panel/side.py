"""The panel beside the table of Qwirkle: with the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.panel.bag import BagPanel
from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel
from app.tabletop.people.seats import SeatState
from app.widgets.controls.avatar import animal_skill


class SidePanel(HandPanel):
    """What stands in it."""

    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.bag = BagPanel()
        super().__init__(seats, self.bag, parent)
        self._looks = tuple(seats)

    def show_observation(
        self,
        observation: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores: as far as they have been counted on the screen; plus: green figures beside them.

        opening: seats whose past moves can be looked into.
        """
        states = []
        for seat, look in enumerate(self._looks):
            note = view_texts.seat_note(observation, seat, animal_skill(look.level) if look.level else "")
            active, won = observation.turn == seat, seat in observation.winners
            spoken = phrases.points(scores[seat])
            states.append(SeatState(scores[seat], spoken, note, active, plus.get(seat, 0), won))
        self.seats.show_states(states)
        self.bag.show_tiles(observation.bag)
        self.list.moves.set_lines(view_texts.move_lines(observation.history, opening))
        self.show_over(observation.turn is None)
