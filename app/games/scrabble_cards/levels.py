"""What makes the five levels of the computer players."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.scrabble_cards.simulation import GREATEST, Care
from app.lexicon.vocabulary import ALL_SAID, Caution, Extent


@dataclass(frozen=True)
class Level:
    """What makes a level.

    extent: its vocabulary, None for every word beyond doubt. rare: part of the words in it that texts do not
    have which it would think of itself (`wordstock`). caution: how it doubts. sees: how likely the
    easiest of its words come to mind in a turn, others the less the harder they are; 1 for all words always.
    letters: the longest words that it looks for. lays: how many cards at most. crossing: how likely a play
    that makes further words is thought of, once more for each of them. bonus: how likely the card in hand is
    thought of. holds: points that a double card and a triple card have to bring. values: whether it goes by
    what self-play has taught. care: how hard it tries moves out, None where it does not. bluffs: how often,
    where nobody checks but the others, it thinks of laying a rare form or what is no word.
    """

    extent: Extent | None
    caution: Caution
    rare: float = 1.0
    sees: float = 1.0
    letters: int = 99
    lays: int = 7
    crossing: float = 1.0
    bonus: float = 1.0
    holds: tuple[int, int] = (1, 1)
    values: bool = False
    care: Care | None = None
    bluffs: float = 0.0


LEAST = Level(
    Extent(1_500, 3_000, 0), Caution(0.0, 4.0), sees=0.5, letters=4, lays=2, crossing=0.5, bonus=0.2
)
"""Below the hare, for children."""

LEVELS = (
    Level(
        Extent(6_000, 14_000, 0), Caution(0.04, 4.0), sees=0.95, letters=7, lays=7, crossing=0.95, bonus=0.5
    ),
    Level(Extent(30_000, 60_000, 0), Caution(0.04, 3.0), sees=0.99, letters=9, crossing=0.97, bonus=0.9),
    Level(Extent(100_000, 200_000, 0), Caution(0.05, 2.0), holds=(8, 18)),
    Level(None, Caution(0.3, 0.5), rare=0.75, values=True, bluffs=0.08),
    Level(None, Caution(0.5, 0.0), values=True, care=GREATEST, bluffs=0.15),
)
"""Hare, hedgehog, fox, owl, lynx."""

ENDS = {"extent": ALL_SAID._replace(english=0)}
"""What a vocabulary without an end counts as between fox and owl."""

COMMON = Extent(25_000, 60_000, 0)
"""The vocabulary that a word made up has to look like."""
