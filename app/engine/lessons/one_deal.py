"""One deal for all: a class looks for the best of the same cards or the same position.

The answers are typed team after team, then shown from the lowest to the highest, and the program's best last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from app.engine.lessons.steps import LessonState, LessonSteps, Step


@dataclass(frozen=True)
class TeamAnswer:
    """What a team has found, as the game judges it.

    text: as it stands on the wall; empty for what is not shown in class. points: what it brings where it
    counts. fault: why it does not count, a code of the game's; subject: the word or piece that it is about.
    doubtful: the teacher may let it count all the same. laid: how it lies, the game's own. parts: what the
    points are made of, in the game's own codes. counted: the teacher has let it count. claimed: the points
    that the team wrote beside it, where they are others.
    """

    text: str
    points: int = 0
    fault: str = ""
    subject: str = ""
    doubtful: bool = False
    laid: Any = None
    parts: tuple[tuple[str, int], ...] = ()
    counted: bool = False
    claimed: int | None = field(default=None, compare=False)

    @property
    def worth(self) -> int:
        return self.points if self.counts else 0

    @property
    def counts(self) -> bool:
        return not self.fault or self.counted


class SharedDeal(Protocol):
    """What all teams have before them. best: the most that the program finds. most: how much there is to be
    found besides, for the teacher."""

    @property
    def best(self) -> TeamAnswer: ...

    def judged(self, text: str) -> TeamAnswer:
        """An answer as a team has written it; quick, and whatever is written."""


class Shown(NamedTuple):
    """What is revealed at once: an answer and the teams that gave it. best: it is the program's."""

    answer: TeamAnswer
    teams: tuple[int, ...]
    best: bool = False


@dataclass(frozen=True)
class DealState(LessonState):
    """answers: by team, None where none was given. writer: whose answer is typed next; past the last team all
    are in. kept: teams in the order in which their answers are shown, once one was ruled on meanwhile."""

    answers: tuple[TeamAnswer | None, ...] = ()
    writer: int = 0
    kept: tuple[tuple[int, ...], ...] = ()


class OneDeal(LessonSteps[DealState]):
    """The points of an answer are the team's points of the round."""

    def __init__(self, deals: Sequence[SharedDeal], teams: int) -> None:
        super().__init__(len(deals), teams, DealState(answers=(None,) * teams))
        self.deals = tuple(deals)

    @property
    def deal(self) -> SharedDeal:
        return self.deals[self.state.number - 1]

    @property
    def writer(self) -> int | None:
        """Whose answer is typed; None where none is."""
        state = self.state
        return state.writer if state.step is Step.COLLECT and state.writer < self.teams else None

    @property
    def pending(self) -> TeamAnswer | None:
        """An answer that does not count and can be typed anew."""
        return None if self.writer is None else self.state.answers[self.writer]

    @property
    def shown(self) -> Shown | None:
        """What is being revealed."""
        order = self.order()
        return order[self.state.at] if self.state.step is Step.REVEAL else None

    def order(self) -> tuple[Shown, ...]:
        """From the lowest to the highest, equal answers together; the program's best last."""
        last, answers = Shown(self.deal.best, (), True), self.state.answers
        if self.state.kept:
            kept = [(answers[teams[0]], teams) for teams in self.state.kept]
            return (*(Shown(answer, teams) for answer, teams in kept if answer is not None), last)
        found: dict[TeamAnswer, list[int]] = {}
        for team, answer in enumerate(answers):
            if answer is not None:
                found.setdefault(answer, []).append(team)
        given = sorted(found.items(), key=lambda one: (one[0].worth, one[0].counts, one[1]))
        return (*(Shown(answer, tuple(teams)) for answer, teams in given), last)

    def reveals(self) -> int:
        return len(self.order())

    def points(self) -> tuple[int, ...]:
        return tuple(0 if answer is None else answer.worth for answer in self.state.answers)

    def seen_points(self) -> tuple[int, ...]:
        if self.state.step in (Step.SCORES, Step.PLACES):
            return self.points()
        if self.state.step is not Step.REVEAL:
            return (0,) * self.teams
        seen = {team: one.answer.worth for one in self.order()[: self.state.at + 1] for team in one.teams}
        return tuple(seen.get(team, 0) for team in range(self.teams))

    # Answers ------------------------------------------------------------------------------------

    def _collected(self) -> bool:
        """A team without an answer is passed by."""
        if self.writer is None:
            return False
        self._go(replace(self.state, writer=self.state.writer + 1))
        return True

    def enter(self, answer: TeamAnswer) -> None:
        """The answer of the team whose turn it is to be typed; the next one comes unless something is wrong
        with it, which may be a slip of the typing."""
        writer = self.writer
        if writer is None:
            return
        self.state = replace(self.state, armed=False)
        let = replace(answer, counted=True)
        if answer.doubtful and let in self.state.answers:  # the same words get the same ruling
            answer = let
        answers = self._with(writer, answer)
        self._go(replace(self.state, answers=answers, writer=writer + bool(answer.counts)))

    def turn_to(self, team: int) -> None:
        """Type the answer of this team, perhaps anew."""
        if self.state.step is Step.COLLECT and 0 <= team < self.teams and team != self.state.writer:
            self.state = replace(self.state, armed=False)
            self._go(replace(self.state, writer=team))

    def overrule(self) -> None:
        """The teacher lets the doubtful answer count that was typed or is shown, or no more."""
        answer = self.in_doubt
        if answer is None:
            return
        changed = replace(answer, counted=not answer.counted)
        held = tuple(changed if one == answer else one for one in self.state.answers)
        kept = self.state.kept
        if self.state.step is Step.REVEAL:  # at its new place it would pass over what was not shown yet
            kept = tuple(one.teams for one in self.order() if not one.best)
        self._go(replace(self.state, answers=held, kept=kept))

    @property
    def in_doubt(self) -> TeamAnswer | None:
        """What the teacher may decide on now."""
        answer = self.pending
        if self.shown is not None and not self.shown.best:
            answer = self.shown.answer
        return answer if answer is not None and answer.doubtful else None

    def _with(self, team: int, answer: TeamAnswer) -> tuple[TeamAnswer | None, ...]:
        return tuple(answer if at == team else one for at, one in enumerate(self.state.answers))
