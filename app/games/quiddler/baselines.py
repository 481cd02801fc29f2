"""Plain players that the strength of the levels is measured against; nobody plays them for fun.

``greedy`` and ``bonus`` know every word beyond doubt, as level 5 does, ``greedy4`` the words of level 4. None
challenges anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TypeVar

from app.engine.player import Budget
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.hands import Hands, Weights
from app.games.quiddler.levels import LEVELS
from app.games.quiddler.model import Draw, Move, Observation, Phase, Play
from app.games.quiddler.plain import by_points, mildest_at_table, takes, with_bonuses
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Extent, vocabulary
from app.search.arrange import Accepted, HandSearch, WayOut

Found = TypeVar("Found")


class PlainPlayer:
    """Takes the open card when that makes its hand better, goes out as soon as it can, discards what is
    missed least, lays as much as it can in the last turn: all by one worth of figures.

    Of equals it lays the fewest words: a solver looks at all in one word before it cuts a hand up, and what
    brings no points does not make it think again.
    """

    def __init__(self, _seed: int, judge: Judge, worth: Weights, extent: Extent | None = None) -> None:
        """worth: what figures are worth. extent: of the vocabulary."""
        self._judge, self._worth, self._extent = judge, worth, extent
        self._kept: tuple[object, Hands] | None = None

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        if observation.phase in (Phase.CHALLENGE, Phase.VOTE):
            return mildest_at_table(observation)
        hands = self._hands(observation)
        if observation.phase is Phase.DRAW:
            discard, last = observation.discard, observation.last_turns
            wants = bool(discard) and takes(hands, observation.hand, discard[-1], last=last)
            return Draw("discard" if wants else "pile")
        return _laid(observation, hands, self._worth)

    def _hands(self, seen: Observation) -> Hands:
        key = seen.options, self._judge.policy, frozenset(self._judge.household.words())
        if self._kept is None or self._kept[0] != key:
            known = vocabulary(self._judge, self._extent)
            self._kept = key, _looking(self._judge, seen, known.column, self._worth)
        return self._kept[1]


class RandomPlayer:
    """Draws from either pile, each as likely. Then any way of going out and any card to be discarded are as
    likely; in the last turn any word that is left in the hand and no more words, again and again. It plays
    the words that level 1 knows."""

    def __init__(self, seed: int, judge: Judge) -> None:
        self._random = Random(seed)
        self._judge = judge

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        if observation.phase in (Phase.CHALLENGE, Phase.VOTE):
            return mildest_at_table(observation)
        if observation.phase is Phase.DRAW:
            return Draw(self._any(["pile", "discard"] if observation.discard else ["pile"]))
        search = searching(self._judge, observation.options, vocabulary(self._judge, LEVELS[0].extent).column)
        if observation.last_turns:
            return self._last(search, observation.hand)
        seen = Hands(search, by_points, deck.values(observation.options.edition)).of(observation.hand)
        outs = () if observation.unsettled else seen.outs()
        ways: list[WayOut | str] = [*outs, *observation.hand]
        way = self._any(ways)
        return Play((), way) if isinstance(way, str) else seen.play(way.reach, way.discard)

    def _last(self, search: HandSearch, hand: Sequence[str]) -> Play:
        left = list(hand)
        laid: list[Meld] = []
        while True:
            melds: list[Meld | None] = [
                word.cards for word in search.words(left) if len(word.cards) < len(left)
            ]
            meld = self._any([*melds, None])
            if meld is None:
                return Play(tuple(laid), self._any(left))
            laid.append(meld)
            for card in meld:
                left.remove(card)

    def _any(self, found: Sequence[Found]) -> Found:
        return found[int(self._random.random() * len(found))]


class ChildPlayer:
    """A child as it is simulated: knows the words of two to five letters among the 8,000 forms that people
    say most (in English the 900 commonest, as who learns the language); nine in twenty of those in its hand
    come to mind in a turn.

    It takes the open card when it can go out with it, goes out as soon as it sees how, discards what is
    missed least by the words that it sees, and lays in the last turn what brings most points.
    """

    EXTENT = Extent(100_000, 8_000, 900)
    LETTERS = 5
    SEES = 0.45

    def __init__(self, seed: int, judge: Judge) -> None:
        self._random = Random(seed)
        self._judge = judge

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """A legal move for the observing seat."""
        if observation.phase in (Phase.CHALLENGE, Phase.VOTE):
            return mildest_at_table(observation)
        hands = self._hands(observation)
        if observation.phase is Phase.DRAW:
            discard = observation.discard
            wants = bool(discard) and hands.of((*observation.hand, discard[-1])).out() is not None
            return Draw("discard" if wants else "pile")
        return _laid(observation, hands, by_points, self._random)

    def _hands(self, seen: Observation) -> Hands:
        known = vocabulary(self._judge, self.EXTENT)
        thought: dict[int, bool] = {}

        def comes(number: int) -> bool:
            if number not in thought:
                thought[number] = self._random.random() < self.SEES
            return thought[number] and known.has(number) and known.length(number) <= self.LETTERS

        return _looking(self._judge, seen, comes, by_points)


class SevenYearsOld(ChildPlayer):
    """Reads slowly: short words among those that everybody says."""

    EXTENT = Extent(100_000, 5_000, 500)
    LETTERS, SEES = 4, 0.5


class TenYearsOld(ChildPlayer):
    """Reads by itself: words of five letters too."""

    EXTENT = Extent(100_000, 8_000, 700)
    SEES = 0.5


def _looking(judge: Judge, seen: Observation, accepted: Accepted, worth: Weights) -> Hands:
    return Hands(searching(judge, seen.options, accepted), worth, deck.values(seen.options.edition))


def _laid(observation: Observation, hands: Hands, worth: Weights, chance: Random | None = None) -> Play:
    """What is best by worth: going out, the most in the last turn, or else the card to discard that is missed
    least. chance: takes any of equals; without it the one of fewest words, then with the shortest."""
    seen = hands.of(observation.hand)
    if observation.last_turns:
        ways = [("", way) for way in seen.ways()]
    else:
        ways = [(out.discard, out.reach) for out in seen.outs() if not observation.unsettled]
    if not ways:
        return Play((), seen.best()[2])
    worths = [worth(way.points, way.words, way.longest) for _, way in ways]
    equals = [one for one, value in zip(ways, worths, strict=True) if value == max(worths)]
    if chance is not None:
        discard, way = equals[int(chance.random() * len(equals))]
    else:
        discard, way = min(equals, key=lambda one: (one[1].words, one[1].longest))
    return seen.play(way, discard)


BASELINES: dict[str, Callable[[int, Judge], PlainPlayer | RandomPlayer | ChildPlayer]] = {
    "greedy": partial(PlainPlayer, worth=by_points),
    "greedy4": partial(PlainPlayer, worth=by_points, extent=LEVELS[3].extent),
    "bonus": partial(PlainPlayer, worth=with_bonuses),
    "random": RandomPlayer,
    "child": ChildPlayer,
    "child7": SevenYearsOld,
    "child10": TenYearsOld,
}
"""By the names under which the laboratory seats them."""
