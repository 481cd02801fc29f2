"""Qwirkle: moves, options, and what a seat may know. ``FORMAT.md`` documents the JSON forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, TypeAlias

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.rules import Json
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Line, Placement, QwirkleRefusal
from app.games.qwirkle.tiles import Tile


@dataclass(frozen=True)
class Options:
    """Named options of RULES-REGISTER W1 to W10; the first value of each choice is the default.

    stall_rounds: the game ends after so many full rounds of nothing but trades; 0 for never.
    """

    opening: str = "max"
    lone: int = 0
    trade_short: str = "limit"
    stall_rounds: int = 0

    CHOICES: ClassVar[Mapping[str, Sequence[int | str]]] = {
        "opening": ("max", "any"),
        "lone": (0, 1),
        "trade_short": ("limit", "forbid"),
        "stall_rounds": range(10),
    }

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Lay:
    """One or more tiles are laid (RULES QW5)."""

    placements: tuple[Placement, ...]
    type: ClassVar[str] = "lay"

    def to_json(self) -> Json:
        return {"type": self.type, "tiles": [_placed(placement) for placement in self.placements]}


@dataclass(frozen=True)
class Trade:
    """Tiles are exchanged for as many from the bag (RULES QW8)."""

    tiles: tuple[Tile, ...]
    type: ClassVar[str] = "trade"

    def to_json(self) -> Json:
        return {"type": self.type, "tiles": [tiles.to_json(tile) for tile in self.tiles]}


@dataclass(frozen=True)
class Pass:
    """Nothing can be laid and there is nothing to trade with (RULES QW8)."""

    type: ClassVar[str] = "pass"

    def to_json(self) -> Json:
        return {"type": self.type}


Move: TypeAlias = Lay | Trade | Pass
SEATS = (2, 4)
"""How many can play."""
FARTHEST = 1_000
"""From the first tile; 108 tiles in lines that touch cannot come near it."""


def _placed(placement: Placement) -> Json:
    tile, position = placement
    return {"tile": tiles.to_json(tile), "place": list(position)}


def _placement(data: Mapping[str, Any]) -> Placement:
    x, y = (reading.whole(part, -FARTHEST, FARTHEST) for part in reading.listed(data["place"]))
    return tiles.from_json(data["tile"]), (x, y)


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Raises IllegalMove(MALFORMED)."""
    try:
        kind = data["type"]
        if kind == Lay.type:
            return Lay(tuple(_placement(entry) for entry in reading.listed(data["tiles"])))
        if kind == Trade.type:
            return Trade(tuple(tiles.from_json(entry) for entry in reading.listed(data["tiles"])))
        if kind == Pass.type:
            return Pass()
    except (KeyError, TypeError, ValueError) as error:
        raise IllegalMove(Refusal.MALFORMED, move=repr(data)[:200]) from error
    raise IllegalMove(Refusal.MALFORMED, move=repr(data)[:200])


@dataclass(frozen=True)
class Played:
    """A turn as everybody saw it. placements: laid tiles; traded: how many were exchanged."""

    seat: int
    placements: tuple[Placement, ...]
    traded: int
    points: int
    qwirkles: int = 0
    bonus: int = 0
    """The points for ending the game (RULES QW9)."""
    lines: tuple[Line, ...] = field(default=(), compare=False)
    """What the points are for, as it was counted. Not in JSON: it follows from the table."""

    def to_json(self) -> Json:
        data = asdict(self)
        data["placements"] = [_placed(placement) for placement in self.placements]
        del data["lines"]
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Played:
        return cls(**{**data, "placements": tuple(_placement(entry) for entry in data["placements"])})


