"""What the turns that a screen is told say of words."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.turn import Turn
from app.games.boggle.model import Entry, Observation, Verdict, Word


def own_words(observation: Observation, turns: Sequence[Turn]) -> list[Entry]:
    """Those that the viewer has written in these turns."""
    written = {
        turn.move["word"]
        for turn in turns
        if turn.move["type"] == Word.type and turn.seat == observation.seat
    }
    return [entry for entry in observation.mine if entry.word in written]


def scorers(turns: Sequence[Turn]) -> set[int | None]:
    """Seats that have written a word that counts."""
    return {
        turn.seat
        for turn in turns
        if turn.move["type"] == Word.type and turn.move["verdict"] != Verdict.UNKNOWN.value
    }
