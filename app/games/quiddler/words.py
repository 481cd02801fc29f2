"""What a hand of cards can spell by the words of a game (RULES QD8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.lexicon.dawg import FINAL, TARGET_MASK
from app.lexicon.judge import Judge


class HandWords:
    """Words of one judge, as cards can spell them under these options."""

    def __init__(self, judge: Judge, options: Options) -> None:
        self._judge = judge
        self._policy = judge.policy
        self._options = options

    @classmethod
    def of(cls, judge: Judge, options: Options) -> HandWords:
        """For the household's words of this moment."""
        return cls(judge, options)

    def any(self, cards: Sequence[str]) -> bool:
        """Whether these cards spell a word at all."""
        return next(self.melds(cards), None) is not None

    def melds(self, cards: Sequence[str]) -> Iterator[Meld]:
        """Every word that these cards spell, in every way to cut it into cards; no order is promised."""
        held = Counter(cards)
        yield from (meld for meld in self._listed(held, (), self._policy.dawg.root, -1) if self._enough(meld))
        for word in self._judge.household.words():
            if self._policy.dawg.number(word) < 0:
                yield from (meld for meld in _cut(word.upper(), held, ()) if self._enough(meld))

    def _enough(self, meld: Meld) -> bool:
        return (len(meld) if self._options.min_word == "cards" else deck.length(meld)) >= 2

    def _listed(self, held: Counter[str], laid: Meld, node: int, number: int) -> Iterator[Meld]:
        for card in [one for one, count in held.items() if count]:
            place, below = number, node
            edge = 0
            for letter in card.lower():
                step = self._step(below, letter, place)
                if step is None:
                    break
                edge, place = step
                below = edge & TARGET_MASK
            else:
                longer = (*laid, card)
                if edge & FINAL and self._policy.allows(place):
                    yield longer
                if below:
                    held[card] -= 1
                    yield from self._listed(held, longer, below, place)
                    held[card] += 1

    def _step(self, node: int, letter: str, number: int) -> tuple[int, int] | None:
        """The edge of a letter below a node and the number of the word so far."""
        dawg = self._policy.dawg
        for shown, place, edge in dawg.children(node):
            if shown == letter:
                return edge, number + dawg.counts[place] + bool(edge & FINAL)
        return None


def _cut(word: str, held: Counter[str], laid: Meld) -> Iterator[Meld]:
    """The ways to spell a word with these cards."""
    if not word:
        yield laid
    for size in (1, 2):
        card = word[:size]
        if len(card) == size and held[card]:
            held[card] -= 1
            yield from _cut(word[size:], held, (*laid, card))
            held[card] += 1
