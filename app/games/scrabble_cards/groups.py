"""Group cards: which words belong to a group, and what that brings (RULES SK10, SK19, SK23)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from app.games.scrabble_cards.cards import MARKED, VALUES, VOWELS, Letter

Laid = Sequence[Letter]
"""A word as it lies."""


class Group(NamedTuple):
    """One group of a card. plus: for one's own turn; minus: against another's."""

    holds: Callable[[Laid], bool]
    plus: int

    @property
    def minus(self) -> int:
        return self.plus // 2


def spelt(word: Laid) -> str:
    """The capitals of a word, each žolík as its letter."""
    return "".join(one.letter for one in word)


def _in(text: str) -> Callable[[Laid], bool]:
    return lambda word: text in spelt(word)


def _ends(letter: str) -> Callable[[Laid], bool]:
    return lambda word: word[-1].letter == letter


def _starts(letter: str) -> Callable[[Laid], bool]:
    return lambda word: word[0].letter == letter


def _consonants(word: Laid) -> bool:
    """Three in a row."""
    flat = "".join("v" if one.letter in VOWELS else "c" for one in word)
    return "ccc" in flat


def _different(word: Laid) -> bool:
    return len({one.letter for one in word}) == len(word)


def _marked(word: Laid) -> int:
    return sum(one.letter in MARKED for one in word)


_CARDS: dict[str, tuple[Group, Group]] = {
    "g01": (Group(_ends("I"), 10), Group(_in("AN"), 8)),
    "g02": (Group(_in("RO"), 12), Group(_ends("A"), 8)),
    "g03": (Group(_in("CH"), 14), Group(_ends("E"), 8)),
    "g04": (Group(_in("OU"), 12), Group(_ends("Í"), 10)),
    "g05": (Group(lambda word: spelt(word) == spelt(word)[::-1], 18), Group(_ends("T"), 10)),
    "g06": (Group(_in("NE"), 10), Group(_starts("P"), 8)),
    "g07": (Group(lambda word: len(word) >= 7, 10), Group(_starts("S"), 8)),
    "g08": (Group(_in("ST"), 10), Group(lambda word: word[0].letter in VOWELS, 8)),
    "g09": (
        Group(_consonants, 10),
        Group(lambda word: word[0].letter in VOWELS and word[-1].letter in VOWELS, 8),
    ),
    "g10": (Group(lambda word: word[0].letter == word[-1].letter, 14), Group(lambda word: len(word) == 3, 6)),
    "g11": (
        Group(lambda word: _marked(word) >= 2, 10),
        Group(lambda word: len(word) >= 5 and not _marked(word), 6),
    ),
    "g12": (
        Group(lambda word: not any(one.letter in VOWELS for one in word), 16),
        Group(lambda word: any(not one.blank and VALUES[one.letter] >= 4 for one in word), 6),
    ),
    "g13": (
        Group(lambda word: not _different(word), 8),
        Group(lambda word: len(word) >= 6 and _different(word), 6),
    ),
}


def groups_of(card: str) -> tuple[Group, Group]:
    """The two groups of a card. Raises KeyError for a card that has none."""
    return _CARDS[card]


def worth(card: str, words: Iterable[Laid], house: Iterable[int] = (), *, against: bool = False) -> int:
    """What a group card brings with a turn's words: one group, the dearer that applies, once.

    house: agreed house rules; 2: once for each qualifying word, 3: both groups together (RULES SK19).
    against: its minus value. 0 where no word belongs to a group.
    """
    listed, rules = list(words), set(house)
    found = []
    for group in _CARDS[card]:
        times = sum(group.holds(word) for word in listed)
        points = group.minus if against else group.plus
        found.append(points * (times if 2 in rules else min(times, 1)))
    return sum(found) if 3 in rules else max(found)
