"""A set of words as a flat, memory-mapped minimal automaton (DAWG) that also numbers its words.

The automaton is two arrays of u32 with one element per edge. The edges of a node lie side by side in
the order of the alphabet; a node *is* the index of its first edge, and 0 means "no node".

``edges[e]``:  bits 0-21 ``TARGET``: node the edge leads to (0: nothing follows);
               bits 22-27 ``LETTER``: code of the letter, an index into `Dawg.letters` (codes start at 1);
               bit 28 ``FINAL``: the letters up to and with this edge are a word;
               bit 29 ``LAST``: last edge of its node. Values stay below 2**30 (one digit of a Python int).
``counts[e]``: how many words of the node come before those that begin with this edge.

So the number of a word, its place in alphabetical order, is the sum of ``counts`` along its path plus one
for every proper prefix that is a word itself; every attribute of words can be a flat column by number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

try:
    from app.lexicon.dawg_native import LAYOUT, Automaton
except ImportError:
    LAYOUT = ()

TARGET_MASK = (1 << 22) - 1
LETTER_SHIFT = 22
LETTER_MASK = 0x3F
LETTER_BITS = LETTER_MASK << LETTER_SHIFT
FINAL = 1 << 28
LAST = 1 << 29

ABSENT = -1
"""The number of what is no word."""

COMPILED = (TARGET_MASK, LETTER_BITS, FINAL, LAST, ABSENT) == LAYOUT
"""Whether the compiled twin goes through mapped files; it answers as plain Python does."""


class Dawg:
    """The automaton: membership, word to number and back, and walking it edge by edge.

    ``edges`` and ``counts`` are the arrays above, made for hot loops; ``letters`` maps a letter code to
    the letter (code 0 is unused), ``codes`` a letter to its code; ``root`` is the first edge of the root.
    ``twin`` is the compiled automaton over mapped arrays, None where it was not built or arrays are lists.
    """

    def __init__(
        self, edges: Sequence[int] | memoryview, counts: Sequence[int] | memoryview, letters: str, root: int,
        size: int,
    ) -> None:  # fmt: skip
        self.edges = edges
        self.counts = counts
        self.letters = "\0" + letters
        self.codes = {letter: code for code, letter in enumerate(self.letters) if code}
        self._shifted = {letter: code << LETTER_SHIFT for letter, code in self.codes.items()}
        self.root = root
        self._size = size
        self.twin: Automaton | None = None
        if COMPILED and isinstance(edges, memoryview) and isinstance(counts, memoryview):
            self.twin = Automaton(edges, counts, self._shifted, root if size else 0)

    def __len__(self) -> int:
        """How many words there are."""
        return self._size

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.number(word) != ABSENT

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order, that is by number."""
        if self._size:
            yield from self.under(self.root)

    def number(self, word: str) -> int:
        """The number of a (normalised) word, `ABSENT` if it is none."""
        if self.twin is not None:
            return self.twin.number(word)
        start = self._starts.get(word[:2])
        if start is None:
            return ABSENT
        number, edge = start
        edges, counts, codes = self.edges, self.counts, self._shifted
        for letter in word[2:]:
            code = codes.get(letter)
            node = edge & TARGET_MASK
            if code is None or not node:
                return ABSENT
            edge = edges[node]
            while edge & LETTER_BITS != code:
                if edge & LAST:
                    return ABSENT
                node += 1
                edge = edges[node]
            number += counts[node]
            if edge & FINAL:
                number += 1
        return number if edge & FINAL else ABSENT

    @cached_property
    def _starts(self) -> dict[str, tuple[int, int]]:
        """For the first one or two letters: the number so far and the edge. The widest nodes lie there."""
        starts: dict[str, tuple[int, int]] = {}
        for first, place, edge in self.children(self.root if self._size else 0):
            number = self.counts[place] - 1 + bool(edge & FINAL)
            starts[first] = number, edge
            for second, below, deeper in self.children(edge & TARGET_MASK):
                starts[first + second] = number + self.counts[below] + bool(deeper & FINAL), deeper
        return starts

    def word(self, number: int) -> str:
        """The word of a number. Raises `IndexError` when there is none."""
        if not 0 <= number < self._size:
            raise IndexError(number)
        if self.twin is not None:
            return self.twin.word(number)
        edges, counts = self.edges, self.counts
        letters: list[str] = []
        node = self.root
        while True:
            while not edges[node] & LAST and counts[node + 1] <= number:
                node += 1
            edge = edges[node]
            letters.append(self.letters[edge >> LETTER_SHIFT & LETTER_MASK])
            number -= counts[node]
            if edge & FINAL:
                if not number:
                    return "".join(letters)
                number -= 1
            node = edge & TARGET_MASK

    def children(self, node: int) -> Iterator[tuple[str, int, int]]:
        """The edges of a node: (letter, edge index, edge). Nothing for node 0."""
        while node:
            edge = self.edges[node]
            yield self.letters[edge >> LETTER_SHIFT & LETTER_MASK], node, edge
            if edge & LAST:
                return
            node += 1

    def walk(self, prefix: str) -> int:
        """The index of the edge reached by spelling ``prefix``, `ABSENT` if no word begins so."""
        if self.twin is not None:
            return self.twin.walk(prefix)
        node = self.root if self._size else 0
        place = ABSENT
        for wanted in prefix:
            for letter, index, edge in self.children(node):
                if letter == wanted:
                    place, node = index, edge & TARGET_MASK
                    break
            else:
                return ABSENT
        return place

    def under(self, node: int, prefix: str = "") -> Iterator[str]:
        """All words below a node, each with ``prefix`` before it, in alphabetical order."""
        for letter, _, edge in self.children(node):
            text = prefix + letter
            if edge & FINAL:
                yield text
            yield from self.under(edge & TARGET_MASK, text)
