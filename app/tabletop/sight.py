"""What the parts of a table ask of any game's observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from app.tabletop.pieces.skin import Position


class PlayedTurn(Protocol):
    """A turn as everybody saw it: whose it was, and what it laid where."""

    @property
    def seat(self) -> int: ...

    @property
    def placements(self) -> Sequence[tuple[Any, Position]]: ...


class SheetObservation(Protocol):
    """Of a game in which pieces of a hand are laid on a sheet.

    table: what lies, in the order of laying. history: one to a turn. deciders: nobody when the game is over.
    turn: whose it is, though others may have to answer first; None when the game is over.
    """

    @property
    def seat(self) -> int | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def winners(self) -> Sequence[int]: ...

    @property
    def deciders(self) -> Sequence[int]: ...

    @property
    def scores(self) -> Sequence[int]: ...

    @property
    def table(self) -> Sequence[tuple[Any, Position]]: ...

    @property
    def history(self) -> Sequence[PlayedTurn]: ...


def laid_by(turns: Sequence[PlayedTurn]) -> dict[Position, int]:
    """The cells of these turns, each with the seat that laid its piece."""
    return {place: turn.seat for turn in turns for _, place in turn.placements}


def since_last(seen: SheetObservation) -> Sequence[PlayedTurn]:
    """The turns since the last one of whoever looks; where there is none after it, that one.

    The whole table looks with the eyes of whoever is on turn, and at the end at the last round.
    """
    history = seen.history
    who = seen.seat if seen.seat is not None else next(iter(seen.deciders), None)
    if who is None:
        return history[-seen.seats :]
    last = max((index for index, turn in enumerate(history) if turn.seat == who), default=-1)
    return history[last + 1 :] or history[-1:]
