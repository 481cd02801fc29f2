"""Hands of cards that spell words: every word of a hand, and the best ways of laying several side by side.

The compiled twin does it where it was built and the list is mapped from its file, else plain Python; both
answer the same.

    search = HandSearch(policy.dawg, policy.accepted, values)
    hand = search.hand(("A", "K", "VL", "D", "U", "C", "H"))
    hand.words()                                    # every word, each way of cutting it into cards
    hand.best().melds                               # most points, one card kept to discard
    hand.best(lambda points, words, longest: points + 3 * words + longest)
    hand.outs()                                     # all ways of going out

What words earn beyond their cards depends only on how many they are and on the longest, so the `frontier`
(for each such pair the most points) holds the best arrangement for any purse whatever.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.lexicon import czech
from app.lexicon.dawg import ABSENT, Dawg
from app.search import arrange_python as reference
from app.search.arrange_python import DIGRAPH, MOST_CARDS, Accepted

try:
    from app.search import arrange_native as native

    COMPILED = True
except ImportError:
    COMPILED = False

if TYPE_CHECKING:
    Table = reference.Table | native.Table

__all__ = [
    "COMPILED",
    "MOST_CARDS",
    "Accepted",
    "HandMelds",
    "HandSearch",
    "MeldArrangement",
    "Reach",
    "Spelt",
    "WayOut",
]

Meld = tuple[str, ...]
"""A word laid: its cards in the order in which they spell it."""

Worth = Callable[[int, int, int], float]
"""What an arrangement is worth by its points, its number of words and the letters of its longest word."""


class Spelt(NamedTuple):
    """A word and one way of spelling it with the cards of a hand."""

    number: int
    """`ABSENT` for a word that was added."""
    word: str
    cards: Meld
    part: int
    """The cards it takes, see `HandMelds.part`."""
    letters: int
    """As counted for the longest word."""


class Reach(NamedTuple):
    """An arrangement in figures; `HandMelds.arrangement` makes it one in cards."""

    words: int
    longest: int
    """Letters of the longest word, 0 without words."""
    points: int
    """Values of the cards laid less values of those held, the card kept to discard aside."""
    part: int
    """The cards laid, see `HandMelds.part`."""


class WayOut(NamedTuple):
    """A way of going out: everything is laid but one card."""

    discard: str
    reach: Reach


class MeldArrangement(NamedTuple):
    """Words laid side by side, longest first, and the cards that are left, in the order of the hand."""

    melds: tuple[Meld, ...]
    discard: str | None
    """The dearest of what is left; None where nothing was to be kept for it."""
    held: tuple[str, ...]
    reach: Reach


def points_alone(points: int, _words: int, _longest: int) -> float:
    """The worth of an arrangement without any bonus."""
    return points


class HandSearch:
    """Finds words in hands and arranges them. May be shared by threads.

    accepted: which words count, by number: a bit column (bit n & 7 of byte n >> 3, as `Policy.accepted` and
    `Policy.certain` are), or a callable, which is asked for every word found and so costs time. values: by
    card. least_cards, least_letters: of a word (RULES QD8). digraph: CH counts as one letter (RULES QD11,
    ``ch=1``). added: words that count whatever the list says (`Household.words`).
    """

    def __init__(
        self,
        dawg: Dawg,
        accepted: Accepted,
        values: Mapping[str, int],
        *,
        least_cards: int = 2,
        least_letters: int = 2,
        digraph: bool = False,
        added: Collection[str] = (),
    ) -> None:
        self.dawg, self.accepted = dawg, accepted
        self.values = dict(values)
        self.limits = least_cards, least_letters, digraph
        self.spellings = {card: czech.normalise(card) for card in values}
        more = sorted(word for word in set(map(czech.normalise, added)) if not self._listed(word))
        self._added = [(word, frozenset(word)) for word in more]

    def hand(self, cards: Iterable[str]) -> HandMelds:
        """A hand looked through: that is the work, all its answers are cheap. To keep one takes about 6 kB.

        Raises KeyError for a card without a value, ValueError for more than `MOST_CARDS` cards.
        """
        cards = tuple(cards)
        kinds = tuple(sorted(set(cards)))
        spellings, counts = [self.spellings[kind] for kind in kinds], [cards.count(kind) for kind in kinds]
        added = self._more(spellings, counts) if self._added else []
        if COMPILED and self.dawg.twin is not None:
            twin = self.dawg.twin
            table: Table = native.Table(twin, self.accepted, spellings, counts, *self.limits, added)
        else:
            table = reference.Table(self.dawg, self.accepted, spellings, counts, *self.limits, added)
        return HandMelds(cards, kinds, counts, [self.values[kind] for kind in kinds], table)

    def words(self, cards: Iterable[str]) -> list[Spelt]:
        """Every word that these cards spell, by number, each with every way of cutting it into cards."""
        return self.hand(cards).words()

    def best(
        self, cards: Iterable[str], worth: Worth = points_alone, *, spare: bool = True
    ) -> MeldArrangement:
        """The best arrangement of a hand, see `HandMelds.best`."""
        return self.hand(cards).best(worth, spare=spare)

    def added_words(self, kinds: Sequence[str]) -> list[tuple[int, bytes]]:
        """The words that the list lacks: letters as counted, and cards by their place among these kinds, in
        every way of cutting them."""
        spellings = [self.spellings[kind] for kind in kinds]
        return self._more(spellings, [MOST_CARDS] * len(kinds)) if self._added else []

    def _more(self, spellings: list[str], counts: list[int]) -> list[tuple[int, bytes]]:
        """The words that were added and can be spelt, as `Table` takes them."""
        there = frozenset().union(*spellings)
        return [
            one
            for word, letters in self._added
            if letters <= there
            for one in self._cut(word, spellings, counts)
        ]

    def _listed(self, word: str) -> bool:
        number, accepted = self.dawg.number(word), self.accepted
        if number == ABSENT:
            return False
        return bool(accepted(number) if callable(accepted) else accepted[number >> 3] >> (number & 7) & 1)

    def _cut(self, word: str, spellings: list[str], counts: list[int]) -> Iterator[tuple[int, bytes]]:
        """The letters of a word as counted and its cards by kind, for every way to spell it."""
        least_cards, least_letters, digraph = self.limits
        letters = len(word) - word.count(DIGRAPH) if digraph else len(word)

        def cut(start: int, path: bytes) -> Iterator[bytes]:
            if start == len(word):
                yield path
            for kind, text in enumerate(spellings):
                if word.startswith(text, start) and path.count(kind) < counts[kind]:
                    yield from cut(start + len(text), path + bytes((kind,)))

        if len(word) >= least_letters:
            yield from ((letters, path) for path in cut(0, b"") if len(path) >= least_cards)


class HandMelds:
    """The words of one hand and all its arrangements. Made by `HandSearch.hand`.

    cards: in the order given. kinds: the different ones.
    """

    def __init__(
        self,
        cards: tuple[str, ...],
        kinds: tuple[str, ...],
        counts: list[int],
        values: list[int],
        table: Table,
    ) -> None:
        self.cards, self.kinds = cards, kinds
        self._values, self._table = values, table
        self._weights: dict[str, int] = {}
        size = 1
        for kind, count in zip(kinds, counts, strict=True):
            self._weights[kind] = size
            size *= count + 1
        self.whole = size - 1
        """The part that is the whole hand."""

    def part(self, cards: Iterable[str]) -> int:
        """Some of the cards as one number. Those without a card in common are added by adding numbers."""
        return sum(self._weights[card] for card in cards)

    def of(self, part: int) -> tuple[str, ...]:
        """The cards of a part, in the order of the hand."""
        left = {kind: part // self._weights[kind] % (self.cards.count(kind) + 1) for kind in self.kinds}
        taken = []
        for card in self.cards:
            if left[card]:
                left[card] -= 1
                taken.append(card)
        return tuple(taken)

    def words(self) -> list[Spelt]:
        """Every word, by number (added ones last), each with every way of cutting it into cards."""
        kinds, lower = self.kinds, [czech.normalise(kind) for kind in self.kinds]
        return [
            Spelt(
                number,
                "".join([lower[kind] for kind in path]),
                tuple([kinds[kind] for kind in path]),
                part,
                letters,
            )
            for number, part, letters, path in self._table.found()
        ]

    def exact(self, part: int) -> list[tuple[int, int]]:
        """(words, longest) of every arrangement that lays just this part of the hand."""
        return self._table.exact(part)

    def frontier(self, *, spare: bool = True, within: int | None = None) -> list[Reach]:
        """The most points for each number of words and longest word, in this order: nothing laid is first.

        spare: one card is kept to discard and costs nothing. within: only this part of the hand is there.
        Raises ValueError for a part that is not of this hand.
        """
        within = self.whole if within is None else within
        return list(map(Reach._make, self._table.reaches(self._values, spare, within)))

    def best(
        self, worth: Worth = points_alone, *, spare: bool = True, within: int | None = None
    ) -> MeldArrangement:
        """The arrangement that is worth most; of equals the one with fewer words, then a shorter longest one.

        worth: may be anything that does not fall with more points.
        """
        reach = max(
            self.frontier(spare=spare, within=within),
            key=lambda one: worth(one.points, one.words, one.longest),
        )
        return self.arrangement(reach, spare=spare, within=within)

    def outs(self) -> list[WayOut]:
        """Every way of laying all cards but one, by card kept, words and longest word (RULES QD6)."""
        total, exact = sum(map(self._value, self.cards)), self._table.exact
        found = []
        for discard, value in zip(self.kinds, self._values, strict=True):
            part = self.whole - self._weights[discard]
            for words, longest in exact(part):
                if words:
                    found.append(WayOut(discard, Reach(words, longest, total - value, part)))
        return found

    def arrangement(self, reach: Reach, *, spare: bool = True, within: int | None = None) -> MeldArrangement:
        """An arrangement in cards; of several with these figures always the same one.

        Raises KeyError when this hand has none with these figures.
        """
        pieces = self._table.pieces(reach.part, reach.words, reach.longest)
        melds = tuple(tuple(self.kinds[kind] for kind in path) for path in pieces)
        held = list(self.of((self.whole if within is None else within) - reach.part))
        discard = max(held, key=self._value) if spare and held else None
        if discard is not None:
            held.remove(discard)
        return MeldArrangement(melds, discard, tuple(held), reach)

    def _value(self, card: str) -> int:
        return self._values[self.kinds.index(card)]
