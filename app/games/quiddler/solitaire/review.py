"""What the screen asks of the solvers: a word to be shown, and what a finished deal held."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.engine.player import Budget
from app.engine.rules import Json
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.games.quiddler.solitaire.best import Solution, best
from app.games.quiddler.solitaire.par import Par, ParPlayer, par, places_of
from app.games.quiddler.solitaire.piles import OpenWords, Piles, opened
from app.games.quiddler.solo_model import Refill, SoloObservation, Take
from app.lexicon.judge import Judge

PAR, EVERYDAY = 0.1, 0.4
"""Shares of the time by whose ends par is found, and the best with everyday words alone."""


@dataclass(frozen=True)
class DealReview:
    """What a deal held.

    par: for somebody who sees the open cards only, None where time was too short. best: the best way found by
    somebody who knows all cards; everyday: whether everyday words are enough for it.
    """

    par: Par | None
    best: Solution
    everyday: bool

    def to_json(self) -> Json:
        par_ = None if self.par is None else self.par.to_json()
        return {"par": par_, "best": self.best.to_json(), "everyday": self.everyday}


def review(judge: Judge, options: Options, dealt: Piles, budget: Budget) -> DealReview:
    """Par and best of a deal. Work is counted by the search for the best alone, and par takes its time."""
    everyday = OpenWords(judge, options, everyday=True)
    common = par(everyday, options, dealt, _part(budget, 0.0, PAR, limited=False))
    found = best(everyday, options, dealt, _part(budget, PAR, EVERYDAY))
    if found.perfect:  # with all words it can be no better
        return DealReview(common, found, everyday=True)
    wider = best(OpenWords(judge, options), options, dealt, _part(budget, EVERYDAY, 1.0))
    if wider.left < found.left or wider.proven:
        return DealReview(common, wider, False)
    return DealReview(common, found, True)


def _part(budget: Budget, begin: float, end: float, *, limited: bool = True) -> Budget:
    """A part of the time, told as a part of the way; without a limit all of it may be taken."""
    return Budget(
        budget.seconds * (end - begin) if limited and budget.seconds is not None else None,
        work=budget.work,
        stopped=budget.stop,
        on_progress=lambda share: budget.progress(begin + (end - begin) * share),
    )


def analysis(judge: Judge) -> Callable[[Any, Budget], list[Any]]:
    """What finds a move (a `Take` or a `Refill`) in an observation of a running game, and the `DealReview` of
    the deal in that of a finished one."""

    @lru_cache(4)
    def words(options: Options, everyday: bool) -> OpenWords:
        return OpenWords(judge.of_today(), options, everyday=everyday)

    def analyse(seen: object, budget: Budget) -> list[Any]:
        if not isinstance(seen, SoloObservation):
            return []  # of the game for several
        if seen.over:
            return [review(judge, seen.options, seen.dealt, budget)]
        move = ParPlayer(words(seen.options, True), seen.options).choose(seen)
        if isinstance(move, Take | Refill):
            return [move]
        melds = words(seen.options, False).melds(opened([(card,) for card in seen.piles if card]))
        policy = judge.policy

        def shy(meld: Meld) -> tuple[bool, int, Meld]:
            """What nobody minds or doubts comes first."""
            number = policy.dawg.number(deck.spelt(meld))
            return number < 0 or not policy.sure(number), -deck.value(seen.options.edition, meld), meld

        return [Take(places_of(seen, meld)) for meld in sorted(melds, key=shy)[:1]]

    return analyse
