"""Rows of the score sheet from where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStanding, SheetRules
from app.engine.boxed.sheet import BoxSheet
from app.tabletop import phrases
from app.ui.pages.box.table import Cell, SheetRow
from app.widgets.writing import bare

translate = QCoreApplication.translate


def sheet_rows(
    rules: SheetRules, sheet: BoxSheet, standing: BoxStanding, names: Sequence[str]
) -> list[SheetRow]:
    """A row for each round; turns go side by side until everybody had one."""
    rows: list[SheetRow] = []
    turns: list[Cell] = []
    for at, line in enumerate(standing.lines):
        whole = rules.seat_of(sheet, at) is None
        cells = tuple(
            Cell() if one is None else Cell(one.points, at, standing.running[at][seat], one.fault is not None)
            for seat, one in enumerate(line)
        )
        if whole:
            closing = sheet.lines[at].closing
            rows.append(_row("" if closing else str(len(rows) + 1), cells, names, whole=True))
            continue
        seat, number = counting.turn_at(sheet, at)
        if number > len(rows):
            turns = [Cell()] * sheet.seats
            rows.append(_row("", (), names, whole=False))
        turns[seat] = cells[seat]
        rows[-1] = _row(str(number), tuple(turns), names, whole=False)
    return rows


def _row(title: str, cells: tuple[Cell, ...], names: Sequence[str], *, whole: bool) -> SheetRow:
    told = [
        translate("Box", "{name} {points}, together {total}").format(
            name=name, points=bare(cell.points), total=bare(cell.total)
        )
        for name, cell in zip(names, cells, strict=False)
        if cell.points is not None
    ]
    head = phrases.round_number(int(title)) if title else translate("Box", "The end")
    return SheetRow(title or "Σ", cells, whole, f"{head}: {'; '.join(told)}")
