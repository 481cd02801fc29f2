"""What games of tiles and cards put into the top bar: taking back, doing again, hint, best moves, aids."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from app.tabletop.context import BarTool, ViewContext

translate = QCoreApplication.translate


class Tools:
    """The buttons and when they can be used."""

    def __init__(self, context: ViewContext, parent: QObject) -> None:
        self._advises = context.analyse is not None
        self.undo = BarTool(
            "undo", lambda: translate("TableTools", "Take back (Ctrl+Z)"), parent, enabled=False
        )
        self.redo = BarTool(
            "redo", lambda: translate("TableTools", "Do it again (Ctrl+Y)"), parent, enabled=False
        )
        self.hint = BarTool("bulb", lambda: translate("TableTools", "Hint (H)"), parent, enabled=False)
        self.best = BarTool("list", lambda: translate("TableTools", "Best moves (B)"), parent, enabled=False)
        self.aids = BarTool("eye", lambda: translate("TableTools", "Aids at the table"), parent)
        self.all = (self.undo, self.redo, self.hint, self.best, self.aids)

    def offer_undo(self, *, back: bool, again: bool) -> None:
        """back: there are pieces or a move to be taken back. again: something was taken back."""
        self.undo.set_enabled(back)
        self.redo.set_enabled(again)

    def offer_advice(self, on_turn: bool) -> None:
        """Advice is for whoever is on turn."""
        self.hint.set_enabled(on_turn and self._advises)
        self.best.set_enabled(on_turn and self._advises)

    def retranslate(self) -> None:
        """Names in the language of the moment."""
        for tool in self.all:
            tool.changed.emit()
