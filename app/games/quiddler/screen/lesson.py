"""A hand for a whole class, as it is painted and spoken of."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.engine.lessons.one_deal import TeamAnswer
from app.games.quiddler.lesson import HELD, HandDeal, HandFault, LaidHand
from app.games.quiddler.screen.prints import printed
from app.tabletop.cards.card import BACK, TALL, Print, paint_card
from app.tabletop.lesson.one_deal.view import WordView
from app.widgets import writing
from app.widgets.names import listed

translate = QCoreApplication.translate
WIDEST = 5
"""Cards beside each other before the answers are shown."""
FACE = 0.9
"""Share of its place that a card takes in width; as much is left between the rows."""
PITCH = FACE * TALL + 1 - FACE
APART = 0.4
"""Of a card, between two words in a row."""


class HandView(WordView):
    mat = "blue"

    def task(self) -> str:
        return translate("QuiddlerLesson", "Make the best of these cards")

    def rule(self) -> str:
        return translate(
            "QuiddlerLesson", "Cards in words add their values, the others subtract them; one is thrown away."
        )

    def how(self) -> str:
        return translate("QuiddlerLesson", "Write down your words.")

    def hint(self) -> str:
        return translate("QuiddlerLesson", "Words, with spaces")

    def faults(self) -> Mapping[str, str]:
        return {
            HandFault.CARDS: translate("QuiddlerLesson", "These cards do not spell it."),
            HandFault.SHORT: translate("QuiddlerLesson", "Every word takes two cards at least."),
            HandFault.LETTER: translate("QuiddlerLesson", "Every word has two letters at least."),
            HandFault.DISCARD: translate("QuiddlerLesson", "A card must be left to be thrown away."),
        }

    def why(self, answer: TeamAnswer) -> Sequence[str]:
        held = translate("QuiddlerLesson", "left in hand")
        lines = [
            f"{held if what == HELD else what} {'−' if points < 0 else ''}{writing.number(abs(points))}"
            for what, points in answer.parts
        ]
        if sum(points for _, points in answer.parts) < 0:
            lines.append(translate("QuiddlerLesson", "nobody gets less than nothing"))
        return lines

    def solution(self, deal: HandDeal) -> Sequence[str]:
        lines = [*super().solution(deal)]
        if deal.hidden:
            told = translate("QuiddlerLesson", "Hidden to order: {words}")
            lines += ["", told.format(words=listed(deal.hidden))]
        return lines

    def spoken(self, deal: HandDeal) -> str:
        return ", ".join(deal.cards)

    def paint(
        self, painter: QPainter, stage: QRectF, deal: HandDeal, answer: TeamAnswer | None, unit: float
    ) -> None:
        laid = answer.laid if answer is not None else None
        if not isinstance(laid, LaidHand) or answer is None:
            _paint_rows(painter, stage, _lines([printed(card, deal.edition) for card in deal.cards]))
            return
        left = [replace(printed(card, deal.edition), dim=True) for card in (*laid.held, laid.discard)]
        words = [[printed(card, deal.edition) for card in meld] for meld in laid.melds]
        _paint_rows(painter, stage, _packed([*words, left], stage))

    def paint_closed(self, painter: QPainter, stage: QRectF, deal: HandDeal) -> None:
        _paint_rows(painter, stage, _lines([BACK] * len(deal.cards)))


Row: TypeAlias = Sequence[Sequence[Print]]
"""Words beside one another."""


def _lines(cards: Sequence[Print]) -> list[Row]:
    """In rows as long as one another, as near as can be."""
    rows = math.ceil(len(cards) / WIDEST)
    each = math.ceil(len(cards) / rows)
    return [[cards[at : at + each]] for at in range(0, len(cards), each)]


def _packed(groups: Sequence[Sequence[Print]], stage: QRectF) -> list[Row]:
    """Words in rows, several in one where the cards get larger so."""
    found: list[list[Row]] = []
    for most in range(max(map(len, groups)), sum(map(len, groups)) + len(groups)):
        rows: list[list[Sequence[Print]]] = []
        for group in groups:
            if rows and _cells([*rows[-1], group]) <= most:
                rows[-1].append(group)
            else:
                rows.append([group])
        found.append([*rows])
    return max(found, key=lambda rows: _width(rows, stage))


def _cells(row: Row) -> float:
    """How many cards wide a row is."""
    return sum(map(len, row)) + APART * (len(row) - 1)


def _width(rows: Sequence[Row], stage: QRectF) -> float:
    """Of the place of a card."""
    most = max(3.0, *map(_cells, rows))
    return min(stage.width() / most, stage.height() / (len(rows) * PITCH), stage.width() * 0.26)


def _paint_rows(painter: QPainter, stage: QRectF, rows: Sequence[Row]) -> None:
    """Rows of cards in the middle."""
    wide = _width(rows, stage)
    high = wide * PITCH
    top = stage.center().y() - high * len(rows) / 2
    for at, row in enumerate(rows):
        left = stage.center().x() - wide * _cells(row) / 2
        for group in row:
            for place, card in enumerate(group):
                face = QRectF(0, 0, wide * FACE, wide * FACE * TALL)
                face.moveCenter(QPointF(left + wide * (place + 0.5), top + (at + 0.5) * high))
                paint_card(painter, face, card, place + 1)
            left += wide * (len(group) + APART)
