"""Shaking the box, and boards wanted by target.

A good board is shaken on, as people would, until it holds enough words; most need one or two shakes.
Another wanted board is found by solving: shake, then change one die at a time and keep what comes
nearer to the wanted number of words. It takes some tens of solves, well within a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from app.engine.chance import Chance
from app.engine.plain import BRIEF, Natural, Plain, Within
from app.games.boggle.board import CELLS
from app.games.boggle.dice import DICE, sides
from app.games.boggle.model import Options
from app.games.boggle.referee import BoggleReferee
from app.games.boggle.wanted import wanted

RARE = frozenset("ĎŇŤÓÚFGX")
"""Letters that few words use."""

MAX_SHAKES = 40
"""Then the best shake so far will do. A good board takes one and a half on average, hardly ever ten."""

MAX_SOLVES = 400
"""Then the best board so far will do; half as many where folding makes a solve take three times as long."""


@dataclass(frozen=True)
class ShakenDice(Plain):
    """How the dice came to lie.

    grid: 16 letters; dice: which die of the set lies in each cell; faces: which of its sides is up;
    turns: quarter turns of each die, 0–3; shake: which shake it was, 1 where the first was taken.
    """

    grid: tuple[str, ...]
    dice: tuple[Natural, ...]
    faces: tuple[Natural, ...]
    turns: tuple[Natural, ...]
    shake: Annotated[int, Within(1)] = 1
    """Older records do not tell."""
    common: Annotated[Natural | None, BRIEF] = None
    """How many common words lie there, where people are told."""

    def check(self, options: Options, number: int = 1) -> None:
        """Raises ValueError unless the dice of the game can lie so in that round (RULES BG1)."""
        dice = sides(options.dice_in(number))
        if len(self.turns) != CELLS or sorted(self.dice) != list(range(CELLS)):
            raise ValueError("every die lies on the board once")
        if any(face not in range(len(dice[die])) for die, face in zip(self.dice, self.faces, strict=True)):
            raise ValueError("a die has six faces")
        if any(turn not in range(4) for turn in self.turns):
            raise ValueError("a die has four directions")
        if self.grid != tuple(dice[die][face] for die, face in zip(self.dice, self.faces, strict=True)):
            raise ValueError("the dice show other letters")
        if self.grid != tuple(options.laid(number) or self.grid):
            raise ValueError("another board is given")


def shaken(options: Options, solver: BoggleReferee | None, chance: Chance, number: int = 1) -> ShakenDice:
    """The box after a shake: any board, or one as wanted, or the one given for that round (RULES BG2)."""
    letters = options.laid(number)
    if letters:
        turned = tuple(chance.below(4) for _ in range(CELLS))
        return ShakenDice(tuple(letters), tuple(range(CELLS)), (0,) * CELLS, turned)
    if options.board == "good" and solver is not None:
        return _shaken_on(options, solver, chance)
    dice = DICE[options.dice]
    order, faces, turns = _shake(options, chance)
    if options.board != "any" and solver is not None:
        _steer(dice, order, faces, options, solver, chance)
    return _lying(dice, order, faces, turns, 1)


def _shaken_on(options: Options, solver: BoggleReferee, chance: Chance) -> ShakenDice:
    """The first shake with enough words, else the one with most."""
    dice, (fewest, _) = DICE[options.dice], wanted(options)
    tried: list[tuple[int, ShakenDice]] = []
    for number in range(1, MAX_SHAKES + 1):
        made = _lying(dice, *_shake(options, chance), number)
        words = len(solver.solve_common(made.grid, fold=options.folds, min_len=options.min_len))
        if words >= fewest:
            return made
        tried.append((words, made))
    return max(tried, key=lambda one: one[0])[1]


def _shake(options: Options, chance: Chance) -> tuple[list[int], list[int], list[int]]:
    """Which die lies in each cell, which of its sides is up, and its quarter turns."""
    dice = DICE[options.dice]
    order = chance.shuffled(range(CELLS))
    faces = [_face(dice[die], options.rare, chance) for die in order]
    turns = [chance.below(4) for _ in range(CELLS)]
    if options.rare == "with" and not any(_letter(dice, order, faces, cell) in RARE for cell in range(CELLS)):
        _show_a_rare_letter(dice, order, faces, chance)
    return order, faces, turns


def _lying(
    dice: Sequence[Sequence[str]], order: list[int], faces: list[int], turns: list[int], shake: int
) -> ShakenDice:
    grid = tuple(_letter(dice, order, faces, cell) for cell in range(CELLS))
    return ShakenDice(grid, tuple(order), tuple(faces), tuple(turns), shake)


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


def _steer(
    dice: Sequence[Sequence[str]],
    order: list[int],
    faces: list[int],
    options: Options,
    solver: BoggleReferee,
    chance: Chance,
) -> None:
    fewest, most = wanted(options)

    def miss() -> int:
        grid = [_letter(dice, order, faces, cell) for cell in range(CELLS)]
        words = len(solver.solve_common(grid, fold=options.folds, min_len=options.min_len))
        return max(fewest - words, words - most, 0)

    def keeps_rare() -> bool:
        return options.rare != "with" or any(
            _letter(dice, order, faces, cell) in RARE for cell in range(CELLS)
        )

    best = miss()
    for _ in range(MAX_SOLVES // 2 if options.folds else MAX_SOLVES):
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
