"""What the cards of Quiddler look like and are called."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.games.quiddler import deck
from app.tabletop import phrases
from app.tabletop.cards.card import BACK, Kind, Print
from app.tabletop.cards.tray import HeldCard

translate = QCoreApplication.translate

VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")


def kind(card: str) -> Kind:
    """Two letters are a combination; Y counts as a vowel in both languages."""
    if len(card) > 1:
        return Kind.COMBO
    return Kind.VOWEL if card in VOWELS else Kind.CONSONANT


def printed(edition: str) -> Callable[[str], Print]:
    """What stands on the cards of an edition."""
    worth = deck.values(edition)
    return lambda card: Print(card, worth[card], kind(card))


def card_name(shown: Print) -> str:
    """“card A, 2 points”."""
    if shown.kind is BACK.kind:
        return translate("QuiddlerCards", "a card face down")
    text = translate("QuiddlerCards", "card {card}, {points}")
    return text.format(card=shown.text, points=phrases.points(shown.value))


def held_name(held: HeldCard) -> str:
    """“card A, 2 points, in the word vlak, chosen”."""
    name = card_name(held.shown)
    if held.word:
        name = translate("QuiddlerCards", "{card}, in the word {word}").format(card=name, word=held.word)
    if held.shown.fresh:
        name = translate("QuiddlerCards", "{card}, just drawn").format(card=name)
    return translate("QuiddlerCards", "{card}, chosen").format(card=name) if held.chosen else name
