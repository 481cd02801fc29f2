"""The best of a hand that lies on the real table."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.boxed import counting
from app.engine.boxed.counting import EntryFault, Misread
from app.engine.boxed.finding import BoxFound
from app.games.quiddler import deck
from app.games.quiddler.boxed.counting import meld
from app.games.quiddler.model import Options
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.search.arrange import MOST_CARDS

MOST = 8
"""Ways that are told."""


def best(typed: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """The ways to lay a hand with one card for the discard pile (RULES QD7), most points first: more of them
    only where another has more words or a longer one, for the bonuses hang on what others lay (RULES QD11).

    Raises EntryFault."""
    edition = "en" if options.get("edition") == "en" else "cz"
    cards = tuple(card for piece in counting.tokens(typed) for card in meld(edition, piece))
    if not cards:
        raise EntryFault(Misread.EMPTY)
    if len(cards) > MOST_CARDS:
        raise EntryFault(Misread.MANY, str(MOST_CARDS))
    least = "letters" if edition == "en" else "cards"  # RULES QD8
    agreed = Options(edition=edition, min_word=least, ch=1 if options.get("ch") == "1" else 2)
    search = searching(judge, agreed)
    hand = search.hand(cards)
    ways = sorted(hand.frontier(), key=lambda way: (-way.points, -way.words, -way.longest))
    found, seen = list[BoxFound](), list[tuple[int, int]]()
    for way in ways:
        if any(words >= way.words and longest >= way.longest for words, longest in seen):
            continue
        seen.append((way.words, way.longest))
        laid = hand.arrangement(way)
        words = tuple(map(deck.spelt, laid.melds))
        shown = tuple("·".join(word) for word in laid.melds)
        found.append(BoxFound(way.points, words, shown, (laid.discard or "", " ".join(laid.held))))
    return found[:MOST]
