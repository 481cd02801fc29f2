"""All plays of a hand on an open table in plain Python: the reference that the compiled twin answers like.

The table is a grid with a margin; a cell is ``x + y * width``. A word is walked through the list from every
cell where it may begin: old cards give their letter, empty cells take a card that the line across allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.lexicon.dawg import FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK, Dawg

TWIN = 1
"""Changes with what `Finder` answers; a twin of another number is not used."""

MOST_HAND = 7
MOST_CARDS = 128
"""Cards that may lie on the table."""
MOST_CELLS = 1 << 22
MARGIN = MOST_HAND + 2
MOST_POINTS = 1_000
"""Most points of a card; as many below nothing."""
CODES = LETTER_MASK + 1
_ANY = (1 << LETTER_MASK + 1) - 1
_FAR = 1 << 20

Card = tuple[int, int, int, int]
"""Of the table: x, y, code of the letter, value."""

Accepted = bytes | bytearray | memoryview


class Found(NamedTuple):
    """A play in figures; x, y: first cell of the word."""

    down: bool
    x: int
    y: int
    length: int
    part: bool
    """The word joins an end part of an old word."""
    points: int
    """Of all words that are made."""
    cards: bytes
    """Codes of the cards laid, in the order in which they lie; with BLANK added for blanks."""


BLANK = 0x80


class Finder:
    """The plays of one hand on one table.

    table: cards that lie. hand: how many of each letter, by code; blanks: how many stand for any. values: by
    code. parts: whether words may join an end part of an old one (RULES SK16). Raises ValueError for too many
    cards or points, other than a number for each code or too wide a table; IndexError where the list is
    damaged.
    """

    def __init__(
        self,
        dawg: Dawg,
        accepted: Accepted,
        table: Sequence[Card],
        hand: Sequence[int],
        blanks: int,
        values: Sequence[int],
        parts: bool,
    ) -> None:
        size = sum(hand) + blanks
        if not 0 <= blanks <= MOST_HAND or size > MOST_HAND or len(table) > MOST_CARDS:
            raise ValueError(f"a hand has at most {MOST_HAND} cards, a table {MOST_CARDS}")
        if len(hand) != CODES or len(values) != CODES:
            raise ValueError("a number for each code")
        if not all(-MOST_POINTS <= one <= MOST_POINTS for one in (*values, *(card[3] for card in table))):
            raise ValueError("too many points")
        if not all(0 < card[2] < CODES for card in table):
            raise ValueError("no letter")
        self._edges, self._counts, self._accepted = dawg.edges, dawg.counts, accepted
        self._root = dawg.root if len(dawg) else 0
        self._left, self._blanks, self._size, self._values = list(hand), blanks, size, list(values)
        xs, ys = [card[0] for card in table] or [0], [card[1] for card in table] or [0]
        self._x, self._y = min(xs) - MARGIN, min(ys) - MARGIN
        self._width = max(xs) - self._x + 1 + MARGIN
        height = max(ys) - self._y + 1 + MARGIN
        cells = self._width * height
        if cells > MOST_CELLS:
            raise ValueError("too wide a table")
        self._code, self._worth, self._mark = [0] * cells, [0] * cells, [0] * cells
        """By cell: letter, value, and the bit that stands for its card in sets."""
        for nth, (x, y, code, value) in enumerate(table):
            cell = x - self._x + (y - self._y) * self._width
            self._code[cell], self._worth[cell], self._mark[cell] = code, value, 1 << nth
        self._found: list[Found] = []
        if not self._root or not size:
            return
        if not table:
            self._begin_line(1, 0)
            self._dist = [0] * cells
            self._first = True
            self._try(MARGIN + MARGIN * self._width, cut=False)
            return
        self._first = False
        self._occupied = [cell for cell in range(cells) if self._code[cell]]
        self._words = [word for step in (1, self._width) for word in self._old_words(step)]
        for down, step in enumerate((1, self._width)):
            self._begin_line(step, down)
            self._prepare(parts)
            for cell in self._starts():
                self._try(cell, cut=False)
                if parts and self._tail[cell]:
                    self._try(cell, cut=True)

    def found(self) -> list[Found]:
        """Every play: those across first, by the first cell, then in the order of the list."""
        return self._found

    # The table

    def _old_words(self, step: int) -> list[int]:
        """The cards of every run of two or more, as bits."""
        found = []
        for cell in self._occupied:
            if not self._code[cell - step] and self._code[cell + step]:
                found.append(self._run(cell, step))
        return found

    def _run(self, cell: int, step: int) -> int:
        """The cards from here on, as bits."""
        bits = 0
        while self._code[cell]:
            bits |= self._mark[cell]
            cell += step
        return bits

    def _begin_line(self, step: int, down: int) -> None:
        self._step, self._down = step, bool(down)
        self._side = self._width if step == 1 else 1
        cells = len(self._code)
        self._cross, self._beside, self._crossed = [_ANY] * cells, [0] * cells, [False] * cells
        self._tail, self._head = [False] * cells, [False] * cells

    def _prepare(self, parts: bool) -> None:
        """What lies across each cell, how far it is to the next old card, and where old words may be cut."""
        code, step, side = self._code, self._step, self._side
        for old in self._occupied:
            for cell in (old - side, old + side):
                if not code[cell] and not self._crossed[cell]:
                    self._look_across(cell)
        self._dist = [_FAR] * len(code)
        for old in self._occupied:
            self._dist[old] = 0
        for cell, crossed in enumerate(self._crossed):
            if crossed:
                self._dist[cell] = 1
        for cell in range(len(code) - 1 - step, -1, -1):
            if self._dist[cell] > 1:
                self._dist[cell] = min(self._dist[cell], self._dist[cell + step] + 1)
        if parts:
            for old in self._occupied:
                self._cut_word(old)

    def _look_across(self, cell: int) -> None:
        """Which letters may lie here for the sake of the word across, and what its other cards are worth."""
        code, side = self._code, self._side
        first = cell
        while code[first - side]:
            first -= side
        before = [code[at] for at in range(first, cell, side)]
        behind, last = [], cell + side
        while code[last]:
            behind.append(code[last])
            last += side
        self._crossed[cell] = True
        self._beside[cell] = sum(self._worth[first:last:side])
        mask, node, number = 0, self._root, -1
        for letter in before:
            node, number, _ = self._follow(node, number, letter)
        while node:
            edge = self._edges[node]
            below, place, final = edge & TARGET_MASK, number + self._counts[node], edge & FINAL
            place += 1 if final else 0
            for letter in behind:
                below, place, final = self._follow(below, place, letter)
            if final and self._takes(place):
                mask |= 1 << (edge >> LETTER_SHIFT & LETTER_MASK)
            node = 0 if edge & LAST else node + 1
        self._cross[cell] = mask

    def _follow(self, node: int, number: int, letter: int) -> tuple[int, int, int]:
        """The node and number after a letter, and whether a word ends with it; node 0 where none does."""
        while node:
            edge = self._edges[node]
            if edge >> LETTER_SHIFT & LETTER_MASK == letter:
                final = edge & FINAL
                return edge & TARGET_MASK, number + self._counts[node] + (1 if final else 0), final
            node = 0 if edge & LAST else node + 1
        return 0, number, 0

    def _takes(self, number: int) -> bool:
        return number >> 3 < len(self._accepted) and bool(self._accepted[number >> 3] >> (number & 7) & 1)

    def _cut_word(self, cell: int) -> None:
        """Whether the part of an old word up to this card, or from it on, is a word of two cards or more."""
        code, step = self._code, self._step
        first = last = cell
        while code[first - step]:
            first -= step
        while code[last + step]:
            last += step
        self._head[cell] = first < cell < last and self._is_word(first, cell)
        self._tail[cell] = first < cell < last and self._is_word(cell, last)

    def _is_word(self, first: int, last: int) -> bool:
        node, number, final = self._root, -1, 0
        for cell in range(first, last + 1, self._step):
            node, number, final = self._follow(node, number, self._code[cell])
        return bool(final) and self._takes(number)

    # Words

    def _starts(self) -> list[int]:
        """Cells where a word may begin."""
        code, step, dist = self._code, self._step, self._dist
        size = self._size
        return [cell for cell in range(step, len(code) - step) if dist[cell] <= size]

    def _try(self, cell: int, *, cut: bool) -> None:
        if not cut and self._code[cell - self._step]:
            return
        self._start, self._cut, self._path = cell, cut, bytearray()
        self._walk(cell, self._root, -1, self._first, 0, 0, 0)

    def _walk(
        self, cell: int, node: int, number: int, joined: bool, points: int, across: int, crossings: int
    ) -> None:
        """All words that go on here. points: of this word so far; across: of those across it."""
        letter = self._code[cell]
        if letter:
            node, number, final = self._follow(node, number, letter)
            points += self._worth[cell]
            if final and self._path and self._takes(number):
                self._end(cell, points, across, crossings)
            if node:
                self._walk(cell + self._step, node, number, True, points, across, crossings)
            return
        free = self._size - len(self._path)
        if not free or (not joined and self._dist[cell] > free):
            return
        edges, counts, left, allowed = self._edges, self._counts, self._left, self._cross[cell]
        crossed = self._crossed[cell]
        beside = across + self._beside[cell]
        nearer = joined or crossed
        ends = not self._code[cell + self._step] and nearer and cell != self._start
        going = free > 1 or self._code[cell + self._step]
        while True:
            edge = edges[node]
            code = edge >> LETTER_SHIFT & LETTER_MASK
            if allowed >> code & 1 and (left[code] or self._blanks):
                final, place = edge & FINAL, number + counts[node]
                if final:
                    place += 1
                good = final and ends and self._takes(place)
                below = edge & TARGET_MASK if going else 0
                if good or below:
                    for blank in (False, True):
                        if not (self._blanks if blank else left[code]):
                            continue
                        worth = 0 if blank else self._values[code]
                        self._path.append(code | BLANK if blank else code)
                        aside = beside + worth if crossed else across
                        if good:
                            self._end(cell, points + worth, aside, crossings + crossed)
                        if below:
                            self._take(code, blank, -1)
                            self._walk(
                                cell + self._step, below, place, nearer, points + worth, aside,
                                crossings + crossed,
                            )  # fmt: skip
                            self._take(code, blank, 1)
                        self._path.pop()
            if edge & LAST:
                return
            node += 1

    def _take(self, code: int, blank: bool, more: int) -> None:
        if blank:
            self._blanks += more
        else:
            self._left[code] += more

    def _end(self, cell: int, points: int, across: int, crossings: int) -> None:
        """A word ends here, if it may."""
        after = self._code[cell + self._step]
        part = self._cut
        if after:
            if part or not self._head[cell]:
                return
            part = True
        if part and not self._rest_leaves(cell):
            return
        if self._down and crossings and len(self._path) == 1 and not part:
            return  # found in the row
        y, x = divmod(self._start, self._width)
        if self._first:
            x, y = 0, 0
        else:
            x, y = x + self._x, y + self._y
        length = (cell - self._start) // self._step + 1
        self._found.append(Found(self._down, x, y, length, part, points + across, bytes(self._path)))

    def _rest_leaves(self, last: int) -> bool:
        """Whether all other cards of the old word that is cut leave the table (RULES SK16, SK17)."""
        code, step, side = self._code, self._step, self._side
        stays = 0
        for cell in range(self._start, last + 1, step):
            if code[cell]:
                stays |= self._mark[cell]
                continue
            for way in (-side, side):
                stays |= self._run(cell + way, way)
        edge = self._start if self._cut else last
        old = self._run(edge, step) | self._run(edge, -step)
        inside = 0
        for cell in range(self._start, last + 1, step):
            inside |= self._mark[cell]
        rest = old & ~inside
        grown = True
        while grown:
            grown = False
            for word in self._words:
                kept = word & stays
                if word != old and kept != word and kept & (kept - 1):
                    stays |= word
                    grown = True
        return not stays & rest
