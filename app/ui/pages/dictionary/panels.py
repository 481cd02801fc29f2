"""The two sheets beside the big answer: what the word is, and the words that belong to the question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from app.ui.pages.dictionary.forms import FormLine, FormList
from app.ui.pages.dictionary.short import ShortLine, ShortList
from app.ui.pages.dictionary.verdict import Commonness
from app.widgets import boxes, writing
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.focusring import FocusRingOwner
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import MoreBelow, PaperScroll
from app.widgets.controls.sticker import Sticker
from app.widgets.later import soon
from app.widgets.lists.flow import WordFlow, show_more
from app.widgets.lists.words import ListedItem, WordModel
from app.widgets.look import paper, theme
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

EXAMPLES, IN_ENGLISH = ("hne", "k?ň", "*ůň"), ("quiz", "h?t", "*ight")
"""Shown on the empty page: a word, one letter missing, an ending."""
LEAST = 64
"""Design pixels that it keeps where everything is short of room."""


class Explanation(FocusRingOwner, PaperScroll):
    """Meanings, sentences of grammar and a note in small print. The keyboard comes to it when it scrolls."""

    def __init__(self, parent: QWidget) -> None:
        self._holder = QWidget()
        super().__init__(self._holder, parent)
        self.sentences = Label("", "body", "ink", wrap=True)
        self.meaning = Label("", "body", "ink", wrap=True)
        self.note = Label("", "meta", "ink2", wrap=True)
        self._column = boxes.column(inside=self._holder, bare=True)
        self.picture = Sticker()
        self._first = boxes.row((self.meaning, 1), (self.picture, 0, Qt.AlignmentFlag.AlignTop))
        self._column.addLayout(self._first)
        for label in (self.meaning, self.sentences, self.note):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        boxes.fill(self._column, self.sentences, self.note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.verticalScrollBar().rangeChanged.connect(self._reach)
        self._more = MoreBelow(self)
        theme.follow_now(self, self._space)

    def _space(self) -> None:
        self._column.setSpacing(theme.current().px(10))
        self._first.setSpacing(theme.current().px(12))
        self.updateGeometry()

    def tell(self, sentences: Sequence[str], meaning: Sequence[str], note: str, picture: bytes = b"") -> None:
        """All of it anew, from its first line on. picture: beside the meaning, none where it is empty."""
        self.picture.show_picture(picture if meaning else b"")
        for label, text in (
            (self.sentences, "\n".join(sentences)),
            (self.meaning, "\n".join(meaning)),
            (self.note, note),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(" ".join((*meaning, *sentences, note)).strip())
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()

    def _reach(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the text is at this width."""
        return QSize(super().sizeHint().width(), self._column.totalHeightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self.sizeHint().height(), theme.current().px(LEAST)))

    def focus_shape(self) -> tuple[QRectF, float]:
        """The text without its edge, so that the ring has room."""
        return QRectF(self.rect()), theme.current().pxf(paper.RADIUS_BUTTON)


class AboutPanel(Spoken, Panel):
    """What the word is, in sentences; how common; the household's own say.

    Signals:
        add_requested(); ban_requested(); remove_requested(): for the word shown.
        example_chosen(str): try this.
        stop_requested(): end the search that goes on.
    """

    add_requested = Signal()
    ban_requested = Signal()
    remove_requested = Signal()
    example_chosen = Signal(str)
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=3, margin=20)
        self.told = Explanation(self)
        self.sentences, self.meaning, self.note = self.told.sentences, self.told.meaning, self.told.note
        self.commonness = Commonness(self)
        self.add_button = PaperButton("", "secondary", "plus", self)
        self.ban_button = PaperButton("", "secondary", "x", self)
        self.remove_button = PaperButton("", "secondary", "trash", self)
        self.stop_button = PaperButton("", "secondary", "x", self)
        self.stop_button.clicked.connect(self.stop_requested)
        self.add_button.clicked.connect(self.add_requested)
        self.ban_button.clicked.connect(self.ban_requested)
        self.remove_button.clicked.connect(self.remove_requested)
        self._foot = boxes.row((self.commonness, 1))
        for button in (self.add_button, self.ban_button, self.remove_button, self.stop_button):
            self._foot.addWidget(button)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._foot.addStretch(0)
        self._examples = QHBoxLayout()
        self.examples = [self._example(text) for text in EXAMPLES]
        self._examples.addStretch(1)
        boxes.fill(self.body, self.told, self._examples, self._foot)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.say(self.add_button.setText, lambda: self.tr("Add to our words"))
        self.say(self.stop_button.setText, lambda: self.tr("Stop"))
        self._all_forms = False
        self.hear(self._name_buttons)
        theme.follow_now(self, self._space)

    def _example(self, text: str) -> PaperButton:
        button = PaperButton(text, "secondary", "", self)
        button.clicked.connect(lambda: self.example_chosen.emit(button.text()))
        self._examples.addWidget(button)
        return button

    def _space(self) -> None:
        look = theme.current()
        self._foot.setSpacing(look.px(10))
        # Large letters take the whole line, so that how common the word is can be read to its end.
        large = look.text_size > 1.2
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(down if large else beside)
        self._examples.setSpacing(look.px(10))

    def show_word(
        self,
        sentences: Sequence[str],
        note: str,
        common: tuple[int, str] | None,
        meaning: Sequence[str] = (),
        picture: bytes = b"",
    ) -> None:
        """What is known about a word: its grammar, what it means and looks like; ``note`` stands below in
        small print."""
        self._show_examples(())
        self.told.tell(sentences, meaning, note, picture)
        self.stop_button.hide()
        self.commonness.setVisible(common is not None)
        if common is not None:
            self.commonness.show_step(*common)

    def show_hint(self, text: str, *, examples: Sequence[str] = (), stop: bool = False) -> None:
        """How to go on. examples: to be tried, one a button, or none. stop: offer to end the search."""
        held = self.stop_button.hasFocus()
        self.show_word([text], "", None)
        self.stop_button.setVisible(stop)
        if stop and held:
            self.stop_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_examples(examples)
        self.offer(add=False, ban=False, remove=False)

    def offer(self, *, add: bool, ban: bool, remove: bool, all_forms: bool = False) -> None:
        """What may be done about the word. all_forms: a ban means all forms of its lemma."""
        self._all_forms = all_forms
        self._name_buttons()
        offered = {self.add_button: add, self.ban_button: ban, self.remove_button: remove}
        held = any(button.hasFocus() for button in offered)
        for button, wanted in offered.items():
            button.setVisible(wanted)
        left = next((button for button, wanted in offered.items() if wanted), None)
        if held and left is not None:
            # The same key takes back what it has just done.
            left.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_buttons(self) -> None:
        whole = self._all_forms
        self.ban_button.setText(self.tr("Ban in all forms") if whole else self.tr("Ban"))
        self.remove_button.setText(self.tr("Allow all forms") if whole else self.tr("Off our list"))

    def _show_examples(self, texts: Sequence[str]) -> None:
        for button in self.examples:
            button.setVisible(bool(texts))
        for button, text in zip(self.examples, texts, strict=False):
            button.setText(text)


