"""What is being written: a row for each person of the round, or the turn of one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.boxed.counting import FELL, BoxStage, CountedEntry, EntryFault, Misread
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry
from app.lexicon.judge import Judge
from app.tabletop.boxed import BoxedGame, fault_words
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.field import TextField
from app.widgets.controls.label import Label
from app.widgets.controls.toggle import Toggle
from app.widgets.look import theme
from app.widgets.spoken import Spoken
from app.widgets.writing import bare


class FormPlace(NamedTuple):
    """What a form writes. at: line of the sheet. stage: what kind of one. seats: whose entries. last: nothing
    on the sheet comes after it."""

    at: int
    stage: BoxStage
    seats: tuple[int, ...]
    last: bool = True


class EntryRow(QWidget):
    """One person's entry with what it comes to.

    Signals: changed(); finished(): Enter."""

    changed = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget, game: BoxedGame, place: FormPlace, name: str, entry: Entry) -> None:
        super().__init__(parent)
        self._game, self._stage, self._name, stage = game, place.stage, name, place.stage
        self.name, self.points = Label(name, "strong", elide=True), Label("", "strong")
        self.words, self.held = TextField(entry.words, serif=True), TextField(entry.held, serif=True)
        self.told = Label("", "meta", "ink2", wrap=True)
        self.marks = {
            key: Toggle(text, key in entry.marks, self) for key, text in game.marks(stage, last=place.last)
        }
        self._head = boxes.row((self.name, 1), self.points)
        self._fields = QHBoxLayout()
        for field, share in ((self.words, 5), (self.held, 3)):
            field.setMaxLength(4_000 if field is self.words else 200)
            field.textEdited.connect(lambda _: self.changed.emit())
            field.returnPressed.connect(self.finished)
            self._fields.addWidget(field, share)
        self._column = boxes.column(self._head, self._fields, inside=self, bare=True)
        for toggle in self.marks.values():
            toggle.toggled.connect(lambda _: self.changed.emit())
            self._column.addWidget(toggle, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.told)
        self.words.setVisible(stage is not BoxStage.CLOSING)
        self.held.setVisible(bool(game.held_label(stage)))
        self.speak()
        theme.follow_now(self, self._restyle)

    def speak(self) -> None:
        """In the language of the moment."""
        for field, label in (
            (self.words, self._game.words_label()),
            (self.held, self._game.held_label(self._stage)),
        ):
            field.setPlaceholderText(label)
            field.setAccessibleName(f"{self._name}: {label}")
        texts = dict(self._game.marks(self._stage))
        for key, toggle in self.marks.items():
            toggle.setText(texts[key])

    def first(self) -> TextField:
        return self.words if self._stage is not BoxStage.CLOSING else self.held

    def entry(self) -> Entry:
        marks = tuple(key for key, toggle in self.marks.items() if toggle.isChecked())
        return Entry(self.words.text().strip(), self.held.text().strip(), marks)

    def tell(self, counted: CountedEntry | None, fault: EntryFault | None, doubted: Sequence[str]) -> None:
        """The points and what they are for, or why the entry cannot be read."""
        self.first().set_refused(fault is not None)
        lines = []
        if fault is not None:
            lines.append(fault_words(fault))
        elif counted is not None:
            lines.append(" · ".join(self._game.part(part) for part in counted.parts))
        if doubted:
            lines.append(self.tr("Not in the dictionary: {words}").format(words=", ".join(doubted)))
        self.told.setText("\n".join(filter(None, lines)))
        self.told.set_colour("red" if fault is not None or doubted else "ink2")
        self.told.setVisible(bool(self.told.text()))
        self.points.setText("" if counted is None or self.entry().is_empty else bare(counted.points))
        self.first().setAccessibleDescription(" ".join((self.points.text(), self.told.text())).strip())

    def strike(self, words: Sequence[str]) -> None:
        """Put the sign of a fallen word before these."""
        struck = {word.casefold() for word in words}

        def sign(found: re.Match[str]) -> str:
            piece = found.group()
            word = piece.replace("(", "").replace(")", "")
            return FELL + piece if word.casefold() in struck else piece

        self.words.setText(re.sub(r"[^\s,;]+", sign, self.words.text()))

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(4))
        self._head.setSpacing(look.px(10))
        self._fields.setSpacing(look.px(8))


class EntryForm(Spoken, QWidget):
    """Signals:
    written(object BoxLine): it is to stand on the sheet.
    changed(): something else is typed.
    end_wanted(): the game is over, or the hands are to be counted.
    given_up(): a line that was to be written anew stays as it is.
    """

    written = Signal(object)
    changed = Signal()
    end_wanted = Signal()
    given_up = Signal()

    def __init__(self, game: BoxedGame, judge: Judge | None) -> None:
        super().__init__()
        self._game, self._judge = game, judge
        self._sheet: BoxSheet | None = None
        self._place = FormPlace(0, BoxStage.ROUND, ())
        self._names: Sequence[str] = ()
        self.rows: list[EntryRow] = []
        self.title = Label("", "panel", wrap=True)
        self.board = TextField(serif=True)
        self.board.setMaxLength(60)
        self.board.textEdited.connect(lambda _: self._changed())
        self.board.returnPressed.connect(lambda: self._step(-1))
        self.board_told = Label("", "meta", "red", wrap=True)
        self.hint = Label("", "meta", "ink2", wrap=True)
        self.strike_button = PaperButton("", "secondary", "x")
        self.strike_button.clicked.connect(self._strike)
        self.go, self.end = PaperButton("", "primary", "check"), PaperButton("", "secondary", "flag")
        self.leave = PaperButton("", "secondary")
        self.go.clicked.connect(self.write)
        self.end.clicked.connect(self.end_wanted)
        self.leave.clicked.connect(self.given_up)
        self._column = boxes.column(self.title, self.board, self.board_told, inside=self, bare=True)
        self._rows = QVBoxLayout()
        self._column.addLayout(self._rows)
        self._column.addWidget(self.strike_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons = boxes.row(self.end, self.leave, 1, self.go)
        boxes.fill(self._column, self._buttons, self.hint, 1)
        self.hear(self._speak)
        theme.follow_now(self, self._restyle)

    # What is written --------------------------------------------------------------------------

    def show_place(
        self,
        sheet: BoxSheet,
        place: FormPlace,
        title: str,
        names: Sequence[str],
        given: BoxLine | None,
        *,
        anew: bool,
    ) -> None:
        """Write this line. given: what stands there already. anew: of a line that is on the sheet."""
        self._sheet, self._place, self._names = sheet, place, tuple(names)
        self.title.setText(title)
        many = 1 if place.stage is BoxStage.TURN else sheet.seats
        fits = given is not None and len(given.entries) == many
        entries = given.entries if given is not None and fits else (Entry(),) * many
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [
            EntryRow(self, self._game, place, names[seat], entries[self._nth(seat)]) for seat in place.seats
        ]
        for at, row in enumerate(self.rows):
            row.changed.connect(self._changed)
            row.finished.connect(lambda at=at: self._step(at))
            self._rows.addWidget(row)
            row.show()
        self.board.setText(given.board if given is not None else "")
        self.board.setVisible(self._game.asks_board and place.stage is BoxStage.ROUND)
        self.leave.setVisible(anew)
        self.end.setVisible(not anew and place.stage is not BoxStage.CLOSING)
        self._order_stops()
        self._speak()
        self._count()

    def _order_stops(self) -> None:
        fields = [field for row in self.rows for field in (row.words, row.held, *row.marks.values())]
        stops = [self.board, *fields, self.strike_button, self.go, self.end, self.leave]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def line(self) -> BoxLine:
        """As it is written just now."""
        board = self.board.text().strip() if self._game.asks_board else ""
        closing = self._place.stage is BoxStage.CLOSING
        seats = self._sheet.seats if self._sheet is not None else 0
        entries = [Entry()] * (1 if self._place.stage is BoxStage.TURN else seats)
        for seat, row in zip(self._place.seats, self.rows, strict=True):
            entries[self._nth(seat)] = row.entry()
        return BoxLine(tuple(entries), board, closing)

    def _nth(self, seat: int) -> int:
        """Which entry of the line is theirs."""
        return 0 if self._place.stage is BoxStage.TURN else seat

    @property
    def is_empty(self) -> bool:
        return all(row.entry().is_empty for row in self.rows)

    def first_focus(self) -> QWidget:
        return self.rows[0].first() if self.rows else self.go

    def _step(self, at: int) -> None:
        """Enter goes to the next person; from the last one it writes the line."""
        if at + 1 < len(self.rows):
            self.rows[at + 1].first().setFocus()
        else:
            self.write()

    def write(self) -> None:
        """Where it can be read."""
        if self._count() and not (self._place.stage is BoxStage.ROUND and self.is_empty):
            self.written.emit(self.line())
        elif self.is_empty:
            self.rows[0].tell(None, EntryFault(Misread.EMPTY), ())

    def _changed(self) -> None:
        self._count()
        self.changed.emit()

    def _count(self) -> bool:
        """Tell what everything comes to; whether it can be written."""
        if self._sheet is None:
            return False
        line, at = self.line(), self._place.at
        try:
            counted: Sequence[CountedEntry] | None = self._game.rules.count(self._sheet, at, line)
        except EntryFault:
            counted = None
        self.board_told.setText(self._board_fault(line))
        self.board_told.setVisible(bool(self.board_told.text()))
        anything = False
        for seat, row in zip(self._place.seats, self.rows, strict=True):
            place = self._nth(seat)
            fault = None if counted is not None else self._fault_of(place)
            one = counted[place] if counted is not None else None
            doubted = self._doubted(one)
            anything = anything or bool(doubted)
            row.tell(one, fault, doubted)
        self.strike_button.setVisible(anything and self._place.stage is BoxStage.ROUND)
        return counted is not None

    def _board_fault(self, line: BoxLine) -> str:
        assert self._sheet is not None
        if not line.board:
            return ""
        empty = BoxLine((Entry(),) * len(line.entries), line.board)
        try:
            self._game.rules.count(self._sheet, self._place.at, empty)
        except EntryFault as fault:
            return fault_words(fault)
        return ""

    def _fault_of(self, place: int) -> EntryFault | None:
        """Whether this entry is one that cannot be read."""
        assert self._sheet is not None
        line = self.line()
        entries = tuple(entry if at == place else Entry() for at, entry in enumerate(line.entries))
        try:
            self._game.rules.count(self._sheet, self._place.at, BoxLine(entries, closing=line.closing))
        except EntryFault as fault:
            return fault
        return None

    def _doubted(self, counted: CountedEntry | None) -> list[str]:
        if counted is None or self._judge is None:
            return []
        judge = self._judge
        return [word for word in dict.fromkeys(counted.words) if not judge.judge(word).accepted]

    def _strike(self) -> None:
        """People may still take the sign away again."""
        assert self._sheet is not None
        counted = self._game.rules.count(self._sheet, self._place.at, self.line())
        for seat, row in zip(self._place.seats, self.rows, strict=True):
            row.strike(self._doubted(counted[self._nth(seat)]))
        self._changed()
        self.rows[0].first().setFocus()

    # Words ------------------------------------------------------------------------------------

    def _speak(self) -> None:
        self.board.setPlaceholderText(self.tr("Sixteen letters from the table (may be left out)"))
        self.board.setAccessibleName(self.board.placeholderText())
        self.strike_button.setText(self.tr("Strike unknown words"))
        self.go.setText(self.tr("Write it down"))
        self.end.setText(self._game.ending())
        self.leave.setText(self.tr("Leave it as it is"))
        closing = self._place.stage is BoxStage.CLOSING
        self.hint.setText("" if closing else self._game.hint())
        for row in self.rows:
            row.speak()

    def _restyle(self) -> None:
        look = theme.current()
        self._column.setSpacing(look.px(10))
        self._rows.setSpacing(look.px(10))
        self._buttons.setSpacing(look.px(10))
