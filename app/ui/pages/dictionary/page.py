"""The dictionary: one word and everything about it, or all words that fit; the referee of a real table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui import texts, word_notes
from app.ui.pages.dictionary.field import SearchField
from app.ui.pages.dictionary.lookup import (
    ALL_GAMES,
    FoundWords,
    Mode,
    Question,
    WordReport,
    tidy,
)
from app.ui.pages.dictionary.sheets import AnswerSheets
from app.ui.pages.dictionary.worker import DictionaryWorker
from app.ui.pages.page import Page
from app.ui.services import Services
from app.widgets import theme
from app.widgets.segmented import Segmented
from app.widgets.topbar import TopBar

CONTENT = 1400
"""Widest content, in design pixels."""


class DictionaryPage(Page):
    """A line to write on, the big answer, what every game says, what the word is, and a list beside it.

    Signals:
        projector_requested()
        word_added(str word); word_removed(str word): for the household's list.
        word_banned(str word, object forms): with the other forms of its lemma.
    """

    projector_requested = Signal()
    word_added = Signal(str)
    word_banned = Signal(str, object)
    word_removed = Signal(str)

    def __init__(self, services: Services, worker: DictionaryWorker | None, policy: str = ALL_GAMES) -> None:
        """worker: None without a word list. policy: whose rules decide at first."""
        super().__init__()
        self._services = services
        policies = worker.lists.policies if worker is not None else ()
        self._policy = policies[0] if len(policies) == 1 else policy if policy in policies else ALL_GAMES
        self._report: WordReport | None = None
        self._found: FoundWords | None = None
        self._worker = worker
        self.bar = TopBar("", self)
        self.field = SearchField(self)
        self.mode = Segmented(self._modes(), Mode.WORD, self)
        self.game = Segmented(self._games(), self._policy, self)
        self.sheets = AnswerSheets(services.household, self)
        self.sheet, self.about = self.sheets.sheet, self.sheets.about
        self.verdicts, self.words = self.sheets.verdicts, self.sheets.words
        self._lay_out()
        self._speak()
        self._wire()
        theme.follow(self, self._restyle)
        self._restyle()
        self._ask()

    # Putting together -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.bar.add_widget(self.mode)
        self.projector_button = self.bar.add_button("proj", "", self.projector_requested.emit)
        self._body = QVBoxLayout()
        self._body.addWidget(self.field)
        self._body.addWidget(self.game)
        # Nothing to choose from while one game goes by the word list.
        self.game.setVisible(len(self._games()) > 2)
        self._body.addWidget(self.sheets, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._body, 1)

    def _speak(self) -> None:
        self.say(self.bar.title.setText, lambda: self.tr("Dictionary"))
        self.say(self.projector_button.set_name, lambda: self.tr("Projection"))
        self.say(self.field.set_clear_name, lambda: self.tr("Clear"))
        self.hear(self._retell)
        self._retell()

    def _wire(self) -> None:
        self.bar.back_requested.connect(self.back_requested)
        self.field.textChanged.connect(self._ask)
        self.field.down_pressed.connect(self.words.enter_list)
        self.mode.choice_changed.connect(self._change_mode)
        self.game.choice_changed.connect(self._change_game)
        self.about.example_chosen.connect(self.look_up)
        self.about.add_requested.connect(lambda: self._tell(self.word_added))
        self.about.ban_requested.connect(self._ban)
        self.about.remove_requested.connect(lambda: self._tell(self.word_removed))
        self.words.word_chosen.connect(self._choose)
        self.words.word_met.connect(self._meet)
        if self._worker is not None:
            self._worker.answered.connect(self._hear_answer)

    def _modes(self) -> list[tuple[object, str]]:
        return [(Mode.WORD, self.tr("Look up")), (Mode.LETTERS, self.tr("From letters"))]

    def _games(self) -> list[tuple[object, str]]:
        policies = self._worker.lists.policies if self._worker is not None else ()
        named = [(policy, word_notes.policy_name(policy, short=True)) for policy in policies]
        return [(ALL_GAMES, self.tr("All games")), *named]

    def _retell(self) -> None:
        """Choices, hints and answers in the language of the moment."""
        self.mode.set_options(self._modes())
        self.mode.set_value(self._mode())
        self.game.set_options(self._games())
        self.game.set_value(self._policy)
        self._name_field()
        self._show()

    def _name_field(self) -> None:
        if self._mode() is Mode.LETTERS:
            name, hint = self.tr("Letters"), self.tr("Write letters, ? for a blank")
        else:
            name, hint = self.tr("Word"), self.tr("Write a word, or a part with ? and *")
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(hint)

    # Asking -----------------------------------------------------------------------------------

    def _mode(self) -> Mode:
        value = self.mode.value()
        return value if isinstance(value, Mode) else Mode.WORD

    def question(self) -> Question:
        """What stands on the page now."""
        return Question(self.field.text(), self._mode(), self._policy)

    def look_up(self, word: str) -> None:
        """Write a word on the line and answer."""
        if self._mode() is not Mode.WORD:
            self.mode.set_value(Mode.WORD)
            self._name_field()
        self.field.setText(word)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask()

    def refresh(self) -> None:
        """The household's list is another one."""
        self._show()

    def _ask(self) -> None:
        question = self.question()
        if self._worker is None or not tidy(question.text, question.mode):
            if self._worker is not None:
                self._worker.drop()
            self._report = self._found = None
            self._show()
            return
        self._worker.ask(question)

    def _change_mode(self) -> None:
        self._name_field()
        self._report = self._found = None
        self._show()
        self._ask()

    def _change_game(self, policy: object) -> None:
        self._policy = str(policy)
        self._show()
        if self._report is not None or self._found is not None:
            self._ask()

    def _choose(self, word: str) -> None:
        """A word of the list: see it whole; its list stays while words are looked for."""
        if self.question().wants_list:
            self._meet(word)
        else:
            self.look_up(word)

    def _meet(self, word: str) -> None:
        if self._worker is not None and self._found is not None:
            self._worker.ask(Question(word, Mode.WORD, self._policy))

    def _hear_answer(self, question: Question, answer: object) -> None:
        if isinstance(answer, FoundWords):
            self._found, self._report = answer, None
        elif isinstance(answer, WordReport):
            self._report = answer
            if not self.question().wants_list:
                self._found = None
        self._show()

    def _ban(self) -> None:
        if self._report is not None:
            forms = tuple(form.word for form in self._report.forms)
            self.word_banned.emit(self._report.word, forms)
            self.refresh()

    def _tell(self, signal: object) -> None:
        if self._report is not None:
            signal.emit(self._report.word)  # type: ignore[attr-defined]
            self.refresh()

    # Showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        question = self.question()
        found = self._found if question.wants_list else None
        problem = self._services.lexicon_problem
        if problem is not None and self._worker is None:
            self.sheets.show_blank(question.mode, texts.lexicon_sentence(problem))
        elif self._report is not None:
            gentle = self._services.settings.current.school
            self.sheets.show_report(question, self._report, found, gentle=gentle)
        elif found is not None:
            self.sheets.show_found(question, found)
        else:
            self.sheets.show_blank(question.mode, "")

    # Life -------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        """The line to write on."""
        return self.field

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever is typed anywhere on the page goes to the line."""
        text = event.text()
        if text and text.isprintable() and not self.field.hasFocus():
            self.field.take(text)
        elif event.key() == Qt.Key.Key_Backspace and not self.field.hasFocus():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.backspace()
        else:
            super().keyPressEvent(event)

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Margins follow the window."""
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        side = max(look.px(40), (self.width() - look.px(CONTENT)) // 2)
        self._body.setContentsMargins(side, look.px(4), side, look.px(22))
        self._body.setSpacing(look.px(14))
