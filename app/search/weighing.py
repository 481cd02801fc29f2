"""Weighing the move that was made against better ones: on the same deals, so that luck cancels between them.

First the moves are compared until their order stands. What is best of many trials looks better than it is,
so the best ones and the move made meet fresh deals, and only these tell by how much they differ.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine.player import Budget
from app.engine.reviewing import AT_ONCE, Decision, Judged, Moment, PuzzleAnswer, Review
from app.search.dearest import Enumerates, dearest
from app.search.settling import LOOK, SURE, Tried, error_of, mean_of

Json = dict[str, Any]

FRESH = 1 << 16
"""The number of the first fresh deal; those before it are for finding the order."""

CERTAIN = 3.5
"""Standard errors by which a better move differs from the move made where a person is told so: of hundreds of
decisions hardly one passes by chance."""

LEAST_CHANCE, LEAST_POINTS = 0.02, 2.0
"""What differs by less decides nothing."""

WORTH_CHANCE, WORTH_POINTS = 0.03, 3.0
"""What differs by less is no moment to be shown: a trifle."""


@dataclass(frozen=True)
class Appraisal:
    """What is told of a move. points: what it brings at once. reasons: what speaks for it, most telling
    first; scoring: those among them that do so only by points; answering: those, drawbacks among them, that
    do so by what the others answer; keeping: by the own later turns. drawbacks: what speaks against it.
    vague: those that nobody can check, which explain nothing by themselves. waits: its points are to come, so
    that others do not bring more at once."""

    move: Json
    points: int
    reasons: tuple[str, ...] = ()
    drawbacks: tuple[str, ...] = ()
    scoring: tuple[str, ...] = ()
    answering: tuple[str, ...] = ()
    keeping: tuple[str, ...] = ()
    vague: tuple[str, ...] = ()
    waits: bool = False


@dataclass(frozen=True)
class Choices:
    """What a seat could do, the move made among it.

    keys: one a plan; plans with the same one are one move. made: the key of the move made; None in puzzles,
    where the best of the others stands for it. tried: trials of plans. batch: deals at once. fresh: deals at
    the most that tell the difference; fewer than two batches where all is known. tell: of a plan. known:
    whether people know what it takes and would think of it. hard: how many steps of difficulty a plan is
    above others of its looks. sure: nothing was left out in looking ahead. answered: the same trials, broken
    off as soon as all others have answered; what is kept in hand does not count there.
    """

    keys: Sequence[Hashable]
    made: Hashable | None
    tried: Tried
    batch: int
    fresh: int
    tell: Callable[[int], Appraisal]
    known: Callable[[int], bool] = lambda plan: True
    hard: Callable[[int], int] = lambda plan: 0
    sure: bool = True
    answered: Tried | None = None


@dataclass(frozen=True)
class Figures:
    """What a plan came to in fresh deals: means of chance and lead by batch."""

    plan: int
    told: Appraisal
    chances: tuple[float, ...]
    points: tuple[float, ...]

    @property
    def chance(self) -> float:
        return mean_of(self.chances)

    def more(self, other: Figures) -> tuple[float, float, float, float]:
        """By how much it is better in chance, with the standard error, and in points, with theirs."""
        chances = [a - b for a, b in zip(self.chances, other.chances, strict=True)]
        points = [a - b for a, b in zip(self.points, other.points, strict=True)]
        return mean_of(chances), error_of(chances), mean_of(points), error_of(points)


@dataclass(frozen=True)
class Weighed:
    """A decision, weighed. better: the best move that people know; None where that was made."""

    best: Figures
    made: Figures
    better: Figures | None
    sure: bool = True

    @property
    def loss(self) -> float:
        """Points by which the best move surely brings more; 0 where trials cannot tell."""
        chance, off, points, points_off = self.best.more(self.made)
        sure = self.sure and chance > SURE * off and points > SURE * points_off
        return max(0.0, points) if sure else 0.0

    @property
    def is_clear(self) -> bool:
        """Whether the better move is so beyond doubt, and something explains it."""
        if self.better is None or not self.is_sure:
            return False
        return bool(motives(self.better.told, self.made.told, self.better.more(self.made)[2]))

    @property
    def is_sure(self) -> bool:
        """Whether the better move is so beyond doubt, and by enough to matter."""
        if self.better is None or not self.sure:
            return False
        chance, off, points, points_off = self.better.more(self.made)
        sure = chance > max(LEAST_CHANCE, CERTAIN * off)
        return sure and points > max(LEAST_POINTS, CERTAIN * points_off)


def motives(better: Appraisal, made: Appraisal, gain: float, answers: float | None = None) -> tuple[str, ...]:
    """What speaks for a move and not for the one made, most telling first, three at most; nothing where that
    does not explain why it gains so many points in the end. answers: what it gains by those of the others."""
    more = better.points - made.points
    if more < -gain / 2:  # nobody believes what costs so much at once for what it brings later
        return ()
    later = None if answers is None else gain - more - answers

    def holds(one: str) -> bool:
        """Whether what a reason says shows in the trials."""
        if one in better.answering or one in made.answering:
            return answers is None or answers >= FELT
        return (one not in better.scoring or more > 0) and (
            one not in better.keeping or later is None or later >= FELT
        )

    found = ["points"] if more > 0 else []
    found += [one for one in better.reasons if one not in made.reasons and holds(one)]
    found += [f"not:{one}" for one in made.drawbacks if one not in better.drawbacks and holds(one)]
    soft = {*better.vague, *(f"not:{one}" for one in made.vague)}
    firm = any(one in better.keeping and one not in soft for one in found)
    vague = [one for one in found if one in soft]
    found = [one for one in found if one not in soft or (one == vague[0] and not firm)]
    told = more + (answers or 0.0)
    weak = ("points", *better.scoring, *soft)
    if told < EXPLAINED * gain and all(one in weak for one in found):
        return ()
    return tuple(found[:3]) or ("answers",)


EXPLAINED = 0.5
"""Such a part of what is gained has to come at once, or by the answers, where nothing else is told."""

FELT = 1.5
"""Points by which a reason has to show in the trials."""


LONG_S = 6.0
"""So long a decision is worked at; then as few deals as can tell anything have to do. Two blanks in a hand,
tried out to the end of a game, would else take minutes."""


def _patience(choices: Choices) -> Callable[[], bool]:
    """What tells whether this thread has worked long at a decision; waiting does not count. Puzzles take what
    they need, and are the same on every computer."""
    end = time.thread_time() + LONG_S if choices.made is not None else math.inf
    return lambda: time.thread_time() > end


def weighed(choices: Choices, budget: Budget) -> Weighed | None:
    """None where there is nothing to choose, or the budget ends."""
    keys = choices.keys
    if len(set(keys)) < (2 if choices.made is not None else LEAST_CHOICES):
        return None
    late = _patience(choices)
    order = _ordered(choices, budget, late)
    if not order:
        return None
    if choices.made is None:
        return _against_rivals(choices, order, budget, late)
    ranked, made_key = [plan for plan, _ in order], choices.made
    made = next((plan for plan in ranked if keys[plan] == made_key), keys.index(made_key))
    known = (plan for plan in ranked if keys[plan] != made_key and choices.known(plan))
    better = next(known, None)
    if better is not None and made in ranked and ranked.index(better) > ranked.index(made):
        better = None
    plans = list(dict.fromkeys([ranked[0], made, *([] if better is None else [better])]))
    figures = _figures(choices, plans, budget, made, late)
    if figures is None:
        return None
    return Weighed(
        figures[ranked[0]], figures[made], None if better is None else figures[better], choices.sure
    )


LEAST_KEPT = 4
"""So many of the best go on to the last look."""


def _ordered(choices: Choices, budget: Budget, late: Callable[[], bool]) -> list[tuple[int, float]]:
    """Plans with their chances, best first, one for each move: all in a first look, of whose better half each
    further one is taken. Nothing where the budget ends."""
    alive, sums, deals = list(range(len(choices.keys))), [0.0] * len(choices.keys), 0
    for step in range(LOOK + 1):
        deals += choices.batch
        some = choices.tried(alive, step * choices.batch, choices.batch)
        for plan, (won, _) in zip(alive, some, strict=True):
            sums[plan] += won
        if budget.stop():
            return []
        best: dict[Hashable, int] = {}
        for plan in sorted(alive, key=lambda plan: -sums[plan]):
            best.setdefault(choices.keys[plan], plan)
        alive = list(best.values())
        if step < LOOK and (step or len(alive) > 4 * LEAST_KEPT):
            alive = alive[: max(LEAST_KEPT, (len(alive) + 1) // 2)]
        if late():
            break
    return [(plan, sums[plan] / deals) for plan in alive]


LEAST_CHOICES = 4
"""Where there are fewer moves nothing is puzzling."""


def _against_rivals(
    choices: Choices, order: Sequence[tuple[int, float]], budget: Budget, late: Callable[[], bool]
) -> Weighed | None:
    """The best move and the one that comes nearest to it in fresh deals; None where a first look at them
    does not promise that one is clearly the best."""
    (best, first), (_, next_best) = order[:2]
    if first - next_best < LEAST_CHANCE or not choices.known(best):
        return None
    plans = [plan for plan, _ in order]
    figures = _figures(choices, plans, budget, best, late)
    if figures is None:
        return None
    second = min((figures[plan] for plan in plans[1:]), key=lambda one: _beaten(figures[best], one))
    return Weighed(figures[best], second, figures[best], choices.sure)


def _beaten(best: Figures, other: Figures) -> float:
    """How surely one is better, in standard errors."""
    chance, off, points, points_off = best.more(other)
    return min(chance / max(off, 1e-9), points / max(points_off, 1e-9))


ENOUGH, PLAIN = 4, 2.5
"""Fresh deals are looked at each time that so many batches of them were tried; so many standard errors make a
thing plain."""


def _figures(
    choices: Choices, plans: Sequence[int], budget: Budget, made: int, late: Callable[[], bool]
) -> dict[int, Figures] | None:
    """What plans come to in fresh deals, the same for all; in fewer where it is plain that nothing is lost
    with the one that was made, or that a puzzle's answer is not the only one."""
    chances: dict[int, list[float]] = {plan: [] for plan in plans}
    points: dict[int, list[float]] = {plan: [] for plan in plans}
    batch = choices.batch
    for step in range(1, max(2, choices.fresh // batch) + 1):
        sums = choices.tried(plans, FRESH + (step - 1) * batch, batch)
        for plan, (won, gained) in zip(plans, sums, strict=True):
            chances[plan].append(won / batch)
            points[plan].append(gained / batch)
        if budget.stop():
            return None
        if step % ENOUGH == 0:
            others = [plan for plan in plans if plan != made]
            if choices.made is None:
                plain = any(_slight(chances, points, made, other) for other in others)
            else:
                plain = all(_slight(chances, points, other, made) for other in others)
            if plain or late():
                break
    told = {plan: choices.tell(plan) for plan in plans}
    return {plan: Figures(plan, told[plan], tuple(chances[plan]), tuple(points[plan])) for plan in plans}


def _slight(
    chances: Mapping[int, Sequence[float]], points: Mapping[int, Sequence[float]], one: int, other: int
) -> bool:
    """Whether a plan is, in all likelihood, better than another by less than matters."""
    return any(
        mean_of(more) + PLAIN * error_of(more) < least
        for found, least in ((chances, LEAST_CHANCE), (points, LEAST_POINTS))
        for more in [[a - b for a, b in zip(found[one], found[other], strict=True)]]
    )


Weigh = Callable[[Any, Any], Choices | None]
"""An observation and the move made there (None: the second best) → what could be done; None where the game
has nothing to weigh."""


class TurnStudy:
    """Looks back at games of turns."""

    def __init__(
        self,
        weigh: Weigh,
        advice: Callable[[Any, Moment], Any],
        same: Callable[[Any, Any, Json], bool],
        every: Enumerates = lambda seen: None,
        brings: Callable[[Any, Any], int] = lambda seen, move: 0,
        chosen: Callable[[Sequence[Decision]], Sequence[Decision]] = lambda made: made,
    ) -> None:
        """advice: a moment's better move as the game's analysis has moves. same: of an observation, a move
        and one in the form of records, whether the first comes to the same as the other. every: all moves of
        a position. brings: of an observation and a move, its points at once. chosen: of a game's decisions
        those that are weighed."""
        self._weigh, self.advice, self._same = weigh, advice, same
        self._every, self._brings, self._chosen = every, brings, chosen

    def review(self, made: Iterable[Decision], budget: Budget) -> Review | None:
        """None where the budget ends before."""
        todo = self._chosen(list(made))
        turns: list[Judged] = []
        moments: list[Moment] = []
        for done, one in enumerate(todo, 1):
            choices = self._weigh(one.seen, one.move)
            found = None if choices is None else weighed(choices, budget)
            if budget.stop():
                return None
            budget.progress(done / len(todo))
            if found is None:
                continue
            best, played = found.best, found.made
            after = played.chance
            turns.append(
                Judged(
                    one.turn,
                    one.seat,
                    max(after, best.chance),
                    after,
                    found.loss,
                    None if best is played else best.told.move,
                    played.told.points,
                )
            )
            if choices is not None and found.is_sure and found.better is not None:
                moments += _moments(one, choices, found.better, played)
        return Review(tuple(turns), tuple(moments))

    def short_of(self, seen: Any, move: Any, moment: Moment, budget: Budget) -> float:
        """As far as trials tell; the better move's gain where they tell nothing."""
        found = self.review([Decision(moment.turn, moment.seat, seen, move)], budget)
        return found.turns[0].loss if found is not None and found.turns else moment.gain

    def puzzle(self, seen: Any, budget: Budget, *, at_once: bool = False) -> PuzzleAnswer | None:
        """The answer to a position, if one is clearly better than all that come near."""
        if at_once:
            return dearest(self._every(seen))
        choices = self._weigh(seen, None)
        found = None if choices is None else weighed(choices, budget)
        if choices is None or found is None or found.best is not found.better or not found.is_clear:
            return None
        best, second = found.best.told, found.made.told
        _, _, margin, _ = found.best.more(found.made)
        why = motives(best, second, margin)
        step = _difficulty(choices, best)
        return PuzzleAnswer(best.move, second.move, margin, step, "points", best.points, second.points, why)

    def solves(self, seen: Any, move: Any, solution: PuzzleAnswer) -> bool:
        if solution.unit == AT_ONCE:
            return self._brings(seen, move) >= solution.points
        return self._same(seen, move, solution.best)


FAR, NEAR = 5, 1
"""Points at once by which a move catches the eye before all others, or comes before them."""


def _difficulty(choices: Choices, best: Appraisal) -> int:
    """From 1, for what brings far more at once than anything else, to 5, for what brings less."""
    told = [choices.tell(plan) for plan in range(len(choices.keys))]
    plan = next(plan for plan, one in enumerate(told) if one.move == best.move)
    others = (one.points for one in told if one.move != best.move)
    more = best.points - max(others, default=0)
    looks = 1 + (more < FAR) + (more <= NEAR) + (more < 0) + (more < -NEAR)
    return max(1, min(5, looks + choices.hard(plan)))


def _moments(one: Decision, choices: Choices, better: Figures, made: Figures) -> list[Moment]:
    """The moment; none where it is a trifle, or nothing explains it."""
    chance, _, points, _ = better.more(made)
    more = better.told.points - made.told.points
    answers = _answers(choices, better, made, more)
    why = motives(better.told, made.told, points, answers)
    if chance < WORTH_CHANCE or points < WORTH_POINTS or not why:
        return []
    later = None if answers is None else points - more - answers
    told, at_once = better.told, 0 if made.told.waits else more
    found = Moment(
        *(one.turn, one.seat, told.move, told.points, at_once, points, chance, why),
        weight=100 * chance,
        answers=answers,
        later=later,
    )
    return [found]


def _answers(choices: Choices, better: Figures, made: Figures, more: int) -> float | None:
    """What the others get less by their answers to the better move; None where nobody tells them apart."""
    if choices.answered is None:
        return None
    batch, plans = choices.batch, (better.plan, made.plan)
    led = [choices.answered(plans, FRESH + step * batch, batch) for step in range(len(better.points))]
    gained = sum(one[1] - other[1] for one, other in led) / (batch * len(led))
    return gained - more
