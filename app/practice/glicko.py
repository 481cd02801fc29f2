"""Glicko-2: how strong somebody is by their results, and how sure that is.

After Mark E. Glickman, Example of the Glicko-2 system (2013, http://www.glicko.net/glicko/glicko2.pdf), whose
steps the functions name; his worked example is a test. The packages that do this are not kept any more.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

MIDDLE, SCALE = 1_500.0, 173.7178
"""The rating of a player nobody knows, and what one unit of the inner scale is (step 2)."""
UNKNOWN = 350.0
"""The deviation of such a player."""
VOLATILITY, TAU = 0.06, 0.5
"""How far strengths usually wander, and how far that wandering may change."""
_PRECISION = 1e-6
_MOST_STEPS = 100


@dataclass(frozen=True)
class Rating:
    """deviation: about how far the true strength may be from the rating; it lies within twice as much with a
    likelihood of 95 %."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


class Encounter(NamedTuple):
    """Against whom, and what came of it: 1 won, 0.5 equal, 0 lost."""

    against: Rating
    score: float


def expected(mine: Rating, theirs: Rating) -> float:
    """The chance to beat them, an equal game being half of it (step 3)."""
    return _chance((mine.rating - MIDDLE) / SCALE, (theirs.rating - MIDDLE) / SCALE, theirs.deviation / SCALE)


def rested(mine: Rating, periods: float) -> Rating:
    """After so many periods without results: nothing is known better, and less surely (step 6)."""
    inner = mine.deviation / SCALE
    wider = math.sqrt(inner * inner + mine.volatility**2 * max(0.0, periods)) * SCALE
    return Rating(mine.rating, min(UNKNOWN, wider), mine.volatility)


def rated(mine: Rating, results: Iterable[Encounter], tau: float = TAU) -> Rating:
    """After a period with these results (steps 3 to 8)."""
    mu, phi = (mine.rating - MIDDLE) / SCALE, mine.deviation / SCALE
    precision = surplus = 0.0
    for against, score in results:
        theirs, spread = (against.rating - MIDDLE) / SCALE, against.deviation / SCALE
        weight, chance = _weight(spread), _chance(mu, theirs, spread)
        precision += weight * weight * chance * (1.0 - chance)
        surplus += weight * (score - chance)
    if not precision:
        return rested(mine, 1.0)
    variance = 1.0 / precision
    sigma = _volatility(phi, mine.volatility, variance, variance * surplus, tau)
    before = phi * phi + sigma * sigma
    after = 1.0 / math.sqrt(1.0 / before + 1.0 / variance)
    return Rating((mu + after * after * surplus) * SCALE + MIDDLE, min(UNKNOWN, after * SCALE), sigma)


def _weight(phi: float) -> float:
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / (math.pi * math.pi))


def _chance(mu: float, theirs: float, phi: float) -> float:
    return 1.0 / (1.0 + math.exp(-_weight(phi) * (mu - theirs)))


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def off(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + variance + power
        return power * (delta * delta - spread) / (2.0 * spread * spread) - (x - start) / (tau * tau)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while off(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    off_low, off_high = off(low), off(high)
    for _ in range(_MOST_STEPS):
        if abs(high - low) <= _PRECISION:
            break
        middle = low + (low - high) * off_low / (off_high - off_low)
        off_middle = off(middle)
        if off_middle * off_high <= 0:
            low, off_low = high, off_high
        else:
            off_low /= 2.0
        high, off_high = middle, off_middle
    return math.exp(low / 2.0)
