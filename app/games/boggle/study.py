"""What was left on the boards of a finished game: common words that a seat missed."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.engine.player import Budget
from app.engine.reviewing import Decision, Judged, Moment, PuzzleAnswer, Review
from app.games.boggle.model import HandIn, Observation, Phase, WordVerdict, WriteWord
from app.games.boggle.referee import BoggleReferee
from app.lexicon.judge import Judge
from app.lexicon.vocabulary import Everyday, Extent, Vocabulary, vocabulary

SWING = 2.5
"""How far leads shift in a round, as the scale of a logistic curve, in points."""

SAID = Extent(12_000, 25_000, 0)
"""Words that moments are made of: forms that people really say."""

LEAST = 5
"""Shorter words are no moment: everybody misses some."""

FULL, HIDDEN, RARE = 15, 5, 12_000
"""The common words of a board that a puzzle is made of, the letters of its answer at least, and the rank of
one that does not come to mind at once."""

LONGEST = 9
"""The tables of figures end with this length and every greater one."""


@dataclass
class Board:
    """A round as it was played. turns: of each seat the last one in which it could still write."""

    seen: Observation
    words: dict[int, set[str]] = field(default_factory=dict)
    turns: dict[int, tuple[int, Observation]] = field(default_factory=dict)

    def points(self, seats: int) -> list[int]:
        """One for each word that nobody else has (RULES BG8)."""
        lists = [self.words.get(seat, set()) for seat in range(seats)]
        held = [word for words in lists for word in words]
        return [sum(held.count(word) == 1 for word in words) for words in lists]


class BoggleStudy:
    """Looks back at the boards of a game."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._known, self._everyday = vocabulary(judge, SAID), Everyday(judge)
        self._referee = BoggleReferee(judge)

    def review(self, made: Iterable[Decision], budget: Budget) -> Review | None:
        """Chances round by round; a moment is the longest common word that a seat missed in a round.

        figures: of each seat, how many of the common words it found, in all, by length and by how common they
        are."""
        boards = _boards(made)
        turns, moments = list[Judged](), list[Moment]()
        if not boards:
            return Review()
        seats = boards[0].seen.seats
        totals, figures = [0] * seats, [_Found(self._known) for _ in range(seats)]
        for done, board in enumerate(boards, 1):
            common = self.common(board.seen)
            scores = board.points(seats)
            left = max(0, board.seen.options.rounds - done)
            before = [_chance(totals, seat, left + 1) for seat in range(seats)]
            totals = [a + b for a, b in zip(totals, scores, strict=True)]
            for seat in range(seats):
                own = board.words.get(seat, set())
                figures[seat].add(common, own)
                if seat not in board.turns:
                    continue
                turn, _ = board.turns[seat]
                after = _chance(totals, seat, left)
                turns.append(Judged(turn, seat, before[seat], after, 0.0, None, scores[seat]))
                missed = self._best([word for word in common if word not in own])
                if missed:
                    moments.append(self._missed(board, seat, turn, missed))
            budget.progress(done / len(boards))
            if budget.stop():
                return None
        told = {"seats": [one.to_json() for one in figures]}
        return Review(tuple(turns), tuple(moments), told)

    @staticmethod
    def _missed(board: Board, seat: int, turn: int, word: str) -> Moment:
        """The moment of a word that a seat missed, with what it would have changed (RULES BG8)."""
        holders = sum(word in words for words in board.words.values())
        told = {0: "alone", 1: "takes"}.get(holders, "") if board.seen.seats > 1 else ""
        why = (told,) if told else ()
        gain = float(not holders)
        return Moment(turn, seat, WriteWord(word, 0).to_json(), 1, int(gain), gain, 0.0, why, len(word))

    def puzzle(self, seen: Any, budget: Budget, *, at_once: bool = False) -> PuzzleAnswer | None:
        """The longest common word of a board where nobody has written yet, if no second one is as long. The
        longer and the rarer, the harder."""
        if not isinstance(seen, Observation) or seen.grid is None or seen.mine or seen.at:
            return None
        common = self.common(seen)
        words = sorted(filter(self._known.knows, common), key=lambda word: (-len(word), word))
        if len(common) < FULL or len(words) < 2 or len(words[0]) == len(words[1]):
            return None
        best, second = words[:2]
        lexicon = self._judge.lexicon
        if not lexicon.gentle(lexicon.dawg.number(best)):
            return None
        if len(best) < HIDDEN or any(len(word) >= len(best) for word in common if word != best):
            return None
        steps = len(best) - HIDDEN + 1 + (self._known.form_rank(best) >= RARE)
        first, other = (WriteWord(word, 0).to_json() for word in (best, second))
        return PuzzleAnswer(first, other, len(best) - len(second), min(5, steps), "letters", 1, 1)

    def solves(self, seen: Any, move: Any, solution: PuzzleAnswer) -> bool:
        """Any word that counts and is as long."""
        counts = isinstance(move, WriteWord) and move.verdict is WordVerdict.VALID
        return counts and len(move.word) >= len(solution.best["word"])

    def advice(self, seen: Any, moment: Moment) -> str:
        return str(moment.better["word"])

    def short_of(self, seen: Any, move: Any, moment: Moment, budget: Budget) -> float:
        """Any common word as long will do."""
        word = move.word if isinstance(move, WriteWord) else ""
        long_enough = len(word) >= len(moment.better["word"])
        return float(not (long_enough and word in self.common(seen)))

    def common(self, seen: Observation) -> list[str]:
        """Words that most people know, none of them vulgar."""
        grid, options = seen.grid or (), seen.options
        coarse = set(self._referee.coarse(grid))
        found = self._referee.solve_common(grid, fold=options.folds, min_len=options.min_len)
        return [word for word in found if word not in coarse]

    def _best(self, words: Sequence[str]) -> str:
        """The longest one, of equals what people say most; empty where all are short."""
        lexicon, number = self._judge.lexicon, self._judge.policy.dawg.number
        long = [w for w in words if len(w) >= LEAST and self._known.knows(w) and self._everyday(w)]
        return min(long, key=lambda word: (-len(word), lexicon.form_rank(number(word))), default="")


