#!/usr/bin/env python3
"""Learn by self-play what cards are worth in Scrabble karty, and write ``resources/scrabble/values.json``.

    python packaging/scrabble_values.py --games 8000 --rounds 2 --seed 1 --processes 2

In the first round players of two go by points alone, in each further one by what was learned before. After
each round one linear system is solved over all turns so far: the worth of what a seat keeps is its points in
its next turn and a part (GAMMA) of the worth of what it keeps then. What is left lying is worth what the next
player makes of it on average. At last the players that were learned meet those that go by points, every deal
from both seats; all of it stands in the file under ``report``. The same arguments give the same file on every
machine.

Needs the compiled twins (packaging/native.py). A thousand games take about half a minute of one processor.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from app.engine.chance import Chance  # noqa: E402
from app.games.laboratory import open_judge  # noqa: E402
from app.games.scrabble_cards import cards  # noqa: E402
from app.games.scrabble_cards.cards import HAND, VOWELS  # noqa: E402
from app.games.scrabble_cards.values import FACTS, FORMAT  # noqa: E402
from app.search.scrabble_game import FinishedTurn, GameOptions, Turns  # noqa: E402
from app.search.scrabble_values import MOST_LYING, PACK, Worth  # noqa: E402

GAMMA = 0.9
LEAST_PILE = 7
"""Turns with fewer cards in the pile teach nothing: the end is counted exactly there."""
POLICY = "scrabble-inflected"
CHUNK = 100

LETTERS = list(cards.ORDER)
INDEX = {card: number for number, card in enumerate(LETTERS)}
BONUS = sorted(set(cards.bonus_pack()))
ROWS = HAND + 1

# Where the unknowns of what is kept begin: by size, by card, by pair, by vowels and others, by bonus card.
CARD = ROWS
PAIR = CARD + len(LETTERS)
BALANCE = PAIR + len(LETTERS) * (len(LETTERS) + 1) // 2
HELD = BALANCE + ROWS * ROWS
UNKNOWNS = HELD + len(BONUS)
HOLDS_BACK = ((0, CARD, 0.1), (CARD, PAIR, 5.0), (PAIR, BALANCE, 300.0), (BALANCE, HELD, 20.0))
"""From, to, and how many turns without any worth each unknown of that kind is held against."""


class Task(NamedTuple):
    """Games to be played: from which number on, how many, by which figures (None for points alone) against
    which."""

    seed: int
    first: int
    games: int
    worth: Worth | None
    other: Worth | None
    mirror: bool


def turns_by(worth: Worth | None) -> Turns:
    """A player by these figures, by all words beyond doubt."""
    judge = open_judge(POLICY)
    assert judge is not None
    return Turns(judge.policy.dawg, judge.policy.certain, FACTS, GameOptions(), worth)


def played(task: Task) -> list[tuple[list[int], list[FinishedTurn]]]:
    """The games of a task; where every deal is played from both seats, the points of the first player first
    and no turns."""
    one = turns_by(task.worth)
    other = one if task.other == task.worth else turns_by(task.other)
    found = []
    for number in range(task.first, task.first + task.games):
        chance = Chance(task.seed).stream(number)
        letters, bonus = chance.shuffled(cards.letter_pack()), chance.shuffled(cards.bonus_pack())
        start = chance.below(1 << 48)
        scores, log = one.games([other], letters, bonus, start)
        found.append((scores, [] if task.mirror else log))
        if task.mirror:
            found.append((other.games([one], letters, bonus, start)[0][::-1], []))
    return found


def kept_of(told: FinishedTurn) -> dict[int, int]:
    """The unknowns that the worth of what is kept after a turn is made of."""
    numbers = [INDEX[card] for card in told.kept]
    found = {len(numbers): 1}
    for at, one in enumerate(numbers):
        found[CARD + one] = found.get(CARD + one, 0) + 1
        for other in numbers[:at]:
            high, low = max(one, other), min(one, other)
            pair = PAIR + high * (high + 1) // 2 + low
            found[pair] = found.get(pair, 0) + 1
    vowels = sum(card in VOWELS for card in told.kept)
    others = len(told.kept) - vowels - told.kept.count(cards.BLANK)
    found[BALANCE + ROWS * vowels + others] = 1
    found[HELD + BONUS.index(told.bonus)] = 1
    return found


class Lesson:
    """What has been seen so far, summed up."""

    def __init__(self) -> None:
        self.games = self.turns = 0
        self._matrix = [[0.0] * UNKNOWNS for _ in range(UNKNOWNS)]
        self._right = [0.0] * UNKNOWNS
        size = MOST_LYING + 1 + len(LETTERS)
        self._lying = [[0.0] * size for _ in range(size)]
        self._gifts = [0.0] * size

    def add(self, log: Sequence[FinishedTurn]) -> None:
        """The turns of one game."""
        self.games += 1
        last: dict[int, tuple[dict[int, int], int]] = {}
        for number, told in enumerate(log):
            now = kept_of(told)
            if told.seat in last and last[told.seat][1] >= LEAST_PILE:
                self._keep(last[told.seat][0], told.points, now if told.left else {})
            last[told.seat] = now, told.left
            if number + 1 < len(log) and told.left > LEAST_PILE:
                self._lie(told.lying, log[number + 1].points)

    def _keep(self, before: dict[int, int], points: int, now: dict[int, int]) -> None:
        self.turns += 1
        later = [(index, GAMMA * count) for index, count in now.items()]
        for row, weight in before.items():
            line = self._matrix[row]
            for index, count in before.items():
                line[index] += weight * count
            for index, share in later:
                line[index] -= weight * share
            self._right[row] += weight * points

    def _lie(self, lying: Iterable[str], points: int) -> None:
        listed = list(lying)
        seen = {min(len(listed), MOST_LYING): 1}
        for letter in listed:
            if letter in INDEX:
                place = MOST_LYING + 1 + INDEX[letter]
                seen[place] = seen.get(place, 0) + 1
        for row, weight in seen.items():
            line = self._lying[row]
            for index, count in seen.items():
                line[index] += weight * count
            self._gifts[row] += weight * points

    def worth(self) -> Worth:
        """The figures that follow from it."""
        matrix = [row[:] for row in self._matrix]
        for first, end, weight in (*HOLDS_BACK, (HELD, UNKNOWNS, 1.0)):
            for index in range(first, end):
                matrix[index][index] += weight
        found = solved(matrix, self._right[:])
        held = found[HELD:]
        copies = [cards.bonus_pack().count(card) for card in BONUS]
        usual = sum(value * count for value, count in zip(held, copies, strict=True)) / sum(copies)
        pairs = {}
        for high in range(len(LETTERS)):
            for low in range(high + 1):
                value = hundredths(found[PAIR + high * (high + 1) // 2 + low])
                if value:
                    pairs[LETTERS[low] + LETTERS[high]] = value
        both = {two[::-1]: value for two, value in pairs.items()}
        sizes = [hundredths(value - found[0]) for value in found[:HAND]]
        lies, lying = self._gift()
        return Worth(
            first={card: hundredths(found[CARD + INDEX[card]]) for card in LETTERS},
            pair={**pairs, **both},
            # Nobody keeps all seven who can help it: the figure goes on as it went before.
            size=[*sizes, 2 * sizes[-1] - sizes[-2]],
            balance=[
                [hundredths(value) for value in found[at : at + ROWS]] for at in range(BALANCE, HELD, ROWS)
            ],
            bonus={card: hundredths(value - usual) for card, value in zip(BONUS, held, strict=True)},
            lies=lies,
            lying=lying,
            answer=dict.fromkeys(cards.GROUPS, 1),
            fade=[100] * (PACK + 1),
            exchange=0,
        )

    def _gift(self) -> tuple[dict[str, int], list[int]]:
        matrix = [row[:] for row in self._lying]
        there = [matrix[size][size] for size in range(MOST_LYING + 1)]
        for index in range(len(matrix)):
            matrix[index][index] += 5.0 if index <= MOST_LYING else 200.0
        found = solved(matrix, self._gifts[:])
        usual = sum(count * value for count, value in zip(there, found, strict=False)) / max(1.0, sum(there))
        sizes, known = [], 0
        for size in range(MOST_LYING + 1):
            known = size if there[size] > 50 else known
            sizes.append(hundredths(found[known] - usual))
        return {card: hundredths(found[MOST_LYING + 1 + INDEX[card]]) for card in LETTERS}, sizes


def hundredths(value: float) -> int:
    return round(100 * value)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a linear system, by elimination with the largest pivot. Both are used up."""
    size = len(right)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(matrix[row][step]))
        matrix[step], matrix[pivot] = matrix[pivot], matrix[step]
        right[step], right[pivot] = right[pivot], right[step]
        head = matrix[step]
        for row in range(step + 1, size):
            line = matrix[row]
            if line[step]:
                share = line[step] / head[step]
                line[step:] = [
                    one - share * other for one, other in zip(line[step:], head[step:], strict=True)
                ]
                right[row] -= share * right[step]
    for step in reversed(range(size)):
        rest = sum(
            one * other for one, other in zip(matrix[step][step + 1 :], right[step + 1 :], strict=True)
        )
        right[step] = (right[step] - rest) / matrix[step][step]
    return right


