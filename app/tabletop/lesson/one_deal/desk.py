"""The teacher's own window in a lesson of one deal for all: the solution, the clock, what every team has."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.lessons.steps import Step
from app.tabletop.lesson.buttons import LessonButtons
from app.tabletop.lesson.entry import LessonEntry
from app.tabletop.lesson.one_deal.control import OneDealControl
from app.tabletop.lesson.one_deal.view import paint_mat
from app.tabletop.lesson.texts import round_text
from app.tabletop.lesson.worked import LessonDesk
from app.widgets import writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas
from app.widgets.sheets.panel import Panel


class DealPicture(Canvas, QWidget):
    """The deal, and what is being revealed."""

    def __init__(self, control: OneDealControl, parent: QWidget) -> None:
        super().__init__(parent)
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
    """Deal, clock and buttons on the left, the answers in the middle, the solution on the right."""

    def __init__(self, control: OneDealControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self.picture = DealPicture(control, self)
        self.clock = ClockFace(self, height=90)
        self.buttons = LessonButtons(control, self, upright=True)
        self.entry = LessonEntry(control, self, words=False)
        self.said, self.told = Label("", "panel", wrap=True), Label("", "body", "ink2", wrap=True)
        self.best = Label("", "word_small", wrap=True)
        self.teams = [PaperButton("", "secondary") for _ in control.plan.teams]
        for at, button in enumerate(self.teams):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where answers are typed
            button.clicked.connect(lambda _=False, at=at: control.toggle(at))
        self.middle, self.right = Panel("", self, seed=5), Panel("", self, seed=6)
        self._lay()
        self.say(self.right.set_title, control.solution_title)
        control.changed.connect(self._show)
        control.ticked.connect(self._tick)
        self.hear(self._show)
        theme.follow(self, self._restyle)
        self._restyle()
        self._show()

    def _lay(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.clock)
        left.addWidget(self.picture, 1)
        left.addWidget(self.buttons)
        for widget in (self.entry, self.said, self.told, *self.teams):
            self.middle.body.addWidget(widget)
        self.middle.body.addStretch(1)
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.best)
        column.addStretch(1)
        self.right.body.addWidget(PaperScroll(sheet), 1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(left, 5)
        self._row.addWidget(self.middle, 5)
        self._row.addWidget(self.right, 4)

    def _show(self) -> None:
        control, lesson = self._control, self._control.lesson
        self.clock.set_paused(not control.running)
        self._tick()
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
            what = f"  {answer.text}: {writing.number(answer.worth)}" if answer is not None else ""
            button.setText(f"{at + 1}  {team.name}  {writing.number(totals[at])}{what}")
            button.set_kind("primary" if collecting and at == lesson.writer else "secondary")
            button.setEnabled(collecting)
        self.best.setText(control.solution_text())

    def _tick(self) -> None:
        control = self._control
        self.clock.set_time(control.left_ms / 1000, control.total_ms / 1000)

    def _restyle(self) -> None:
        look = theme.current()
        edge = look.px(20)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(look.px(18))
