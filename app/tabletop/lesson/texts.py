"""What stands on every wall of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.engine.lessons.steps import Step
from app.tabletop.lesson.control import LessonControl
from app.widgets import writing

translate = QCoreApplication.translate


def round_text(control: LessonControl) -> str:
    """“Round 2 of 3”."""
    text = translate("Lesson", "Round {number} of {rounds}")
    return writing.flowing(text.format(number=control.lesson.state.number, rounds=control.lesson.rounds))


def armed_text(control: LessonControl) -> str:
    """What a second press does."""
    if control.step is Step.PLAY:
        return translate("Lesson", "Once more, and time is up")
    return translate("Lesson", "Once more, and the round is counted")


def clock_text() -> str:
    return translate("Lesson", "The clock stands")


def place_text(place: int) -> str:
    """“2nd place”."""
    return translate("Lesson", "Place {number}").format(number=place)
