"""The hand of Scrabble karty: what it and its places are called."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.cards import HAND
from app.games.scrabble_cards.screen import names, texts
from app.games.scrabble_cards.screen.hand.draft import LetterDraft, is_card
from app.games.scrabble_cards.table import Cell
from app.tabletop import phrases
from app.tabletop.context import ViewContext
from app.tabletop.hand.draft import HandOrders
from app.tabletop.hand.hand import HandController, HandTexts, RackSlot
from app.tabletop.note import Note
from app.widgets import writing

translate = QCoreApplication.translate

LetterHand: TypeAlias = HandController[LetterDraft]


def held_name(held: RackSlot) -> str:
    """“Place 3: card Ř, 4 points, chosen”."""
    number = held.place + 1
    if held.back:
        name = translate("ScrabbleHand", "Place {number}: covered").format(number=number)
    elif held.key is None:
        name = translate("ScrabbleHand", "Place {number}: empty").format(number=number)
    else:
        away = translate("ScrabbleHand", "Place {number}: {card}, on the table")
        text = away if held.away else translate("ScrabbleHand", "Place {number}: {card}")
        name = text.format(number=number, card=names.letter_name(str(held.key)))
    return translate("ScrabbleHand", "{card}, chosen").format(card=name) if held.ringed else name


def cell_name(cell: Cell) -> str:
    """“column 3, row −2”: to the right of and below the first card of the game."""
    x, y = map(writing.bare, cell)
    return translate("ScrabbleHand", "column {x}, row {y}").format(x=x, y=y)


def make_hand(context: ViewContext, note: Note, table: QWidget) -> LetterHand:
    """The hand of the person at this table."""
    words = HandTexts(
        refusal=lambda error: texts.refusal(error) or phrases.refusal(error.reason),
        held=held_name,
        cell=cell_name,
        points=phrases.points,
        give=lambda: translate(
            "ScrabbleHand",
            "Mark what you want to exchange, the bonus card too. Mark nothing to pass.",
        ),
    )
    orders = HandOrders(context.notes, "hands", HAND, is_card)
    return HandController(LetterDraft(), words, context, note, orders, table)
