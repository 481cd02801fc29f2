"""What the conformance suite needs to know about each game; a game without a kit fails it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.catalogue import Game, find
from app.games.laboratory import open_judge
from app.lexicon.judge import Judge

AnyMatch = Match[Any, Any]

MOST_TURNS = 5_000


@dataclass(frozen=True)
class Scenario:
    """A way to play the game that the suite goes through."""

    name: str
    seats: Sequence[Seat]
    options: Mapping[str, Any]
    seed: int = 1


@dataclass(frozen=True)
class Kit:
    """How to play one game at random.

    move: any legal move of anybody, the table included, drawn by chance; no word list is there, so
        it makes verdicts up.
    wild: a move of the right form that somebody might try at this moment, rarely a legal one.
    twin: a record of the game so far, but for what the seat cannot see; None if nothing is hidden
        from it just now.
    example: a short game that shows the format; stands in the game's FORMAT.md.
    free_keys: fields whose value is an object with keys of its own making (words), not fields.
    check: what a screen asks of a move, for a game that has more than the one ``check`` of its ``model``.
    """

    scenarios: Sequence[Scenario]
    move: Callable[[AnyMatch, Chance], tuple[int | None, Any]]
    wild: Callable[[AnyMatch, Chance], Any]
    twin: Callable[[AnyMatch, int | None], Record | None]
    example: Callable[[], Record]
    free_keys: frozenset[str] = field(default_factory=frozenset)
    check: Callable[[Any, Any], Any] | None = None


def start(game: str, scenario: Scenario) -> AnyMatch:
    """The scenario before its first turn, without a word list."""
    return Match.new(find(game).rules(None), scenario.seats, scenario.seed, scenario.options)


def judge_of(game: Game, options: Mapping[str, Any], seats: Sequence[Seat]) -> Judge | None:
    """Who judges the words of the game with these options, by the bundled lists."""
    return open_judge(game.policy_of(options, seats))


def play(match: AnyMatch, kit: Kit, chance: Chance, turns: int = MOST_TURNS) -> AnyMatch:
    """Random legal play until the end or for so many more turns."""
    for _ in range(turns):
        if match.result is not None:
            return match
        seat, move = kit.move(match, chance)
        match.submit(seat, move)
    assert turns < MOST_TURNS, "the game does not end"
    return match


def decisions(match: AnyMatch) -> Iterator[tuple[int, Any]]:
    """Who decides, and what that seat sees, until the game is over; the table's own moves are made meanwhile.
    Whoever asks makes the seat's move before asking for the next one."""
    while match.result is None:
        own = match.automatic()
        if own is None:
            seat = match.deciders()[0]
            yield seat, match.observation_for(seat)
        else:
            match.submit(None, own)


def views(match: AnyMatch) -> list[Any]:
    """The observations of all seats and of the table."""
    return [match.observation_for(seat) for seat in (*range(len(match.record.players)), None)]
