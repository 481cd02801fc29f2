"""How evenly a table is painted: what ``bench`` tells of the times between two paintings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

FRAMES: Mapping[str, str] = {"frame_ms": "frames_ms", "frame_idle_ms": "frames_idle_ms"}
"""Name of a figure → where the application tells it: while the top level thinks, and while nobody does."""

SHARES = {"p95": 0.95, "p99": 0.99, "max": 1.0}


def spread(values: Sequence[float]) -> dict[str, float]:
    """95th and 99th percentile and maximum: the least value that so many are not above."""
    ordered = sorted(values)
    return {name: ordered[math.ceil(share * len(ordered)) - 1] for name, share in SHARES.items()}
