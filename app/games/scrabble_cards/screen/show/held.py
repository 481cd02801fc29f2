"""Which turns are shown when: what comes at once is held together, what was shown already is left out."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.rules import Pause, Resume
from app.engine.turn import Turn
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import First, TakeBack
from app.games.scrabble_cards.screen.show.turn import shows

_CLOCK_MOVES = (First.type, TakeBack.type, Pause.type, Resume.type)
"""Moves that only tell a clock something."""


def only_clock(turns: Sequence[Turn]) -> bool:
    """Whether a clock was told something, and nothing else."""
    return bool(turns) and all(turn.kind in _CLOCK_MOVES for turn in turns)


class HeldTurns:
    """The moment before the table writes a turn down is passed over: what follows comes at once.

    open: whether all may look at the screen now.
    """

    def __init__(self) -> None:
        self.open = False
        self._held: list[Turn] = []
        """Turns that led to a moment at which there is nothing to be seen."""
        self._acted = 0
        """Of the turns told next so many have been shown already, to all, before the screen was covered."""

    def add(self, seen: Observation, turns: Sequence[Turn]) -> list[Turn] | None:
        """All that led to this position and has not been shown; None where it is passed over."""
        self._held += turns[self._acted :]
        self._acted, self.open = 0, seen.seat is None
        if seen.phase is Phase.RECORD:
            return None
        held, self._held = self._held, []
        return held

    def act(self, turns: Sequence[Turn]) -> list[Turn]:
        """What is to be shown to all before the screen is covered, of these turns and those before."""
        held, self._held = self._held, []
        self._acted = len(turns)
        return [turn for turn in (*held, *turns) if shows(turn)]
