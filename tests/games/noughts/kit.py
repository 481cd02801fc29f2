"""Noughts and crosses for the conformance suites."""

from __future__ import annotations

import copy
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from tests.games.kit import AnyMatch, Kit, Scenario
from tests.games.noughts.model import Observation, Take, free_cells
from tests.games.noughts.rules import NoughtsRules

ANNA, BORIS = Seat("Anna"), Seat("Boris")
HARE, LYNX = Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)

SCENARIOS = (
    Scenario("two computer players", (HARE, LYNX), {}, 31),
    Scenario("two people", (ANNA, BORIS), {}, 32),
    Scenario("four by four", (ANNA, LYNX), {"size": 4}, 33),
)


def move(match: AnyMatch, chance: Chance) -> tuple[int | None, Any]:
    """Any free cell."""
    (seat,) = match.deciders()
    seen: Observation = match.observation_for(seat)
    return seat, Take(chance.pick(free_cells(seen)))


def wild(match: AnyMatch, chance: Chance) -> Any:
    """Any cell, taken or beside the grid."""
    return Take((chance.below(5), chance.below(5)))


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but another player's secret is elsewhere."""
    if match.result is not None:
        return None
    record = copy.deepcopy(match.record)
    secrets = record.setup["secrets"]
    side = range(record.options["size"])
    other = next(owner for owner in range(len(secrets)) if owner != seat)
    secrets[other] = next([x, y] for x in side for y in side if [x, y] not in secrets)
    return record


def example() -> Record:
    """A short game for FORMAT.md."""
    match: AnyMatch = Match.new(NoughtsRules(), (ANNA, HARE), 4)
    while match.result is None:
        (seat,) = match.deciders()
        match.submit(seat, Take(free_cells(match.observation_for(seat))[0]))
    return match.record


KIT = Kit(SCENARIOS, move, wild, twin, example)
