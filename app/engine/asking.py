"""A window of questions: who is asked, who has said what, who may still speak; who challenged a word first,
and whether it stands once it was voted on or looked up.

Windows are frozen: what is said makes another one. Rules write what comes of them into outcomes and
observations in forms of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Self, TypeVar

from app.engine import reading

SaidT = TypeVar("SaidT")
WordT = TypeVar("WordT", int, tuple[int, int])
"""How a game names a word that lies."""


def majority(votes: int, voters: int) -> bool:
    """Whether these are more than half of all who could vote."""
    return 2 * votes > voters


@dataclass(frozen=True)
class Window(Generic[SaidT]):
    """Seats that are asked something.

    asked: in the order in which what they say counts. said: what each of them has said so far.
    """

    asked: tuple[int, ...] = ()
    said: Mapping[int, SaidT] = field(default_factory=dict)

    @property
    def left(self) -> tuple[int, ...]:
        """Who may still speak, in that order; nobody once the window is closed."""
        return tuple(seat for seat in self.asked if seat not in self.said)

    def heard(self, seat: int, said: SaidT, *, anew: bool = False) -> Self:
        """With what a seat says. anew: it may think better of what it has said before.

        Raises ValueError where it is not asked, or has spoken."""
        if seat not in (self.asked if anew else self.left):
            raise ValueError(f"seat {seat} is not asked, or has spoken")
        return replace(self, said={**self.said, seat: said})

    def who(self, said: SaidT) -> tuple[int, ...]:
        """The seats that have said this, sorted."""
        return tuple(sorted(seat for seat, one in self.said.items() if one == said))


@dataclass(frozen=True)
class Ruling(Generic[WordT]):
    """How a challenged word came out.

    by: who challenged it, the one who counts as the first before the others. good: whether it stands.
    why: the word list's reason, None where it was voted on; against: who voted against it, None where it was
    looked up.
    """

    word: WordT
    by: tuple[int, ...]
    good: bool
    why: str | None = None
    against: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Challenges(Window[tuple[WordT, ...]], Generic[WordT]):
    """What seats say against words that lie: first which they challenge, then, where that was agreed, which
    they vote against.

    found: the words that were challenged, sorted, and all who did, the first one first; known once everybody
    has spoken (`closed`).
    """

    found: Mapping[WordT, tuple[int, ...]] = field(default_factory=dict)

    def closed(self) -> Self:
        """Whether everybody has said what they challenge."""
        found: dict[WordT, list[int]] = {}
        for seat in self.asked:
            for word in self.said.get(seat, ()):
                found.setdefault(word, []).append(seat)
        return replace(self, found={word: tuple(found[word]) for word in sorted(found)})

    def vote(self, voters: Iterable[int]) -> Self:
        """These seats are asked which of the words that were found they reject."""
        return replace(self, asked=tuple(voters), said={})

    def voted(self, voters: int) -> list[Ruling[WordT]]:
        """A majority of those who could vote rejects a word, a tie lets it stand."""
        rulings = []
        for word, by in self.found.items():
            against = tuple(sorted(seat for seat, words in self.said.items() if word in words))
            rulings.append(Ruling(word, by, not majority(len(against), voters), against=against))
        return rulings

    def looked_up(self, facts: Mapping[str, Any]) -> list[Ruling[WordT]]:
        """What the word list said, as the ``verdicts`` among the facts of a turn have it.

        Raises KeyError, TypeError or ValueError where they are not those on the words that were found."""
        told = {_word(one["word"]): one for one in reading.listed(facts.get("verdicts", []))}
        if told.keys() != self.found.keys():
            raise ValueError("other words were looked up than challenged")
        return [
            Ruling(word, by, reading.flag(told[word]["good"]), reading.text(told[word]["why"], 20))
            for word, by in self.found.items()
        ]


def _word(data: object) -> Any:
    """A word as records name it."""
    return tuple(map(reading.whole, data)) if isinstance(data, list) else reading.whole(data)
