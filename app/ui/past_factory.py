"""Opening what looks back at a kept game: its replay and its review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.ui import faces
from app.ui.services import Services

if TYPE_CHECKING:
    from app.engine.record import Record
    from app.tabletop.context import ViewSettings
    from app.ui.pages.past.page import PastPage


class PastFactory(QObject):
    """Makes the pages.

    Signals:
        page_ready(object PastPage): lay it over whatever is shown.
    """

    page_ready = Signal(object)

    def __init__(self, services: Services, settings: ViewSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._settings = services, settings

    def replay(self, record: Record) -> None:
        """Go through a kept game again on its own table."""
        from app.ui.pages.past.replay import ReplayPage

        face = faces.find(record.game)
        if face is not None:
            self._show(ReplayPage(self._services, face, record, self._settings))

    def _show(self, page: PastPage) -> None:
        self.page_ready.emit(page)
