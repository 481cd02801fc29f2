"""A lesson of one deal for all as keys and buttons work it: the answers that are typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.engine.lessons.one_deal import OneDeal, TeamAnswer
from app.engine.lessons.steps import Step
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.one_deal.view import DealView
from app.tabletop.lesson.plan import LessonPlan
from app.tabletop.lesson.texts import armed_text, clock_text
from app.widgets import writing
from app.widgets.sounds import Sound, Sounds

translate = QCoreApplication.translate


class OneDealControl(LessonControl):
    """view: what the game says and paints."""

    lesson: OneDeal

    def __init__(self, lesson: OneDeal, view: DealView, plan: LessonPlan, sounds: Sounds) -> None:
        super().__init__(plan, sounds)
        self.lesson, self.view = lesson, view

    @property
    def typing(self) -> bool:
        return self.lesson.writer is not None

    def write(self, text: str) -> None:
        """The answer of the team whose turn it is."""
        if self.lesson.writer is None:
            return
        self.lesson.enter(self.lesson.deal.judged(text))
        self.sounds.play(Sound.WORD_NO if self.lesson.pending is not None else Sound.TAP)
        self.changed.emit()

    def toggle(self, team: int) -> None:
        """Type the answer of this team."""
        self.lesson.turn_to(team)
        self.changed.emit()

    def overrule(self) -> None:
        self.lesson.overrule()
        self.changed.emit()

    def ruling(self) -> bool | None:
        doubted = self.lesson.in_doubt
        return None if doubted is None else doubted.counts

    def solution(self) -> tuple[str, ...]:
        return tuple(self.view.solution(self.lesson.deal))

    def solution_title(self) -> str:
        return translate("OneDeal", "Solution")

    def solution_text(self) -> str:
        return "\n".join(self.solution())

    def entry_hint(self) -> str:
        return self.view.hint()

    def prompt(self) -> str:
        state = self.lesson.state
        if state.armed and state.step is Step.COLLECT:
            return translate("OneDeal", "Once more, and the answers are shown")
        if state.armed:
            return armed_text(self)
        if state.step is Step.PLAY and not self.running:
            return clock_text()
        if state.step is not Step.COLLECT:
            return ""
        if self.lesson.writer is None:
            return translate("OneDeal", "All answers are in")
        name = self.plan.teams[self.lesson.writer].name
        return translate("OneDeal", "Answer of: {team}").format(team=name)

    def collecting_text(self) -> str:
        """What the teacher is to do while answers are collected."""
        if self.lesson.writer is None:
            return translate("OneDeal", "Back mends an answer, forward shows them one after another.")
        return translate("OneDeal", "Type what the team has written. Forward alone: it has no answer.")

    def pending_text(self) -> str:
        """What is wrong with the answer that was just typed; empty where nothing is."""
        answer = self.lesson.pending
        if answer is None or self.step is not Step.COLLECT:
            return ""
        if answer.counts:
            return translate("OneDeal", "In: {answer}").format(answer=answer.text)
        return self.fault_text()

    def answer_text(self, answer: TeamAnswer) -> str:
        """What a team has, with its points; what does not count, with why."""
        told = f"{answer.text}: {writing.number(answer.worth)}"
        if not answer.counts:
            return answer_with_fault(answer.text, self.view.fault(answer))
        if answer.claimed is None:
            return told
        wrote = translate("OneDeal", "{answer} (the team wrote {points})")
        return wrote.format(answer=told, points=writing.number(answer.claimed))

    def fault_text(self) -> str:
        """The same as a sentence, with what may be done."""
        answer = self.lesson.pending
        if answer is None:
            return ""
        return answer_with_fault(answer.text, self.view.fault(answer))


def answer_with_fault(text: str, fault: str) -> str:
    """An answer and why it does not count."""
    return f"{text}: {fault}" if text and text not in fault else fault
