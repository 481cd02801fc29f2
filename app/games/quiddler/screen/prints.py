"""What stands on the cards of Quiddler: letters, value and the mark of their kind."""

from __future__ import annotations

from functools import cache

from app.games.quiddler import deck
from app.tabletop.cards.card import Kind, Print

_VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")
"""RULES G1."""


def kind(card: str) -> Kind:
    """Two letters, a vowel, or a consonant."""
    if len(card) > 1:
        return Kind.COMBO
    return Kind.VOWEL if card in _VOWELS else Kind.CONSONANT


@cache
def printed(card: str, edition: str) -> Print:
    return Print(card, deck.values(edition)[card], kind(card))
