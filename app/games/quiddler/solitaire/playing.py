"""Playing a deal to its end in a few milliseconds, so that a move can be tried on many (RULES QD13)."""

from __future__ import annotations

from heapq import nlargest

from app.games.quiddler import deck
from app.games.quiddler.deck import Meld
from app.games.quiddler.solitaire import piles as play
from app.games.quiddler.solitaire.best import SHARE, VOWELS
from app.games.quiddler.solitaire.piles import OpenWords, Pile, Piles

LOOKED_AT = 6
"""Words that look best, of which it is asked what words would stay."""
BALANCE, FREEDOM = 10.0, 6.0
"""What a vowel too many or too few is worth in points, and a doubling of the words that stay."""
PLENTY = 5
"""More words than two to the power of this are no better."""


class QuickPlayer:
    """Plays without looking ahead: cards that are worth much go first, what stays is to be mixed and to spell
    something. It leaves more over than `ParPlayer`, in a fiftieth of the time."""

    def __init__(self, words: OpenWords, edition: str) -> None:
        self._words, self._worth = words, deck.values(edition)
        share = SHARE[edition]
        self._lacks = {card: sum(one in VOWELS for one in card) / len(card) - share for card in self._worth}

    def left(self, dealt: Piles) -> int:
        """What it leaves over of these piles."""
        piles = dealt
        while True:
            piles = self._filled(piles)
            cards = play.opened(piles)
            if not any(len(pile) > 1 for pile in piles):
                held = self._words.laid_at_once(cards).held if cards else ()
                return sum(self._worth[card] for card in held)
            melds = self._words.melds(cards)
            if not melds:
                return sum(self._worth[card] for pile in piles for card in pile)
            piles = _taken(piles, self._chosen(cards, melds))

    def promising(self, cards: Pile, melds: tuple[Meld, ...], count: int) -> list[Meld]:
        """The words that look best of these open cards, best first."""
        open_lack = sum([self._lacks[card] for card in cards])

        def looks(meld: Meld) -> float:
            off = open_lack - sum([self._lacks[card] for card in meld])
            return sum([self._worth[card] for card in meld]) - BALANCE * abs(off)

        rough = nlargest(max(count, LOOKED_AT), [(looks(meld), meld) for meld in melds])
        return [
            meld for _, meld in nlargest(count, [(v + self._stays(cards, meld), meld) for v, meld in rough])
        ]

    def _chosen(self, cards: Pile, melds: tuple[Meld, ...]) -> Meld:
        return self.promising(cards, melds, 1)[0]

    def _stays(self, cards: Pile, meld: Meld) -> float:
        stay = kept(cards, meld)
        words = len(self._words.melds(stay)).bit_length() if stay else PLENTY
        return FREEDOM * min(PLENTY, words)

    def _filled(self, piles: Piles) -> Piles:
        """Empty places filled from the deepest piles, the cheapest open card first."""
        for place in play.empty(piles):
            sources = play.sources(piles)
            if not sources:
                break
            source = max(sources, key=lambda at: (len(piles[at]), -self._worth[piles[at][0]], -at))
            piles = play.refilled(piles, place, source)
        return piles


def kept(cards: Pile, meld: Meld) -> Pile:
    """The open cards that stay when a word is made of some."""
    stay = list(cards)
    for card in meld:
        stay.remove(card)
    return tuple(stay)


def _taken(piles: Piles, meld: Meld) -> Piles:
    """After a word of the cards under which most lie."""
    left = list(piles)
    for card in meld:
        at = max(
            (at for at, pile in enumerate(left) if pile and pile[0] == card), key=lambda at: len(left[at])
        )
        left[at] = left[at][1:]
    return tuple(left)
