"""The par of a deal: what a sensible player leaves over who sees only the open cards and uses everyday words.

The player knows what everybody at the table could: the open cards, how many lie under them, what was used,
and the deck. What lies face down it imagines by chance, which hangs on what it sees alone: the same sight
gives the same choice (RULES QD13).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest

from app.engine.player import Budget
from app.engine.rules import Json
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.model import Options
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.piles import OpenWords, Piles
from app.games.quiddler.solo_model import GiveUp, Refill, SoloObservation, SoloPhase, Take

CANDIDATES, DRAWS = 10, 10
"""Words that are thought through, and how often what comes next is imagined for each."""
LAID, FREEDOM = 0.5, 20.0
"""What a point is worth that could be laid next, and a doubling of the words there are then, in points."""
ENOUGH = 5
"""More words than two to the power of this are no better."""


@dataclass(frozen=True)
class Par:
    """left: value of the cards the player could not use; words: those it made."""

    left: int
    words: tuple[Meld, ...]

    def to_json(self) -> Json:
        return {"left": self.left, "words": [list(meld) for meld in self.words]}


class ParPlayer:
    """Plays the game for one as a person would who knows everyday words."""

    def __init__(self, words: OpenWords, options: Options) -> None:
        """words: the everyday ones, which par is made of."""
        self._words, self._options = words, options
        self._worth = deck.values(options.edition)

    def choose(self, seen: SoloObservation) -> Take | Refill | GiveUp:
        """The next move; to give up where it knows no word."""
        if seen.empty:
            return self._refill(seen)
        options = self._options_of(seen)
        if not options:
            return GiveUp()
        chance, unseen = _chance(seen), hidden(seen)
        few = nlargest(CANDIDATES, [(self._gain(seen, places), places) for places in options])
        judged = [(gain + self._outlook(seen, places, unseen, chance), places) for gain, places in few]
        return Take(max(judged)[1])

    def _options_of(self, seen: SoloObservation) -> list[tuple[int, ...]]:
        """Every word it knows, made of cards under which most lie."""
        open_cards = tuple(sorted(card for card in seen.piles if card is not None))
        return [places_of(seen, meld) for meld in self._words.melds(open_cards)]

    def _gain(self, seen: SoloObservation, places: Sequence[int]) -> int:
        return sum(self._worth[seen.piles[place] or ""] for place in places)

    def _outlook(
        self, seen: SoloObservation, places: Sequence[int], hidden: Sequence[str], chance: random.Random
    ) -> float:
        """What can be laid after this word, on average of what may be turned."""
        kept = [card for at, card in enumerate(seen.piles) if card is not None and at not in places]
        turned = sum(seen.sizes[place] > 1 for place in places)
        spare = sum(size - 1 for size in seen.sizes) - turned
        turned += min(len(places) - turned, max(0, spare))
        total = 0.0
        for _ in range(DRAWS):
            cards = tuple(sorted([*kept, *chance.sample(hidden, min(turned, len(hidden)))]))
            words = len(self._words.melds(cards)) if cards else 1 << ENOUGH
            total += LAID * self._laid(cards) + FREEDOM * min(ENOUGH, words.bit_length())
        return total / DRAWS

    def _laid(self, cards: tuple[str, ...]) -> int:
        if not cards:
            return 0
        laid = self._words.laid_at_once(cards)
        return sum(self._worth[card] for meld in laid.melds for card in meld)

    def _refill(self, seen: SoloObservation) -> Refill:
        """From the deepest pile; of those as deep the one with the cheapest open card."""
        source = max(seen.sources, key=lambda at: (seen.sizes[at], -self._worth[seen.piles[at] or ""], -at))
        return Refill(seen.empty[0], source)


def places_of(seen: SoloObservation, meld: Meld) -> tuple[int, ...]:
    """Where the cards of a word lie open; of several places the one under which most lie."""
    places: list[int] = []
    for card in meld:
        free = [at for at, one in enumerate(seen.piles) if one == card and at not in places]
        places.append(max(free, key=lambda at: (seen.sizes[at], -at)))
    return tuple(places)


def _chance(seen: SoloObservation) -> random.Random:
    """Chance that comes out the same wherever the same cards are seen."""
    return random.Random(repr((seen.piles, seen.sizes, seen.used)))


def hidden(seen: SoloObservation) -> list[str]:
    """All cards of the deck that nobody has seen."""
    left = Counter(deck.full_deck(seen.options.edition, seen.options.ly))
    left.subtract(card for card in seen.piles if card is not None)
    left.subtract(card for meld in seen.used for card in meld)
    return sorted(left.elements())


def sight(options: Options, piles: Piles, used: Sequence[Meld]) -> SoloObservation:
    """What somebody sees of piles in the middle of a game."""
    gaps = play.empty(piles)
    return SoloObservation(
        seat=0,
        options=options,
        phase=SoloPhase.REFILL if gaps and options.solo_refill == "must" else SoloPhase.TAKE,
        piles=tuple(pile[0] if pile else None for pile in piles),
        sizes=tuple(map(len, piles)),
        empty=gaps,
        used=tuple(used),
        undos=0,
        moves=0,
    )


def par(words: OpenWords, options: Options, dealt: Piles, budget: Budget) -> Par | None:
    """What the player leaves of a deal; half a game would say nothing: None where it was told to stop.

    words: everyday ones."""
    player, piles, used = ParPlayer(words, options), dealt, list[Meld]()
    size = sum(map(len, dealt))
    while any(piles):
        if budget.stop():
            return None
        budget.progress(1 - sum(map(len, piles)) / size)
        move = player.choose(sight(options, piles, used))
        if isinstance(move, GiveUp):
            break
        if isinstance(move, Take):
            used.append(tuple(piles[place][0] for place in move.places))
        piles = play.after(piles, move)
    return Par(sum(deck.value(options.edition, pile) for pile in piles), tuple(used))
