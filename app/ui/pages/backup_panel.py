"""Settings: everything into one file, and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from app import clock
from app.storage import backup
from app.storage.problems import StorageKind, StorageProblem
from app.ui import texts
from app.ui.desktop import chooser
from app.ui.services import Services
from app.widgets import boxes
from app.widgets.announcing import ProgressAnnouncer, announce
from app.widgets.controls.buttons import PaperButton
from app.widgets.controls.label import Label
from app.widgets.controls.scroll import PaperScroll
from app.widgets.sheets import keyboard
from app.widgets.sheets.panel import Panel
from app.widgets.spoken import Spoken

if TYPE_CHECKING:
    from app.engine.boxed.sheet import BoxSheet
    from app.storage.challenges import Try
    from app.storage.classes import SchoolClass
    from app.storage.household import HouseholdWord
    from app.storage.journal.store import Journal
    from app.storage.practice import Practice
    from app.storage.profiles import Profile
    from app.ui.thread_bridge import Question

Found = tuple[
    int,
    "tuple[Profile, ...]",
    "tuple[HouseholdWord, ...]",
    dict[str, Any],
    "Practice",
    "tuple[SchoolClass, ...]",
    "tuple[Try, ...]",
    "tuple[BoxSheet, ...]",
]


class BackupPanel(Spoken, Panel):
    """Two buttons; while one works, how far it is and a button that stops it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__("", parent, seed=9)
        self._services = services
        self._question: Question | None = None
        self._begun: QWidget | None = None
        self._written = ""
        """The file that is made; empty where one is read."""
        note = Label("", "body", "ink", wrap=True)
        self.told = Label("", "meta", "ink2", wrap=True)
        self._announcer = ProgressAnnouncer(self.told)
        self.make = PaperButton("", "secondary", "save")
        self.bring = PaperButton("", "secondary", "undo")
        self.stop = PaperButton("", "quiet", "x")
        self.make.clicked.connect(self._ask_make)
        self.bring.clicked.connect(self._ask_bring)
        self.stop.clicked.connect(self._stop)
        row = boxes.row(self.make, self.bring, self.stop, 1)
        boxes.fill(self.body, note, row, self.told)
        self.told.hide()
        self.say(self.set_title, lambda: self.tr("Backup"))
        self.say(
            note.setText,
            lambda: self.tr(
                "Games, people and words into one file, for another computer or a bad day. How the program "
                "looks and sounds is not in it: each computer keeps its own settings."
            ),
        )
        self.say(self.make.setText, lambda: self.tr("Back up…"))
        self.say(self.bring.setText, lambda: self.tr("Bring back…"))
        self.say(self.stop.setText, lambda: self.tr("Stop"))
        self._show_work(None)

    def _kind(self) -> str:
        kind = self.tr("Backup of Slovohrátky")
        return f"{kind} (*{backup.SUFFIX})"

    def _ask_make(self) -> None:
        name = f"Slovohratky {clock.today():%Y-%m-%d}{backup.SUFFIX}"
        place = chooser.to_save(self.window(), self.tr("Backup"), name, [self._kind()], backup.SUFFIX)
        if place is not None:
            self.write(place)

    def _ask_bring(self) -> None:
        place = chooser.to_open(self.window(), self.tr("Backup"), [self._kind()])
        if place is not None:
            self.bring_back(place)

    def write(self, place: Path) -> None:
        """Everything into this file."""
        folder = self._services.folder

        def work(journal: Journal, asked: Question) -> None:
            journal.count()  # files that lack lines have them again then
            backup.write(place, folder, _progress(asked))

        self._written = place.name
        self._begin(work, lambda _: self._tell(self.tr("All is in {name}.").format(name=place.name)))

    def bring_back(self, place: Path) -> None:
        """Add what this file holds."""
        self._written = ""
        saves = self._services.saves

        def work(journal: Journal, asked: Question) -> Found:
            from app.storage.challenges import DayBook
            from app.storage.classes import Classes
            from app.storage.household import HouseholdFile
            from app.storage.practice import Practice
            from app.storage.profiles import Profiles
            from app.storage.results import Results
            from app.storage.score_sheets import ScoreSheets

            with backup.opened(place, _progress(asked)) as folder:
                games = backup.bring_back(folder, journal, saves)
                people = Profiles(folder, read_only=True).people
                return (
                    games,
                    people,
                    HouseholdFile(folder, read_only=True).all(),
                    Results(folder, read_only=True).all(),
                    Practice(folder, read_only=True),
                    Classes(folder, read_only=True).all,
                    DayBook(folder, read_only=True).all(),
                    ScoreSheets(folder, read_only=True).all,
                )

        self._begin(work, self._take_in)

    def _take_in(self, found: Found) -> None:
        """People, words, results and the like belong to stores that the screen uses."""
        games, people, words, results, practice, classes, tries, sheets = found
        services = self._services
        try:
            came = services.profiles.take_back(people)
            services.classes.take_back(classes)
            services.sheets.take_back(sheets)
            known = {one.word for one in services.household.all()}
            services.household.merge(word for word in words if word.word not in known)
            for game, entries in results.items():
                ids = {one["id"] for one in services.results.of(game)}
                for entry in entries:
                    if entry["id"] not in ids:
                        services.results.put(game, entry)
            services.practice.take_back(practice)
            services.challenges.merge(tries)
        except StorageProblem as problem:
            self._fail(problem)
            return
        services.journal.changed.emit()
        told = self.tr("Brought back: games {games}, people {people}. What was here stayed.")
        self._tell(told.format(games=games, people=came))

    def _begin(self, work: Callable[[Journal, Question], Any], then: Callable[[Any], object]) -> None:
        self._show_work(self._services.journal.ask(work, then, self._fail, self._tell_progress, owner=self))
        self._tell_progress(0.0)

    def _show_work(self, question: Question | None) -> None:
        """The keyboard waits at what stops it, and comes back to what began it."""
        self._question = question
        begun = self.window().focusWidget()
        if question is not None:
            self.stop.show()
            if begun in (self.make, self.bring):
                self._begun = begun
                keyboard.give(self.stop)
        for button in (self.make, self.bring):
            button.setEnabled(question is None)
        self.bring.setEnabled(question is None and not self._services.saves.read_only)
        if question is None:
            if begun is self.stop and self._begun is not None:
                keyboard.give(self._begun)
            self.stop.hide()

    def _tell_progress(self, share: float) -> None:
        self.told.show()
        self.told.set_colour("ink2")
        text = f"{round(share * 100)} %"
        self.told.setText(text)
        self._announcer.tell(text, share)

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        self._show_work(None)
        self.told.set_colour("red" if wrong else "ink2")
        self.told.setText(text)
        PaperScroll.show_news(self.told)
        self._announcer.end()
        announce(self.told, text)

    def _stop(self) -> None:
        if self._question is not None:
            self._question.drop()
        self._tell(self.tr("Stopped."))

    def _fail(self, problem: Exception) -> None:
        if not isinstance(problem, StorageProblem):
            self._show_work(None)
            self.told.hide()
            self._announcer.end()
            raise problem
        sentence = texts.storage_sentence(problem)
        if self._written:
            sentence = texts.not_written_sentence(problem, self._written)
        if problem.kind is StorageKind.FOREIGN:
            sentence = self.tr("The file {name} is no backup of Slovohrátky.").format(name=problem.path.name)
        self._tell(sentence, wrong=True)


def _progress(asked: Question) -> Callable[[float], bool]:
    budget = asked.budget(None)

    def tell(share: float) -> bool:
        budget.progress(share)
        return not asked.is_dropped

    return tell
