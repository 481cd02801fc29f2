"""Which hands hold as many of the wanted words as they can.

Some words are taken out of the hands, and all that are missing are put in anew, each where it needs the
fewest new cards. Words share cards, since each of them is laid by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.quiddler.deck import Meld
from app.search.hiding import most_hidden

STEPS = 1500
"""So often words are put in anew; a second or two for twenty words."""
STALE = 250
"""After so many steps without better hands all words are taken out."""
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
    ways = {word: [Counter(cut) for cut in cuts(word, deck) if len(cut) <= room] for word in words}
    best = most_hidden(
        lambda: WordHands([{}] * count),
        sorted(word for word in words if ways[word]),
        lambda hands, word: hands.put(word, ways[word], room, chance, refused),
        chance,
        budget or Budget(),
        steps=STEPS,
        stale=STALE,
    )
    return best.spread()
