"""Which hands hold as many of the wanted words as they can.

A large neighbourhood search, as for Boggle's boards: some words are taken out of the hands, and all that are
missing are put in anew in a random order, each where it needs the fewest new cards. Words share cards, since
each of them is laid by itself. What holds more words, or as many with fewer cards, goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.quiddler.deck import Meld

STEPS = 1500
"""So often words are put in anew; a second or two for twenty words."""
STALE = 250
"""After so many steps without better hands all words are taken out."""
DETOUR = 0.02
"""How often hands with a word fewer go on, since the way to better ones may lead over them."""
EMPTY = 0.15
"""How often a whole hand is emptied."""

Refused = Callable[[Sequence[str]], bool]


def cuts(word: str, cards: Mapping[str, int]) -> Iterator[Meld]:
    """Every way to spell a word (in capitals) with so many of each card."""
    if not word:
        yield ()
        return
    for size in (2, 1):
        card = word[:size]
        if len(card) == size and cards.get(card, 0):
            yield from ((card, *rest) for rest in cuts(word[size:], {**cards, card: cards[card] - 1}))


class WordHands:
    """words: of each hand, with the cards they take."""

    def __init__(self, words: Sequence[Mapping[str, Counter[str]]]) -> None:
        self.words = [dict(hand) for hand in words]
        self.cards = [_together(hand) for hand in self.words]

    @property
    def held(self) -> set[str]:
        return {word for hand in self.words for word in hand}

    @property
    def worth(self) -> tuple[int, int]:
        """More words first, then fewer cards."""
        return sum(map(len, self.words)), -sum(cards.total() for cards in self.cards)

    def without(self, chance: Chance) -> WordHands:
        """A copy that lacks some words."""
        if chance.unit() < EMPTY:
            gone = set(self.words[chance.below(len(self.words))])
        else:
            gone = set(chance.shuffled(sorted(self.held))[: 1 + chance.below(4)])
        return WordHands(
            [{word: need for word, need in hand.items() if word not in gone} for hand in self.words]
        )

    def put(
        self, word: str, ways: Sequence[Counter[str]], room: int, chance: Chance, refused: Refused
    ) -> None:
        """Put the word where it takes the fewest new cards; not at all where no hand has room."""
        places = []
        for at, cards in enumerate(self.cards):
            space = room - cards.total()
            for need in ways:
                new = sum(count - cards[card] for card, count in need.items() if count > cards[card])
                if new <= space:
                    places.append((new, chance.unit(), at, need))
        for new, _, at, need in sorted(places, key=lambda place: place[:2]):
            cards = self.cards[at] | need
            if new == 0 or not refused(tuple(cards.elements())):
                self.words[at][word], self.cards[at] = need, cards
                return

    def spread(self) -> WordHands:
        """The same words, with one at least in every hand as far as there are as many."""
        hands = WordHands(self.words)
        while any(not hand for hand in hands.words) and any(len(hand) > 1 for hand in hands.words):
            empty = hands.words.index({})
            source = max(
                (at for at, hand in enumerate(hands.words) if len(hand) > 1),
                key=lambda at: hands.cards[at].total(),
            )
            word = max(hands.words[source], key=lambda one: (hands.words[source][one].total(), one))
            hands.words[empty][word] = hands.words[source].pop(word)
            hands = WordHands(hands.words)
        return hands


def _together(hand: Mapping[str, Counter[str]]) -> Counter[str]:
    """The cards with which each of the words can be laid."""
    cards = Counter[str]()
    for need in hand.values():
        cards |= need
    return cards


def hide(
    words: Sequence[str],
    deck: Mapping[str, int],
    count: int,
    room: int,
    chance: Chance,
    budget: Budget | None = None,
    refused: Refused = lambda cards: False,
) -> WordHands:
    """So many hands of at most ``room`` cards with as many of the words as could be found; the best so far
    once the budget is spent.

    words: capitals, each once; one that no hand can hold is just not there. deck: how many there are of each
    card. refused: whether these cards must not be a hand."""
    budget = budget or Budget()
    steps = budget.work or STEPS
    ways = {word: [Counter(cut) for cut in cuts(word, deck) if len(cut) <= room] for word in words}
    possible = [word for word in words if ways[word]]
    now = best = WordHands([{}] * count)
    better_at = 0
    for step in range(steps):
        if budget.stop() or len(best.held) == len(possible):
            break
        budget.progress(step / steps)
        if step - better_at > STALE:
            now, better_at = WordHands([{}] * count), step
        tried, held = now.without(chance), now.held
        missing = set(possible) - tried.held
        for word in chance.shuffled(sorted(missing)):
            tried.put(word, ways[word], room, chance, refused)
        fewer = len(held) - len(tried.held)
        if tried.worth < now.worth and not (fewer <= 1 and chance.unit() < DETOUR):
            continue
        better_at = step if fewer < 0 else better_at
        now = tried
        if now.worth > best.worth:
            best = now
    return best.spread()
