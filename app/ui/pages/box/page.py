"""With the box on the table: the score sheet of a game that people play with the real pieces."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine.boxed.counting import Next, Stage, Standing, standing
from app.engine.boxed.sheet import Entry, Line, ScoreSheet
from app.engine.rules import Seat
from app.lexicon.judge import Judge
from app.lexicon.problems import LexiconProblem
from app.storage.problems import StorageProblem
from app.tabletop import phrases
from app.tabletop.boxed import BoxedGame
from app.tabletop.context import SeatLook
from app.tabletop.face import Face
from app.ui import texts
from app.ui.pages.box.best import BestWays
from app.ui.pages.box.clock import BoxClock
from app.ui.pages.box.end import BoxEnd
from app.ui.pages.box.form import EntryForm, Place
from app.ui.pages.box.judge import WordJudge
from app.ui.pages.box.people import BoxPeople
from app.ui.pages.box.rows import sheet_rows
from app.ui.pages.box.table import ALL, SheetTable
from app.ui.pages.page import Page
from app.ui.seat_looks import SeatLooks, seat_of
from app.ui.services import Services
from app.widgets.controls.bar_button import BarButton
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.dialog import QuestionDialog
from app.widgets.sheets.panel import Panel
from app.widgets.sheets.toast import Banner
from app.widgets.sheets.topbar import TopBar

KEEP_MS = 800
"""After so long a rest what is typed is kept."""
ENTRY, WORD, BEST = "entry", "word", "best"


class BoxPage(Page):
    """Whose sheet it is, then the sheet at the left and what is written and asked at the right."""

    def __init__(
        self, services: Services, face: Face, boxed: BoxedGame, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services, self._face, self._boxed = services, face, boxed
        self.rules_of = face.game
        self._sheet: ScoreSheet | None = None
        self._editing: int | None = None
        self.bar = TopBar("", self, emblem=face.emblem)
        self.bar.back_requested.connect(self.back_requested)
        self.say(
            lambda text: self.bar.set_title(text, face.title()), lambda: self.tr("With the box on the table")
        )
        self.undo, self.new = BarButton("undo"), BarButton("plus")
        self.undo.clicked.connect(self.take_back)
        self.new.clicked.connect(self._ask_new)
        self.say(self.undo.set_words, lambda: self.tr("Take back the last entry"))
        self.say(self.new.set_words, lambda: self.tr("A new sheet"))
        for button in (self.undo, self.new):
            self.bar.add_widget(button)
        self.banner = Banner(self)
        self.banner.hover(self, lambda: self.bar)
        self._stage = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._stage, 1)
        self._content: QWidget | None = None
        self.people: BoxPeople | None = None
        self._keep_soon = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keep_soon.timeout.connect(self._keep_draft)
        self.hear(self._speak)
        theme.follow(self, self._restyle)
        self._restyle()
        problem = services.sheets.problem
        if problem is not None:
            services.sheets.problem = None
            self.banner.show_problem(texts.set_aside_sentence(problem))
        kept = services.sheets.of(face.game)
        if kept is None:
            self._show_people(None)
        else:
            self._open(kept)

    @property
    def sheet(self) -> ScoreSheet | None:
        """What is written so far, None before a sheet is opened."""
        return self._sheet

    @property
    def standing(self) -> Standing:
        assert self._sheet is not None
        return standing(self._boxed.rules, self._sheet)

    # People -----------------------------------------------------------------------------------

    def _show_people(self, last: ScoreSheet | None) -> None:
        """Ask who sits there; last: those of the game before are seated already."""
        self._sheet, self._editing = None, None
        people = BoxPeople(self._face.game, self._boxed, self._services.profiles.people)
        self.people = people
        people.begun.connect(self._begin)
        if last is not None:
            people.seat(last.people)
        place = QWidget()
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(people, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._put(PaperScroll(place, self))
        self._show_bar()

    def _begin(self, sheet: ScoreSheet) -> None:
        self._store(sheet)
        self._open(sheet)
        self.first_focus().setFocus()

    def _ask_new(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        if not sheet.lines or self.standing.is_over:
            self._show_people(sheet)
            self.first_focus().setFocus()
            return
        title = self.tr("Begin a new sheet?")
        text = self.tr("This one is not finished; a new one takes its place.")
        QuestionDialog(
            self,
            title,
            text,
            self.tr("New sheet"),
            self.tr("Stay here"),
            lambda: self._show_people(sheet),
            danger=True,
        )

    # The sheet --------------------------------------------------------------------------------

    def _open(self, sheet: ScoreSheet) -> None:
        self._sheet, self._editing, self.people = sheet, None, None
        judge = self._judge(sheet)
        self.table = SheetTable()
        self.table.list.line_chosen.connect(self._edit)
        self.form = EntryForm(self._boxed, judge)
        self.form.written.connect(self._write)
        self.form.changed.connect(self._keep_soon.start)
        self.form.end_wanted.connect(self._end)
        self.form.given_up.connect(self._give_up)
        self.end = BoxEnd()
        self.end.again.connect(self._ask_new)
        self.judge = WordJudge(judge, self._services.household) if judge is not None else None
        asked = self._boxed.best()
        self.best = BestWays(asked, sheet.options, judge) if asked is not None and judge is not None else None
        if self.best is not None:
            self.best.word_asked.connect(self._ask_word)
        self.tabs = Segmented([(ENTRY, "?")], ENTRY)
        self.tabs.choice_changed.connect(lambda _: self._show_tab())
        seconds = self._boxed.seconds(sheet.options)
        self.clock = BoxClock(self._services.sounds) if seconds else None
        if self.clock is not None:
            self.clock.set_total(seconds)
        self._put(self._columns())
        self._show()

    def _columns(self) -> QWidget:
        content = QWidget(self)
        left, right, inner = Panel("", content, seed=3, margin=18), Panel("", seed=5, margin=20), QWidget()
        left.body.addWidget(self.table, 1)
        if self.clock is not None:
            left.body.addWidget(self.clock)
        right.body.addWidget(self.tabs)
        for part in (self.form, self.end, self.judge, self.best):
            if part is not None:
                right.body.addWidget(part, 1)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(right, 1)
        self._both = QHBoxLayout(content)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(left, 6)
        self._both.addWidget(PaperScroll(inner, content), 5)
        return content

    def _judge(self, sheet: ScoreSheet) -> Judge | None:
        policy = self._boxed.policy(sheet.options)
        try:
            return self._services.judge(policy or None)
        except LexiconProblem as problem:
            self.banner.show_problem(texts.lexicon_sentence(problem))
            return None

    def _looks(self, sheet: ScoreSheet) -> tuple[SeatLook, ...]:
        known = {person.id: person for person in self._services.profiles.people}
        seats = [
            seat_of(known[one.profile]) if one.profile in known else Seat(one.name) for one in sheet.people
        ]
        return SeatLooks(seats, self._services.profiles.people).looks()

    def _show(self) -> None:
        """The sheet as it stands."""
        sheet = self._sheet
        self._show_bar()
        if sheet is None:
            return
        now, looks = self.standing, self._looks(sheet)
        names = [look.name for look in looks]
        after = ALL if now.is_over else now.next.seat if now.next.stage in (Stage.TURN, Stage.ROUND) else ALL
        self.table.head.show_people(looks, now.totals, after)
        self.table.list.show_rows(sheet_rows(self._boxed.rules, sheet, now, names))
        self.end.show_end([looks[seat] for seat in now.winners], now.totals, names)
        if self._editing is not None:
            self._show_line(sheet, self._editing, names)
        elif not now.is_over:
            self._show_next(sheet, now.next, names)
        self.tabs.set_options(self._tab_titles())
        self._show_tab()

    def _show_next(self, sheet: ScoreSheet, after: Next, names: list[str]) -> None:
        draft = sheet.draft
        if draft is not None and draft.closing:
            after = Next(Stage.CLOSING)
        everybody = tuple(range(sheet.seats))
        seats = (after.seat,) if after.stage is Stage.TURN else everybody
        place = Place(len(sheet.lines), after.stage, seats)
        self.form.show_place(sheet, place, self._boxed.next_words(after, names), names, draft, anew=False)

    def _show_line(self, sheet: ScoreSheet, at: int, names: list[str]) -> None:
        line, seat = sheet.lines[at], self._boxed.rules.seat_of(sheet, at)
        if line.closing:
            place = Place(at, Stage.CLOSING, tuple(range(sheet.seats)))
            title = self._boxed.closing_title()
        elif seat is None:
            place = Place(at, Stage.ROUND, tuple(range(sheet.seats)))
            title = self.tr("{round}, written anew").format(round=phrases.round_number(at + 1))
        else:
            place = Place(at, Stage.TURN, (seat,))
            told = self.tr("{round}, {name}: written anew")
            title = told.format(round=phrases.round_number(at // sheet.seats + 1), name=names[seat])
        self.form.show_place(sheet, place, title, names, line, anew=True)

    # Writing ----------------------------------------------------------------------------------

    def _write(self, line: Line) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        self._keep_soon.stop()
        draft = sheet.draft if self._editing is not None else None
        self._change(replace(sheet.with_line(line, self._editing), draft=draft))
        if self.clock is not None:
            self.clock.begin_anew()
        if self.standing.is_over:
            self.end.celebrate()
        self.first_focus().setFocus()

    def _edit(self, at: int) -> None:
        """Write a line anew that is on the sheet."""
        self._keep_draft()
        self._editing = at
        self.tabs.set_value(ENTRY)
        self._show()
        self.form.first_focus().setFocus()

    def _give_up(self) -> None:
        self._editing = None
        self._show()
        self.first_focus().setFocus()

    def take_back(self) -> None:
        """The last entry goes back into the form; an end that was called is none."""
        if self._sheet is not None:
            self._keep_soon.stop()
            self._change(self._sheet.without_last())
            self.first_focus().setFocus()

    def _end(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        self._keep_soon.stop()
        if self._boxed.closes:
            self._change(replace(sheet, draft=Line((Entry(),) * sheet.seats, closing=True)))
        else:
            self._change(replace(sheet, ended=True, draft=None))
            self.end.celebrate()
        self.first_focus().setFocus()

    def _change(self, sheet: ScoreSheet) -> None:
        self._editing = None
        self._store(sheet)
        self._sheet = sheet
        self._show()

    def _keep_draft(self) -> None:
        """What is half written is there again after the program was killed."""
        sheet = self._sheet
        if sheet is None or self._editing is not None or self.standing.is_over:
            return
        line = self.form.line()
        draft = None if self.form.is_empty and not line.board and not line.closing else line
        if draft != sheet.draft:
            self._sheet = replace(sheet, draft=draft)
            self._store(self._sheet)

    def _store(self, sheet: ScoreSheet) -> None:
        try:
            self._services.sheets.put(sheet)
        except StorageProblem as problem:
            text = self.tr("This cannot be saved: {what} It lasts until the program is closed.")
            self.banner.show_problem(text.format(what=texts.storage_sentence(problem)))

    # Looks ------------------------------------------------------------------------------------

    def _speak(self) -> None:
        """In the language of the moment; a line that is written anew stays as it is typed."""
        if self._editing is None:
            self._keep_draft()
            self._show()
        elif self._sheet is not None:
            self.tabs.set_options(self._tab_titles())

    def _tab_titles(self) -> list[tuple[object, str]]:
        titles: list[tuple[object, str]] = [(ENTRY, self.tr("Entry"))]
        if self.judge is not None:
            titles.append((WORD, self.tr("Is it a word?")))
        if self.best is not None:
            titles.append((BEST, self.tr("What was best")))
        return titles

    def _show_tab(self) -> None:
        shown, over = self.tabs.value(), self._editing is None and self.standing.is_over
        self.tabs.setVisible(len(self._tab_titles()) > 1)
        self.form.setVisible(shown == ENTRY and not over)
        self.end.setVisible(shown == ENTRY and over)
        if self.judge is not None:
            self.judge.setVisible(shown == WORD)
        if self.best is not None:
            self.best.setVisible(shown == BEST)
            if shown == BEST:
                self.best.begin_with(self.form.board.text())

    def _ask_word(self, word: str) -> None:
        self.tabs.set_value(WORD)
        self._show_tab()
        if self.judge is not None:
            self.judge.ask(word)
            self.judge.field.setFocus()

    def _show_bar(self) -> None:
        sheet = self._sheet
        self.undo.setEnabled(sheet is not None and bool(sheet.lines or sheet.ended))
        self.new.setVisible(sheet is not None)
        self.undo.setVisible(sheet is not None)

    def _put(self, content: QWidget) -> None:
        if self._content is not None:
            self._stage.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._content = content
        self._stage.addWidget(content)
        content.show()  # at once: somebody in it is about to get the keyboard

    def first_focus(self) -> QWidget:
        if self.people is not None:
            return self.people.first_focus()
        return self.end.button if self.standing.is_over else self.form.first_focus()

    def interrupt(self) -> None:
        if self.people is None and self.clock is not None:
            self.clock.halt()
        self._keep_draft()

    def go_back(self) -> None:
        self._keep_draft()
        super().go_back()

    def hideEvent(self, event: object) -> None:
        self._keep_draft()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        side = look.px(24)
        self._stage.setContentsMargins(side, look.px(4), side, look.px(18))
        if self._sheet is not None and self._content is not None:
            self._both.setSpacing(look.px(16))
