"""Qwirkle: moves, options, and what a seat may know. ``FORMAT.md`` documents the JSON forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeAlias

from app.engine.codes import Field, Form
from app.engine.errors import IllegalMove
from app.engine.plain import HIDDEN, Named, Plain, moves, turns
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Line, Placement, QwirkleRefusal
from app.games.qwirkle.tiles import Tile


@dataclass(frozen=True)
class Options(Plain):
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


FORM = Form((1,), tuple(Field.of(name, *values) for name, values in Options.CHOICES.items()))
"""Its codes tell all that is agreed."""


@dataclass(frozen=True)
class Lay(Plain):
    """One or more tiles are laid (RULES QW5)."""

    placements: Annotated[tuple[Placement, ...], Named("tiles")]
    type: ClassVar[str] = "lay"


@dataclass(frozen=True)
class Exchange(Plain):
    """Tiles are exchanged for as many from the bag (RULES QW8)."""

    tiles: tuple[Tile, ...]
    type: ClassVar[str] = "trade"


@dataclass(frozen=True)
class Pass(Plain):
    """Nothing can be laid and there is nothing to trade with (RULES QW8)."""

    type: ClassVar[str] = "pass"


Move: TypeAlias = Lay | Exchange | Pass
move_from_json: Callable[[Mapping[str, Any]], Move] = moves(Lay, Exchange, Pass)


@dataclass(frozen=True)
class LayOutcome(Lay):
    """What a screen is told of tiles that were laid."""

    points: int = 0
    lines: tuple[Line, ...] = ()
    bonus: int = 0


@dataclass(frozen=True)
class ExchangeOutcome(Plain):
    """What a screen is told of a trade: of somebody else's only how many tiles it was."""

    tiles: tuple[Tile, ...] = ()
    count: int = 0
    type: ClassVar[str] = Exchange.type

    @property
    def number(self) -> int:
        return self.count or len(self.tiles)


read_turn = turns(LayOutcome, ExchangeOutcome, Pass)
"""A turn as a screen is told of it."""
SEATS = (2, 4)
"""How many can play."""


@dataclass(frozen=True)
class Played(Plain):
    """A turn as everybody saw it. placements: laid tiles; traded: how many were exchanged."""

    seat: int
    placements: tuple[Placement, ...]
    traded: int
    points: int
    qwirkles: int = 0
    bonus: int = 0
    """The points for ending the game (RULES QW9)."""
    lines: Annotated[tuple[Line, ...], HIDDEN] = field(default=(), compare=False)
    """What the points are for, as it was counted; it follows from the table."""


@dataclass(frozen=True)
class Observation(Plain):
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
        return Board({position: tile for tile, position in self.table})


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
    elif isinstance(move, Exchange):
        _check_exchange(seen, move.tiles)
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


def _check_exchange(seen: Observation, given: Sequence[Tile]) -> None:
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
