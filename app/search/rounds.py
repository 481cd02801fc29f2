"""Rounds of cards in words played on in the compiled twin, again and again, without the GIL.

`games.quiddler.trial` does the same in plain Python and is its reference. Where the twin was not built, or
the list is not mapped from its file, `Rounds.of` gives None.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

from app.search.arrange import HandSearch, Reach

try:
    from app.search import rounds_native as native

    COMPILED = True
except ImportError:
    COMPILED = False

SEATS = 8
DRAWS = {"": 0, "pile": 1, "discard": 2}


class Habits(NamedTuple):
    """How everybody plays on in a trial, see `games.quiddler.trial` and `plain`. holds: one hand in so many.
    minds: `Situation.minds` count deals out of so many."""

    better: int
    better_at_last: int
    patience: int
    longest: int
    guesses: int
    holds: int
    minds: int
    bonus: int


class Situation(NamedTuple):
    """A round as the seat sees it that has to decide.

    sizes, known, turns, minds, laid: by seat; known: cards that its hand is known to hold, turns: that it has
    had, minds: in how many deals it is taken to mind the bonuses (`Habits.minds`).
    unseen: cards that lie nobody knows where. dealt: so many of them at most come into play. bonuses: for
    most words, for the longest one. floor: cards alone count no minus.
    """

    seats: int
    seat: int
    hand: Sequence[str]
    sizes: Sequence[int]
    known: Sequence[Sequence[str]]
    turns: Sequence[int]
    minds: Sequence[int]
    laid: Sequence[Reach | None]
    out: bool
    discard: Sequence[str]
    unseen: Sequence[str]
    dealt: int
    bonuses: tuple[bool, bool]
    floor: bool


class Rounds:
    """Plays rounds on, and remembers the hands it meets. Not to be shared by threads."""

    def __init__(self, search: HandSearch, weights: tuple[int, int], habits: Habits) -> None:
        """Made by `of`. weights: points of a word and of a letter of the longest one, beside the cards.
        Raises ValueError where plain Python has to do it."""
        kinds = sorted(search.values)
        self._number = {card: number for number, card in enumerate(kinds)}
        twin, accepted = search.dawg.twin, search.accepted
        if twin is None or callable(accepted):
            raise ValueError("such a search has no twin")
        self._native = native.Rounds(
            twin,
            accepted,
            [search.spellings[card] for card in kinds],
            [search.values[card] for card in kinds],
            search.limits,
            weights,
            habits,
            search.added_words(kinds),
        )

    @classmethod
    def of(cls, search: HandSearch, weights: tuple[int, int], habits: Habits) -> Self | None:
        """Rounds in the compiled twin; None where plain Python has to do it."""
        if not COMPILED or search.dawg.twin is None or callable(search.accepted):
            return None
        return cls(search, weights, habits)

    def points(
        self,
        situation: Situation,
        choices: Sequence[tuple[str, Reach | None, str, bool]],
        seed: int,
        first: int,
        count: int,
    ) -> list[list[tuple[int, ...]]]:
        """What each seat scores: by choice, by deal.

        choices: what is drawn, what is laid, what is discarded, whether it waits (`trial.Choice`). first:
        the number of the first deal; the same seed and number deal the same."""
        told = self._told(situation)
        tried = [
            (DRAWS[draws], None if way is None else way[:3], self._number.get(card, -1), patient)
            for draws, way, card, patient in choices
        ]
        return self._native.points(told, tried, seed, first, count)

    def endings(
        self, situation: Situation, hands: Iterable[Sequence[str]]
    ) -> list[list[tuple[int, tuple[int, ...]]]]:
        """Of each hand every way to lay it with a card discarded: its points, and what each seat then scores
        where nobody lays more."""
        return self._native.endings(self._told(situation), [self._cards(hand) for hand in hands])

    def _told(self, situation: Situation) -> tuple[object, ...]:
        """With cards as numbers."""
        cards = self._cards
        return (
            *situation[:2],
            cards(situation.hand),
            situation.sizes,
            [cards(known) for known in situation.known],
            *situation[5:9],
            cards(situation.discard),
            cards(situation.unseen),
            *situation[11:],
        )

    def _cards(self, cards: Sequence[str]) -> bytes:
        number = self._number
        return bytes([number[card] for card in cards])
