"""Whose eyes the screen is: what they are shown, and the curtain before somebody else looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.engine.match import STOP, Match
from app.engine.turn import Turn


class Viewer(QObject):
    """Shows a match to one person after another; nothing of the next one's before they are there.

    Signals:
        observation_changed(object observation, list turns): what the viewer sees now, and each
            `Turn` made since the last time.
        curtain_requested(int seat, object turns): cover the screen until that person is there; whoever
            sees it now may first be shown these turns, which have not been told yet.
    """

    observation_changed = Signal(object, list)
    curtain_requested = Signal(int, object)

    def __init__(self, shown: int, parent: QObject | None = None) -> None:
        """shown: turns that need not be told, of a game taken up again."""
        super().__init__(parent)
        self.seat: int | None = None
        self.is_covered = False
        self._shown = shown
        self._lifted_at = -1

    def show(self, match: Match[Any, Any]) -> None:
        """Show the game as it stands, or ask for the curtain: not before a person who goes on, since a turn
        may be several moves."""
        viewer, turns = match.viewer(), match.record.turns
        another = viewer is not None and viewer != self.seat
        if match.curtain() and another and self._lifted_at < len(turns):
            if not self.is_covered:
                self.is_covered = True
                self.curtain_requested.emit(viewer, self._untold(match))
            return
        self.seat = viewer
        untold = self._untold(match)
        self._shown = len(turns)
        self.observation_changed.emit(match.observation_for(viewer), untold)

    def _untold(self, match: Match[Any, Any]) -> list[Turn]:
        """What has happened since the last observation, as far as the viewer may know; that people have ended
        the game is no move of it, and the observation says that it is over."""
        untold = match.record.turns[self._shown :]
        return [match.seen(turn, self.seat) for turn in untold if turn.move != STOP]

    def lift(self, match: Match[Any, Any]) -> None:
        """Show the game to the person behind the curtain, who is there now."""
        self.is_covered = False
        self._lifted_at = len(match.record.turns)
        self.show(match)

    def rewind(self, turns: int) -> None:
        """After moves were taken back: only this many turns of the record have been shown."""
        self._shown = turns


def seen_before(match: Match[Any, Any], turn: int, viewer: int | None) -> Any:
    """What the seat that made a turn saw before it; None where the viewer may not know."""
    turns = match.record.turns
    seat = turns[turn].seat if 0 <= turn < len(turns) else None
    if seat is None or (seat != viewer and match.result is None):
        return None
    return match.rewound(turn).observation_for(seat)


def last_turn_to_take_back(match: Match[Any, Any]) -> int | None:
    """The last turn of the one person at the table: practice without a clock; None where nobody may."""
    people = [index for index, seat in enumerate(match.record.players) if seat.is_person]
    if len(people) != 1 or match.result is not None or match.clock() is not None:
        return None
    turns = match.record.turns
    own = (index for index in reversed(range(len(turns))) if turns[index].seat == people[0])
    return next((index for index in own if match.taken_back(turns[index])), None)


def take_back_offer(
    match: Match[Any, Any], taken_back: Sequence[Match[Any, Any]]
) -> tuple[int | None, int | None]:
    """Which turn can be taken back now, and which one made again, of games as they stood before that."""
    again = last_turn_to_take_back(taken_back[-1]) if taken_back else None
    return last_turn_to_take_back(match), again
