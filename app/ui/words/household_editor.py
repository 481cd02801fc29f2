"""What is done about the people and the words of the household, with the sheets it takes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.lexicon.problems import LexiconProblem
from app.storage.problems import in_time, write_atomically
from app.storage.profiles import Profile
from app.ui import faces, guiding, strengths
from app.ui.services import Services
from app.ui.thread_bridge import ThreadBridge

if TYPE_CHECKING:
    from app.lexicon.lexicon import Lexicon
    from app.ui.pages.household_panel import HouseholdPanel

log = logging.getLogger(__name__)

MOST_BYTES = 4_000_000
"""A list of words is never longer; something else was chosen."""


class HouseholdEditor(QObject):
    """Adds, changes and removes people; takes words that were voted in.

    Signals: people_changed(). language_chosen(str): at the first start, as settings have it. removed(str,
    object): somebody was, which is told; what brings them back.
    """

    people_changed = Signal()
    removed = Signal(str, object)
    language_chosen = Signal(str)
    _forms_found = Signal()

    def __init__(
        self, services: Services, window: QWidget, keep: Callable[[Callable[[], object]], bool]
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails."""
        super().__init__(window)
        self._services, self._window, self._keep = services, window, keep
        self._forms = ThreadBridge("forms", self)

    def choose(self, profile: str) -> None:
        """From now on this person sits at the screen."""
        self._keep(lambda: self._services.settings.change(player=profile))

    def edit(self, profile: str) -> None:
        """The sheet of one person, or of a new one (empty)."""
        from app.ui.pages.home.person_dialog import PersonDialog  # start-up time: not on the first picture

        person = self._services.profiles.find(profile)
        sheet = PersonDialog(self._window, self._services.profiles, person)
        sheet.saved.connect(partial(self._saved, person))
        if person is not None:
            strengths.read(
                self._services, lambda found: sheet.tell_strengths(strengths.lines(found, person.id)), sheet
            )
            sheet.remove_requested.connect(partial(self._ask_remove, person))
        sheet.closed.connect(sheet.deleteLater)
        sheet.open_over(sheet.name)

    def welcome(self) -> None:
        """Ask who plays, at the first start."""
        from app.ui.pages.home.person_dialog import WelcomeDialog

        sheet = WelcomeDialog(self._window, self._services.profiles, self._services.translation.language)
        sheet.language_chosen.connect(self.language_chosen)
        sheet.named.connect(partial(self._saved, None))
        sheet.skipped.connect(self._skip_welcome)
        sheet.open_over(sheet.name)

    def _begin_guide(self, person: str) -> None:
        """Somebody is here for the first time: the first game of each kind is guided."""
        self._guide(person, (face.game for face in faces.faces()))

    def end_guide(self, game: str, person: str) -> None:
        """Their next game of this kind goes without a guide."""
        self._guide(person, guiding.games(self._services.settings, person) - {game})

    def _guide(self, person: str, games: Iterable[str]) -> None:
        settings = self._services.settings
        guided = guiding.changed(settings, person, games)
        if guided != settings.current.guided:
            self._keep(lambda: settings.change(guided=guided))

    def _skip_welcome(self) -> None:
        self._keep(lambda: self._services.settings.change(welcomed=True))
        self._begin_guide("")

    def _saved(
        self,
        person: Profile | None,
        name: str,
        color: str,
        age: int | None = None,
        children: bool = False,
        like_me: bool = False,
    ) -> None:
        profiles = self._services.profiles
        if person is None:
            me, before = self._services.me, len(profiles.people)
            self._keep(lambda: profiles.add(name, color, age, children=children, like_me=like_me))
            # Whoever is added does not take the place of the one who sits here.
            player = (me or profiles.people[-1]).id
            self._keep(lambda: self._services.settings.change(player=player, welcomed=True))
            if len(profiles.people) > before:
                self._begin_guide(profiles.people[-1].id)
        else:
            self._keep(
                lambda: profiles.change(
                    person.id, name=name, color=color, age=age, children=children, like_me=like_me
                )
            )
        self.people_changed.emit()

    def _ask_remove(self, person: Profile) -> None:
        from app.widgets.sheets import dialog  # start-up time

        services = self._services
        title = self.tr("Remove {name}?").format(name=person.name)
        done = sum(not one.is_open for one in services.challenges.all() if one.person == person.id)
        text = self.tr(
            "The name goes from this list, with what was practised and %n result(s) of challenges of the "
            "day. Games already begun keep it.",
            "",
            done,
        )

        def remove() -> None:
            sat = services.settings.current.player == person.id
            practised = services.practice.to_bring_back(person.id)
            tries = [one for one in services.challenges.all() if one.person == person.id]
            guided = guiding.games(services.settings, person.id)
            self._keep(lambda: services.profiles.remove(person.id))
            self._guide(person.id, ())
            self._keep(lambda: services.practice.forget(person.id))
            self._keep(lambda: services.challenges.forget_person(person.id))
            if sat:
                people = services.profiles.people
                self._keep(lambda: services.settings.change(player=people[0].id if people else ""))
            self.people_changed.emit()

            def back() -> None:
                self._keep(lambda: services.profiles.take_back([person]))
                self._keep(practised)
                self._keep(lambda: services.challenges.merge(tries))
                self._guide(person.id, guided)
                if sat:
                    self._keep(lambda: services.settings.change(player=person.id))
                self.people_changed.emit()

            self.removed.emit(self.tr("{name} was removed.").format(name=person.name), back)

        yes, no = self.tr("Remove"), self.tr("Keep")
        dialog.ask(self._window, title, text, yes, no, remove, danger=True)

    def take_word(self, word: str, names: Sequence[str]) -> None:
        """Add a word that the table has voted in."""
        self._keep(lambda: self._services.household.add(word, names))

    def drop_word(self, word: str) -> None:
        """Take back a word that the table had voted in."""
        self._keep(lambda: self._services.household.remove(word))

    # Words of one's own -----------------------------------------------------------------------

    def who(self) -> list[str]:
        """In whose name words are added and banned: that of the person who plays."""
        me = self._services.me
        return [me.name] if me is not None else []

    def serve(self, panel: HouseholdPanel) -> None:
        """Do what the panel of the settings asks for."""
        household = self._services.household
        panel.add_requested.connect(lambda word: self._keep(lambda: household.add(word, self.who())))
        panel.ban_requested.connect(self._ban)
        self._forms_found.connect(panel.refresh)
        panel.remove_requested.connect(lambda word: self._keep(lambda: household.remove(word)))
        panel.undo_requested.connect(lambda: self._keep(household.undo))
        panel.export_requested.connect(self._export)
        panel.import_requested.connect(lambda: self._import(panel))

    def _ban(self, word: str) -> None:
        """Ban a word at once, and its other forms as soon as the word list has told them."""
        lexicon = self._services.lexicon
        self._keep(lambda: self._services.household.ban(word, self.who()))
        if lexicon is not None:
            self._forms.ask(lambda _: _forms_of(lexicon, word), partial(self._ban_forms, word))

    def _ban_forms(self, word: str, forms: Sequence[str]) -> None:
        entry = self._services.household.find(word)
        if entry is not None and entry.banned and forms:
            self._keep(lambda: self._services.household.ban(word, entry.by, entry.added, forms))
        self._forms_found.emit()

    def _export(self) -> None:
        from app.storage.household_text import to_text  # start-up time
        from app.ui.desktop import chooser

        title, kind = self.tr("Save our words"), self.tr("Text (*.txt)")
        chosen = chooser.to_save(self._window, title, self.tr("our-words.txt"), (kind,), ".txt")
        if chosen is not None:
            text = to_text(self._services.household.all())
            self._keep(lambda: in_time(chosen, lambda: write_atomically(chosen, text.encode())))

    def _import(self, panel: HouseholdPanel) -> None:
        from app.storage.household_text import from_text  # start-up time
        from app.ui.desktop import chooser
        from app.widgets.sheets import dialog

        title, kind = self.tr("Load words"), self.tr("Text (*.txt)")
        chosen = chooser.to_open(self._window, title, (kind,))
        if chosen is None:
            return
        try:
            words, unread = from_text(_read(chosen))
        except (OSError, ValueError) as error:
            text = self.tr("{name} is not a text that can be read.").format(name=chosen.name)
            dialog.show_error(self._window, title, text, self.tr("Close"), detail=str(error))
            return
        if unread and len(unread) >= len(words):
            # Something else, or damaged: what looks like words in it is none of anybody's list.
            text = self.tr("{name} is no list of words, or it is damaged: {lines} Nothing was taken from it.")
            lines = self._senseless(unread)
            text = text.format(name=chosen.name, lines=lines)
            dialog.show_error(self._window, title, text, self.tr("Close"))
            return
        changed = 0

        def merge() -> None:
            nonlocal changed
            before = set(self._services.household.all())
            try:
                self._services.household.merge(words)
            finally:
                changed = len(set(self._services.household.all()) - before)

        self._keep(merge)
        panel.refresh()
        panel.tell(self._import_told(changed, unread))

    def _import_told(self, changed: int, unread: Sequence[int]) -> str:
        news = self.tr("%n words are new", "", changed)
        if not unread:
            return news
        text = self.tr("{news}. {lines} Undo takes them all back.")
        return text.format(news=news, lines=self._senseless(unread))

    def _senseless(self, unread: Sequence[int]) -> str:
        """Which lines of a file make no sense."""
        lines = ", ".join(str(number) for number in unread[:5])
        told = lines if len(unread) <= 5 else f"{lines} …"
        return self.tr("These lines make no sense: {lines}.").format(lines=told)


def _forms_of(lexicon: Lexicon, word: str) -> tuple[str, ...]:
    """All forms of a word, in a thread: the first word of all has the entries of the list decoded."""
    from app.lexicon.czech import normalise
    from app.ui.pages.dictionary.lookup import lemma_forms

    try:
        return tuple(form.word for form in lemma_forms(lexicon, normalise(word)))
    except LexiconProblem as problem:
        log.warning("forms of %r: %s", word, problem)
        return ()


def _read(path: Path) -> str:
    """A text file of sane size. Raises OSError, ValueError."""
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"{path.stat().st_size} bytes")
    return path.read_text("utf-8")
