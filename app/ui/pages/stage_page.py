"""Pages with a bar at the top; some with news below it and a stage, or with one tab of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.ui.pages.page import Page
from app.widgets import boxes
from app.widgets.controls.segmented import Segmented
from app.widgets.look import theme
from app.widgets.sheets.toast import Banner
from app.widgets.sheets.topbar import TopBar

TabT = TypeVar("TabT", bound=QWidget)


class BarPage(Page):
    """The bar at its top leads back."""

    def __init__(self, title: str = "", emblem: str = "") -> None:
        """emblem: of a game, in the bar."""
        super().__init__()
        self.bar = TopBar(title, self, emblem=emblem)
        self.bar.back_requested.connect(self.back_requested)

    def put_below(self, *parts: boxes.Content) -> QVBoxLayout:
        """What lies below the bar, from the top."""
        return boxes.column(self.bar, *parts, inside=self, bare=True, spacing=0)


class StagePage(BarPage):
    """bar, banner and stage are there to be filled."""

    def __init__(self, emblem: str = "") -> None:
        super().__init__(emblem=emblem)
        self.banner = Banner(self)
        self.banner.hover(self, lambda: self.bar)
        self.stage = QHBoxLayout()
        self.put_below((self.stage, 1))
        theme.follow_now(self, self._restyle)

    def _restyle(self) -> None:
        look = theme.current()
        side = look.px(24)
        self.stage.setContentsMargins(side, look.px(4), side, look.px(18))


@dataclass(frozen=True)
class TabEntry:
    """A tab that is made when it is looked at. where: its class, MODULE:CLASS."""

    name: str
    title: Callable[[], str]
    where: str

    def load(self) -> type[Any]:
        """Import the class."""
        module, _, name = self.where.partition(":")
        return cast("type[Any]", getattr(import_module(module), name))


class TabbedPage(StagePage, Generic[TabT]):
    """Its tabs stand in the bar."""

    def __init__(
        self,
        entries: Sequence[TabEntry],
        title: Callable[[], str],
        first: str = "",
    ) -> None:
        """title: of the page, in the language of the moment. first: the tab that is shown first."""
        super().__init__()
        self._entries = entries
        self._made: dict[str, TabT] = {}
        self.tabs = Segmented(self._titles(), first or entries[0].name)
        self.say(self.bar.title.setText, title)
        self.say(self.tabs.set_name, title)
        self.hear(lambda: self.tabs.set_options(self._titles()))
        self.tabs.choice_changed.connect(lambda _: self._show_tab())
        self.bar.put_after_title(self.tabs, pressed=True)

    @property
    def tab(self) -> TabT:
        """The one that is shown, made now if it never was."""
        entry = self._entry
        if entry.name not in self._made:
            self._made[entry.name] = made = self._make(entry)
            self.stage.addWidget(made)
            self.banner.raise_()
        return self._made[entry.name]

    @property
    def _entry(self) -> TabEntry:
        return next(one for one in self._entries if one.name == self.tabs.value())

    def _make(self, entry: TabEntry) -> TabT:
        """Load a tab and listen to it."""
        raise NotImplementedError

    def _show_tab(self) -> None:
        shown = self.tab
        for one in self._made.values():
            one.setVisible(one is shown)

    def _titles(self) -> list[tuple[object, str]]:
        return [(one.name, one.title()) for one in self._entries]
