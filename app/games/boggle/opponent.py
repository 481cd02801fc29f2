"""Computer players of Boggle: five levels that find words as people do.

A level knows a vocabulary: the commonest lemmas in the forms of them that people say, so no vocatives
and transgressives. Of its words on the board some come to mind, the sooner the commoner and shorter they
are and the straighter their paths; they come as in a Poisson process whose rate falls, an early burst that
dries up. What has not come when the time is up was overlooked. The lynx, who knows everything, comes to
forms that nobody says and to denials when nothing else is left. Lower levels misread a mark above a letter
now and then and write what is no word. Nothing doubtful is ever written.

A player keeps nothing between two questions but a cache: its plan for a board depends on level,
seed, round and board only.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from app.engine.player import Budget
from app.engine.seeds import seed_of
from app.games.boggle import board
from app.games.boggle.board import NEIGHBOURS, SIDE
from app.games.boggle.model import Done, Move, Observation, Phase, Shake, WriteWord
from app.lexicon.dawg import ABSENT
from app.lexicon.judge import Judge
from app.lexicon.lexicon import UNRANKED
from app.lexicon.vocabulary import ALL_SAID, CHILDISH
from app.search.boggle import BoardSearch
from app.search.scale import Scale, ScaledPlayer

TIME_MS = 180_000
"""The time that the figures of a level are for; how long it writes when there is no limit."""

TYPICAL_WORDS = 80
"""Words beyond doubt on a usual board."""

RICHNESS = 0.2
"""How much more is found where there is more: twice the words, so many times two more."""

SPREAD = 0.25
"""How much better or worse a round may go than usual, as a share of the words found."""

FORM = 0.6
"""The same for a whole game: the form of the day. Without it an animal beat the one below in each of 100
games of three rounds, for chance does too little over so many words."""

BURST_MS = 20_000
"""The rate at which words come has fallen to a half after this time, to a third after twice as long."""

USUAL_DENIAL = 20_000
"""Form rank up to which a denial is a word like any other: není, nevím."""

PATHS = 6
"""So many ways to spell a word are looked at for the straightest."""

LENGTH_EASE = (0.0, 0.3, 0.45, 1.0, 0.95, 0.65, 0.42, 0.3)
"""How readily a word of so many letters comes to mind; the last figure holds for longer ones."""


@dataclass(frozen=True)
class Level:
    """What makes a level.

    vocabulary: highest frequency rank of the lemmas it knows. forms: highest rank of the forms of them. None
        for all.
    words: how many words it finds in three minutes on a board of TYPICAL_WORDS.
    evenness: 1 finds hard words as much later as a beginner does, 0 all alike.
    ceiling: share of its known words that it can find at most.
    slips: how many wrong words it writes in three minutes.
    first_ms, gap_ms, letter_ms: time before the first word, between two words and for each letter.
    """

    vocabulary: int | None
    forms: int | None
    words: float
    evenness: float
    ceiling: float
    slips: float
    first_ms: int
    gap_ms: int
    letter_ms: int


LEAST = Level(2_000, 4_000, 3.9, 1.0, 0.6, 0.4, 9_000, 4_000, 500)
"""Below the hare, for children."""

LEVELS = (
    Level(6_000, 14_000, 8.0, 1.0, 0.85, 0.8, 5_000, 1_800, 320),
    Level(8_000, 20_000, 12.0, 0.95, 0.85, 0.5, 4_000, 1_500, 280),
    Level(12_000, 30_000, 16.0, 0.9, 0.9, 0.3, 3_500, 1_200, 240),
    Level(40_000, 70_000, 25.0, 0.8, 0.95, 0.1, 3_000, 900, 200),
    Level(None, None, 40.0, 0.6, 0.95, 0.0, 2_500, 600, 160),
)
"""Hare, hedgehog, fox, owl, lynx."""

ENDS = {"vocabulary": ALL_SAID.lemmas, "forms": ALL_SAID.forms}
"""What all there is counts as between owl and lynx."""


@dataclass(frozen=True)
class _Known:
    """A word on the board that the level knows; ease: how readily it comes to mind, 0 to 1.

    strangeness: 0 for what people say; stranger words come only when no others are left.
    """

    word: str
    ease: float
    strangeness: int


@dataclass(frozen=True)
class _Stretch:
    """What there is to write from, and how long. fold: letters count without their marks; min_len: letters of
    the shortest words. limit: milliseconds; luck: how many times as much as usual is found."""

    grid: Sequence[str]
    fold: bool
    min_len: int
    limit: int
    luck: float


class BoggleOpponent(ScaledPlayer[Level]):
    """A computer player of one level; seed tells players of the same level apart."""

    def __init__(self, level: float, seed: int, judge: Judge) -> None:
        super().__init__(Scale(LEVELS, level, ENDS, least=LEAST), seed)
        self._judge, self._lexicon = judge, judge.lexicon
        self._policy = judge.policy
        self._search = BoardSearch(judge.lexicon.dawg, NEIGHBOURS)
        self._planned: tuple[object, tuple[WriteWord, ...]] = (None, ())

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
                return WriteWord(word.word, max(word.at, observation.at))
        if observation.limit is not None:
            return Done(max(observation.limit, observation.at))
        last = plan[-1].at if plan else 0
        return Done(max(last + self._level.first_ms, observation.at))

    def _plan(self, observation: Observation) -> tuple[WriteWord, ...]:
        assert observation.grid is not None
        limit = observation.options.limit or TIME_MS
        # Where a person has less time than usual, whoever writes beside them writes as much, faster.
        pace = min(1.0, (observation.limit or limit) / limit)
        key = (observation.number, observation.grid, observation.options, pace)
        if self._planned[0] != key:
            self._policy = self._judge.policy  # the household may have banned a word
            self._begin(observation.number, observation.grid)
            chance = self._chance(observation.number, observation.grid)
            luck = self._form(observation) * _swing(SPREAD, chance)
            options = observation.options
            stretch = _Stretch(observation.grid, options.folds, options.min_len, limit, luck)
            words = self._write(stretch, chance)
            self._planned = key, tuple(replace(word, at=int(word.at * pace)) for word in words)
        return self._planned[1]

    def _form(self, observation: Observation) -> float:
        """How many times as much as usual it finds in this game, which its first board tells from others."""
        first = observation.past[0].grid if observation.past else observation.grid
        return _swing(FORM, self._luck(observation.seat, first))

    def _chance(self, number: int, grid: Sequence[str]) -> Random:
        text = "\x1f".join((str(self._seed), str(self._scale.strength), str(number), *grid))
        return Random(seed_of(text))

    def _write(self, stretch: _Stretch, chance: Random) -> tuple[WriteWord, ...]:
        """The words in the order and at the moments of writing."""
        thoughts = [*self._thoughts(stretch, chance), *self._slips(stretch, chance)]
        thoughts.sort()
        level, plan, free = self._level, [], 0
        for moment, word in thoughts:
            at = max(int(moment), free) + level.letter_ms * len(word)
            if at > stretch.limit:
                break
            plan.append(WriteWord(word, at))
            free = at + level.gap_ms
        return tuple(plan)

    def _thoughts(self, stretch: _Stretch, chance: Random) -> Iterator[tuple[float, str]]:
        """(moment in ms, word) as the words come to mind."""
        on_board, known = self._known(stretch)
        level, limit = self._level, stretch.limit
        goal = level.words * (on_board / TYPICAL_WORDS) ** RICHNESS * stretch.luck * _found_by(limit)
        count = int(min(goal, level.ceiling * len(known)) + chance.random())
        # Who comes first in a race of Poisson processes, each with its ease as rate.
        race = [(one.strangeness, -math.log(1.0 - chance.random()) / one.ease, one.word) for one in known]
        moments = sorted(_moment(chance.random() * _found_by(limit)) for _ in range(min(count, len(race))))
        start = min(level.first_ms, limit)
        for moment, (_, _, word) in zip(moments, sorted(race), strict=False):
            yield start + moment * (1.0 - start / limit), word

    def _known(self, stretch: _Stretch) -> tuple[int, list[_Known]]:
        """How many words beyond doubt are on the board, and those of them that the level knows."""
        found = self._search.words(stretch.grid, fold=stretch.fold)
        sure = [n for n in sorted(found) if len(found[n]) >= stretch.min_len and self._policy.sure(n)]
        known = [
            _Known(
                found[number],
                self._ease(stretch, found[number], self._lexicon.form_rank(number)),
                self._strangeness(found[number], self._lexicon.form_rank(number)),
            )
            for number in sure
            if self._knows(number)
        ]
        return len(sure), known

    def _knows(self, number: int) -> bool:
        """Whether the word is in the level's vocabulary, in a form that it would use."""
        lemmas, forms = self._level.vocabulary, self._level.forms
        if lemmas is not None and lemmas < CHILDISH and number in self._lexicon.grown:
            return False
        return (lemmas is None or self._lexicon.rank(number) <= lemmas) and (
            forms is None or self._lexicon.form_rank(number) <= forms
        )

    def _strangeness(self, word: str, form_rank: int) -> int:
        """2 for what only grammar denies (nehopnu, neupnu), 1 for other forms that texts hardly have."""
        denial = word.startswith("ne") and self._lexicon.dawg.number(word[2:]) != ABSENT
        if denial and form_rank > USUAL_DENIAL:
            return 2
        return int(form_rank >= UNRANKED)

    def _ease(self, stretch: _Stretch, word: str, form_rank: int) -> float:
        commonness = 1.0 / (1.0 + form_rank / 5_000)
        length = LENGTH_EASE[min(len(word), len(LENGTH_EASE) - 1)]
        ways = board.paths(stretch.grid, word, fold=stretch.fold)
        bends = min((_bends(path) for path, _ in zip(ways, range(PATHS), strict=False)), default=0)
        ease: float = (commonness * length * 0.88**bends) ** self._level.evenness
        return ease

    def _slips(self, stretch: _Stretch, chance: Random) -> Iterator[tuple[float, str]]:
        """Words misread: right but for a mark above a letter, and so no words at all."""
        level, limit = self._level, stretch.limit
        if stretch.fold or not level.slips:
            return
        moment = level.first_ms - math.log(1.0 - chance.random()) * TIME_MS / level.slips
        wrong = self._misread(stretch.grid, stretch.min_len) if moment < limit else []
        while wrong and moment < limit:
            yield moment, wrong.pop(int(chance.random() * len(wrong)))
            moment -= math.log(1.0 - chance.random()) * TIME_MS / level.slips

    def _misread(self, grid: Sequence[str], min_len: int) -> list[str]:
        found = self._search.words(grid, fold=True)
        wrong = set()
        for number, word in found.items():
            if len(word) >= max(min_len, 3) and self._policy.sure(number) and self._knows(number):
                path = next(board.paths(grid, word, fold=True))
                shown = "".join(grid[cell] for cell in path).lower()
                if self._lexicon.dawg.number(shown) == ABSENT:
                    wrong.add(shown)
        return sorted(wrong)


