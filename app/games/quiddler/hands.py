"""Hands looked at once: what can be laid of them, how all goes out, what is worth keeping."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from app.games.quiddler.model import Play
from app.search.arrange import Hand, HandSearch, Reach

MOST_KEPT = 20_000
"""So many hands are remembered before all are forgotten."""

Figures = tuple[int, int, int]
"""What somebody laid, in figures: value laid less value held, number of words, letters of the longest one."""

NOTHING: Figures = (0, 0, 0)

Worth = Callable[[int, int, int], float]
"""What figures are worth."""


class Way(NamedTuple):
    """A way of laying a hand. part: the cards laid; kept: what is discarded, "" for the dearest left."""

    figures: Figures
    part: int
    kept: str = ""


class Seen:
    """One hand and what was found out about it, each thing when it is first asked for."""

    __slots__ = ("_hand", "_keeps", "_outs", "_ways", "_whole")

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._ways: tuple[Way, ...] | None = None
        self._outs: tuple[Way, ...] | None = None
        self._whole: tuple[Figures, ...] | None = None
        self._keeps: list[tuple[str, tuple[Figures, ...]]] | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The hand, sorted."""
        return self._hand.cards

    def ways(self) -> tuple[Way, ...]:
        """Laying any words and discarding a card: most points for each number of words and longest one."""
        if self._ways is None:
            self._ways = tuple(
                Way((reach.points, reach.words, reach.longest), reach.part) for reach in self._hand.frontier()
            )
        return self._ways

    def outs(self) -> tuple[Way, ...]:
        """Laying all cards but one."""
        if self._outs is None:
            self._outs = tuple(
                Way((out.reach.points, out.reach.words, out.reach.longest), out.reach.part, out.discard)
                for out in self._hand.outs()
            )
        return self._outs

    def whole(self) -> tuple[Figures, ...]:
        """The same as `ways` where nothing is discarded."""
        if self._whole is None:
            self._whole = tuple(_figures(self._hand.frontier(spare=False)))
        return self._whole

    def complete(self) -> bool:
        """Whether all of it can be laid, nothing being discarded."""
        return any(words for words, _ in self._hand.exact(self._hand.whole))

    def keeps(self) -> list[tuple[str, tuple[Figures, ...]]]:
        """For each card: what the others can lay when it is discarded, as `whole`."""
        if self._keeps is None:
            hand = self._hand
            self._keeps = [
                (
                    card,
                    tuple(_figures(hand.frontier(spare=False, within=hand.whole - hand.part((card,))))),
                )
                for card in hand.kinds
            ]
        return self._keeps

    def play(self, way: Way) -> Play:
        """The move that lays it."""
        figures = way.figures
        arranged = self._hand.arrangement(Reach(figures[1], figures[2], figures[0], way.part))
        discard = way.kept or arranged.discard
        assert discard is not None
        return Play(arranged.melds, discard)


def _figures(reaches: Iterable[Reach]) -> Iterable[Figures]:
    return ((reach.points, reach.words, reach.longest) for reach in reaches)


class Hands:
    """Hands by their cards, looked through once. Not to be shared by threads."""

    def __init__(self, search: HandSearch) -> None:
        self._search = search
        self._seen: dict[tuple[str, ...], Seen] = {}

    def of(self, cards: Iterable[str]) -> Seen:
        """What there is in these cards."""
        key = tuple(sorted(cards))
        seen = self._seen.get(key)
        if seen is None:
            if len(self._seen) >= MOST_KEPT:
                self._seen.clear()
            seen = self._seen[key] = Seen(self._search.hand(key))
        return seen


def without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    """These cards but one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
