"""The journal: all finished games and what they come to together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.storage.journal.kept import Filter
from app.ui import faces, importing
from app.ui.pages.stage_page import TabbedPage, TabEntry
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge
from app.widgets.controls.bar_button import MenuButton
from app.widgets.sheets import keyboard
from app.widgets.sheets.menu import MenuLine

if TYPE_CHECKING:
    from app.ui.pages.journal.tab import Tab

translate = QCoreApplication.translate
CALM_MS = 150
"""The first tab comes before what other tabs need is imported."""
PATIENCE_MS = 500
"""After so long it is told what is waited for."""


@dataclass(frozen=True)
class JournalEntry(TabEntry):
    """needs: what the tab will import, itself and what takes long, which is begun beside the screen as soon
    as the journal stands. filtered: whether it shows games, by who plays and what."""

    needs: tuple[str, ...] = ()
    filtered: bool = True


_imported: set[str] = set()
"""What tabs need and is there."""

TABS = (
    JournalEntry("games", lambda: translate("Journal", "Games"), "app.ui.pages.journal.games:GamesTab"),
    JournalEntry(
        "numbers",
        lambda: translate("Journal", "Numbers"),
        "app.ui.pages.journal.numbers:NumbersTab",
        ("app.ui.pages.journal.numbers", "pyqtgraph"),
    ),
    JournalEntry(
        "challenges",
        lambda: translate("Journal", "Challenges"),
        "app.ui.pages.journal.challenges:ChallengesTab",
        ("app.ui.pages.journal.challenges",),
        filtered=False,
    ),
    JournalEntry(
        "practise",
        lambda: translate("Journal", "Practise"),
        "app.ui.pages.practise.tab:PractiseTab",
        ("app.ui.pages.practise.tab",),
    ),
)


class JournalPage(TabbedPage["Tab"]):
    """All finished games and what comes of them."""

    def __init__(self, services: Services, listen: Callable[[Tab], object], person: str = "") -> None:
        """listen: to what is wanted on each tab, when it is made. person: whose games are shown first, a
        profile; empty for everybody's."""
        super().__init__(TABS, lambda: self.tr("Journal"))
        self._services, self._listen = services, listen
        self.wanted = Filter(person=person)
        self.person_button = MenuButton("people", self._people, self)
        self.game_button = MenuButton("list", self._kinds, self)
        self.bar.add_widget(self.person_button)
        self.bar.add_widget(self.game_button)
        self.hear_now(self._name_filters)
        self._then: Callable[[], object] | None = None
        self.banner.action_requested.connect(self._act)
        self._imports = ThreadBridge("imports", self)
        self._waits = ""
        """What is told while games are waited for."""
        self._patience = QTimer(self, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._tell_wait)
        services.journal.changed.connect(self._read)

    # Tabs -------------------------------------------------------------------------------------

    def _make(self, entry: TabEntry) -> Tab:
        made: Tab = entry.load()(self._services, self)
        self._listen(made)
        made.told.connect(self._tell)
        return made

    @property
    def is_settled(self) -> bool:
        """Whether all that was asked for is shown."""
        return self.tabs.value() in self._made and self.tab.is_settled

    @property
    def stands(self) -> bool:
        """Whether all that was asked for is told in words."""
        return self.tabs.value() in self._made and self.tab.stands

    def _show_tab(self) -> None:
        entry = self._entry
        assert isinstance(entry, JournalEntry)
        for button in (self.person_button, self.game_button):
            button.setVisible(entry.filtered)
        super()._show_tab()
        self._read()

    def _bring(self, needs: str) -> None:
        """Import something beside the screen."""
        self._imports.ask(lambda _: importing.bring(needs), lambda _: _imported.add(needs), owner=self)

    def arrive(self) -> None:
        """Read the games again, and have ready soon what other tabs need."""
        self._show_tab()
        self._services.journal.refresh()
        for entry in TABS:
            for module in entry.needs if entry.name != self.tabs.value() else ():
                if module not in _imported:
                    QTimer.singleShot(CALM_MS, self, partial(self._bring, module))

    def first_focus(self) -> QWidget:
        return self.tabs

    def _read(self) -> None:
        importing.stand_back()
        if self.tabs.value() in self._made:
            self.tab.show_games(self.wanted)
            self._patience.start()

    def _tell_wait(self) -> None:
        """The games of many years that come at once take a while; an empty page would say there are none."""
        share = self._services.journal.share
        if self.stands or share is None:
            if self.stands:
                self._patience.stop()
            if self._waits and self.banner.text() == self._waits:
                self.banner.hide()
            self._waits = ""
        else:
            text = self.tr("The kept games are being put in order: {number} %.")
            text = text.format(number=10 * int(10 * share))
            if text != self._waits:
                self._waits = text
                self.banner.show_problem(text, mild=True, lasting=True)

    def go_back(self) -> None:
        """First out of what goes on in the tab."""
        if not self.tab.step_back():
            super().go_back()

    # Filter -----------------------------------------------------------------------------------

    def choose(self, wanted: Filter) -> None:
        """Show other games."""
        self.wanted = wanted
        self._name_filters()
        self._read()

    def _people(self) -> list[MenuLine]:
        people = [("", self.tr("Everybody")), *((one.id, one.name) for one in self._services.profiles.people)]
        return [
            self._choice(name, self.wanted._replace(person=profile), profile == self.wanted.person)
            for profile, name in people
        ]

    def _kinds(self) -> list[MenuLine]:
        games = [("", self.tr("All games")), *((face.game, face.title()) for face in faces.faces())]
        return [
            self._choice(name, self.wanted._replace(game=game), game == self.wanted.game)
            for game, name in games
        ]

    def _choice(self, text: str, wanted: Filter, chosen: bool) -> MenuLine:
        return MenuLine(text, lambda: self.choose(wanted), "check" if chosen else "")

    def _name_filters(self) -> None:
        person = self._services.profiles.find(self.wanted.person) if self.wanted.person else None
        who = person.name if person else self.tr("Everybody")
        self.person_button.set_words(who, self.tr("Who: {name}").format(name=who))
        face = faces.find(self.wanted.game)
        what = face.title() if face else self.tr("All games")
        self.game_button.set_words(what, self.tr("Game: {name}").format(name=what))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What was just taken out comes back by the keys that undo, too."""
        if (
            event.matches(QKeySequence.StandardKey.Undo)
            and self._then is not None
            and self.banner.isVisible()
        ):
            self._act()
        else:
            super().keyPressEvent(event)

    # News -------------------------------------------------------------------------------------

    def _tell(self, text: str, action: str, then: Callable[[], object] | None) -> None:
        self._then = then
        self.banner.show_problem(text, action, mild=True)

    def _act(self) -> None:
        self.banner.hide()
        then, self._then = self._then, None
        if then is not None:
            keyboard.give(self.tab.stop())
            then()
