"""What a page of the place for classes is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.ui.services import Services
from app.widgets.spoken import Spoken


class SchoolTab(Spoken, QWidget):
    """One of the pages for a class, made when it is first looked at.

    Signals:
        page_ready(object Page): to be laid over the place, a lesson on the wall or a preview.
        told(str text): news for the banner.
        turn_requested(str name, object given): to another page of the place, which takes over what is given.
    """

    page_ready = Signal(object)
    told = Signal(str)
    turn_requested = Signal(str, object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services

    def arrive(self) -> None:
        """The page is about to be looked at: take what may have changed meanwhile."""

    def take_over(self, given: Any) -> None:
        """Go on with what another page of the place has made; only asked of pages that can."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """Who has the keyboard when the place opens here."""
        return self
