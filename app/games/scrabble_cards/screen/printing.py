"""Printed positions of Scrabble karty as exercises, and the sheet to write points on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from app.games.scrabble_cards.cards import BLANK, Letter
from app.games.scrabble_cards.choices import SolvedPosition
from app.games.scrabble_cards.screen.boxed import ScrabbleBox
from app.tabletop.printed.blocks import MM, Block, piece_edge
from app.tabletop.printed.field import field, hand
from app.tabletop.printed.kind import MakeSheet, PrintKind, score_sheet
from app.tabletop.printed.pages import numbered, positions_page, score_page
from app.tabletop.printed.paper import Printed
from app.widgets.look import fonts

translate = QCoreApplication.translate
TURNS, PLAYERS = 18, ScrabbleBox.seats[1]
CARD, HIGH = 9 * MM, 66 * MM
"""Largest side of a printed card, and greatest height of a position."""
HELD_JOKER = Letter(BLANK, True)
POLICY = "scrabble-inflected"


def kinds(positions: MakeSheet) -> Sequence[PrintKind]:
    """The sheets. positions: works them out with what is best in them."""
    return (
        PrintKind(
            "positions",
            lambda: translate("ScrabblePrint", "Positions as exercises"),
            positions,
            _positions,
            POLICY,
        ),
        score_sheet(_scores),
    )


def paint_card(painter: QPainter, cell: QRectF, card: Letter, fresh: bool) -> None:
    """A letter with its value; fresh: with a thick edge. A joker that is still held shows nothing."""
    side = cell.width()
    face = piece_edge(painter, cell, rounded=0.11, width=8 if fresh else 2)
    if card == HELD_JOKER:
        return
    painter.setFont(fonts.serif(side * 0.6))
    painter.drawText(face.translated(-side * 0.06, 0), Qt.AlignmentFlag.AlignCenter, card.letter)
    painter.setFont(fonts.sans(side * 0.24))
    corner = face.adjusted(0, 0, -side * 0.07, -side * 0.02)
    painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(card.value))


def _table(position: SolvedPosition, *, solved: bool) -> Block:
    return field(position.table, position.best, paint_card, side=CARD, high=HIGH, solved=solved)


def _held(cards: Sequence[str]) -> Block:
    faces = [HELD_JOKER if card == BLANK else Letter(card) for card in cards]
    return hand(faces, paint_card, side=CARD)


def _positions(positions: Sequence[SolvedPosition]) -> Printed:
    title = translate("ScrabblePrint", "Scrabble karty: positions")
    task = translate(
        "ScrabblePrint",
        "Lay some of the seven cards so that all words are good. Which turn brings most points? An empty "
        "card is a joker. Bonus cards are left out.",
    )
    best = translate("ScrabblePrint", "{words}: {points} points; turns that bring as much: {ways}")
    return positions_page(
        title,
        task,
        (
            (
                _table(one, solved=False),
                _held(one.hand),
                best.format(words=", ".join(one.words), points=one.points, ways=one.ways),
                _table(one, solved=True),
            )
            for one in positions
        ),
    )


def _scores() -> Printed:
    """Turns and their points, and what is settled at the end (RULES SK8, SK18)."""
    last = (translate("ScrabblePrint", "in hand −"), translate("ScrabblePrint", "from the others +"))
    notes = (
        translate(
            "ScrabblePrint", "The first word counts double. All seven cards in one turn: 50 points more."
        ),
        translate(
            "ScrabblePrint",
            "One bonus card a turn: a premium card or the own group card, neither with the first word. Of "
            "the group cards against a turn the highest counts.",
        ),
        translate(
            "ScrabblePrint",
            "At the end everybody subtracts the cards in hand; whoever went out adds those of all others.",
        ),
    )
    title = translate("ScrabblePrint", "Scrabble karty: points")
    return score_page(title, (*numbered(TURNS), *last), PLAYERS, notes, high=8.6 * MM, first=1.5)
