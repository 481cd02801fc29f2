"""What cards in hand, on the table and in the pack are worth beyond their points: figures that self-play has
taught, in hundredths of a point.

The compiled play (`app.search.scrabble_game`) goes by the same figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

TWIN = 1
"""Changes with what is made of the figures; a compiled play of another number is not used."""

MOST_HAND = 7
PACK = 100
MOST_LYING = 31


class Worth(NamedTuple):
    """Figures of worth. Cards are capitals, ``?`` a blank; bonus cards have their names.

    first: of each kept card. pair: of two kept cards, by both in the order of the alphabet's codes, each way.
    size: by how many are kept. balance: by vowels, then other letters kept. bonus: of holding a bonus card,
    over that of any one of the pack. lies: what each card left lying gives to the next player; lying: the
    same by how many lie. answer: minus value in points from which a group card is played against a turn.
    fade: how much of it all counts, in hundredths, by cards in the pile. exchange: what an exchange costs
    besides.
    """

    first: Mapping[str, int]
    pair: Mapping[str, int]
    size: Sequence[int]
    balance: Sequence[Sequence[int]]
    bonus: Mapping[str, int]
    lies: Mapping[str, int]
    lying: Sequence[int]
    answer: Mapping[str, int]
    fade: Sequence[int]
    exchange: int

    def keeping(self, kept: Sequence[str], vowels: frozenset[str]) -> int:
        """What cards are worth that are kept."""
        value = self.size[len(kept)]
        for at, card in enumerate(kept):
            value += self.first.get(card, 0)
            value += sum(self.pair.get(card + other, 0) for other in kept[:at])
        blanks = kept.count("?")
        soft = sum(card in vowels for card in kept)
        return value + self.balance[soft][len(kept) - soft - blanks]

    def gift(self, lying: Sequence[str]) -> int:
        """What letters that lie give to the next player."""
        return sum(self.lies.get(letter, 0) for letter in lying) + self.lying[min(len(lying), MOST_LYING)]
