"""The frame: one window, a stack of pages, messages across the top. Pages do the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.engine.errors import BadOption
from app.engine.rules import Json, Seat
from app.lexicon.lexicon import LexiconProblem
from app.storage.problems import StorageProblem
from app.storage.saves import DamagedSave, SavedGame
from app.ui import tables, texts
from app.ui.appearance import Appearance
from app.ui.household_desk import HouseholdDesk
from app.ui.match_controller import MatchController
from app.ui.page_stack import PageStack
from app.ui.pages.home import HomePage
from app.ui.pages.page import Page
from app.ui.services import Services
from app.ui.spoken import Spoken
from app.widgets import dialog
from app.widgets.context import ViewSettings
from app.widgets.sounds import Sound
from app.widgets.toast import Banner

# Pages that the first picture does not need are imported when they open (start-up time).

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
QUICK_LEVEL = 3
"""The animal that --check plays against: the fox."""


class MainWindow(Spoken, QWidget):
    """The window of the program."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._table: Page | None = None
        self._was_maximised = False
        self.setWindowTitle("Slovohrátky")
        self.setMinimumSize(self._smallest())
        self.appearance = Appearance(services, self)
        self.appearance.projector_changed.connect(self._projector_changed)
        self._view_settings = ViewSettings(
            easy_letters=services.settings.current.easy_letters, big_picture=self.appearance.projecting
        )
        self.banner = Banner(self)
        self.stack = PageStack(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.banner)
        self._column.addWidget(self.stack, 1)
        self.desk = HouseholdDesk(services, self, self.keep)
        self.home = self._make_home()
        self.desk.people_changed.connect(self.home.show_people)
        self._restore_place()
        services.theme.fit(self.width(), self.height())
        self.stack.push(self.home)

    def _make_home(self) -> HomePage:
        home = HomePage(self._services)
        home.new_game_requested.connect(self.open_new_game)
        home.rival_requested.connect(self.quick_game)
        home.continue_requested.connect(self.resume)
        home.remove_requested.connect(self._ask_remove)
        home.person_chosen.connect(self.desk.choose)
        home.person_requested.connect(self.desk.edit)
        home.rules_requested.connect(self.open_rules)
        home.projector_requested.connect(self.toggle_projector)
        home.settings_requested.connect(self.open_settings)
        return home

    # Trouble ----------------------------------------------------------------------------------

    def keep(self, action: Callable[[], object]) -> bool:
        """Do something that writes a file of the user; say so when it cannot be written."""
        try:
            action()
        except StorageProblem as problem:
            text = self.tr("This cannot be saved: {what} It lasts until the program is closed.")
            self.banner.show_problem(text.format(what=texts.storage_sentence(problem)))
            return False
        return True

    def show_fault(self) -> None:
        """A fault of the program itself; the game goes on where it can."""
        text = self.tr("Something went wrong inside the program. Your game is saved; details are in the log.")
        self.banner.show_problem(text)

    def settle(self) -> None:
        """What can wait until the first picture is on the screen."""
        self.appearance.apply_sounds()
        self.appearance.ask_desktop()
        services = self._services
        stores = (services.settings, services.profiles, services.household)
        problems = [store.problem for store in stores if store.problem is not None]
        if services.lexicon_problem is not None:
            self.banner.show_problem(texts.lexicon_sentence(services.lexicon_problem))
        elif problems:
            self.banner.show_problem(" ".join(texts.set_aside_sentence(problem) for problem in problems))
        if not services.settings.current.welcomed and not services.profiles.people:
            self.desk.welcome()

    # Going places -----------------------------------------------------------------------------

    def open_new_game(self, game: str) -> None:
        """The sheet on which a game is set up."""
        from app.ui.pages.new_game import NewGameDialog

        face = tables.find(game)
        if face is None:
            return
        sheet = NewGameDialog(self, self._services, face)
        sheet.start_requested.connect(self.start)
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(sheet.start_button)

    def quick_game(self, game: str, level: int) -> None:
        """Play at once against one animal, by the last settings."""
        from app.ui.pages.new_game import quick_table

        seats, options = quick_table(self._services, game, level, self.tr("You"))
        self.start(game, seats, options)

    def start(self, game: str, seats: Sequence[Seat], options: Json) -> None:
        """Begin a game and show its table."""
        try:
            controller = self._services.new_match(game, seats, options)
        except BadOption as error:
            self._refuse(texts.option_sentence(error))
        except LexiconProblem as problem:
            self._refuse(texts.lexicon_sentence(problem), str(problem))
        except ValueError as error:
            self._refuse(self.tr("The game cannot be set up like this."), str(error))
        else:
            self.open_game(controller)

    def resume(self, save: SavedGame) -> None:
        """Go on with a saved game."""
        try:
            controller = self._services.resume(save.id)
        except StorageProblem as problem:
            self._refuse(texts.storage_sentence(problem), f"{problem.path}\n{problem.detail}")
            self.home.arrive()
        except LexiconProblem as problem:
            self._refuse(texts.lexicon_sentence(problem), str(problem))
        else:
            self.open_game(controller)

    def _refuse(self, text: str, detail: str = "") -> None:
        title = self.tr("This game cannot be opened")
        dialog.show_error(self, title, text, self.tr("Close"), detail=detail)

    def open_game(self, controller: MatchController) -> None:
        """Show the table of a game."""
        from app.ui.pages.table import TablePage

        face = tables.find(controller.game)
        if face is None:
            return
        self._leave_table()
        page = TablePage(self._services, face, controller, self._view_settings)
        page.back_requested.connect(self.show_home)
        page.rules_requested.connect(self.open_rules)
        page.settings_requested.connect(self.open_settings)
        page.projector_requested.connect(self.toggle_projector)
        page.sound_requested.connect(self._toggle_sound)
        page.again_requested.connect(self.start)
        page.word_taken.connect(self.desk.take_word)
        self._table = page
        while self.stack.current is not self.home:
            self._close_top()
        self.stack.push(page)
        page.begin()

    def open_settings(self) -> None:
        """The settings, over whatever is shown."""
        from app.ui.pages.settings import SettingsPage

        page = SettingsPage(self._services)
        page.change_requested.connect(self._change_setting)
        page.word_removed.connect(lambda word: self.keep(lambda: self._services.household.remove(word)))
        page.word_put_back.connect(lambda word: self.keep(lambda: self._services.household.put_back(word)))
        page.sound_tested.connect(lambda: self._services.sounds.play(Sound.WORD_OK))
        self._lay_over(page)

    def open_rules(self, game: str = "boggle") -> None:
        """The rules of a game, over whatever is shown."""
        from app.ui.pages.rules import RulesPage

        face = tables.find(game)
        if face is not None and not isinstance(self.stack.current, RulesPage):
            self._lay_over(RulesPage(face))

    def _lay_over(self, page: Page) -> None:
        if self._table is not None and self.stack.current is self._table:
            self._table.interrupt()
        page.back_requested.connect(self._close_top)
        self.stack.push(page)

    def _close_top(self) -> None:
        left = self.stack.pop()
        if left is not None and left is not self.home:
            left.leave()
            left.deleteLater()

    def show_home(self) -> None:
        """Back to the first page; a game that goes on is put aside."""
        self._leave_table()
        while self.stack.current is not self.home and self.stack.current is not None:
            self._close_top()

    def _leave_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self.keep(table.put_aside)

    # Things asked for -------------------------------------------------------------------------

    def _ask_remove(self, save: SavedGame | DamagedSave) -> None:
        text = self.tr("The game will be gone for good.")
        if isinstance(save, DamagedSave):
            text = self.tr("The file {name} will be deleted for good.").format(name=save.problem.path.name)

        def remove() -> None:
            self.keep(lambda: self._services.saves.delete(save.id))
            self.home.arrive()

        title = self.tr("Throw this game away?")
        dialog.ask(self, title, text, self.tr("Throw away"), self.tr("Keep it"), remove, danger=True)

    def _change_setting(self, name: str, value: object) -> None:
        self.keep(lambda: self._services.settings.change(**{name: value}))
        self.appearance.apply()
        if self._view_settings.easy_letters != self._services.settings.current.easy_letters:
            self._view_settings.update(easy_letters=self._services.settings.current.easy_letters)
        self._show_sound()

    def _toggle_sound(self) -> None:
        now = self._services.settings.current
        on = not ((now.effects or now.timer) and now.volume > 0)
        volume = now.volume or 80
        self.keep(lambda: self._services.settings.change(effects=on, timer=on, volume=volume))
        self.appearance.apply_sounds()
        self._show_sound()

    def _show_sound(self) -> None:
        if self._table is not None:
            self._table.show_sound()

    # Projector and full screen ----------------------------------------------------------------

    def toggle_projector(self) -> None:
        """The projector look on the whole screen, and back."""
        on = not self.appearance.projecting
        self.appearance.project(on)
        if on != self.isFullScreen():
            self.toggle_full_screen()

    def _projector_changed(self, on: bool) -> None:
        self._view_settings.update(big_picture=on)
        self.home.show_projector()

    def toggle_full_screen(self) -> None:
        """F11."""
        if self.isFullScreen():
            if self._was_maximised:
                self.showMaximized()
            else:
                self.showNormal()
        else:
            self._was_maximised = self.isMaximized()
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11, F1, and Escape where nothing else wanted it."""
        key = event.key()
        if key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key == Qt.Key.Key_F1:
            self.open_rules()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.appearance.projecting and self.isFullScreen():
            self.toggle_projector()
        elif self.stack.current is self.home:
            if self.isFullScreen():
                self.toggle_full_screen()
        elif self.stack.current is not None:
            self.stack.current.go_back()

    # The window -------------------------------------------------------------------------------

    def _smallest(self) -> QSize:
        """The smallest window, less where the screen itself is smaller."""
        return SMALLEST.boundedTo(QGuiApplication.primaryScreen().availableGeometry().size())

    def _restore_place(self) -> None:
        kept = self._services.settings.current.window
        if kept and self.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode()))):
            return
        room = QGuiApplication.primaryScreen().availableGeometry()
        size = USUAL.boundedTo(room.size())
        self.resize(size)
        self.move(room.center() - QRect(0, 0, size.width(), size.height()).center())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The interface grows and shrinks with the window."""
        super().resizeEvent(event)
        self._services.theme.fit(self.width(), self.height())

    def changeEvent(self, event: QEvent) -> None:
        """Title in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle("Slovohrátky")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the game and the place of the window; closing loses nothing."""
        if self._table is not None:
            table, self._table = self._table, None
            try:
                table.put_aside()
            except StorageProblem as problem:
                log.warning("closing: %s", problem)
        place = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        try:
            self._services.settings.change(window=place)
        except StorageProblem as problem:
            log.warning("closing: %s", problem)
        super().closeEvent(event)

    # For the smoke test -----------------------------------------------------------------------

    def quick_board(self, ready: Callable[[], None]) -> None:
        """Open a Boggle board against the fox and call back when it lies ready to play."""
        from app.games.boggle.model import Phase, Shake

        self._services.theme.set_reduced_motion(True)
        self.quick_game("boggle", QUICK_LEVEL)
        controller = getattr(self._table, "controller", None)
        if not isinstance(controller, MatchController):
            return

        def look(observation: object, _events: object = None) -> None:
            if getattr(observation, "phase", None) is Phase.SHAKE:
                QTimer.singleShot(0, self, lambda: controller.submit(Shake()))
            elif getattr(observation, "phase", None) is Phase.PLAY:
                controller.observation_changed.disconnect(look)
                QApplication.processEvents()
                QTimer.singleShot(0, self, ready)

        controller.observation_changed.connect(look)
        look(controller.observation)

