"""The household's say about words in the settings: a list to look through, add to and strike out of."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from app.storage.household import HouseholdFile, HouseholdWord
from app.ui import texts
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.lists.model import LINE, Index, LinesModel
from app.widgets.lists.row import PaintedRow, Text
from app.widgets.lists.view import RowList
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

ROW = 46


class HouseholdModel(LinesModel[HouseholdWord]):
    """DisplayRole = the word, NOTE = what was decided, by whom and when."""

    NOTE = LINE + 1

    def tell(self, line: HouseholdWord, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return line.word
        if role == self.NOTE:
            return self._note(line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line.word}, {self._note(line)}"
        return None

    def _note(self, entry: HouseholdWord) -> str:
        moment = texts.when(entry.added)
        if entry.by:
            moment = self.tr("{names}, {moment}").format(names=listed(entry.by), moment=moment)
        if entry.forms:
            return self.tr("banned in all forms: {who}").format(who=moment)
        if entry.banned:
            return self.tr("banned: {who}").format(who=moment)
        return self.tr("counts: {who}").format(who=moment)


def _row_height() -> int:
    look = theme.current()
    return max(look.px(ROW), look.tx(40))


def _size(_index: Index) -> QSize:
    return QSize(theme.current().px(200), _row_height())


def _paint(row: PaintedRow) -> None:
    """Tick or cross, the word in Vollkorn, who and when after it."""
    look, colours = theme.current(), theme.current().palette
    if row.chosen:
        inset = look.px(2)
        row.ground(colours.yellow_tint, row.rect.adjusted(0, inset, 0, -inset), look.pxf(10))
    banned = row.index.data(LINE).banned
    spot = row.put(look.tx(18), before=look.px(10), after=look.px(10))
    row.icon("x" if banned else "check", spot, colours.red if banned else colours.green, 3.2)
    row.right -= look.px(8)
    row.beside(
        Text(str(row.index.data()), "word_small", colours.ink, look.tx(7)),
        Text(str(row.index.data(HouseholdModel.NOTE)), "meta", colours.ink2, look.tx(7)),
        look.px(14),
        look.tx(150),
    )


class HouseholdPanel(Spoken, Panel):
    """Our own words: those we added and those we banned.

    Signals:
        add_requested(str word); ban_requested(str word)
        export_requested(); import_requested()
        remove_requested(str word)
        undo_requested(): take back what was done last.
    """

    add_requested = Signal(str)
    ban_requested = Signal(str)
    export_requested = Signal()
    import_requested = Signal()
    remove_requested = Signal(str)
    undo_requested = Signal()

    def __init__(self, household: HouseholdFile, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=6)
        self._household = household
        self.model = HouseholdModel(self)
        self.note = Label("", "meta", "ink2", wrap=True)
        self.view = RowList(
            self.model, _paint, lambda index: QSize(theme.current().px(200), _row_height()), self
        )
        self.view.row_struck.connect(self._remove)
        self.remove_button = PaperButton("", "secondary", "trash", self)
        self.undo_button = PaperButton("", "link", "undo", self)
        self.remove_button.clicked.connect(self._remove)
        self.undo_button.clicked.connect(self._undo)
        self.field = TextField(serif=True)
        self.add_button = PaperButton("", "secondary", "plus", self)
        self.ban_button = PaperButton("", "secondary", "x", self)
        self.export_button = PaperButton("", "link", "save", self)
        self.import_button = PaperButton("", "link", "folder", self)
        self._lay_out()
        self._wire()
        self.say(self.set_title, lambda: self.tr("Our own words"))
        self.say(self.view.setAccessibleName, lambda: self.tr("Our own words"))
        self.say(self.remove_button.setText, lambda: self.tr("Strike out"))
        self.say(self.undo_button.setText, self._undo_text)
        self.say(self.field.setAccessibleName, lambda: self.tr("Word"))
        self.say(self.field.setPlaceholderText, lambda: self.tr("a word"))
        self.say(self.add_button.setText, lambda: self.tr("Add"))
        self.say(self.ban_button.setText, lambda: self.tr("Ban"))
        self.say(self.export_button.setText, lambda: self.tr("Save as text"))
        self.say(self.import_button.setText, lambda: self.tr("Load from text"))
        self.hear(self.refresh)
        theme.follow(self, self._measure)
        self.refresh()

    def _lay_out(self) -> None:
        self.head.addWidget(self.remove_button)
        self._entry = boxes.row((self.field, 1), self.add_button, self.ban_button)
        self._files = boxes.row(self.import_button, self.export_button, 1)
        self.body.addWidget(self.note)
        self.body.addLayout(self._entry)
        self.body.addWidget(self.view)
        # Below the list: beside the title there is no room for a word.
        self.body.addWidget(self.undo_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(self._files)

    def _wire(self) -> None:
        self.add_button.clicked.connect(lambda: self._decide(self.add_requested))
        self.ban_button.clicked.connect(lambda: self._decide(self.ban_requested))
        self.field.returnPressed.connect(lambda: self._decide(self.add_requested))
        self.field.textChanged.connect(self._judge_field)
        self.export_button.clicked.connect(self.export_requested)
        self.import_button.clicked.connect(self.import_requested)
        self._judge_field()

    def _judge_field(self) -> None:
        """Buttons work for words only; anything else turns the line red."""
        text = self.field.text().strip()
        fit = HouseholdFile.may_hold(text)
        self.field.set_refused(bool(text) and not fit)
        self.add_button.setEnabled(fit)
        self.ban_button.setEnabled(fit)

    def _decide(self, signal: SignalInstance) -> None:
        word = self.field.text().strip()
        if HouseholdFile.may_hold(word):
            signal.emit(word)
            self.field.clear()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.refresh()
            self.show_word(word)

    def tell(self, news: str) -> None:
        """Show a sentence about what has just happened to the list."""
        self.note.setText(news)

    def show_word(self, word: str) -> None:
        """Make a word of the list the current one."""
        entry = self._household.find(word)
        entries = self._household.all()
        if entry in entries:
            self.view.setCurrentIndex(self.model.index(entries.index(entry), 0))

    def refresh(self) -> None:
        """Show the words that the household has now."""
        row = self.view.currentIndex().row()
        self.model.set_lines(self._household.all())
        self.model.retell()
        count = self.model.rowCount()
        if count:
            self.view.setCurrentIndex(self.model.index(max(0, min(row, count - 1)), 0))
            self.note.setText(self.tr("What you decided about words. It holds in every game you play."))
        else:
            self.note.setText(
                self.tr("None yet. Words you accept by vote come here, and those you add or ban.")
            )
        self.view.setVisible(count > 0)
        self.remove_button.setVisible(count > 0)
        self.export_button.setVisible(count > 0)
        self.undo_button.setText(self._undo_text())
        self.undo_button.setVisible(self._household.last_change() is not None)
        self._measure()

    def _remove(self) -> None:
        entry = self.view.currentIndex().data(LINE)
        if isinstance(entry, HouseholdWord):
            self.remove_requested.emit(entry.word)
            self.refresh()

    def _undo(self) -> None:
        change = self._household.last_change()
        if change is not None:
            self.undo_requested.emit()
            self.refresh()
            self.show_word(change.words[0])
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo_text(self) -> str:
        """What would be taken back."""
        change = self._household.last_change()
        if change is None:
            return ""
        word = change.words[0]
        if len(change.words) > 1:
            return self.tr("Take back the change of %n words", "", len(change.words))
        if change.now is None:
            return self.tr("Put back “{word}”").format(word=word)
        if change.now.banned:
            return self.tr("Let “{word}” count again").format(word=word)
        if change.before is None:
            return self.tr("Take “{word}” out again").format(word=word)
        return self.tr("Ban “{word}” again").format(word=word)

    def _measure(self) -> None:
        look = theme.current()
        self._entry.setSpacing(look.px(8))
        # The buttons give up their pictures before a word has no room.
        self.field.setMinimumWidth(look.tx(130))
        self._files.setSpacing(look.px(8))
        self.view.setFixedHeight(_row_height() * max(1, min(6, self.model.rowCount())) + look.px(4))
        self.view.scheduleDelayedItemsLayout()
