"""Turns of Qwirkle on a score sheet (RULES QW6, QW8, QW9).

A turn has the lengths of the lines that hold a new tile: ``4 3``; a line of six counts twelve. Nothing, or 0,
is a trade. A number above six that stands alone is the turn's points as they are."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.boxed import counting
from app.engine.boxed.counting import BoxStage, CountedEntry, CountedPart, EntryFault, Misread, Next
from app.engine.boxed.sheet import BoxLine, BoxSheet
from app.games.qwirkle.tiles import END_BONUS, LONGEST, QWIRKLE_BONUS

LAST_TILE = "last"
"""The switch for the last tile, laid with the bag empty (RULES QW9)."""
SHORTEST = 2
"""A line of one is no line (RULES QW6)."""


class QwirkleSheet:
    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        (entry,) = line.entries[:1]
        pieces = counting.tokens(entry.words)
        given = counting.as_written(pieces)
        parts = []
        if given is not None and given > LONGEST:
            parts.append(CountedPart("given", given))
        elif pieces and pieces != ["0"]:
            parts += [_line(piece) for piece in pieces]
        if LAST_TILE in entry.marks and at >= len(sheet.lines) - 1:  # RULES QW9: no turn comes after it
            parts.append(CountedPart("last", END_BONUS))
        points = sum(part.points for part in parts)
        return [CountedEntry(points, tuple(parts) or (CountedPart("traded", 0),))]

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """Clockwise, until somebody has laid the last tile."""
        if sheet.lines and LAST_TILE in sheet.lines[-1].entries[0].marks:
            return Next(BoxStage.OVER)
        turn = counting.turn_at(sheet, len(sheet.lines))
        return Next(BoxStage.TURN, turn.number, turn.seat)

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        return counting.turn_at(sheet, at).seat


def _line(piece: str) -> CountedPart:
    if not (piece.isdecimal() and len(piece) == 1 and SHORTEST <= int(piece) <= LONGEST):
        raise EntryFault(Misread.LINE, piece)
    length = int(piece)
    if length == LONGEST:
        return CountedPart("qwirkle", length + QWIRKLE_BONUS)
    return CountedPart("line", length, piece)
