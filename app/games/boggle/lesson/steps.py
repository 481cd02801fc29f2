"""A lesson: rounds that a whole class plays on the wall, as steps that a clicker can take and take back.

Teams look for words on one board. Then they call them out or hand in lists; a word scores for the team that
alone has it (RULES BG8). Nothing here knows a clock or a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.engine.lessons.steps import LessonState, LessonSteps, Step
from app.games.boggle.model import ScoredWord, WordVerdict
from app.games.boggle.scoring import settle


class Fault(StrEnum):
    """Why a called word does not count."""

    SHORT = "short"
    PATH = "path"
    UNKNOWN = "unknown"
    TASK = "task"
    COARSE = "coarse"
    """It is not shown in class."""


@dataclass(frozen=True)
class LessonBoard:
    """What a round is played on, with what is known of it.

    grid: 16 capitals. words: that fulfil the task, the longest first; common: those of them that most people
    know; said: those of these that people really say. fold: letters are compared without diacritics (RULES
    BG7)."""

    grid: tuple[str, ...]
    words: tuple[str, ...]
    common: tuple[str, ...]
    said: tuple[str, ...]
    fold: bool = False


@dataclass(frozen=True)
class Called:
    """A word and the teams that have it. fault: why it does not count, None if it does."""

    word: str
    teams: frozenset[int] = frozenset()
    fault: Fault | None = None

    @property
    def counts(self) -> bool:
        """Whether it brings somebody a point: it is right, and one team alone has it."""
        return self.fault is None and len(self.teams) == 1


@dataclass(frozen=True)
class BoardState(LessonState):
    """open: the word that was called last still waits for its teams."""

    called: tuple[Called, ...] = ()
    open: bool = False


class Lesson(LessonSteps[BoardState]):
    """A lesson of Boggle that goes on. lists: whether lists are typed, else words are called out."""

    def __init__(self, boards: Sequence[LessonBoard], teams: int, lists: bool = False) -> None:
        super().__init__(len(boards), teams, BoardState())
        self.boards, self.lists = boards, lists

    # What is to be seen -------------------------------------------------------------------------

    @property
    def board(self) -> LessonBoard:
        return self.boards[self.state.number - 1]

    @property
    def word(self) -> Called | None:
        """The word on the wall, None without one."""
        state = self.state
        if state.step is Step.COLLECT and state.open:
            return state.called[-1]
        shown = self.shown()
        return shown[state.at] if state.step is Step.REVEAL and state.at < len(shown) else None

    def shown(self) -> tuple[Called, ...]:
        """What is revealed: of typed lists all words, the shortest first; then what nobody found."""
        found = sorted(self.state.called, key=lambda one: (len(one.word), one.word)) if self.lists else []
        return (*found, *(Called(word) for word in self.missed()))

    def missed(self) -> tuple[str, ...]:
        """The best common words that no team has, the longest last."""
        had = {one.word for one in self.state.called}
        left = sorted((word for word in self.board.said if word not in had), key=len, reverse=True)
        return tuple(reversed(left[:MISSED]))

    def points(self) -> tuple[int, ...]:
        """Of this round, so far as words were called (RULES BG8)."""
        lists = [
            [
                ScoredWord(one.word, WordVerdict.VALID)
                for one in self.state.called
                if team in one.teams and one.fault is None
            ]
            for team in range(self.teams)
        ]
        return settle(lists)[1]

    def seen_points(self) -> tuple[int, ...]:
        """Of this round, so far as words have been on the wall."""
        if not self.lists:
            return self.points()
        if self.state.step in (Step.SCORES, Step.PLACES):
            return self.points()
        if self.state.step is not Step.REVEAL:
            return (0,) * self.teams
        shown = self.shown()[: self.state.at + 1]
        return tuple(sum(one.counts and team in one.teams for one in shown) for team in range(self.teams))

    def reveals(self) -> int:
        return len(self.shown())

    def _collected(self) -> bool:
        """A word that waits for its teams is done with first."""
        if self.state.open:
            self._go(replace(self.state, open=False))
            return True
        return False

    # Words --------------------------------------------------------------------------------------

    def call(self, word: str, fault: Fault | None, teams: Iterable[int] = ()) -> None:
        """A team calls a word, or one of its list is typed; one called before gets these teams too."""
        state = replace(self.state, armed=False)
        if state.step is not Step.COLLECT:
            return
        known = next((one for one in state.called if one.word == word), None)
        held = frozenset(teams) | (known.teams if known else frozenset())
        others = tuple(one for one in state.called if one.word != word)
        self.state = state
        self._go(replace(state, called=(*others, Called(word, held, fault)), open=not self.lists))

    def toggle(self, team: int) -> None:
        """Whether a team has the word on the wall too."""
        word = self.word
        if word is not None and self.state.step is Step.COLLECT and 0 <= team < self.teams:
            changed = replace(word, teams=word.teams ^ {team})
            self._go(replace(self.state, called=(*self.state.called[:-1], changed)))

    def overrule(self) -> None:
        """The teacher takes the word on the wall although the list does not, or the other way round."""
        word = self.word
        if word is None or self.state.step is not Step.COLLECT or word.fault is Fault.COARSE:
            return
        fault = None if word.fault is not None else Fault.UNKNOWN
        self._go(replace(self.state, called=(*self.state.called[:-1], replace(word, fault=fault))))

    def strike(self, word: str, team: int) -> None:
        """A word goes from a team's list again."""
        kept = []
        for one in self.state.called:
            left = one.teams - {team} if one.word == word else one.teams
            if left or one.word != word:
                kept.append(replace(one, teams=left))
        self._go(replace(self.state, called=tuple(kept)))

    def list_of(self, team: int) -> tuple[Called, ...]:
        """What a team has, in the order in which it was written."""
        return tuple(one for one in self.state.called if team in one.teams)


MISSED = 5
"""So many words that nobody found are shown."""
