"""What makes the five levels of the computer players."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.quiddler.solver import GREATEST, Care
from app.games.quiddler.vocabulary import Extent


@dataclass(frozen=True)
class Level:
    """What makes a level.

    extent: its vocabulary, None for every word beyond doubt. sees: how much of it comes to mind, 1 for all;
    less as a power of the ease of a word. letters: the longest words that it looks for. bonuses: whether it
    thinks of them. care: how hard it tries things out, None where it does not.
    """

    extent: Extent | None
    sees: float = 1.0
    letters: int = 99
    bonuses: bool = True
    care: Care | None = None


LEVELS = (
    Level(Extent(6_000, 14_000, 3_000), sees=0.5, letters=5, bonuses=False),
    Level(Extent(8_000, 20_000, 4_000), sees=0.78, letters=7, bonuses=False),
    Level(Extent(12_000, 30_000, 8_000), sees=0.95),
    Level(Extent(40_000, 70_000, 25_000), care=Care(lays=60, draws=40, discards=0, cards=2)),
    Level(None, care=GREATEST),
)
"""Hare, hedgehog, fox, owl, lynx."""
