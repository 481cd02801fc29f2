"""What a hand of cards can spell by the words of a game (RULES QD8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.lexicon.judge import Judge
from app.search.arrange import Accepted, HandSearch


def searching(judge: Judge, options: Options, accepted: Accepted | None = None) -> HandSearch:
    """What finds words in hands under these options.

    accepted: which words of the list count, all that the game takes where nothing is said. Words of the
    household have no number and are not among them."""
    policy = judge.policy
    return HandSearch(
        policy.dawg,
        policy.accepted if accepted is None else accepted,
        deck.values(options.edition),
        least_cards=2 if options.min_word == "cards" else 1,
        least_letters=2,
        digraph=options.ch == 1,
    )


class HandWords:
    """Words of one judge, as cards can spell them under these options."""

    def __init__(self, judge: Judge, options: Options) -> None:
        self._judge = judge
        self._options = options
        self._search = searching(judge, options)

    @classmethod
    def of(cls, judge: Judge, options: Options) -> HandWords:
        """For the household's words of this moment."""
        return cls(judge, options)

    def any(self, cards: Sequence[str]) -> bool:
        """Whether these cards spell a word at all."""
        return next(self.melds(cards), None) is not None

    def melds(self, cards: Sequence[str]) -> Iterator[Meld]:
        """Every word that these cards spell, in every way to cut it into cards; no order is promised."""
        for found in self._search.words(cards):
            yield found.cards
        held = Counter(cards)
        policy = self._judge.policy
        for word in self._judge.household.words():
            if not policy.accepts(word):
                yield from (meld for meld in _cut(word.upper(), held, ()) if self._enough(meld))

    def _enough(self, meld: Meld) -> bool:
        return (len(meld) if self._options.min_word == "cards" else deck.length(meld)) >= 2


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
