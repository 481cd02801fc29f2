"""Words that players challenge: who did and who was the first, and whether a word stands that is voted on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

WordT = TypeVar("WordT", int, tuple[int, int])
"""How a game names a word that lies."""


def all_challengers(
    said: Mapping[int, Collection[WordT]], order: Iterable[int]
) -> dict[WordT, tuple[int, ...]]:
    """Each word that somebody challenged, sorted, and all seats that did, in this order."""
    found: dict[WordT, list[int]] = {}
    for seat in order:
        for word in said.get(seat, ()):
            found.setdefault(word, []).append(seat)
    return {word: tuple(found[word]) for word in sorted(found)}


def challengers(said: Mapping[int, Collection[WordT]], order: Iterable[int]) -> dict[WordT, int]:
    """Each word that somebody challenged, sorted, and the first seat in this order that did."""
    return {word: seats[0] for word, seats in all_challengers(said, order).items()}


def opposed(said: Mapping[int, Collection[WordT]], word: WordT) -> tuple[int, ...]:
    """The seats that voted against a word."""
    return tuple(sorted(seat for seat, words in said.items() if word in words))


def stands(against: Collection[int], voters: int) -> bool:
    """A majority of those who could vote rejects a word, a tie lets it stand."""
    return 2 * len(against) <= voters
