"""What stands on the cards of Quiddler: letters, value and the mark of their kind."""

from __future__ import annotations

from functools import cache

from app.games.quiddler import deck
from app.tabletop.cards.card import CardKind, Print

_VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")
"""RULES G1."""


def kind(card: str) -> CardKind:
    """Two letters, a vowel, or a consonant."""
    if len(card) > 1:
        return CardKind.COMBO
    return CardKind.VOWEL if card in _VOWELS else CardKind.CONSONANT


@cache
def printed(card: str, edition: str) -> Print:
    return Print(card, deck.values(edition)[card], kind(card))
