"""What the program finds for the game for one: a word to be shown, and what a finished deal held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.draft import SoloDraft
from app.games.quiddler.screen.solo.history import PastSheet
from app.games.quiddler.screen.solo.result import (
    ENTRY,
    HELPS,
    SoloResult,
    deal_of,
    entry_of,
    kept_as,
    results,
)
from app.games.quiddler.screen.solo.table import SoloTable
from app.games.quiddler.solitaire.review import DealReview
from app.games.quiddler.solo_model import Refill, SoloObservation, Take
from app.tabletop.context import BarTool, Cancel, Place, ViewContext
from app.tabletop.turn.part import Part, ViewState
from app.widgets.sounds import Sound

SECONDS = 30.0
"""Longest search for the best of a deal; it ends as soon as nothing better can be."""
ABOUT = "shown"


def _nothing() -> None:
    """Nobody is asked."""


class SoloAdvice(Part):
    """Asks beside the screen, counts the help, and keeps what a game came to.

    Signals:
        found(object result, bool searches): what is known of a finished deal, and whether more can be.
        progressed(object share): of the search for the best; None while nobody searches.
    """

    found = Signal(object, bool)
    progressed = Signal(object)

    def __init__(self, table: SoloTable, draft: SoloDraft, context: ViewContext) -> None:
        super().__init__(table)
        self._table, self._draft, self._context = table, draft, context
        self._cancel: Cancel = _nothing
        self._shown: SoloObservation | None = None
        self._offered: Take | Refill | None = None
        self._at: Sequence[int] = ()
        """What the word was when that was shown."""
        self._steps = 0
        """How much of a move that is looked back at has been told."""
        self.past = BarTool(
            "scores",
            lambda: QCoreApplication.translate("SoloScreen", "Earlier deals (Ctrl+C)"),
            table,
            Place.RECORD,
        )
        self.past.triggered.connect(self.open_past)

    @property
    def _seen(self) -> SoloObservation | None:
        seen: SoloObservation | None = self.state.seen
        return seen

    @property
    def helps(self) -> int:
        """How often a word or a pile was shown in this game."""
        kept = self._context.notes.get(HELPS)
        return kept if type(kept) is int and kept > 0 else 0

    @property
    def possible(self) -> bool:
        """Whether there is anybody to ask."""
        return self._context.analyse is not None

    def settle(self, state: ViewState) -> None:
        """What was asked about the last position is void."""
        self._cancel()
        self._cancel, self._shown, self._offered = _nothing, None, None
        self._steps = 0
        self._table.message.take_back(ABOUT)
        if state.seen.over:
            self._finish(state.seen)

    def render(self, state: ViewState, before: ViewState) -> None:
        """Whoever makes another word has looked at what was shown."""
        if self._offered is not None and self._draft.places != self._at:
            self._offered = None

    def adds(self, state: ViewState) -> ViewState:
        """The word or the pile that is shown."""
        return replace(state, offered=self._offered)

    def tools(self) -> Sequence[BarTool]:
        """The history of deals."""
        return (self.past,)

    def retranslate(self) -> None:
        self.past.changed.emit()

    def open_past(self) -> None:
        sheet = PastSheet(self._table, results(self._context), self.deal())
        sheet.open_once(sheet.list)

    # A word -------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show a word, or a pile to fill a place from; it is counted once a position."""
        seen = self._seen
        if seen is None or self._context.analyse is None or not seen.goes_on:
            return
        self._table.say("info", self.tr("Let me see…"), about=ABOUT)
        self._cancel()
        self._cancel = self._context.analyse(seen, self._show)

    def _show(self, found: list[Any]) -> None:
        seen, move = self._seen, found[0]
        if seen is None:
            return
        if self._shown is not seen:
            self._shown = seen
            self._context.notes.put(HELPS, self.helps + 1)
        self._context.sounds.play(Sound.PICK_UP)
        if isinstance(move, Take):
            self._point(texts.shown(seen.meld(move.places)), move)
        elif isinstance(move, Refill):
            self._point(texts.shown_refill(seen.piles[move.source] or ""), move)

    # A move that would have been better -----------------------------------------------------------

    def hint_at(self, move: Take | Refill) -> None:
        """A little more of it each time: how many cards, the first one, all of them."""
        seen = self._seen
        if seen is None or not seen.goes_on:
            return
        self._steps += 1
        if isinstance(move, Refill):
            named = self._steps > 1
            told = texts.other_pile(seen.piles[move.source] or "", named=named)
            self._point(told, move if named else None)
            return
        meld = seen.meld(move.places)
        if self._steps == 1:
            self._point(texts.of_cards(len(meld)), None)
        elif self._steps == 2:
            self._point(texts.begins_with(meld[0]), Take(move.places[:1]))
        else:
            self._point(texts.shown(meld), move)

    def show_move(self, move: Take | Refill) -> None:
        """All of it: the word lies on the rack."""
        seen = self._seen
        if seen is None or not seen.goes_on:
            return
        if isinstance(move, Refill):
            self._point(texts.other_pile(seen.piles[move.source] or "", named=True), move)
            return
        self._draft.take_up(seen, list(move.places))
        self._point(texts.shown(seen.meld(move.places)), None)

    def _point(self, told: str, move: Take | Refill | None) -> None:
        """Tell something of a move; move: what of it is shown on the table."""
        self._table.say("info", told, about=ABOUT)
        self._offered, self._at = move, list(self._draft.places)
        self.changed.emit()

    # The end ------------------------------------------------------------------------------------

    def _finish(self, seen: SoloObservation) -> None:
        """Keep the result; what was found out about it earlier is still known."""
        known = self._known(seen)
        if known is None:
            self._context.archive.put(entry_of(seen, self._context, self.helps, None))
            known = self._known(seen) or self._unkept(seen)
        self._context.notes.put(ENTRY, known.id)
        same = [one for one in results(self._context) if one.deal == known.deal and one.best is not None]
        if known.best is None and same:
            # The same cards were looked through before.
            self._context.archive.put(
                {
                    **entry_of(seen, self._context, self.helps, None),
                    "par": same[-1].par,
                    "best": same[-1].best,
                    "proven": same[-1].proven,
                    "everyday": same[-1].everyday,
                    "best_words": same[-1].best_words,
                }
            )
            known = self._known(seen) or known
        self.found.emit(known, self._context.weigh is not None)
        if known.best is None:
            self.find()

    def _known(self, seen: SoloObservation) -> SoloResult | None:
        kept = kept_as(self._context, deal_of(seen))
        return next((one for one in results(self._context) if one.id == kept), None)

    def _unkept(self, seen: SoloObservation, review: DealReview | None = None) -> SoloResult:
        """Where nothing is kept."""
        entry = entry_of(seen, self._context, self.helps, review)
        found = SoloResult.read({"id": "-", "at": "2000-01-01T00:00:00", **entry})
        assert found is not None
        return found

    def find(self) -> None:
        """Look for par and the best."""
        seen = self._seen
        weigh = self._context.weigh
        if seen is None or not seen.over or weigh is None:
            return
        self.progressed.emit(0.0)
        self._cancel = weigh(seen, self._reviewed, seconds=SECONDS, progressed=self.progressed.emit)

    def stop(self) -> None:
        """Stop the search: nobody waits for it."""
        self._cancel()
        self._cancel = _nothing
        self.progressed.emit(None)

    def _reviewed(self, found: list[Any]) -> None:
        seen, review = self._seen, found[0]
        if seen is None or not isinstance(review, DealReview):
            return
        self._cancel = _nothing
        self.progressed.emit(None)
        self._context.archive.put(entry_of(seen, self._context, self.helps, review))
        self.found.emit(self._known(seen) or self._unkept(seen, review), True)

    def deal(self) -> int | None:
        """The deal that was just played, once it is over."""
        return deal_of(self._seen) if self._seen is not None and self._seen.over else None
