"""The piles of the game for one as a solver has them, and the words that open cards spell (RULES QD13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.games.quiddler.solo_model import Refill, Take
from app.lexicon.judge import Judge
from app.lexicon.lexicon import COMMON_RANK
from app.lexicon.policy import Policy
from app.search.arrange import Accepted, HandMelds, HandSearch, MeldArrangement

Pile = tuple[str, ...]
"""From the open card down; empty where nothing lies."""

Piles = tuple[Pile, ...]
"""By place."""

HANDS = 20_000
"""So many sets of open cards are remembered with their words."""

COMMON_FORM = 70_000
"""Rank of Czech forms that everybody says."""


def taken(piles: Piles, places: Sequence[int]) -> Piles:
    """A word is made of the open cards at these places, and the next ones are turned."""
    left = list(piles)
    for place in places:
        left[place] = left[place][1:]
    return tuple(left)


def refilled(piles: Piles, place: int, source: int) -> Piles:
    """The open card of another pile goes to an empty place."""
    left = list(piles)
    left[place], left[source] = left[source][:1], left[source][1:]
    return tuple(left)


def after(piles: Piles, move: Take | Refill) -> Piles:
    """What lies after a move."""
    if isinstance(move, Take):
        return taken(piles, move.places)
    return refilled(piles, move.place, move.source)


def empty(piles: Piles) -> tuple[int, ...]:
    """Empty places, where another pile can fill them."""
    if not any(len(pile) > 1 for pile in piles):
        return ()
    return tuple(place for place, pile in enumerate(piles) if not pile)


def sources(piles: Piles) -> tuple[int, ...]:
    """Piles that can fill an empty place."""
    return tuple(place for place, pile in enumerate(piles) if len(pile) > 1)


class OpenWords:
    """The words that open cards spell under the options of a game."""

    def __init__(
        self,
        judge: Judge,
        options: Options,
        *,
        everyday: bool = False,
        accepted: Accepted | None = None,
        remembered: int = HANDS,
    ) -> None:
        """everyday: only such words as most people know and say, and nobody doubts or minds. accepted: which
        words of the list count, where it is not all that the game takes. remembered: sets of open cards."""
        policy = judge.policy
        if accepted is None:
            accepted = _everyday(judge, policy) if everyday else policy.accepted
        cards, letters = (2, 1) if options.min_word == "cards" else (1, 2)
        search = HandSearch(
            policy.dawg,
            accepted,
            deck.values(options.edition),
            least_cards=cards,
            least_letters=letters,
            added=() if everyday else judge.household.words(),
        )
        self.hand: Callable[[Pile], HandMelds] = lru_cache(remembered)(search.hand)
        """The open cards in alphabetical order → what they spell."""
        self.melds: Callable[[Pile], tuple[Meld, ...]] = lru_cache(remembered)(self._melds)
        """The open cards in alphabetical order → every word in every way to cut it into cards."""

    def _melds(self, cards: Pile) -> tuple[Meld, ...]:
        return tuple(spelt.cards for spelt in self.hand(cards).words())

    def laid_at_once(self, cards: Pile) -> MeldArrangement:
        """The words that leave least of these cards when nothing comes after them."""
        return self.hand(cards).best(spare=False)


def _everyday(judge: Judge, policy: Policy) -> Callable[[int], bool]:
    lexicon = judge.lexicon

    @lru_cache(100_000)
    def known(number: int) -> bool:
        if not policy.sure(number) or not lexicon.gentle(number) or lexicon.rank(number) > COMMON_RANK:
            return False
        return lexicon.language != "cs" or lexicon.form_rank(number) <= COMMON_FORM

    return known


def opened(piles: Sequence[Pile]) -> Pile:
    """The open cards, in alphabetical order."""
    return tuple(sorted([pile[0] for pile in piles if pile]))
