"""Who of the people at the screen has doubted what, beside the game: their votes begin with it."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.quiddler.scoring import Word
from app.tabletop.context import Notes

NOTE = "doubted"


def keep(notes: Notes, number: int, claimed: Mapping[Word, int]) -> None:
    """Note it for a round. claimed: by word, who doubts it."""
    words = [[*word, by] for word, by in claimed.items()]
    notes.put(NOTE, {"round": number, "words": words} if words else None)


def kept(notes: Notes, number: int) -> dict[Word, int]:
    """What was noted for a round; whatever makes no sense is nothing."""
    noted = notes.get(NOTE)
    listed = noted.get("words") if isinstance(noted, dict) and noted.get("round") == number else None
    lines = [line for line in listed if isinstance(line, list)] if isinstance(listed, list) else []
    good = [line for line in lines if len(line) == 3 and all(type(one) is int for one in line)]
    return {(owner, index): by for owner, index, by in good}
