"""How the results share the width there is: all beside each other, or in rows on a page that scrolls."""

from __future__ import annotations

from dataclasses import dataclass

MOST_WHOLE = 4
"""So many players' columns are shown whole; more of them scroll sideways (DESIGN 4)."""


@dataclass(frozen=True)
class Needs:
    """Widths. votes: of the ballots, least and wished, (0, 0) without any. bar: a scroll bar's."""

    columns: int
    column: int
    votes: tuple[int, int]
    missed: int
    gap: int
    bar: int = 0


@dataclass(frozen=True)
class Plan:
    """beside: what nobody found stands right of the columns, not below them. rows: columns in each row, the
    ballots in the first. votes: width of the ballots."""

    beside: bool
    rows: tuple[int, ...]
    votes: int


def plan(room: int, needs: Needs, *, whole: bool = False) -> Plan:
    """The plan for a page of this width.

    whole: nothing scrolls but the page itself, so that all stands in rows."""
    least, wished = needs.votes
    beside = room - needs.missed - needs.gap
    room -= needs.bar
    for wide, right in ((room, False),) if whole else ((beside, True), (room, False)):
        left = wide - _row(needs.columns, needs)
        if left >= (least + needs.gap if least else 0):
            return Plan(right, (needs.columns,), _between(least, left - needs.gap, wished))
    if needs.columns > MOST_WHOLE and not whole:
        return Plan(True, (needs.columns,), wished)
    taken = least + needs.gap if least else 0
    first = max(1 - bool(least), _most(room - taken, needs))
    rows, rest = [first], needs.columns - first
    while rest > 0:
        rows.append(min(rest, max(1, _most(room, needs))))
        rest -= rows[-1]
    left = room - _row(first, needs) - needs.gap
    return Plan(False, tuple(rows), _between(least, left, wished) if first else max(least, room))


def _row(columns: int, needs: Needs) -> int:
    return columns * needs.column + (columns - 1) * needs.gap


def _most(room: int, needs: Needs) -> int:
    return max(0, min(needs.columns, (room + needs.gap) // (needs.column + needs.gap)))


def _between(least: int, width: int, most: int) -> int:
    return max(least, min(width, most))
