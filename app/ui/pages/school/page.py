"""The place for teachers: what a class plays, orders and prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.ui.pages.stage_page import TabbedPage, TabEntry
from app.ui.services import Services

if TYPE_CHECKING:
    from app.ui.pages.school.tab import SchoolTab

translate = QCoreApplication.translate


PAGES = (
    TabEntry("round", lambda: translate("School", "Class round"), "app.ui.pages.school.round:RoundTab"),
    TabEntry(
        "order", lambda: translate("School", "Board to order"), "app.ui.pages.school.order.tab:OrderTab"
    ),
    TabEntry("print", lambda: translate("School", "Print"), "app.ui.pages.school.printing.tab:PrintTab"),
)


class SchoolPage(TabbedPage["SchoolTab"]):
    """Signals: page_ready(object Page): to be laid over this one."""

    page_ready = Signal(object)

    def __init__(self, services: Services, name: str = "") -> None:
        """name: of the page that is shown first."""
        super().__init__(PAGES, lambda: self.tr("Class"), name)
        self._services = services

    def _make(self, entry: TabEntry) -> SchoolTab:
        made: SchoolTab = entry.load()(self._services, self)
        made.page_ready.connect(self.page_ready)
        made.told.connect(lambda text: self.banner.show_problem(text, mild=True))
        made.turn_requested.connect(self._turn)
        return made

    def _turn(self, name: str, given: object) -> None:
        """To another page, with what a page of the place has made; the keys go there too."""
        self.show_tab(name)
        self.tab.take_over(given)
        self.tab.first_focus().setFocus()  # the button that was pressed has gone

    def show_tab(self, name: str) -> None:
        """Turn to one of `PAGES`."""
        self.tabs.set_value(name)
        self._show_tab()

    def _show_tab(self) -> None:
        self.tab.arrive()
        super()._show_tab()

    def arrive(self) -> None:
        self._show_tab()
        problem = self._services.classes.problem
        if problem is not None:
            from app.ui import texts

            self._services.classes.problem = None
            self.banner.show_problem(texts.set_aside_sentence(problem))

    def first_focus(self) -> QWidget:
        return self.tab.first_focus()
