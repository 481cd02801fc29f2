"""What games of tiles and cards put into the top bar: taking back, doing again, hint, best moves, aids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt

from app.tabletop import commands
from app.tabletop.context import BarTool, Place, ViewContext
from app.tabletop.turn.part import Part, ViewState

translate = QCoreApplication.translate


class Tools(Part):
    """The buttons and when they can be used."""

    def __init__(self, context: ViewContext, may_ask: Callable[[], bool], parent: QObject) -> None:
        """may_ask: whether advice is to be had now."""
        super().__init__(parent)
        self._may_ask = may_ask
        self._advises = context.analyse is not None
        self.undo = BarTool(
            "undo", lambda: translate("TableTools", "Take back (Ctrl+Z)"), parent, Place.BACK, enabled=False
        )
        self.redo = BarTool(
            "redo", lambda: translate("TableTools", "Do it again (Ctrl+Y)"), parent, Place.MORE, enabled=False
        )
        self.hint = BarTool(
            "bulb", lambda: translate("TableTools", "Hint (H)"), parent, Place.HELP, enabled=False
        )
        self.best = BarTool(
            "list", lambda: translate("TableTools", "Best moves (B)"), parent, Place.HELP, enabled=False
        )
        # Where nothing is advised, nothing offers to: the aids are in the menu with all else.
        place = Place.HELP if self._advises else Place.MORE
        self.aids = BarTool("eye", lambda: translate("TableTools", "Aids at the table"), parent, place)
        advice = (self.hint, self.best) if self._advises else ()
        self.all = (self.undo, self.redo, *advice, self.aids)

    def offer_undo(self, *, back: bool, again: bool) -> None:
        """back: there are pieces or a move to be taken back. again: something was taken back."""
        self.undo.set_enabled(back)
        self.redo.set_enabled(again)

    def render(self, state: ViewState, before: ViewState) -> None:
        """Advice is for whoever is on turn."""
        for tool in (self.hint, self.best):
            tool.set_enabled(self._advises and self._may_ask())

    def tools(self) -> Sequence[BarTool]:
        return self.all

    def shortcuts(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {commands.HINT: self.hint.triggered.emit, commands.BEST: self.best.triggered.emit}

    def retranslate(self) -> None:
        """Names in the language of the moment."""
        for tool in self.all:
            tool.changed.emit()
