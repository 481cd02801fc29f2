"""A kept game gone through again: what every seat saw at every turn, kept so that any step is at hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from app.engine.match import STOP, Match
from app.engine.record import Record
from app.engine.reviewing import Decision
from app.engine.rules import TABLE, Clock, ClockEvent, Rules
from app.engine.turn import Turn

PAUSES = (ClockEvent.PAUSE.value, ClockEvent.RESUME.value)
"""Moves after which nothing is to be seen that was not before."""


def decisions(rules: Rules[Any, Any], record: Record) -> Iterator[Decision]:
    """Every move of a seat in a record, with what it saw before. Raises DamagedRecord."""
    for index, match in enumerate(Match.walked(rules, record)):
        if index < len(record.turns):
            turn = record.turns[index]
            if turn.seat is not TABLE:
                move = rules.move(turn.move)
                yield Decision(index, turn.seat, match.observation_for(turn.seat), move)


@dataclass(frozen=True)
class Stop:
    """A moment at which one can stop. made: turns of the record before it. seen: by seat, last of all what
    everybody may know; told: the turns that led here, alike. on_turn: whose decision
    is awaited next, else whose was the last; None before anybody had one.
    """

    made: int
    seen: tuple[Any, ...]
    turns: tuple[tuple[Turn, ...], ...]
    on_turn: int | None
    clock: Clock | None


class Story:
    """All stops of a game. viewer: a seat; None for the eyes of who is on turn."""

    def __init__(self, rules: Rules[Any, Any], record: Record, passed_over: Collection[str] = ()) -> None:
        """passed_over: kinds of moves before which there is no stop. Raises DamagedRecord."""
        self._rules, self.record = rules, record
        self.stops: list[Stop] = []
        on_turn: int | None = None
        seats = (*range(len(record.players)), None)
        untold: list[list[Turn]] = [[] for _ in seats]
        for made, match in enumerate(Match.walked(rules, record)):
            last = record.turns[made - 1] if made else None
            if last is not None and (last.kind in PAUSES or last.move == STOP) and made < len(record.turns):
                continue
            deciders = match.deciders()
            acted = None if last is None else last.seat
            on_turn = deciders[0] if len(deciders) == 1 else acted if acted is not None else on_turn
            if last is not None and last.move != STOP:
                for known, seat in zip(untold, seats, strict=True):
                    known.append(match.seen(last, seat))
            if made < len(record.turns) and record.turns[made].kind in passed_over:
                continue
            seen = tuple(match.observation_for(seat) for seat in seats)
            self.stops.append(Stop(made, seen, tuple(map(tuple, untold)), on_turn, match.clock()))
            untold = [[] for _ in seats]

    def __len__(self) -> int:
        return len(self.stops)

    def at(self, turn: int) -> int:
        """The stop at which so many turns were made, or the last one before."""
        return max((index for index, stop in enumerate(self.stops) if stop.made <= turn), default=0)

    def viewer_place(self, index: int, viewer: int | None) -> int:
        """Who looks at a stop, as an index of `Stop.seen`."""
        seat = self.stops[index].on_turn if viewer is None else viewer
        return len(self.record.players) if seat is None else seat

    def seen(self, index: int, viewer: int | None) -> Any:
        """What is seen at a stop."""
        return self.stops[index].seen[self.viewer_place(index, viewer)]

    def turns_to(self, index: int, viewer: int | None) -> tuple[Turn, ...]:
        """The turns that led to a stop, as its viewer may know them."""
        return self.stops[index].turns[self.viewer_place(index, viewer)]

    def instead(self, turn: int, move: Any) -> Match[Any, Any]:
        """The game as it would have stood after another move in the place of a turn. Raises IllegalMove."""
        seat = self.record.turns[turn].seat
        match = next(
            match for made, match in enumerate(Match.walked(self._rules, self.record)) if made == turn
        )
        match.submit(seat, move)
        return match
