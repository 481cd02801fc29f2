"""Scraps for the conformance suites."""

from __future__ import annotations

import copy
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from tests.games.kit import AnyMatch, Kit, Scenario
from tests.games.scraps.model import DECK, LEAST, Challenge, Draw, Move, Observation, Phase, Play
from tests.games.scraps.opponent import mildest
from tests.games.scraps.rules import ScrapsRules

ANNA, BORIS = Seat("Anna"), Seat("Boris")
HARE, LYNX = Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)

SCENARIOS = (
    Scenario("two computer players", (HARE, LYNX), {}, 31),
    Scenario("two people", (ANNA, BORIS), {"rounds": 3}, 32),
)


def move(match: AnyMatch, chance: Chance) -> tuple[int, Move]:
    """Any; now and then a word, such as it comes."""
    (seat,) = match.deciders()
    seen: Observation = match.observation_for(seat)
    if seen.phase is Phase.DRAW:
        return seat, Draw(chance.pick(("pile", "discard")))
    if seen.phase is Phase.CHALLENGE:
        return seat, Challenge(bool(chance.below(2)))
    cards = chance.shuffled(seen.hand)
    return seat, Play(tuple(cards[1 : 1 + LEAST] if not chance.below(3) else ()), cards[0])


def wild(match: AnyMatch, chance: Chance) -> Any:
    cards = chance.shuffled(DECK)
    some: tuple[Move, ...] = (
        Draw("pile"),
        Challenge(True),
        Play((), cards[0]),
        Play(tuple(cards[: chance.below(5)]), cards[5]),
    )
    return chance.pick(some)


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but two cards of the pile lie the other way round."""
    seen: Observation = match.observation_for(seat)
    record = copy.deepcopy(match.record)
    deck = record.setup["decks"][seen.round - 1]
    other = next((at for at in range(1, seen.pile) if deck[at] != deck[0]), None)
    if other is None or match.result is not None:
        return None
    deck[0], deck[other] = deck[other], deck[0]
    return record


def example() -> Record:
    """A short game for FORMAT.md."""
    match: AnyMatch = Match.new(ScrapsRules(), (ANNA, HARE), 4)
    while match.result is None:
        (seat,) = match.deciders()
        seen = match.observation_for(seat)
        lays = seen.phase is Phase.PLAY
        match.submit(seat, Play(tuple(seen.hand[:LEAST]), seen.hand[-1]) if lays else mildest(seen))
    return match.record


KIT = Kit(SCENARIOS, move, wild, twin, example)
