"""Qwirkle: the hidden truth of a game and what the rules allow (RULES QW1 to QW11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from app.engine import reading
from app.engine.chance import Chance
from app.engine.errors import DamagedRecord
from app.engine.rules import Json, Result, Rules, Seat, SeatedState
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Placement
from app.games.qwirkle.model import (
    SEATS,
    Exchange,
    Lay,
    Move,
    Observation,
    Options,
    Played,
    Score,
    check,
    move_from_json,
)
from app.games.qwirkle.tiles import HAND, Tile


class QwirkleRules(Rules[Move, Observation]):
    name: ClassVar[str] = "qwirkle"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = SEATS

    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        return Options(**reading.choices(given, Options.CHOICES)).to_json()

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        order = chance.shuffled(tiles.full_bag())
        hands = [order[HAND * seat : HAND * (seat + 1)] for seat in range(len(seats))]
        bag = order[HAND * len(seats) :]
        return {
            "hands": [[tiles.to_json(tile) for tile in hand] for hand in hands],
            "bag": [tiles.to_json(tile) for tile in bag],
            "first": opener(hands, seats),
        }

    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> QwirkleState:
        hands = [[tiles.from_json(tile) for tile in hand] for hand in setup["hands"]]
        bag = [tiles.from_json(tile) for tile in setup["bag"]]
        together = Counter(bag)
        for hand in hands:
            together.update(hand)
        if together != Counter(tiles.full_bag()) or [len(hand) for hand in hands] != [HAND] * len(seats):
            raise DamagedRecord("hands and bag are not the 108 tiles")
        if reading.whole(setup["first"]) != opener(hands, seats):
            raise DamagedRecord(f"seat {setup['first']} does not open")
        return QwirkleState(Options(**options), seats, hands, bag)

    def move(self, data: Mapping[str, Any]) -> Move:
        return move_from_json(data)

    def observation(self, data: Mapping[str, Any]) -> Observation:
        return Observation.from_json(data)


def opener(hands: Sequence[Sequence[Tile]], seats: Sequence[Seat]) -> int:
    """Largest count; tie: the oldest, then the lowest seat (RULES QW3, RULES-REGISTER W3)."""
    counts = [len(tiles.largest_sets(hand)[0]) for hand in hands]
    return min(range(len(hands)), key=lambda seat: (-counts[seat], -(seats[seat].age or 0), seat))


class QwirkleState(SeatedState[Move, Observation]):
    """The truth: all hands and the order of the bag."""

    def __init__(
        self, options: Options, seats: Sequence[Seat], hands: list[list[Tile]], bag: list[Tile]
    ) -> None:
        super().__init__(seats)
        self._options = options
        self._hands = [list(hand) for hand in hands]
        self._bag = list(bag)
        self._board = Board()
        self._table: list[Placement] = []
        self._history: list[Played] = []
        self._passes = 0
        self._trades = 0
        self._over = False
        self._turn = opener(hands, seats)

    def deciders(self) -> tuple[int, ...]:
        return () if self._over else (self._turn,)

    def result(self) -> Result | None:
        return Result.of(self._scores) if self._over else None

    def stuck(self) -> bool:
        """After a round of trades: no tile that is not on the table fits anywhere, so that trading would
        go on for ever (RULES-REGISTER W10). All tiles of one shape in a block make such a table."""
        if self._over or not self._bag or self._trades < self._count:
            return False
        return not self._board.can_lay([*self._bag, *(tile for hand in self._hands for tile in hand)])

    def idle_rounds(self) -> int:
        """Rounds of nothing but trades, for which the rules have no end unless ``stall_rounds`` is agreed."""
        return 0 if self._options.stall_rounds else self._trades // self._count

    patience = 2
    """RULES-REGISTER W10."""

    def stop(self) -> None:
        self._over = True
        self._seen.clear()

    # What is legal

    def check(self, seat: int | None, move: Move) -> Move:
        return check(self.observe(seat), move)

    def _opening_size(self) -> int:
        """Tiles that the opener must lay now, 0 where that does not apply; told to everybody (RULES QW3)."""
        if self._over or self._table or self._options.opening == "any":
            return 0
        return len(tiles.largest_sets(self._hands[self._turn])[0])

    def _trade_limit(self) -> int:
        """The most tiles that may be traded now (RULES QW8, RULES-REGISTER W6)."""
        held = len(self._bag)
        if not self._table or (self._options.trade_short == "forbid" and held < HAND):
            return 0
        return min(held, len(self._hands[self._turn]))

    # What chance decides, and what follows

    def resolve(self, seat: int | None, move: Move, chance: Chance) -> Json:
        if not isinstance(move, Exchange):
            return {}
        left = self._bag[len(move.tiles) :]
        return {"bag": [tiles.to_json(tile) for tile in chance.shuffled([*left, *move.tiles])]}

    def apply(self, seat: int | None, move: Move, facts: Mapping[str, Any]) -> Json:
        turn = self._turn
        self._seen.clear()
        if isinstance(move, Lay):
            outcome = self._lay(move)
        elif isinstance(move, Exchange):
            outcome = self._trade(move, facts)
        else:
            self._history.append(Played(turn, (), 0, 0))
            self._passes += 1
            outcome = {}
        if not self._over:
            self._turn = (turn + 1) % self._count
            limit = self._options.stall_rounds * self._count
            self._over = self._passes == self._count or 0 < limit <= self._trades
        return outcome

    def _lay(self, move: Lay) -> Json:
        lines = self._board.lines_of(move.placements)
        self._board.put(move.placements)
        hand = self._hands[self._turn]
        for tile, _ in move.placements:
            hand.remove(tile)
        self._table += move.placements
        drawn = self._draw(HAND - len(hand))
        self._over = not hand
        score = Score.of(self._options, lines, ends=self._over)
        self._scores[self._turn] += score.points + score.bonus
        self._history.append(
            Played(self._turn, move.placements, 0, score.points, score.qwirkles, score.bonus, lines)
        )
        self._passes = self._trades = 0
        return {
            "points": score.points,
            "lines": [line.to_json() for line in lines],
            "bonus": score.bonus,
            "drawn": [tiles.to_json(tile) for tile in drawn],
        }

    def _trade(self, move: Exchange, facts: Mapping[str, Any]) -> Json:
        hand = self._hands[self._turn]
        expected = Counter(self._bag[len(move.tiles) :]) + Counter(move.tiles)
        bag = [tiles.from_json(tile) for tile in facts["bag"]]
        if Counter(bag) != expected:
            raise ValueError("the shuffled bag holds other tiles than the traded ones and the rest")
        for tile in move.tiles:
            hand.remove(tile)
        drawn = self._draw(len(move.tiles))
        self._bag = bag
        self._history.append(Played(self._turn, (), len(move.tiles), 0))
        self._passes = 0
        self._trades += 1
        return {"drawn": [tiles.to_json(tile) for tile in drawn]}

    def _draw(self, count: int) -> list[Tile]:
        drawn, self._bag = self._bag[:count], self._bag[count:]
        self._hands[self._turn] += drawn
        return drawn

    # What a seat sees

    def _observed(self, seat: int | None) -> Observation:
        mine = seat is not None and seat == self._turn and not self._over
        limit = self._trade_limit() if not self._over else 0
        result = self.result()
        return Observation(
            seat=seat,
            seats=self._count,
            options=self._options,
            turn=None if self._over else self._turn,
            hand=() if seat is None else tuple(self._hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self._hands),
            table=tuple(self._table),
            bag=len(self._bag),
            opening=self._opening_size(),
            trade_limit=limit,
            may_pass=mine and not limit and not self._board.can_lay(self._hands[self._turn]),
            scores=tuple(self._scores),
            history=tuple(self._history),
            winners=result.winners if result else (),
        )

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        if seat == viewer:
            return move, {key: value for key, value in outcome.items() if key != "facts"}
        seen = {key: value for key, value in outcome.items() if key not in ("facts", "drawn")}
        if move["type"] == Exchange.type:
            return {"type": Exchange.type, "count": len(move["tiles"])}, seen
        return move, {**seen, "drawn_count": len(outcome.get("drawn", ()))}
