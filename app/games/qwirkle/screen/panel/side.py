"""The panel beside the table of Qwirkle: with the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen import texts as view_texts
from app.games.qwirkle.screen.panel.bag import BagPanel
from app.tabletop.context import SeatLook
from app.tabletop.panel.hand import HandPanel


class SidePanel(HandPanel):
    def __init__(self, seats: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        self.bag = BagPanel()
        super().__init__(seats, self.bag, parent)

    def show_observation(
        self,
        observation: Observation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        opening: frozenset[int],
    ) -> None:
        """scores, plus: see `show_play`; opening: seats whose past moves can be looked into."""
        self.show_play(observation, scores, plus, partial(view_texts.seat_note, observation))
        self.bag.show_tiles(observation.bag)
        self.list.moves.set_lines(view_texts.move_lines(observation.history, opening))
