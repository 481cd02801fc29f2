"""The tasks of a day, of all games that have one: a game's module named in its catalogue entry tells them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, cast

from app.engine.days import DayMeasure, DayResult, Task
from app.games import catalogue, deals
from app.games.deals import Deal

if TYPE_CHECKING:
    from datetime import date

    from app.engine.record import Record
    from app.lexicon.judge import Judge

JudgeOf = Callable[[str | None], Any]
"""A policy of the word list → who judges by it, None for none."""


class DayModule(Protocol):
    """What such a module holds."""

    MEASURE: DayMeasure
    POLICY: str | None

    def task(self, day: date, judge: Any) -> Task: ...

    def value(self, record: Record, judge: Any) -> int:
        """What was reached, of a game that was played to its end."""


def games() -> tuple[str, ...]:
    """Those that have a task, in the order of the first page."""
    return tuple(entry.name for entry in catalogue.GAMES if entry.day)


def module(game: str) -> DayModule:
    return cast(DayModule, importlib.import_module(catalogue.entry(game).day))


def task(day: date, game: str, judge_of: JudgeOf) -> Task:
    found = module(game)
    return found.task(day, judge_of(found.POLICY))


def result(game: str, record: Record, goal: int, judge: Judge | None) -> DayResult:
    """How a finished game went as a task."""
    found = module(game)
    return DayResult.of(found.MEASURE, found.value(record, judge), goal)


def code(task: Task, judge: Judge | None) -> str:
    """Of the deal, under which it can be played again."""
    from app.engine.match import Match
    from app.engine.record import DEALING
    from app.engine.rules import Seat

    game = catalogue.find(task.game)
    form = game.form
    assert form is not None
    seats = [Seat("", "ai", 1)] * max(1, game.rules(None).seats[0])
    deal = Deal(task.game, task.options, task.seed, len(form.kinds))
    sealed = deals.sealed(
        deal, lambda: Match.new(game.rules(judge), seats, task.seed, task.options, dealing=DEALING)
    )
    return deals.write(sealed)
