"""The screen of the game for one: observations in, moves out (RULES QD13)."""

from __future__ import annotations

from app.engine.turn import Turn
from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.advice import SoloAdvice
from app.games.quiddler.screen.solo.controller import SoloController
from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.screen.solo.end import SoloEnd, SoloEnding
from app.games.quiddler.screen.solo.presenter import SoloPresenter
from app.games.quiddler.screen.solo.show import SoloShow
from app.games.quiddler.screen.solo.stuck import StuckBanner
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.solo_model import Take
from app.tabletop.cards import card
from app.tabletop.context import ViewContext
from app.tabletop.moment.burst import Burst
from app.tabletop.turn.screen import TurnScreen


class SoloScreen(TurnScreen):
    """Piles, rack, words, and what comes over them."""

    def __init__(self, context: ViewContext) -> None:
        table, draft = SoloTable(), SoloDraft()
        show = SoloShow(table, context.sounds)
        super().__init__(context, table, show)
        self.table = table
        self.stuck = StuckBanner(table)
        self.end = SoloEnd(context.seats[0], table.mat, table.side.x, table)
        self.end.offer(context.afterwards)
        self.adviser = SoloAdvice(table, draft, context)
        self.past = self.adviser.past
        self.controller = SoloController(table, draft, context)
        presenter = SoloPresenter(table, self.controller, self.adviser, context)
        self.burst = Burst(table)
        ending = SoloEnding(table, self.end, self.stuck, self.burst, context)
        self.join((show, self.adviser, self.controller, presenter, ending))
        self.controller.hint_requested.connect(self.adviser.hint)
        self.controller.past_requested.connect(self.adviser.open_past)
        self.stuck.undo_requested.connect(self.controller.take_back)
        self.end.find_requested.connect(self.adviser.find)
        self.end.stop_requested.connect(self.adviser.stop)
        self.end.history.clicked.connect(self.adviser.open_past)
        self.adviser.found.connect(self.end.show_result)
        self.adviser.progressed.connect(self.end.show_progress)
        self.destroyed.connect(card.forget)

    def title(self) -> str:
        return texts.subtitle(self.seen)

    def heard(self, turn: Turn, name: str) -> str:
        """The word that was made."""
        words = self.table.side.model
        return str(words.index(0).data()) if turn.kind == Take.type and words.rowCount() else ""

    def word_at_hand(self) -> str:
        """The word on the rack."""
        return self.controller.draft.text.lower()
