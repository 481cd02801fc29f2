"""Hints and best moves with their reasons, and what a hand could have laid.

All by words beyond doubt and those of the household, as the top level plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.engine.player import Budget
from app.games.quiddler import deck, scoring
from app.games.quiddler.deck import Meld
from app.games.quiddler.hands import Hands
from app.games.quiddler.model import Move, Observation, Options, Phase
from app.games.quiddler.outlook import Outlook
from app.games.quiddler.plain import worth_of
from app.games.quiddler.scoring import BONUS
from app.games.quiddler.solitaire import review
from app.games.quiddler.solver import WeighedMove, standing
from app.games.quiddler.trial import Trial
from app.games.quiddler.words import searching
from app.lexicon.judge import Judge
from app.search.arrange import MeldArrangement, Reach
from app.search.settling import Ranked, Remembered, last


class Motive(StrEnum):
    """Why a move is good, or what is to be thought of; the screens have the sentences."""

    ONLY_MOVE = "only_move"
    GOES_OUT = "goes_out"
    LAYS_ALL = "lays_all"
    """In the last turn nothing counts minus."""
    MOST_POINTS = "most_points"
    """No other move brings more by the cards alone."""
    MOST_WORDS = "most_words"
    """It takes the bonus for most words, as the table lies now."""
    LONGEST_WORD = "longest_word"
    """It takes the bonus for the longest word, as the table lies now."""
    DENIES_WORDS = "denies_words"
    """It takes the bonus for most words from another, by as many."""
    DENIES_LONGEST = "denies_longest"
    """It takes the bonus for the longest word from another, by as long a one."""
    FINISHES = "finishes"
    """With the open card the hand can go out."""
    IMPROVES = "improves"
    """The open card makes the hand better."""
    OPEN_CARD_IS_NO_USE = "open_card_is_no_use"
    PILE_PROMISES_MORE = "pile_promises_more"
    WAITS = "waits"
    """The hand could go out and is held: whoever lays last sees what there is to beat."""
    KEEPS_WORDS = "keeps_words"
    """All that is kept can be laid in the next turn."""
    OTHERS_MAY_GO_OUT = "others_may_go_out"
    """Somebody else is likely to be out before the next turn."""


RISKY = 0.5
"""So likely somebody else goes out before one's next turn that it is said."""

RISK_TRIALS = 30


@dataclass(frozen=True)
class RankedMove(Ranked[Move, Motive]):
    """points: what its cards bring now, laid less held as the score counts them, no bonus; 0 for a draw and
    for holding all. bonus: the bonuses that it takes as the table lies. expected: in the round. exact:
    whether that is sure. risk: how likely somebody else is out before the next turn."""

    bonus: int
    exact: bool
    risk: float


def analysis(judge: Judge) -> Callable[[Any, Budget], list[Any]]:
    """What finds, of the game for several, the best moves in an observation as `ranked` has them and after a
    round the `BestHand` of the seat; of the game for one what `solitaire.review.analysis` does."""
    alone = review.analysis(judge)
    kept = Remembered[Observation, RankedMove](lambda seen: _stages(judge, seen))

    def analyse(seen: object, budget: Budget) -> list[Any]:
        if isinstance(seen, Observation):
            if seen.phase in (Phase.DEAL, Phase.OVER):
                best = best_of_round(judge, seen)
                return [] if best is None else [best]
            return list(kept(seen, budget))
        return alone(seen, budget)

    return analyse


def ranked(judge: Judge, seen: Observation, budget: Budget, most: int = 12) -> list[RankedMove]:
    """At most so many moves of a seat that has to draw or play, best first; none in other phases.

    The same observation gets the same answer unless the budget cuts the thinking short; that shows in what is
    `expected`."""
    return last(_stages(judge, seen), budget, most)


def _stages(judge: Judge, seen: Observation) -> Iterator[list[RankedMove]]:
    if seen.seat is None or seen.turn != seen.seat or seen.phase not in (Phase.DRAW, Phase.PLAY):
        return
    outlook = Outlook(seen)
    hands = sighted(judge, seen)
    trial = Trial(outlook, hands, 0)
    risk = 0.0 if seen.last_turns else trial.risk(Budget(), RISK_TRIALS)
    for stage in standing(outlook, hands, trial):
        best = max((one.choice.way.points for one, _ in stage if one.choice.way is not None), default=0)
        found: list[RankedMove] = []
        for one, expected in stage:
            if seen.phase is Phase.DRAW:
                reasons = _of_draw(outlook, hands, one, first=not found)
            else:
                reasons = _of_play(outlook, hands, one, best)
            if risk >= RISKY and not seen.last_turns and one.choice.way is None:
                reasons = (*reasons, Motive.OTHERS_MAY_GO_OUT)
            reasons = (Motive.ONLY_MOVE,) if len(stage) == 1 else reasons
            points, bonus = _points(outlook, one), _bonus(outlook, one)
            found.append(RankedMove(one.move, points, expected, reasons, bonus, one.exact, risk))
        yield found


def sighted(judge: Judge, seen: Observation, known: bytes | memoryview | None = None) -> Hands:
    """Hands as seen by who knows these words, a bit column by number; by default every word beyond doubt."""
    options = seen.options
    worth = worth_of(scoring.bonuses_of(seen.seats, options.bonus2))
    words = judge.policy.certain if known is None else known
    return Hands(searching(judge, options, words), worth, deck.values(options.edition))


def motives_of(outlook: Outlook, hands: Hands, one: WeighedMove, best: int) -> tuple[Motive, ...]:
    """Why a draw or a play is good. best: the most points that words bring here."""
    if outlook.seen.phase is Phase.DRAW:
        return _of_draw(outlook, hands, one, first=True)
    return _of_play(outlook, hands, one, best)


