"""What the cards on the table are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.quiddler.screen import texts
from app.tabletop import phrases
from app.tabletop.cards.card import CardKind, Print
from app.tabletop.cards.rack import HeldCard

translate = QCoreApplication.translate


def card_name(shown: Print) -> str:
    """“card A, 2 points”."""
    if shown.kind is CardKind.BACK:
        return texts.hidden_card()
    text = translate("Quiddler", "card {card}, {points}")
    return text.format(card=shown.text, points=phrases.points(shown.value))


def held_name(held: HeldCard) -> str:
    """“card A, 2 points, in the word vlak, chosen”."""
    name = card_name(held.shown)
    if held.word:
        where = {
            None: translate("QuiddlerCards", "{card}, in the word {word}"),
            True: translate("QuiddlerCards", "{card}, in the good word {word}"),
            False: translate("QuiddlerCards", "{card}, in {word}, which is no word"),
        }
        name = where[held.good].format(card=name, word=held.word)
    if held.shown.fresh:
        name = translate("QuiddlerCards", "{card}, just drawn").format(card=name)
    return translate("QuiddlerCards", "{card}, chosen").format(card=name) if held.chosen else name
