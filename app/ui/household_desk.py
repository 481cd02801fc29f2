"""What is done about the people and the words of the household, with the sheets it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.storage.profiles import Profile
from app.ui.services import Services
from app.widgets import dialog


class HouseholdDesk(QObject):
    """Adds, changes and removes people; takes words that were voted in.

    Signals: people_changed().
    """

    people_changed = Signal()

    def __init__(
        self, services: Services, window: QWidget, keep: Callable[[Callable[[], object]], bool]
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails."""
        super().__init__(window)
        self._services, self._window, self._keep = services, window, keep

    def choose(self, profile: str) -> None:
        """This person plays now."""
        self._keep(lambda: self._services.settings.change(player=profile))

    def edit(self, profile: str) -> None:
        """The sheet of one person, or of a new one (empty)."""
        from app.ui.pages.person_dialog import PersonDialog  # start-up time: not on the first picture

        person = self._services.profiles.find(profile)
        sheet = PersonDialog(self._window, self._services.profiles, person)
        sheet.saved.connect(partial(self._saved, person))
        if person is not None:
            sheet.remove_requested.connect(partial(self._ask_remove, person))
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(sheet.name)

    def welcome(self) -> None:
        """The question of the first start."""
        from app.ui.pages.person_dialog import WelcomeDialog

        sheet = WelcomeDialog(self._window, self._services.profiles)
        sheet.named.connect(partial(self._saved, None))
        sheet.skipped.connect(lambda: self._keep(lambda: self._services.settings.change(welcomed=True)))
        sheet.open_over(sheet.name)

    def _saved(self, person: Profile | None, name: str, color: str, age: int | None = None) -> None:
        profiles = self._services.profiles
        if person is None:
            self._keep(lambda: profiles.add(name, color, age))
            newest = profiles.people[-1]
            self._keep(lambda: self._services.settings.change(player=newest.id, welcomed=True))
        else:
            self._keep(lambda: profiles.change(person.id, name=name, color=color, age=age))
        self.people_changed.emit()

    def _ask_remove(self, person: Profile) -> None:
        title = self.tr("Remove {name}?").format(name=person.name)
        text = self.tr("The name goes from this list. Games already begun keep it.")

        def remove() -> None:
            self._keep(lambda: self._services.profiles.remove(person.id))
            if self._services.settings.current.player == person.id:
                people = self._services.profiles.people
                self._keep(lambda: self._services.settings.change(player=people[0].id if people else ""))
            self.people_changed.emit()

        yes, no = self.tr("Remove"), self.tr("Keep")
        dialog.ask(self._window, title, text, yes, no, remove, danger=True)

    def take_word(self, word: str, names: Sequence[str]) -> None:
        """The table has voted a word in."""
        self._keep(lambda: self._services.household.add(word, names))
