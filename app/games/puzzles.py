"""The puzzles that are shipped, game by game (`app.engine.puzzles`), read when they are first asked for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from app import paths
from app.engine import puzzles
from app.engine.puzzles import STEPS, Puzzle
from app.games import catalogue

if TYPE_CHECKING:
    from app.engine.match import Match
    from app.engine.record import Record
    from app.lexicon.judge import Judge

__all__ = ["STEPS", "Puzzle", "after", "find", "is_best", "of", "record", "seen"]


def of(game: str, difficulty: int | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; of one difficulty alone where it is told."""
    found = _every(game)
    return found if difficulty is None else tuple(one for one in found if one.difficulty == difficulty)


def find(game: str, code: str) -> Puzzle | None:
    """The puzzle of that code, in capitals or not."""
    return next((one for one in _every(game) if one.code == code.strip().upper()), None)


def record(game: str, puzzle: Puzzle) -> Record:
    """The game up to the position, for a table to show. Raises DamagedRecord where today's rules deal
    otherwise, which a test rules out for all that are shipped."""
    return puzzle.record(catalogue.find(game).rules(None))


def after(game: str, puzzle: Puzzle, move: Any, judge: Judge | None) -> Match[Any, Any]:
    """The game after an answer. Raises IllegalMove where it may not be made, a word among it that is none."""
    from app.engine.match import Match

    rules = catalogue.find(game).rules(judge)
    match: Match[Any, Any] = Match.replay(rules, record(game, puzzle))
    match.submit(puzzle.seat, move)
    return match


def is_best(game: str, puzzle: Puzzle, move: Any, judge: Judge | None) -> bool:
    """Whether a move is the answer, or as good. Raises IllegalMove as `after` does."""
    found = catalogue.find(game)
    if found.study is None:
        return False
    made = found.rules(None).move(after(game, puzzle, move, judge).record.turns[-1].move)
    return found.study(judge).solves(seen(game, puzzle), made, puzzle.solution)


def seen(game: str, puzzle: Puzzle) -> Any:
    """What the seat sees whose answer is wanted."""
    from app.engine.match import Match

    rules = catalogue.find(game).rules(None)
    return Match.replay(rules, record(game, puzzle)).observation_for(puzzle.seat)


@cache
def _every(game: str) -> tuple[Puzzle, ...]:
    return puzzles.read(paths.resource("puzzles", f"{game}.json.gz"))
