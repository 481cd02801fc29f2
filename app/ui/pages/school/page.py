"""The place for teachers: what a class plays, orders and prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.ui.pages.page import Page
from app.ui.services import Services
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.toast import Banner
from app.widgets.sheets.topbar import TopBar

if TYPE_CHECKING:
    from app.ui.pages.school.tab import SchoolTab

translate = QCoreApplication.translate


def _round() -> type[SchoolTab]:
    from app.ui.pages.school.round import RoundTab

    return RoundTab


def _order() -> type[SchoolTab]:
    from app.ui.pages.school.order.tab import OrderTab

    return OrderTab


def _print() -> type[SchoolTab]:
    from app.ui.pages.school.printing.tab import PrintTab

    return PrintTab


class SchoolEntry(NamedTuple):
    """A page of the place, made when it is looked at. load: imports it."""

    name: str
    title: Callable[[], str]
    load: Callable[[], type[SchoolTab]]


PAGES = (
    SchoolEntry("round", lambda: translate("School", "Class round"), _round),
    SchoolEntry("order", lambda: translate("School", "Board to order"), _order),
    SchoolEntry("print", lambda: translate("School", "Print"), _print),
)


class SchoolPage(Page):
    """Signals: page_ready(object Page): to be laid over this one."""

    page_ready = Signal(object)

    def __init__(self, services: Services, name: str = PAGES[0].name, parent: QWidget | None = None) -> None:
        """name: of the page that is shown first."""
        super().__init__(parent)
        self._services = services
        self._made: dict[str, SchoolTab] = {}
        self.bar = TopBar("", self)
        self.bar.back_requested.connect(self.back_requested)
        self.say(self.bar.title.setText, lambda: self.tr("Class"))
        self.tabs = Segmented(_titles(), name)
        self.say(self.tabs.set_name, lambda: self.tr("Class"))
        self.hear(lambda: self.tabs.set_options(_titles()))
        self.tabs.choice_changed.connect(lambda _: self.show_tab(str(self.tabs.value())))
        self.bar.put_after_title(self.tabs, pressed=True)
        self.tabs.setVisible(len(PAGES) > 1)
        self.banner = Banner(self)
        self.banner.hover(self, lambda: self.bar)
        self._stage = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._stage, 1)
        theme.follow(self, self._restyle)
        self._restyle()

    @property
    def tab(self) -> SchoolTab:
        """The one that is shown, made now if it never was."""
        name = str(self.tabs.value())
        if name not in self._made:
            entry = next(one for one in PAGES if one.name == name)
            made = entry.load()(self._services, self)
            made.page_ready.connect(self.page_ready)
            made.told.connect(lambda text: self.banner.show_problem(text, mild=True))
            made.turn_requested.connect(self._turn)
            self._stage.addWidget(made)
            self._made[name] = made
        return self._made[name]

    def _turn(self, name: str, given: object) -> None:
        """To another page, with what a page of the place has made; the keys go there too."""
        self.show_tab(name)
        self.tab.take_over(given)
        self.tab.first_focus().setFocus()  # the button that was pressed has gone

    def show_tab(self, name: str) -> None:
        """Turn to one of `PAGES`."""
        if self.tabs.value() != name:
            self.tabs.set_value(name)
        shown = self.tab
        shown.arrive()
        for one in self._made.values():
            one.setVisible(one is shown)

    def arrive(self) -> None:
        self.show_tab(str(self.tabs.value()))
        problem = self._services.classes.problem
        if problem is not None:
            from app.ui import texts

            self._services.classes.problem = None
            self.banner.show_problem(texts.set_aside_sentence(problem))

    def first_focus(self) -> QWidget:
        return self.tab.first_focus()

    def _restyle(self) -> None:
        look = theme.current()
        side = look.px(24)
        self._stage.setContentsMargins(side, look.px(4), side, look.px(18))


def _titles() -> list[tuple[object, str]]:
    return [(one.name, one.title()) for one in PAGES]
