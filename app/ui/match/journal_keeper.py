"""Asks the journal in a thread of its own, and sees that every finished game comes into it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from app.storage.problems import StorageProblem
from app.storage.saves import SavedGame, SaveStore, unpacked
from app.ui.thread_bridge import Question, ThreadBridge

if TYPE_CHECKING:
    from app.storage.journal.store import Journal

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Earlier = Mapping[str, Sequence[Mapping[str, Any]]]

PORTION = 20
"""Games that are renewed at a time; between them others may ask."""
CALM_MS = 1_500
"""After the first page has come there are more urgent things to do."""


class JournalKeeper(QObject):
    """The journal as pages know it.

    Signals:
        changed(): games were kept, removed or brought back, or a review was.
        failed(object StorageProblem): a finished game could not be kept; it stays among the saves.
        replaced(object StorageProblem): a damaged file was put aside and made again; its path is that one's.
    """

    changed = Signal()
    failed = Signal(object)
    replaced = Signal(object)

    def __init__(self, folder: Path, saves: SaveStore, parent: QObject | None = None) -> None:
        """folder: the home. saves: where finished games lie until the journal has them."""
        super().__init__(parent)
        self._folder, self._saves = folder, saves
        self._journal: Journal | None = None
        self._known: set[tuple[str, int]] = set()
        self._earlier_taken = False
        self._refreshing = False
        self._bridge = ThreadBridge("journal", self)

    @property
    def share(self) -> float | None:
        """How much of many games that came at once the journal has; None where none are waited for."""
        return None if self._journal is None else self._journal.share

    def ask(
        self,
        work: Callable[[Journal, Question], Answer],
        then: Callable[[Answer], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        progressed: Callable[[float], object] | None = None,
        *,
        owner: QObject | None = None,
    ) -> Question:
        """Have something asked of the journal beside the screen; see `ThreadBridge.ask`."""

        def hear(answer: Answer) -> None:
            self._tell_replaced()
            if then is not None:
                then(answer)

        return self._bridge.ask(
            lambda asked: work(self._opened(), asked), hear, failed, progressed, owner=owner
        )

    def _tell_replaced(self) -> None:
        told = self._journal.set_aside if self._journal is not None else []
        while told:
            self.replaced.emit(told.pop(0))

    def change(
        self,
        work: Callable[[Journal], object],
        failed: Callable[[Exception], object],
        *,
        owner: QObject | None = None,
    ) -> None:
        """Tell the journal something; `changed` follows. owner: who hears of a failure, while it is there."""

        def tell(problem: Exception) -> None:
            if owner is None or isValid(owner):
                failed(problem)

        def then(_: object) -> None:
            self.changed.emit()
            self.refresh()

        self.ask(lambda journal, _: work(journal), then, tell)

    def refresh(self) -> None:
        """Have renewed what an earlier version of the program said of games, and sums made true that changed,
        a little at a time; `changed` follows where anything else is to be seen then."""
        if not self._refreshing:
            self._refreshing = True
            self._go_on(news=False)

    def _go_on(self, *, news: bool) -> None:
        def then(more: bool) -> None:
            if more:
                self._go_on(news=True)
                return
            self._refreshing = False
            if news:
                self.changed.emit()

        def failed(problem: Exception) -> None:
            self._refreshing = False
            if not isinstance(problem, StorageProblem):
                raise problem
            log.warning("journal: %s", problem)

        self.ask(lambda journal, _: journal.renew(PORTION), then, failed)

    def keep(self, save_id: str, data: bytes) -> None:
        """A game is over; data: what `packed` made of it."""
        self.change(
            lambda journal: journal.keep(unpacked(save_id, self._saves.path(save_id), data.decode())),
            self._tell_failure,
        )

    def take_in(self, saves: Sequence[object], earlier: Callable[[], Earlier]) -> None:
        """Finished saves that the journal may not have yet, a calm moment later; those that it has need not
        stay in their folder for ever. earlier: entries of games played before there was a journal."""
        finished = [save for save in saves if isinstance(save, SavedGame) and save.finished]
        news = [save for save in finished if (save.id, save.written) not in self._known]
        if self._saves.read_only or (self._earlier_taken and not news):
            return

        def take_in(entries: Earlier) -> None:
            self.ask(
                lambda journal, _: self._take_in(journal, news, saves, entries), then, self._tell_failure
            )

        def then(some: bool) -> None:
            self._known |= {(save.id, save.written) for save in news}
            if some:
                self.changed.emit()
            self.refresh()

        def begin() -> None:
            entries = {} if self._earlier_taken else earlier()
            self._earlier_taken = True
            if news or any(entries.values()):
                take_in(entries)

        QTimer.singleShot(0 if self._earlier_taken else CALM_MS, self, begin)

    def finish(self, seconds: float) -> None:
        """Keep what waits and close the journal."""
        self._bridge.ask(lambda _: self._close())
        self._bridge.finish(seconds)

    # In the journal's thread

    def _opened(self) -> Journal:
        if self._journal is None:
            from app.games.insight import insight  # start-up time: SQLite, and the games
            from app.storage.journal.store import Journal

            self._journal = Journal(self._folder, read_only=self._saves.read_only, insight=insight())
        return self._journal

    def _close(self) -> None:
        if self._journal is not None:
            self._journal.close()

    def _take_in(
        self, journal: Journal, news: Sequence[SavedGame], saves: Sequence[object], entries: Earlier
    ) -> bool:
        before = journal.count()
        for save in reversed(news):
            journal.keep(save)
        for game, told in entries.items():
            for entry in told:
                journal.keep_earlier(game, dict(entry))
        self._saves.prune([save for save in saves if isinstance(save, SavedGame)])
        return journal.count() > before

    def _tell_failure(self, problem: Exception) -> None:
        if not isinstance(problem, StorageProblem):
            raise problem
        log.warning("not kept in the journal: %s", problem)
        self.failed.emit(problem)
