"""The score sheet that is open: what stands on it at the left, what is written and asked at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, BoxStanding, Next, standing
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry
from app.engine.rules import Seat
from app.lexicon.judge import Judge
from app.lexicon.problems import LexiconProblem
from app.storage.problems import StorageProblem
from app.tabletop import phrases
from app.tabletop.boxed import BoxedGame
from app.tabletop.context import SeatLook
from app.tabletop.people.winner import WinnerSheet
from app.tabletop.rounds.standing import standings
from app.ui import texts
from app.ui.pages.box.best import BestWays
from app.ui.pages.box.clock import BoxClock
from app.ui.pages.box.form import EntryForm, FormPlace
from app.ui.pages.box.judge import WordJudge
from app.ui.pages.box.table import ALL, BoxRounds, sheet_rows
from app.ui.seat_looks import SeatLooks, seat_of
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.names import listed
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

KEEP_MS = 800
"""After so long a rest what is typed is kept."""
LARGE = 1.5
"""From this size of texts on what is written takes more room than what stands on the sheet."""
ENTRY, WORD, BEST = "entry", "word", "best"


class BoxEvening(Spoken, QWidget):
    """Signals:
    changed(): something else stands on the sheet.
    new_wanted(): another sheet is wanted.
    told(str): news for the banner.
    """

    changed = Signal()
    new_wanted = Signal()
    told = Signal(str)

    def __init__(self, services: Services, boxed: BoxedGame, sheet: BoxSheet) -> None:
        super().__init__()
        self._services, self._boxed = services, boxed
        self._sheet = self._kept = sheet
        self._editing: int | None = None
        self.trouble = ""
        """What is wrong with the word list, in a sentence."""
        self._keep_soon = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keep_soon.timeout.connect(self.keep_draft)
        judge = self._judge(sheet)
        self.table = BoxRounds()
        self.table.list.line_chosen.connect(self._edit)
        self.form = EntryForm(self._boxed, judge)
        self.form.written.connect(self._write)
        self.form.changed.connect(self._keep_soon.start)
        self.form.end_wanted.connect(self._end)
        self.form.given_up.connect(self._give_up)
        self.end = BoxEnd()
        self.end.again.connect(self.new_wanted)
        self.judge = WordJudge(judge, self._services.household) if judge is not None else None
        asked = self._boxed.best()
        able = judge is not None or not boxed.policy(sheet.options)
        self.best = BestWays(asked, sheet.options, judge) if asked is not None and able else None
        if self.best is not None:
            self.best.word_asked.connect(self._ask_word)
            self.best.lay(sheet.table)
            self.best.laid_out.connect(self._keep_table)
        self.tabs = Segmented([(ENTRY, "?")], ENTRY)
        self.tabs.choice_changed.connect(lambda _: self._show_tab())
        seconds = self._boxed.seconds(sheet.options)
        self.clock = BoxClock(self._services.sounds) if seconds else None
        if self.clock is not None:
            self.clock.set_total(seconds)
        self._assemble()
        self.hear(self._speak)
        theme.follow_now(self, self._restyle)
        self.show_sheet()

    @property
    def sheet(self) -> BoxSheet:
        """What is written so far."""
        return self._sheet

    @property
    def has_called_end(self) -> bool:
        """Whether the end is being settled because people wanted it, not the rules."""
        draft = self._sheet.draft
        return draft is not None and draft.closing and self.standing.next.stage is not BoxStage.CLOSING

    @property
    def standing(self) -> BoxStanding:
        return standing(self._boxed.rules, self._sheet)

    def _assemble(self) -> None:
        left, right, inner = Panel("", self, seed=3, margin=18), Panel("", seed=5, margin=20), QWidget()
        left.body.addWidget(self.table, 1)
        if self.clock is not None:
            left.body.addWidget(self.clock)
        right.body.addWidget(self.tabs)
        for part in (self.form, self.end, self.judge, self.best):
            if part is not None:
                right.body.addWidget(part, 1)
        boxes.column((right, 1), inside=inner, bare=True)
        self._both = boxes.row((left, 6), (PaperScroll(inner, self), 5), inside=self, bare=True)

    def _judge(self, sheet: BoxSheet) -> Judge | None:
        policy = self._boxed.policy(sheet.options)
        try:
            return self._services.judge(policy or None)
        except LexiconProblem as problem:
            self.trouble = texts.lexicon_sentence(problem)
            return None

    def _looks(self, sheet: BoxSheet) -> tuple[SeatLook, ...]:
        known = {person.id: person for person in self._services.profiles.people}
        seats = [
            seat_of(known[one.profile]) if one.profile in known else Seat(one.name) for one in sheet.people
        ]
        return SeatLooks(seats, self._services.profiles.people).looks()

    def show_sheet(self) -> None:
        sheet = self._sheet
        now, looks = self.standing, self._looks(sheet)
        names = [look.name for look in looks]
        after = (
            ALL
            if now.is_over
            else now.next.seat
            if now.next.stage in (BoxStage.TURN, BoxStage.ROUND)
            else ALL
        )
        self.table.head.show_people(looks, now.totals, after, sheet.there(len(sheet.lines)))
        self.table.list.show_rows(sheet_rows(self._boxed.rules, sheet, now, names))
        self.end.show_end([looks[seat] for seat in now.winners], now.totals, names)
        if self._editing is not None:
            self._show_line(sheet, self._editing, names)
        elif not now.is_over:
            self._show_next(sheet, now.next, names)
        self.tabs.set_options(self._tab_titles())
        self._show_tab()
        self.changed.emit()

    def _show_next(self, sheet: BoxSheet, after: Next, names: list[str]) -> None:
        draft = sheet.draft
        if draft is not None and draft.closing:
            after = Next(BoxStage.CLOSING)
        seats = (after.seat,) if after.stage is BoxStage.TURN else sheet.there(len(sheet.lines))
        place = FormPlace(len(sheet.lines), after.stage, seats)
        self.form.show_place(sheet, place, self._boxed.next_words(after, names), names, draft, anew=False)

    def _show_line(self, sheet: BoxSheet, at: int, names: list[str]) -> None:
        line, seat = sheet.lines[at], self._boxed.rules.seat_of(sheet, at)
        last = at + 1 == len(sheet.lines)
        if line.closing:
            place = FormPlace(at, BoxStage.CLOSING, sheet.there(at))
            title = self._boxed.closing_title()
        elif seat is None:
            place = FormPlace(at, BoxStage.ROUND, sheet.there(at))
            title = self.tr("{round}, written anew").format(round=phrases.round_number(at + 1))
        else:
            place = FormPlace(at, BoxStage.TURN, (seat,), last)
            told = self.tr("{round}, {name}: written anew")
            number = counting.turn_at(sheet, at).number
            title = told.format(round=phrases.round_number(number), name=names[seat])
        self.form.show_place(sheet, place, title, names, line, anew=True)

    # Writing ----------------------------------------------------------------------------------

    def _write(self, line: BoxLine) -> None:
        sheet, anew = self._sheet, self._editing is not None
        at = len(sheet.lines) if self._editing is None else self._editing
        self._keep_soon.stop()
        self._change(replace(sheet.with_line(line, self._editing), draft=sheet.draft if anew else None))
        if self.clock is not None and not anew:
            self.clock.begin_anew()
        if self.standing.is_over:
            self.end.celebrate()
        self.first_focus().setFocus()
        self.table.announce(at)

    def _edit(self, at: int) -> None:
        """Write a line anew that is on the sheet."""
        self.keep_draft()
        self._editing = at
        self.tabs.set_value(ENTRY)
        self.show_sheet()
        self.form.first_focus().setFocus()

    def _give_up(self) -> None:
        self._editing = None
        self.show_sheet()
        self.first_focus().setFocus()

    def take_back(self) -> None:
        """The last entry goes back into the form; an end that was called is none."""
        self._keep_soon.stop()
        sheet = self._sheet
        self._change(replace(sheet, draft=None) if self.has_called_end else sheet.without_last())
        self.first_focus().setFocus()

    def turn(self, seat: int) -> None:
        """Somebody leaves the table, or is there again; what is half written for others stays."""
        self._editing = None
        self.keep_draft()
        sheet = self._sheet.turned(seat)
        after = standing(self._boxed.rules, replace(sheet, draft=None)).next
        if after.stage is BoxStage.TURN and after.seat != self.standing.next.seat:
            sheet = replace(sheet, draft=None)  # it was the turn of somebody who has left
        self._change(sheet)
        self.first_focus().setFocus()

    def _end(self) -> None:
        sheet = self._sheet
        self._keep_soon.stop()
        if self._boxed.closes:
            self._change(replace(sheet, draft=BoxLine((Entry(),) * sheet.seats, closing=True)))
        else:
            if self.clock is not None:
                self.clock.begin_anew()
            self._change(replace(sheet, ended=True, draft=None))
            self.end.celebrate()
        self.first_focus().setFocus()

    def _change(self, sheet: BoxSheet) -> None:
        self._editing = None
        self._sheet = sheet
        self.store()
        self.show_sheet()

    def keep_draft(self) -> None:
        """What is half written is there again after the program was killed."""
        if self._editing is None and not self.standing.is_over:
            line = self.form.line()
            draft = None if self.form.is_empty and not line.board and not line.closing else line
            self._sheet = replace(self._sheet, draft=draft)
        if self._sheet != self._kept:
            self.store()

    def _keep_table(self, text: str) -> None:
        self._sheet = replace(self._sheet, table=text)
        self._keep_soon.start()

    def store(self) -> None:
        self._kept = self._sheet
        try:
            self._services.sheets.put(self._sheet)
        except StorageProblem as problem:
            self.told.emit(texts.not_saved_sentence(problem))

    # Looks ------------------------------------------------------------------------------------

    def _speak(self) -> None:
        """In the language of the moment; a line that is written anew stays as it is typed."""
        if self._editing is None:
            self.keep_draft()
            self.show_sheet()
        else:
            self.tabs.set_options(self._tab_titles())

    def _tab_titles(self) -> list[tuple[object, str]]:
        short = theme.current().text_size >= LARGE
        titles: list[tuple[object, str]] = [(ENTRY, self.tr("Entry"))]
        if self.judge is not None:
            titles.append((WORD, self.tr("Word?") if short else self.tr("Is it a word?")))
        if self.best is not None:
            titles.append((BEST, self.tr("Best") if short else self.tr("What was best")))
        return titles

    def _show_tab(self) -> None:
        shown, over = self.tabs.value(), self._editing is None and self.standing.is_over
        self.tabs.setVisible(len(self._tab_titles()) > 1)
        self.form.setVisible(shown == ENTRY and not over)
        self.end.setVisible(shown == ENTRY and over)
        if self.clock is not None:
            self.clock.setVisible(not self.standing.is_over)
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

    def first_focus(self) -> QWidget:
        return self.end.button if self.standing.is_over else self.form.first_focus()

    def halt(self) -> None:
        """Another page is about to lie over this one, or it is left."""
        if self.clock is not None:
            self.clock.halt()
        self.keep_draft()

    def _restyle(self) -> None:
        look = theme.current()
        self._both.setSpacing(look.px(16))
        for place, share in enumerate((2, 3) if look.text_size >= LARGE else (6, 5)):
            self._both.setStretch(place, share)
        self.tabs.set_options(self._tab_titles())


class BoxEnd(Spoken, QWidget):
    """Signals: again(): another sheet is wanted."""

    again = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.winner = WinnerSheet(self, wraps=True)
        self.places = Label("", "body_strong", wrap=True)
        self.button = PaperButton("", "primary", "plus")
        self.button.clicked.connect(self.again)
        self.say(self.button.setText, lambda: self.tr("A new sheet"))
        self._column = boxes.column(
            self.winner, self.places, (self.button, 0, Qt.AlignmentFlag.AlignLeft), 1, inside=self, bare=True
        )
        theme.follow(self, lambda: self._column.setSpacing(theme.current().px(14)))

    def show_end(self, winners: Sequence[SeatLook], totals: Sequence[int], names: Sequence[str]) -> None:
        """Everybody's place (RULES G2)."""
        won = listed([one.name for one in winners])
        best = max(totals)
        text = self.tr("The most points: {names}") if best else self.tr("Nobody has a point")
        self.winner.show_winners(
            winners if best else (), text.format(names=won), phrases.points(best), crowned=best > 0
        )
        self.places.setText(
            "\n".join(
                f"{one.place}. {names[one.seat]}: {phrases.points(one.points)}" for one in standings(totals)
            )
        )

    def celebrate(self) -> None:
        self.winner.celebrate()
