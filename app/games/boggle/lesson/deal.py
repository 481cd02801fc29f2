"""The boards of a lesson, and who judges the words that are called there."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from app.engine.chance import Chance
from app.engine.codes import SEEDS
from app.engine.player import Budget
from app.games.boggle.board import has_path
from app.games.boggle.dice import DEFAULT_SET, given
from app.games.boggle.hiding import ordered
from app.games.boggle.lesson.steps import Fault, LessonBoard
from app.games.boggle.model import Options
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.shake import shaken
from app.lexicon.judge import Judge
from app.lexicon.school import tasks

TRIES = 24
"""So many deals are looked at for one that suits the task."""
ENOUGH = 12
"""So many common words of the task on each board will do."""
MIN_LEN = 2
SAID = 25_000
"""Rank of a form up to which people really say it."""
SELDOM = frozenset(("adjective", "ě", "ů"))
"""Tasks besides vyjmenovaná slova whose words few boards have."""
LEMMAS, FORMS = 14_000, 40_000
"""How common words are that are hidden on boards made to order, by lemma and by form."""
LONGEST, HIDDEN, SECONDS = 7, 14, 1.0
"""Their letters, how many are tried on a board, and for how long."""


@dataclass(frozen=True)
class Prepared:
    boards: tuple[LessonBoard, ...]
    judge: LessonJudge


class LessonJudge:
    """Judges words for a class by the word list and the task."""

    def __init__(self, judge: Judge, task: str, fold: bool = False) -> None:
        self._judge, self._referee, self._task, self._fold = judge, BoggleReferee(judge), task, fold
        self._known: dict[str, bool] = {}

    def fault(self, grid: Sequence[str], word: str) -> Fault | None:
        """Why a (normalised) word does not count; None if it does."""
        if len(word) < MIN_LEN:
            return Fault.SHORT
        number = self._judge.judge(word).number
        if number >= 0 and not self._judge.lexicon.gentle(number):
            return Fault.COARSE
        if not has_path(grid, word, fold=self._fold):
            return Fault.PATH
        if not self._judge.judge(word).accepted:
            return Fault.UNKNOWN
        return None if self._fulfils(word) else Fault.TASK

    def board(self, grid: Sequence[str]) -> LessonBoard:
        """A board with its words of the task."""
        common = self._fitting(self._referee.solve_common(grid, fold=self._fold, min_len=MIN_LEN))
        every = self._fitting(self._referee.solve(grid, fold=self._fold, min_len=MIN_LEN))
        known = set(common)
        ordered = sorted(every, key=lambda word: (-len(word), word not in known, word))
        number, rank = self._judge.policy.dawg.number, self._judge.lexicon.form_rank
        said = [word for word in common if rank(number(word)) <= SAID]
        return LessonBoard(tuple(grid), tuple(ordered), tuple(common), tuple(said), self._fold)

    def common(self, grid: Sequence[str]) -> list[str]:
        """Common words of the task; what deals are compared by."""
        return self._fitting(self._referee.solve_common(grid, fold=self._fold, min_len=MIN_LEN))

    def coarse(self, grid: Sequence[str]) -> bool:
        """Whether a word lies on the board that no class is to find."""
        return bool(self._referee.coarse(grid))

    def _fitting(self, words: Sequence[str]) -> list[str]:
        return [word for word in words if self._fulfils(word)]

    def _fulfils(self, word: str) -> bool:
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = tasks.fulfils(self._judge.lexicon, self._task, word)
        return known


class Agreed(Protocol):
    """What is agreed for a lesson. options, seed: of a deal that was passed on, empty for a new one."""

    @property
    def rounds(self) -> int: ...
    @property
    def task(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def seed(self) -> int: ...


def prepared(judge: Judge, plan: Agreed, seed: int) -> Prepared:
    """Boards for the rounds of a lesson: those that are given, else as a game with these options and this
    seed deals them.

    seed: of a new deal; another one near it is taken whose boards suit the task and hold nothing coarse.
    Words that few boards have are hidden on boards made to order."""
    options = Options(**{name: plan.options[name] for name in _DEALT if name in plan.options})
    lesson_judge = LessonJudge(judge, plan.task, options.folds)
    tasks.fulfils(judge.lexicon, "noun", "les")  # what explains words is read now, not at the wall
    grids: list[Sequence[str]] = []
    grids += given(options.dice)[: plan.rounds]
    if not plan.options and (tasks.family_of(plan.task) or plan.task in SELDOM):
        grids = [_hiding(judge, plan.task, Chance(seed).stream("order", at)) for at in range(plan.rounds)]
    left = plan.rounds - len(grids)
    if left:
        dealing = replace(options, dice=DEFAULT_SET)
        deals = _Deals(BoggleReferee(judge), dealing, left)
        chosen = plan.seed if plan.options and not grids else _suiting(lesson_judge, deals.of, seed)
        grids += deals.of(chosen)
    return Prepared(tuple(map(lesson_judge.board, grids)), lesson_judge)


_DEALT = ("board", "rare", "fold", "dice")
"""Options that say how boards come about."""


@dataclass(frozen=True)
class _Deals:
    """The boards of a game by its seed."""

    referee: BoggleReferee
    options: Options
    rounds: int

    def of(self, seed: int) -> list[Sequence[str]]:
        chance = Chance(seed)
        streams = (chance.stream("deal", at) if at else chance.stream("turn", 0) for at in range(self.rounds))
        return [shaken(self.options, self.referee, stream).grid for stream in streams]


def _hiding(judge: Judge, task: str, chance: Chance) -> Sequence[str]:
    """A board that hides words of the task."""
    lexicon = judge.lexicon
    numbers = [number for number in lexicon.commonest(LEMMAS, FORMS) if lexicon.gentle(number)]
    words = (lexicon.dawg.word(number) for number in chance.shuffled(numbers))
    fitting = (word for word in words if len(word) <= LONGEST and tasks.fulfils(lexicon, task, word))
    wanted = list(itertools.islice(fitting, HIDDEN))
    return ordered(wanted, BoggleReferee(judge), chance, budget=Budget(SECONDS)).grid


def _suiting(judge: LessonJudge, dealt: Callable[[int], list[Sequence[str]]], seed: int) -> int:
    """The seed near the given one whose poorest board is the richest."""
    best, richest = seed, -1
    for step in range(TRIES):
        number = (seed + step) % SEEDS
        boards = dealt(number)
        if any(judge.coarse(grid) for grid in boards):
            continue
        poorest = min(len(judge.common(grid)) for grid in boards)
        if poorest > richest:
            best, richest = number, poorest
        if poorest >= ENOUGH:
            break
    return best
