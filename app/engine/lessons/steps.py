"""A lesson: rounds that a whole class plays on the wall, as steps that a clicker can take and take back.

Nothing here knows a clock, a screen or a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeVar


class Step(StrEnum):
    """What is on the wall."""

    READY = "ready"
    PLAY = "play"
    COLLECT = "collect"
    """What the teams have found is called out or typed."""
    REVEAL = "reveal"
    """One thing after another, with who has it."""
    SCORES = "scores"
    PLACES = "places"
    """The ceremony, from the last to the first."""


@dataclass(frozen=True)
class LessonState:
    """number: of the round, from 1. armed: the step that is asked for needs a second press. at: what is
    revealed, or which place, from 0. past: points of the rounds before."""

    step: Step = Step.READY
    number: int = 1
    armed: bool = False
    at: int = 0
    past: tuple[tuple[int, ...], ...] = ()


S = TypeVar("S", bound=LessonState)


class LessonSteps(ABC, Generic[S]):
    """A lesson that goes on."""

    def __init__(self, rounds: int, teams: int, first: S) -> None:
        self.rounds, self.teams = rounds, teams
        self._first = self.state = first
        self._before: list[S] = []

    # What a game says ---------------------------------------------------------------------------

    @abstractmethod
    def reveals(self) -> int:
        """How many things are revealed in this round."""

    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """Of this round, for all that is collected so far."""

    @abstractmethod
    def seen_points(self) -> tuple[int, ...]:
        """Of this round, so far as it has been on the wall."""

    def _collected(self) -> bool:
        """While things are collected: whether the step was used up by what is not done yet."""
        return False

    # What is to be seen -------------------------------------------------------------------------

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
        """Whether the class may see what was to be found: all that the teams have is in."""
        return self.state.step in (Step.REVEAL, Step.SCORES, Step.PLACES)

    @property
    def over(self) -> bool:
        """Whether the last step is taken."""
        return self.state.step is Step.PLACES and self.state.at >= len(self.places())

    # Steps --------------------------------------------------------------------------------------

    def _go(self, state: S) -> None:
        self._before.append(replace(self.state, armed=False))
        self.state = state

    def forward(self) -> None:
        """The next step; ending what cannot be made undone by the class takes two presses."""
        state = self.state
        if state.step is Step.READY:
            self._go(replace(state, step=Step.PLAY))
        elif state.step is Step.COLLECT and self._collected():
            pass
        elif state.step in (Step.PLAY, Step.COLLECT) and not state.armed:
            self.state = replace(state, armed=True)
        elif state.step is Step.PLAY:
            self.time_up()
        elif state.step is Step.COLLECT:
            after = Step.REVEAL if self.reveals() else Step.SCORES
            self._go(replace(state, armed=False, step=after, at=0))
        elif state.step is Step.REVEAL:
            last = state.at + 1 >= self.reveals()
            self._go(replace(state, step=Step.SCORES, at=0) if last else replace(state, at=state.at + 1))
        elif state.step is Step.SCORES:
            self._next_round()
        elif not self.over:
            self._go(replace(state, at=state.at + 1))

    def _next_round(self) -> None:
        state, done = self.state, (*self.state.past, self.points())
        if state.number < self.rounds:
            self._go(replace(self._first, number=state.number + 1, past=done))
        else:
            self._go(replace(state, step=Step.PLACES, at=0))

    def time_up(self) -> None:
        """The clock has run out, or was ended: pencils down."""
        if self.state.step is Step.PLAY:
            self._go(replace(self.state, armed=False, step=Step.COLLECT))

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
        self.state = self._before.pop()
        return True