def points_of(outlook: Outlook, one: WeighedMove) -> int:
    """What a move brings as the table lies, with the bonuses that it takes."""
    return _points(outlook, one) + (_bonus(outlook, one) if outlook.seen.last_turns else 0)


def _points(outlook: Outlook, one: WeighedMove) -> int:
    """What the cards of a way bring: less than nothing only to make a bonus smaller (RULES QD10)."""
    way = one.choice.way
    if way is None:
        return 0
    lessens = not outlook.czech and _bonus(outlook, one) > 0
    return way.points if lessens else max(0, way.points)


def _bonus(outlook: Outlook, one: WeighedMove) -> int:
    way = one.choice.way
    return 0 if way is None else BONUS * sum(taken for taken, _ in _races(outlook, way))


def _races(outlook: Outlook, way: Reach) -> list[tuple[bool, bool]]:
    """For both bonuses, most words first: whether the way takes it, whether by a tie it is taken away."""
    found = []
    for measure, used in ((0, outlook.words_bonus), (1, outlook.longest_bonus)):
        others = [one[measure] for one in outlook.laid if one is not None]
        best = max(others, default=0)
        mine = way[measure]
        found.append((used and mine > best, used and 0 < mine == best and others.count(best) == 1))
    return found


def _of_draw(outlook: Outlook, hands: Hands, one: WeighedMove, *, first: bool) -> tuple[Motive, ...]:
    top = outlook.seen.discard[-1] if outlook.seen.discard else None
    if top is None:
        return (Motive.ONLY_MOVE,)
    with_it, now = hands.of((*outlook.hand, top)), hands.of(outlook.hand)
    useless = with_it.best()[2] == top or with_it.best()[0] <= now.whole()
    if one.choice.draws == "pile":
        if not first:
            return ()
        return (Motive.OPEN_CARD_IS_NO_USE if useless else Motive.PILE_PROMISES_MORE,)
    finishes = with_it.out() is not None and not now.complete()
    checks = ((Motive.FINISHES, finishes), (Motive.IMPROVES, not useless))
    return tuple(reason for reason, holds in checks if holds)


def _of_play(outlook: Outlook, hands: Hands, one: WeighedMove, best: int) -> tuple[Motive, ...]:
    way, last = one.choice.way, outlook.seen.last_turns
    hand = hands.of(outlook.hand)
    if way is None:
        kept = list(outlook.hand)
        kept.remove(one.choice.card)
        keeps = hands.of(kept).complete()
        checks = [(Motive.WAITS, hand.out() is not None and keeps), (Motive.KEEPS_WORDS, keeps)]
        return tuple(reason for reason, holds in checks if holds)[:1]
    (words, ties_words), (longest, ties_longest) = _races(outlook, way)
    laid = sum(len(meld) for meld in getattr(one.move, "words", ()))
    checks = [
        (Motive.GOES_OUT, not last),
        (Motive.LAYS_ALL, last and laid == len(outlook.hand) - 1),
        (Motive.MOST_WORDS, last and words),
        (Motive.LONGEST_WORD, last and longest),
        (Motive.DENIES_WORDS, last and ties_words),
        (Motive.DENIES_LONGEST, last and ties_longest),
        (Motive.MOST_POINTS, way.words > 0 and way.points == best),
    ]
    return tuple(reason for reason, holds in checks if holds)


@dataclass(frozen=True)
class BestHand:
    """The best that a hand could have laid. points: what it would have scored with bonuses, no penalties."""

    arrangement: MeldArrangement
    points: int


def best_of_round(judge: Judge, seen: Observation) -> BestHand | None:
    """The best that the seat could have laid in its last turn of the round just finished, all others having
    laid what stands of theirs; None where it has played in none, or could not lay as it did.

    Whoever was the first to lay had to lay everything (RULES QD6)."""
    mine = [turn for turn in seen.history if turn.seat == seen.seat and turn.discard]
    if not seen.past or seen.seat is None or not mine:
        return None
    played = seen.past[-1]
    cards = [card for meld in mine[-1].words for card in meld]
    hand = (*played.rows[seen.seat].held, *cards, mine[-1].discard)
    others = [row.standing for row in (*played.rows[: seen.seat], *played.rows[seen.seat + 1 :])]
    return best_arrangement(judge, seen.options, hand, others, whole=seen.seat == played.out)


def best_arrangement(
    judge: Judge,
    options: Options,
    cards: Sequence[str],
    others: Sequence[Sequence[Meld]],
    *,
    whole: bool = False,
) -> BestHand | None:
    """What these cards could have been laid in, one of them discarded, by words beyond doubt.

    cards: all that a seat had in the turn in which it laid. others: the standing words of each other seat.
    whole: all cards but one have to lie; None where they cannot.
    What the others hold does not matter to it. Of equals the one that leaves the others least bonus."""
    hand = searching(judge, options, judge.policy.certain).hand(cards)
    used = scoring.bonuses_of(len(others) + 1, options.bonus2)
    there = [
        (len(melds), max((deck.length(meld, options.ch) for meld in melds), default=0)) for melds in others
    ]

    def score(way: Reach) -> tuple[int, int, int]:
        bonus = denied = 0
        for measure, counts in enumerate(used):
            best = max((one[measure] for one in there), default=0)
            bonus += BONUS * (counts and way[measure] > best)
            denied += counts and 0 < way[measure] >= best
        czech = options.edition == "cz"
        points = max(0, way.points) + bonus if czech else max(0, way.points + bonus)
        return points, denied, way.points

    ways = [one.reach for one in hand.outs()] if whole else hand.frontier()
    best = max(ways, key=score, default=None)
    return None if best is None else BestHand(hand.arrangement(best), score(best)[0])
