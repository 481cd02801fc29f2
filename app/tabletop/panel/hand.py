"""The panel beside a table at which pieces are laid: with taking back and giving away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from app.tabletop import phrases
from app.tabletop.context import SeatLook
from app.tabletop.panel.side import TablePanel
from app.tabletop.panel.store import StorePanel
from app.tabletop.people.seats import SeatState
from app.tabletop.sight import SheetObservation
from app.widgets.controls.avatar import animal_skill
from app.widgets.controls.buttons import PaperButton


class HandPanel(TablePanel):
    """What stands in it; `PanelPresenter` decides what can be done."""

    def __init__(self, seats: Sequence[SeatLook], store: StorePanel, parent: QWidget | None = None) -> None:
        self.store = store
        self.back = PaperButton("", "secondary", "undo")
        self.exchange = PaperButton("", "secondary", "swap")
        super().__init__(seats, store, (self.back, self.exchange), parent)
        self._looks = tuple(seats)

    def show_play(
        self,
        seen: SheetObservation,
        scores: Sequence[int],
        plus: Mapping[int, int],
        note: Callable[[int, str], str],
    ) -> None:
        """Players, and whether the game is over.

        scores: as far as they have been counted on the screen; plus: green figures beside them. note: what
        stands under a name, by the seat and what its animal can do, empty for a person.
        """
        states = []
        for seat, look in enumerate(self._looks):
            below = note(seat, "" if look.level is None else animal_skill(look.level))
            active, won = seen.turn == seat, seat in seen.winners
            spoken = phrases.points(scores[seat])
            states.append(SeatState(scores[seat], spoken, below, active, plus.get(seat, 0), won))
        self.seats.show_states(states)
        self.show_over(seen.turn is None)
