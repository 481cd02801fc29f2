"""One game being played: the truth, its record, and the only way to change either."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic

from app.engine.chance import Chance
from app.engine.errors import DamagedRecord, IllegalMove, Refusal
from app.engine.record import Record
from app.engine.rules import TABLE, Clock, ClockEvent, Json, MoveT, Result, Rules, Seat, SeenT, State
from app.engine.turn import Turn

IMPOSSIBLE = (AssertionError, AttributeError, LookupError, OverflowError, TypeError, ValueError)
"""What carrying out recorded moves that were never legal may run into."""

STOP: Json = {"type": "stop"}
"""A move of the table in every game: people end one of which nothing more will come (`Match.may_stop`). The
points are as they stand."""


class Match(Generic[MoveT, SeenT]):
    """A running game. Nobody else holds its state; seats get observations.

    record: the game so far, which every move makes longer; what it held is never changed.
    """

    def __init__(self, rules: Rules[MoveT, SeenT], record: Record) -> None:
        """A match before its first turn; use :meth:`new` or :meth:`replay`."""
        self.rules = rules
        self.record = record
        self._chance = Chance(record.seed)
        self._state: State[MoveT, SeenT] = rules.start(record.options, record.players, record.setup)
        self._state.go_by(record.rules)
        self._ahead: tuple[int, Json, Json] | None = None
        self._note_result()

    @classmethod
    def new(
        cls,
        rules: Rules[MoveT, SeenT],
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Any] | None = None,
        lexicon: str | None = None,
        dealing: int = 1,
    ) -> Match[MoveT, SeenT]:
        """Set up a new game.

        options: given ones, as text or JSON values; the others are at their defaults. lexicon: identifier of
        the word list that the rules hold. dealing: see `Record`.
        Raises BadOption, ValueError for a wrong number of seats.
        """
        fewest, most = rules.seats
        if not fewest <= len(seats) <= most:
            raise ValueError(f"{rules.name} is for {fewest} to {most} players, not {len(seats)}")
        settled = rules.options(options or {}, seats)
        setup = rules.setup(settled, seats, Chance(seed).stream("setup"))
        record = Record(
            rules.name, rules.version, settled, seed, lexicon, list(seats), setup, dealing=dealing
        )
        return cls(rules, record)

    @classmethod
    def replay(
        cls,
        rules: Rules[MoveT, SeenT],
        record: Record,
        *,
        strict: bool = False,
        lexicon: str | None = None,
    ) -> Match[MoveT, SeenT]:
        """Play a record again from what it says chance and the word list decided.

        strict: also ask ``check`` about every move, as if it were made now, and ``check_facts``.
        lexicon: identifier of the word list that the rules hold.
        Raises DamagedRecord naming the first turn that disagrees.
        """
        match, fault = cls.salvage(rules, record, strict=strict, lexicon=lexicon)
        if fault is not None:
            raise fault
        return match

    @classmethod
    def salvage(
        cls,
        rules: Rules[MoveT, SeenT],
        record: Record,
        *,
        strict: bool = False,
        lexicon: str | None = None,
    ) -> tuple[Match[MoveT, SeenT], DamagedRecord | None]:
        """Like `replay`, but of a record with a wrong turn the match before it, and what is wrong.

        Raises DamagedRecord for what stands before the turns."""
        if record.game != rules.name:
            raise DamagedRecord(f"a record of {record.game}, not of {rules.name}")
        if record.rules > rules.version:
            raise DamagedRecord(f"rules version {record.rules}, this program knows {rules.version}")
        try:
            match = cls(rules, _begun(record, rules.options(record.options, record.players)))
        except IMPOSSIBLE as error:
            if isinstance(error, DamagedRecord):
                raise
            raise DamagedRecord(f"impossible set-up: {error!r}") from error
        for index, turn in enumerate(record.turns):
            try:
                match._repeat(index, turn, strict, own_list=lexicon is not None and lexicon == record.lexicon)
            except DamagedRecord as fault:
                return match.rewound(index), fault
        if record.result != match.record.result or tuple(record.scores) != match.record.scores:
            return match, DamagedRecord(
                f"the result says {record.result or list(record.scores)}, "
                f"the moves give {match.record.result or list(match.record.scores)}"
            )
        return match, None

    @classmethod
    def walked(cls, rules: Rules[MoveT, SeenT], record: Record) -> Iterator[Match[MoveT, SeenT]]:
        """A record's game before its first turn and after each: one match, which goes on when the next is
        asked for. Raises DamagedRecord."""
        match = cls(rules, _begun(record, rules.options(record.options, record.players)))
        yield match
        for index, turn in enumerate(record.turns):
            match._repeat(index, turn, strict=False)
            yield match

    def _repeat(self, index: int, turn: Turn, strict: bool, *, own_list: bool = False) -> None:
        if turn.move == STOP:
            # That it was waited in vain is a rule; for how long, before people are asked, is none.
            idle = self.may_stop() or bool(self.idle_rounds())
            if turn.seat is not TABLE or turn.outcome or not idle:
                raise DamagedRecord("nobody could end the game here", index)
            self._stop()
            return
        if self.record.result is not None:
            raise DamagedRecord("the game was over", index)
        try:
            move = self.rules.move(turn.move)
            if strict:
                checked = self._state.check(turn.seat, move)
                if checked.to_json() != turn.move:
                    raise DamagedRecord(f"the move should read {checked.to_json()}", index)
            facts = turn.outcome.get("facts", {})
            if strict:
                self._state.check_facts(turn.seat, move, facts, own_list=own_list)
            outcome = self._carry_out(turn.seat, move, facts)
        except IllegalMove as error:
            raise DamagedRecord(f"illegal move: {error}", index) from error
        except IMPOSSIBLE as error:
            if isinstance(error, DamagedRecord):
                raise
            raise DamagedRecord(f"impossible move: {error!r}", index) from error
        if turn.outcome not in (outcome, self._state.as_before(outcome)):
            keys = [key for key in {**outcome, **turn.outcome} if outcome.get(key) != turn.outcome.get(key)]
            raise DamagedRecord(f"{', '.join(keys)}: recorded {turn.outcome}, by the rules {outcome}", index)

    def submit(self, seat: int | None, move: MoveT | Mapping[str, Any]) -> Turn:
        """Check, carry out and record a move; seat None is the table. Raises IllegalMove."""
        if self.record.result is not None:
            raise IllegalMove(Refusal.GAME_OVER)
        if seat is not TABLE and seat not in range(len(self.record.players)):
            raise IllegalMove(Refusal.NOT_YOUR_DECISION)
        if seat is TABLE and move == STOP:
            if not self.may_stop():
                raise IllegalMove(Refusal.NOT_NOW)
            self._stop()
            return self.record.turns[-1]
        checked = self._state.check(seat, self.rules.read_move(move))
        facts = self._facts(seat, checked)
        self._carry_out(seat, checked, facts)
        return self.record.turns[-1]

    def may_stop(self) -> bool:
        """Whether so little happens that people may end the game as it stands."""
        return self.record.result is None and (self.stuck() or self.idle_rounds() >= self._state.patience)

    def _stop(self) -> None:
        self._state.stop()
        self.record.turns.append(Turn(TABLE, STOP, {}))
        self._note_result()

    def _facts(self, seat: int | None, checked: MoveT) -> Json:
        index = len(self.record.turns)
        if self._ahead is not None and self._ahead[:2] == (index, checked.to_json()):
            return self._ahead[2]
        return self._state.resolve(seat, checked, self._chance_of(checked))

    def _chance_of(self, move: MoveT) -> Chance:
        number = self._state.deals(move) if self.record.dealing > 1 else None
        # The first round is dealt alike either way.
        return (
            self._chance.stream("deal", number)
            if number
            else self._chance.stream("turn", len(self.record.turns))
        )

    def work_ahead(self) -> Callable[[], None] | None:
        """Work worth doing in another thread before the next move is submitted, None if there is none.

        No move may be submitted while the returned function runs; it changes nothing but how fast
        the submission then is, since chance depends on seed and turn alone."""
        slow = self._state.slow_move()
        index = len(self.record.turns)
        if slow is None or (self._ahead is not None and self._ahead[0] == index):
            return None
        seat, move = slow

        def work() -> None:
            facts = self._state.resolve(seat, move, self._chance_of(move))
            self._ahead = (index, move.to_json(), facts)

        return work

    def _carry_out(self, seat: int | None, move: MoveT, facts: Json) -> Json:
        outcome = self._state.apply(seat, move, facts)
        if facts:
            outcome = {"facts": facts, **outcome}
        self.record.turns.append(Turn(seat, move.to_json(), outcome))
        self._note_result()
        return outcome

    def rewound(self, turns: int) -> Match[MoveT, SeenT]:
        """This game as it stood after its first ``turns`` turns, as a match of its own (undo, study)."""
        match = type(self)(self.rules, _begun(self.record, self.record.options))
        for index, turn in enumerate(self.record.turns[:turns]):
            match._repeat(index, turn, strict=False)
        return match

    def observation_for(self, seat: int | None) -> SeenT:
        """What the seat may know; None gives what everybody may know."""
        return self._state.observe(seat)

    def deciders(self) -> tuple[int, ...]:
        """Seats whose decision the game waits for."""
        return self._state.deciders()

    def automatic(self) -> MoveT | None:
        """The table's own next move, if no person has to act first."""
        return self._state.automatic()

    def settled(self) -> bool:
        """Whether the game counts as finished: nobody can change the result any more."""
        return self._state.settled()

    def stuck(self) -> bool:
        """Whether the game can neither end nor change any more."""
        return self._state.stuck()

    def idle_rounds(self) -> int:
        """How many rounds in a row have brought the end no nearer."""
        return self._state.idle_rounds()

    def patient(self, move: MoveT) -> bool:
        """Whether people decide when the table makes this automatic move."""
        return self._state.patient(move)

    def clock(self) -> Clock | None:
        """The game's clock, None for games (and moments) without one."""
        return self._state.clock()

    def clock_move(self, event: ClockEvent, at: int) -> MoveT:
        """The game's move for an event of its clock, ``at`` in milliseconds of the stretch."""
        return self._state.clock_move(event, at)

    def taken_back(self, turn: Turn) -> bool:
        """Whether taking back ends at this turn of a person's."""
        return self._state.taken_back(turn.move)

    def agreed(self) -> Any:
        """What counts as a word by a household, as the rules go by it just now, see `State.agreed`."""
        return self._state.agreed()

    def viewer(self) -> int | None:
        """Whose eyes a shared screen is now."""
        return self._state.viewer()

    def curtain(self) -> bool:
        """Whether the screen stays covered until the viewer says that they sit there."""
        return self._state.curtain()

    def seen(self, turn: Turn, viewer: int | None) -> Turn:
        """A turn without what the viewer may not know."""
        if turn.move == STOP:
            return turn
        move, outcome = self._state.redacted(turn.seat, turn.move, turn.outcome, viewer)
        return Turn(turn.seat, move, outcome)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self.record.result

    def _note_result(self) -> None:
        self.record.result = self._state.result()
        self.record.scores = self._state.scores()


def _begun(record: Record, options: Json) -> Record:
    """The same game before its first turn."""
    players = list(record.players)
    return Record(
        record.game,
        record.rules,
        options,
        record.seed,
        record.lexicon,
        players,
        record.setup,
        dealing=record.dealing,
    )
