"""The dictionary: one word and everything about it, or all words that fit; the referee of a real table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui import texts
from app.ui.pages.dictionary.filters import FilterBar
from app.ui.pages.dictionary.inquiry import Inquiry
from app.ui.pages.dictionary.lookup import ALL_GAMES, LONGEST_QUERY, LookupQuery, Mode, is_czech
from app.ui.pages.dictionary.sheets import AnswerSheets
from app.ui.pages.dictionary.worker import DictionaryWorker
from app.ui.pages.stage_page import BarPage
from app.ui.services import Services
from app.ui.words import word_notes
from app.widgets import boxes
from app.widgets.controls.bar_button import MenuButton
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.field import TextField
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.menu import MenuLine

CONTENT = 1400
"""Widest content, in design pixels."""
LARGE, LEAST = 1.3, 310
"""From this size of texts on the sheets are at least so high, and scrolled."""


class SearchField(TextField):
    """Signals: down_pressed(): the person wants to go on into the list."""

    down_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, icon_name="search", serif=True)
        self.setMaxLength(LONGEST_QUERY)
        self._clear = IconButton("x", "", "quiet", self)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.clicked.connect(self._empty)
        boxes.row(1, self._clear, inside=self, bare=True)
        self.textChanged.connect(self._show_clear)
        self.returnPressed.connect(self.selectAll)
        self._show_clear()
        self._restyle()

    def set_clear_name(self, name: str) -> None:
        """How the cross is read out."""
        self._clear.set_name(name)

    def take(self, text: str) -> None:
        """Go on writing here with what was typed elsewhere on the page."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.insert(text)

    def _empty(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_clear(self) -> None:
        self._clear.setVisible(bool(self.text()))

    def _restyle(self) -> None:
        super()._restyle()
        look = theme.current()
        self.setFont(look.font("h1"))
        left = look.px(20) + look.tx(20) + look.px(14)
        self.setTextMargins(left, 0, look.px(56), 0)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, look.px(10), 0)

    def sizeHint(self) -> QSize:
        """High enough for the accents of capitals in large letters."""
        look = theme.current()
        return QSize(look.px(420), look.tx(68))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
            return
        super().keyPressEvent(event)