RANKS = (8_000, 30_000)
"""Where words end that are said every day, and those that are said often."""


class _Found:
    """Common words that a seat found, and how many there were, by length and by how common they are."""

    def __init__(self, known: Vocabulary) -> None:
        self._known = known
        self._lengths: dict[int, list[int]] = {}
        self._ranks: dict[int, list[int]] = {}

    def add(self, common: Sequence[str], own: set[str]) -> None:
        for word in common:
            band = bisect_left(RANKS, self._known.form_rank(word))
            for rows, key in ((self._lengths, min(len(word), LONGEST)), (self._ranks, band)):
                row = rows.setdefault(key, [0, 0])
                row[0] += word in own
                row[1] += 1

    def to_json(self) -> dict[str, Any]:
        lengths, ranks = (
            [[key, *row] for key, row in sorted(rows.items())] for rows in (self._lengths, self._ranks)
        )
        found, common = (sum(row[place] for row in lengths) for place in (1, 2))
        return {"found": found, "common": common, "lengths": lengths, "ranks": ranks}


def _boards(made: Iterable[Decision]) -> list[Board]:
    """The rounds, with the words that the list took or people let in by their household."""
    boards: dict[int, Board] = {}
    for one in made:
        seen, move = one.seen, one.move
        if seen.grid is None:
            continue
        board = boards.setdefault(seen.number, Board(seen))
        words = board.words.setdefault(one.seat, set())
        if seen.phase is Phase.PLAY:
            board.turns[one.seat] = one.turn, seen
        if isinstance(move, WriteWord) and move.verdict is WordVerdict.VALID:
            words.add(move.word)
        if isinstance(move, HandIn):
            words.update(line.word for line in move.words if line.verdict is WordVerdict.VALID)
    return [boards[number] for number in sorted(boards)]


def _chance(totals: Sequence[int], seat: int, rounds: int) -> float:
    """How likely a seat wins with these points and so many rounds to come."""
    scale = SWING * math.sqrt(rounds) if rounds else 0.3
    highest = max(totals)
    shares = [math.exp((total - highest) / scale) for total in totals]
    return shares[seat] / sum(shares)
