"""What the turns that a screen is told say of words."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.turn import Turn
from app.games.boggle.model import Observation, ScoredWord, WordOutcome, WordVerdict, read_turn


def own_words(observation: Observation, turns: Sequence[Turn]) -> list[ScoredWord]:
    """Those that the viewer has written in these turns."""
    written = {one.word for seat, one in _written(turns) if seat == observation.seat}
    return [entry for entry in observation.mine if entry.word in written]


def scorers(turns: Sequence[Turn]) -> set[int | None]:
    """Seats that have written a word that counts."""
    return {seat for seat, one in _written(turns) if one.verdict is not WordVerdict.UNKNOWN}


def _written(turns: Sequence[Turn]) -> list[tuple[int | None, WordOutcome]]:
    return [(turn.seat, one) for turn in turns if isinstance(one := read_turn(turn), WordOutcome)]
