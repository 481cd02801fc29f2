"""``puzzles``: positions of strong play with one answer that is clearly the best."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from app.engine import puzzles
from app.engine.chance import Chance
from app.engine.errors import BadOption
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.puzzles import Puzzle
from app.engine.record import DEALING, Record
from app.engine.reviewing import PuzzleAnswer
from app.engine.rules import TABLE, Json, Seat
from app.games.catalogue import GAMES, Game, find
from app.games.laboratory import BadInput, open_judge
from app.lab import code
from app.lab.report import DOES_NOT_HOLD, OK, answer, say
from app.lab.review import study_of

LEVELS, WORK = (4, 5), 30
"""The levels of who plays the games that puzzles come from, by turns, and what they work on a move."""

QUICK = (2, 3)
"""The levels where only the points of a turn count: they try nothing out, and lay words that people know."""

APART = 8
"""Turns of a game between two of its puzzles."""

MOST_GAMES = 400
"""Games that are looked through at most for each puzzle asked for."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", choices=[entry.name for entry in GAMES])
    command.add_argument("--count", type=int, default=3, metavar="N", help="so many puzzles (default 3)")
    command.add_argument("--seed", type=int, default=1, metavar="K", help="which ones (default 1)")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="so many play (default 2)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--at-once", action="store_true", help="by the points of one turn alone")
    command.add_argument("--each", type=int, metavar="N", help="no more than so many of each difficulty")
    command.add_argument("--keep", metavar="FILE", help="add them to a file of puzzles")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Look for so many puzzles; 1 where there are not so many in the games looked through."""
    if arguments.count < 1:
        raise BadInput("--count must be at least 1")
    game, given = find(arguments.game), code.options(arguments.option)
    levels = QUICK if arguments.at_once else LEVELS
    sitting = [Seat("", "ai", levels[seat % len(levels)]) for seat in range(arguments.seats)]
    found: list[Json] = []
    steps = Counter[int]()
    if arguments.keep:
        steps.update(one.difficulty for one in puzzles.read(Path(arguments.keep)))
    try:
        for seen, puzzle in _found(
            game, given, sitting, Chance(arguments.seed), arguments.count, at_once=arguments.at_once
        ):
            if arguments.each and steps[puzzle.difficulty] >= arguments.each:
                continue
            steps[puzzle.difficulty] += 1
            found.append({"code": puzzle.code, "observation": seen.to_json(), **puzzle.solution.to_json()})
            if arguments.keep:
                _keep(Path(arguments.keep), puzzle)
            if not arguments.json:
                told = puzzle.solution
                margin = f"{told.margin:.1f} {told.unit}"
                say(f"{puzzle.code} difficulty {told.difficulty}, margin {margin}: {told.best}")
            if len(found) == arguments.count:
                break
    except (BadOption, ValueError) as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{arguments.keep}: {error.strerror or error}") from None
    if arguments.json:
        answer({"puzzles": found})
    return OK if len(found) == arguments.count else DOES_NOT_HOLD


def _keep(path: Path, puzzle: Puzzle) -> None:
    """Add a puzzle to those of a file; of two with one code the first stays."""
    kept = puzzles.read(path)
    if puzzle.code not in {one.code for one in kept}:
        path.write_bytes(puzzles.packed([*kept, puzzle]))


def _found(
    game: Game,
    given: Mapping[str, Any],
    sitting: Sequence[Seat],
    chance: Chance,
    count: int,
    *,
    at_once: bool,
) -> Iterator[tuple[Any, Puzzle]]:
    """Puzzles and what is seen there."""
    judge = open_judge(game.policy_of(given, sitting))
    study = study_of(game, judge)
    for number in range(MOST_GAMES * count):
        luck = chance.stream("puzzle", number)
        match = Match.new(
            game.rules(judge), sitting, luck.below(puzzles.SEEDS), given or None, dealing=DEALING
        )
        decided = luck.shuffled(list(_decisions(game, judge, match, luck)))
        posed: list[int] = []
        for turn, seat, seen in decided:
            if all(abs(turn - other) >= APART for other in posed):
                solution = study.puzzle(seen, Budget(), at_once=at_once)
                if solution is not None:
                    posed.append(turn)
                    yield seen, _posed(match.record, turn, seat, solution, given)


def _posed(record: Record, turn: int, seat: int, solution: PuzzleAnswer, given: Mapping[str, Any]) -> Puzzle:
    """The position before a turn of a record as a puzzle."""
    moves = tuple([one.seat, one.move] for one in record.turns[:turn])
    called = puzzles.code_of(f"{record.game} {record.seed} {turn} {solution.best}")
    return Puzzle(called, record.seed, len(record.players), seat, moves, solution, dict(given))


def _decisions(
    game: Game, judge: Any, match: Match[Any, Any], chance: Chance
) -> Iterator[tuple[int, int, Any]]:
    """All decisions of a game that is played meanwhile: before which turn, whose, and what is seen."""
    sitting = match.record.players
    players = [game.opponent(seat.level or 1, chance.below(1 << 48), judge) for seat in sitting]
    while match.result is None and not match.stuck():
        seat = next(iter(match.deciders()), TABLE)
        if seat is TABLE:
            move = match.automatic()
            if move is None:
                return
        else:
            seen = match.observation_for(seat)
            yield len(match.record.turns), seat, seen
            move = players[seat].choose(seen, Budget(work=WORK))
        match.submit(seat, move)
