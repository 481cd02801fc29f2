"""What makes the five levels of the computer players."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.quiddler.solver import GREATEST, Care
from app.lexicon.vocabulary import ALL_SAID, Caution, Extent


@dataclass(frozen=True)
class Level:
    """What makes a level.

    extent: its vocabulary, None for every word beyond doubt. caution: how it doubts. sees: how likely words
    come to mind in a turn, beside how easy they are (`Vocabulary.ease`); above 1 the easy ones always do;
    None for all words always. patience: in so many turns of a round it does not go out yet; a fraction is the
    chance of one more. letters: the longest words that it looks for. bonuses: whether it thinks of
    them. care: how hard it tries things out, None where it does not. bluffs: how often, where it cannot go
    out and nobody checks but the others, it thinks of making a word up or laying a rare form.
    """

    extent: Extent | None
    caution: Caution
    sees: float | None = None
    patience: float = 0.0
    letters: int = 99
    bonuses: bool = True
    care: Care | None = None
    bluffs: float = 0.0


LEAST = Level(Extent(4_500, 10_000, 650), Caution(0.0, 4.0), 0.5, patience=3.0, letters=5, bonuses=False)
"""Below the hare, for children."""

LEVELS = (
    Level(Extent(6_000, 14_000, 850), Caution(0.04, 4.0), 0.58, patience=2.3, letters=5, bonuses=False),
    Level(Extent(8_000, 20_000, 900), Caution(0.04, 3.0), 0.8, patience=1.3, letters=7, bonuses=False),
    Level(Extent(26_000, 60_000, 1_500), Caution(0.05, 2.0), 1.05, patience=0.4),
    Level(
        Extent(45_000, 90_000, 3_300),
        Caution(0.08, 1.0),
        care=Care(lays=200, draws=100),
        bluffs=0.2,
    ),
    Level(None, Caution(0.5, 0.0), care=GREATEST, bluffs=1.0),
)
"""Hare, hedgehog, fox, owl, lynx."""

ENDS = {"extent": ALL_SAID}
"""What a vocabulary without an end counts as between owl and lynx."""

COMMON = Extent(25_000, 60_000, 6_500)
"""The vocabulary that a word made up has to look like."""
