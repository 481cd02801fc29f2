"""What a household has agreed on about words, as one table goes by it."""

from __future__ import annotations

import weakref
from collections.abc import Collection
from typing import TYPE_CHECKING

from app.lexicon.judge import Household, Judge

if TYPE_CHECKING:
    from app.ui.match.match_controller import MatchController


class TableWords:
    """The household as the rules of a game have it: a round that has begun is played to its end by the words
    it began with. Before there are rules that go by any, it is the household of the moment."""

    def __init__(self, live: Household) -> None:
        self._live = live
        self._controller: weakref.ref[MatchController] | None = None

    def follow(self, controller: MatchController) -> None:
        """From now on go by the rules of this controller's game."""
        self._controller = weakref.ref(controller)

    def words(self) -> Collection[str]:
        return self._now().words()

    def banned(self) -> Collection[str]:
        return self._now().banned()

    def _now(self) -> Household:
        controller = self._controller() if self._controller is not None else None
        agreed: Household | None = controller.agreed() if controller is not None else None
        return self._live if agreed is None else agreed


def judge_at(controller: MatchController, judge: Judge) -> Judge:
    """Who judges at this table: what is drafted, advised and hinted there is what the rules take."""
    words = TableWords(judge.household)
    words.follow(controller)
    return judge.agreeing_on(words)
