"""The tab *Challenges*: a calendar of months, and what can be done with the day that is chosen."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app import clock
from app.games import days
from app.storage.journal.kept import Filter
from app.ui import faces
from app.ui.days import texts
from app.ui.pages.home.day_card import TaskButton
from app.ui.pages.journal.calendar import MonthCalendar
from app.ui.pages.journal.tab import Tab
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel

FIRST = date(2026, 1, 1)
"""Nobody looks further back."""


class ChallengesTab(Tab):
    """The days of whoever plays now; past ones are played for practice."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        games = [face for face in faces.faces() if face.game in days.games()]
        self.tasks = [TaskButton(face, self) for face in games]
        self.panel = Panel("", self, seed=4)
        self.earlier = IconButton("back", "", "quiet")
        self.later = IconButton("chevron_right", "", "quiet")
        self.month = Label("", "panel", align=Qt.AlignmentFlag.AlignCenter)
        self.calendar = MonthCalendar({face.game: face.emblem for face in games}, self)
        self.calendar.choose(clock.today())
        self.calendar.day_reached.connect(lambda _: self._show_day())
        self.calendar.day_taken.connect(lambda _: keyboard.give(self.tasks[0]))
        self.earlier.clicked.connect(lambda: self.calendar.turn(-1))
        self.later.clicked.connect(lambda: self.calendar.turn(1))
        self.panel.body.addLayout(boxes.row(self.earlier, (self.month, 1), self.later))
        self.panel.body.addWidget(self.calendar, 1)
        self.side = Panel("", self, fill="yellow", seed=8)
        self.about = Label("", "body", "letter", wrap=True)
        self.row = Label("", "body_strong", "letter", wrap=True)
        self.side.body.addWidget(self.about)
        self._grid = QHBoxLayout()
        for button in self.tasks:
            button.clicked.connect(lambda _=False, game=button.face.game: self._take(game))
            self._grid.addWidget(button)
        boxes.fill(self.side.body, self._grid, 1, self.row)
        both = boxes.row((self.panel, 1), self.side)
        boxes.column(both, inside=self, bare=True)
        self._both = both
        for one, following in pairwise((self.earlier, self.later, self.calendar, *self.tasks)):
            QWidget.setTabOrder(one, following)
        self.say(self.earlier.set_name, lambda: self.tr("Earlier month"))
        self.say(self.later.set_name, lambda: self.tr("Later month"))
        self.hear(self._show_day)
        theme.follow_now(self, self._restyle)

    def show_games(self, wanted: Filter) -> None:
        """The days anew; they are of who plays now, whatever games are looked for."""
        today = clock.today()
        done: dict[date, list[str]] = {}
        book = self.services.challenges
        for day in book.days(self._person):
            tries = book.of_day(self._person, day).values()
            done[day] = [one.game for one in tries if one.result is not None]
        self.calendar.show_days(min(FIRST, today), today, lambda day: done.get(day, ()))

    @property
    def is_settled(self) -> bool:
        return True

    @property
    def _person(self) -> str:
        me = self.services.me
        return me.id if me is not None else ""

    def _show_day(self) -> None:
        day, book = self.calendar.day, self.services.challenges
        month = QLocale().standaloneMonthName(day.month)
        self.month.setText(f"{month[:1].upper()}{month[1:]} {day.year}")
        for arrow, months in ((self.earlier, -1), (self.later, 1)):
            arrow.setEnabled(self.calendar.may_turn(months))
        title = texts.long_date(day)
        self.side.set_title(title[:1].upper() + title[1:])
        tries = book.of_day(self._person, day)
        for button in self.tasks:
            button.show_try(tries.get(button.face.game))
        today = day == clock.today()
        text = self.tr("Today, {how}. The first try of each task counts.")
        past = self.tr("A past day, {how}: you can play it for practice.")
        self.about.setText((text if today else past).format(how=texts.hardness(day)))
        row = texts.in_a_row(book.streak(self._person, clock.today()))
        me = self.services.me
        self.row.setText(" · ".join(filter(None, (me.name if me is not None else "", row))))
        spoken = ", ".join(button.accessibleName() for button in self.tasks)
        self.calendar.setAccessibleName(f"{texts.long_date(day)}: {spoken}")

    def _take(self, game: str) -> None:
        self.day_task_requested.emit(self.calendar.day, game)

    def _restyle(self) -> None:
        look = theme.current()
        self.side.setFixedWidth(look.px(360 + 60 * (look.text_size - 1)))
        self._both.setSpacing(look.px(16))
        self._grid.setSpacing(look.px(4))
