"""What could have been played in the game for one, weighed on deals as its player could imagine them.

Nobody wins or loses against anybody here: what takes the place of a chance is the part of a deal's worth that
is not left over.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

from app.engine.plain import moves
from app.engine.reviewing import Decision, Moment
from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.best import VOWELS
from app.games.quiddler.solitaire.par import hidden, places_of
from app.games.quiddler.solitaire.piles import OpenWords, Pile, Piles
from app.games.quiddler.solitaire.playing import QuickPlayer, kept
from app.games.quiddler.solo_model import GiveUp, Refill, SoloObservation, Take, Undo
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Everyday
from app.search.settling import Tried
from app.search.weighing import Appraisal, Choices, Weigh

CANDIDATES, LOOKED_AT = 10, 60
"""Words that are weighed against the one that was made, and those among which people know so many."""

BATCH, DEALS = 16, 512
"""Deals at once, and those at most that tell by how much two moves differ."""

WORTH = 250.0
"""About what all cards of a deal are worth."""

REMEMBERED = 4_000
"""Sets of open cards that are remembered with their words."""

DEAR = 9
"""A card worth so much is hard to place."""

FEW, MANY = 3, 4
"""So many words more, and so many times as many, that open cards spell are worth telling; so many cards that
are all vowels, or all consonants, are noticed."""

Known: TypeAlias = Mapping[tuple[int, int], str]
"""Cards that were seen before something was taken back, by place and the height of the pile there."""

_Made: TypeAlias = Take | Refill | GiveUp
_read_move: Callable[[Mapping[str, Any]], Take | Refill] = moves(Take, Refill)


@dataclass(frozen=True)
class Sight:
    """What the player knew: what is seen, and what was seen before a move was taken back."""

    seen: SoloObservation
    known: Known


def decided(made: Sequence[Decision]) -> list[Decision]:
    """The decisions that stand, each with all that was known; what was taken back is none."""
    stands: list[int] = []
    for at, one in enumerate(made):
        if isinstance(one.move, Take | Refill | GiveUp):
            stands.append(at)
        elif isinstance(one.move, Undo) and stands:
            stands.pop()
    known: dict[tuple[int, int], str] = {}
    found, kept_ones = list[Decision](), set(stands)
    for at, one in enumerate(made):
        seen: SoloObservation = one.seen
        for place, card in enumerate(seen.piles):
            if card is not None:  # the first card there is the one that was dealt; a refill comes later
                known.setdefault((place, seen.sizes[place]), card)
        if at in kept_ones:
            found.append(replace(one, seen=Sight(seen, dict(known))))
    return found


def weigh_alone(judge: Judge) -> Weigh:
    """What weighs words, refills and giving up in the game for one, in a `Sight` or what is seen alone."""
    everyday = Everyday(judge)

    @lru_cache(2)
    def open_words(options: Any) -> OpenWords:
        return OpenWords(judge, options, everyday=True, remembered=REMEMBERED)

    def choices(sight: object, made: Any) -> Choices | None:
        seen, known = (sight.seen, sight.known) if isinstance(sight, Sight) else (sight, dict[Any, str]())
        if not isinstance(seen, SoloObservation) or not seen.goes_on or not isinstance(made, _Made):
            return None
        return _Position(seen, known, open_words(seen.options), everyday).choices(made)

    return choices


class _Position:
    """One decision: its plans, its deals and what is told of a plan."""

    def __init__(self, seen: SoloObservation, known: Known, words: OpenWords, everyday: Everyday) -> None:
        self._seen, self._words, self._everyday = seen, words, everyday
        self._edition = seen.options.edition
        self._player = QuickPlayer(words, self._edition)
        self._cards: Pile = tuple(sorted(card for card in seen.piles if card is not None))
        under = {(place, height) for place, size in enumerate(seen.sizes) for height in range(1, size)}
        self._known = {spot: card for spot, card in known.items() if spot in under}
        pool = hidden(seen)
        for card in self._known.values():
            pool.remove(card)
        self._pool, self._turned = pool, len(under) - len(self._known)

    def choices(self, made: _Made) -> Choices | None:
        plans = self._plans(made)
        keys = [self._key(plan) for plan in plans]

        def tell(plan: int) -> Appraisal:
            return self._tell(plans[plan], made)

        deals = DEALS if self._turned else 0
        return Choices(keys, self._key(made), self._trials(plans), BATCH, deals, tell)

    def _plans(self, made: _Made) -> list[_Made]:
        seen = self._seen
        found: list[_Made] = [made]
        if seen.empty:
            found += [Refill(seen.empty[0], source) for source in seen.sources]
        if not seen.empty or seen.options.solo_refill != "must":
            melds = self._words.melds(self._cards)
            likely = self._player.promising(self._cards, melds, LOOKED_AT)
            if not self._turned:
                likely = [*self._words.laid_at_once(self._cards).melds, *likely]
            known = [meld for meld in likely if self._everyday(deck.spelt(meld))]
            found += [Take(places_of(seen, meld)) for meld in known[:CANDIDATES]]
        return found

    def _key(self, move: _Made) -> tuple[object, ...]:
        """What moves have in common that come to the same: cards as good as each other are used or moved."""
        piles, sizes = self._seen.piles, self._seen.sizes
        if isinstance(move, Take):
            return ("take", *sorted((piles[place] or "", sizes[place]) for place in move.places))
        if isinstance(move, Refill):
            return ("refill", piles[move.source], sizes[move.source])
        return ("give_up",)

    def _trials(self, plans: Sequence[_Made]) -> Tried:
        def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
            sums = [0] * len(alive)
            for number in range(first, first + deals):
                piles = self._deal(number)
                for at, plan in enumerate(alive):
                    sums[at] += self._left(piles, plans[plan])
            return [(max(0.0, deals - left / WORTH), float(-left)) for left in sums]

        return trying

    def _deal(self, number: int) -> Piles:
        """What may lie face down, by chance that hangs on the number and on what is seen."""
        luck = random.Random(f"{number} {self._seen.piles} {self._seen.sizes}")
        drawn = iter(luck.sample(self._pool, self._turned))
        return tuple(
            ()
            if card is None
            else (
                card,
                *(self._known.get((place, height)) or next(drawn) for height in range(size - 1, 0, -1)),
            )
            for place, (card, size) in enumerate(zip(self._seen.piles, self._seen.sizes, strict=True))
        )

    def _left(self, piles: Piles, move: _Made) -> int:
        if isinstance(move, GiveUp):
            return sum(deck.value(self._edition, pile) for pile in piles)
        return self._player.left(play.after(piles, move))

    # What is told -----------------------------------------------------------------------------

    def _tell(self, one: _Made, mine: _Made) -> Appraisal:
        if isinstance(one, Refill):
            deepest = self._seen.sizes[one.source] == max(self._seen.sizes)
            return Appraisal(one.to_json(), 0, ("deepest",) if deepest else ())
        if isinstance(one, GiveUp):
            return Appraisal(one.to_json(), 0)
        meld = self._seen.meld(one.places)
        points = deck.value(self._edition, meld)
        if not isinstance(mine, Take):
            return Appraisal(one.to_json(), points, ("goes_on",) if isinstance(mine, GiveUp) else ())
        other = self._seen.meld(mine.places)
        if sorted(meld) == sorted(other):
            reasons = ("deeper",) if self._depth(one) > self._depth(mine) else ()
            return Appraisal(one.to_json(), points, reasons)
        codes, scoring = list[str](), list[str]()
        rid = [card for card in meld if card not in other and deck.values(self._edition)[card] >= DEAR]
        if rid:
            codes.append(f"rid:{' '.join(dict.fromkeys(rid))}")
        codes += filter(None, [self._stays(meld, other)])
        if len(meld) > len(other):
            codes.append(f"cards:{len(meld)}:{len(other)}")
        more = points - deck.value(self._edition, other)
        if more > 0:
            scoring = [f"worth:{more}"]
        drawback = self._one_kind(meld)
        return Appraisal(
            *(one.to_json(), points, (*codes, *scoring), (drawback,) if drawback else ()),
            scoring=tuple(scoring),
        )

    def _depth(self, move: Take) -> int:
        return sum(self._seen.sizes[place] for place in move.places)

    def _stays(self, meld: Meld, other: Meld) -> str:
        """How many words the cards spell that stay, where that is clearly more than after the other word."""
        mine, its = (
            sum(self._everyday(word) for word in {deck.spelt(one) for one in self._words.melds(stay)})
            if stay
            else 0
            for stay in (kept(self._cards, meld), kept(self._cards, other))
        )
        return f"stay:{mine}:{its}" if mine >= MANY * its + FEW else ""

    def _one_kind(self, meld: Meld) -> str:
        """Whether only vowels or only consonants stay open."""
        stay = kept(self._cards, meld)
        vowels = [sum(letter in VOWELS for letter in card) for card in stay]
        if len(stay) < FEW:
            return ""
        if not any(vowels):
            return "consonants"
        return "vowels" if all(v == len(card) for v, card in zip(vowels, stay, strict=True)) else ""


def advice_alone(moment: Moment) -> Take | Refill:
    """The better move of a moment, as the table shows one."""
    return _read_move(moment.better)
