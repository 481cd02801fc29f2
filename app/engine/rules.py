"""What every table game is made of: facts of the game, the hidden truth, and what a seat sees.

Three types are kept apart (see ``app/ARCHITECTURE.md``):

* :class:`Rules`: facts that never change during a game (name, number of seats, options) and the
  way to read moves and observations back from JSON;
* :class:`State`: the truth about one running game; only :class:`app.engine.match.Match` holds it;
* an *observation*: what one seat may know, handed to opponents and screens.

A game may take turns or let all seats move at once while a clock runs. Both are the same here:
:meth:`State.deciders` names the seats whose decision the game waits for, moves made by the table
itself (the clock runs out, a round is closed) have the seat :data:`TABLE`, and everything that
happens, clock events and votes included, is a move in the record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from app.engine import reading
from app.engine.errors import IllegalMove, Refusal
from app.engine.plain import Natural, Plain

if TYPE_CHECKING:
    from app.engine.chance import Chance

Json = dict[str, Any]
"""A JSON object: str keys, JSON values."""

TABLE: None = None
"""The seat of moves that no player makes: clock events, closing a round."""


class ToJson(Protocol):
    """Anything with a JSON form."""

    def to_json(self) -> Json: ...


MoveT = TypeVar("MoveT", bound=ToJson)
SeenT = TypeVar("SeenT", bound=ToJson)
"""An observation: what one seat may know."""

KINDS = ("human", "ai", "exec")
"""Who may sit at a table: a person, a computer player, a bot in a process of its own."""
LOWEST_LEVEL, HIGHEST_LEVEL = 0, 5
LEVELS = range(1, HIGHEST_LEVEL + 1)
"""Levels of the animals; 1 is the weakest. They are marks on one scale, with tenths between them; what
children beat is below 1."""


def strength(value: object) -> float:
    """A level from JSON, in tenths; a whole one stays a whole number. Raises TypeError or ValueError."""
    if isinstance(value, float) and LOWEST_LEVEL < value < HIGHEST_LEVEL and round(value, 1) == value:
        return value if value % 1 else int(value)
    return reading.whole(value, LOWEST_LEVEL, HIGHEST_LEVEL)


FARTHEST_AHEAD = 999
"""Points with which a seat begins at most."""
FARTHEST_EXTRA = 600
"""Seconds that a seat has more or less than others at most."""
OLDEST = 150
"""More years than anybody has; what a record says of an age beyond it is wrong."""


@dataclass(frozen=True)
class Seat:
    """Who sits at one place of the table.

    name: empty for a person who has told none; the screen finds a word for them.
    kind: ``human``, ``ai`` (level 0 to 5, in tenths) or ``exec`` (a bot in a process of its own).
    age: in years, where a rule asks for the oldest; None when not told.
    """

    name: str
    kind: str = "human"
    level: float | None = None
    age: int | None = None
    profile: str | None = None
    """Identifier of the person's profile on this computer, if any."""
    color: str | None = None
    """What stands for them on a screen, by a name that only screens know; None where none was chosen."""
    team: bool = False
    """Several people at this one place, who are spoken to as such."""
    ahead: int = 0
    """Points with which the seat begins."""
    extra: int = 0
    """Seconds that a person has more than usual, or less, where a game measures their own time."""

    @property
    def is_person(self) -> bool:
        return self.kind == "human"

    def to_json(self) -> Json:
        data: Json = {"name": self.name, "kind": self.kind}
        for key in ("level", "age", "profile", "color"):
            value = getattr(self, key)
            if value is not None:
                data[key] = value
        if self.team:
            data["team"] = True
        if self.ahead:
            data["ahead"] = self.ahead
        if self.extra:
            data["extra"] = self.extra
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Seat:
        """Raises KeyError, TypeError or ValueError when the form is wrong."""
        kind = reading.text(data["kind"])
        if kind not in KINDS:
            raise ValueError("no such kind of player")
        level, age, profile = data.get("level"), data.get("age"), data.get("profile")
        color = data.get("color")
        return cls(
            reading.text(data["name"]),
            kind,
            None if level is None else strength(level),
            None if age is None else reading.whole(age, 0, OLDEST),
            None if profile is None else reading.text(profile),
            None if color is None else reading.text(color),
            reading.flag(data.get("team", False)),
            reading.whole(data.get("ahead", 0), 0, FARTHEST_AHEAD),
            reading.whole(data.get("extra", 0), -FARTHEST_EXTRA, FARTHEST_EXTRA),
        )


