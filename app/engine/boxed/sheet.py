"""The score sheet of a game that is played with its box: what people wrote, as they wrote it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from app.engine.plain import BRIEF, Longest, Plain, Within

MOST_PEOPLE, MOST_LINES = 12, 400
LONGEST_NAME, LONGEST_TEXT, LONGEST_NUMBER = 40, 4_000, 4


def agreed(options: Mapping[str, str], name: str, usual: int) -> int:
    """A number that was agreed on; the usual one where what is kept makes no sense."""
    value = options.get(name, "")
    return int(value) if value.isdecimal() and len(value) <= LONGEST_NUMBER else usual


@dataclass(frozen=True)
class SheetPerson(Plain):
    """profile: of the household, "" for a guest. away: from which lines on they are not at the table, are
    there again, and so on."""

    name: Annotated[str, Longest(LONGEST_NAME)]
    profile: Annotated[str, Longest(64)] = ""
    away: Annotated[tuple[Annotated[int, Within(0, MOST_LINES)], ...], BRIEF, Longest(MOST_LINES)] = ()

    def is_there(self, at: int) -> bool:
        """Whether they play when this line is written."""
        return sum(one <= at for one in self.away) % 2 == 0

    def turned(self, at: int) -> SheetPerson:
        """Gone from this line on, or there again. What was said of later ones is forgotten."""
        kept = tuple(one for one in self.away if one < at)
        goes = self.is_there(at)
        return replace(self, away=(*kept, at) if goes == (len(kept) % 2 == 0) else kept)


@dataclass(frozen=True)
class Entry(Plain):
    """What is written for one person. held: the cards left in hand. marks: switches that were on."""

    words: Annotated[str, BRIEF, Longest(LONGEST_TEXT)] = ""
    held: Annotated[str, BRIEF, Longest(200)] = ""
    marks: Annotated[tuple[Annotated[str, Longest(20)], ...], BRIEF] = ()

    @property
    def is_empty(self) -> bool:
        return not (self.words.strip() or self.held.strip() or self.marks)


@dataclass(frozen=True)
class BoxLine(Plain):
    """A round of all with an entry for each seat, or a turn of one. board: letters that lie on the table.
    closing: what is settled when the game is over."""

    entries: Annotated[tuple[Entry, ...], Longest(MOST_PEOPLE)]
    board: Annotated[str, BRIEF, Longest(100)] = ""
    closing: Annotated[bool, BRIEF] = False


@dataclass(frozen=True)
class BoxSheet(Plain):
    """first: the seat that deals first or begins. draft: what is being written, a line or part of one.
    ended: the people have called it a day. table: what lies there, where the game keeps that in its own
    way."""

    game: Annotated[str, Longest(40)]
    people: Annotated[tuple[SheetPerson, ...], Longest(MOST_PEOPLE)]
    options: Mapping[str, str] = field(default_factory=dict)
    first: Annotated[int, Within(0, MOST_PEOPLE - 1)] = 0
    lines: Annotated[tuple[BoxLine, ...], Longest(MOST_LINES)] = ()
    draft: Annotated[BoxLine | None, BRIEF] = None
    ended: Annotated[bool, BRIEF] = False
    table: Annotated[str, BRIEF, Longest(LONGEST_TEXT)] = ""

    def is_sound(self) -> bool:
        """Whether everybody has a name and every line as many entries as it may."""
        seats = len(self.people)
        return (
            seats > 0
            and self.first < seats
            and all(person.name.strip() for person in self.people)
            and all(len(line.entries) in (1, seats) for line in (*self.lines, *self._drafts))
        )

    @property
    def _drafts(self) -> tuple[BoxLine, ...]:
        return () if self.draft is None else (self.draft,)

    @property
    def seats(self) -> int:
        return len(self.people)

    def there(self, at: int) -> tuple[int, ...]:
        """The seats that play when this line is written; all of them where nobody would."""
        found = tuple(seat for seat, person in enumerate(self.people) if person.is_there(at))
        return found or tuple(range(self.seats))

    def turned(self, seat: int) -> BoxSheet:
        """Somebody leaves the table before the next line, or comes back to it."""
        at = len(self.lines)
        people = [one.turned(at) if place == seat else one for place, one in enumerate(self.people)]
        return replace(self, people=tuple(people))

    def with_line(self, line: BoxLine, at: int | None = None) -> BoxSheet:
        """With one more line, or another one in its place."""
        if at is None or at >= len(self.lines):
            return replace(self, lines=(*self.lines, line), draft=None)
        return replace(self, lines=(*self.lines[:at], line, *self.lines[at + 1 :]), draft=None)

    def without_last(self) -> BoxSheet:
        """The last thing taken back; what was written there is the draft, to be mended."""
        if self.ended:
            return replace(self, ended=False)
        if not self.lines:
            return self
        return replace(self, lines=self.lines[:-1], draft=self.lines[-1])
