"""Noughts and crosses: the truth, with both secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import DamagedRecord
from app.engine.rules import Json, Result, Rules, Seat, SeatedState
from tests.games.noughts.model import (
    LINE_POINTS,
    SEATS,
    SECRET_POINTS,
    Observation,
    Options,
    Take,
    check,
    line_through,
)


class NoughtsRules(Rules[Take, Observation]):
    """Facts of the game."""

    name: ClassVar[str] = "noughts"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (SEATS, SEATS)

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        return Options(**reading.choices(given, Options.CHOICES)).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        side = range(options["size"])
        cells = chance.shuffled([[x, y] for x in side for y in side])
        return {"secrets": cells[: len(seats)]}

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> NoughtsState:
        size = options["size"]
        secrets = [
            (reading.whole(x, 0, size - 1), reading.whole(y, 0, size - 1)) for x, y in setup["secrets"]
        ]
        if not len(secrets) == len(set(secrets)) == len(seats):
            raise DamagedRecord("not a secret cell for each seat")
        return NoughtsState(Options.from_json(options), seats, secrets)

    def move(self, data: Mapping[str, Any]) -> Take:
        return Take.from_json(data)

    def observation(self, data: Mapping[str, Any]) -> Observation:
        return Observation.from_json(data)


class NoughtsState(SeatedState[Take, Observation]):
    """The truth: the cells and the secrets."""

    def __init__(self, options: Options, seats: Sequence[Seat], secrets: list[tuple[int, int]]) -> None:
        super().__init__(seats)
        self._options, self._secrets = options, secrets
        self._cells: dict[tuple[int, int], int] = {}
        self._over = False

    @property
    def _turn(self) -> int:
        return len(self._cells) % SEATS

    def deciders(self) -> tuple[int, ...]:
        return () if self._over else (self._turn,)

    def check(self, seat: int | None, move: Take) -> Take:
        return check(self.observe(seat), move)

    def apply(self, seat: int | None, move: Take, facts: Mapping[str, Any]) -> Json:
        assert seat is not None
        self._seen.clear()
        self._cells[move.place] = seat
        line = line_through(self._cells, move.place)
        self._over = bool(line) or len(self._cells) == self._options.size**2
        if line:
            self._scores[seat] += LINE_POINTS
        if self._over:
            for owner, secret in enumerate(self._secrets):
                self._scores[owner] += SECRET_POINTS * (self._cells.get(secret) == owner)
        return {"line": [list(place) for place in line]}

    def _observed(self, seat: int | None) -> Observation:
        shown = [
            secret if self._over or owner == seat else None for owner, secret in enumerate(self._secrets)
        ]
        result = self.result()
        return Observation(
            seat,
            None if self._over else self._turn,
            self._options,
            tuple(self._cells.items()),
            tuple(shown),
            tuple(self._scores),
            result.winners if result else (),
        )

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._over else None
