"""Noughts and crosses as the application shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine.errors import IllegalMove
from app.engine.player import Budget
from app.engine.rules import Json
from app.tabletop.face import Face, Section
from app.widgets.look.cover import Cover
from tests.games.noughts.model import SEATS, NoughtsRefusal, Observation, Take, free_cells
from tests.games.noughts.screen import Grid, NoughtsForm, NoughtsScreen

REFUSALS = {
    NoughtsRefusal.OUTSIDE: "That is outside the grid.",
    NoughtsRefusal.TAKEN: "That cell is taken.",
}


class LineExample:
    """A finished game."""

    caption = "Three in a row: the cross has won."

    def picture(self) -> Grid:
        grid = Grid()
        grid.show_cells(3, {(0, 0): 0, (1, 1): 0, (2, 2): 0, (0, 1): 1, (0, 2): 1})
        grid.setFixedSize(150, 150)
        grid.setAccessibleName(self.caption)
        return grid


class NoughtsFace(Face):
    """See the module; its texts are in one language, nobody plays it."""

    game = "noughts"
    emblem = "emblem_scrabble"
    cover = Cover("blue", "cover_scrabble", (0.0, 0.0, 100.0, 100.0), ("krouzek", "carka"))

    def title(self) -> str:
        return "Noughts"

    def claim(self) -> str:
        return "Three in a row."

    def question(self) -> str:
        return "Who has three in a row?"

    def progress(self, options: Mapping[str, Any], moves: Sequence[Json], seats: int) -> str:
        return f"cell {len(moves)}"

    @property
    def seats(self) -> tuple[int, int]:
        return (SEATS, SEATS)

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return ("Take a cell.", "Three in a row end the game.", "Your secret cell is worth a point.")

    def start(self) -> str:
        return "Begin!"

    def form(self, given: Mapping[str, Any]) -> NoughtsForm:
        return NoughtsForm(given)

    def rules(self, options: Mapping[str, Any] | None = None) -> Sequence[Section]:
        return (Section("Noughts and crosses", tuple(self.short_rules()), (LineExample(),)),)

    def keys(self) -> Sequence[tuple[str, str]]:
        return (("Space", "Take the cell"),)

    def screen(self) -> type[NoughtsScreen]:
        return NoughtsScreen

    def refusal(self, refusal: IllegalMove) -> str:
        return REFUSALS.get(refusal.reason, "") if isinstance(refusal.reason, NoughtsRefusal) else ""

    def analysis(self, judge: object | None) -> Callable[[Observation, Budget], list[Any]]:
        return lambda observation, budget: [Take(place) for place in free_cells(observation)]


FACE = NoughtsFace()
