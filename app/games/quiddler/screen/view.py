"""The screen of Quiddler: observations in, moves out (see ``app/ARCHITECTURE.md``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from app.engine.errors import IllegalMove
from app.engine.turn import Turn
from app.games.quiddler import deck
from app.games.quiddler.model import Observation, Phase, rulings
from app.games.quiddler.screen import texts
from app.games.quiddler.screen.round.part import RoundPart
from app.games.quiddler.screen.round.screen import RoundScreen
from app.games.quiddler.screen.table.controller import TurnController
from app.games.quiddler.screen.table.moment import Moments
from app.games.quiddler.screen.table.presenter import TablePresenter
from app.games.quiddler.screen.table.show import TurnShow
from app.games.quiddler.screen.table.table import QuiddlerTable
from app.tabletop import commands
from app.tabletop.cards import card
from app.tabletop.context import ViewContext
from app.tabletop.pips import RoundPips
from app.tabletop.turn.screen import TurnScreen


class QuiddlerView(TurnScreen):
    """Table, hand and what comes over them in a game of two to eight."""

    def __init__(self, context: ViewContext) -> None:
        table = QuiddlerTable(context)
        show = TurnShow(table, context.sounds, context.seats)
        super().__init__(context, table, show)
        self.table, self.pips = table, RoundPips("blue")
        self.rounds = RoundScreen(context, self)
        self.round_part = RoundPart(self, table, self.rounds)
        self.presenter = TablePresenter(table, context)
        self.controller = TurnController(table, self.presenter, show, context)
        self.moments = Moments(table, show, context)
        self.adviser = self.controller.adviser
        past = self.controller.past
        self.join((show, past, self.adviser, self.presenter, self.controller, self.moments, self.round_part))
        self.controller.keys.control[commands.SCORES] = self.rounds.open_scores
        self._leaves: Observation | None = None
        """What is seen once the person at the screen, whose turn is being shown, has left it."""
        self.course.turn_shown.connect(lambda *_: self._leave())
        self.destroyed.connect(card.forget)

    # What the page asks -----------------------------------------------------------------------

    def title(self) -> str:
        return texts.round_title(self.seen)

    def bar_part(self) -> QWidget:
        return self.pips

    def word_at_hand(self) -> str:
        """The word on the rack that was worked at last; of the other words none is more at hand."""
        return deck.spelt(self.table.hand.arrangement.at_hand())

    def hides(self, widget: QWidget) -> bool:
        """What lies under the round."""
        return self.round_part.covers(widget)

    # What the controller tells ----------------------------------------------------------------

    def show_observation(
        self, observation: Observation, turns: Sequence[Turn] = (), *, anew: bool | None = None
    ) -> None:
        """What happens behind verdicts follows later. The cards of whoever has just moved leave
        the rack as that is shown, and not before: until then they sit there."""
        if self.round_part.holds(observation, turns):
            return
        if self._leaves is not None or (anew is not True and self.course.counts(turns)):
            self._leaves = observation
        else:
            self.controller.seat(observation)
        super().show_observation(observation, turns, anew=anew)

    def _leave(self) -> None:
        """A turn has been shown, or nothing of it is: another may look at the table now."""
        seen, self._leaves = self._leaves, None
        if seen is not None:
            self.controller.seat(seen)

    def act_out(self, turns: Sequence[Turn], then: Callable[[], None]) -> None:
        """Show whoever has just moved what came of it, then go on: the screen is about to be covered. How
        words in doubt came out concerns everybody who said something, not only whoever is next."""

        def cover() -> None:
            self._begin()
            then()

        if rulings(turns):
            self.course.act_out((), partial(self.round_part.act_out, turns, then, cover))
            return
        self._begin()
        self.course.act_out(turns, then)

    def _settle(self, observation: Any) -> None:
        self._leave()
        self.table.message.mild = self.context.mild_for(observation.seat)
        super()._settle(observation)
        now = observation.rounds + 1 if observation.phase is Phase.OVER else max(1, observation.round)
        self.pips.show_rounds(now, observation.rounds, self.title())

    def show_rejection(self, refusal: IllegalMove, move: object) -> bool:
        """The table says why; of what was said over it the page does."""
        return not self.round_part.is_open and super().show_rejection(refusal, move)

    def show_thinking(self, seat: int, thinking: bool) -> None:
        self.table.seats[seat].set_thinking(thinking)
