"""Hands looked at once: what can be laid of them, how all goes out, what is worth keeping."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Play
from app.search.arrange import HandMelds, HandSearch, Reach, WayOut
from app.search.rounds import Habits, Rounds

MOST_KEPT = 1_500
"""So many hands are remembered before all are forgotten; one decision rarely needs more."""

NOTHING = Reach(0, 0, 0, 0)
"""Who lays nothing and holds nothing."""


class Weights(NamedTuple):
    """What words are worth beside the points of the cards: each word, each letter of the longest one. fewest:
    of ways worth the same `HandFindings.best` is the one with fewest words, not the one with most."""

    words: int
    letters: int
    fewest: bool = False

    def __call__(self, points: int, words: int, longest: int) -> int:
        """What is worth how much: value laid less value held, number of words, letters of the longest one."""
        return points + self.words * words + self.letters * longest


POINTS_ONLY = Weights(0, 0, fewest=True)
"""Of who does not think of the bonuses and cuts no word up; the compiled twin has it written in."""


@dataclass(frozen=True)
class SolvedHand:
    """A hand to be printed. cards: as they were dealt. melds: the words that bring most points when one card
    is spare. discard: that card. points: of the words, less what is held. hidden: words for whose sake the
    hand is so."""

    cards: tuple[str, ...]
    melds: tuple[Meld, ...]
    discard: str
    points: int
    hidden: tuple[str, ...] = ()


class HandFindings:
    """One hand and what was found out about it, each thing when it is first asked for."""

    __slots__ = ("_best", "_hand", "_out", "_outs", "_values", "_ways", "_whole", "_worth")

    def __init__(self, hand: HandMelds, worth: Weights, values: Mapping[str, int]) -> None:
        self._hand = hand
        self._values = values
        self._worth = worth
        self._ways: list[Reach] | None = None
        self._best: tuple[int, Reach, str] | None = None
        self._outs: list[WayOut] | None = None
        self._out: list[WayOut] | None = None
        self._whole: int | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The hand, sorted."""
        return self._hand.cards

    def ways(self) -> list[Reach]:
        """Laying any words and discarding a card: most points for each number of words and longest one."""
        if self._ways is None:
            self._ways = self._hand.frontier()
        return self._ways

    def all_ways(self) -> list[Reach]:
        """`ways` without discarding a card."""
        return self._hand.frontier(spare=False)

    def best(self) -> tuple[int, Reach, str]:
        """The way that is worth most, what it is worth, and the card that it discards."""
        if self._best is None:
            worth = self._worth
            ways = self.ways() if worth.fewest else self.ways()[::-1]
            best = max(ways, key=lambda one: worth(one[2], one[0], one[1]))
            self._best = worth(best[2], best[0], best[1]), best, self.dearest_left(best)
        return self._best

    def dearest_left(self, way: Reach) -> str:
        """The card that is discarded where a way leaves several."""
        return max(self._hand.of(self._hand.whole - way.part), key=self._values.__getitem__)

    def outs(self) -> list[WayOut]:
        """Laying all cards but one."""
        if self._outs is None:
            self._outs = self._hand.outs()
        return self._outs

    def out(self) -> WayOut | None:
        """The way of going out that is worth most, None where there is none."""
        if self._out is None:
            worth = self._worth
            best = max(
                self.outs(),
                key=lambda one: worth(one.reach.points, one.reach.words, one.reach.longest),
                default=None,
            )
            self._out = [] if best is None else [best]
        return self._out[0] if self._out else None

    def complete(self) -> bool:
        """Whether all of it can be laid, nothing being discarded."""
        return bool(self.covers())

    def covers(self) -> list[tuple[int, int]]:
        """How all of it can be laid, nothing being discarded: numbers of words and letters of the longest."""
        return [(words, longest) for words, longest in self._hand.exact(self._hand.whole) if words]

    def whole(self) -> int:
        """What is worth most where nothing is discarded."""
        if self._whole is None:
            self._whole = self._most(self._hand.frontier(spare=False))
        return self._whole

    def ranked(self) -> list[str]:
        """The kinds of cards, what is missed least first; of equals by spelling."""
        hand = self._hand
        keeps = [
            (self._most(hand.frontier(spare=False, within=hand.whole - hand.part((card,)))), card)
            for card in hand.kinds
        ]
        return [card for _, card in sorted(keeps, key=lambda keep: (-keep[0], keep[1]))]

    def _most(self, reaches: Iterable[Reach]) -> int:
        worth = self._worth
        return max([worth(one[2], one[0], one[1]) for one in reaches])

    def play(self, reach: Reach, discard: str = "") -> Play:
        """The move that lays it. discard: which card goes, "" for the dearest that is left."""
        arranged = self._hand.arrangement(reach)
        kept = discard or arranged.discard
        assert kept is not None
        return Play(arranged.melds, kept)


class Hands:
    """Hands by their cards, looked through once. Not to be shared by threads.

    worth: by which the best is chosen. values: of the cards.
    """

    def __init__(self, search: HandSearch, worth: Weights, values: Mapping[str, int]) -> None:
        self._search = search
        self._values = values
        self.worth = worth
        self._points_only: list[Hands] = []
        self._seen: dict[tuple[str, ...], HandFindings] = {}
        self._twin: list[Rounds | None] = []

    def of(self, cards: Iterable[str]) -> HandFindings:
        """What there is in these cards."""
        key = tuple(sorted(cards))
        seen = self._seen.get(key)
        if seen is None:
            if len(self._seen) >= MOST_KEPT:
                self._seen.clear()
            seen = self._seen[key] = HandFindings(self._search.hand(key), self.worth, self._values)
        return seen

    def points_only(self) -> Hands:
        """The same as somebody sees it who does not think of the bonuses."""
        if not self._points_only:
            self._points_only.append(Hands(self._search, POINTS_ONLY, self._values))
        return self._points_only[0]

    def twin(self, habits: Habits) -> Rounds | None:
        """What plays on with such hands in compiled code; None where plain Python has to. The habits are
        those of the first time."""
        if not self._twin:
            words, letters, fewest = self.worth
            self._twin.append(None if fewest else Rounds.of(self._search, (words, letters), habits))
        return self._twin[0]


def without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    """These cards but one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
