"""What a tab of the journal is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.storage.journal.kept import Filter
from app.ui.services import Services
from app.widgets.spoken import Spoken


class Tab(Spoken, QWidget):
    """A part of the journal, made when it is first looked at.

    Signals:
        replay_requested(object SavedGame); review_requested(object SavedGame); result_requested(str id)
        again_requested(str game, object seats, object options, object seed): as the table page has it.
        day_task_requested(object date, str game): a task of a day.
        puzzles_requested(str game, str person): person: a profile, empty for none.
        told(str text, str action, object then): news for the banner, and what its button does.
    """

    replay_requested = Signal(object)
    review_requested = Signal(object)
    result_requested = Signal(str)
    again_requested = Signal(str, object, object, object)
    day_task_requested = Signal(object, str)
    puzzles_requested = Signal(str, str)
    told = Signal(str, str, object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services

    @property
    def is_settled(self) -> bool:
        """Whether all that was asked for is shown."""
        raise NotImplementedError

    @property
    def stands(self) -> bool:
        """Whether all that is told in words is shown; charts may still be drawn."""
        return self.is_settled

    def step_back(self) -> bool:
        """Escape was pressed: whether something of the tab was left for it, so that the page stays."""
        return False

    def stop(self) -> QWidget:
        """Where the keyboard goes when what it was at has gone."""
        return self

    def show_games(self, wanted: Filter) -> None:
        """Show what concerns these games, read anew."""
        raise NotImplementedError