class DictionaryPage(BarPage):
    """A line to write on, the big answer, what every game says, what the word is, and a list beside it.

    Signals:
        projector_requested()
        word_added(str word); word_removed(str word): for the household's list.
        word_banned(str word, object forms): with the other forms of its lemma.
        board_wanted(object words): made to order of the list.
        print_wanted(str title, object words): of the list.
    """

    projector_requested = Signal()
    word_added = Signal(str)
    word_banned = Signal(str, object)
    word_removed = Signal(str)
    board_wanted = Signal(object)
    print_wanted = Signal(str, object)

    def __init__(self, services: Services, worker: DictionaryWorker | None, policy: str = ALL_GAMES) -> None:
        """worker: None without a word list. policy: whose rules decide at first."""
        super().__init__()
        self._services = services
        self.inquiry = Inquiry(worker, self)
        self._readable = worker is not None
        self._policy = policy if policy in self.inquiry.policies else self.inquiry.first_policy
        self.mode = Segmented(self._modes(), Mode.WORD, self)
        self.field = SearchField(self)
        self.game = Segmented(self._games(), self._policy, self)
        self.filters = FilterBar(self)
        self.sheets = AnswerSheets(services.household, self)
        self.sheet, self.about = self.sheets.sheet, self.sheets.about
        self.verdicts, self.words = self.sheets.verdicts, self.sheets.words
        self._lay_out()
        self._speak()
        self._wire()
        theme.follow_now(self, self._restyle)
        self._ask()

    # Putting together -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.bar.add_widget(self.mode)
        self.list_button = MenuButton("list", self._list_lines, self)
        self.bar.add_widget(self.list_button)
        self.projector_button = self.bar.add_button("proj", "", self.projector_requested.emit)
        self.setTabOrder(self.mode, self.list_button)
        self.setTabOrder(self.list_button, self.projector_button)
        self._body = boxes.column(self.field, self.game)
        # Nothing to choose from while one game goes by the word list.
        self.game.setVisible(len(self._games()) > 2)
        self._body.addWidget(self.filters)
        self._scroll = PaperScroll(self.sheets)
        self._body.addWidget(self._scroll, 1)
        self.put_below((self._body, 1))

    def _speak(self) -> None:
        self.say(self.bar.title.setText, lambda: self.tr("Dictionary"))
        self.say(self.list_button.set_words, lambda: self.tr("This list"))
        self.say(self.projector_button.set_name, lambda: self.tr("Projection"))
        self.say(self.field.set_clear_name, lambda: self.tr("Clear"))
        self.hear_now(self._retell)

    def _wire(self) -> None:
        self.field.textChanged.connect(self._ask)
        self.field.returnPressed.connect(self.inquiry.ask_again)
        self.field.down_pressed.connect(self.words.enter_list)
        self.mode.choice_changed.connect(self._change_mode)
        self.game.choice_changed.connect(self._change_game)
        self.filters.changed.connect(self._ask)
        self.about.example_chosen.connect(self.look_up)
        self.about.stop_requested.connect(self.inquiry.stop)
        self.about.add_requested.connect(lambda: self._tell(self.word_added))
        self.about.ban_requested.connect(self._ban)
        self.about.remove_requested.connect(lambda: self._tell(self.word_removed))
        self.words.word_chosen.connect(self._choose)
        self.words.word_met.connect(self.inquiry.meet)
        self.words.more_requested.connect(self.inquiry.ask_for_more)
        self.inquiry.changed.connect(self._show)

    def _modes(self) -> list[tuple[object, str]]:
        return [
            (Mode.WORD, self.tr("Look up")),
            (Mode.LETTERS, self.tr("From letters")),
            (Mode.SHORT, self.tr("Short words")),
        ]

    def _games(self) -> list[tuple[object, str]]:
        policies = self.inquiry.policies
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
        elif self._mode() is Mode.SHORT:
            name, hint = self.tr("Letters in them"), self.tr("Write what they have in them, as r or ?y")
            if not is_czech(self._policy):
                hint = self.tr("Write what they have in them, as q or ?y")
        else:
            name, hint = self.tr("Word"), self.tr("Write a word, or a part with ? and *")
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(hint)

    # Asking -----------------------------------------------------------------------------------

    def _mode(self) -> Mode:
        value = self.mode.value()
        return value if isinstance(value, Mode) else Mode.WORD

    def question(self) -> LookupQuery:
        pictured = self._services.wants_pictures()
        asked = LookupQuery(self.field.text(), self._mode(), self._policy, pictured=pictured)
        return replace(asked, filters=self.filters.filters()) if asked.wants_list else asked

    def look_up(self, word: str) -> None:
        """Write a word on the line and answer."""
        self.mode.set_value(Mode.WORD)
        self.field.setText(word)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask()

    def begin_with(self, word: str) -> None:
        """Answer for this word and select it, so that another one can be typed over it."""
        self.look_up(word)
        self.field.selectAll()

    def refresh(self) -> None:
        """Answer again: the household's list has changed."""
        self._show()

    def _ask(self) -> None:
        self._name_field()
        asked = LookupQuery(self.field.text(), self._mode())
        self.filters.setVisible(asked.wants_list and not asked.is_blank)
        self.filters.show_for(asked.mode, czech=is_czech(self._policy))
        self.inquiry.ask(self.question())

    def _change_mode(self, mode: object) -> None:
        if mode is Mode.SHORT and self.field.text():
            self.field.clear()  # what was looked for is hardly in short words
        self._ask()

    def _change_game(self, policy: object) -> None:
        self._policy = str(policy)
        self._ask()

    def _choose(self, word: str) -> None:
        """A word of the list: see it whole; its list stays while words are looked for."""
        if self.question().wants_list:
            self.inquiry.meet(word)
        else:
            self.look_up(word)

    def _ban(self) -> None:
        report = self.inquiry.report
        if report is not None:
            forms = () if report.written else tuple(form.word for form in report.forms)
            self.word_banned.emit(report.word, forms)
            self.refresh()

    def _tell(self, signal: object) -> None:
        if self.inquiry.report is not None:
            signal.emit(self.inquiry.report.word)  # type: ignore[attr-defined]
            self.refresh()

    # The list ---------------------------------------------------------------------------------

    def _listed(self) -> tuple[str, ...]:
        """The words of the list that is shown."""
        found = self.inquiry.found if self.question().wants_list else None
        return found.words if found is not None else ()

    def _list_lines(self) -> list[MenuLine]:
        words, title = self._listed(), self.field.text().strip()
        lines = [MenuLine(self.tr("Print it"), lambda: self.print_wanted.emit(title, words), "print")]
        if is_czech(self._policy):
            board = self.tr("Make a board of it")
            lines.insert(0, MenuLine(board, lambda: self.board_wanted.emit(words), "shuffle"))
        return lines

    # Showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        question, inquiry = self.question(), self.inquiry
        self.list_button.setVisible(bool(self._listed()))
        found = inquiry.found if question.wants_list else None
        problem = self._services.lexicon_problem
        gentle = self._services.settings.current.school
        if problem is not None and not self._readable:
            self.sheets.show_blank(question.mode, texts.lexicon_sentence(problem))
        elif inquiry.share is not None or inquiry.stopped:
            self.sheets.show_search(question, inquiry.share, found)
        elif inquiry.report is not None:
            self.sheets.show_report(question, inquiry.report, found, self._services.settings.current)
        elif found is not None:
            self.sheets.show_found(question, found, gentle=gentle)
        else:
            self.sheets.show_blank(question.mode, "", czech=is_czech(self._policy))

    # Life -------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.field

    def go_back(self) -> None:
        """Escape ends a search first."""
        if not self.inquiry.stop():
            super().go_back()

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
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        side = max(look.px(40), (self.width() - look.px(CONTENT)) // 2)
        self._body.setContentsMargins(side, look.px(4), side, look.px(22))
        self._body.setSpacing(look.px(14))
        # Large letters leave no room for all sheets at once.
        self.sheets.setMinimumHeight(look.tx(LEAST) if look.text_size > LARGE else 0)
