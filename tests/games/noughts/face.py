"""Noughts and crosses as the application shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.engine.errors import IllegalMove
from app.engine.player import Budget
from app.engine.turn import Turn
from app.tabletop.face import Face
from app.widgets.look.cover import Cover
from tests.games.noughts.model import SEATS, NoughtsRefusal, Observation, Take, free_cells
from tests.games.noughts.screen import Grid, NoughtsForm, NoughtsScreen

REFUSALS = {
    NoughtsRefusal.OUTSIDE: "That is outside the grid.",
    NoughtsRefusal.TAKEN: "That cell is taken.",
}


class LineExample(NamedTuple):
    """A game. rows: ``x``, ``o`` and ``.``."""

    rows: Sequence[str]
    caption: str

    def picture(self) -> Grid:
        grid = Grid()
        marks = {(x, y): "xo".find(mark) for y, row in enumerate(self.rows) for x, mark in enumerate(row)}
        grid.show_cells(3, {cell: seat for cell, seat in marks.items() if seat >= 0})
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

    def progress(self, options: Mapping[str, Any], turns: Sequence[Turn], seats: int) -> str:
        return f"cell {len(turns)}"

    @property
    def seats(self) -> tuple[int, int]:
        return (SEATS, SEATS)

    def short_rules(self, seats: int = 2) -> Sequence[str]:
        return ("Take a cell.", "Three in a row end the game.", "Your secret cell is worth a point.")

    def start(self) -> str:
        return "Begin!"

    def form(self, given: Mapping[str, Any]) -> NoughtsForm:
        return NoughtsForm(given)

    def example(self, kind: str, pieces: str, caption: str) -> LineExample:
        return LineExample(pieces.split(), caption)

    def screen(self) -> type[NoughtsScreen]:
        return NoughtsScreen

    def refusal(self, refusal: IllegalMove) -> str:
        return REFUSALS.get(refusal.reason, "") if isinstance(refusal.reason, NoughtsRefusal) else ""

    def analysis(self, judge: object | None) -> Callable[[Observation, Budget], list[Any]]:
        return lambda observation, budget: [Take(place) for place in free_cells(observation)]


FACE = NoughtsFace()
