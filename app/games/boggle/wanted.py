"""How many words a wanted board holds (RULES BG2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.boggle.model import Options

WANTED: Mapping[str, tuple[int, int]] = {
    "good": (40, 10_000),
    "easy": (75, 125),
    "rich": (150, 10_000),
    "hard": (6, 24),
}
"""Fewest and most common words of a wanted board; a board as it falls has 52 on average, the middle
half of them 34 to 68."""

SHARE: Mapping[int, float] = {1: 1.1, 2: 1.0, 3: 0.85, 4: 0.5}
"""What a shortest length leaves of those words."""

FOLDED = 3.25
"""So many times more words fit where letters stand for those with diacritics too."""


def wanted(options: Options) -> tuple[int, int]:
    """Fewest and most common words of the board that the options ask for."""
    scale = SHARE[options.min_len] * (FOLDED if options.folds else 1.0)
    fewest, most = WANTED[options.board]
    return round(fewest * scale), round(most * scale)
