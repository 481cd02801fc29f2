"""Boards to order: as many of the wanted words as sixteen letters can hold.

A few hidden words are taken out, their letters freed, and the missing words are laid anew, each where it
needs the fewest new letters. With lists of twenty words a second finds nearly always what ten find.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.boggle.board import CELLS, NEIGHBOURS, has_path
from app.games.boggle.dice import DEFAULT_SET, DICE
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.wanted import WANTED
from app.lexicon import czech
from app.search.hiding import most_hidden

STEPS = 3000
"""So often words are laid anew; a second or so for twenty words in plain Python."""

STALE = 300
"""After so many steps without a better board all words are taken out."""

TIES = 6
"""So many equally cheap ways are seen before the first of a word will do."""

FILLS = 8
"""So often free cells are filled anew before a coarse word stays."""

FREE = ""
FILLERS = sorted({letter for die in DICE[DEFAULT_SET] for letter in die})


COARSE = 1000
"""A coarse word on a board is worse than any number of common words too many or too few."""


@dataclass(frozen=True)
class Ordered:
    """A board made to order.

    grid: 16 capitals. hidden, missed: the wanted words as they were written. common: how many common words
    are on the board. coarse: those of the missed that bring a coarse word wherever they lie."""

    grid: tuple[str, ...]
    hidden: tuple[str, ...]
    missed: tuple[str, ...]
    common: int
    coarse: tuple[str, ...]


def ordered(
    words: Sequence[str],
    solver: BoggleReferee,
    chance: Chance,
    *,
    common: int | None = None,
    budget: Budget | None = None,
) -> Ordered:
    """A board that hides as many of the words as could be found, without coarse words where that can be.

    words: of either case; what is not of Czech letters only is missed. common: so many common words are
    wanted on it, as near as may be; None for as many as a good board has."""
    plain = {word: czech.normalise(word) for word in words}
    letters = {word: czech.upper(text) for word, text in plain.items()}
    coarse = {word for word, text in plain.items() if solver.coarse_within(text)}
    fit = dict.fromkeys(
        letters[word]
        for word, text in plain.items()
        if text and all(map(czech.is_czech, text)) and word not in coarse
    )
    fewest, most = WANTED["good"] if common is None else (common, common)

    def miss(grid: Sequence[str]) -> float:
        count = len(solver.solve_common(grid, fold=False, min_len=2))
        return max(fewest - count, count - most, 0) + COARSE * len(solver.coarse(grid))

    laid = hide(list(fit), chance, budget, solver.coarse).grid
    for _ in range(FILLS):  # where two ways spell a coarse word, no single other letter takes it away
        grid = filled(laid, miss, chance)
        if not solver.coarse(grid) or (budget is not None and budget.stop()):
            break
    found = {word: letters[word] in fit and has_path(grid, letters[word]) for word in letters}
    missed = tuple(word for word in letters if not found[word])
    return Ordered(
        grid,
        tuple(word for word in letters if found[word]),
        missed,
        len(solver.solve_common(grid, fold=False, min_len=2)),
        tuple(word for word in missed if word in coarse),
    )


@dataclass(frozen=True)
class Hidden:
    """grid: 16 capitals, FREE where no word needs the cell. words: those that can be spelt on it."""

    grid: tuple[str, ...]
    words: tuple[str, ...]


def hide(
    words: Sequence[str],
    chance: Chance,
    budget: Budget | None = None,
    refused: Callable[[Sequence[str]], object] = lambda grid: False,
) -> Hidden:
    """A board with as many of the words as could be found; the best so far once the budget is spent.

    words: capitals, each once; one that no board can hold is just not hidden. refused: whether a board, free
    cells and all, must not be."""
    best = most_hidden(
        lambda: _Laid([FREE] * CELLS, {}),
        [word for word in words if len(word) <= CELLS],
        lambda laid, word: laid.lay(word, chance),
        chance,
        budget or Budget(),
        steps=STEPS,
        stale=STALE,
        allowed=lambda tried, now: tried.grid == now.grid or not refused(tried.grid),
    )
    grid = tuple(best.grid)
    return Hidden(grid, tuple(word for word in words if has_path(grid, word)))


def filled(grid: Sequence[str], miss: Callable[[Sequence[str]], float], chance: Chance) -> tuple[str, ...]:
    """The board with a letter in each free cell.

    miss: how far a board is from what is wanted, 0 for not at all. Each cell in turn takes the letter that
    comes nearest, twice round, for what suits one depends on the others."""
    full = [letter or chance.pick(FILLERS) for letter in grid]
    free = [cell for cell in range(len(grid)) if grid[cell] == FREE]
    least = miss(full)
    for cell in free * 2:
        for letter in FILLERS:
            if least == 0:
                return tuple(full)
            before, full[cell] = full[cell], letter
            now = miss(full)
            if now < least:
                least = now
            else:
                full[cell] = before
    return tuple(full)


class _Laid:
    """Words on a board that may have free cells. ways: word → the cells that spell it."""

    def __init__(self, grid: list[str], ways: dict[str, list[int]]) -> None:
        self.grid, self.ways = grid, ways

    @property
    def held(self) -> Collection[str]:
        return self.ways

    @property
    def worth(self) -> tuple[int, int]:
        """More words first, then more cells to spare."""
        return len(self.ways), self.grid.count(FREE)

    def without(self, chance: Chance) -> _Laid:
        """A copy that lacks up to four of the words, and the letters only they needed."""
        count, kept = 1 + chance.below(4), dict(self.ways)
        for word in chance.shuffled(list(kept))[:count]:
            del kept[word]
        needed = {cell for way in kept.values() for cell in way}
        return _Laid([letter if cell in needed else FREE for cell, letter in enumerate(self.grid)], kept)

    def lay(self, word: str, chance: Chance) -> None:
        """Lay the word where it needs the fewest new letters; not at all where it does not fit."""
        way = self._cheapest(word, chance)
        if way is not None:
            self.ways[word] = way
            for cell, letter in zip(way, word, strict=True):
                self.grid[cell] = letter

    def _cheapest(self, word: str, chance: Chance) -> list[int] | None:
        """The cells of a way that needs the fewest new letters, one of several at random."""
        grid, last = self.grid, len(word) - 1
        there: dict[str, list[int]] = {letter: [] for letter in (FREE, *word)}
        for cell, letter in enumerate(grid):
            if letter in there:
                there[letter].append(cell)
        ahead = _new_letters(word, {letter: len(cells) for letter, cells in there.items()})
        least, ties, best = len(there[FREE]) + 1, 0, None
        if ahead[0] >= least:
            return None
        free = chance.shuffled(there[FREE])
        way: list[int] = []

        def extend(near: Sequence[int], place: int, new: int) -> None:
            nonlocal least, ties, best
            # What lies there already first: a cheap way found early saves looking at dear ones.
            for cells, needs in ((there[word[place]], new), (free, new + 1)):
                bound = needs + ahead[place + 1]
                for cell in cells:
                    if bound > least or (bound == least and (best is None or ties >= TIES)):
                        break
                    if cell not in near or cell in way:
                        continue
                    way.append(cell)
                    if place < last:
                        extend(NEIGHBOURS[cell], place + 1, needs)
                    elif needs < least:
                        least, ties, best = needs, 1, list(way)
                    else:
                        ties += 1
                        best = list(way) if chance.below(ties) == 0 else best
                    way.pop()

        extend(range(CELLS), 0, 0)
        return best


def _new_letters(word: str, left: dict[str, int]) -> list[int]:
    """For each place of the word, how many letters it needs at least from there on that the board lacks.

    left: how many of each are there, counted down."""
    needed = [0] * (len(word) + 1)
    for place in range(len(word) - 1, -1, -1):
        left[word[place]] -= 1
        needed[place] = needed[place + 1] + (left[word[place]] < 0)
    return needed
