"""Trying moves of Qwirkle out: against dealt hands, or exactly when all hands are known."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from app.engine.player import Budget
from app.games.qwirkle.candidates import Choice, Outlook
from app.games.qwirkle.tiles import HAND
from app.search import qwirkle as search
from app.search.halving import halved
from app.search.settling import Expected, Tried, both, compared, parted, win_chance

Judged = list[tuple[Choice, float, bool]]
"""Choices with their values, best first; True for an exact value."""

WHOLE = 1_000_000
"""Utility of a game surely won."""

SPREAD = 2.4
"""Scale of the final lead for each root of a tile still to come, in points."""

BATCH = 512 if search.COMPILED else 24
"""Trials between two questions whether to stop: some milliseconds."""

NODES_A_SECOND = 1_200
"""Endgame positions for each second given where plain Python searches; it looks at twice as many."""


@lru_cache(maxsize=256)
def utilities(tiles_to_come: int) -> tuple[int, ...]:
    """How likely the game is won, in millionths, by the lead and the tiles that are still to be laid."""
    scale = _scale(tiles_to_come)
    return tuple(
        round(WHOLE / (1.0 + math.exp(-lead / scale))) for lead in range(-search.MIDDLE, search.MIDDLE + 1)
    )


def _scale(tiles_to_come: int) -> float:
    return max(1.0, SPREAD * math.sqrt(tiles_to_come))


def _rollouts(
    outlook: Outlook, tried: Sequence[Choice], plies: int, table: Sequence[int], seed: int
) -> Callable[[Sequence[int], int, int], list[int]]:
    """Trials of these choices: given some of them, the first deal and how many, the sum for each."""
    gifts = outlook.gifts()
    candidates = [(choice.points, choice.laid, choice.traded) for choice in tried]

    def rolled_out(alive: Sequence[int], first: int, deals: int) -> list[int]:
        return search.rollouts(
            outlook.position,
            outlook.hand,
            outlook.sizes,
            outlook.scores,
            outlook.unseen,
            [candidates[index] for index in alive],
            plies,
            gifts,
            table,
            seed,
            first,
            deals,
        )

    return rolled_out


def compare(
    outlook: Outlook, tried: Sequence[Choice], budget: Budget, trials: int, plies: int, seed: int
) -> Judged:
    """Values by trials, more of them for the better choices."""
    to_come = _to_come(outlook, plies)
    rolled_out = _rollouts(outlook, tried, plies, utilities(to_come), seed)
    order, means, _ = halved([0.0] * len(tried), 0, rolled_out, budget, trials, BATCH)
    return [(tried[index], _lead(means[index], to_come), False) for index in order]


DEALS, DEALT = 2_400 if search.COMPILED else 320, 32
"""Deals at the most that the moves of a list of best moves meet, and so many at once."""

NODES = 30_000 if search.COMPILED else 3_000
"""Positions for the moves of such a list when all hands are known."""

Standing = list[tuple[Choice, Expected]]


def standing(outlook: Outlook, tried: Sequence[Choice], *, ends: bool, known: bool) -> Iterator[Standing]:
    """Choices, best first, with what each lets expect, as far as it is known; the last one settled.

    In a trial all have as many turns, so that what is expected is no more than what a move brings. ends:
    trials go to the end. known: all hands are known, and two play."""
    if known:
        yield _ends(outlook, play_out(outlook, tried, Budget(), NODES))
        return
    trying = trials(outlook, tried, ends=ends)
    for stage in compared(len(tried), trying, batch=DEALT, most=DEALS):
        yield [(tried[index], expected) for index, expected in stage]


def trials(outlook: Outlook, tried: Sequence[Choice], *, ends: bool) -> Tried:
    """What trials of these choices come to: chance to win, points ahead of now. ends: they go to the end."""
    seats = len(outlook.sizes) + 1
    return _trials(outlook, tried, search.FOR_EVER if ends else max(3, 6 // seats) * seats - 1)


def answered(outlook: Outlook, tried: Sequence[Choice]) -> Tried:
    """The same, broken off once all others have answered."""
    return _trials(outlook, tried, len(outlook.sizes))


def _trials(outlook: Outlook, tried: Sequence[Choice], plies: int) -> Tried:
    scale = _scale(_to_come(outlook, plies))
    table = both(search.MIDDLE, lambda lead: win_chance(lead, scale, len(outlook.sizes)))
    rolled_out = _rollouts(outlook, tried, plies, table, 0)

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        sums = rolled_out(alive, first, deals)
        told = [parted(total, deals, search.MIDDLE) for total in sums]
        return [(won, led - deals * outlook.lead) for won, led in told]

    return trying


def known_ends(outlook: Outlook, tried: Sequence[Choice]) -> tuple[Tried, bool]:
    """The same where all hands are known and two play, and whether all ends are exact. Each choice is played
    out by itself, for play-outs of several tell of all but the best only that they are no better."""
    ends = [play_out(outlook, [one], Budget(), NODES)[0] for one in tried]
    scale = _scale(len(outlook.unseen) + len(outlook.hand))
    found = []
    for _, value, exact in ends:
        won = (value > 0) + 0.5 * (value == 0) if exact else 1.0 / (1.0 + math.exp(-value / scale))
        found.append((won, value - outlook.lead))

    def trying(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        return [(deals * found[index][0], deals * found[index][1]) for index in alive]

    return trying, all(exact for _, _, exact in ends)


def _ends(outlook: Outlook, judged: Judged) -> Standing:
    found: Standing = []
    for place, (choice, value, exact) in enumerate(judged):
        off = 0.0 if exact else None
        chance = (value > 0) + 0.5 * (value == 0)
        close = bool(place) and value == judged[place - 1][1]
        found.append((choice, Expected(chance, value - outlook.lead, off, off, close)))
    return found


def _to_come(outlook: Outlook, plies: int) -> int:
    """Tiles that are still to be laid when a trial is over."""
    if plies >= search.FOR_EVER:
        return 0
    return max(0, len(outlook.unseen) - 2 * plies)


def _lead(result: float, to_come: int) -> float:
    """The sure lead that is worth as much."""
    share = min(max(result / WHOLE, 1e-6), 1 - 1e-6)
    return _scale(to_come) * math.log(share / (1.0 - share))


def play_out(outlook: Outlook, tried: Sequence[Choice], budget: Budget, nodes: int) -> Judged:
    """Values with all hands known: search deeper and deeper until all is exact, the work or the time
    is used up. The last depth that was completed counts."""
    if budget.seconds is not None and not search.COMPILED:
        nodes = min(nodes, int(NODES_A_SECOND * budget.seconds))
    best: Judged = []
    order = list(tried)
    for depth in range(1, 2 * HAND + 2):
        judged: Judged = []
        exact = True
        low = -search.MIDDLE
        for choice in order:
            value, sure, nodes = _reply(outlook, choice, low, depth - 1, nodes)
            judged.append((choice, float(outlook.lead + value), sure and value > low))
            low = max(low, value - 1)
            exact = exact and sure
            if nodes <= 0 or budget.stop():
                break
        complete = len(judged) == len(order)
        if complete or not best:
            # A value at or below the best found before it is a bound: the order among them is kept.
            best = sorted(judged, key=lambda entry: -entry[1]) + [
                (choice, float(outlook.lead + choice.points), False) for choice in order[len(judged) :]
            ]
            order = [choice for choice, _, _ in best]
        if exact or not complete or nodes <= 0 or budget.stop():
            break
        budget.progress(depth / (2 * HAND + 1))
    return best


def _reply(outlook: Outlook, choice: Choice, low: int, depth: int, nodes: int) -> tuple[int, bool, int]:
    """What the choice gains in the end, and whether that is exact; nodes left."""
    position = outlook.position
    if not choice.kept:
        return choice.points, True, nodes
    for index in range(0, len(choice.laid), 2):
        position.lay(choice.laid[index], choice.laid[index + 1])
    value, sure, nodes = search.endgame(
        position,
        outlook.unseen,
        choice.kept,
        choice.points - search.MIDDLE,
        choice.points - low,
        depth,
        nodes,
        False,
    )
    for _ in range(len(choice.laid) // 2):
        position.take_back()
    return choice.points - value, sure, nodes
