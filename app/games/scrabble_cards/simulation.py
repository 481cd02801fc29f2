"""Trying moves of Scrabble karty out against dealt hands: the same hands for all of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from app.engine.player import Budget
from app.games.scrabble_cards.cards import BLANK
from app.games.scrabble_cards.evaluation import Candidate, Evaluation, position
from app.games.scrabble_cards.outlook import Outlook
from app.search.halving import halved
from app.search.scrabble_game import Turns
from app.search.settling import KEPT, Expected, Tried, both, compared, parted, win_chance

WHOLE = 1_000_000
"""Utility of a game surely won."""

MIDDLE = 600
"""Leads from minus to plus so many points are told apart."""

SPREAD = 4.0
"""Scale of the final lead for each root of a card still to come, in points."""

BONUS_DEALS, DEPTH = 3, 14
"""When the pile is empty: bonus cards tried, moves looked ahead."""

WIDTHS = ((5, 32), (14, 24))
"""The same: with so many cards in both hands so many answers are looked at, half as many a move later."""

LONGER = 3
"""A trial to the end takes so many times as long as another."""

BATCH = 8
"""Trials between two questions whether to stop: some milliseconds."""

MOST_SECONDS = 1.2
"""Of the time given no more is planned with."""


@dataclass(frozen=True)
class Care:
    """How carefully moves are tried out. candidates: how many of the best by worth. trials: how many for all
    of them together; timed: the same where the budget gives seconds, as far as they last. plies: moves that
    are made in each. certainty: so many trials of a move tell as much as its worth. to_the_end: cards in the
    pile from which on a trial is played to the end. nodes: positions for each candidate when the pile is
    empty and two play, and each bonus card that is tried; at_the_end: how many candidates then, as good ends
    may look poor by worth.
    """

    candidates: int
    trials: int
    timed: int
    plies: int
    certainty: int = 0
    to_the_end: int = 0
    nodes: int = 0
    at_the_end: int = 0

    def moves(self, outlook: Outlook) -> int:
        """How many of the best by worth are looked at."""
        return self.at_the_end if self.ends(outlook) else self.candidates

    def ends(self, outlook: Outlook) -> bool:
        """Whether the other hand is known, and all is looked ahead to its end."""
        return bool(self.nodes) and outlook.seen.seats == 2 and not outlook.seen.pile


GREATEST = Care(
    candidates=6, trials=300, timed=2_000, plies=3, certainty=60, to_the_end=7, nodes=6_000, at_the_end=24
)
"""The care of the top level, of hints and of the list of best moves. Trials go up to the own next move: with
the answer alone they tell no more than worth does. Two moves differ by 21 points from trial to trial, so that
few trials alone would rather mislead; with worth at their side they pick moves that are two points better."""


@lru_cache(maxsize=128)
def utilities(to_come: int) -> tuple[int, ...]:
    """How likely the game is won, in millionths, by the lead and the cards that are still to be laid."""
    scale = _scale(to_come)
    return tuple(round(_hope(lead, scale)) for lead in range(-MIDDLE, MIDDLE + 1))


def _hope(lead: float, scale: float) -> float:
    return WHOLE / (1.0 + math.exp(-max(-MIDDLE, min(MIDDLE, lead)) / scale))


def _scale(to_come: int) -> float:
    return max(2.0, SPREAD * math.sqrt(to_come))


def compare(
    evaluation: Evaluation,
    outlook: Outlook,
    found: Sequence[Candidate],
    budget: Budget,
    care: Care,
    seed: int,
) -> list[tuple[Candidate, float]]:
    """Candidates, best first, with the lead in points that each lets expect: the best of them tried out, the
    others by their worth."""
    tried = [one for one in found[: care.moves(outlook)] if one.turn is not None]
    best = found[0].value
    rest = [(one, outlook.lead + (one.value - best) / 100) for one in found if one not in tried]
    turns = evaluation.turns
    if turns is not None and care.ends(outlook):
        return _played_out(turns, outlook, tried, budget, care, seed) + rest
    if turns is None or len(tried) < 2 or budget.stop():
        return [(one, outlook.lead + (one.value - best) / 100) for one in found]
    seats, pile = outlook.seen.seats, outlook.seen.pile
    ends = pile <= care.to_the_end
    plies = 1_000 if ends else max(care.plies, seats)
    to_come = _to_come(outlook, plies)
    table, there = utilities(to_come), position(outlook)

    def trying(alive: Sequence[int], before: int, deals: int) -> list[int]:
        some = [tried[index].turn for index in alive]
        assert turns is not None
        return turns.rollouts(there, [one for one in some if one], plies, table, seed, before, deals)

    trials = care.trials if budget.seconds is None else care.timed
    if ends:
        trials //= LONGER
    if budget.work is not None:
        trials = budget.work
    scale = _scale(to_come)
    expected = [_hope(outlook.lead + (one.value - best) / 100, scale) for one in tried]
    order, means, _ = halved(
        expected, care.certainty, trying, budget, trials, BATCH, most_seconds=MOST_SECONDS
    )
    return [(tried[index], _lead(means[index], to_come)) for index in order] + rest


SETTLES = 12
"""Moves that a list of best moves is chosen from."""

DEALS, DEALT = 480, 16
"""Deals at the most that its moves meet where two play, fewer where more do, and so many at once."""

SLOWER = 3
"""So many times fewer where each takes long: to the end of the game, or with a žolík in hand."""

Standing = list[tuple[Candidate, Expected]]


def standing(evaluation: Evaluation, outlook: Outlook, found: Sequence[Candidate]) -> Iterator[Standing]:
    """Candidates, best first, with what each lets expect, as far as it is known; the last one settled.

    In a trial all have as many moves, so that what is expected is no more than what a move brings. Where
    nothing can be tried out the candidates stand by their worth."""
    turns, seats, care = evaluation.turns, outlook.seen.seats, GREATEST
    most = care.at_the_end if care.ends(outlook) else SETTLES
    tried = [one for one in found[:most] if one.turn is not None]
    if turns is None or not tried:
        yield _by_worth(outlook, found[:KEPT])
        return
    if care.ends(outlook):
        yield from _ends(turns, outlook, tried)
        return
    trying, slower = trials(turns, outlook, tried)
    for stage in compared(len(tried), trying, batch=DEALT, most=2 * DEALS // seats // slower):
        yield [(tried[index], expected) for index, expected in stage]


def trials(turns: Turns, outlook: Outlook, tried: Sequence[Candidate]) -> tuple[Tried, int]:
    """What trials of these candidates come to, and how many times as long as others they take."""
    ends, seats = outlook.seen.pile <= GREATEST.to_the_end, outlook.seen.seats
    plies = 1_000 if ends else 2 * seats
    scale, there = _scale(_to_come(outlook, plies)), position(outlook)
    table = both(MIDDLE, lambda lead: win_chance(lead, scale, seats - 1))

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        some = [one for index in alive if (one := tried[index].turn) is not None]
        sums = turns.rollouts(there, some, plies, table, 0, first, deals)
        told = [parted(total, deals, MIDDLE) for total in sums]
        return [(won, led - deals * outlook.lead) for won, led in told]

    return trying, SLOWER if ends or BLANK in outlook.seen.hand else 1


def answered(turns: Turns, outlook: Outlook, tried: Sequence[Candidate], gifts: Sequence[float]) -> Tried:
    """The same, broken off once all others have answered; what is kept then does not count. gifts: what each
    leaves lying is worth, in points."""
    there, seats = position(outlook), outlook.seen.seats
    table = both(MIDDLE, lambda lead: 0.0)

    def led(some: Sequence[int], plies: int, first: int, deals: int) -> list[float]:
        moves = [one for index in some if (one := tried[index].turn) is not None]
        sums = turns.rollouts(there, moves, plies, table, 0, first, deals)
        return [parted(total, deals, MIDDLE)[1] for total in sums]

    def trying(some: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        before, after = (led(some, plies, first, deals) for plies in (1, seats))
        shares = [gifts[index] / (seats - 1) for index in some]
        changes = [b - a - deals * share for a, b, share in zip(before, after, shares, strict=True)]
        points = [deals * tried[index].points for index in some]
        return [(0.0, a + b) for a, b in zip(points, changes, strict=True)]

    return trying


def known_ends(turns: Turns, outlook: Outlook, tried: Sequence[Candidate]) -> tuple[Tried, bool]:
    """The same where the other hand is known, and whether nothing was left out in looking ahead."""
    ends = [_end_of(turns, outlook, one, 0, GREATEST) for one in tried]

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        found = []
        for leads, _ in (ends[index] for index in alive):
            won = sum((lead > 0) + 0.5 * (lead == 0) for lead in leads) / len(leads)
            found.append((deals * won, deals * (sum(leads) / len(leads) - outlook.lead)))
        return found

    return trying, all(sure for _, sure in ends)


def _by_worth(outlook: Outlook, found: Sequence[Candidate]) -> Standing:
    scale, best = _scale(len(outlook.unseen) + len(outlook.seen.hand)), found[0].value
    behind = [(one.value - best) / 100 for one in found]
    return [
        (one, Expected(_hope(outlook.lead + less, scale) / WHOLE, less, None, None))
        for one, less in zip(found, behind, strict=True)
    ]


def _ends(turns: Turns, outlook: Outlook, tried: Sequence[Candidate]) -> Iterator[Standing]:
    """`_played_out`, one candidate at a time."""
    ends: list[tuple[Candidate, list[int], bool]] = []
    for one in tried:
        ends.append((one, *_end_of(turns, outlook, one, 0, GREATEST)))
        order = sorted(ends, key=lambda end: -_liked(end[1]))[:KEPT]
        found: Standing = []
        for place, (each, leads, sure) in enumerate(order):
            won = sum((lead > 0) + 0.5 * (lead == 0) for lead in leads) / len(leads)
            off = 0.0 if sure and len(set(leads)) == 1 else None
            close = bool(place) and leads == order[place - 1][1]
            gain = sum(leads) / len(leads) - outlook.lead
            found.append((each, Expected(won, gain, off, off, close, settled=len(ends) == len(tried))))
        yield found


def _end_of(turns: Turns, outlook: Outlook, one: Candidate, seed: int, care: Care) -> tuple[list[int], bool]:
    """Final leads with some bonus cards that the other may hold, and whether nothing was left out."""
    assert one.turn is not None
    held = len(outlook.unseen) + len(outlook.seen.hand)
    width = next(width for most, width in WIDTHS if held <= most)
    ((leads, sure),) = turns.played_out(
        position(outlook), [one.turn], seed, BONUS_DEALS, DEPTH, width, care.nodes
    )
    return leads, sure


def _liked(leads: Sequence[int]) -> float:
    """How good an end is: won first of all, then by much."""
    table = utilities(0)
    hopes = [table[max(-MIDDLE, min(MIDDLE, lead)) + MIDDLE] for lead in leads]
    return sum(hopes) / len(hopes) + sum(leads) / len(leads)


def _to_come(outlook: Outlook, plies: int) -> int:
    """Cards that are still to be laid after so many moves."""
    if plies >= 1_000:
        return 0
    return max(0, len(outlook.unseen) + len(outlook.seen.hand) - 3 * plies)


def _played_out(
    turns: Turns, outlook: Outlook, tried: Sequence[Candidate], budget: Budget, care: Care, seed: int
) -> list[tuple[Candidate, float]]:
    """By counting, the other hand is known; the bonus card there is not, and some are tried."""
    found: list[tuple[float, float, Candidate]] = []
    for one in tried:
        if budget.stop():
            found.append((-1.0, outlook.lead + one.points, one))
            continue
        leads, _ = _end_of(turns, outlook, one, seed, care)
        found.append((_liked(leads), sum(leads) / len(leads), one))
        budget.progress(len(found) / len(tried))
    found.sort(key=lambda entry: -entry[0])
    return [(one, lead) for _, lead, one in found]


def _lead(mean: float, to_come: int) -> float:
    """The sure lead that is worth as much."""
    share = min(max(mean / WHOLE, 1e-6), 1 - 1e-6)
    return _scale(to_come) * math.log(share / (1.0 - share))
