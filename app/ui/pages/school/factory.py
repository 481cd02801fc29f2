"""Opens the place for classes at one of its pages, with what is to be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.ui.services import Services


class SchoolFactory(QObject):
    """Signals: page_ready(object Page): to be laid over what is shown."""

    page_ready = Signal(object)

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services = services

    def open(self, name: str = "") -> Any:
        """The place, at the page of that name, else at its first one."""
        from app.ui.pages.school.page import SchoolPage  # most people never need it

        page = SchoolPage(self._services, name)
        page.page_ready.connect(self.page_ready)
        self.page_ready.emit(page)
        return page

    def order(self, words: Sequence[str]) -> None:
        """A board of these words."""
        self.open("order").tab.take(words)

    def print_deal(self, game: str, deal: Mapping[str, Any]) -> None:
        """Something of a game on paper; deal: options of the one that is to be printed, empty for any."""
        self.open("print").tab.take(game, deal)

    def print_list(self, title: str, words: Sequence[str]) -> None:
        """A list of words on paper."""
        self.open("print").tab.take_list(title, words)