@dataclass(frozen=True)
class Observation:
    """All that a seat may know; seat None is the view of the whole table.

    turn: whose turn it is, None when the game is over. hand: own tiles. hand_sizes: one a seat.
    table: laid tiles in the order in which they were laid. opening: size of the set that the opener
    must lay, 0 once the game is opened or where any play is allowed. trade_limit: the most tiles that
    may be traded now. may_pass: whether only passing is left.
    """

    seat: int | None
    seats: int
    options: Options
    turn: int | None
    hand: tuple[Tile, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[Placement, ...]
    bag: int
    opening: int
    trade_limit: int
    may_pass: bool
    scores: tuple[int, ...]
    history: tuple[Played, ...]
    winners: tuple[int, ...]

    @property
    def deciders(self) -> tuple[int, ...]:
        """Whose decision the game waits for."""
        return () if self.turn is None else (self.turn,)

    def need_sense(self) -> None:
        """Raises ValueError when the tiles cannot lie as told: more than there are, twice in a place, or in
        lines that are none. For observations from outside the program."""
        held = Counter([*self.hand, *(tile for tile, _ in self.table)])
        if max(held.values(), default=0) > tiles.COPIES:
            raise ValueError("a tile lies there more often than there are copies")
        if (
            not len(self.hand_sizes) == len(self.scores) == self.seats
            or not SEATS[0] <= self.seats <= SEATS[1]
        ):
            raise ValueError("hand sizes, scores and seats do not belong together")
        whole = len(self.table) + sum(self.hand_sizes) + self.bag
        if whole != len(tiles.full_bag()) or self.bag < 0 or min(self.hand_sizes) < 0:
            raise ValueError(f"table, hands and bag hold {whole} tiles")
        if self.seat is None or self.hand_sizes[self.seat] != len(self.hand):
            raise ValueError("the hand has another size than told")
        if not max(self.hand_sizes) <= tiles.HAND:
            raise ValueError("a hand is too large")
        if self.table and (0, 0) not in {place for _, place in self.table}:
            raise ValueError("nothing lies at the first place")
        board, waiting = Board(), list(self.table)
        while waiting:
            fitting = next((one for one in waiting if not board.tiles or board.fits(*one)), None)
            if fitting is None:
                raise ValueError("the table holds tiles that fit nowhere")
            board.put([fitting])
            waiting.remove(fitting)

    def board(self) -> Board:
        """The table as a board."""
        return Board({position: tile for tile, position in self.table})

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "seats": self.seats,
            "options": self.options.to_json(),
            "turn": self.turn,
            "hand": [tiles.to_json(tile) for tile in self.hand],
            "hand_sizes": list(self.hand_sizes),
            "table": [_placed(placement) for placement in self.table],
            "bag": self.bag,
            "opening": self.opening,
            "trade_limit": self.trade_limit,
            "may_pass": self.may_pass,
            "scores": list(self.scores),
            "history": [played.to_json() for played in self.history],
            "winners": list(self.winners),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Observation:
        return cls(
            **{
                **data,
                "options": Options(**data["options"]),
                "hand": tuple(tiles.from_json(tile) for tile in data["hand"]),
                "hand_sizes": tuple(data["hand_sizes"]),
                "table": tuple(_placement(entry) for entry in data["table"]),
                "scores": tuple(data["scores"]),
                "history": tuple(Played.from_json(played) for played in data["history"]),
                "winners": tuple(data["winners"]),
            }
        )


@dataclass(frozen=True)
class Score:
    """What laying tiles brings.

    lines: in the order in which they are counted. lone: points of a tile that makes no line (``lone=1``).
    bonus: for ending the game (RULES QW9).
    """

    lines: tuple[Line, ...]
    lone: int
    bonus: int

    @property
    def points(self) -> int:
        """Without the bonus (RULES QW6)."""
        return sum(line.points for line in self.lines) + self.lone

    @property
    def total(self) -> int:
        """With the bonus."""
        return self.points + self.bonus

    @property
    def qwirkles(self) -> int:
        """How many of the lines are complete."""
        return sum(line.is_qwirkle for line in self.lines)

    @classmethod
    def of(cls, options: Options, lines: tuple[Line, ...], *, ends: bool) -> Score:
        """For tiles that make these lines; ends: they are the last ones of their owner and of the bag."""
        return cls(lines, 0 if lines else options.lone, tiles.END_BONUS if ends else 0)


def check(seen: Observation, move: Move) -> Move:
    """The move, if the seat that sees this may make it now. Raises IllegalMove.

    All that the rules ask about is seen by the seat on turn.
    """
    need_turn(seen)
    if isinstance(move, Lay):
        _check_lay(seen, move.placements)
    elif isinstance(move, Trade):
        _check_trade(seen, move.tiles)
    elif not seen.may_pass:
        lays = seen.board().can_lay(seen.hand)
        raise IllegalMove(QwirkleRefusal.CAN_LAY if lays else QwirkleRefusal.CAN_TRADE)
    return move


def need_turn(seen: Observation) -> None:
    """Raises IllegalMove where another seat is on turn."""
    if seen.seat is None or seen.seat != seen.turn:
        raise IllegalMove(QwirkleRefusal.NOT_YOUR_TURN)


def score(seen: Observation, placements: Sequence[Placement]) -> Score:
    """What laying these tiles brings, or would bring with more of them to follow.

    Unlike a move, those that open the game may lie anywhere and be fewer than announced.
    Raises IllegalMove where no move can begin so.
    """
    _need_in_hand(seen, [tile for tile, _ in placements])
    if seen.opening and len(placements) > seen.opening:
        raise IllegalMove(QwirkleRefusal.OPENING_SIZE, needed=seen.opening)
    lines = seen.board().lines_of(placements)
    return Score.of(seen.options, lines, ends=not seen.bag and len(placements) == len(seen.hand))


def _check_lay(seen: Observation, placements: Sequence[Placement]) -> None:
    _need_in_hand(seen, [tile for tile, _ in placements])
    if placements and not seen.table:
        if placements[0][1] != (0, 0):
            raise IllegalMove(QwirkleRefusal.OPENING_PLACE)
        if seen.opening and len(placements) != seen.opening:
            raise IllegalMove(QwirkleRefusal.OPENING_SIZE, needed=seen.opening)
    seen.board().lines_of(placements)


def _check_trade(seen: Observation, given: Sequence[Tile]) -> None:
    if not seen.table:
        raise IllegalMove(QwirkleRefusal.OPENING_TRADE)
    if not given:
        raise IllegalMove(QwirkleRefusal.TRADE_SIZE)
    _need_in_hand(seen, given)
    if len(given) > seen.trade_limit:
        raise IllegalMove(QwirkleRefusal.BAG_SHORT, limit=seen.trade_limit)


def _need_in_hand(seen: Observation, wanted: Sequence[Tile]) -> None:
    missing = Counter(wanted) - Counter(seen.hand)
    if missing:
        raise IllegalMove(QwirkleRefusal.NOT_IN_HAND, tile=tiles.to_json(min(missing)))
