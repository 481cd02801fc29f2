"""The word being written: a path of dice picked by hand, or letters typed and where they can lie.

Knows the board's letters and nothing of screens. Words are lower case, letters on dice capitals.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import TypeAlias

from app.games.boggle import board
from app.games.boggle.board import CELLS, NEIGHBOURS
from app.lexicon import czech

Path: TypeAlias = tuple[int, ...]

MOST_PATHS = 48
"""A board of one letter would have thousands of paths; nobody can see more than a few."""
MOST_LETTERS = 24


_BREAKS = re.compile(r"[\s,;.]+")
_EDGES = re.compile(r"^[\W_]+|[\W_]+$")


def split_words(text: str) -> list[str]:
    """The words of what somebody typed or pasted, in the form in which words are compared.

    Numbers and signs of a list ("1. kolo", "– les", "„osa“") are no part of them."""
    parts = (_EDGES.sub("", part) for part in _BREAKS.split(text))
    return [czech.normalise(part) for part in parts if any(map(str.isalpha, part))]


@dataclass(frozen=True)
class Spelling:
    """A word that the typed letters can mean, and how it lies on the board."""

    word: str
    paths: tuple[Path, ...]


def spellings(grid: Sequence[str], typed: str, *, fold: bool, easy: bool) -> tuple[Spelling, ...]:
    """Every word on the board that these letters can mean; the one spelt exactly comes first.

    easy: a typed letter without diacritics also stands for those with them (``sklar`` → SKLÁŘ);
    a typed diacritic always counts. fold: the board is played without diacritics (RULES BG7).
    """
    word = czech.normalise(typed)
    if not word or len(word) > CELLS:
        return ()
    exact = tuple(islice(board.paths(grid, word, fold=fold), MOST_PATHS))
    found = {word: list(exact)} if exact else {}
    if easy and not fold:
        for path in islice(_easy_paths(grid, word), 4 * MOST_PATHS):
            meant = read(grid, path)
            if meant != word:
                found.setdefault(meant, []).append(path)
    return tuple(Spelling(meant, tuple(paths[:MOST_PATHS])) for meant, paths in found.items())


def read(grid: Sequence[str], path: Sequence[int]) -> str:
    """What the dice of a path spell."""
    return czech.normalise("".join(grid[cell] for cell in path))


def _easy_paths(grid: Sequence[str], word: str) -> Iterator[Path]:
    shown = [czech.normalise(letter) for letter in grid]
    plain = [czech.fold(letter) for letter in grid]
    path: list[int] = []

    def extend(cells: Sequence[int]) -> Iterator[Path]:
        letter = word[len(path)]
        for cell in cells:
            if cell in path or letter not in (shown[cell], plain[cell]):
                continue
            path.append(cell)
            if len(path) == len(word):
                yield tuple(path)
            else:
                yield from extend(NEIGHBOURS[cell])
            path.pop()

    return extend(range(CELLS))


_FORMS = {"a": "aá", "c": "cč", "d": "dď", "e": "eéě", "i": "ií", "n": "nň", "o": "oó", "r": "rř", "s": "sš",
          "t": "tť", "u": "uúů", "y": "yý", "z": "zž"}  # fmt: skip
_MOST_FORMS = 8_000
"""Some 80 ms of looking up."""


def with_diacritics(word: str) -> Iterator[str]:
    """The word and all that differ from it by diacritics only."""
    letters = [_FORMS.get(czech.fold(letter), letter) for letter in word]
    if math.prod(map(len, letters)) > _MOST_FORMS:
        yield word
        return
    yield from map("".join, product(*letters))


def meant(words: Sequence[str], typed: str, takes: Callable[[str], bool]) -> list[str]:
    """Which of the words were probably meant: the one as typed if it is a word, else those that are."""
    if typed in words and takes(typed):
        return [typed]
    good = [word for word in words if takes(word)]
    return good or ([typed] if typed in words else list(words[:1]))


class WordDraft:
    """What the player has picked or typed so far.

    path: the dice that light up as the word, others: further ways to lay it. ``stray`` is how many
    of the typed letters, at their end, find no place on the board.
    """

    def __init__(self) -> None:
        self.grid: Sequence[str] = ()
        self.fold = False
        self.easy = False
        self._clear_all()

    def _clear_all(self) -> None:
        self.text = ""
        self.path: Path = ()
        self.others: tuple[Path, ...] = ()
        self.meanings: tuple[Spelling, ...] = ()
        self.stray = 0
        self.picked = False

    def clear(self) -> bool:
        """Start anew; False when there was nothing."""
        had = bool(self.text)
        self._clear_all()
        return had

    @property
    def word(self) -> str:
        """The word as it would be handed in: what is typed, or what the picked dice spell."""
        return czech.normalise(self.text)

    def possible(self, takes: Callable[[str], bool]) -> list[str]:
        """The words that what is written can stand for; ``takes``: whether the word list has one."""
        if self.fold and not self.stray:
            # Played without diacritics, the dice do not say which of the words is meant.
            return meant(list(with_diacritics(self.word)), self.word, takes)
        if self.picked or not self.meanings:
            return [self.word]
        return meant([option.word for option in self.meanings], self.word, takes)

    def path_of(self, word: str) -> Path:
        """A way to lay a word on the board, empty if there is none."""
        return next(board.paths(self.grid, word, fold=self.fold), ())

    def unmarked(self, word: str) -> list[str]:
        """Other words on the board that the letters mean where they may lack their diacritics."""
        found = spellings(self.grid, word, fold=False, easy=True)
        return [one.word for one in found if one.word != word]

    # By hand ----------------------------------------------------------------------------------

    def begin(self, cell: int) -> None:
        """Start a path at this die."""
        self._pick((cell,))

    def touch(self, cell: int) -> bool:
        """The finger slid onto a die: lengthen, or shorten when it is the last but one (RULES BG5, BG6)."""
        if not self.path:
            self.begin(cell)
            return True
        if len(self.path) > 1 and cell == self.path[-2]:
            self._pick(self.path[:-1])
            return True
        if cell in self.path or cell not in NEIGHBOURS[self.path[-1]]:
            return False
        self._pick((*self.path, cell))
        return True

    def can_follow(self, cell: int) -> bool:
        """Whether the die may be the next of the path."""
        return bool(self.path) and cell not in self.path and cell in NEIGHBOURS[self.path[-1]]

    def shorten(self) -> None:
        """Take the last die off the path."""
        self._pick(self.path[:-1])

    def _pick(self, path: Path) -> None:
        self._clear_all()
        self.path = path
        self.picked = bool(path)
        self.text = czech.upper("".join(self.grid[cell] for cell in path))

    # By keys ----------------------------------------------------------------------------------

    def type(self, text: str) -> None:
        """The letters typed so far, in capitals, whatever stood there before."""
        before = self.path
        self._clear_all()
        self.text = text[:MOST_LETTERS]
        word = self.word
        for length in range(min(len(word), CELLS), 0, -1):
            found = spellings(self.grid, word[:length], fold=self.fold, easy=self.easy)
            if found:
                self.stray = len(word) - length
                self.meanings = found if not self.stray else ()
                self._lay(found, before)
                return
        self.stray = len(word)

    def _lay(self, found: Sequence[Spelling], before: Path) -> None:
        """The main path goes on from the dice that were lit before, if it can."""
        main = max(found[0].paths, key=lambda path: _in_common(path, before))
        self.path = main
        self.others = tuple(path for meant in found for path in meant.paths if path != main)

    def choose(self, word: str) -> None:
        """One of the meanings was meant."""
        for meant in self.meanings:
            if meant.word == word:
                self.text = czech.upper(word)
                self.path, self.others = meant.paths[0], meant.paths[1:]
                self.meanings = (meant,)
                return


def _in_common(path: Path, before: Path) -> int:
    count = 0
    for one, other in zip(path, before, strict=False):
        if one != other:
            break
        count += 1
    return count
