"""Who deals, and whether a deck is whole (RULES QD2, QD3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.engine.errors import DamagedRecord
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.model import Options


def first_dealer(seats: Sequence[Seat]) -> int:
    """The oldest; equal or untold: the lowest seat (RULES QD3, RULES-REGISTER D26)."""
    return min(range(len(seats)), key=lambda seat: (-(seats[seat].age or 0), seat))


def need_deck(cards: Sequence[str], options: Options) -> None:
    """Raises DamagedRecord where these are not the 118 cards of the edition."""
    if Counter(cards) != Counter(deck.full_deck(options.edition, options.ly)):
        raise DamagedRecord("the deck is not the 118 cards of the edition")
