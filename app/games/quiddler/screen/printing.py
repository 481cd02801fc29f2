"""Printed hands of Quiddler as exercises, and the sheet to write points on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from app.engine.codes import spaced
from app.games.quiddler import deck
from app.games.quiddler.hands import SolvedHand
from app.games.quiddler.order.code import options, written
from app.games.quiddler.screen.boxed import QuiddlerBox
from app.tabletop.printed.blocks import (
    MM,
    Beside,
    Block,
    PaintedBlock,
    Paragraph,
    Stack,
    WritingLines,
    name_line,
    piece_edge,
)
from app.tabletop.printed.kind import MakeSheet, PrintKind, score_sheet
from app.tabletop.printed.pages import score_page
from app.tabletop.printed.paper import Printed
from app.widgets.look import fonts

translate = QCoreApplication.translate
PLAYERS = QuiddlerBox.seats[1]
CARD = 15 * MM
"""Width of a printed card, with the room around it."""
TALL = 1.37
"""Its height, so that the card itself is 5 to 7."""


def kinds(edition: str, dealt: MakeSheet) -> Sequence[PrintKind]:
    """The sheets, with the cards of that edition. dealt: works out hands and what is best in them."""
    return (
        PrintKind(
            "hands",
            lambda: translate("QuiddlerPrint", "Hands as exercises"),
            dealt,
            lambda hands: _hands(hands, edition),
            "english" if edition == "en" else "quiddler",
            takes_deal=True,
        ),
        score_sheet(lambda: _scores(edition)),
    )


def paint_cards(painter: QPainter, rect: QRectF, cards: Sequence[str], edition: str) -> None:
    """Cards in a row, each with its value in the corner."""
    wide = min(CARD, rect.width() / len(cards))
    worth = deck.values(edition)
    for place, card in enumerate(cards):
        cell = QRectF(rect.left() + place * wide, rect.top(), wide, wide * TALL)
        face = piece_edge(painter, cell, rounded=0.11, width=3)
        painter.setFont(fonts.serif(wide * (0.42 if len(card) > 1 else 0.56)))
        painter.drawText(face.translated(0, wide * 0.09), Qt.AlignmentFlag.AlignCenter, card)
        painter.setFont(fonts.sans(wide * 0.22))
        corner = face.adjusted(wide * 0.08, wide * 0.04, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(worth[card]))


def _row(cards: Sequence[str], edition: str) -> PaintedBlock:
    return PaintedBlock(
        lambda width: min(CARD, width / len(cards)) * TALL + 2 * MM,
        lambda painter, rect: paint_cards(painter, rect, cards, edition),
    )


def _hands(hands: Sequence[SolvedHand], edition: str) -> Printed:
    title = translate("QuiddlerPrint", "Quiddler: hands")
    task = translate(
        "QuiddlerPrint",
        "Make words of the cards; one card is left for the discard pile. Which words bring most points?",
    )
    blocks: list[Block] = [name_line(), Paragraph(task, gap=3 * MM)]
    solutions: list[Block] = []
    for number, hand in enumerate(hands, 1):
        blocks.append(
            Stack(
                (
                    Beside(
                        (Paragraph(f"{number}.", 4.2 * MM, "Bold"), _row(hand.cards, edition)),
                        (1, 20),
                        1 * MM,
                    ),
                    WritingLines(1),
                )
            )
        )
        words = " + ".join(f"{'·'.join(meld)} {deck.value(edition, meld)}" for meld in hand.melds)
        told = translate("QuiddlerPrint", "{words}; discarded: {card}; together {points} points")
        none = translate("QuiddlerPrint", "no word")
        text = told.format(words=words or none, card=hand.discard, points=hand.points)
        if hand.hidden:
            also = translate("QuiddlerPrint", "hidden: {words}").format(words=", ".join(hand.hidden))
            text = f"{text}; {also}"
        solutions.append(Stack((_row(hand.cards, edition), Paragraph(f"{number}. {text}", gap=5 * MM))))
    given = any(hand.hidden for hand in hands)
    code = written(options(edition, [hand.cards for hand in hands])) if given else None
    return Printed(title, (blocks,), (solutions,), code=spaced(code) if code else "")


def _scores(edition: str) -> Printed:
    """Rounds with what is dealt in them (RULES QD3), bonuses apart (RULES QD11)."""
    rows = [str(size) for size in deck.hand_sizes(edition)]
    notes = [
        translate("QuiddlerPrint", "A round: values of the words less the cards in hand, 0 at the least.")
        if edition == "cz"
        else translate(
            "QuiddlerPrint",
            "A round: values of words and bonuses less the cards in hand, 0 at the least.",
        ),
        translate(
            "QuiddlerPrint",
            "Ten points more for most words and ten for the longest one, nothing where two are equal; two "
            "players agree on one of them.",
        ),
        translate(
            "QuiddlerPrint",
            "A challenge: whoever is wrong loses the value of the word. One that fell counts no more.",
        ),
        translate("QuiddlerPrint", "The deal goes round to the left; the oldest begins."),
    ]
    title, cards = translate("QuiddlerPrint", "Quiddler: points"), translate("QuiddlerPrint", "cards")
    return score_page(title, rows, PLAYERS, notes, high=15 * MM, corner=cards)