@dataclass(frozen=True)
class Clock:
    """A clock that belongs to the game.

    period: number of the stretch of time being measured; a new one starts from zero.
    limit: milliseconds of the stretch, None when there is no limit.
    at: milliseconds of the last recorded event in this stretch.
    running: False before the start, in a pause and after the end.
    """

    period: int
    limit: int | None
    at: int
    running: bool


class ClockEvent(StrEnum):
    """What happens to a game's clock from outside."""

    PAUSE = "pause"
    RESUME = "resume"
    TIME_UP = "time_up"
    DONE = "done"
    """One seat will do no more in this stretch."""


@dataclass(frozen=True)
class Timed(Plain):
    """A move that says what it is and when, in milliseconds of the stretch."""

    at: Natural


class TimeUp(Timed):
    """The clock of this stretch has run out, or nobody has anything to do in it any more (table)."""

    type: ClassVar[str] = "time_up"


class Pause(Timed):
    """The clock of this stretch stops (table)."""

    type: ClassVar[str] = "pause"


class Resume(Timed):
    """The clock of this stretch starts or goes on (table)."""

    type: ClassVar[str] = "resume"


CLOCK_MOVES: Mapping[ClockEvent, type[TimeUp] | type[Pause] | type[Resume]] = {
    ClockEvent.PAUSE: Pause,
    ClockEvent.RESUME: Resume,
    ClockEvent.TIME_UP: TimeUp,
}


@dataclass(frozen=True)
class Result:
    """How a game ended; several winners share the win (RULES G2)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, scores: Sequence[int]) -> Result:
        """The result of a game that most points win."""
        best = max(scores)
        return cls(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best))


class State(ABC, Generic[MoveT, SeenT]):
    """The truth about one running game.

    ``check`` is the only place that refuses; ``resolve`` the only one that asks chance or the word
    list; ``apply`` is deterministic, so header + moves + what resolve wrote down replay exactly.
    """

    patience: ClassVar[int] = 3
    """After so many idle rounds people are offered to end the game (`idle_rounds`)."""

    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """Seats whose decision the game waits for now, in seat order; empty when none is needed."""

    @abstractmethod
    def check(self, seat: int | None, move: MoveT) -> MoveT:
        """The move as it is to be recorded (e.g. with the verdict of the word list filled in).

        What a seat can know is asked of the game's ``model.check(observation, move)`` with what this seat
        observes, which a screen asks too while a move is drafted; refused here alone is what only the word
        list can say. Raises IllegalMove."""

    def resolve(self, seat: int | None, move: MoveT, chance: Chance) -> Json:
        """All that chance or the word list decides for a checked move, written down so that a
        replay needs neither. Changes nothing."""
        return {}

    def deals(self, move: MoveT) -> int | None:
        """Which round the move deals, from 0 on; None for all other moves."""
        return None

    def check_facts(self, seat: int | None, move: MoveT, facts: Mapping[str, Any], *, own_list: bool) -> None:
        """Whether these facts of a record can be what chance and the word list decided for a checked move;
        ``apply`` looks only for what it cannot work with.

        own_list: the rules hold the very word list that the game was played with.
        Raises ValueError naming what is wrong."""
        return None

    @abstractmethod
    def apply(self, seat: int | None, move: MoveT, facts: Mapping[str, Any]) -> Json:
        """Carry out a checked move with the facts that ``resolve`` gave.

        Returns what followed by rule, for the record and for the screen."""

    def as_before(self, outcome: Json) -> Json:
        """An outcome as earlier versions of the program wrote it, which told less; their records are read."""
        return outcome

    @abstractmethod
    def observe(self, seat: int | None) -> SeenT:
        """What the seat may know; ``TABLE`` gives what everybody may know."""

    @abstractmethod
    def result(self) -> Result | None:
        """The result once the game is over, else None."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""

    def settled(self) -> bool:
        """Whether nothing that anybody may still do changes the result: the game counts as finished, even
        where the table has yet to close it."""
        return self.result() is not None

    def go_by(self, version: int) -> None:
        """Go by an earlier version of the rules, whose record is taken up; asked before the first turn."""
        return None

    def stuck(self) -> bool:
        """Whether the rules let the game go on, but nothing that anybody does can ever change it.

        People are offered to end such a game, a laboratory breaks it off."""
        return False

    def idle_rounds(self) -> int:
        """How many rounds of the table in a row have brought the end no nearer; 0 where it comes by itself.

        Nothing in the rules ends a game whose players go on like that. After `patience` of them people are
        offered to end it, after more a laboratory breaks it off."""
        return 0

    def stop(self) -> None:
        """The game is over with the points as they stand: people have ended it (`stuck`, `idle_rounds`)."""
        raise NotImplementedError("this game ends by itself")

    def clock(self) -> Clock | None:
        """The game's clock, None for games (and moments) without one."""
        return None

    def automatic(self) -> MoveT | None:
        """The table's own next move where no person has to act first, None where someone has.

        A program without a screen plays it at once; a screen does so too unless the move is
        :meth:`patient`."""
        return None

    def slow_move(self) -> tuple[int | None, MoveT] | None:
        """A seat's likely next move whose ``resolve`` may take long (searching for a wanted board).

        A screen lets it be resolved ahead, in another thread, while its people are still at it."""
        return None

    def patient(self, move: MoveT) -> bool:
        """Whether a screen lets its people decide when the table makes this automatic move."""
        return False

    def clock_move(self, event: ClockEvent, at: int) -> MoveT:
        """The game's move for an event of its clock, ``at`` in milliseconds of the stretch. Raises
        NotImplementedError where there is no clock."""
        if self.clock() is None:
            raise NotImplementedError("this game has no clock")
        return cast(MoveT, CLOCK_MOVES[event](at))

    def taken_back(self, move: Json) -> bool:
        """Whether taking back ends at this move of a person's, which opens a turn of their own; what they
        only said to somebody else's turn goes with it."""
        return True

    def agreed(self) -> Any:
        """What a household has agreed on about words (`lexicon.judge.Household`), as the rules go by it just
        now: screens and computer players are to go by the same. None where nobody is asked about words."""
        return None

    # One screen for several people

    @abstractmethod
    def viewer(self) -> int | None:
        """The person whose eyes a shared screen is now; TABLE when everybody may look."""

    def curtain(self) -> bool:
        """Whether the screen stays covered until the viewer says that they sit there."""
        return False

    def redacted(self, seat: int | None, move: Json, outcome: Json, viewer: int | None) -> tuple[Json, Json]:
        """What the viewer may learn of a turn that was just made: its move and its outcome."""
        return move, outcome


