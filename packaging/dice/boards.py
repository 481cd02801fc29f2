"""Boards for judging dice: the word lists they are searched with, and fixed throws that dice can share."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lexicon"))

from lexbuild.automaton import build_dawg, coded

from app.lexicon import czech
from app.lexicon.dawg import Dawg
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch

SIDE = 4
CELLS = SIDE * SIDE
FACES = 6
COMMON = 10_000
"""Words of this many of the commonest lemmas count as words people know (the optimiser's measure)."""
SHORTEST = 3
"""Shorter words say little about a board: nearly every board holds the same ones."""
LONGEST = 10

Dice = Sequence[str]


def neighbours() -> list[list[int]]:
    """For each cell of the tray the cells beside it (RULES BG5)."""
    return [
        [
            other
            for other in range(CELLS)
            if other != cell
            and abs(other // SIDE - cell // SIDE) <= 1
            and abs(other % SIDE - cell % SIDE) <= 1
        ]
        for cell in range(CELLS)
    ]


def common_words(lexicon: Lexicon, rank: int = COMMON) -> list[str]:
    """The undoubted Boggle words, `SHORTEST` to `LONGEST` letters, of the ``rank`` commonest lemmas."""
    policy = lexicon.policy("boggle")
    return [
        word
        for number, word in enumerate(lexicon.dawg)
        if SHORTEST <= len(word) <= LONGEST and lexicon.rank(number) <= rank and policy.sure(number)
    ]


def search_for(words: Sequence[str]) -> BoardSearch:
    """A search that knows only these words, which is much faster than sifting a full one."""
    flat = build_dawg(coded(words, czech.LETTERS))
    dawg = Dawg(list(flat.edges), list(flat.counts), czech.LETTERS, flat.root, flat.size)
    return BoardSearch(dawg, neighbours())


@dataclass(frozen=True)
class Throw:
    """One shake of the box, whatever is printed on the dice: the die in each cell, the face it shows."""

    die_in: tuple[int, ...]
    face_of: tuple[int, ...]

    def grid(self, dice: Dice) -> list[str]:
        """The letters that these dice show."""
        return [dice[die][self.face_of[die]] for die in self.die_in]


def throws(rng: random.Random, count: int) -> Iterator[Throw]:
    """So many independent throws of sixteen dice."""
    for _ in range(count):
        order = list(range(CELLS))
        rng.shuffle(order)
        yield Throw(tuple(order), tuple(int(rng.random() * FACES) for _ in range(CELLS)))


def letter_share(words: Sequence[str], longest: int = 6) -> dict[str, float]:
    """How often each capital comes in the words of up to ``longest`` letters; together 1."""
    counts: dict[str, int] = {}
    for word in words:
        if len(word) <= longest:
            for letter in czech.upper(word):
                counts[letter] = counts.get(letter, 0) + 1
    total = sum(counts.values())
    return {letter: count / total for letter, count in counts.items()}
