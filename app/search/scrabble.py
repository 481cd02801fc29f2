"""All plays of a hand on an open table where words cross: lengthening, crossing, hooking, lying side by side,
bridging, and joining an end part of an old word.

The compiled twin does it where it was built and the list is mapped from its file, else plain Python; both
answer the same.

    search = PlaySearch(policy.dawg, policy.accepted, values)
    plays = search.plays({(0, 0): ("N", 1), (1, 0): ("E", 1)}, "KAMPŘI?")
    max(plays.points)                               # of all words made, blanks at nothing, no premium
    plays[0].words                                  # each with its points and cells
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from app.lexicon import czech
from app.lexicon.dawg import LETTER_MASK, Dawg
from app.search import scrabble_python as reference
from app.search.scrabble_python import MOST_CARDS, MOST_HAND, Accepted, Found

try:
    from app.search import scrabble_native as native

    COMPILED = True
except ImportError:
    COMPILED = False

__all__ = [
    "ANY",
    "COMPILED",
    "MOST_CARDS",
    "MOST_HAND",
    "Accepted",
    "Formed",
    "LaidCard",
    "LinePlay",
    "PlaySearch",
    "Plays",
]

Cell = tuple[int, int]
"""x to the right, y down."""
Table = Mapping[Cell, tuple[str, int]]
"""The letter that lies in a cell and what its card is worth."""

ANY = "?"
"""A card that stands for any letter and is worth nothing."""


class LaidCard(NamedTuple):
    """A card of a play."""

    letter: str
    blank: bool
    cell: Cell


class Formed(NamedTuple):
    """A word that a play makes or changes."""

    text: str
    points: int
    cells: tuple[Cell, ...]


class LinePlay(NamedTuple):
    """Cards laid in one line, and the words that come of it: the one in the line first."""

    cards: tuple[LaidCard, ...]
    words: tuple[Formed, ...]
    part: bool
    """The first word joins just an end part of an old word (RULES SK16)."""
    points: int


class PlaySearch:
    """Finds plays. May be shared by threads.

    accepted: which words count, a bit column by number (as `Policy.accepted` and `Policy.certain` are).
    values: by capital letter; letters without a value come of blanks alone.
    """

    def __init__(self, dawg: Dawg, accepted: Accepted, values: Mapping[str, int]) -> None:
        self._dawg, self._accepted = dawg, accepted
        self._values = [0] * (LETTER_MASK + 1)
        for letter, value in values.items():
            code = self._code(letter)
            if code:
                self._values[code] = value

    def _code(self, letter: str) -> int:
        """The code of a letter, 0 where the list has no such letter."""
        return self._dawg.codes.get(czech.normalise(letter), 0)

    def plays(self, table: Table, hand: Iterable[str], *, parts: bool = True) -> Plays:
        """Every play of a hand, each way of using a blank told apart; of a first word only across at (0, 0).

        parts: an end part of an old word may be joined, where the rest of it leaves the table. Raises
        ValueError for more than `MOST_HAND` or `MOST_CARDS` cards, or letters that the list lacks.
        """
        left, blanks = [0] * (LETTER_MASK + 1), 0
        for card in hand:
            if card == ANY:
                blanks += 1
            else:
                left[self._need(card)] += 1
        lying = [(x, y, self._need(letter), value) for (x, y), (letter, value) in sorted(table.items())]
        given = self._accepted, lying, left, blanks, self._values, parts
        if COMPILED and self._dawg.twin is not None:
            return Plays(self, table, native.Finder(self._dawg.twin, *given).found())
        return Plays(self, table, reference.Finder(self._dawg, *given).found())

    def _need(self, letter: str) -> int:
        code = self._code(letter)
        if not code:
            raise ValueError(f"no letter {letter!r}")
        return code

    def decoded(self, table: Table, found: Found) -> LinePlay:
        """A play of this table in cards and words."""
        dx, dy = (0, 1) if found.down else (1, 0)
        cells = tuple((found.x + dx * nth, found.y + dy * nth) for nth in range(found.length))
        codes = iter(found.cards)
        lying = {cell: table[cell] for cell in cells if cell in table}
        laid = []
        for cell in cells:
            if cell not in lying:
                code = next(codes)
                blank = bool(code & reference.BLANK)
                letter = czech.upper(self._dawg.letters[code & LETTER_MASK])
                laid.append(LaidCard(letter, blank, cell))
                lying[cell] = letter, 0 if blank else self._values[code]
        words = [_formed(lying, cells)]
        for card in laid:
            across = _through(table, card.cell, (dy, dx))
            if len(across) > 1:
                words.append(_formed({**table, card.cell: lying[card.cell]}, across))
        return LinePlay(tuple(laid), tuple(words), found.part, found.points)


class Plays:
    """The plays of a hand. What each is made of is worked out when it is asked for.

    points: of each. found: each in figures.
    """

    def __init__(self, search: PlaySearch, table: Table, found: list[Found]) -> None:
        self._search, self._table = search, dict(table)
        self.found = found

    @property
    def points(self) -> list[int]:
        return [one.points for one in self.found]

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, index: int) -> LinePlay:
        return self._search.decoded(self._table, self.found[index])

    def __iter__(self) -> Iterator[LinePlay]:
        return map(self.__getitem__, range(len(self.found)))


def _formed(lying: Table, cells: tuple[Cell, ...]) -> Formed:
    cards = [lying[cell] for cell in cells]
    return Formed("".join([letter for letter, _ in cards]), sum([value for _, value in cards]), cells)


def _through(table: Table, cell: Cell, step: Cell) -> tuple[Cell, ...]:
    """The cells of the run that a card makes in a direction with what lies there."""
    (x, y), (dx, dy) = cell, step
    before, behind = [], []
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
        before.append((x, y))
    x, y = cell
    while (x + dx, y + dy) in table:
        x, y = x + dx, y + dy
        behind.append((x, y))
    return (*reversed(before), cell, *behind)
