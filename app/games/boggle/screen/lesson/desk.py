"""The teacher's own window where the class has the wall on a second screen: solution, clock, lists."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.engine.lessons.steps import Step
from app.games.boggle.screen.lesson import texts
from app.games.boggle.screen.lesson.control import BoggleControl
from app.games.boggle.screen.results.small_board import SmallBoard
from app.tabletop.lesson.desk import LessonDesk, scrolled
from app.widgets import writing
from app.widgets.controls.label import Label


class BoggleDesk(LessonDesk):
    """The board, what is called, all words."""

    def __init__(self, control: BoggleControl, parent: QWidget | None = None) -> None:
        board = SmallBoard(height=300)
        super().__init__(control, board, parent)
        self._control, self.board = control, board
        self.list = Label("", "word_small", wrap=True)
        self.words = Label("", "word_small", wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.count = Label("", "meta", "ink2", wrap=True)
        self.middle.body.addWidget(scrolled(self.list), 1)
        self.right.body.addWidget(self.count)
        self.right.body.addWidget(scrolled(self.words), 1)
        self._show()

    def _show(self) -> None:
        super()._show()
        control = self._control
        lesson, word = control.lesson, control.lesson.word
        self.board.set_board(lesson.board.grid, fold=lesson.board.fold)
        if word is not None:
            self.board.show_word(word.word)
        self.middle.set_title(texts.round_text(control))
        collecting = control.step is Step.COLLECT
        self.entry.setEnabled(collecting)
        said = texts.prompt(control) or control.words.task
        self.said.setText(f"{word.word.upper()}: {texts.verdict(control, word)}" if word else said)
        self.told.setText(control.grammar(word.word) if word else "")
        totals = lesson.totals()
        for at, (button, team) in enumerate(zip(self.teams, control.plan.teams, strict=True)):
            has = word is not None and at in word.teams
            writes = lesson.lists and collecting and at == control.writer
            button.setText(f"{at + 1}  {team.name}: {writing.number(totals[at])}")
            button.set_kind("primary" if has or writes else "secondary")
            button.setEnabled(collecting)
        called = lesson.list_of(control.writer) if lesson.lists else lesson.state.called
        self.list.setText(", ".join(one.word if one.fault is None else f"({one.word})" for one in called))
        had = {one.word for one in lesson.state.called}
        self.words.setText(", ".join(f"✓ {one}" if one in had else one for one in lesson.board.words))
        self.count.setText(texts.found_text(control))
