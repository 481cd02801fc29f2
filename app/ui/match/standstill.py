"""A game of which nothing more may come: nothing in its rules ends it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine.match import Match
from app.engine.rules import MoveT, SeenT


class Standstill(QObject):
    """Knows whether people are to be asked about ending the game.

    Signals:
        end_offered(int rounds): after so many rounds that brought the end no nearer, and again until they end
            the game (the move `STOP` of the table) or want to `play_on`; 0 when it goes on after all.
    """

    end_offered = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._offered = self._borne = 0

    def follow(self, match: Match[MoveT, SeenT]) -> bool:
        """Offer the end where it is time; True where nobody is there to be asked, and the game is to end."""
        idle = max(1, match.idle_rounds()) if match.may_stop() else 0
        if idle and not any(seat.is_person for seat in match.record.players):
            return True
        if not idle:
            self._borne = 0
        if idle > self._borne or (self._offered and not idle):
            self._offered = idle
            self.end_offered.emit(idle)
        return False

    def play_on(self) -> None:
        """People do not want to end it yet; they are asked again after twice as many rounds."""
        self._borne, self._offered = 2 * self._offered - 1, 0
