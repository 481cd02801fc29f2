"""Which letter cards nobody at this screen has seen: in the pile or in other hands."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.games.scrabble_cards.cards import COUNTS, ORDER, letter_pack
from app.games.scrabble_cards.model import Observation
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.skin import TALL, CardFace, held_face, paint_face
from app.tabletop import phrases
from app.widgets.controls.label import Label
from app.widgets.look import theme
from app.widgets.look.canvas import Canvas, draw_text
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


class UnseenGrid(Canvas, QWidget):
    """A card of each letter with the number of those that are still to come."""

    def __init__(self, counts: Counter[str]) -> None:
        super().__init__()
        self._counts = counts
        spoken = [f"{names.letter_name(card)}: {counts[card]}" for card in ORDER if counts[card]]
        self.setAccessibleName(translate("ScrabbleUnseen", "Unseen cards"))
        self.setAccessibleDescription("; ".join(spoken))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.current()
        rows = -(-len(COUNTS) // ACROSS)
        return QSize(look.px(760), look.px(rows * 66))

    def paint(self, painter: QPainter, look: theme.Theme) -> None:
        colours = look.palette
        rows = -(-len(COUNTS) // ACROSS)
        across, down = self.width() / ACROSS, self.height() / rows
        wide = min(down * 0.80 / TALL, across * 0.58)
        font = look.font("number_small")
        painter.setFont(font)
        high = QFontMetricsF(font).capHeight()
        for number, card in enumerate(ORDER):
            left, top = number % ACROSS * across, number // ACROSS * down
            face = QRectF(left, top + (down - wide * TALL) / 2 - 2, wide, wide * TALL)
            count = self._counts[card]
            painter.setOpacity(1.0 if count else 0.25)
            paint_face(painter, face, CardFace(held_face(card).card), number)
            painter.setOpacity(1.0)
            at = QPointF(face.right() + look.pxf(6), face.center().y() + high / 2)
            draw_text(painter, f"{count}×", at, font, colours.ink if count else colours.ink3)


def open_unseen(table: QWidget, seen: Observation) -> PaperDialog:
    """Which cards are still in the pile or in other hands; what lies on the heap everybody saw."""
    dialog = PaperDialog(table, translate("ScrabbleUnseen", "Which cards are still to come"), width=860)
    counts = unseen(seen)
    text = translate("ScrabbleUnseen", "In the pile: {pile}. In the hands of the others: {hands}.")
    told = text.format(pile=phrases.cards(seen.pile), hands=phrases.cards(counts.total() - seen.pile))
    if seen.options.target:
        more = translate("ScrabbleUnseen", "Cards that leave the table go back into the pile.")
    else:
        more = translate("ScrabbleUnseen", "Cleared off the table: {heap}.").format(
            heap=phrases.cards(len(seen.heap))
        )
    dialog.body.addWidget(Label(f"{told} {more}", "body", "ink2", wrap=True))
    dialog.body.addWidget(UnseenGrid(counts))
    dialog.open_once(dialog.add_close())
    return dialog
