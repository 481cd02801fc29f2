"""The teacher's own window where the class has the wall on a second screen: solution, clock, lists."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.lessons.steps import Step
from app.games.boggle.screen.lesson import texts
from app.games.boggle.screen.lesson.control import BoggleControl
from app.games.boggle.screen.results.small_board import SmallBoard
from app.tabletop.lesson.buttons import LessonButtons
from app.tabletop.lesson.entry import LessonEntry
from app.tabletop.lesson.worked import LessonDesk
from app.widgets import writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.clockface import ClockFace
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.sheets.panel import Panel


class BoggleDesk(LessonDesk):
    """Board, clock and buttons on the left, what is called in the middle, all words on the right."""

    def __init__(self, control: BoggleControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self.board = SmallBoard(self, height=300)
        self.clock = ClockFace(self, height=90)
        self.buttons = LessonButtons(control, self, upright=True)
        self.entry = LessonEntry(control, self)
        self.said, self.told = Label("", "panel", wrap=True), Label("", "body", "ink2", wrap=True)
        self.list = Label("", "word_small", wrap=True)
        self.words = Label("", "word_small", wrap=True)
        self.count = Label("", "meta", "ink2", wrap=True)
        self.teams = [PaperButton("", "secondary") for _ in control.plan.teams]
        for at, button in enumerate(self.teams):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where words are typed
            button.clicked.connect(lambda _=False, at=at: control.toggle(at))
        self.middle, self.right = Panel("", self, seed=5), Panel("", self, seed=6)
        self._lay()
        self.say(self.right.set_title, lambda: control.solution_title())
        control.changed.connect(self._show)
        control.ticked.connect(self._tick)
        self.hear(self._show)
        theme.follow(self, self._restyle)
        self._restyle()
        self._show()

    def _lay(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.clock)
        left.addWidget(self.board, 1)
        left.addWidget(self.buttons)
        for widget in (self.entry, self.said, self.told):
            self.middle.body.addWidget(widget)
        for button in self.teams:
            self.middle.body.addWidget(button)
        lists = QWidget()
        column = QVBoxLayout(lists)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        column.addStretch(1)
        self.middle.body.addWidget(PaperScroll(lists), 1)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.words)
        column.addStretch(1)
        self.right.body.addWidget(self.count)
        self.right.body.addWidget(PaperScroll(words), 1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(left, 4)
        self._row.addWidget(self.middle, 5)
        self._row.addWidget(self.right, 4)

    def _show(self) -> None:
        control = self._control
        lesson, word = control.lesson, control.lesson.word
        self.board.set_board(lesson.board.grid, fold=lesson.board.fold)
        if word is not None:
            self.board.show_word(word.word)
        self.clock.set_paused(not control.running)
        self._tick()
        self.middle.set_title(texts.round_text(control))
        collecting = control.step is Step.COLLECT
        self.entry.setEnabled(collecting)
        said = texts.prompt(control) or control.words.task
        self.said.setText(f"{word.word.upper()}: {texts.verdict(control, word)}" if word else said)
        self.told.setText(control.told(word.word) if word else "")
        totals = lesson.totals()
        for at, (button, team) in enumerate(zip(self.teams, control.plan.teams, strict=True)):
            has = word is not None and at in word.teams
            writes = lesson.lists and collecting and at == control.writer
            button.setText(f"{at + 1}  {team.name}  {writing.number(totals[at])}")
            button.set_kind("primary" if has or writes else "secondary")
            button.setEnabled(collecting)
        called = lesson.list_of(control.writer) if lesson.lists else lesson.state.called
        self.list.setText(", ".join(one.word if one.fault is None else f"({one.word})" for one in called))
        had = {one.word for one in lesson.state.called}
        self.words.setText(", ".join(f"✓ {one}" if one in had else one for one in lesson.board.words))
        self.count.setText(texts.found_text(control))

    def _tick(self) -> None:
        control = self._control
        self.clock.set_time(control.left_ms / 1000, control.total_ms / 1000)

    def _restyle(self) -> None:
        look = theme.current()
        edge = look.px(20)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(look.px(18))
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
