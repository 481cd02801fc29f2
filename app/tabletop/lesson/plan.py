"""A lesson on the wall: what is agreed for it, and what a game offers that a class can play together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from app.widgets.sounds import Sounds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.lexicon.judge import Judge
    from app.tabletop.lesson.screen import LessonScreen

CALL, LISTS = "call", "lists"
"""How words come together: teams call them out, or their lists are typed."""


class LessonTeam(NamedTuple):
    """sign: of `signs.TEAM_SIGNS`."""

    name: str
    sign: int


@dataclass(frozen=True)
class LessonPlan:
    """options, seed: of a deal that was passed on, empty for a new one."""

    teams: tuple[LessonTeam, ...]
    rounds: int = 3
    minutes: int = 3
    task: str = "all"
    collect: str = CALL
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class LessonWords:
    """What is said of words to a class. task: what is asked for, in words. explain: word class, case and
    pattern of a word, empty where that is not known. why_not: why a word does not fulfil the task."""

    task: str
    explain: Callable[[str], str]
    why_not: Callable[[str], str]


class ClassGame(Protocol):
    """What a class plays together. policy: of the word list that judges, None where words do not matter.
    tasks: of `lexicon.school.tasks`; a game without them has no words that are called. by_code: whether what
    was passed on or made to order can be played."""

    @property
    @abstractmethod
    def policy(self) -> str | None: ...

    @property
    @abstractmethod
    def by_code(self) -> bool: ...

    @abstractmethod
    def takes(self, options: Mapping[str, Any]) -> bool:
        """Whether a deal with these options can be."""

    @abstractmethod
    def summary(self) -> str:
        """What is played, in a sentence or two."""

    @property
    @abstractmethod
    def tasks(self) -> Sequence[str]: ...

    @abstractmethod
    def prepared(self, judge: Judge | None, plan: LessonPlan, seed: int) -> Any:
        """All that is dealt and judged by; takes a while, so beside the screen. seed: of a new deal."""

    @abstractmethod
    def barren(self, prepared: Any) -> bool:
        """Whether nothing is to be found in some round."""

    @abstractmethod
    def screen(self, prepared: Any, words: LessonWords, sounds: Sounds, parent: QWidget) -> LessonScreen:
        """The wall and the teacher's desk of a lesson that is prepared."""
