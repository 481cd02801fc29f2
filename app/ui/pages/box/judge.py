"""The dictionary as judge of a quarrel at the real table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.lexicon.judge import Judge
from app.storage.household import HouseholdFile
from app.tabletop.context import WordExplanation
from app.ui.thread_bridge import Question, ThreadBridge
from app.ui.words.word_notes import WordNotes
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.spoken import Spoken

LONGEST = 120
"""Letters of all that is asked about."""


class WordJudge(Spoken, QWidget):
    """A word is typed, or all of a turn; whether they count in this game, why, and what they mean."""

    def __init__(self, judge: Judge, household: HouseholdFile) -> None:
        super().__init__()
        self._notes = WordNotes(judge, household)
        self._thread = ThreadBridge("judge", self)
        self._question: Question | None = None
        self.field = TextField(serif=True, icon_name="search")
        self.field.setMaxLength(LONGEST)
        self.field.returnPressed.connect(self.decide)
        self.go = PaperButton("", "primary")
        self.go.clicked.connect(self.decide)
        self.verdict = Label("", "h2", wrap=True)
        self.lines = Label("", "body", wrap=True)
        self.note = Label("", "meta", "ink2", wrap=True)
        self.say(self.field.setAccessibleName, lambda: self.tr("Is it a word?"))
        self.say(self.field.setPlaceholderText, lambda: self.tr("The word you quarrel about"))
        self.say(self.go.setText, lambda: self.tr("Decide"))
        self._row = boxes.row((self.field, 1), self.go)
        self._column = boxes.column(self._row, self.verdict, self.lines, self.note, 1, inside=self, bare=True)
        self.hear(self.decide)
        theme.follow_now(self, self._restyle)

    def ask(self, word: str) -> None:
        """Tell of this word."""
        self.field.setText(word)
        self.decide()

    def decide(self) -> None:
        if self._question is not None:
            self._question.drop()
        words = self.field.text().replace(",", " ").split()
        if words:
            self._question = self._thread.ask(
                lambda _: [self._notes.about(word) for word in words], self._show, owner=self
            )

    def _show(self, told: Sequence[WordExplanation]) -> None:
        """Of several words those that do not count are named, if there are any."""
        refused = [one for one in told if one.refused]
        named = refused or told
        if len(named) == 1:
            text = self.tr("{word}: does not count") if refused else self.tr("{word}: counts")
        else:
            text = self.tr("{words}: do not count") if refused else self.tr("{words}: count")
        words = listed([one.word.upper() for one in named])
        self.verdict.setText(text.format(word=words, words=words))
        self.verdict.set_colour("red" if refused else "green")
        lines = [" ".join(filter(None, (one.refused, *one.lines))) for one in told]
        if len(told) > 1:
            lines = [f"{one.word.upper()}: {line}" for one, line in zip(told, lines, strict=True)]
        self.lines.setText("\n".join(lines))
        self.note.setText(told[0].note if len(told) == 1 else "")
        self.field.setAccessibleDescription(f"{self.verdict.text()}. {self.lines.text()}")

    def _restyle(self) -> None:
        look = theme.current()
        self._row.setSpacing(look.px(10))
        self._column.setSpacing(look.px(10))
