"""What the program finds for the game for one: a word to be shown, and what a finished deal held."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from app.games.quiddler.screen.solo import texts
from app.games.quiddler.screen.solo.controller import SoloController
from app.games.quiddler.screen.solo.end import SoloEnd
from app.games.quiddler.screen.solo.result import (
    ENTRY,
    HELPS,
    SoloResult,
    deal_of,
    entry_of,
    kept_as,
    results,
)
from app.games.quiddler.solitaire.review import DealReview
from app.games.quiddler.solo_model import Refill, SoloObservation, Take
from app.tabletop.context import Cancel, ViewContext
from app.widgets.sounds import Sound

SECONDS = 30.0
"""Longest search for the best of a deal; it ends as soon as nothing better can be."""
ABOUT = "shown"


def _nothing() -> None:
    """Nobody is asked."""


class SoloAdvice(QObject):
    """Asks beside the screen, counts the help, and keeps what a game came to.

    Signals: helped(): one more word was shown.
    """

    helped = Signal()

    def __init__(self, doing: SoloController, end: SoloEnd, context: ViewContext) -> None:
        super().__init__(doing)
        self._doing, self._end, self._context = doing, end, context
        self._cancel: Cancel = _nothing
        self._shown: SoloObservation | None = None
        self._seen: SoloObservation | None = None
        end.find_requested.connect(self.find)
        end.stop_requested.connect(self.stop)

    @property
    def helps(self) -> int:
        """How often a word or a pile was shown in this game."""
        kept = self._context.notes.get(HELPS)
        return kept if type(kept) is int and kept > 0 else 0

    @property
    def possible(self) -> bool:
        """Whether there is anybody to ask."""
        return self._context.analyse is not None

    def take_up(self, seen: SoloObservation) -> None:
        """A new position: what was asked about the last one is void."""
        self._cancel()
        self._cancel, self._seen, self._shown = _nothing, seen, None
        self._doing.table.message.take_back(ABOUT)
        if seen.over:
            self._finish(seen)

    # A word -------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show a word, or a pile to fill a place from; it is counted once a position."""
        if self._seen is None or self._context.analyse is None or not self._doing.active:
            return
        self._doing.table.say("info", self.tr("Let me see…"), about=ABOUT)
        self._cancel()
        self._cancel = self._context.analyse(self._seen, self._show)

    def _show(self, found: list[Any]) -> None:
        seen, move = self._seen, found[0]
        if seen is None:
            return
        if self._shown is not seen:
            self._shown = seen
            self._context.notes.put(HELPS, self.helps + 1)
            self.helped.emit()
        if isinstance(move, Take):
            meld = seen.meld(move.places)
            self._doing.table.say("info", texts.shown(meld), about=ABOUT)
            self._doing.point_at(frozenset(move.places))
        elif isinstance(move, Refill):
            card = seen.piles[move.source] or ""
            self._doing.table.say("info", texts.shown_refill(card), about=ABOUT)
            self._doing.point_at(frozenset((move.source,)))
        self._context.sounds.play(Sound.PICK_UP)

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
        self._end.show_result(known, searches=self.possible)
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
        if seen is None or not seen.over or self._context.analyse is None:
            return
        self._end.show_progress(0.0)
        self._cancel = self._context.analyse(
            seen, self._reviewed, seconds=SECONDS, progressed=self._end.show_progress
        )

    def stop(self) -> None:
        """Stop the search: nobody waits for it."""
        self._cancel()
        self._cancel = _nothing
        self._end.show_progress(None)

    def _reviewed(self, found: list[Any]) -> None:
        seen, review = self._seen, found[0]
        if seen is None or not isinstance(review, DealReview):
            return
        self._cancel = _nothing
        self._end.show_progress(None)
        self._context.archive.put(entry_of(seen, self._context, self.helps, review))
        self._end.show_result(self._known(seen) or self._unkept(seen, review), searches=True)

    def deal(self) -> int | None:
        """The deal that was just played, once it is over."""
        return deal_of(self._seen) if self._seen is not None and self._seen.over else None
