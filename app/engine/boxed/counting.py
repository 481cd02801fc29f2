"""Points of a score sheet by the rules of its game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from app.engine.boxed.sheet import MOST_LINES, BoxLine, BoxSheet

MOST_POINTS = 9_999
FELL = "!"
"""Stands before a word that does not count after all."""


class Misread(StrEnum):
    """Why an entry cannot be read; `EntryFault.text` is what is meant."""

    NUMBER = "number"
    CARD = "card"
    BRACKET = "bracket"
    LETTER = "letter"
    LINE = "line"
    FACTOR = "factor"
    BOARD = "board"
    MANY = "many"
    EMPTY = "empty"
    BONUS = "bonus"
    OPENING = "opening"
    LAID = "laid"


class EntryFault(ValueError):
    """Something that was written cannot be read."""

    def __init__(self, fault: Misread, text: str = "") -> None:
        super().__init__(f"{fault}: {text}")
        self.fault, self.text = fault, text


@dataclass(frozen=True)
class CountedPart:
    """What some of the points are for. kind: the game has words for it. text: what it is about."""

    kind: str
    points: int
    text: str = ""


@dataclass(frozen=True)
class CountedEntry:
    """Points of an entry. words: those that count, in small letters, for the dictionary to look at."""

    points: int
    parts: tuple[CountedPart, ...] = ()
    words: tuple[str, ...] = ()
    fault: EntryFault | None = None


class BoxStage(StrEnum):
    ROUND = "round"
    TURN = "turn"
    CLOSING = "closing"
    OVER = "over"


@dataclass(frozen=True)
class Next:
    """What is to be written next. number: of the round, from 1. seat: whose turn it is, or who begins the
    round. dealer: who deals or shakes, None where nobody does. size: cards dealt, 0 where that is always the
    same."""

    stage: BoxStage
    number: int = 1
    seat: int = 0
    dealer: int | None = None
    size: int = 0


class SheetRules(Protocol):
    """How a game is written down."""

    def count(self, sheet: BoxSheet, at: int, line: BoxLine) -> Sequence[CountedEntry]:
        """The points of a line that is or would be the one so far down, one for each of its entries. Raises
        EntryFault."""

    def following(self, sheet: BoxSheet, totals: Sequence[int]) -> Next:
        """What comes after all lines of the sheet."""

    def seat_of(self, sheet: BoxSheet, at: int) -> int | None:
        """Whose turn a line is, None where it has an entry for everybody."""


@dataclass(frozen=True)
class BoxStanding:
    """Where a sheet stands. lines: by line, then seat; None where a seat has no entry there. totals: by seat.
    running: the totals after each line."""

    lines: tuple[tuple[CountedEntry | None, ...], ...]
    running: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    next: Next

    @property
    def is_over(self) -> bool:
        return self.next.stage is BoxStage.OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """Everybody with the most points (RULES G2)."""
        return tuple(seat for seat, points in enumerate(self.totals) if points == max(self.totals))


def standing(rules: SheetRules, sheet: BoxSheet) -> BoxStanding:
    """All points of a sheet. A line that cannot be read brings nothing, and says why."""
    totals = [0] * sheet.seats
    rows, running = [], []
    for at, line in enumerate(sheet.lines):
        seat = rules.seat_of(sheet, at)
        try:
            if seat is None and len(line.entries) != sheet.seats:
                raise EntryFault(Misread.EMPTY)  # somebody's is missing in a file that was damaged
            counted = list(rules.count(sheet, at, line))
        except EntryFault as fault:
            counted = [CountedEntry(0, fault=fault)] * (1 if seat is not None else sheet.seats)
        row: list[CountedEntry | None] = [None] * sheet.seats
        for place in sheet.there(at) if seat is None else (seat,):
            row[place] = counted[place if seat is None else 0]
        for place, one in enumerate(row):
            totals[place] += one.points if one else 0
        rows.append(tuple(row))
        running.append(tuple(totals))
    ended = sheet.ended or len(sheet.lines) >= MOST_LINES
    after = Next(BoxStage.OVER) if ended else rules.following(sheet, totals)
    return BoxStanding(tuple(rows), tuple(running), tuple(totals), after)


# Reading what was written -----------------------------------------------------------------------


def tokens(text: str) -> list[str]:
    """The pieces of what was written, in capitals, between blanks, commas and semicolons."""
    return [one for one in re.split(r"[\s,;]+", text.upper().replace("−", "-").replace("×", "*")) if one]


def as_written(pieces: Sequence[str]) -> int | None:
    """Points that are taken as they stand: a number alone, without a sign. Raises EntryFault."""
    if len(pieces) != 1 or not pieces[0].isdecimal():
        return None
    return _bounded(pieces[0])


def extra(piece: str) -> int | None:
    """Points with a sign, which come on top. Raises EntryFault."""
    if piece[:1] not in ("+", "-"):
        return None
    if not piece[1:].isdecimal():
        raise EntryFault(Misread.NUMBER, piece)
    return _bounded(piece[1:]) * (1 if piece[0] == "+" else -1)


def _bounded(digits: str) -> int:
    if len(digits) > len(str(MOST_POINTS)):
        raise EntryFault(Misread.NUMBER, digits)
    return int(digits)


def bracketed(word: str) -> list[tuple[str, bool]]:
    """The cards of a word, each with whether it stood in brackets. Raises EntryFault."""
    found, at = [], 0
    while at < len(word):
        if word[at] != "(":
            if word[at] == ")":
                raise EntryFault(Misread.BRACKET, word)
            found.append((word[at], False))
            at += 1
            continue
        end = word.find(")", at)
        if end <= at + 1:
            raise EntryFault(Misread.BRACKET, word)
        found.append((word[at + 1 : end], True))
        at = end + 1
    return found


# Who is next ------------------------------------------------------------------------------------


class BoxTurn(NamedTuple):
    """number: how many times it has gone round, from 1."""

    seat: int
    number: int


def turn_at(sheet: BoxSheet, at: int) -> BoxTurn:
    """Whose turn a line is, clockwise from the first one (RULES G3), past those who are not at the table."""
    seats = sheet.seats
    if not any(person.away for person in sheet.people):
        return BoxTurn((sheet.first + at) % seats, at // seats + 1)
    seat, number = sheet.first, 1
    if seat not in sheet.there(0):
        seat = left_of(sheet, seat, 0)
    for line in range(1, at + 1):
        after = left_of(sheet, seat, line)
        number += (after - sheet.first) % seats <= (seat - sheet.first) % seats
        seat = after
    return BoxTurn(seat, number)


def left_of(sheet: BoxSheet, seat: int, at: int) -> int:
    """Who sits next to the left (RULES G3) of those at the table when a line is written."""
    there = sheet.there(at)
    ways = ((seat + step) % sheet.seats for step in range(1, sheet.seats + 1))
    return next(one for one in ways if one in there)
