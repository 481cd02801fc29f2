"""The end of a run: its points, the best so far, and what was wrong with right answer and meaning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.practice.drill import DrillQuestion, Run
from app.tabletop import phrases
from app.ui.pages.practise.offers import Offer
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.fresh_press import want_fresh_press
from app.widgets.sheets.panel import Panel, Rule
from app.widgets.spoken import Spoken

Explain = Callable[[str], str]


class RunEnd(Spoken, Panel):
    """Signals: again_wanted(); done_wanted(): back to all drills."""

    again_wanted = Signal()
    done_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=6)
        self.points = Label("", "h1")
        self.told = Label("", "body", "ink2", wrap=True)
        self.again = PaperButton("", "primary", "rotate")
        self.done = PaperButton("", "secondary", "list")
        self.say(self.again.setText, lambda: self.tr("Once more"))
        self.say(self.done.setText, lambda: self.tr("All drills"))
        self.again.clicked.connect(self.again_wanted)
        self.done.clicked.connect(self.done_wanted)
        self._sheet = QWidget()
        self._lines = boxes.column(inside=self._sheet, bare=True)
        self._row = boxes.row(self.again, self.done, 1)
        boxes.fill(self.body, self.points, self.told, (PaperScroll(self._sheet), 1), self._row)
        theme.follow_now(self, self._space)

    def _space(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(12))
        self._lines.setSpacing(look.px(6))

    def show_run(
        self, offer: Offer, run: Run, *, whole: bool, best: int | None, record: bool, explain: Explain
    ) -> None:
        """best: before this run, None where there was none or it is not compared. record: it is the best."""
        self.set_title(offer.words()[0])
        self.points.setText(phrases.points(run.points))
        lines = [
            self.tr("Right {right}, wrong {wrong}.").format(right=run.right, wrong=len(run.missed)),
        ]
        if record:
            lines.append(self.tr("Your best run!"))
        elif best is not None:
            lines.append(self.tr("Your best: {points}.").format(points=best))
        if not whole:
            lines.append(self.tr("Broken off, so it is not compared."))
        if run.missed:
            lines.append(self.tr("What was wrong comes back until you know it:"))
        self.told.setText(" ".join(lines))
        while self._lines.count():
            item = self._lines.takeAt(0)
            if item is not None and (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for number, (question, choice) in enumerate(run.missed):
            if number:
                self._lines.addWidget(Rule())
            self._tell(offer, question, choice, explain)
        self._lines.addStretch(1)
        want_fresh_press(self)
        keyboard.give(self.again)

    def _tell(self, offer: Offer, question: DrillQuestion, choice: int, explain: Explain) -> None:
        """What was asked, answered and right, and what the words mean."""
        if offer.face is not None:
            self._lines.addWidget(
                offer.face.drill_example(offer.drill, question.shown).picture(),
                0,
                Qt.AlignmentFlag.AlignLeft,
            )
        text = self.tr("{right}, not {wrong}").format(
            right=offer.answer_text(question, question.right), wrong=offer.choices(question)[choice]
        )
        self._lines.addWidget(Label(text, "word_small", wrap=True))
        for word in question.words:
            told = explain(word)
            if told:
                told = f"{word}: {told}" if len(question.words) > 1 else told
                self._lines.addWidget(Label(told, "body", "ink2", wrap=True))