def tasks(seed: int, games: int, worth: Worth | None, other: Worth | None, *, mirror: bool) -> list[Task]:
    return [
        Task(seed, first, min(CHUNK, games - first), worth, other, mirror) for first in range(0, games, CHUNK)
    ]


def compared(scores: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What part of the games the first player won, a draw as half, and by how many points."""
    won = sum((one > other) + (one == other) / 2 for one, other in scores)
    leads = [one - other for one, other in scores]
    share = won / len(scores)
    return {
        "games": len(scores),
        "won": round(share, 4),
        "error": round(math.sqrt(share * (1 - share) / len(scores)), 4),
        "lead": round(sum(leads) / len(leads), 2),
    }


def document(worth: Worth, report: dict[str, Any]) -> str:
    pairs = {two: value for two, value in worth.pair.items() if INDEX[two[0]] <= INDEX[two[1]]}
    data = {"format": FORMAT, "report": report, **worth._asdict(), "pair": dict(sorted(pairs.items()))}
    return json.dumps(data, ensure_ascii=False, indent=None, separators=(", ", ": ")) + "\n"


def learn(games: int, rounds: int, seed: int, processes: int, against: int) -> str:
    """The file's text."""
    lesson, worth = Lesson(), None
    told: list[dict[str, Any]] = []
    with ProcessPoolExecutor(processes) as pool:
        for number in range(rounds):
            for found in pool.map(played, tasks(seed + number, games, worth, worth, mirror=False)):
                for _, log in found:
                    lesson.add(log)
            worth = lesson.worth()
            scores: list[list[int]] = []
            for found in pool.map(played, tasks(seed + 1_000 + number, against, worth, None, mirror=True)):
                scores += [one for one, _ in found]
            told.append({"games": lesson.games, "turns": lesson.turns, "against_points": compared(scores)})
            print(told[-1], file=sys.stderr, flush=True)
    assert worth is not None
    report = {
        "made_by": "packaging/scrabble_values.py",
        "arguments": {"games": games, "rounds": rounds, "seed": seed, "against": against},
        "gamma": GAMMA,
        "words": POLICY,
        "rounds": told,
    }
    return document(worth, report)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=8_000, help="of each round (default 8000)")
    parser.add_argument("--rounds", type=int, default=2, help="(default 2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--against", type=int, default=500, help="deals against players by points, from both seats"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "scrabble" / "values.json")
    given = parser.parse_args()
    text = learn(given.games, given.rounds, given.seed, given.processes, given.against)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
