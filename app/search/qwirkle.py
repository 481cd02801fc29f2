"""The search of Qwirkle: the compiled twin where it was built, else plain Python. Both answer the same."""

from __future__ import annotations

from app.search.qwirkle_python import (
    FOR_EVER,
    MIDDLE,
    ORIGIN,
    POINT,
    SCORE,
    STRIDE,
    TOGETHER,
    Candidate,
    Play,
    mask_of,
)

try:
    from app.search.qwirkle_native import Position, endgame, rollouts

    COMPILED = True
except ImportError:
    from app.search.qwirkle_python import Position, endgame, rollouts  # type: ignore[assignment]

    COMPILED = False

__all__ = [
    "COMPILED",
    "FOR_EVER",
    "MIDDLE",
    "ORIGIN",
    "POINT",
    "SCORE",
    "STRIDE",
    "TOGETHER",
    "Candidate",
    "Play",
    "Position",
    "cell_of",
    "endgame",
    "mask_of",
    "place_of",
    "rollouts",
]


def cell_of(x: int, y: int) -> int:
    """The cell of a place; (0, 0) is ORIGIN."""
    return ORIGIN + x + y * STRIDE


def place_of(cell: int) -> tuple[int, int]:
    """(x, y) of a cell."""
    return cell % STRIDE - ORIGIN % STRIDE, cell // STRIDE - ORIGIN // STRIDE
