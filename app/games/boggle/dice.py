"""The dice of Boggle: which letters stand on the six faces of each of the sixteen dice (RULES BG1).

``packaging/dice/optimise.py`` chose them; ``packaging/dice/REPORT.md`` says from what and why.
CH is two dice, C and H (RULES G1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from app.engine.plain import Plain

DEFAULT_SET = "cs1"
"""The set of dice a new game takes."""

DICE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "cs1": (
            "AÁEIOU", "AÁELOY", "AEÉOUÚ", "AEĚOÓU",
            "AEIÍUÝ", "AEÍOUŮ", "AEORŤU", "BDĎLMT",
            "CPRSTV", "ČDGKNS", "DLMNTŽ", "DLŇSŠT",
            "DNPRTZ", "FKLMNŘ", "HKLMNT", "JLMNSV",
        ),
    }
)  # fmt: skip
"""Set name -> 16 dice, each six Czech capitals. A published set never changes: games that were
played with it must replay (a better set gets a new name)."""


@dataclass(frozen=True)
class Fall(Plain):
    """How the dice come to lie: in each cell which die, which of its sides is up, how many quarter turns."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    turns: tuple[int, ...]
