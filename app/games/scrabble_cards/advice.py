"""Hints and best moves with their reasons, by words beyond doubt, as the top level plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from app.engine.player import Analysis, Budget
from app.engine.rules import Json
from app.games.scrabble_cards import table
from app.games.scrabble_cards.cards import BLANK, FACTORS, HAND, VOWELS
from app.games.scrabble_cards.evaluation import POINT, Candidate, Evaluation, left_on_board
from app.games.scrabble_cards.model import Observation, Phase, Score, place
from app.games.scrabble_cards.moves import Exchange, Move, Play
from app.games.scrabble_cards.outlook import Outlook
from app.games.scrabble_cards.scoring import score
from app.games.scrabble_cards.simulation import GREATEST, standing
from app.games.scrabble_cards.table import Cell
from app.games.scrabble_cards.values import learned
from app.lexicon.judge import Judge
from app.search.settling import Expected, Ranked, Remembered, last


class Motive(StrEnum):
    """Why a move is good, or what speaks against it; the screens have the sentences."""

    ONLY_MOVE = "only_move"
    GOES_OUT = "goes_out"
    """It lays the last card, and the others' cards count (RULES SK18)."""
    SEVEN_CARDS = "seven_cards"
    """All seven cards: 50 points (RULES SK8)."""
    MOST_POINTS = "most_points"
    """No other move brings more at once."""
    SEVERAL_WORDS = "several_words"
    """More than one word is made or changed."""
    PREMIUM_PAYS = "premium_pays"
    """The premium card brings enough to be used now."""
    GROUP_PAYS = "group_pays"
    """A word belongs to a group of the card in hand."""
    HOLDS_PREMIUM = "holds_premium"
    """The premium card is worth more held for a better word."""
    KEEPS_BLANK = "keeps_blank"
    KEEPS_WELL = "keeps_well"
    """What stays in hand goes together better than most."""
    KEEPS_BADLY = "keeps_badly"
    """What stays in hand goes together badly."""
    LEAVES_LITTLE = "leaves_little"
    """The cleared table gives the next player less than most."""
    LEAVES_MUCH = "leaves_much"
    """The table gives the next player more than most."""
    NEW_CARDS = "new_cards"
    """Other cards promise more than any play does."""

    @property
    def speaks_against(self) -> bool:
        """Whether it is a drawback."""
        return self in (Motive.KEEPS_BADLY, Motive.LEAVES_MUCH)


WELL = 4.0
"""Points by which what is kept must differ from the average of the listed moves to be named."""

LOOKED_AT = 80
"""Moves among which those of the list are; exchanges are many, and alike."""

MUCH = 3.0
"""The same of what is left lying."""


@dataclass(frozen=True)
class RankedMove(Ranked[Move, Motive]):
    """points: the bonus card with it, no answer counted; parts: of a play. words: as they are made, the one
    in the line first. kept: what stays in hand; cleared: cells whose cards leave the table."""

    words: tuple[str, ...] = ()
    parts: Score | None = None
    kept: tuple[str, ...] = ()
    cleared: tuple[Cell, ...] = ()

    def to_json(self) -> Json:
        return {
            **super().to_json(),
            "words": list(self.words),
            "parts": None if self.parts is None else self.parts.to_json(),
            "kept": list(self.kept),
            "cleared": [list(cell) for cell in self.cleared],
        }


def analysis(judge: Judge) -> Analysis:
    """What finds the best moves in an observation, as `ranked` has them; a settled list is kept."""
    kept = Remembered[Observation, RankedMove](lambda seen: _stages(judge, seen))
    return lambda seen, budget: kept(replace(seen, first_at=None, at=0, running=False), budget)


def ranked(judge: Judge, seen: Observation, budget: Budget, most: int = 12) -> list[RankedMove]:
    """At most so many moves of a seat that has to play, best first; none in other phases.

    The same observation gets the same answer unless the budget cuts the thinking short; that shows in what is
    `expected`."""
    return last(_stages(judge, seen), budget, most)


