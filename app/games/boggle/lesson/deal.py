"""The boards of a lesson, and who judges the words that are called there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.engine.chance import Chance
from app.engine.codes import SEEDS
from app.games.boggle.board import has_path
from app.games.boggle.lesson.steps import Fault, LessonBoard
from app.games.boggle.model import Options
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.shake import ShakenDice, shaken
from app.lexicon.judge import Judge
from app.lexicon.school import tasks

TRIES = 24
"""So many deals are looked at for one that suits the task."""
ENOUGH = 12
"""So many common words of the task on each board will do."""
MIN_LEN = 2


@dataclass(frozen=True)
class Prepared:
    """seed: of the deal, for its code; options: with which it is dealt."""

    boards: tuple[LessonBoard, ...]
    judge: LessonJudge
    seed: int
    options: Options


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
        return LessonBoard(tuple(grid), tuple(ordered), tuple(common))

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
    @property
    def boards(self) -> Sequence[str]: ...


def prepared(judge: Judge, plan: Agreed, seed: int) -> Prepared:
    """Boards for the rounds of a lesson, dealt as a game with these options and this seed deals them.

    seed: of a new deal; another one near it is taken whose boards suit the task and hold nothing coarse."""
    given = dict(plan.options)
    options = Options(
        board=given.get("board", "good"), rare=given.get("rare", "any"), fold=given.get("fold", "no")
    )
    task, rounds = plan.task, plan.rounds
    lesson_judge = LessonJudge(judge, task, options.folds)
    referee = BoggleReferee(judge)

    def dealt(number: int) -> tuple[ShakenDice, ...]:
        chance = Chance(number)
        return tuple(
            shaken(options, referee, chance.stream("deal", at) if at else chance.stream("turn", 0))
            for at in range(rounds)
        )

    chosen = plan.seed if given else _suiting(lesson_judge, dealt, seed)
    tasks.answer(judge.lexicon, tasks.EVERY, "les")  # what explains words is read now, not at the wall
    grids = [*map(tuple, plan.boards), *(dice.grid for dice in dealt(chosen))][:rounds]
    return Prepared(tuple(map(lesson_judge.board, grids)), lesson_judge, chosen, options)


def _suiting(judge: LessonJudge, dealt: Callable[[int], tuple[ShakenDice, ...]], seed: int) -> int:
    """The seed near the given one whose poorest board is the richest."""
    best, richest = seed, -1
    for step in range(TRIES):
        number = (seed + step) % SEEDS
        boards = dealt(number)
        if any(judge.coarse(dice.grid) for dice in boards):
            continue
        poorest = min(len(judge.common(dice.grid)) for dice in boards)
        if poorest > richest:
            best, richest = number, poorest
        if poorest >= ENOUGH:
            break
    return best
