"""The dice of Boggle: which letters stand on the six faces of each of the sixteen dice (RULES BG1).

``packaging/dice/optimise.py`` chose them; ``packaging/dice/REPORT.md`` says from what and why.
CH is two dice, C and H (RULES G1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from app.engine.plain import Plain
from app.lexicon import czech

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

CELLS = 16
MOST_BOARDS = 20
"""So many boards can be given for one game."""


def given(name: str) -> tuple[str, ...]:
    """The boards that are given in place of a set of dice, 16 capitals each; empty where it is a set.

    Raises ValueError where it is neither."""
    if name in DICE:
        return ()
    count, rest = divmod(len(name), CELLS)
    if rest or not 1 <= count <= MOST_BOARDS:
        raise ValueError(f"no set of dice and no boards of {CELLS} letters")
    if not czech.is_czech(czech.normalise(name)) or name != czech.upper(name):
        raise ValueError("a board has Czech capitals")
    return tuple(name[CELLS * place : CELLS * (place + 1)] for place in range(count))


def sides(name: str) -> tuple[str, ...]:
    """The six sides of each die of a set; of a given board, dice with its letters on their first."""
    if name in DICE:
        return DICE[name]
    others = DICE[DEFAULT_SET]
    return tuple(
        letter + die.replace(letter, "")[: len(die) - 1] for letter, die in zip(name, others, strict=True)
    )


@dataclass(frozen=True)
class Fall(Plain):
    """How the dice come to lie: in each cell which die, which of its sides is up, how many quarter turns."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    turns: tuple[int, ...]
