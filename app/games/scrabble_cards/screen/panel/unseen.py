"""Which letter cards nobody at this screen has seen: in the pile or in other hands."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.games.scrabble_cards.cards import ORDER, letter_pack
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.skin import TALL, CardFace, held_face, paint_face
from app.tabletop import phrases
from app.tabletop.panel.unseen import UnseenGrid, open_grid
from app.widgets.sheets.dialog import PaperDialog

translate = QCoreApplication.translate

ACROSS = 9


def unseen(seen: Observation) -> Counter[str]:
    """How many of each card lie neither on the table nor on the heap nor in the own hand."""
    left = Counter(letter_pack())
    left.subtract(seen.hand)
    left.subtract(letter.card for letter, _ in seen.table)
    left.subtract(seen.heap)
    if seen.pending is not None and seen.turn != seen.seat:
        left.subtract(letter.card for letter, _ in seen.pending.cards)
    return left


def open_unseen(table: QWidget, seen: Observation) -> PaperDialog:
    """Which cards are still in the pile or in other hands; what lies on the heap everybody saw."""
    counts = unseen(seen)

    def paint(painter: QPainter, face: QRectF, kind: int) -> None:
        paint_face(painter, face, CardFace(held_face(ORDER[kind]).card), kind)

    grid = UnseenGrid([counts[card] for card in ORDER], ACROSS, (84, 66), TALL, paint)
    spoken = [f"{names.letter_name(card)}: {counts[card]}" for card in ORDER if counts[card]]
    grid.setAccessibleName(translate("ScrabbleUnseen", "Unseen cards"))
    grid.setAccessibleDescription("; ".join(spoken))
    text = translate("ScrabbleUnseen", "In the pile: {pile}. In the hands of the others: {hands}.")
    told = text.format(pile=phrases.cards(seen.pile), hands=phrases.cards(counts.total() - seen.pile))
    if seen.options.target:
        more = translate("ScrabbleUnseen", "Cards that leave the table go back into the pile.")
    else:
        more = translate("ScrabbleUnseen", "Cleared off the table: {heap}.").format(
            heap=phrases.cards(len(seen.heap))
        )
    title = translate("ScrabbleUnseen", "Which cards are still to come")
    return open_grid(table, title, f"{told} {more}", grid, 860)
