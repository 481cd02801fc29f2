"""Shaking the box, and boards wanted by target.

A wanted board is found by solving: shake, then change one die at a time and keep what comes
nearer to the wanted number of words. It takes some tens of solves, well within a second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.engine.chance import Chance
from app.engine.rules import Json
from app.games.boggle.dice import DICE
from app.games.boggle.model import CELLS, Options

RARE = frozenset("ĎŇŤÓÚFGX")
"""Letters that few words use."""

WANTED: Mapping[str, tuple[int, int]] = {"easy": (75, 125), "rich": (150, 10_000), "hard": (6, 24)}
"""Fewest and most common words of a wanted board; a board as it falls has 52 on average, the middle
half of them 34 to 68."""

SHARE: Mapping[int, float] = {1: 1.1, 2: 1.0, 3: 0.85, 4: 0.5}
"""What a shortest length leaves of those words."""

FOLDED = 3.25
"""So many times more words fit where letters stand for those with diacritics too."""

MAX_SOLVES = 400
"""Then the best board so far will do; half as many where folding makes a solve take three times as long."""


class Solver(Protocol):
    """What finding a wanted board needs."""

    def solve_common(self, grid: Sequence[str], *, fold: bool, min_len: int) -> list[str]: ...


@dataclass(frozen=True)
class Shaken:
    """How the dice came to lie.

    grid: 16 letters; dice: which die of the set lies in each cell; faces: which of its sides is up;
    turns: quarter turns of each die, 0–3.
    """

    grid: tuple[str, ...]
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    turns: tuple[int, ...]

    def to_json(self) -> Json:
        return {
            "grid": list(self.grid),
            "dice": list(self.dice),
            "faces": list(self.faces),
            "turns": list(self.turns),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Shaken:
        """Raises KeyError, ValueError when the form is wrong."""
        shaken = cls(tuple(data["grid"]), tuple(data["dice"]), tuple(data["faces"]), tuple(data["turns"]))
        if any(len(part) != CELLS for part in (shaken.grid, shaken.dice, shaken.faces, shaken.turns)):
            raise ValueError("a board has 16 dice")
        return shaken

    def check(self, options: Options) -> None:
        """Raises ValueError unless the dice of the game can lie so (RULES BG1)."""
        dice = DICE[options.dice]
        if sorted(self.dice) != list(range(CELLS)):
            raise ValueError("every die lies on the board once")
        if any(face not in range(len(dice[die])) for die, face in zip(self.dice, self.faces, strict=True)):
            raise ValueError("a die has six faces")
        if any(turn not in range(4) for turn in self.turns):
            raise ValueError("a die has four directions")
        if self.grid != tuple(dice[die][face] for die, face in zip(self.dice, self.faces, strict=True)):
            raise ValueError("the dice show other letters")


def shaken(options: Options, solver: Solver | None, chance: Chance) -> Shaken:
    """The box after a shake: any board, or one as wanted (RULES BG2)."""
    dice = DICE[options.dice]
    order = chance.shuffled(range(CELLS))
    faces = [_face(dice[die], options.rare, chance) for die in order]
    turns = [chance.below(4) for _ in range(CELLS)]
    if options.rare == "with" and not any(_letter(dice, order, faces, cell) in RARE for cell in range(CELLS)):
        _show_a_rare_letter(dice, order, faces, chance)
    if options.board != "any" and solver is not None:
        _steer(dice, order, faces, options, solver, chance)
    grid = tuple(_letter(dice, order, faces, cell) for cell in range(CELLS))
    return Shaken(grid, tuple(order), tuple(faces), tuple(turns))


def _letter(dice: Sequence[Sequence[str]], order: Sequence[int], faces: Sequence[int], cell: int) -> str:
    return dice[order[cell]][faces[cell]]


def _face(die: Sequence[str], rare: str, chance: Chance) -> int:
    """A side of the die; where rare letters are not wanted, one without them if it has any."""
    allowed = [face for face in range(len(die)) if rare != "without" or die[face] not in RARE]
    return chance.pick(allowed or range(len(die)))


def _show_a_rare_letter(
    dice: Sequence[Sequence[str]], order: list[int], faces: list[int], chance: Chance
) -> None:
    able = [
        (cell, face)
        for cell in range(CELLS)
        for face, letter in enumerate(dice[order[cell]])
        if letter in RARE
    ]
    if able:
        cell, face = chance.pick(able)
        faces[cell] = face


def wanted(options: Options) -> tuple[int, int]:
    """Fewest and most common words of the board that the options ask for."""
    scale = SHARE[options.min_len] * (FOLDED if options.fold == "yes" else 1.0)
    fewest, most = WANTED[options.board]
    return round(fewest * scale), round(most * scale)


def _steer(
    dice: Sequence[Sequence[str]],
    order: list[int],
    faces: list[int],
    options: Options,
    solver: Solver,
    chance: Chance,
) -> None:
    fewest, most = wanted(options)

    def miss() -> int:
        grid = [_letter(dice, order, faces, cell) for cell in range(CELLS)]
        words = len(solver.solve_common(grid, fold=options.fold == "yes", min_len=options.min_len))
        return max(fewest - words, words - most, 0)

    def keeps_rare() -> bool:
        return options.rare != "with" or any(
            _letter(dice, order, faces, cell) in RARE for cell in range(CELLS)
        )

    best = miss()
    for _ in range(MAX_SOLVES // 2 if options.fold == "yes" else MAX_SOLVES):
        if best == 0:
            return
        cell, other = chance.below(CELLS), chance.below(CELLS)
        before = faces[cell], faces[other], order[cell], order[other]
        if cell != other and chance.below(2):
            order[cell], order[other] = order[other], order[cell]
            faces[cell], faces[other] = faces[other], faces[cell]
        else:
            faces[cell] = _face(dice[order[cell]], options.rare, chance)
        found = miss() if keeps_rare() else best + 1
        if found <= best:
            best = found
        else:
            faces[cell], faces[other], order[cell], order[other] = before
