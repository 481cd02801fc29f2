"""A list of words as a printed sheet: what the dictionary has found."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.tabletop.printed.blocks import MM, Beside, Block, Paragraph, Space, heading
from app.tabletop.printed.kind import PrintKind
from app.tabletop.printed.paper import Printed

translate = QCoreApplication.translate
COLUMNS = 4


def kind(title: str, words: Sequence[str]) -> PrintKind:
    """A kind of sheet with these words alone. title: what was looked for."""
    listed = tuple(words)
    return PrintKind(
        "words",
        lambda: translate("Printing", "List of words"),
        lambda _wish, _judge, _budget: listed,
        lambda made: _sheet(title, made),
        chance=False,
    )


def _sheet(title: str, words: Sequence[str]) -> Printed:
    """By length, the longest first; in columns from left to right."""
    name = translate("Printing", "List of words")
    blocks: list[Block] = [heading(title)] if title else []
    for _, group in itertools.groupby(sorted(words, key=len, reverse=True), key=len):
        blocks += [_row(row) for row in _rows(list(group))]
        blocks.append(Space(3 * MM))
    return Printed(name, (blocks,))


def _rows(words: Sequence[str]) -> list[Sequence[str]]:
    return [words[start : start + COLUMNS] for start in range(0, len(words), COLUMNS)]


def _row(words: Sequence[str]) -> Block:
    cells = [*words, *("",) * (COLUMNS - len(words))]
    return Beside([Paragraph(word, 4.2 * MM, gap=1 * MM) for word in cells], (1,) * COLUMNS)
