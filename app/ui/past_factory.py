"""Opening what looks back at a kept game: its replay and its review."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app import clock
from app.ui import faces
from app.ui.services import Services
from app.ui.thread_bridge import Question, ThreadBridge

if TYPE_CHECKING:
    from app.engine.record import Record
    from app.engine.rules import Json
    from app.tabletop.context import ViewSettings
    from app.ui.pages.past.page import PastPage
    from app.ui.thread_bridge import Question


class PastFactory(QObject):
    """Makes the pages.

    Signals:
        page_ready(object PastPage): lay it over whatever is shown.
    """

    page_ready = Signal(object)

    def __init__(self, services: Services, settings: ViewSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._settings = services, settings
        self._bridge = ThreadBridge("puzzles", self)
        self._asked: Question | None = None

    def replay(self, record: Record) -> None:
        """Go through a kept game again on its own table."""
        from app.ui.pages.past.replay import ReplayPage

        face = faces.find(record.game)
        if face is not None:
            self._show(ReplayPage(self._services, face, record, self._settings))

    def review(self, record: Record, game_id: str) -> None:
        """The moments that decided a kept game; what was found out once is kept in the journal."""
        from app.ui.pages.past.review import Keeping, ReviewPage

        face, journal = faces.find(record.game), self._services.journal
        if face is None:
            return

        def find(tell: Callable[[Json | None], object]) -> Question:
            return journal.ask(lambda kept, _: kept.review(game_id), tell, lambda problem: tell(None))

        def keep(review: Json) -> None:
            # A review that cannot be kept is made anew the next time.
            journal.change(lambda kept: kept.keep_review(game_id, review), lambda problem: None)

        self._show(ReviewPage(self._services, face, record, self._settings, Keeping(find, keep)))

    def puzzles(self, game: str, person: str) -> None:
        """The next puzzle of a game; its deal is made beside the screen."""
        from app.games import puzzles
        from app.ui.pages.past.puzzle import PuzzlePage, following

        face = faces.find(game)
        puzzle = following(self._services.practice, person, game, clock.today())
        if face is None or puzzle is None:
            return

        def show(record: Record) -> None:
            self._show(PuzzlePage(self._services, face, puzzle, record, self._settings, person))

        if self._asked is not None:
            self._asked.drop()  # who presses twice means it once
        self._asked = self._bridge.ask(lambda _: puzzles.record(game, puzzle), show, owner=self)

    def _show(self, page: PastPage) -> None:
        self.page_ready.emit(page)
