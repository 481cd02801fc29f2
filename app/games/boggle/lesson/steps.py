"""A lesson: rounds that a whole class plays on the wall, as steps that a clicker can take and take back.

Teams look for words on one board. Then they call them out or hand in lists; a word scores for the team that
alone has it (RULES BG8). Nothing here knows a clock or a screen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from app.games.boggle.model import ScoredWord, WordVerdict
from app.games.boggle.scoring import settle


class Step(StrEnum):
    """What is on the wall."""

    READY = "ready"
    PLAY = "play"
    COLLECT = "collect"
    """Words are called out or lists typed."""
    REVEAL = "reveal"
    """One word after another, with who has it."""
    SCORES = "scores"
    PLACES = "places"
    """The ceremony, from the last to the first."""


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
class LessonState:
    """number: of the round, from 1. armed: the step that is asked for needs a second press. open: the word
    that was called last still waits for its teams. at: which word or place is shown, from 0. past: points of
    the rounds before."""

    step: Step = Step.READY
    number: int = 1
    armed: bool = False
    called: tuple[Called, ...] = ()
    open: bool = False
    at: int = 0
    past: tuple[tuple[int, ...], ...] = ()


@dataclass
class Lesson:
    """A lesson that goes on. lists: whether lists are typed, else words are called out."""

    boards: Sequence[LessonBoard]
    teams: int
    lists: bool = False
    state: LessonState = field(default_factory=LessonState)
    _before: list[LessonState] = field(default_factory=list)

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

    def totals(self) -> tuple[int, ...]:
        """With the rounds before."""
        now = self.seen_points()
        return tuple(
            now[team] + sum(points[team] for points in self.state.past) for team in range(self.teams)
        )

    def places(self) -> tuple[tuple[int, ...], ...]:
        """Teams by place, the last place first; who has as many points shares a place."""
        totals = self.totals()
        return tuple(
            tuple(team for team in range(self.teams) if totals[team] == points)
            for points in sorted(set(totals))
        )

    @property
    def solution_open(self) -> bool:
        """Whether the class may see what is on the board: the last list is in."""
        return self.state.step in (Step.REVEAL, Step.SCORES, Step.PLACES)

    @property
    def over(self) -> bool:
        """Whether the last step is taken."""
        return self.state.step is Step.PLACES and self.state.at >= len(self.places())

    # Steps --------------------------------------------------------------------------------------

    def _go(self, state: LessonState) -> None:
        self._before.append(self.state)
        self.state = state

    def forward(self) -> None:
        """The next step; ending what cannot be made undone by the class takes two presses."""
        state = self.state
        if state.step is Step.READY:
            self._go(replace(state, step=Step.PLAY))
        elif state.step is Step.COLLECT and state.open:
            self._go(replace(state, open=False))
        elif state.step in (Step.PLAY, Step.COLLECT) and not state.armed:
            self.state = replace(state, armed=True)
        elif state.step is Step.PLAY:
            self.time_up()
        elif state.step is Step.COLLECT:
            self.state = replace(state, armed=False)
            after = Step.REVEAL if self.shown() else Step.SCORES
            self._go(replace(self.state, step=after, at=0))
        elif state.step is Step.REVEAL:
            last = state.at + 1 >= len(self.shown())
            self._go(replace(state, step=Step.SCORES, at=0) if last else replace(state, at=state.at + 1))
        elif state.step is Step.SCORES:
            self._next_round()
        elif not self.over:
            self._go(replace(state, at=state.at + 1))

    def _next_round(self) -> None:
        state, done = self.state, (*self.state.past, self.points())
        if state.number < len(self.boards):
            self._go(LessonState(number=state.number + 1, past=done))
        else:
            self._go(replace(state, step=Step.PLACES, at=0))

    def time_up(self) -> None:
        """The clock has run out, or was ended: pencils down."""
        if self.state.step is Step.PLAY:
            self.state = replace(self.state, armed=False)
            self._go(replace(self.state, step=Step.COLLECT))

    def disarm(self) -> None:
        """Something else was done than pressing again."""
        self.state = replace(self.state, armed=False)

    def back(self) -> bool:
        """Take the last step back; whether there was one."""
        if self.state.armed:
            self.disarm()
            return True
        if not self._before:
            return False
        self.state = replace(self._before.pop(), armed=False)
        return True

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


def best_board(held: Sequence[Collection[str]]) -> int:
    """Which of some boards has most words of the task, the first of equals."""
    return max(range(len(held)), key=lambda at: (len(held[at]), -at))
