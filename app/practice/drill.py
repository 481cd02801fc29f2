"""Drills: quick questions with one right answer among a few, and a run through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, Protocol

from app.lexicon.judge import Judge

SECONDS = 60
"""How long a run lasts."""
UNTIMED = 20
"""Questions of a run without a clock."""
AHEAD = 90
"""Questions that are made for a run: nobody answers two a second."""
STEPS = 3
"""Steps of difficulty."""
STEP_AFTER = 5
"""Right answers in a run after which its questions become a step harder."""
EACH_BACK = 3
"""One question in so many is one that comes back, as long as there are such."""


@dataclass(frozen=True)
class DrillQuestion:
    """key: tells it from others of its drill; it can be asked again by it. shown: what it is about. choices:
    the answers, of which ``right`` is the index of the right one. words: to be explained afterwards."""

    key: str
    shown: str
    choices: tuple[str, ...]
    right: int
    words: tuple[str, ...] = ()


class Drill(Protocol):
    """Makes the questions of one kind."""

    def make(self, step: int, luck: Random) -> DrillQuestion | None:
        """A new one of difficulty 0 to `STEPS` - 1; None where chance found none."""

    def again(self, key: str, luck: Random) -> DrillQuestion | None:
        """One that was asked before, None where it makes no sense any more."""


class DrillEntry(NamedTuple):
    """A drill as it is offered. open: makes it with the judge of the game's words."""

    name: str
    open: Callable[[Judge | None], Drill]


def questions(drill: Drill, due: Sequence[str], luck: Random, count: int = AHEAD) -> Iterator[DrillQuestion]:
    """So many questions of a run at the most, none twice: those that are due among new ones, the new ones the
    harder the later they come."""
    waiting, asked, made = list(due), set(), 0
    for place in range(4 * count):
        if made == count:
            return
        found = None
        if waiting and place % EACH_BACK == 0:
            found = drill.again(waiting.pop(0), luck)
        if found is None:
            found = drill.make(min(STEPS - 1, made // STEP_AFTER), luck)
        if found is not None and found.key not in asked:
            asked.add(found.key)
            made += 1
            yield found


@dataclass
class Run:
    """What was answered so far. missed: questions and the choice that was made, in their order."""

    asked: Sequence[DrillQuestion]
    at: int = 0
    right: int = 0
    missed: list[tuple[DrillQuestion, int]] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    """Keys of questions that were answered well."""

    @property
    def question(self) -> DrillQuestion | None:
        """The one that waits for an answer, None after the last one."""
        return self.asked[self.at] if self.at < len(self.asked) else None

    @property
    def points(self) -> int:
        """Right answers less wrong ones: guessing does not pay."""
        return max(0, self.right - len(self.missed))

    def answer(self, choice: int) -> bool:
        """Take the answer to the question that waits and go on; whether it was right."""
        question = self.question
        if question is None or not 0 <= choice < len(question.choices):
            raise ValueError(choice)
        self.at += 1
        if choice == question.right:
            self.right += 1
            self.known.append(question.key)
            return True
        self.missed.append((question, choice))
        return False
