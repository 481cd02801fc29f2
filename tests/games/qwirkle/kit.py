"""Qwirkle for the conformance suite: random legal play and records that differ in what is hidden."""

from __future__ import annotations

import copy
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.engine.turn import Turn
from app.games.catalogue import find
from app.games.qwirkle import tiles
from app.games.qwirkle.candidates import Outlook, choices
from app.games.qwirkle.model import Exchange, Lay, Observation, Pass
from tests.games.kit import AnyMatch, Kit, Scenario

ANNA, BORIS, CYRIL = Seat("Anna", age=9), Seat("Boris", age=41), Seat("Cyril")
HARE, LYNX = Seat("Zajíc", "ai", 1), Seat("Rys", "ai", 5)

SCENARIOS = (
    Scenario("two computer players", (HARE, LYNX), {}, 21),
    Scenario("with people", (ANNA, LYNX, BORIS), {}, 22),
    Scenario("four with other options", (HARE, ANNA, CYRIL, LYNX), {"opening": "any", "lone": 1}, 23),
    Scenario("no short trades", (BORIS, HARE), {"trade_short": "forbid", "stall_rounds": 2}, 24),
)


def move(match: AnyMatch, chance: Chance) -> tuple[int | None, Any]:
    """Any play; now and then, or where nothing fits, a trade of any tiles."""
    (seat,) = match.deciders()
    seen: Observation = match.observation_for(seat)
    plays = [choice.move for choice in choices(Outlook(seen)) if isinstance(choice.move, Lay)]
    if seen.trade_limit and (not plays or chance.below(12) == 0):
        return seat, Exchange(tuple(chance.shuffled(seen.hand)[: 1 + chance.below(seen.trade_limit)]))
    return seat, chance.pick(plays) if plays else Pass()


def wild(match: AnyMatch, chance: Chance) -> Any:
    """Tiles of somebody's hand and of nobody's, near what lies on the table."""
    seen: Observation = match.observation_for(chance.below(len(match.record.players)))
    pool = [*seen.hand, *seen.hand, chance.below(tiles.KINDS)]
    drawn = tuple(chance.shuffled(pool)[: chance.below(len(pool))])
    if chance.below(4) == 0:
        return Exchange(drawn)
    if chance.below(8) == 0:
        return Pass()
    x, y = chance.pick([*seen.board().frontier(), (0, 0)])
    step = chance.pick([(1, 0), (0, 1), (1, 1), (2, 0), (0, 0)])
    return Lay(tuple((tile, (x + n * step[0], y + n * step[1])) for n, tile in enumerate(drawn)))


def _face(entry: Any) -> list[str]:
    """The tile of an entry of a move, laid or traded."""
    face: list[str] = entry["tile"] if isinstance(entry, dict) else entry
    return face


class _Tiles:
    """The 108 tiles as things: where each of them lies, and what is written on it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.faces: list[list[str]] = [tile for hand in record.setup["hands"] for tile in hand]
        self.hands = [list(range(6 * seat, 6 * seat + 6)) for seat in range(len(record.players))]
        start = len(self.faces)
        self.faces += record.setup["bag"]
        self.bag = list(range(start, len(self.faces)))
        self.touched = set(range(start))
        """Tiles whose exchange for others would show: dealt, traded or laid."""
        self.drawn: list[list[int]] = []
        self.bags: list[list[int]] = []
        for turn in record.turns:
            self._follow(turn)

    def _follow(self, turn: Turn) -> None:
        assert turn.seat is not None
        given = [_face(entry) for entry in turn.move.get("tiles", ())]
        hand = self.hands[turn.seat]
        gone = []
        for face in given:
            gone.append(next(tile for tile in hand if self.faces[tile] == face))
            hand.remove(gone[-1])
        self.touched.update(gone)
        count = len(turn.outcome.get("drawn", ()))
        drawn, self.bag = self.bag[:count], self.bag[count:]
        hand += drawn
        if turn.move["type"] == "trade":
            pool, self.bag = self.bag + gone, []
            for face in turn.outcome["facts"]["bag"]:
                self.bag.append(next(tile for tile in pool if self.faces[tile] == face))
                pool.remove(self.bag[-1])
        self.drawn.append(drawn)
        self.bags.append(list(self.bag))

    def rewritten(self) -> Record:
        """The record as it reads with the faces of now."""
        record, faces = copy.deepcopy(self.record), self.faces
        record.setup["bag"] = faces[6 * len(self.hands) :]
        for index, turn in enumerate(record.turns):
            outcome = dict(turn.outcome)
            if "drawn" in outcome:
                outcome["drawn"] = [faces[tile] for tile in self.drawn[index]]
            if "facts" in outcome:
                outcome["facts"] = {"bag": [faces[tile] for tile in self.bags[index]]}
            record.turns[index] = Turn(turn.seat, turn.move, outcome)
        return record


def twin(match: AnyMatch, seat: int | None) -> Record | None:
    """The same game, but another player drew a tile that in truth is still in the bag."""
    if match.result is not None:
        return None
    things = _Tiles(match.record)
    held = [t for other, hand in enumerate(things.hands) if other != seat for t in hand]
    for one in held:
        for other in things.bag:
            fresh = one not in things.touched and other not in things.touched
            if fresh and things.faces[one] != things.faces[other]:
                things.faces[one], things.faces[other] = things.faces[other], things.faces[one]
                return things.rewritten()
    return None


def example() -> Record:
    """A short game for FORMAT.md: three plays and a round of trades, with which it ends."""
    seats, options = (ANNA, HARE), {"stall_rounds": 1}
    match: AnyMatch = Match.new(find("qwirkle").rules(None), seats, 4, options)
    for _ in range(3):
        (seat,) = match.deciders()
        found = choices(Outlook(match.observation_for(seat)), defends=False)
        match.submit(seat, max(found, key=lambda choice: choice.points).move)
    while match.result is None:
        (seat,) = match.deciders()
        match.submit(seat, Exchange(match.observation_for(seat).hand[:2]))
    return match.record


KIT = Kit(SCENARIOS, move, wild, twin, example)
