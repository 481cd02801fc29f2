"""What a class plays of Boggle, as the place for classes offers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.games.boggle.lesson.steps import Lesson
from app.games.boggle.screen.lesson.control import BoggleControl
from app.games.boggle.screen.lesson.desk import BoggleDesk
from app.games.boggle.screen.lesson.wall import BoggleWall
from app.lexicon.judge import Judge
from app.lexicon.school import tasks
from app.tabletop.lesson.plan import LISTS, LessonPlan, LessonWords
from app.tabletop.lesson.worked import WorkedLesson
from app.widgets.sounds import Sounds

Prepare = Callable[[Judge, LessonPlan, int], Any]


class BoggleLesson(WorkedLesson):
    control: BoggleControl
    wall: BoggleWall
    desk: BoggleDesk

    def __init__(self, control: BoggleControl, parent: QWidget) -> None:
        super().__init__(control, BoggleWall(control, parent), BoggleDesk(control, parent), parent)


class BoggleClass:
    """prepare: deals the boards; screens know nobody who does."""

    policy = "boggle"
    tasks = tasks.TASKS
    by_code = True

    def __init__(self, prepare: Prepare) -> None:
        self._prepare = prepare

    def takes(self, options: Mapping[str, Any]) -> bool:
        return True

    def summary(self) -> str:
        return QCoreApplication.translate(
            "BoggleLesson",
            "Everybody looks for words on one board. A word counts for whoever alone has it.",
        )

    def prepared(self, judge: Judge | None, plan: LessonPlan, seed: int) -> tuple[LessonPlan, Any]:
        assert judge is not None
        return plan, self._prepare(judge, plan, seed)

    def barren(self, prepared: tuple[LessonPlan, Any]) -> bool:
        return not all(board.words for board in prepared[1].boards)

    def screen(
        self, prepared: tuple[LessonPlan, Any], words: LessonWords, sounds: Sounds, parent: QWidget
    ) -> BoggleLesson:
        plan, dealt = prepared
        lesson = Lesson(dealt.boards, len(plan.teams), plan.collect == LISTS)
        return BoggleLesson(BoggleControl(lesson, dealt.judge, plan, words, sounds), parent)
