"""The teacher's own window in a lesson of one deal for all: the solution, the clock, what every team has."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.engine.lessons.steps import Step
from app.tabletop.lesson.desk import LessonDesk, scrolled
from app.tabletop.lesson.one_deal.control import OneDealControl
from app.tabletop.lesson.one_deal.view import paint_mat
from app.tabletop.lesson.texts import round_text
from app.widgets import writing
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas


class DealPicture(Canvas, QWidget):
    """The deal, and what is being revealed."""

    def __init__(self, control: OneDealControl) -> None:
        super().__init__()
        self._control = control
        control.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setAccessibleName(self._control.view.spoken(self._control.lesson.deal))
        self.update()

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        control, rect = self._control, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        unit = rect.width() / 1056
        paint_mat(painter, rect, control.view.mat, unit)
        shown, edge = control.lesson.shown, 26 * unit
        inside = rect.adjusted(edge, edge, -edge, -edge)
        control.view.paint(painter, inside, control.lesson.deal, shown.answer if shown else None, unit)


class OneDealDesk(LessonDesk):
    """The deal, the answers, what was best."""

    def __init__(self, control: OneDealControl, parent: QWidget | None = None) -> None:
        super().__init__(control, DealPicture(control), parent, words=False, share=5)
        self._control = control
        self.answers = [Label("", "meta", "ink2", self.middle, wrap=True) for _ in self.teams]
        for button, label in zip(self.teams, self.answers, strict=True):
            self.middle.body.insertWidget(self.middle.body.indexOf(button) + 1, label)
        self.best = Label("", "word_small", wrap=True)
        self.middle.body.addStretch(1)
        self.right.body.addWidget(scrolled(self.best), 1)
        self._show()

    def _show(self) -> None:
        control, lesson = self._control, self._control.lesson
        super()._show()
        self.middle.set_title(round_text(control))
        collecting = control.step is Step.COLLECT
        self.entry.setEnabled(control.typing)
        self.said.setText(control.prompt() or control.view.task())
        self.told.setText(
            control.pending_text() or (control.collecting_text() if collecting else control.view.how())
        )
        totals = lesson.totals()
        for at, (button, team) in enumerate(zip(self.teams, control.plan.teams, strict=True)):
            answer = lesson.state.answers[at]
            button.setText(f"{at + 1}  {team.name}: {writing.number(totals[at])}")
            self.answers[at].setText("" if answer is None else control.answer_text(answer))
            self.answers[at].setVisible(answer is not None)
            button.set_kind("primary" if collecting and at == lesson.writer else "secondary")
            button.setEnabled(collecting)
        self.best.setText(control.solution_text())
