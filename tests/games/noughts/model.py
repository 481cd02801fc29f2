"""Noughts and crosses with a secret: what is laid, what a seat may know, and what it may do.

A game that nobody sells: it shows that a game is one folder and one entry of the catalogue. Three in a row
are worth 3 points and end it; each player has a secret cell, worth 1 more if it is theirs at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Json

SEATS = 2
IN_A_ROW = 3
LINE_POINTS, SECRET_POINTS = 3, 1


class NoughtsRefusal(StrEnum):
    """Why a cell cannot be taken."""

    OUTSIDE = "outside"
    TAKEN = "taken"


@dataclass(frozen=True)
class Options:
    """size: cells along a side."""

    size: int = 3

    CHOICES: ClassVar[Mapping[str, tuple[Any, ...]]] = {"size": (3, 4)}

    def to_json(self) -> Json:
        return {"size": self.size}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Options:
        """Raises BadOption."""
        return cls(int(reading.choice("size", data["size"], cls.CHOICES["size"])))


@dataclass(frozen=True)
class Take:
    """Take a cell: column and row, from 0."""

    place: tuple[int, int]
    type: ClassVar[str] = "take"

    def to_json(self) -> Json:
        return {"type": self.type, "place": list(self.place)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Take:
        """Raises IllegalMove(MALFORMED)."""
        try:
            if data["type"] != cls.type:
                raise ValueError(data["type"])
            x, y = (reading.whole(part, 0, 99) for part in data["place"])
        except (KeyError, TypeError, ValueError) as error:
            raise IllegalMove(Refusal.MALFORMED) from error
        return cls((x, y))


@dataclass(frozen=True)
class Observation:
    """What a seat may know: the secret of the others only once the game is over."""

    seat: int | None
    turn: int | None
    options: Options
    cells: tuple[tuple[tuple[int, int], int], ...]
    """Places with their owner, in the order in which they were taken."""
    secrets: tuple[tuple[int, int] | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] = field(default=())

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "turn": self.turn,
            "options": self.options.to_json(),
            "cells": [[list(place), owner] for place, owner in self.cells],
            "secrets": [None if place is None else list(place) for place in self.secrets],
            "scores": list(self.scores),
            "winners": list(self.winners),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Observation:
        return cls(
            data["seat"],
            data["turn"],
            Options.from_json(data["options"]),
            tuple(((x, y), owner) for (x, y), owner in data["cells"]),
            tuple(None if place is None else (place[0], place[1]) for place in data["secrets"]),
            tuple(data["scores"]),
            tuple(data["winners"]),
        )


def check(observation: Observation, move: Take) -> Take:
    """The move, if its seat may make it now. Raises IllegalMove."""
    if observation.seat is None or observation.seat != observation.turn:
        raise IllegalMove(Refusal.NOT_YOUR_DECISION)
    if max(move.place) >= observation.options.size:
        raise IllegalMove(NoughtsRefusal.OUTSIDE)
    if any(place == move.place for place, _ in observation.cells):
        raise IllegalMove(NoughtsRefusal.TAKEN)
    return move


def free_cells(observation: Observation) -> list[tuple[int, int]]:
    """Cells that nobody has taken, row by row."""
    taken = {place for place, _ in observation.cells}
    side = range(observation.options.size)
    return [(x, y) for y in side for x in side if (x, y) not in taken]


def line_through(cells: Mapping[tuple[int, int], int], place: tuple[int, int]) -> list[tuple[int, int]]:
    """The longest row of its owner's cells through a place, empty where it is shorter than three."""
    owner = cells[place]
    best: list[tuple[int, int]] = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        row = [place]
        for sign in (1, -1):
            x, y = place[0] + sign * dx, place[1] + sign * dy
            while cells.get((x, y)) == owner:
                row.append((x, y))
                x, y = x + sign * dx, y + sign * dy
        if len(row) >= IN_A_ROW and len(row) > len(best):
            best = sorted(row)
    return best
