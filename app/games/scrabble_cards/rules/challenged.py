"""Who challenged which word of a turn of Scrabble karty, as an outcome tells it (RULES SK15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.engine.rules import Json


def told(word: int, seats: Sequence[int]) -> Json:
    """A word in question: the challenge is the first seat's, others that said the same are named."""
    first, *others = seats
    return {"word": word, "by": first, **({"also": others} if others else {})}


def together(doubts: Mapping[int, Sequence[int]], order: Iterable[int]) -> tuple[int, ...]:
    """Everybody who challenged any of the words, in this order."""
    found = {seat for seats in doubts.values() for seat in seats}
    return tuple(seat for seat in order if seat in found)


def as_before(outcome: Json) -> Json:
    """As it was written when only the first challenger of a word was named."""
    fewer: Json = {
        key: [{name: value for name, value in one.items() if name != "also"} for one in outcome[key]]
        for key in ("ruled", "doubts")
        if key in outcome
    }
    return {**outcome, **fewer}
