"""The ways of confetti: where each mark of a great moment is at any part of it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto


class Flourish(Enum):
    """RING: all around, in six rays. FAN: upwards, like cards thrown out of a hand. GATHER:
    from far away to what they are about. RAIN: from above, over everything."""

    RING = auto()
    FAN = auto()
    GATHER = auto()
    RAIN = auto()


@dataclass(frozen=True)
class Bit:
    """A mark at a moment: its place in halves of the room from the middle, turned by degrees, how large and
    how solid from 0 to 1."""

    x: float
    y: float
    turn: float
    size: float
    solid: float


def bits(way: Flourish, count: int, share: float) -> Iterator[Bit]:
    """All marks at this share of the moment; the same each time."""
    chance = random.Random(count)
    out = 1.0 - (1.0 - share) ** 3
    for mark in range(count):
        spot, far, spin = chance.random(), chance.uniform(0.45, 1.0), chance.uniform(-160, 160)
        size, late = chance.uniform(0.7, 1.15), chance.random() * 0.3
        solid = min(1.0, (1.0 - share) * 2.6)
        if way is Flourish.RING:
            angle = math.tau * (mark % 6 + 0.25 * spot) / 6
            reach = out * far
            fall = 0.55 * share * share
            yield Bit(math.cos(angle) * reach, math.sin(angle) * reach + fall, spin * out, size, solid)
        elif way is Flourish.FAN:
            angle = math.pi * (0.12 + 0.76 * (mark + 0.5) / count)
            fall = 0.9 * share * share
            x, y = math.cos(angle) * out * far, fall - math.sin(angle) * out * far * 1.1
            yield Bit(x, y, 90 - math.degrees(angle) + spin * share * 0.4, size, solid)
        elif way is Flourish.GATHER:
            angle, left = math.tau * (mark + spot) / count + out * 1.6, 0.16 + (1.0 - out) * 0.84
            x, y = math.cos(angle) * left, math.sin(angle) * left
            yield Bit(x, y, math.degrees(angle) + 90, size, min(solid, share * 6))
        else:
            fallen = max(0.0, share - late) / (1.0 - late)
            x = 2 * ((mark * 0.618 + spot * 0.05) % 1.0) - 1 + 0.04 * math.sin(fallen * 9 + spot * 6)
            yield Bit(x, 2.5 * fallen - 1.15 - spot * 0.15, spin * fallen, size, solid)
