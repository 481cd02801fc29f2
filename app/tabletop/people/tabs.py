"""The pages of a game's end: result, rounds or turns, and what the application has to add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.tabletop.context import EndTab
from app.widgets import boxes
from app.widgets.controls.segmented import Segmented
from app.widgets.spoken import Spoken


@dataclass
class _Page:
    tab: EndTab
    page: QWidget | None = None


class EndTabs(Spoken, QWidget):
    """A strip to choose from, and the chosen page under it; without a second page there is no strip. A page
    is made when it is looked at for the first time; two of them may be one widget, which is told by `chosen`
    what is wanted of it.

    Signals: chosen(int at): a person chose another page.
    """

    chosen = Signal(int)

    def __init__(self, first: EndTab) -> None:
        super().__init__()
        self._pages = [_Page(first)]
        self.strip = Segmented([(0, first.label())], accessible_name=self.tr("What of the game is shown"))
        self.strip.choice_changed.connect(self._choose)
        self._column = boxes.column((self.strip, 0, Qt.AlignmentFlag.AlignHCenter), inside=self, bare=True)
        self.strip.hide()
        self.hear(self._name)
        self.at = 0
        self.open(0)

    def add(self, label: Callable[[], str], make: Callable[[], QWidget]) -> int:
        """One more page; gives its number."""
        self._pages.append(_Page(EndTab(label, make)))
        self._name()
        self.strip.show()
        return len(self._pages) - 1

    def open(self, at: int) -> None:
        """Show a page."""
        self.at = at
        self.strip.set_value(at)
        chosen = self._pages[at]
        if chosen.page is None:
            chosen.page = chosen.tab.make()
            self._column.addWidget(chosen.page, 1)
        for one in self._pages:
            if one.page is not None:
                one.page.setVisible(one.page is chosen.page)

    def _choose(self, at: object) -> None:
        if isinstance(at, int):
            self.open(at)
            self.chosen.emit(at)

    def _name(self) -> None:
        self.strip.set_name(self.tr("What of the game is shown"))
        self.strip.set_options([(at, one.tab.label()) for at, one in enumerate(self._pages)])