class SeatedState(State[MoveT, SeenT]):
    """A state of seats with points, of which several may share a screen. What a seat sees is made once;
    whatever changes clears ``_seen``."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._count = len(seats)
        self._people = tuple(index for index, seat in enumerate(seats) if seat.is_person)
        self._scores = [seat.ahead for seat in seats]
        self._seen: dict[int | None, SeenT] = {}

    def scores(self) -> tuple[int, ...]:
        return tuple(self._scores)

    def viewer(self) -> int | None:
        if len(self._people) == 1:
            return self._people[0]
        looking = self._looking()
        return looking if looking in self._people else TABLE

    def _looking(self) -> int | None:
        """Whose turn it is to look; where that is no person, everybody may."""
        return next(iter(self.deciders()), TABLE)

    def curtain(self) -> bool:
        return len(self._people) > 1 and self.viewer() is not TABLE

    def observe(self, seat: int | None) -> SeenT:
        if seat not in self._seen:
            self._seen[seat] = self._observed(seat)
        return self._seen[seat]

    @abstractmethod
    def _observed(self, seat: int | None) -> SeenT: ...


class Rules(ABC, Generic[MoveT, SeenT]):
    """Facts of one game."""

    name: ClassVar[str]
    """Name in records and on the command line."""
    version: ClassVar[int]
    """Grows when a record of old moves could mean something else."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""

    @abstractmethod
    def options(self, given: Mapping[str, Any], seats: Sequence[Seat]) -> Json:
        """All options, given ones checked (text or JSON values), the others at their defaults.

        Raises BadOption."""

    @abstractmethod
    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat], chance: Chance) -> Json:
        """What chance decides before the first turn."""

    @abstractmethod
    def start(
        self, options: Mapping[str, Any], seats: Sequence[Seat], setup: Mapping[str, Any]
    ) -> State[MoveT, SeenT]:
        """The state before the first turn. Raises DamagedRecord for an impossible set-up."""

    @abstractmethod
    def move(self, data: Mapping[str, Any]) -> MoveT:
        """A move from its JSON form. Raises IllegalMove(MALFORMED)."""

    def read_move(self, answer: object) -> MoveT:
        """A player's answer as a move of this game, whatever it is: a move, its JSON form, or neither.

        Raises IllegalMove(MALFORMED)."""
        try:
            data = answer if isinstance(answer, Mapping) else answer.to_json()  # type: ignore[attr-defined]
            return self.move(reading.mapped(dict(data)))
        except IllegalMove:
            raise
        except Exception as error:  # a foreign object may do anything when it is asked
            raise IllegalMove(Refusal.MALFORMED, move=type(answer).__name__) from error

    @abstractmethod
    def observation(self, data: Mapping[str, Any]) -> SeenT:
        """An observation from its JSON form."""
