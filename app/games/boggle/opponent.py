"""Computer players of Boggle: five levels that find words as people do.

A level knows a vocabulary (the commonest lemmas with their forms), and each word of it on the board
comes to mind as in a Poisson process, the sooner the commoner and shorter it is and the straighter
its path; what has not come when the time is up was overlooked. Lower levels misread a mark above a
letter now and then and write what is no word. Nothing doubtful is ever written.

A player keeps nothing between two questions but a cache: its plan for a board depends on level,
seed, round and board only.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from app.engine.player import Budget
from app.games.boggle import board
from app.games.boggle.model import (
    NEIGHBOURS,
    SIDE,
    Done,
    Move,
    Observation,
    Options,
    Phase,
    Shake,
    Word,
)
from app.lexicon.dawg import ABSENT
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch

TIME_MS = 180_000
"""The time that the figures of a level are for; how long it writes when there is no limit."""

TYPICAL_WORDS = 64
"""Words beyond doubt on a usual board."""

PATHS = 6
"""So many ways to spell a word are looked at for the straightest."""

LENGTH_EASE = (0.0, 0.8, 0.8, 1.0, 0.85, 0.6, 0.42, 0.3)
"""How readily a word of so many letters comes to mind; the last figure holds for longer ones."""


@dataclass(frozen=True)
class Level:
    """What makes a level.

    vocabulary: highest frequency rank of the lemmas it knows, None for all.
    words: how many words it finds in three minutes on a board of TYPICAL_WORDS.
    evenness: 1 finds hard words as much later as a beginner does, 0 all alike.
    ceiling: share of its known words that it can find at most.
    slips: how many wrong words it writes in three minutes.
    first_ms, gap_ms, letter_ms: time before the first word, between two words and for each letter.
    """

    vocabulary: int | None
    words: float
    evenness: float
    ceiling: float
    slips: float
    first_ms: int
    gap_ms: int
    letter_ms: int


LEVELS = (
    Level(8_000, 8.0, 1.0, 0.80, 0.8, 5_000, 1_800, 320),
    Level(12_000, 12.0, 0.95, 0.80, 0.5, 4_000, 1_500, 280),
    Level(20_000, 16.0, 0.9, 0.85, 0.3, 3_500, 1_200, 240),
    Level(40_000, 25.0, 0.8, 0.90, 0.1, 3_000, 900, 200),
    Level(None, 40.0, 0.6, 0.95, 0.0, 2_500, 600, 160),
)
"""Hare, hedgehog, fox, owl, lynx."""


@dataclass(frozen=True)
class _Known:
    """A word on the board that the level knows; ease: how readily it comes to mind, 0 to 1."""

    word: str
    ease: float


class BoggleOpponent:
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: int, seed: int, lexicon: Lexicon) -> None:
        if not 1 <= level <= len(LEVELS):
            raise ValueError(f"no level {level}")
        self._number = level
        self._level = LEVELS[level - 1]
        self._seed = seed
        self._lexicon = lexicon
        self._policy = lexicon.policy("boggle")
        self._search = BoardSearch(lexicon.dawg, NEIGHBOURS)
        self._planned: tuple[object, tuple[Word, ...]] = (None, ())

    def choose(self, observation: Observation, budget: Budget) -> Move:
        """Shake, the next word with the moment it is written, or that no more will come.

        The moment is at or after the clock of the observation; the caller plays the move then.
        """
        if observation.phase is Phase.SHAKE:
            return Shake()
        if observation.phase is not Phase.PLAY or observation.grid is None:
            raise ValueError(f"nothing to decide in phase {observation.phase}")
        written = {entry.word for entry in observation.mine}
        plan = self._plan(observation)
        for word in plan:
            if word.word not in written:
                return Word(word.word, max(word.at, observation.at))
        if observation.limit is not None:
            return Done(max(observation.limit, observation.at))
        last = plan[-1].at if plan else 0
        return Done(max(last + self._level.first_ms, observation.at))

    def _plan(self, observation: Observation) -> tuple[Word, ...]:
        assert observation.grid is not None
        limit = TIME_MS if observation.limit is None else observation.limit
        key = (observation.number, observation.grid, observation.options, limit)
        if self._planned[0] != key:
            self._policy = self._lexicon.policy("boggle")  # the household may have banned a word
            chance = self._chance(observation.number, observation.grid)
            words = self._write(observation.grid, observation.options, limit, chance)
            self._planned = key, words
        return self._planned[1]

    def _chance(self, number: int, grid: Sequence[str]) -> Random:
        text = "\x1f".join((str(self._seed), str(self._number), str(number), *grid))
        digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
        return Random(int.from_bytes(digest, "big"))

    def _write(self, grid: Sequence[str], options: Options, limit: int, chance: Random) -> tuple[Word, ...]:
        """The words in the order and at the moments of writing."""
        fold = options.fold == "yes"
        thoughts = list(self._thoughts(grid, fold, options.min_len, chance))
        thoughts += self._slips(grid, fold, options.min_len, limit, chance)
        thoughts.sort()
        level, plan, free = self._level, [], 0
        for moment, word in thoughts:
            at = max(int(moment), free) + level.letter_ms * len(word)
            if at > limit:
                break
            plan.append(Word(word, at))
            free = at + level.gap_ms
        return tuple(plan)

    def _thoughts(
        self, grid: Sequence[str], fold: bool, min_len: int, chance: Random
    ) -> Iterator[tuple[float, str]]:
        """(moment in ms, word) as the words come to mind."""
        on_board, known = self._known(grid, fold, min_len)
        level = self._level
        goal = min(level.words * (on_board / TYPICAL_WORDS) ** 0.3, level.ceiling * len(known))
        speed = _speed([word.ease for word in known], goal)
        for word in known:
            wait = -math.log(1.0 - chance.random()) / (word.ease * speed)
            yield level.first_ms + wait * (TIME_MS - level.first_ms), word.word

    def _known(self, grid: Sequence[str], fold: bool, min_len: int) -> tuple[int, list[_Known]]:
        """How many words beyond doubt are on the board, and those of them that the level knows."""
        found = self._search.words(grid, fold=fold)
        sure = [n for n in sorted(found) if len(found[n]) >= min_len and self._policy.sure(n)]
        most = self._level.vocabulary
        known = []
        for number in sure:
            rank = self._lexicon.rank(number)
            if most is None or rank <= most:
                known.append(_Known(found[number], self._ease(grid, fold, found[number], rank)))
        return len(sure), known

    def _ease(self, grid: Sequence[str], fold: bool, word: str, rank: int) -> float:
        commonness = 1.0 / (1.0 + rank / 3_000)
        length = LENGTH_EASE[min(len(word), len(LENGTH_EASE) - 1)]
        ways = board.paths(grid, word, fold=fold)
        bends = min((_bends(path) for path, _ in zip(ways, range(PATHS), strict=False)), default=0)
        ease: float = (commonness * length * 0.88**bends) ** self._level.evenness
        return ease

    def _slips(
        self, grid: Sequence[str], fold: bool, min_len: int, limit: int, chance: Random
    ) -> Iterator[tuple[float, str]]:
        """Words misread: right but for a mark above a letter, and so no words at all."""
        level = self._level
        if fold or not level.slips:
            return
        moment = level.first_ms - math.log(1.0 - chance.random()) * TIME_MS / level.slips
        wrong = self._misread(grid, min_len) if moment < limit else []
        while wrong and moment < limit:
            yield moment, wrong.pop(int(chance.random() * len(wrong)))
            moment -= math.log(1.0 - chance.random()) * TIME_MS / level.slips

    def _misread(self, grid: Sequence[str], min_len: int) -> list[str]:
        found = self._search.words(grid, fold=True)
        most = self._level.vocabulary or 0
        wrong = set()
        for number, word in found.items():
            if (
                len(word) >= max(min_len, 3)
                and self._policy.sure(number)
                and self._lexicon.rank(number) <= most
            ):
                path = next(board.paths(grid, word, fold=True))
                shown = "".join(grid[cell] for cell in path).lower()
                if self._lexicon.dawg.number(shown) == ABSENT:
                    wrong.add(shown)
        return sorted(wrong)


def mildest(observation: Observation) -> Move:
    """The legal move that gives least away, for a seat that cannot decide: write no more."""
    return Shake() if observation.phase is Phase.SHAKE else Done(observation.at)


def _speed(eases: Sequence[float], goal: float) -> float:
    """The factor with which words of these eases give, in one unit of time, so many on average."""
    if not eases or goal <= 0:
        return 1.0
    low, high = 0.0, 1.0
    while sum(1.0 - math.exp(-ease * high) for ease in eases) < goal and high < 1e9:
        high *= 2
    for _ in range(40):
        middle = (low + high) / 2
        if sum(1.0 - math.exp(-ease * middle) for ease in eases) < goal:
            low = middle
        else:
            high = middle
    return high


def _bends(path: Sequence[int]) -> int:
    """How often a path changes its direction."""
    steps = [
        (after % SIDE - before % SIDE, after // SIDE - before // SIDE)
        for before, after in itertools.pairwise(path)
    ]
    return sum(one != other for one, other in itertools.pairwise(steps))
