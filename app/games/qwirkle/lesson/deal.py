"""A position for a whole class: who finds the turn that brings most?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from app.engine.errors import IllegalMove
from app.engine.lessons.one_deal import TeamAnswer
from app.games.qwirkle import model
from app.games.qwirkle.board import Placement
from app.games.qwirkle.candidates import Outlook, choices
from app.games.qwirkle.model import Lay, Observation
from app.games.qwirkle.tiles import Position

WIDEST, HIGHEST = 11, 9
"""Columns and rows of a position that can be read from the last row."""
LEAST_POINTS, LEAST_PLAYS = 7, 12
"""A position is worth a question where the best turn brings so many, and there is enough to choose from."""
LINE, QWIRKLE = "line", "qwirkle"


class TurnFault(StrEnum):
    """Why an answer does not count, besides what the rules refuse."""

    UNREAD = "unread"
    NO_SUCH = "no_such"
    """No turn brings so many points."""


class TurnDeal:
    """seen: by the seat that is to lay. hand: tiles by number, from 1. left, top: the cell A1; columns, rows:
    of the field in which all turns lie."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.hand = seen, tuple(sorted(seen.hand))
        found = [one.move for one in choices(Outlook(seen), defends=False) if isinstance(one.move, Lay)]
        cells = [place for _, place in seen.table]
        cells += [place for move in found for _, place in move.placements]
        self.left, self.top = min(x for x, _ in cells), min(y for _, y in cells)
        self.columns = max(x for x, _ in cells) - self.left + 1
        self.rows = max(y for _, y in cells) - self.top + 1
        answers = sorted((self._answer(move.placements) for move in found), key=lambda one: -one.points)
        self._by_points = {one.points: one for one in reversed(answers)}
        self.plays = len(answers)
        self.best = answers[0] if answers else TeamAnswer("")

    @property
    def worth_asking(self) -> bool:
        fits = self.columns <= WIDEST and self.rows <= HIGHEST
        return fits and self.plays >= LEAST_PLAYS and self.best.points >= LEAST_POINTS

    def cell_name(self, cell: Position) -> str:
        """As on a chess board: A1 is the upper left corner."""
        return f"{chr(ord('A') + cell[0] - self.left)}{cell[1] - self.top + 1}"

    def judged(self, text: str) -> TeamAnswer:
        """``3D5 1D6``: tiles by number and cells, or the points alone that a team says it has found."""
        written = text.strip().upper()
        if re.fullmatch(r"\d{1,2}", written):
            claimed = self._by_points.get(int(written))
            return claimed or TeamAnswer(written, fault=TurnFault.NO_SUCH, subject=written)
        spots = re.findall(r"([1-6])\s*([A-Z])\s*(\d{1,2})", written)
        if not spots or re.sub(r"([1-6])\s*([A-Z])\s*(\d{1,2})|[\s,.;·]", "", written):
            return TeamAnswer(written, fault=TurnFault.UNREAD)
        laid = [self._placed(int(number), letter, int(row)) for number, letter, row in spots]
        inside = [one for one in laid if one is not None]
        if len(inside) < len(laid) or len({number for number, _, _ in spots}) < len(spots):
            return TeamAnswer(written, fault=TurnFault.UNREAD)
        try:
            model.check(self.seen, Lay(tuple(inside)))
        except IllegalMove as refusal:
            return TeamAnswer(written, fault=str(refusal.reason), laid=tuple(inside))
        return self._answer(inside)

    def _placed(self, number: int, letter: str, row: int) -> Placement | None:
        x, y = ord(letter) - ord("A"), row - 1
        inside = x < self.columns and 0 <= y < self.rows and number <= len(self.hand)
        return (self.hand[number - 1], (self.left + x, self.top + y)) if inside else None

    def _answer(self, placements: Sequence[Placement]) -> TeamAnswer:
        """A turn that the rules allow, with what each of its lines brings (RULES QW6)."""
        order = sorted(placements, key=lambda one: one[1])
        score = model.score(self.seen, order)
        parts = tuple((QWIRKLE if one.is_qwirkle else LINE, one.points) for one in score.lines)
        text = " ".join(f"{self.hand.index(tile) + 1}{self.cell_name(cell)}" for tile, cell in order)
        return TeamAnswer(text, score.points, laid=tuple(order), parts=parts)
