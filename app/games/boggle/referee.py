"""The word list as Boggle asks it: is a word good, and what is on a board (RULES BG7)."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Self, TypeAlias

from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.model import BANNED, HOUSEHOLD, Ruling, Verdict
from app.lexicon import czech
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch

COMMON_RANK = 20_000
"""Lemmas up to this frequency rank are words that most people know."""

Agreed: TypeAlias = Callable[[], Collection[str]] | Collection[str]
"""The words that a household has added, or what tells them as they are just now."""

REMEMBERED = 32
"""Boards whose words are kept."""


class BoggleReferee:
    """Judges words by the ``boggle`` policy and by the household's own list; solves boards.

    household: words that the people of this computer have agreed on; they count as well.
    None: nobody knows them here, and what a record says of them is believed.
    """

    def __init__(self, lexicon: Lexicon, household: Agreed | None = ()) -> None:
        self._lexicon = lexicon
        self._policy = lexicon.policy("boggle")
        self._household = household
        self._search = BoardSearch(lexicon.dawg, NEIGHBOURS)
        self._boards: dict[tuple[tuple[str, ...], bool], dict[int, str]] = {}
        # Wanted boards are searched for ahead, in a thread of their own.
        self._lock = threading.Lock()

    def of_today(self) -> Self:
        """A referee that keeps to what the household has agreed on by now, whatever it changes later."""
        found = copy.copy(self)
        found._policy = self._lexicon.policy("boggle")
        if self._household is not None:
            found._household = frozenset(self._agreed())
        return found

    def _agreed(self) -> Collection[str]:
        return self._household() if callable(self._household) else self._household or ()

    def judge(self, word: str, said: str | None = None) -> Ruling:
        """Whether the word counts, and why. said: the reason that stands in a record, if it is one."""
        if self._household is None and said in (HOUSEHOLD, BANNED):
            return Ruling(Verdict.VALID if said == HOUSEHOLD else Verdict.UNKNOWN, said)
        judgement = self._policy.judge(word)
        if judgement.accepted:
            return Ruling(Verdict.VALID)
        if czech.normalise(word) in self._agreed():
            return Ruling(Verdict.VALID, HOUSEHOLD)
        return Ruling(Verdict.UNKNOWN, judgement.reason.value if judgement.reason else "unknown")

    def solve(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """Every word on the board beyond doubt, in alphabetical order."""
        found = self._words(grid, fold)
        sure = self._policy.sure
        return [found[number] for number in sorted(found) if len(found[number]) >= min_len and sure(number)]

    def struck_off(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """Words on the board that `solve` leaves out because the household has banned them."""
        banned = self._policy.banned
        return [word for word in self._words(grid, fold).values() if len(word) >= min_len and word in banned]

    def solve_common(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]:
        """The words of `solve` that belong to the commonest lemmas."""
        found = self._words(grid, fold)
        sure, rank = self._policy.sure, self._lexicon.rank
        return [
            found[number]
            for number in sorted(found)
            if len(found[number]) >= min_len and sure(number) and rank(number) <= COMMON_RANK
        ]

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
