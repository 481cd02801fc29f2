"""Beginning the tasks of a day: dealt beside the screen once somebody wants one; one try of each counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app import clock
from app.engine.days import DayResult, Task
from app.engine.rules import Seat
from app.games import days
from app.lexicon.problems import LexiconProblem
from app.storage.problems import StorageKind, StorageProblem
from app.ui import faces, texts
from app.ui.days import texts as day_texts
from app.ui.seat_looks import seat_of
from app.ui.services import Services
from app.ui.thread_bridge import Question, ThreadBridge
from app.widgets.sheets import dialog

if TYPE_CHECKING:
    from app.storage.challenges import Try
    from app.tabletop.context import ViewSettings
    from app.ui.game_factory import GameFactory


class DayFactory(QObject):
    """Signals: page_ready(object PastPage): lay it over what is shown. changed(): a try was begun or done."""

    page_ready = Signal(object)
    changed = Signal()

    def __init__(
        self,
        services: Services,
        window: QWidget,
        games: GameFactory,
        settings: ViewSettings,
        keep: Callable[[Callable[[], object]], bool],
    ) -> None:
        """keep: does something that writes a file and tells the person when it fails."""
        super().__init__(window)
        self._services, self._window, self._games = services, window, games
        self._settings, self._keep = settings, keep
        self._bridge = ThreadBridge("day", self)
        self._asked: Question | None = None

    def play(self, day: date, game: str) -> None:
        """A task: the try that counts where it is today's, on with one that was begun, else for practice."""
        services = self._services
        one = services.challenges.find(self._person, day, game)
        if one is not None and one.is_open and one.save:
            self._resume(one)
        elif one is None and day == clock.today():
            self._deal(day, game, lambda task: self._count(day, task))
        elif one is not None and one.is_open:
            self._deal(day, game, lambda task: self._go_on(task, one))
        else:
            self._deal(day, game, lambda task: self._practise(day, task))

    def _resume(self, one: Try) -> None:
        """On with a try; its game may have been thrown away."""
        services = self._services
        try:
            save = services.saves.versions(one.save)[0]
        except StorageProblem as problem:
            if problem.kind not in (StorageKind.MISSING, StorageKind.DAMAGED):
                # It is there, and may be read another time.
                title, close = self.tr("This game cannot be opened"), self.tr("Close")
                sentence = texts.storage_sentence(problem)
                dialog.show_error(self._window, title, sentence, close, detail=str(problem))
                return
            self._keep(lambda: services.challenges.forget(one.save))
            self.changed.emit()
            self._deal(one.day, one.game, lambda task: self._practise(one.day, task))
        else:
            self._games.resume(save)

    def _go_on(self, task: Task, one: Try) -> None:
        """On with positions; a game that has left no save is lost."""
        if task.finds:
            self._show_positions(one.day, task, one)
        else:
            nothing = DayResult(0, one.goal, 0)
            self._keep(lambda: self._services.challenges.finish(*one.key, nothing))
            self.changed.emit()
            self._practise(one.day, task)

    def open(self, day: date, game: str) -> None:
        """Today's task is played until it is done; for all others it is shown what can be done with them."""
        from app.ui.days.dialog import DayDialog

        one = self._services.challenges.find(self._person, day, game)
        face = faces.find(game)
        if face is None:
            return
        if one.is_open if one is not None else day == clock.today():
            self.play(day, game)
            return

        def solve(then: Callable[[Task], object]) -> None:
            def tell(task: Task) -> None:
                if isValid(sheet) and sheet.isVisible():  # else it was closed meanwhile
                    then(task)

            self._deal(day, game, tell)

        sheet = DayDialog(self._window, face, day, one, solve=solve, play=lambda: self.play(day, game))
        sheet.open_once(sheet.practise)

    def pass_on(self, day: date) -> None:
        """The results of a day, to be copied."""
        from app.ui.deals.pass_on import PassOnDialog

        services = self._services
        games = [face for face in faces.faces() if face.game in days.games()]
        line = day_texts.result_line(games, services.challenges, self._person, day, clock.today())
        PassOnDialog(self._window, "", line, line).open()

    @property
    def _person(self) -> str:
        me = self._services.me
        return me.id if me is not None else ""

    def _deal(self, day: date, game: str, then: Callable[[Task], object]) -> None:
        """Once at a time: only what was pressed last is waited for."""
        services = self._services
        try:
            judge = services.judge(days.module(game).POLICY)
        except LexiconProblem as problem:
            title = self.tr("This game cannot be opened")
            text = texts.lexicon_sentence(problem)
            dialog.show_error(self._window, title, text, self.tr("Close"), detail=str(problem))
            return
        if self._asked is not None:
            self._asked.drop()
        self._asked = self._bridge.ask(lambda _: days.task(day, game, lambda policy: judge), then, owner=self)

    # The try that counts ----------------------------------------------------------------------

    def _count(self, day: date, task: Task) -> None:
        person, book = self._person, self._services.challenges
        if task.finds:
            self._keep(lambda: book.begin(person, day, task.game, task.goal))
            self._show_positions(day, task, book.find(person, day, task.game))
            self.changed.emit()
            return

        def begun(save: str) -> None:
            self._keep(lambda: book.begin(person, day, task.game, task.goal, save))
            self.changed.emit()

        self._start(task, begun)

    def _practise(self, day: date, task: Task) -> None:
        if task.finds:
            self._show_positions(day, task, None)
        else:
            self._start(task, lambda save: None)

    def _start(self, task: Task, begun: Callable[[str], object]) -> None:
        me = self._services.me
        seats = (seat_of(me) if me is not None else Seat(""),)
        self._games.start(task.game, seats, task.options, task.seed, begun)

    def _show_positions(self, day: date, task: Task, one: Try | None) -> None:
        """one: the try that counts; None for practice."""
        from app.ui.pages.past.positions import PositionsPage

        face = faces.find(task.game)
        if face is None:
            return
        counts = one is not None and one.is_open

        def note(found: tuple[int, ...]) -> None:
            if one is None or not counts:
                return
            book = self._services.challenges
            if len(found) < len(task.finds):
                self._keep(lambda: book.note(*one.key, found))
            else:
                result = DayResult.of(task.measure, sum(found), task.goal)
                self._keep(lambda: book.finish(*one.key, result))
            self.changed.emit()

        def heading() -> str:
            text = self.tr("Challenge of the day · {date}") if counts else self.tr("Practice · {date}")
            return text.format(date=day_texts.long_date(day))

        me, record = self._services.me, task.record
        assert record is not None
        if me is not None:
            # No age goes with the name: who is older may open a game.
            mine = Seat(me.name, profile=me.id, color=me.color)
            record = replace(record, players=[mine, *record.players[1:]])
        found = one.found if one is not None and counts else ()
        page = PositionsPage(
            self._services,
            face,
            replace(task, record=record),
            self._settings,
            heading,
            found,
            note,
            counts=counts,
        )
        self.page_ready.emit(page)
