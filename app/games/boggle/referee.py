"""What is on a board, for whoever judges the words there (RULES BG7)."""

from __future__ import annotations

import copy
import itertools
import threading
from collections.abc import Sequence
from typing import Self

from app.games.boggle.board import NEIGHBOURS
from app.lexicon.judge import Household, Judge
from app.lexicon.lexicon import COMMON_RANK, Judgement
from app.search.boggle import BoardSearch

REMEMBERED = 32
"""Boards whose words are kept."""


class BoggleReferee:
    """A judge of words who also solves boards."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._search = BoardSearch(judge.lexicon.dawg, NEIGHBOURS)
        self._boards: dict[tuple[tuple[str, ...], bool], dict[int, str]] = {}
        # Wanted boards are searched for ahead, in a thread of their own.
        self._lock = threading.Lock()

    def of_today(self) -> Self:
        """A referee that keeps to what the household has agreed on by now, whatever it changes later."""
        found = copy.copy(self)
        found._judge = self._judge.of_today()
        return found

    @property
    def household(self) -> Household:
        """What a household has agreed on, as this one goes by it."""
        return self._judge.household

    def judge(self, word: str, said: str | None = None) -> Judgement:
        """Whether the word counts, and why. said: the reason that stands in a record, if it is one."""
        return self._judge.judge(word, said)

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """Every word on the board beyond doubt, in alphabetical order."""
        return [word for _, word in self._sure(grid, fold=fold, min_len=min_len)]

    def solve_common(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """The words of `solve` that belong to the commonest lemmas."""
        rank = self._judge.lexicon.rank
        found = self._sure(grid, fold=fold, min_len=min_len)
        return [word for number, word in found if rank(number) <= COMMON_RANK]

    def easiest(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """The same without vulgar words, the commonest form first."""
        lexicon = self._judge.lexicon
        known = [
            (lexicon.form_rank(number), word)
            for number, word in self._sure(grid, fold=fold, min_len=min_len)
            if lexicon.rank(number) <= COMMON_RANK and not lexicon.vulgar(number)
        ]
        return [word for _, word in sorted(known)]

    def coarse(self, grid: Sequence[str]) -> list[str]:
        """The vulgar words on the board."""
        vulgar = self._judge.lexicon.vulgar
        return [word for number, word in self._words(grid, False).items() if vulgar(number)]

    def coarse_within(self, word: str) -> bool:
        """Whether a vulgar word is on every board that holds this one, since its own letters spell it, there
        or back."""
        lexicon, every = self._judge.lexicon, range(len(word) + 1)
        numbers = (
            lexicon.dawg.number(text[start:end])
            for text in (word, word[::-1])
            for start, end in itertools.combinations(every, 2)
        )
        return any(number >= 0 and lexicon.vulgar(number) for number in numbers)

    def struck_off(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """Words on the board that `solve` leaves out because the household has banned them."""
        banned = self._judge.policy.banned
        return [word for word in self._words(grid, fold).values() if len(word) >= min_len and word in banned]

    def _sure(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[tuple[int, str]]:
        sure = self._judge.policy.sure
        found = sorted(self._words(grid, fold).items())
        return [(number, word) for number, word in found if len(word) >= min_len and sure(number)]

    def _words(self, grid: Sequence[str], fold: bool) -> dict[int, str]:
        key = (tuple(grid), fold)
        found = self._boards.get(key)
        if found is None:
            found = self._search.words(grid, fold=fold)
            with self._lock:
                if len(self._boards) >= REMEMBERED:
                    del self._boards[next(iter(self._boards))]
                self._boards[key] = found
        return found
