"""What is worked out for boards to order and for printed boards: their words, and pairs of equal richness."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from app.engine.chance import Chance
from app.engine.player import Budget
from app.games.boggle import hiding, shake
from app.games.boggle.board import CELLS
from app.games.boggle.model import Options
from app.games.boggle.prints.exercise import KeyedBoard
from app.games.boggle.referee import BoggleReferee
from app.lexicon import czech
from app.lexicon.judge import Judge
from app.tabletop.orders import Made, OrderWish

SHORTEST = 2
PAIRED = 24
"""Boards among which the two most alike are looked for."""


def order(wish: OrderWish, judge: Judge, budget: Budget) -> Made:
    """A board that hides as many of the words as could be found."""
    referee = BoggleReferee(judge)
    made = hiding.ordered(wish.words, referee, Chance(wish.seed), common=wish.common, budget=budget)
    hidden = {czech.normalise(word) for word in made.hidden}
    common = referee.solve_common(made.grid, fold=False, min_len=SHORTEST)
    letters = "".join(made.grid)
    options = {"dice": letters, "rounds": 1, "target": 0}
    beside = sum(word not in hidden for word in common)
    return Made(made.grid, options, letters, made.hidden, made.missed, beside)


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


def board(seed: int, given: Mapping[str, Any], judge: Judge) -> KeyedBoard:
    """The given board, else a good one."""
    letters = str(given.get("dice", ""))
    if len(letters) != CELLS:
        letters = "".join(shake.shaken(Options(), BoggleReferee(judge), Chance(seed)).grid)
    return keyed(letters, judge)


def pair(seed: int, judge: Judge, budget: Budget) -> tuple[KeyedBoard, KeyedBoard]:
    """Two boards with nearly as many words, common ones and all, of some good ones."""
    referee, chance = BoggleReferee(judge), Chance(seed)
    made: list[KeyedBoard] = []
    for place in range(PAIRED):
        if len(made) > 1 and budget.stop():
            break
        budget.progress(place / PAIRED)
        made.append(keyed("".join(shake.shaken(Options(), referee, chance).grid), judge))
    return min(itertools.combinations(made, 2), key=lambda two: unlike(*two))


def unlike(one: KeyedBoard, other: KeyedBoard) -> float:
    """How much two boards differ in richness: 0 for not at all."""
    return sum(abs(a - b) / max(a, b, 1) for a, b in zip(one.counts, other.counts, strict=True))
