"""What a class plays of a game of turns: one deal for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from app.engine.lessons.one_deal import OneDeal, SharedDeal
from app.lexicon.judge import Judge
from app.tabletop.lesson.one_deal.control import OneDealControl
from app.tabletop.lesson.one_deal.desk import OneDealDesk
from app.tabletop.lesson.one_deal.view import DealView
from app.tabletop.lesson.one_deal.wall import OneDealWall
from app.tabletop.lesson.plan import LessonPlan, LessonWords
from app.tabletop.lesson.worked import WorkedLesson
from app.widgets.sounds import Sounds

Dealing = Callable[[Any, LessonPlan, int], Sequence[SharedDeal]]
"""Judge (None where words do not matter), what is agreed, seed of a new deal: the deals."""


class OneDealClass:
    """deal: makes the deals; screens know nobody who does."""

    tasks: Sequence[str] = ()

    def __init__(
        self,
        policy: str | None,
        view: DealView,
        deal: Dealing,
        takes: Callable[[Mapping[str, Any]], bool] | None = None,
    ) -> None:
        """takes: whether a deal with these options can be played, None where none can."""
        self.policy, self._view, self._deal, self._takes = policy, view, deal, takes

    @property
    def by_code(self) -> bool:
        return self._takes is not None

    def takes(self, options: Mapping[str, Any]) -> bool:
        return self._takes is not None and self._takes(options)

    def summary(self) -> str:
        return f"{self._view.rule()} {self._view.how()}"

    def prepared(self, judge: Judge | None, plan: LessonPlan, seed: int) -> tuple[LessonPlan, Any]:
        return plan, self._deal(judge, plan, seed)

    def barren(self, prepared: tuple[LessonPlan, Any]) -> bool:
        return False

    def screen(
        self,
        prepared: tuple[LessonPlan, Any],
        words: LessonWords,
        sounds: Sounds,
        parent: QWidget,
    ) -> WorkedLesson:
        plan, deals = prepared
        control = OneDealControl(OneDeal(deals, len(plan.teams)), self._view, plan, sounds)
        wall, desk = OneDealWall(control, parent), OneDealDesk(control, parent)
        return WorkedLesson(control, wall, desk, parent, words=False)
