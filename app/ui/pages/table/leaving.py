"""Escape at a table without a clock: it goes home only when it is pressed twice."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from app.ui.match.match_controller import MatchController
from app.widgets.sheets.toast import Banner

TWICE_MS = 2000
"""So soon the second Escape must follow the first one."""


class Leaving(QObject):
    """Says in the banner that one more Escape leaves, as long as it does."""

    def __init__(self, banner: Banner, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._banner = banner
        self._over = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._stay)
        controller.match_finished.connect(self._end)

    def ask(self) -> bool:
        """Whether the person was asked for a second press; not once the game is over, nor where the banner is
        shown already (with this question, or with a problem that must stay to be read)."""
        if self._over or self._banner.isVisible():
            return False
        self._banner.show_problem(self._question(), mild=True)
        self._timer.start(TWICE_MS)
        return True

    def _question(self) -> str:
        return self.tr("Esc once more: home (the game is saved).")

    def _stay(self) -> None:
        if self._banner.text() == self._question():  # not a problem that has come meanwhile
            self._banner.hide()

    def _end(self, *_: object) -> None:
        self._over = True
