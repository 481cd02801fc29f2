"""Plain players that the strength of the levels is measured against; nobody plays them for fun.

``greedy`` knows every word beyond doubt, as level 5 does, ``greedy4`` the words of level 4. None challenges
anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from app.engine.player import Budget
from app.games.scrabble_cards import groups
from app.games.scrabble_cards.cards import GROUPS
from app.games.scrabble_cards.choices import Choice, choices, exchange
from app.games.scrabble_cards.levels import LEVELS
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import Answer, Challenge, First, Move, Vote
from app.games.scrabble_cards.outlook import Outlook, searching
from app.games.scrabble_cards.wordstock import laid
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Extent


class PlainPlayer:
    """Lays what brings most points at once, its bonus card with it, any of equals; exchanges all where it
    finds nothing; plays a group card against every turn that it can be played against."""

    def __init__(self, seed: int, judge: Judge, extent: Extent | None = None, rare: float = 1.0) -> None:
        """extent, rare: of the vocabulary, as levels have them."""
        self._random = Random(seed)
        self._judge, self._extent, self._rare = judge, extent, rare

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        seen = observation
        if seen.phase is Phase.CHALLENGE:
            return Challenge(())
        if seen.phase is Phase.VOTE:
            return Vote(())
        if seen.phase is Phase.ANSWER:
            words = [word.cards for word in seen.placed().words]
            return Answer(seen.bonus in GROUPS and groups.worth(seen.bonus, words) > 0)
        if seen.phase is Phase.PLAY:
            search = searching(self._judge, laid(self._judge, self._extent, self._rare))
            found = self._wanted(choices(Outlook(seen), search))
            if found:
                if seen.options.limit and seen.first_at is None:
                    return First(seen.at)
                return self._any(found).move(with_bonus=True)
        return exchange(seen)

    def _wanted(self, found: list[Choice]) -> list[Choice]:
        most = max((one.points + one.bonus for one in found), default=0)
        return [one for one in found if one.points + one.bonus == most]

    def _any(self, found: Sequence[Choice]) -> Choice:
        return found[int(self._random.random() * len(found))]


class RandomPlayer(PlainPlayer):
    """Lays any play of the words of level 1, each as likely."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed, judge, LEVELS[0].extent)

    def _wanted(self, found: list[Choice]) -> list[Choice]:
        return found


class ChildPlayer(PlainPlayer):
    """A child as it is simulated: knows the words of two to five letters among the 8,000 forms that people
    say most, lays one to three cards, and sees nine in twenty of the words that it could lay."""

    EXTENT = Extent(100_000, 8_000, 2_500)
    LETTERS, LAYS = 5, 3
    SEES = 0.45

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed, judge, self.EXTENT)

    def _wanted(self, found: list[Choice]) -> list[Choice]:
        thought: dict[str, bool] = {}
        seen = []
        for one in found:
            if len(one.word) <= self.LETTERS and len(one.cards) <= self.LAYS:
                if one.word not in thought:
                    thought[one.word] = self._random.random() < self.SEES
                if thought[one.word]:
                    seen.append(one)
        return super()._wanted(seen)


class SevenYearsOld(ChildPlayer):
    """Reads slowly: short words among those that everybody says, one or two cards, a quarter of what fits."""

    EXTENT = Extent(100_000, 3_000, 2_500)
    LETTERS, LAYS, SEES = 4, 2, 0.25


class TenYearsOld(ChildPlayer):
    """Reads by itself: words of five letters too."""

    EXTENT = Extent(100_000, 6_000, 2_500)
    SEES = 0.35


BASELINES: dict[str, Callable[[int, Judge], PlainPlayer]] = {
    "greedy": PlainPlayer,
    "greedy4": partial(PlainPlayer, extent=LEVELS[3].extent, rare=LEVELS[3].rare),
    "random": RandomPlayer,
    "child": ChildPlayer,
    "child7": SevenYearsOld,
    "child10": TenYearsOld,
}
"""By the names under which the laboratory seats them."""
