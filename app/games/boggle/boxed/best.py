"""All words on the board that lies on the real table."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.boxed.counting import EntryFault, Misread
from app.engine.boxed.finding import BoxFound
from app.games.boggle.boxed.counting import least, letters
from app.games.boggle.referee import BoggleReferee
from app.lexicon.judge import Judge

COMMON, RARE = "common", "rare"


def best(typed: str, options: Mapping[str, str], judge: Judge) -> list[BoxFound]:
    """Every word beyond doubt, longest first; common ones among equals first. Raises EntryFault."""
    grid = letters(typed)
    if not grid:
        raise EntryFault(Misread.EMPTY)
    referee, shortest = BoggleReferee(judge), least(options)
    common = set(referee.solve_common(grid, fold=False, min_len=shortest))
    coarse = set(referee.coarse(grid))
    words = [word for word in referee.solve(grid, fold=False, min_len=shortest) if word not in coarse]
    words.sort(key=lambda word: (-len(word), word not in common))
    return [BoxFound(1, (word,), (), (COMMON if word in common else RARE,)) for word in words]
