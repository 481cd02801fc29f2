"""The teacher's own window where the class has the wall on a second screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.tabletop.lesson.buttons import LessonButtons
from app.tabletop.lesson.control import LessonControl
from app.tabletop.lesson.entry import LessonEntry
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken


class LessonDesk(Spoken, QWidget):
    """Picture, clock and buttons on the left, what is typed and the teams in the middle, the solution right.

    A game's desk adds to `middle` and `right`, then calls `_show`, which is called whenever anything changes.
    """

    def __init__(
        self,
        control: LessonControl,
        picture: QWidget,
        parent: QWidget | None,
        *,
        words: bool = True,
        share: int = 4,
    ) -> None:
        """picture: what is played for. words: see `LessonEntry`. share: of the width for the left side, where
        the middle has 5 and the right side 4."""
        super().__init__(parent)
        self._lesson = control
        self.clock = ClockFace(self, height=90)
        self.buttons = LessonButtons(control, self, upright=True)
        self.entry = LessonEntry(control, self, words=words)
        self.said, self.told = Label("", "panel", wrap=True), Label("", "body", "ink2", wrap=True)
        self.teams = [PaperButton("", "secondary") for _ in control.plan.teams]
        for at, button in enumerate(self.teams):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where something is typed
            button.clicked.connect(lambda _=False, at=at: control.toggle(at))
        self.middle, self.right = Panel("", self, seed=5), Panel("", self, seed=6)
        left = boxes.column(self.clock, (picture, 1), self.buttons)
        for widget in (self.entry, self.said, self.told, *self.teams):
            self.middle.body.addWidget(widget)
        self._row = boxes.row((left, share), (self.middle, 5), (self.right, 4), inside=self)
        self.say(self.right.set_title, lambda: control.solution_title())
        control.changed.connect(self._show)
        control.ticked.connect(self._tick)
        self.hear(self._show)
        theme.follow_now(self, self._restyle)

    def _show(self) -> None:
        """How the lesson stands; a game's desk adds the rest."""
        self.clock.set_paused(not self._lesson.running)
        self._tick()

    def _tick(self) -> None:
        control = self._lesson
        self.clock.set_time(control.left_ms / 1000, control.total_ms / 1000)

    def _restyle(self) -> None:
        look = theme.current()
        edge = look.px(20)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(look.px(18))


def scrolled(text: Label) -> PaperScroll:
    """A text at the top of a place in which it scrolls."""
    sheet = QWidget()
    boxes.column(text, 1, inside=sheet, bare=True)
    return PaperScroll(sheet)
