"""Where a class plays before the wall the people's hands may lie open: no cover comes between their turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from app.tabletop.context import Notes, ViewSettings
from app.ui.match.match_controller import MatchController
from app.widgets.sheets.menu import MenuLine

NOTE = "open_hands"
"""Kept beside the game."""


class OpenHands(QObject):
    """Only while projected, and only as long as the people of this game want it."""

    def __init__(
        self,
        controller: MatchController,
        settings: ViewSettings,
        notes: Notes,
        offered: bool,
        parent: QObject,
    ) -> None:
        """offered: whether there are hands in this game that are shown to one person after another."""
        super().__init__(parent)
        self._controller, self._settings, self._notes = controller, settings, notes
        people = [seat for seat, look in enumerate(controller.seats) if look.is_person]
        self._people = people if offered and len(people) > 1 else []

    @property
    def on(self) -> bool:
        """Whether everybody sees the people's hands."""
        wanted = self._notes.get(NOTE) is True
        return wanted and self._settings.big_picture and bool(self._people)

    def seen_by(self, seat: int) -> Any:
        """What a person who is not on turn sees; None where that is their secret."""
        return self._controller.seen_by(seat) if self.on and seat in self._people else None

    def lines(self) -> Sequence[MenuLine]:
        """For the menu of the table."""
        if not self._people or not self._settings.big_picture:
            return ()
        text = QCoreApplication.translate("OpenHands", "Everybody sees the people's hands")
        if self.on:
            text = QCoreApplication.translate("OpenHands", "Keep the hands secret again")
        return (MenuLine(text, self._switch, "eye_off" if self.on else "eye"),)

    def _switch(self) -> None:
        self._notes.put(NOTE, not self.on)
        self._settings.changed.emit()
