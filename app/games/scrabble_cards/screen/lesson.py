"""A position for a whole class, as it is painted and spoken of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.engine.lessons.one_deal import TeamAnswer
from app.games.scrabble_cards.lesson import BINGO, TurnDeal, TurnFault
from app.games.scrabble_cards.screen import names
from app.games.scrabble_cards.screen.cards.skin import CardFace, LetterSkin, Way, held_face
from app.tabletop.lesson.one_deal.view import WordView, cell_of, centre_of, paint_hand
from app.tabletop.pieces.skin import paint_piece
from app.widgets import writing

translate = QCoreApplication.translate
HAND = 0.26
"""Share of the stage that the hand takes."""


class Box(NamedTuple):
    """The cells that are shown."""

    left: int
    top: int
    columns: int
    rows: int


class TurnView(WordView):
    mat = "green"

    def __init__(self) -> None:
        self._skin = LetterSkin()

    def task(self) -> str:
        return translate("ScrabbleLesson", "Find the best turn")

    def rule(self) -> str:
        return translate(
            "ScrabbleLesson",
            "Lay some of the seven cards so that all words are good. Each word brings what its cards say.",
        )

    def how(self) -> str:
        return translate("ScrabbleLesson", "Write down the longest word and its points.")

    def hint(self) -> str:
        return translate("ScrabbleLesson", "The word and its points")

    def faults(self) -> Mapping[str, str]:
        return {
            TurnFault.PLACE: translate("ScrabbleLesson", "It cannot be laid here with these cards."),
        }

    def why(self, answer: TeamAnswer) -> Sequence[str]:
        bingo = translate("ScrabbleLesson", "all seven cards")
        return [
            f"{bingo if what == BINGO else what.lower()} {writing.number(points)}"
            for what, points in answer.parts
        ]

    def spoken(self, deal: TurnDeal) -> str:
        return ", ".join(names.letter_name(card) for card in deal.hand)

    def paint(
        self, painter: QPainter, stage: QRectF, deal: TurnDeal, answer: TeamAnswer | None, unit: float
    ) -> None:
        laid = answer.laid or () if answer is not None else ()
        row = QRectF(
            stage.left(), stage.bottom() - HAND * stage.height(), stage.width(), HAND * stage.height()
        )
        place = stage.adjusted(0, 0, 0, -row.height() - 24 * unit)
        cells = [cell for _, cell in (*deal.seen.table, *laid)]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        box = Box(left, top, max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1)
        form = self._skin.form
        wide, first = cell_of(place, box, form, 150 * unit)
        for card, cell in deal.seen.table:
            centre = centre_of(cell, box, form, wide, first)
            face = CardFace(card)
            paint_piece(painter, self._skin, face, centre, wide * form.face, self._skin.cut(face, cell))
        for card, cell in laid:
            centre = centre_of(cell, box, form, wide, first)
            face = CardFace(card, Way.FRESH)
            paint_piece(painter, self._skin, face, centre, wide * form.face, self._skin.cut(face, cell))
        away, used = [], [card.card for card, _ in laid]
        for at, held in enumerate(deal.hand):
            if held in used:
                used.remove(held)
                away.append(at)
        paint_hand(painter, row, self._skin, [held_face(card) for card in deal.hand], away=away)

    def paint_closed(self, painter: QPainter, stage: QRectF, deal: TurnDeal) -> None:
        row = stage.adjusted(0, stage.height() * 0.37, 0, -stage.height() * 0.37)
        paint_hand(painter, row, self._skin, [self._skin.back] * len(deal.hand))
