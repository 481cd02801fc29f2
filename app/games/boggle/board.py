"""The board: which dice touch, and words spelt on it (RULES BG4 to BG6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.lexicon import czech

SIDE = 4
CELLS = SIDE * SIDE


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    return tuple(
        SIDE * y + x
        for y in range(max(0, row - 1), min(SIDE, row + 2))
        for x in range(max(0, column - 1), min(SIDE, column + 2))
        if (y, x) != (row, column)
    )


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(cell) for cell in range(CELLS))
"""For each cell the cells sharing a side or a corner with it (RULES BG5)."""


def letters_of(grid: Sequence[str], fold: bool) -> tuple[str, ...]:
    """What the dice stand for: the letters shown, or those without diacritics (``fold=yes``)."""
    return tuple(czech.upper(czech.fold(letter)) if fold else letter for letter in grid)


def paths(grid: Sequence[str], word: str, *, fold: bool = False) -> Iterator[tuple[int, ...]]:
    """Every way to spell the word, each a tuple of different cells (RULES BG5, BG6).

    grid: 16 capitals, or two on a die where a real one has them; word: letters of either case.
    """
    shown = letters_of(grid, fold)
    wanted = "".join(letters_of(tuple(word.upper()), fold))
    if not wanted or len(wanted) > sum(map(len, shown)):
        return
    path: list[int] = []

    def extend(cells: Sequence[int], spelt: int) -> Iterator[tuple[int, ...]]:
        for cell in cells:
            if not wanted.startswith(shown[cell], spelt) or cell in path:
                continue
            path.append(cell)
            there = spelt + len(shown[cell])
            if there == len(wanted):
                yield tuple(path)
            else:
                yield from extend(NEIGHBOURS[cell], there)
            path.pop()

    yield from extend(range(CELLS), 0)


def has_path(grid: Sequence[str], word: str, *, fold: bool = False) -> bool:
    """Whether the word can be spelt at all."""
    return next(paths(grid, word, fold=fold), None) is not None
