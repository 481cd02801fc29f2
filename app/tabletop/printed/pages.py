"""Pages that the sheets of several games are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from app.tabletop.printed.blocks import (
    MM,
    Block,
    FilledTable,
    Paragraph,
    Stack,
    WritingLines,
    heading,
    name_line,
)
from app.tabletop.printed.paper import Printed, evenly

NUMBER_HIGH = 4.2 * MM


def numbered(most: int) -> list[str]:
    """First words of the rows of a table: 1., 2. and so on."""
    return [f"{number}." for number in range(1, most + 1)]


def score_page(
    title: str,
    rows: Sequence[str],
    seats: int,
    notes: Iterable[str],
    *,
    high: float,
    first: float = 0.8,
    corner: str = "",
) -> Printed:
    """A table to write points into, with a row of totals, and what is good to know under it.

    rows: their first words. high: of a row. first: how wide the first column is, the others being 1. corner:
    what the first words are."""
    total = QCoreApplication.translate("Printed", "total")
    lines = [(row,) for row in (*rows, total)]
    table = FilledTable((corner, *("",) * seats), lines, (first, *(1,) * seats), high, total=True)
    return Printed(title, ((heading(title), table, *(Paragraph(note) for note in notes)),))


def positions_page(title: str, task: str, positions: Iterable[tuple[Block, Block, str, Block]]) -> Printed:
    """Positions as exercises, with a line to write on. positions: table and hand, then what is best in words
    and on the table."""
    blocks: list[Block] = [name_line(), Paragraph(task, gap=3 * MM)]
    solutions: list[Block] = []
    for number, (table, hand, best, solved) in enumerate(positions, 1):
        label = Paragraph(f"{number}.", NUMBER_HIGH, "Bold", gap=1 * MM)
        blocks.append(Stack((label, table, hand, WritingLines(1, gap=5 * MM))))
        told = Paragraph(f"{number}. {best}", NUMBER_HIGH, "Bold", gap=1 * MM)
        solutions.append(Stack((told, solved)))
    return Printed(title, evenly(blocks), evenly(solutions))
