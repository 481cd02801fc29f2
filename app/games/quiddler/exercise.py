"""A printed hand and what is best in it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.quiddler.deck import Meld


@dataclass(frozen=True)
class SolvedHand:
    """cards: as they were dealt. melds: the words that bring most points when one card is spare. discard:
    that card. points: of the words, less what is held. hidden: words for whose sake the hand is so."""

    cards: tuple[str, ...]
    melds: tuple[Meld, ...]
    discard: str
    points: int
    hidden: tuple[str, ...] = ()
