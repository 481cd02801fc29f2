"""How a deal of Boggle is told: by a code, or by the letters of a board that is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.codes import Field, Form
from app.engine.seeds import seed_of
from app.engine.turn import Turn
from app.games.boggle.board import CELLS
from app.games.boggle.dice import DEFAULT_SET, given
from app.games.boggle.model import Options, Shake
from app.lexicon import czech


def written(options: Mapping[str, Any]) -> str | None:
    """The code of a board that is given: its letters; of several, none; None where the box is shaken."""
    dice = str(options.get("dice", DEFAULT_SET))
    boards = given(dice)
    if not boards:
        return None
    return dice if len(boards) == 1 else ""


def read_written(text: str) -> dict[str, Any] | None:
    """What is agreed where the letters of a board were typed; None where the text is none.

    Blanks, dashes and commas between the letters do not count."""
    letters = czech.upper(czech.normalise("".join(sign for sign in text if sign not in " -–,.\t\r\n\xa0")))
    if len(letters) != CELLS or not czech.is_czech(czech.normalise(letters)):
        return None
    return {"dice": letters, "rounds": 1, "target": 0}


FORM = Form(
    (0,),
    (
        Field(("rounds", "minutes"), ((3, 3), (1, 3), (5, 3), (1, 5), (1, 0))),
        *(Field.of(name, *Options.CHOICES[name]) for name in ("board", "rare", "fold", "min_len")),
    ),
    seals=16,
)
"""Its codes tell what boards are wanted and the usual rounds. Which shake is good enough depends on the word
list, so they bear a seal."""


def seal(turns: Sequence[Turn]) -> int | None:
    """A number of the first board, by which another one is noticed; None before it is shaken."""
    shaken = next((turn for turn in turns if turn.kind == Shake.type), None)
    if shaken is None:
        return None
    return seed_of("".join(shaken.outcome["facts"]["grid"])) % FORM.seals
