"""What is worked out for boards to order and for printed boards: their words, and pairs of equal richness."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.boggle import hiding, shake
from app.games.boggle.board import CELLS, has_path
from app.games.boggle.model import Options
from app.games.boggle.prints.exercise import KeyedBoard
from app.games.boggle.referee import BoggleReferee
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.tabletop.orders import Made, OrderWish

SHORTEST = 2
PAIRED = 24
"""Boards among which the two most alike are looked for."""
ORDERED = 4
"""So many boards of the same words to choose the second set from."""
NOTHING: Mapping[str, Any] = {}


def order(wish: OrderWish, judge: Judge, budget: Budget) -> Made:
    """A board that hides as many of the words as could be found."""
    referee = BoggleReferee(judge)
    made = hiding.ordered(wish.words, referee, Chance(wish.seed), common=wish.common, budget=budget)
    hidden = {czech.normalise(word) for word in made.hidden}
    common = referee.solve_common(made.grid, fold=False, min_len=SHORTEST)
    letters = "".join(made.grid)
    options = {"dice": letters, "rounds": 1, "target": 0}
    beside = sum(word not in hidden for word in common)
    return Made(made.grid, options, letters, made.hidden, made.missed, beside, made.coarse)


def keyed(letters: str, judge: Judge) -> KeyedBoard:
    """A board with all that the solver finds on it."""
    referee, rank, number = BoggleReferee(judge), judge.lexicon.rank, judge.lexicon.dawg.number
    known = set(referee.solve_common(letters, fold=False, min_len=SHORTEST))
    found: dict[int, list[str]] = {}
    for word in referee.solve(letters, fold=False, min_len=SHORTEST):
        found.setdefault(len(word), []).append(word)
    for words in found.values():
        words.sort(key=lambda word: (word not in known, rank(number(word)), czech.sort_key(word)))
    lengths = sorted(found, reverse=True)
    common = {length: sum(word in known for word in found[length]) for length in lengths}
    return KeyedBoard(letters, {length: tuple(found[length]) for length in lengths}, common)


def board(seed: int, given: Mapping[str, Any], judge: Judge, words: Sequence[str] = ()) -> KeyedBoard:
    """The given board, else a good one. words: what it was ordered for."""
    letters = _dice(given) or "".join(shake.shaken(Options(), BoggleReferee(judge), Chance(seed)).grid)
    return _ordered(keyed(letters, judge), words)


def pair(
    seed: int, judge: Judge, budget: Budget, given: Mapping[str, Any] = NOTHING, words: Sequence[str] = ()
) -> tuple[KeyedBoard, KeyedBoard]:
    """Two boards with nearly as many words, common ones and all, of some good ones.

    given: the first of them, if one is. words: what it was ordered for; the other is ordered for them too."""
    referee, chance, dice = BoggleReferee(judge), Chance(seed), _dice(given)
    first = [board(seed, given, judge, words)] if dice else []
    made: list[KeyedBoard] = []
    tries = ORDERED if dice and words else PAIRED
    for place in range(tries):
        if len(made) > 1 and budget.stop():
            break
        budget.progress(place / tries)
        if dice and words:
            common = sum(first[0].common.values())
            grid = hiding.ordered(words, referee, Chance(seed + place), common=common, budget=budget).grid
        else:
            grid = shake.shaken(Options(), referee, chance).grid
        found = _ordered(keyed("".join(grid), judge), words)
        if not first or found.words != first[0].words:  # the first one mirrored would be no other set
            made.append(found)
    made = made or [board(seed, {}, judge, words)]
    pairs = itertools.product(first, made) if first else itertools.combinations(made, 2)
    return min(pairs, key=lambda two: (abs(len(two[0].hidden) - len(two[1].hidden)), unlike(*two)))


def _dice(given: Mapping[str, Any]) -> str:
    """The letters of a given board; empty without one."""
    letters = str(given.get("dice", ""))
    return letters if len(letters) == CELLS else ""


def _ordered(made: KeyedBoard, words: Sequence[str]) -> KeyedBoard:
    """The board, with those of the words that are on it."""
    return replace(
        made, hidden=tuple(w for w in words if has_path(made.letters, czech.upper(czech.normalise(w))))
    )


def unlike(one: KeyedBoard, other: KeyedBoard) -> float:
    """How much two boards differ in richness: 0 for not at all."""
    return sum(abs(a - b) / max(a, b, 1) for a, b in zip(one.counts, other.counts, strict=True))