def _stages(judge: Judge, seen: Observation) -> Iterator[list[RankedMove]]:
    if seen.seat is None or seen.turn != seen.seat or seen.phase is not Phase.PLAY:
        return
    outlook = Outlook(seen)
    evaluation = Evaluation(judge, judge.policy.certain, learned(), outlook)
    found = _one_exchange(evaluation.ranked(outlook, LOOKED_AT))[: GREATEST.at_the_end]
    usual, told = _Usual(found, outlook), dict[int, RankedMove]()
    for stage in standing(evaluation, outlook, found):
        for one, expected in stage:
            if id(one) not in told:
                told[id(one)] = _told(outlook, usual, one, expected)
        yield [replace(told[id(one)], expected=expected) for one, expected in stage]


def _one_exchange(found: list[Candidate]) -> list[Candidate]:
    """The moves, of exchanges the best alone."""
    exchanges = [one for one in found if isinstance(one.move, Exchange)]
    return [one for one in found if one not in exchanges[1:]]


class _Usual:
    """What the moves of a list have in common."""

    def __init__(self, found: list[Candidate], outlook: Outlook) -> None:
        self.count = len(found)
        self.points = max(one.points for one in found)
        keeping = [self.keeping(one) for one in found]
        gifts = [gift_of(one, outlook) for one in found]
        self.kept, self.left = sum(keeping) / len(keeping), sum(gifts) / len(gifts)

    @staticmethod
    def keeping(one: Candidate) -> float:
        """What is kept, in points."""
        return learned().keeping(one.kept, VOWELS) / POINT


def gift_of(one: Candidate, outlook: Outlook) -> float:
    """What is left lying, in points."""
    lying = outlook.letters if one.choice is None else left_on_board(outlook, one.choice)
    return learned().gift(lying) / POINT


def reasoned(outlook: Outlook, found: list[Candidate]) -> Callable[[Candidate], tuple[Motive, ...]]:
    """What says why a move is good, held against these."""
    usual = _Usual(found, outlook)
    return lambda one: _reasons(outlook, usual, one)


def _told(outlook: Outlook, usual: _Usual, one: Candidate, expected: Expected) -> RankedMove:
    seen, move = outlook.seen, one.move
    reasons = _reasons(outlook, usual, one)
    if not isinstance(move, Play):
        return RankedMove(move, 0, expected, reasons, kept=one.kept)
    placed = place(seen, move)
    parts = score(seen, move, placed, bonus=seen.bonus, size=len(seen.hand))
    gone = table.cleared(seen.board(), placed) if seen.options.clear == "auto" else []
    words = tuple(word.text for word in placed.words)
    return RankedMove(move, one.points, expected, reasons, words, parts, one.kept, tuple(gone))


def _reasons(outlook: Outlook, usual: _Usual, one: Candidate) -> tuple[Motive, ...]:
    seen, move = outlook.seen, one.move
    if usual.count == 1:
        return (Motive.ONLY_MOVE,)
    if isinstance(move, Exchange):
        return (Motive.NEW_CARDS,)
    if not isinstance(move, Play):
        return ()
    kept, gift = usual.keeping(one) - usual.kept, gift_of(one, outlook) - usual.left
    drawing = seen.pile > 0
    holds = one.choice is not None and one.choice.bonus > 0 and not one.uses
    checks = (
        (Motive.GOES_OUT, not one.kept and not drawing),
        (Motive.SEVEN_CARDS, len(move.cards) == HAND),
        (Motive.MOST_POINTS, one.points == usual.points),
        (Motive.PREMIUM_PAYS, one.uses and seen.bonus in FACTORS),
        (Motive.GROUP_PAYS, one.uses and seen.bonus not in FACTORS),
        (Motive.SEVERAL_WORDS, one.choice is not None and len(one.choice.laid.words) > 1),
        (Motive.KEEPS_BLANK, drawing and BLANK in one.kept),
        (Motive.KEEPS_WELL, drawing and bool(one.kept) and kept > WELL),
        (Motive.LEAVES_LITTLE, gift < -MUCH),
        (Motive.HOLDS_PREMIUM, holds and seen.bonus in FACTORS),
        (Motive.KEEPS_BADLY, drawing and bool(one.kept) and kept < -WELL),
        (Motive.LEAVES_MUCH, gift > MUCH),
    )
    return tuple(reason for reason, holds in checks if holds)
