"""A list of words as a printed sheet: what the dictionary has found."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from app.tabletop.printed.blocks import MM, Beside, Block, Paragraph, Space, heading
from app.tabletop.printed.kind import PrintKind
from app.tabletop.printed.paper import ROOM, Printed

translate = QCoreApplication.translate
COLUMNS = 4
"""At most; long words have fewer."""
SIZE, SPACE = 4.2 * MM, 6 * MM
"""Of the letters, and between columns."""


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
        listed = list(group)
        columns = _columns(listed)
        blocks += [_row(listed[start : start + columns], columns) for start in range(0, len(listed), columns)]
        blocks.append(Space(3 * MM))
    return Printed(name, (blocks,))


def _columns(words: Sequence[str]) -> int:
    """As many as have room for the longest word: one that is too long would be cut at the edge."""
    metrics = QFontMetricsF(Paragraph("", SIZE).font)
    widest = max(map(metrics.horizontalAdvance, words))
    return max(1, min(COLUMNS, int((ROOM.width() + SPACE) / (widest + SPACE))))


def _row(words: Sequence[str], columns: int) -> Block:
    cells = [*words, *("",) * (columns - len(words))]
    return Beside([Paragraph(word, SIZE, gap=1 * MM) for word in cells], (1,) * columns, SPACE)
