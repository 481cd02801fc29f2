"""What the journal tells of a game, and which games are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.record import Record

Json = dict[str, Any]


class Insight(NamedTuple):
    """What the games themselves say of a record, given by whoever opens the journal: it knows no game.

    code: of the deal, empty where there is none. facts: what statistics count, see the game's ``figures``.
    version: grows whenever facts or codes come out otherwise; they are then worked out anew.
    earlier: an entry of ``results.json``, kept before there was a journal, as (options, score, seed), None
        where it makes no sense.
    """

    code: Callable[[Record], str] = lambda record: ""
    facts: Callable[[Record], Json] = lambda record: {}
    version: int = 1
    earlier: Callable[[str, Json], tuple[Json, int] | None] = lambda game, entry: None


class KeptSeat(NamedTuple):
    """Who sat there and what came of it. person: identifier of a profile, empty for guests and computers."""

    name: str
    person: str
    kind: str
    level: float | None
    score: int
    won: bool
    color: str | None = None
    team: bool = False


@dataclass(frozen=True)
class KeptGame:
    """A line of the journal.

    ended: local time of the last move. seconds: on its clock, 0 for games without one. code: of the deal,
    empty where it has none. reviewed: a review is kept. whole: its moves are known; of a few games played
    before there was a journal only the result is.
    """

    id: str
    game: str
    options: Json
    ended: datetime
    seconds: int
    seats: tuple[KeptSeat, ...]
    code: str = ""
    reviewed: bool = False
    whole: bool = True


class FactRow(NamedTuple):
    """What statistics know of a game. ended: milliseconds since 1970, zone: seconds east of Greenwich.
    review: the kept one as plain JSON, where it was asked for and there is one."""

    id: str
    game: str
    ended: int
    zone: int
    seconds: int
    seats: tuple[KeptSeat, ...]
    facts: Json
    review: Any = None


class Filter(NamedTuple):
    """Which games: by default all that were not removed, the last ended first.

    person: identifier of a profile who played. game: name. since, until: local times. removed: those that
    were removed instead. ids: only these.
    """

    person: str = ""
    game: str = ""
    since: datetime | None = None
    until: datetime | None = None
    removed: bool = False
    ids: tuple[str, ...] = ()


ALL = Filter()
