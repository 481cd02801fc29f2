"""What a hand of cards can spell by the words of a game (RULES QD8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.lexicon.judge import Judge
from app.search.arrange import Accepted, HandSearch


def searching(judge: Judge, options: Options, accepted: Accepted | None = None) -> HandSearch:
    """What finds words in hands under these options, those that the household has added by now among them.

    accepted: which words of the list count, all that the game takes where nothing is said."""
    policy = judge.policy
    return HandSearch(
        policy.dawg,
        policy.accepted if accepted is None else accepted,
        deck.values(options.edition),
        least_cards=2 if options.min_word == "cards" else 1,
        least_letters=2,
        digraph=options.ch == 1,
        added=judge.household.words(),
    )


class HandWords:
    """Words of one judge, as cards can spell them under these options."""

    def __init__(self, judge: Judge, options: Options) -> None:
        self._search = searching(judge, options)

    @classmethod
    def of(cls, judge: Judge, options: Options) -> HandWords:
        """For the household's words of this moment."""
        return cls(judge, options)

    def any(self, cards: Sequence[str]) -> bool:
        """Whether these cards spell a word at all."""
        return bool(self._search.words(cards))

    def melds(self, cards: Sequence[str]) -> Iterator[Meld]:
        """Every word that these cards spell, in every way to cut it into cards; no order is promised."""
        return (found.cards for found in self._search.words(cards))
