"""Chooses the Czech dice: ``python packaging/dice/optimise.py [--steps N] [--boards N] [--seed N]``.

Simulated annealing over sixteen dice. A step swaps two faces or prints another letter on one; it is
judged on a fixed set of throws, of which only those that show a changed face are searched again. The
measure is the mean over boards of log2(1 + common words), so a poor board costs more than a rich one
gains, less a fine for boards without a fair mixture of vowels. Bounds keep every letter of the language
in the box, near to how often words need it.
The same arguments give the same dice for the same word list.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Mapping, Sequence

from boards import CELLS, COMMON, FACES, Dice, Throw, common_words, letter_share, search_for, throws

from app.lexicon import czech
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch

LEFT_OUT = "QWX"
"""Letters of so few Czech words that a face would be wasted."""
VOWELS = frozenset("AÁEÉĚIÍOÓUÚŮYÝ")
"""RULES G1."""
VOWEL_FACES = (36, 39)
"""Six vowels a board, or a little more."""
FAIR = range(5, 8)
"""The vowels of a fair board."""
FINE = 0.5
"""What the share of boards with fewer or more costs; this many doublings of the words, were it all."""
EPOCH = 2000
"""Steps on one set of throws; then new ones, so that no chance board is learnt by heart."""
HOT, COLD = 0.005, 0.0002
"""Losses of the measure that are accepted one time in e, at the beginning and at the end."""
SELDOM = 0.5
"""A letter whose frequency would give it less than this part of a face is a rare one."""
LOW, HIGH = 0.6, 1.35
"""Faces of a letter, as multiples of what its frequency would give it."""


def bounds(share: Mapping[str, float], low: float = LOW, high: float = HIGH) -> dict[str, tuple[int, int]]:
    """Fewest and most faces of each letter: within these multiples of its share, at least one."""
    limits = {}
    for letter in czech.upper(czech.LETTERS):
        if letter in LEFT_OUT:
            continue
        even = share.get(letter, 0.0) * CELLS * FACES
        limits[letter] = (max(1, round(low * even)), max(1, round(high * even)))
    return limits


def frequency_dice(share: Mapping[str, float], rng: random.Random) -> list[str]:
    """Dice straight from letter frequency."""
    limits = bounds(share)
    faces = {letter: max(1, round(share.get(letter, 0.0) * CELLS * FACES)) for letter in limits}
    while (excess := sum(faces.values()) - CELLS * FACES) != 0:  # what rounding made too many or too few
        step = 1 if excess > 0 else -1
        faces[_farthest_off(faces, share, step)] -= step
    return deal(faces, rng)


def deal(faces: Mapping[str, int], rng: random.Random) -> list[str]:
    """Dice with so many faces of each letter, at random but with no letter twice on a die."""
    dice: list[str] = [""] * CELLS
    for letter in sorted(faces, key=lambda each: (-faces[each], each)):
        order = sorted(range(CELLS), key=lambda die: (len(dice[die]), rng.random()))
        for die in order[: faces[letter]]:
            dice[die] += letter
    return dice


def _farthest_off(faces: Mapping[str, int], share: Mapping[str, float], sign: int) -> str:
    """The letter on most faces too many (``sign`` 1) or too few (-1) that has more than one."""
    several = [letter for letter in faces if faces[letter] > 1]
    return max(several, key=lambda letter: sign * (faces[letter] - share[letter] * CELLS * FACES))


def fair_share(dice: Sequence[Sequence[str]]) -> float:
    """The probability, exactly, that a board of these dice has `FAIR` vowels."""
    chances = [1.0]
    for die in dice:
        vowel = sum(letter in VOWELS for letter in die) / FACES
        without = [chance * (1 - vowel) for chance in chances] + [0.0]
        chances = [a + b * vowel for a, b in zip(without, [0.0, *chances], strict=True)]
    return sum(chances[FAIR.start : FAIR.stop])


class Annealing:
    """The dice being improved, and how each throw of the present set fares with them."""

    def __init__(
        self,
        dice: Dice,
        limits: Mapping[str, tuple[int, int]],
        usual: frozenset[str],
        search: BoardSearch,
        rng: random.Random,
    ) -> None:
        self.dice = [list(die) for die in dice]
        self._limits = limits
        self._usual = usual
        self._search = search
        self._rng = rng
        self._throws: list[Throw] = []
        self._values: list[float] = []
        self._shown: dict[tuple[int, int], list[int]] = {}
        self._fair = 0.0

    def throw_anew(self, count: int) -> None:
        """Takes a new set of throws."""
        self._throws = list(throws(self._rng, count))
        self._shown = {(die, face): [] for die in range(CELLS) for face in range(FACES)}
        for index, throw in enumerate(self._throws):
            for die, face in enumerate(throw.face_of):
                self._shown[die, face].append(index)
        self._values = [self._value(index) for index in range(count)]
        self._fair = fair_share(self.dice)

    @property
    def mean(self) -> float:
        """Mean of log2(1 + common words)."""
        return sum(self._values) / len(self._values)

    def _value(self, index: int) -> float:
        throw = self._throws[index]
        return math.log2(1 + len(self._search.words([self.dice[d][throw.face_of[d]] for d in throw.die_in])))

    def step(self, heat: float) -> bool:
        """Tries one change; True if it stays."""
        clashes = self._clashes()
        before = self._swap() if self._rng.random() < 0.5 else self._print()
        if not before:
            return False
        if self._clashes() > clashes:
            self._restore(before)
            return False
        touched = sorted({index for die, face in before for index in self._shown[die, face]})
        old = [self._values[index] for index in touched]
        new = [self._value(index) for index in touched]
        fair = fair_share(self.dice)
        gain = (sum(new) - sum(old)) / len(self._values) + FINE * (fair - self._fair)
        if gain >= 0 or self._rng.random() < math.exp(gain / heat):
            for index, value in zip(touched, new, strict=True):
                self._values[index] = value
            self._fair = fair
            return True
        self._restore(before)
        return False

    def _restore(self, before: Mapping[tuple[int, int], str]) -> None:
        for (die, face), letter in before.items():
            self.dice[die][face] = letter

    def _clashes(self) -> int:
        """Usual letters that can never meet on a board, because the only face of each is on one die."""
        faces = [letter for die in self.dice for letter in die]
        single = {letter for letter in self._usual if faces.count(letter) == 1}
        return sum(max(0, len(single.intersection(die)) - 1) for die in self.dice)

    def _swap(self) -> dict[tuple[int, int], str]:
        """Swaps two faces; returns what stood there, nothing if a die would carry a letter twice."""
        here, there = int(self._rng.random() * CELLS), int(self._rng.random() * CELLS)
        face, other = int(self._rng.random() * FACES), int(self._rng.random() * FACES)
        mine, yours = self.dice[here][face], self.dice[there][other]
        if here == there or mine in self.dice[there] or yours in self.dice[here]:
            return {}
        self.dice[here][face], self.dice[there][other] = yours, mine
        return {(here, face): mine, (there, other): yours}

    def _print(self) -> dict[tuple[int, int], str]:
        """Prints another letter on a face within the bounds; returns what stood there, if it may."""
        die, face = int(self._rng.random() * CELLS), int(self._rng.random() * FACES)
        old = self.dice[die][face]
        letters = sorted(self._limits)
        new = letters[int(self._rng.random() * len(letters))]
        if new in self.dice[die]:
            return {}
        faces = [letter for each in self.dice for letter in each]
        if faces.count(old) <= self._limits[old][0] or faces.count(new) >= self._limits[new][1]:
            return {}
        vowels = sum(letter in VOWELS for letter in faces)
        if new in VOWELS and old not in VOWELS and vowels >= VOWEL_FACES[1]:
            return {}
        if old in VOWELS and new not in VOWELS and vowels <= VOWEL_FACES[0]:
            return {}
        self.dice[die][face] = new
        return {(die, face): old}


def tidy(dice: Dice | list[list[str]]) -> list[str]:
    """Faces in alphabetical order, dice too, so that equal sets look equal."""
    place = czech.upper(czech.LETTERS).index
    return sorted(("".join(sorted(die, key=place)) for die in dice), key=lambda die: [place(c) for c in die])


def optimise(
    words: list[str], steps: int, boards: int, seed: int, limits: Mapping[str, tuple[int, int]]
) -> list[str]:
    """The best dice after so many steps, each judged on so many throws."""
    rng = random.Random(seed)
    share = letter_share(words)
    usual = frozenset(letter for letter in limits if share.get(letter, 0.0) * CELLS * FACES >= SELDOM)
    work = Annealing(frequency_dice(share, rng), limits, usual, search_for(words), rng)
    started = time.monotonic()
    for step in range(steps):
        if step % EPOCH == 0:
            work.throw_anew(boards)
            print(
                f"{step:6} {work.mean:.4f} {time.monotonic() - started:5.0f} s",
                *tidy(work.dice),
                file=sys.stderr,
            )
        work.step(HOT * (COLD / HOT) ** (step / steps))
    return tidy(work.dice)


def main() -> None:
    """Prints the sixteen dice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=16_000)
    parser.add_argument("--boards", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--low", type=float, default=LOW)
    parser.add_argument("--high", type=float, default=HIGH)
    arguments = parser.parse_args()
    words = common_words(Lexicon.open(), COMMON)
    limits = bounds(letter_share(words), arguments.low, arguments.high)
    for die in optimise(words, arguments.steps, arguments.boards, arguments.seed, limits):
        print(die)


if __name__ == "__main__":
    main()
