"""Who of the people at one screen has the word, and what they have said so far. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

Word = TypeVar("Word", bound=Any)
"""What a game calls a word in question."""


@dataclass
class Hearing(Generic[Word]):
    """Everybody challenges words or passes for themselves; votes are given one by one.

    marked: words, by whoever speaks or is about to. claimed: words that somebody here challenges, and who.
    passed: who has nothing to say, which is told once all have spoken. voter: whose votes are marked.
    """

    marked: set[Word] = field(default_factory=set)
    claimed: dict[Word, int] = field(default_factory=dict)
    passed: set[int] = field(default_factory=set)
    voter: int | None = None

    @staticmethod
    def challenger(asked: Sequence[int], named: int | None) -> int | None:
        """Who marks words now: the one who is named, or the only one; None where it is not said who of
        several."""
        if named in asked:
            return named
        return asked[0] if len(asked) == 1 else None

    def vote(self, voter: int, in_question: Collection[Word]) -> None:
        """Whoever challenged a word is against it until they say otherwise."""
        if voter != self.voter:
            self.voter = voter
            self.marked = {word for word, by in self.claimed.items() if by == voter and word in in_question}

    def challenge(self, seat: int) -> tuple[Word, ...]:
        """This seat challenges what is marked; gives the words in their order."""
        words = self.taken()
        self.passed.discard(seat)
        self.claimed.update(dict.fromkeys(words, seat))
        return words

    def taken(self) -> tuple[Word, ...]:
        """What is marked, which has now been said."""
        words, self.marked = tuple(sorted(self.marked)), set()
        return words