class WordListPanel(Spoken, Panel):
    """The list beside the answer: forms of the lemma, nearest words, or everything that was found.

    Signals:
        word_chosen(str): look this word up. word_met(str): the keyboard or mouse is on this word.
        more_requested(): show more words of the list.
    """

    word_chosen = Signal(str)
    word_met = Signal(str)
    more_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=7, margin=20)
        self.count = Label("", "number_small", "ink", self)
        self.head.addWidget(self.count)
        self.note = Label("", "meta", "ink2", wrap=True)
        self.forms = FormList(self)
        self.flow = WordFlow(self)
        self.short = ShortList(self)
        self.more_button = PaperButton("", "secondary", "plus", self)
        self.more_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.body.addWidget(self.note)
        for view in self._views():
            self.body.addWidget(view, 1)
            view.word_chosen.connect(self.word_chosen)
        self.body.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignRight)
        self.more_button.clicked.connect(self.more_requested)
        self.say(self.more_button.setText, lambda: self.tr("Show more"))
        self.flow.selectionModel().currentChanged.connect(self._moved)
        self.short.row_reached.connect(self._moved)

    def _views(self) -> tuple[FormList, WordFlow, ShortList]:
        return self.forms, self.flow, self.short

    def _turn_to(self, view: QWidget, title: str, *, more: bool = False) -> None:
        """Show one of the lists under its title."""
        self.set_title(title)
        view.setAccessibleName(title)
        for other in self._views():
            other.setVisible(other is view)
        self.more_button.setVisible(more)

    def _moved(self, index: QModelIndex, _before: object = None) -> None:
        view = index.model()
        if index.isValid() and any(own.isVisible() and own.model() is view for own in self._views()):
            self.word_met.emit(str(index.data()))

    def show_forms(self, title: str, lines: Sequence[FormLine]) -> None:
        """Forms with what they are."""
        self._turn_to(self.forms, title)
        self.count.hide()
        self.note.hide()
        self.forms.forms.set_lines(lines)
        # Once the list has got its room.
        soon(self.forms, self.forms.show_asked)

    def show_short(self, title: str, lines: Sequence[ShortLine]) -> None:
        """Short words, each with what it is."""
        self._turn_to(self.short, title)
        self._tell_count(len(lines), "")
        self.short.show_lines(lines)

    def show_words(
        self,
        title: str,
        words: Sequence[str],
        count: int | None,
        note: str = "",
        *,
        ranked: bool = False,
        more: bool = False,
    ) -> None:
        """Words in flowing lines, by length; ranked: as they come, for the first ones are the likeliest.

        more: there are more of them to be shown."""
        self._turn_to(self.flow, title, more=more)
        self._tell_count(count, note)
        entries = [ListedItem(word, group=1) for word in words] if ranked else words
        model = self.flow.model()
        assert isinstance(model, WordModel)
        if model.words() != list(words) or self.flow.headings is ranked:
            longer = self.flow.headings is not ranked and set(model.words()) < set(words)
            self.flow.set_headings(not ranked)
            if longer:
                show_more(self.flow, entries)
            else:
                model.set_words(entries)
                self.flow.scrollToTop()

    def _tell_count(self, count: int | None, note: str) -> None:
        self.count.setVisible(count is not None)
        self.count.setText("" if count is None else writing.number(count))
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def enter_list(self) -> None:
        """Give the keyboard to the list, at its first word."""
        for view in self._views():
            if view.isVisible() and view.model().rowCount():
                view.setFocus(Qt.FocusReason.TabFocusReason)
                if not view.currentIndex().isValid():
                    view.setCurrentIndex(view.model().index(0, 0))
