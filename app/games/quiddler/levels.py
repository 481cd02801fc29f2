"""What makes the five levels of the computer players."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.quiddler.solver import GREATEST, Care
from app.lexicon.vocabulary import Caution, Extent


@dataclass(frozen=True)
class Level:
    """What makes a level.

    extent: its vocabulary, None for every word beyond doubt. caution: how it doubts. sees: how likely words
    come to mind in a turn, beside how easy they are (`Vocabulary.ease`); above 1 the easy ones always do;
    None for all words always. letters: the longest words that it looks for. bonuses: whether it thinks of
    them. care: how hard it tries things out, None where it does not. bluffs: how often, where it cannot go
    out and nobody checks but the others, it thinks of making a word up or laying a rare form.
    """

    extent: Extent | None
    caution: Caution
    sees: float | None = None
    letters: int = 99
    bonuses: bool = True
    care: Care | None = None
    bluffs: float = 0.0


LEVELS = (
    Level(Extent(6_000, 14_000, 3_000), Caution(0.04, 4.0), sees=0.5, letters=5, bonuses=False),
    Level(Extent(8_000, 20_000, 4_900), Caution(0.04, 3.0), sees=0.8, letters=7, bonuses=False),
    Level(Extent(25_000, 60_000, 6_500), Caution(0.05, 2.0), sees=1.1),
    Level(
        Extent(60_000, 120_000, 11_500),
        Caution(0.08, 1.0),
        care=Care(lays=200, draws=100),
        bluffs=0.2,
    ),
    Level(None, Caution(0.5, 0.0), care=GREATEST, bluffs=1.0),
)
"""Hare, hedgehog, fox, owl, lynx."""

COMMON = LEVELS[2].extent
"""The vocabulary that a word made up has to look like."""
