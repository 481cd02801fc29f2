"""Who has how many points, and which place that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """A seat's place in a table of points; equal points share the place (RULES G2)."""

    seat: int
    points: int
    place: int


def standings(points: Sequence[int]) -> list[Standing]:
    """Most points first, equal points in seat order with the same place."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return [Standing(seat, points[seat], 1 + sum(other > points[seat] for other in points)) for seat in order]


def crowned(points: Sequence[int]) -> tuple[int, ...]:
    """Everybody with the most points, who wears a crown for them; nobody does where there are none."""
    return winners(points) if max(points, default=0) > 0 else ()


def winners(points: Sequence[int]) -> tuple[int, ...]:
    """Everybody with the most points (RULES G2)."""
    return tuple(standing.seat for standing in standings(points) if standing.place == 1)
