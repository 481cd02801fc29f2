"""What a household has agreed on about words, as one table goes by it and adds to it."""

from __future__ import annotations

import weakref
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.lexicon.judge import Household, Judge

if TYPE_CHECKING:
    from app.tabletop.screen import TableScreen
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


class VotedWords(QObject):
    """Words that a vote let in at a table. They go to the household's list when the vote is over and its
    results are left: so long it can be taken back.

    Signals:
        word_taken(str word, object names): these people have voted the word in.
        word_dropped(str word): they have taken it back, after the game had been put aside meanwhile.
    """

    word_taken = Signal(str, object)
    word_dropped = Signal(str)

    def __init__(self, view: TableScreen, controller: MatchController, page: QObject) -> None:
        super().__init__(page)
        self._view, self._controller = view, controller
        self._voted: Mapping[str, Sequence[int]] | None = None
        self._taken: tuple[str, ...] | None = None
        controller.observation_changed.connect(self._note)

    def _note(self, observation: Any) -> None:
        before, self._voted = self._voted, self._view.voted_in(observation)
        if self._taken is None:
            # What stood when the game was last put aside is written down already.
            self._taken = tuple(self._voted or ())
        elif before is not None and self._voted is None:
            self._tell(before)

    def finish(self) -> None:
        """The table is left: what stands now counts."""
        self._tell(self._view.voted_in(self._controller.observation) or {})

    def _tell(self, voted: Mapping[str, Sequence[int]]) -> None:
        names = [seat.name for seat in self._controller.seats]
        for word in self._taken or ():
            if word not in voted:
                self.word_dropped.emit(word)
        for word, yes in voted.items():
            self.word_taken.emit(word, [names[seat] for seat in yes if names[seat]])
        self._taken = ()
