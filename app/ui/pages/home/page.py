"""The first page: the games, what is on the go, who plays."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import clock
from app.tabletop.face import Face
from app.ui import faces
from app.ui.pages.home.cover import WideCover
from app.ui.pages.home.day_card import DayCard
from app.ui.pages.home.people_panel import PeoplePanel
from app.ui.pages.home.saved_games import SavedGamesPanel
from app.ui.pages.page import Page
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.controls.buttons import IconButton, PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.later import soon
from app.widgets.look import theme
from app.widgets.look.art import Picture
from app.widgets.names import addressed

if TYPE_CHECKING:
    from app.storage.problems import StorageProblem
    from app.ui.match.saves_reader import SavesReader, Shelf

ButtonT = TypeVar("ButtonT", bound=PaperButton)
CONTENT = 1600
"""Widest content, in design pixels."""
HUGE, LOWER, LARGER = 1.5, 300, 40
"""From larger texts on the page scrolls; then what lies under the covers has this height. Before a wall it is
so much higher than else."""


class HomePage(Page):
    """Wordmark, greeting, covers, unfinished games, people.

    Signals:
        new_game_requested(str game); rival_requested(str game, int level)
        person_chosen(str profile)
        dictionary_requested(); journal_requested(); school_requested(); rules_requested()
        projector_requested(); settings_requested()
        put_aside_told(str sentence): saved games or the journal could not be read and were put aside, or a
            finished game could not be kept. trouble_over(str sentence): that is told no more.
        day_task_wanted(object date, str game); day_pass_on_wanted(object date): of the challenge of the day.
    """

    new_game_requested = Signal(str)
    rival_requested = Signal(str, int)
    person_chosen = Signal(str)
    dictionary_requested = Signal()
    journal_requested = Signal()
    school_requested = Signal()
    rules_requested = Signal()
    projector_requested = Signal()
    settings_requested = Signal()
    put_aside_told = Signal(str)
    trouble_over = Signal(str)
    day_task_wanted = Signal(object, str)
    day_pass_on_wanted = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._not_kept = ""
        """What is told of finished games that the journal does not have."""
        self._reader: SavesReader | None = None
        self._wordmark = Picture("wordmark", 304, 68, self, accessible_name="Slovohrátky")
        self.greeting = Label("", "h1", "ink", elide=True)
        self._nav = boxes.row(self._wordmark, 1)
        self.dictionary_button = self._place("book", lambda: self.tr("Dictionary"), self.dictionary_requested)
        self.journal_button = self._place("chart", lambda: self.tr("Journal"), self.journal_requested)
        self.school_button = self._place("people", lambda: self.tr("Class"), self.school_requested)
        self.rules_button = self._tool("help", lambda: self.tr("Rules"), self.rules_requested)
        self.projector_button = self._tool("proj", self._projector_text, self.projector_requested)
        self.settings_button = self._tool("gear", lambda: self.tr("Settings"), self.settings_requested)
        self.covers = [self._cover(face) for face in faces.faces()]
        self.saved = SavedGamesPanel(self)
        self.people = PeoplePanel(self)
        self.day = DayCard(self)
        self._lower = boxes.row((self.saved, 1), self.day, self.people)
        content = QWidget()
        self._column = boxes.column(self._nav, self.greeting, inside=content)
        self._covers = boxes.row(*((cover, 1) for cover in self.covers))
        self._column.addLayout(self._covers)
        self._column.addLayout(self._lower, 1)
        self.area = PaperScroll(content, self)
        self.people.chosen.connect(self._choose)
        self.day.task_wanted.connect(self._want_task)
        self.day.pass_on_wanted.connect(self._pass_on)
        self.say(self.greeting.setText, self._greeting)
        theme.follow_now(self, self._restyle)

    def _place(self, icon: str, name: Callable[[], str], wanted: SignalInstance) -> PaperButton:
        """A place to go to, in words."""
        button = PaperButton("", "quiet", icon, self)
        self.say(button.setText, name)
        return self._in_bar(button, wanted)

    def _tool(self, icon: str, name: Callable[[], str], wanted: SignalInstance) -> IconButton:
        button = IconButton(icon, "", "quiet", self)
        self.say(button.set_name, name)
        return self._in_bar(button, wanted)

    def _in_bar(self, button: ButtonT, wanted: SignalInstance) -> ButtonT:
        button.clicked.connect(wanted)
        self._nav.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def _cover(self, face: Face) -> WideCover:
        cover = WideCover(face, self)
        cover.play_requested.connect(lambda: self.new_game_requested.emit(face.game))
        cover.rival_requested.connect(lambda level: self.rival_requested.emit(face.game, level))
        return cover

    # Content ----------------------------------------------------------------------------------

    def arrive(self) -> None:
        if self._reader is not None:
            self._reader.ask()
        self.show_people()

    def paintEvent(self, event: QPaintEvent) -> None:
        """With the first picture on the screen there is time to read the saves."""
        super().paintEvent(event)
        if self._reader is None:
            soon(self, self._begin_reading)

    def _begin_reading(self) -> None:
        if self._reader is not None or not self.isVisible():  # painted twice meanwhile, or closed
            return
        from app.ui.match.saves_reader import SavesReader  # start-up time

        services = self._services
        folders = (services.folder, services.saves.folder, services.settings.path.parent)
        self._reader = SavesReader(services.saves, folders, self)
        self._reader.read.connect(self._show_saves)
        self._reader.begin()
        services.journal.failed.connect(self._tell_not_kept)
        services.journal.changed.connect(self._tell_kept)
        services.journal.replaced.connect(self._tell_replaced)
        self.show_day()

    def _show_saves(self, shelf: Shelf) -> None:
        from app.ui import texts  # start-up time

        trouble = texts.storage_sentence(shelf.trouble) if shelf.trouble is not None else ""
        self.saved.set_saves(shelf.unfinished, trouble)
        self._order_stops()
        services = self._services
        services.journal.take_in(shelf.saves, lambda: services.results.all())
        for save in shelf.finished:
            services.count_challenge(save)
        self.show_day()
        if shelf.aside:
            self.put_aside_told.emit(texts.saves_set_aside_sentence(shelf.aside))

    def _tell_not_kept(self, problem: StorageProblem) -> None:
        from app.ui import texts  # start-up time

        text = self.tr(
            "The finished game is not in the journal yet: {what} It comes there as soon as it can."
        )
        text = text.format(what=texts.storage_sentence(problem))
        if text != self._not_kept:
            self._tell_kept()
        self._not_kept = text
        self.put_aside_told.emit(self._not_kept)

    def _tell_kept(self) -> None:
        if self._not_kept:
            self.trouble_over.emit(self._not_kept)
            self._not_kept = ""

    def _tell_replaced(self, problem: StorageProblem) -> None:
        text = self.tr(
            "The journal was damaged. Its file stays as {name}; it was made again of what could be read."
        )
        self.put_aside_told.emit(text.format(name=problem.path.name))

    def _order_stops(self) -> None:
        """By Tab the games come first, then what waits to be continued, and then the animals of all games."""
        plays = [cover.play_button for cover in self.covers]
        rivals = [rival for cover in self.covers for rival in cover.rivals]
        for before, after in itertools.pairwise([*plays, *self.saved.stops(), *self.day.stops(), *rivals]):
            QWidget.setTabOrder(before, after)

    def show_people(self) -> None:
        """Take the people and the one who plays from their store."""
        me = self._services.me
        self.people.set_people(self._services.profiles.people, me.id if me else "")
        self.greeting.setText(self._greeting())
        self.show_day()

    def show_day(self) -> None:
        """How today's challenge stands; nothing before the first picture."""
        if self._reader is None:
            return
        from app.games import days  # start-up time
        from app.ui.pages.home.day_card import DayState, week_of

        services = self._services
        book, today, me = services.challenges, clock.today(), services.me
        if not self.day.tasks:
            self.day.furnish([face for face in faces.faces() if face.game in days.games()])
            self._order_stops()
        mine = me.id if me else ""
        done = book.days(mine)
        family = [(one.name, book.points(one.id, today)) for one in services.profiles.people]
        week = week_of(today, done.__contains__)
        state = DayState(today, book.of_day(mine, today), week, book.streak(mine, today), family)
        self.day.show_state(state)

    def _want_task(self, game: str) -> None:
        """Midnight may have passed since the card was filled: the new day is shown then, not begun."""
        today = clock.today()
        if self.day.state is not None and self.day.state.day != today:
            self.show_day()
            return
        self.day_task_wanted.emit(today, game)

    def _pass_on(self) -> None:
        """The day that the card shows, even where midnight has passed since."""
        if self.day.state is not None:
            self.day_pass_on_wanted.emit(self.day.state.day)

    def show_projector(self) -> None:
        """Called when the projector look was switched on or off."""
        self.projector_button.set_name(self._projector_text())

    def first_focus(self) -> QWidget:
        return self.covers[0].play_button

    def _choose(self, profile: str) -> None:
        self.person_chosen.emit(profile)
        self.greeting.setText(self._greeting())
        self.show_day()

    def _greeting(self) -> str:
        """By name where the language says how the name is called."""
        me = self._services.me
        called = addressed(me.name) if me else None
        if called is None:
            return self.tr("What shall we play today?")
        return self.tr("What shall we play today, {name}?").format(name=called)

    def _projector_text(self) -> str:
        on = theme.current().effective is theme.ThemeKind.PROJECTOR
        return self.tr("End projection") if on else self.tr("Projection")

    # Layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.area.setGeometry(self.rect())
        self._restyle()

    def _restyle(self) -> None:
        look = theme.current()
        side = max(look.px(40), (self.width() - look.px(CONTENT)) // 2)
        self._column.setContentsMargins(side, look.px(12), side, look.px(22))
        self._column.setSpacing(0)
        self._nav.setContentsMargins(0, 0, 0, 0)
        self._nav.setSpacing(look.px(6))
        self.greeting.setContentsMargins(0, look.px(6), 0, look.px(14))
        self._lower.setContentsMargins(0, look.px(14), 0, 0)
        self._lower.setSpacing(look.px(20))
        self._covers.setSpacing(look.px(20))
        self.people.setFixedWidth(max(look.px(290), min(look.px(400), self.width() * 22 // 100)))
        self.day.setFixedWidth(min(look.px(400), max(look.tx(300), self.width() * 27 // 100)))
        high = self.height() / look.scale
        huge = max(0.0, look.text_size - HUGE)
        lower = 476 + (LARGER if look.palette.flat else 0)
        tall = max(270.0, min(420.0, high - lower)) + 90 * (look.text_size - 1) + 160 * huge
        for cover in self.covers:
            cover.setFixedHeight(look.px(tall))
        self.saved.setMinimumHeight(look.px(LOWER) if huge else 0)
