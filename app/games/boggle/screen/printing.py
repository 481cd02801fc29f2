"""Printed boards with lines, sets A and B, and the sheet to write points on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from app.engine.codes import spaced
from app.games.boggle.board import SIDE
from app.games.boggle.prints.exercise import KeyedBoard
from app.games.boggle.screen.boxed import BoggleBox
from app.tabletop import phrases
from app.tabletop.printed.blocks import (
    MM,
    Beside,
    Block,
    Cut,
    PaintedBlock,
    Paragraph,
    Space,
    Stack,
    WritingLines,
    heading,
    name_line,
    piece_edge,
)
from app.tabletop.printed.kind import MakeSheet, PrintKind, score_sheet
from app.tabletop.printed.pages import numbered, score_page
from app.tabletop.printed.paper import ROOM, Printed
from app.widgets.look import fonts

translate = QCoreApplication.translate
ROUNDS, PLAYERS = 12, BoggleBox.seats[1]
POLICY = "boggle"
IN_A_BLOCK = 60
"""Words of a key that stay together on a page."""


def kinds(one: MakeSheet, two: MakeSheet) -> Sequence[PrintKind]:
    """The sheets of Boggle. one, two: work out a board with its words, and two that are equally rich."""
    return (
        PrintKind(
            "large", lambda: translate("BogglePrint", "One large board"), one, _large, POLICY, takes_deal=True
        ),
        PrintKind(
            "four",
            lambda: translate("BogglePrint", "Four a page, with lines"),
            one,
            _four,
            POLICY,
            takes_deal=True,
        ),
        PrintKind(
            "pair", lambda: translate("BogglePrint", "Sets A and B"), two, _pair, POLICY, takes_deal=True
        ),
        score_sheet(_scores),
    )


def paint_board(painter: QPainter, rect: QRectF, letters: str) -> None:
    """Sixteen dice, as large as there is room."""
    side = min(rect.width(), rect.height()) / SIDE
    left = rect.center().x() - side * SIDE / 2
    painter.setFont(fonts.serif(side * 0.58))
    for cell, letter in enumerate(letters):
        row, column = divmod(cell, SIDE)
        die = QRectF(left + column * side, rect.top() + row * side, side, side)
        die = piece_edge(painter, die, rounded=0.15, width=max(3, side * 0.02))
        # Capitals with háčky are higher than without: they stand a little lower than in the middle.
        painter.drawText(die.translated(0, side * 0.03), Qt.AlignmentFlag.AlignCenter, letter)


def picture(letters: str, share: float = 1.0, most: float = 1e9) -> PaintedBlock:
    """A board. share: of the width. most: no larger than that."""
    return PaintedBlock(
        lambda width: min(width * share, most) + 4 * MM,
        lambda painter, rect: paint_board(painter, rect.adjusted(0, 0, 0, -4 * MM), letters),
    )


def _code(board: KeyedBoard) -> str:
    return translate("BogglePrint", "Board {code}").format(code=spaced(board.letters))


def _large(board: KeyedBoard) -> Printed:
    title = translate("BogglePrint", "Boggle")
    page = (Space(12 * MM), picture(board.letters))
    return Printed(title, (page,), (key(board),), _code(board))


def _four(board: KeyedBoard) -> Printed:
    """The same board for four pupils; two columns of lines under each."""
    high = ROOM.height() - 2
    side = 56 * MM
    lines = int((high / 2 - 10 * MM - 11 * MM - side - 4 * MM) / (8 * MM))
    quarter = Stack((name_line(), picture(board.letters, most=side), WritingLines(lines, 2, gap=0)))
    page = (Cut((quarter,) * 4, 2, high),)
    return Printed(translate("BogglePrint", "Boggle"), (page,), (key(board),), _code(board))


def _pair(boards: Sequence[KeyedBoard]) -> Printed:
    """A page for each set, with lines; both are told apart in the key too."""
    pages, solutions = [], []
    for name, board in zip("AB", boards, strict=True):
        label = translate("BogglePrint", "Set {name}").format(name=name)
        lines = int((ROOM.height() - (12 + 96 + 4 + 12) * MM) / (8 * MM))
        head = Beside((heading(label), name_line()), (1, 3))
        pages.append((head, Space(2 * MM), picture(board.letters, most=96 * MM), WritingLines(lines, 3)))
        solutions.append(key(board, label))
    both = " · ".join(f"{name} {spaced(board.letters)}" for name, board in zip("AB", boards, strict=True))
    return Printed(translate("BogglePrint", "Boggle, sets A and B"), pages, solutions, both)


def key(board: KeyedBoard, label: str = "") -> list[Block]:
    """All words of a board: by length, the longest first, and in each length the commonest first."""
    common, everything = board.counts
    told = translate("BogglePrint", "{common} common words (before the dash), {all} in all.")
    text = Paragraph(told.format(common=common, all=everything), 4 * MM)
    small = PaintedBlock(lambda _: 42 * MM, lambda painter, rect: paint_board(painter, rect, board.letters))
    said: list[Block] = [heading(label), text] if label else [text]
    if board.hidden:
        ordered = translate("BogglePrint", "Hidden to order: {words}").format(words=", ".join(board.hidden))
        said.append(Paragraph(ordered, 4.4 * MM, "Bold", gap=1 * MM))
    blocks: list[Block] = [Beside((Stack(said), small), (3, 1))]
    for length, words in board.words.items():
        blocks.append(Paragraph(phrases.letters(length), 4.4 * MM, "Bold", gap=1 * MM))
        known = board.common[length]
        for start in range(0, len(words), IN_A_BLOCK):
            part = words[start : start + IN_A_BLOCK]
            before = [word for place, word in enumerate(part, start) if place < known]
            after = [word for place, word in enumerate(part, start) if place >= known]
            dash = " – " if after and start <= known else ""
            blocks.append(Paragraph(", ".join(before) + dash + ", ".join(after), 4 * MM, gap=2.5 * MM))
    return blocks


def _scores() -> Printed:
    """Points by rounds; who shakes goes round."""
    notes = (
        translate(
            "BogglePrint", "Names stand in the first line. The next player shakes the box in each round."
        ),
        translate("BogglePrint", "A word that nobody else has is worth a point, whatever its length."),
    )
    title = translate("BogglePrint", "Boggle: points")
    return score_page(title, numbered(ROUNDS), PLAYERS, notes, high=13 * MM)
