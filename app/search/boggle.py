"""Every word on a board of letters: the automaton of the word list walked over neighbouring cells.

Cells are bits. For each node of the automaton its edges are gone through side by side, and the cells
that may come next (neighbours not used yet) are intersected with the cells that show the edge's
letter; so a step costs one AND, and boards are solved in a third of a millisecond in plain Python.
That is the reference; the compiled twin walks alike where it was built and the list is mapped from its
file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.lexicon import czech
from app.lexicon.dawg import FINAL, LAST, LETTER_SHIFT, TARGET_MASK, Dawg

try:
    from app.search import boggle_native as native

    BUILT = native.TWIN
except ImportError:
    BUILT = ()

_MOST_CELLS = 64
"""The twin has so many bits; larger boards are walked in plain Python."""

COMPILED = BUILT == (1, _MOST_CELLS)

_TABLE = 256
"""The letter code of an edge with the two flags above it: edge >> LETTER_SHIFT."""

_CODES = 64


class BoardSearch:
    """Finds words on boards of one shape.

    dawg: the word list. neighbours: for each cell the cells that may follow it in a word.
    """

    def __init__(self, dawg: Dawg, neighbours: Sequence[Sequence[int]]) -> None:
        self._dawg = dawg
        self._all = (1 << len(neighbours)) - 1
        self._near = {1 << cell: sum(1 << other for other in near) for cell, near in enumerate(neighbours)}
        letters = dawg.letters.ljust(_CODES, "\0")
        self._letters = [letters[code % _CODES] for code in range(_TABLE)]
        self._faces: dict[tuple[str, bool], tuple[int, ...]] = {}
        self._shown: dict[tuple[str, bool], int] = {}
        self._board: native.Board | None = None
        if COMPILED and dawg.twin is not None and len(neighbours) <= _MOST_CELLS:
            self._board = native.Board(dawg.twin, dawg.letters, list(self._near.values()))

    def words(
        self, grid: Sequence[str], *, fold: bool = False, accepted: bytes | None = None
    ) -> dict[int, str]:
        """Word number → word (lower case) of every word of the list on the board.

        grid: one letter a cell, of either case, or several that always go together; a cell with anything else
        is skipped over.
        fold: cells stand for their letter with any diacritics, or none (RULES BG7 ``fold=yes``).
        accepted: only words set in this bit column (bit n & 7 of byte n >> 3, as `Policy.accepted`).
        """
        if any(len(face) > 1 for face in grid):
            found = self._spelt([czech.fold(face) if fold else czech.normalise(face) for face in grid], fold)
        elif self._board is not None:
            return self._board.words([self._codes(face, fold) for face in grid], accepted)
        else:
            found = self._walk(grid, fold) if len(self._dawg) else {}
        if accepted is None:
            return found
        return {number: word for number, word in found.items() if accepted[number >> 3] >> (number & 7) & 1}

    def _walk(self, grid: Sequence[str], fold: bool) -> dict[int, str]:
        edges, counts, letters, near = self._dawg.edges, self._dawg.counts, self._letters, self._near
        cells = self._cells(grid, fold)
        found: dict[int, str] = {}

        def walk(node: int, reachable: int, unused: int, number: int, text: str) -> None:
            while True:
                edge = edges[node]
                code = edge >> LETTER_SHIFT
                here = reachable & cells[code]
                if here:
                    place = number + counts[node]
                    longer = text + letters[code]
                    if edge & FINAL:
                        place += 1
                        found[place] = longer
                    child = edge & TARGET_MASK
                    while here and child:
                        cell = here & -here
                        here ^= cell
                        rest = unused ^ cell
                        around = rest & near[cell]
                        if around:
                            walk(child, around, rest, place, longer)
                if edge & LAST:
                    return
                node += 1

        walk(self._dawg.root, self._all, self._all, -1, "")
        return found

    def _spelt(self, faces: Sequence[str], fold: bool) -> dict[int, str]:
        """With cells of several letters, which no box of this program has; real ones may. It takes longer."""
        dawg, found = self._dawg, dict[int, str]()
        near = list(self._near.values())

        def nodes(node: int, face: str, text: str, final: bool) -> Iterator[tuple[int, str, bool]]:
            """Where the letters of a cell lead."""
            if not face:
                yield node, text, final
                return
            for letter, _, edge in dawg.children(node):
                if (czech.fold(letter) if fold else letter) == face[0]:
                    yield from nodes(edge & TARGET_MASK, face[1:], text + letter, bool(edge & FINAL))

        def walk(node: int, reachable: int, unused: int, text: str) -> None:
            for cell, face in enumerate(faces):
                if not reachable >> cell & 1 or not face:
                    continue
                rest = unused & ~(1 << cell)
                for child, longer, final in nodes(node, face, text, False):
                    if final:
                        found[dawg.number(longer)] = longer
                    if child:
                        walk(child, rest & near[cell], rest, longer)

        if len(dawg):
            walk(dawg.root, self._all, self._all, "")
        return found

    def _cells(self, grid: Sequence[str], fold: bool) -> list[int]:
        """Code with flags → bits of the cells that show the letter."""
        cells = [0] * _TABLE
        for cell, face in enumerate(grid):
            for index in self._indices(face, fold):
                cells[index] |= 1 << cell
        return cells

    def _codes(self, face: str, fold: bool) -> int:
        """The codes of the letters that a cell stands for, as bits."""
        shown = self._shown.get((face, fold))
        if shown is None:
            shown = self._shown[face, fold] = sum(
                {1 << index % _CODES for index in self._indices(face, fold)}
            )
        return shown

    def _indices(self, face: str, fold: bool) -> tuple[int, ...]:
        """Every code, with any flags, of the letters that a cell stands for."""
        indices = self._faces.get((face, fold))
        if indices is None:
            form = czech.fold if fold else czech.normalise
            shown = form(face)
            codes = [code for letter, code in self._dawg.codes.items() if form(letter) == shown]
            indices = tuple(code | flags for code in codes for flags in range(0, _TABLE, _CODES))
            self._faces[face, fold] = indices
        return indices
