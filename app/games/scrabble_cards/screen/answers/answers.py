"""What the others say of a turn: nobody challenges, nobody plays a group card."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import Answer, Move, Object, Vote
from app.games.scrabble_cards.screen.table import LetterTable
from app.tabletop.context import ViewContext
from app.widgets.later import soon


class Answers(QObject):
    """Signals: move_requested(object move)."""

    move_requested = Signal(object)

    def __init__(self, table: LetterTable, context: ViewContext) -> None:
        super().__init__(table)
        self._seen: Observation | None = None
        self._people = [seat.is_person for seat in context.seats]

    def take_up(self, observation: Observation) -> None:
        """A new position."""
        self._seen = observation
        moves: dict[Phase, Move] = {
            Phase.OBJECT: Object(()),
            Phase.VOTE: Vote(()),
            Phase.ANSWER: Answer(False),
        }
        asked = observation.seat in observation.waiting
        if observation.seat is None:
            asked = any(self._people[seat] for seat in observation.waiting)
        if observation.phase in moves and asked:
            soon(self, lambda: self._say(observation, moves[observation.phase]))

    def _say(self, about: Observation, move: Move) -> None:
        if about is self._seen:
            self.move_requested.emit(move)

    def keyboard(self) -> QWidget | None:
        """Who takes the keys; None for the table."""
        return None

    def retranslate(self) -> None:
        """Texts in the language of the moment."""

    def forget(self) -> None:
        """Something else is shown."""
        self._seen = None
