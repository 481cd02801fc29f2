"""A deal made to order: hands for a class, or for a printed sheet, in which wanted words can be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.order.code import COUNTS
from app.games.quiddler.order.hiding import cuts, hide
from app.games.quiddler.words import searching
from app.lexicon import czech
from app.lexicon.judge import Judge

CARDS, SMALL = 11, 6
"""Most cards of a hand, one of which is thrown away, and so many at least."""
GOOD = (15, 10_000)
"""Common words of a hand that is worth looking at."""
KNOWN = 20_000
"""Rank of a form up to which children know it."""
CLOSE = 0.12
"""So much of the wanted number of words is near enough."""
TRIES = 14
"""Cards that are tried in a free place."""
COARSE, INCOMPLETE = 1000, 6
"""A coarse word is worse than any number of words too many or too few; not to lay all cards is a blemish."""


@dataclass(frozen=True)
class OrderedHands:
    """hands: cards of each. hidden, missed: the wanted words as they were written. common: how many common
    words each hand spells beside them, on average. coarse: those of the missed whose cards also spell a word
    that is not for a class."""

    edition: str
    hands: tuple[tuple[str, ...], ...]
    hidden: tuple[str, ...]
    missed: tuple[str, ...]
    common: int
    coarse: tuple[str, ...] = ()


class _Looking:
    """What a hand can spell, by one judge."""

    def __init__(self, edition: str, judge: Judge) -> None:
        self.judge = judge
        lexicon, policy = judge.lexicon, judge.policy
        rank = lexicon.form_rank if lexicon.language == "cs" else lexicon.rank
        least = "letters" if edition == "en" else "cards"  # RULES QD8
        agreed = Options(edition=edition, min_word=least)
        self._every = searching(judge, agreed)
        self._known = searching(judge, agreed, lambda number: policy.sure(number) and rank(number) <= KNOWN)
        self._refused: dict[tuple[str, ...], bool] = {}

    def coarse(self, cards: Sequence[str]) -> bool:
        """Whether a word can be laid that is not for a class."""
        key = tuple(sorted(cards))
        if key not in self._refused:
            gentle = self.judge.lexicon.gentle
            numbers = {word.number for word in self._every.words(cards)}
            self._refused[key] = any(number >= 0 and not gentle(number) for number in numbers)
        return self._refused[key]

    def common(self, cards: Sequence[str]) -> set[str]:
        return {word.word for word in self._known.words(cards)}

    def complete(self, cards: Sequence[str]) -> bool:
        """Whether all but a card can be laid in words that people know."""
        found = self._known.best(cards)
        return bool(found.melds) and not found.held


def ordered(
    words: Sequence[str],
    edition: str,
    judge: Judge,
    chance: Chance,
    *,
    common: int | None = None,
    budget: Budget | None = None,
) -> OrderedHands:
    """Hands that hold as many of the words as could be found, without coarse words where that can be.

    As few hands as all fit into, else five. words: of either case. common: so many common words are wanted in
    each hand, as near as may be; None for as many as a good one has."""
    looking, spare = _Looking(edition, judge), budget or Budget()
    worth = deck.printed(edition)
    copies = {card: count for card, (count, _) in worth.items()}
    letters = {word: czech.upper(czech.normalise(word)) for word in words}
    unlike = list(dict.fromkeys(letters.values()))
    possible = [word for word in unlike if any(_laid(word, copies))]
    found = hide(possible, copies, COUNTS[-1], CARDS - 1, chance, spare, looking.coarse)
    for count in reversed(COUNTS[:-1]):  # as few as hold the same
        if spare.stop() or len(found.held) < len(possible):
            break
        fewer = hide(possible, copies, count, CARDS - 1, chance, spare, looking.coarse)
        found = fewer if len(fewer.held) == len(possible) else found
        if found is not fewer:
            break
    wish = GOOD if common is None else (round(common * (1 - CLOSE)), round(common * (1 + CLOSE)))
    made = [
        _filled(list(cards.elements()), edition, looking, wish, chance, spare)
        for cards in sorted(found.cards, key=Counter.total)
    ]
    there = {word for word in unlike if any(_spelt(word, hand) for hand in made)}
    beside = [len(looking.common(hand) - {czech.normalise(word) for word in there}) for hand in made]
    missed = tuple(word for word in words if letters[word] not in there)
    ways = {word: [cut for cut in cuts(letters[word], copies) if 0 < len(cut) < CARDS] for word in missed}
    return OrderedHands(
        edition,
        tuple(made),
        tuple(word for word in words if letters[word] in there),
        missed,
        round(sum(beside) / len(beside)),
        tuple(word for word in missed if ways[word] and all(map(looking.coarse, ways[word]))),
    )


def _laid(word: str, copies: dict[str, int]) -> list[bool]:
    return [len(cut) < CARDS for cut in cuts(word, copies)] if word else []


def spells(word: str, hand: Sequence[str]) -> bool:
    """Whether the word can be laid of these cards, one being left to be thrown away (RULES QD6)."""
    return _spelt(czech.upper(czech.normalise(word)), hand)


def _spelt(word: str, hand: Sequence[str]) -> bool:
    return bool(word) and any(len(cut) < len(hand) for cut in cuts(word, Counter(hand)))


def _filled(
    cards: list[str], edition: str, looking: _Looking, wish: tuple[int, int], chance: Chance, budget: Budget
) -> tuple[str, ...]:
    """The hand with as many more cards as it takes to come nearest to what is wanted, shuffled."""
    fewest, most = wish

    def miss(hand: Sequence[str]) -> float:
        count = len(looking.common(hand))
        blemish = 0 if looking.complete(hand) else INCOMPLETE
        return max(fewest - count, count - most, 0) + blemish + COARSE * looking.coarse(hand)

    best, least = list[str](), float("inf")
    for size in range(max(SMALL, len(cards) + 1), CARDS + 1):
        tried = _with_cards(cards, size, edition, miss, chance)
        if miss(tried) < least:
            best, least = tried, miss(tried)
        if least == 0 or budget.stop():
            break
    return tuple(chance.shuffled(best))


def _with_cards(
    cards: Sequence[str], size: int, edition: str, miss: Callable[[Sequence[str]], float], chance: Chance
) -> list[str]:
    """So many cards; each that is added is the one of some that comes nearest, twice round, for what suits
    one depends on the others."""
    left = list((Counter(deck.full_deck(edition)) - Counter(cards)).elements())
    drawn = chance.shuffled(left)
    hand = [*cards, *drawn[: size - len(cards)]]
    least = miss(hand)
    for place in [*range(len(cards), size)] * 2:
        for card in chance.shuffled(left)[:TRIES]:
            if least == 0:
                return hand
            before = hand[place]
            hand[place] = card
            short = Counter(hand) - Counter(deck.full_deck(edition))
            now = miss(hand) if not short else float("inf")
            if now < least:
                least = now
            else:
                hand[place] = before
    return hand
