"""What a game may tell who is looking: a word a little at a time, and how many of the common ones are found.

Both are agreed on before the game and stand in its record, so that a replay tells the same.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.engine.chance import Chance
from app.engine.rules import Json
from app.games.boggle import board
from app.games.boggle.model import Hinted, Options
from app.games.boggle.referee import BoggleReferee

STEPS = 3
"""Where a word begins, how long it is, the word."""

AMONG = 8
"""A hint is to one of so many words, the commonest that are left."""

LEAST_LETTERS = 3
"""Shorter words are hinted at only where no others are left."""


class Helps:
    """What the seats were told in one round."""

    def __init__(self, options: Options, seats: int) -> None:
        self._options = options
        self._grid: tuple[str, ...] = ()
        self._words: list[list[str]] = [[] for _ in range(seats)]
        """Words hinted at, the last one last."""
        self._steps = [0] * seats
        """How much of the last one has been told; 0 where it is done with."""
        self._asked = [0] * seats
        self._spent = [False] * seats
        self._common: int | None = None
        self._found = [0] * seats

    # What is written down ----------------------------------------------------------------------

    def on_board(self, grid: Sequence[str], known: BoggleReferee | None) -> int | None:
        """How many common words lie there, where that is to be told."""
        if self._options.found != "yes" or known is None:
            return None
        return len(known.solve_common(grid, fold=self._options.folds, min_len=self._options.min_len))

    def of_word(self, word: str, known: BoggleReferee | None) -> Json:
        """Whether a word just written is one of them."""
        if self._common is None or known is None:
            return {}
        common = known.solve_common(self._grid, fold=self._options.folds, min_len=self._options.min_len)
        return {"common": True} if word in common else {}

    def of_hint(
        self, seat: int, written: Collection[str], known: BoggleReferee | None, chance: Chance
    ) -> Json:
        """The word that a hint is to, where it begins another one; nothing where none is left."""
        if self._steps[seat] or known is None:
            return {}
        told = {*written, *self._words[seat]}
        words = known.easiest(self._grid, fold=self._options.folds, min_len=self._options.min_len)
        left = [word for word in words if word not in told]
        chosen = [word for word in left if len(word) >= LEAST_LETTERS] or left
        return {"word": chance.pick(chosen[:AMONG])} if chosen else {}

    # What follows ------------------------------------------------------------------------------

    def lie(self, grid: Sequence[str], common: int | None) -> None:
        """A board lies open. common: how many common words lie there, None where that is not told."""
        self._grid, self._common = tuple(grid), common

    def write(self, seat: int, word: str, *, common: bool) -> None:
        """A word was written: what was hinted at is found."""
        self._found[seat] += common
        if self._words[seat] and self._words[seat][-1] == word:
            self._steps[seat] = 0

    def hint(self, seat: int, word: str | None) -> None:
        """Another step of a hint. word: of a new one. Raises ValueError for a word that is not there."""
        if not self._steps[seat]:
            if word is None:
                self._spent[seat] = True
                return
            if not board.has_path(self._grid, word, fold=self._options.folds):
                raise ValueError(f"{word} is not on the board")
            self._words[seat].append(word)
        self._asked[seat] += 1
        self._steps[seat] = (self._steps[seat] + 1) % STEPS

    # What is seen ------------------------------------------------------------------------------

    def asked(self) -> tuple[int, ...]:
        """Steps that each seat was told in this round."""
        return tuple(self._asked)

    def hinted(self, seat: int | None) -> Hinted | None:
        """What the seat was told last."""
        if seat is None or not (self._words[seat] or self._spent[seat]):
            return None
        if self._spent[seat]:
            return Hinted(0)
        word, step = self._words[seat][-1], self._steps[seat] or STEPS
        cell = next(board.paths(self._grid, word, fold=self._options.folds))[0]
        return Hinted(step, cell, len(word) if step > 1 else None, word if step == STEPS else None)

    def found(self, seat: int | None) -> tuple[int, int] | None:
        """How many common words the seat has, and how many lie there."""
        return None if seat is None or self._common is None else (self._found[seat], self._common)
