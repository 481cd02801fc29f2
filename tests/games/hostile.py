"""Computer players that answer with anything but a move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games.catalogue import Game, find
from tests.games.every import GAMES
from tests.games.kit import AnyMatch, decisions

AI = (Seat("A", "ai", 1), Seat("B", "ai", 1))


def wrong_answers(match: AnyMatch, seat: int) -> Iterator[Any]:
    """No moves, moves of other games, a move with wrong fields. One or two are but another way to write
    a legal one."""
    yield from (
        None,
        True,
        7,
        -1,
        3.5,
        "pass",
        b"",
        (),
        [1],
        {},
        {"type": None},
        {"type": "pass", "at": "x"},
        object(),
    )
    yield from (Liar, Liar(), seat, match.observation_for(seat))
    for entry in GAMES:
        if entry.name != match.record.game:
            other: AnyMatch = Match.new(entry.game.rules(None), AI, 3)
            decider = next((some for some, _ in decisions(other)), 0)
            yield entry.game.mildest(other.observation_for(decider))
    sound = find(match.record.game).mildest(match.observation_for(seat))
    for part in fields(sound):
        for wrong in (None, "x", -1, 1.5, [None], {"x": 1}, ((),), object()):
            yield replace(sound, **{part.name: wrong})


class Liar:
    """Looks like a move until it is asked."""

    at = "soon"

    def to_json(self) -> dict[str, Any]:
        raise RuntimeError("no move at all")


class Hostile:
    """Answers with one thing after another that is no move, and with nothing else."""

    def __init__(self, match: AnyMatch, seat: int) -> None:
        self._match, self._seat = match, seat
        self.left: Iterator[Any] = iter(())
        self.answers = 0

    def choose(self, observation: Any, budget: Budget) -> Any:
        self.answers += 1
        for answer in self.left:
            return answer
        self.left = wrong_answers(self._match, self._seat)
        return next(self.left)


def hostile_table(game: Game, first: Seat = AI[0]) -> tuple[AnyMatch, dict[int, Hostile]]:
    """A game for two in which the second seat is a computer player that never answers with a move."""
    match: AnyMatch = Match.new(game.rules(None), [first, AI[1]], 3)
    return match, {1: Hostile(match, 1)}
