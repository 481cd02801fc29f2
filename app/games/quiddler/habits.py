"""What the words that others laid tell of them: whether they mind the bonuses."""

from __future__ import annotations

from app.games.quiddler.hands import Hands
from app.games.quiddler.model import Observation, SeatRound

SURE = 64
"""Trials take a seat to mind the bonuses in none to so many of so many deals."""

CUT_UP = 1.5
"""So much likelier it is that somebody minds them who cut cards up for them. Whoever knows short words only
does so too."""

LEFT_WHOLE = 3.0
"""So much likelier it is that somebody does not who left the same cards in as few words as they go into."""


def minding(seen: Observation, hands: Hands) -> list[int]:
    """Of each seat in how many of `SURE` deals it is taken to mind the bonuses, by the finished rounds in
    which it went out; half of them where none tells. hands: as the observing seat sees them."""
    odds = [1.0] * seen.seats
    for one in seen.past:
        if one.out is not None and one.out != seen.seat:
            odds[one.out] *= _told(one.rows[one.out], hands)
    return [round(SURE * odd / (1 + odd)) for odd in odds]


def _told(row: SeatRound, hands: Hands) -> float:
    """How much likelier a seat that went out so minds the bonuses. It tells something where the bonuses ask
    for more words than the cards go into."""
    if not row.laid or row.aside or row.fallen:
        return 1.0
    ways = hands.of(card for meld in row.laid for card in meld).covers()
    if not ways:
        return 1.0
    fewest = min(words for words, _ in ways)
    asked, _ = max(ways, key=lambda way: hands.worth(0, *way))
    if asked == fewest:
        return 1.0
    if len(row.laid) >= asked:
        return CUT_UP
    return 1.0 if len(row.laid) > fewest else 1 / LEFT_WHOLE
