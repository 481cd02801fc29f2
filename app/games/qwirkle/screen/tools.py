"""What Qwirkle puts into the top bar: taking back, hint, best moves, aids."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.qwirkle.model import Observation
from app.games.qwirkle.screen.hand.hand import Hand
from app.tabletop.context import BarTool, ViewContext

translate = QCoreApplication.translate


class Tools:
    """The four buttons and when they can be used."""

    def __init__(self, context: ViewContext, hand: Hand) -> None:
        self._context, self._hand = context, hand
        self._practice = sum(seat.is_person for seat in context.seats) == 1
        self.undo = BarTool(
            "undo", lambda: translate("QwirkleTools", "Take the last move back (Ctrl+Z)"), hand, enabled=False
        )
        self.hint = BarTool("bulb", lambda: translate("QwirkleTools", "Hint (H)"), hand, enabled=False)
        self.best = BarTool("list", lambda: translate("QwirkleTools", "Best moves (B)"), hand, enabled=False)
        self.aids = BarTool("eye", lambda: translate("QwirkleTools", "Aids at the table"), hand)
        self.undo.set_visible(self._practice)
        self.all = (self.undo, self.hint, self.best, self.aids)

    def follow(self, observation: Observation) -> None:
        """A confirmed move can be taken back by one person who plays against computers."""
        mine = any(turn.seat == observation.seat for turn in observation.history)
        self.undo.set_enabled(self._practice and mine and observation.turn is not None)
        self.refresh()

    def refresh(self) -> None:
        """Advice is for whoever is on turn."""
        advice = self._hand.on_turn and self._context.analyse is not None
        self.hint.set_enabled(advice)
        self.best.set_enabled(advice)