def _swing(most: float, chance: Random) -> float:
    """A factor around 1, at most so far from it."""
    return 1.0 + most * (chance.random() + chance.random() - 1.0)


def would_find(words: int, limit: int | None) -> tuple[float, ...]:
    """How many words each level finds, hare to lynx, where so many words beyond doubt are on the board."""
    share = (words / TYPICAL_WORDS) ** RICHNESS * _found_by(TIME_MS if limit is None else limit)
    return tuple(min(level.words * share, level.ceiling * words) for level in LEVELS)


def mildest(observation: Observation) -> Move:
    """The legal move that gives least away, for a seat that cannot decide: write no more."""
    return Shake() if observation.phase is Phase.SHAKE else Done(observation.at)


def _found_by(moment: float) -> float:
    """Which share of the words of TIME_MS has come by then; more than 1 later on."""
    return math.log1p(moment / BURST_MS) / math.log1p(TIME_MS / BURST_MS)


def _moment(share: float) -> float:
    """When that share of the words has come: the inverse of `_found_by`."""
    return BURST_MS * math.expm1(share * math.log1p(TIME_MS / BURST_MS))


def _bends(path: Sequence[int]) -> int:
    """How often a path changes its direction."""
    steps = [
        (after % SIDE - before % SIDE, after // SIDE - before // SIDE)
        for before, after in itertools.pairwise(path)
    ]
    return sum(one != other for one, other in itertools.pairwise(steps))
