"""The frame: one window, a stack of pages, messages across the top. Pages and factories do the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.storage.home_lock import Hold
from app.storage.problems import StorageProblem
from app.ui import faces
from app.ui.pages.home.page import HomePage
from app.ui.pages.page import Page
from app.ui.pages.school.factory import SchoolFactory
from app.ui.services import Services
from app.ui.window import window_place
from app.ui.window.appearance import Appearance
from app.ui.window.page_stack import PageStack
from app.widgets import boxes

# What the first picture does not need is imported where it is asked for (start-up time): other pages, the
# sentences for trouble.
if TYPE_CHECKING:
    from app.ui.days.factory import DayFactory
    from app.ui.game_factory import GameFactory
    from app.ui.match.match_controller import MatchController
    from app.ui.pages.journal.tab import Tab
    from app.ui.pages.past.page import PastPage
    from app.ui.pages.table.page import TablePage
    from app.ui.past_factory import PastFactory
    from app.ui.window.guest_notice import GuestNotice
    from app.ui.words.dictionary_factory import DictionaryFactory
    from app.ui.words.household_editor import HouseholdEditor
    from app.widgets.sheets.toast import Banner

log = logging.getLogger(__name__)

WARM_UP_MS = 700
LAST_WAIT_S = 1.0
"""So long closing waits for the journal; the saves have what it does not yet."""
CALM_MS = 800
"""After this the first page has come in and nothing moves on it."""


class MainWindow(QWidget):
    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._table: TablePage | None = None
        self._guest: GuestNotice | None = None
        self._was_maximised = False
        self.setWindowTitle("Slovohrátky")
        self.school = SchoolFactory(services, self)
        self.school.page_ready.connect(self._lay_over)
        self.appearance = Appearance(services, self.keep, self)
        self.stack = PageStack(self)
        self._column = boxes.column((self.stack, 1), inside=self, bare=True, spacing=0)
        window_place.restore(self, services.settings.current.window)
        # Before the pages are made, so that they are measured once.
        services.theme.fit(self.width(), self.height())
        self.home = HomePage(services)
        _wire_home(self.home, self)
        self.stack.push(self.home)

    # Desks, each made when it has something to do for the first time (start-up time) -------------

    @cached_property
    def household(self) -> HouseholdEditor:
        """What changes people and the household's words."""
        from app.ui.words.household_editor import HouseholdEditor

        editor = HouseholdEditor(self.services, self, self.keep)
        editor.people_changed.connect(self.home.show_people)
        editor.removed.connect(lambda text, back: self.banner.offer_back(text, self.tr("Undo"), back))
        editor.language_chosen.connect(lambda chosen: self.appearance.change("language", chosen))
        return editor

    @cached_property
    def games(self) -> GameFactory:
        """What begins, resumes and throws away games."""
        from app.ui.game_factory import GameFactory

        factory = GameFactory(self.services, self, self.keep, self._played)
        factory.game_ready.connect(self.open_game)
        factory.kept_ready.connect(lambda game: self.open_game(game, over=self.stack.current))
        factory.saves_changed.connect(self.home.arrive)
        factory.removed.connect(lambda text, back: self.banner.offer_back(text, self.tr("Undo"), back))
        factory.box_ready.connect(self._lay_over)
        factory.told.connect(lambda text: self.banner.show_briefly(text))

        def uncover() -> None:
            while self._table is not None and self.stack.current is not self._table:
                self._close_top()

        factory.table_wanted.connect(uncover)
        return factory

    @cached_property
    def past(self) -> PastFactory:
        """Makes the pages that look back at kept games."""
        from app.ui.past_factory import PastFactory

        factory = PastFactory(self.services, self.appearance.view_settings, self)
        factory.page_ready.connect(self._open_past)
        return factory

    @cached_property
    def dictionary(self) -> DictionaryFactory:
        """The dictionary's page and the check of the word list."""
        from app.ui import texts
        from app.ui.words.dictionary_factory import DictionaryFactory

        factory = DictionaryFactory(self.services, self, self.keep, self.household.who)
        factory.list_damaged.connect(
            lambda problem: self.banner.show_problem(texts.lexicon_sentence(problem))
        )
        return factory

    @cached_property
    def banner(self) -> Banner:
        """The message over the top of the page, made when there is one for the first time (start-up time)."""
        from app.widgets.sheets.toast import Banner

        banner = Banner(self)
        banner.hover(self, lambda: getattr(self.stack.current, "bar", None))
        return banner

    def keep(self, action: Callable[[], object]) -> bool:
        """Do something that writes a file of the user; say so when it cannot be written."""
        try:
            action()
        except StorageProblem as problem:
            from app.ui import texts

            self.banner.show_problem(texts.not_saved_sentence(problem))
            return False
        return True

    def show_fault(self) -> None:
        """A fault of the program itself; the game goes on where it can."""
        self.banner.show_problem(self.tr("Something went wrong inside the program; details are in the log."))

    def settle(self) -> None:
        """What can wait until the first picture is on the screen."""
        from app.ui import allocator, texts
        from app.ui.desktop.file_door import FileDoor
        from app.widgets.sheets.fresh_press import FreshPress

        window_place.keep_in_sight(self)
        FreshPress.of(self)
        FileDoor(self, lambda: self.games.copies)
        self.appearance.apply_sounds()
        self.appearance.ask_desktop()
        services = self.services
        if services.hold is not Hold.OURS and services.lock is not None:
            from app.ui.window.guest_notice import GuestNotice

            self._guest = GuestNotice(services.hold, services.lock.holder(), self)
            self._guest.action_requested.connect(lambda: self.games.copies.save_played())
            self._column.insertWidget(0, self._guest)
        if services.lexicon_problem is not None:
            self.banner.show_problem(texts.lexicon_sentence(services.lexicon_problem))
        elif problems := services.problems():
            self.banner.show_problem(" ".join(map(texts.set_aside_sentence, problems)))
        self.dictionary.check_list()
        QTimer.singleShot(WARM_UP_MS, self, faces.warm_up)
        QTimer.singleShot(WARM_UP_MS + CALM_MS, self, lambda: allocator.clear_up(self.home, for_good=True))
        if services.hold is Hold.OURS and not (
            services.settings.current.welcomed or services.profiles.people
        ):
            self.household.welcome()
        elif services.settings.current.newer and services.hold is Hold.OURS:
            from app.ui.desktop import newer_version

            newer_version.ask_monthly(self, services, self.keep)

    # Going places -----------------------------------------------------------------------------

    def open_game(self, controller: MatchController, over: Page | None = None) -> None:
        """Show its table. over: where one comes back to from there; the first page unless told otherwise."""
        from app.ui.pages.table.page import TablePage

        face = faces.find(controller.game)
        if face is None:
            return
        page = TablePage(self.services, face, controller, self.appearance.view_settings)
        under = over if isinstance(over, Page) and over is not self._table else self.home
        page.back_requested.connect(lambda: self.show_home(under))
        page.home_requested.connect(self.show_home)
        if under is not self.home:
            page.bar.say_back()
        page.rules_requested.connect(self.open_rules)
        bar = page.bar
        bar.dictionary_requested.connect(self.open_dictionary)
        bar.explaining_requested.connect(self.explain_words)
        bar.settings_requested.connect(self.open_settings)
        bar.projector_requested.connect(self.toggle_projector)
        bar.sound_requested.connect(self.appearance.toggle_sound)
        bar.copy_requested.connect(lambda: self.games.copies.save_played())
        page.print_requested.connect(self.school.print_deal)
        self.appearance.sound_changed.connect(page.show_sound)
        page.again_requested.connect(self.games.start)
        page.replay_requested.connect(lambda record: self.past.replay(record))
        page.review_requested.connect(lambda record, game_id: self.past.review(record, game_id))
        page.guided.connect(self.household.end_guide)
        page.voted.word_taken.connect(self.household.take_word)
        page.voted.word_dropped.connect(self.household.drop_word)
        controller.observation_changed.connect(self._mind_dictionary)
        self._put_table_aside()
        self._table = page
        if self._guest is not None:
            self._guest.offer_file(page)
        self.stack.swap(page, over=under)

    def _open_past(self, page: PastPage) -> None:
        page.rules_requested.connect(self.open_rules)
        page.dictionary_requested.connect(self.open_dictionary)
        page.again_requested.connect(self.games.start)
        page.home_requested.connect(self.show_home)
        self._lay_over(page)

    def _played(self) -> MatchController | None:
        """The game on the table."""
        return None if self._table is None else self._table.controller

    def open_journal(self, person: str = "") -> None:
        """All finished games, over whatever is shown. person: whose, a profile; empty for everybody's."""
        from app.ui.pages.journal.page import JournalPage

        def listen(tab: Tab) -> None:
            tab.replay_requested.connect(lambda save: self.past.replay(save.record))
            tab.review_requested.connect(lambda save: self.past.review(save.record, save.id))
            tab.result_requested.connect(self.games.open_kept)
            tab.puzzles_requested.connect(lambda game, person: self.past.puzzles(game, person))
            tab.again_requested.connect(self.games.start)
            tab.day_task_requested.connect(self.home.day_task_wanted)

        self._lay_over(JournalPage(self.services, listen, person))

    def open_settings(self) -> None:
        from app.ui.pages.settings import SettingsPage

        page = SettingsPage(self.services)
        page.change_requested.connect(self.appearance.change)
        self.household.serve(page.household)
        page.about_requested.connect(self._open_about)
        self._lay_over(page)

    def _open_about(self) -> None:
        from app.ui.pages.about.page import AboutPage
        from app.ui.pages.about.reading import ReadingPage

        page = AboutPage()
        page.text_requested.connect(lambda title, file: self._lay_over(ReadingPage(title, file)))
        self._lay_over(page)

    def open_rules(self, game: str = "") -> None:
        """The rules of a game (without one, of the game on the table), over whatever is shown."""
        from app.ui.pages.rules import RulesPage

        played = self._played()
        game = game or self.stack.current.rules_of or (played.game if played else "")
        face = faces.find(game) or faces.faces()[0]
        if not isinstance(self.stack.current, RulesPage):
            options = played.options if played and played.game == face.game else None
            self._lay_over(RulesPage(face, options))

    def open_dictionary(self) -> None:
        """The dictionary, over whatever is shown; not where the rules of the game forbid looking up."""
        refusal = self._table.lookup_refusal() if self._table is not None else ""
        if refusal:
            self.banner.show_briefly(refusal)
        elif not self.dictionary.is_open(self.stack.current):
            played = self.stack.current if self._table is None else self._table
            page = self.dictionary.page(getattr(played, "policy", None))
            page.projector_requested.connect(self.toggle_projector)
            page.board_wanted.connect(self.school.order)
            page.print_wanted.connect(self.school.print_list)
            word = "" if self._table is None else self._table.word_at_hand()
            if word:
                page.begin_with(word)
            self._lay_over(page)

    def explain_words(self) -> None:
        """What the words mean that lie on the table that is shown."""
        explainer = self.stack.current.explainer
        if explainer is not None and not explainer.ask():
            self.banner.show_briefly(self.tr("No word lies here that could be explained."))

    def _mind_dictionary(self) -> None:
        """The game went on under the dictionary: it closes when the rules forbid it from now on."""
        table, shown = self._table, self.stack.current
        if table is None or shown is table or not self.dictionary.is_open(shown):
            return
        refusal = table.lookup_refusal()
        if refusal:
            from app.widgets.sheets.fresh_press import want_fresh_press

            self._close_top()
            self.banner.show_briefly(refusal)
            # What is still being written was meant for the dictionary.
            want_fresh_press(self.stack.current)

    def _lay_over(self, page: Page) -> None:
        page.back_requested.connect(self._close_top)
        self.stack.push(page)

    def _close_top(self) -> None:
        if self.stack.pop():
            self._mind_dictionary()  # it may lie under what was left

    def show_home(self, under: Page | None = None) -> None:
        """Back to the first page, or to one that lies under the table where it is still there; a game that
        goes on is put aside."""
        played = self._table is not None
        if played and self.games.keeps(lambda: self.show_home(under)):
            return
        self._put_table_aside()
        if played:
            from app.ui import allocator

            QTimer.singleShot(CALM_MS, self, lambda: allocator.clear_up(self.home))
        below = under if under in self.stack.pages else self.home
        while self.stack.current is not below:
            self._close_top()

    def _put_table_aside(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self.keep(table.put_aside)

    # Things asked for -------------------------------------------------------------------------

    def toggle_projector(self) -> None:
        """The projector look on the whole screen, and back."""
        on = not self.appearance.projecting
        self.appearance.project(on)
        if on != self.isFullScreen():
            self.toggle_full_screen()

    def toggle_full_screen(self) -> None:
        if not self.isFullScreen():
            self._was_maximised = self.isMaximized()
            self.showFullScreen()
        elif self._was_maximised:
            self.showMaximized()
        else:
            self.showNormal()

    # The window -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11, F1, F2, F3, and where nothing else wanted them Escape and Ctrl+Z."""
        key = event.key()
        if key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key == Qt.Key.Key_F1:
            self.open_rules()
        elif key == Qt.Key.Key_F2:
            self.open_dictionary()
        elif key == Qt.Key.Key_F3:
            self.explain_words()
        elif key == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():  # held down, it goes one step
                self._escape()
        elif event.matches(QKeySequence.StandardKey.Undo) and self.banner.takes_back():
            self.banner.take_back()
        else:
            if self.appearance.projecting:
                from app.ui.window import clicker  # start-up time

                if clicker.press(self, self.stack.current, event):
                    return
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.appearance.projecting and self.isFullScreen():
            self.toggle_projector()
        elif self.stack.current is self.home and self.isFullScreen():
            self.toggle_full_screen()
        elif self.stack.current is not self.home:
            self.stack.current.go_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The interface grows and shrinks with the window."""
        super().resizeEvent(event)
        self.services.theme.fit(self.width(), self.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the game and the place of the window; closing loses nothing, or asks first."""
        asked = event.spontaneous() and any(page.keeps(self.close) for page in self.stack.pages)
        if asked or (self._table is not None and self.games.keeps(self.close)):
            event.ignore()
            return
        self.dictionary.stop()
        table, self._table = self._table, None
        place = window_place.kept(self)
        for action in (
            table.put_aside if table is not None else None,
            lambda: self.services.settings.change(window=place),
        ):
            try:
                if action is not None:
                    action()
            except StorageProblem as problem:
                log.warning("closing: %s", problem)
        self.services.close(LAST_WAIT_S)
        super().closeEvent(event)


def _wire_home(home: HomePage, window: MainWindow) -> None:
    """What is asked for on the first page; the factories are made when it is."""

    @cache
    def days() -> DayFactory:
        """What makes the challenges of the day."""
        from app.ui.days.factory import DayFactory

        factory = DayFactory(
            window.services, window, window.games, window.appearance.view_settings, window.keep
        )
        factory.page_ready.connect(window.past.page_ready)
        factory.changed.connect(home.show_day)
        return factory

    home.new_game_requested.connect(lambda game: window.games.open_new_game(game))
    home.rival_requested.connect(lambda game, level: window.games.quick_game(game, level))
    home.saved.continue_requested.connect(lambda save: window.games.resume(save))
    home.saved.remove_requested.connect(lambda save: window.games.ask_remove(save))
    home.saved.copy_requested.connect(lambda save: window.games.copies.save_copy(save))
    home.saved.file_requested.connect(lambda: window.games.copies.choose())
    home.saved.journal_requested.connect(window.open_journal)
    home.person_chosen.connect(lambda profile: window.household.choose(profile))
    home.people.add_requested.connect(lambda: window.household.edit(""))
    home.people.edit_requested.connect(lambda profile: window.household.edit(profile))
    home.people.journal_requested.connect(window.open_journal)
    home.rules_requested.connect(window.open_rules)
    home.dictionary_requested.connect(window.open_dictionary)
    home.journal_requested.connect(window.open_journal)
    home.school_requested.connect(lambda: window.school.open())
    home.projector_requested.connect(window.toggle_projector)
    home.settings_requested.connect(window.open_settings)
    home.day_task_wanted.connect(lambda day, game: days().open(day, game))
    home.day_pass_on_wanted.connect(lambda day: days().pass_on(day))
    home.put_aside_told.connect(lambda text: window.banner.add_problem(text))
    home.trouble_over.connect(lambda text: window.banner.take_away(text))
    window.appearance.projector_changed.connect(home.show_projector)
