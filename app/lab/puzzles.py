"""``puzzles``: positions of strong play with one answer that is clearly the best."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from app.engine import puzzles
from app.engine.chance import Chance
from app.engine.errors import BadOption
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.puzzles import Puzzle
from app.engine.record import DEALING
from app.engine.reviewing import Study
from app.engine.rules import Json, Seat
from app.games.catalogue import GAMES, Game, find
from app.games.laboratory import BadInput, open_judge
from app.lab import code
from app.lab.report import DOES_NOT_HOLD, OK, answer, say
from app.lab.review import study_of

LEVELS, WORK = (4, 5), 60
"""The levels of who plays the games that puzzles come from, by turns, and what they work on a move."""

MOST_GAMES = 400
"""Games that are looked through at most for each puzzle asked for."""

POSITIONS, STEPS = 4, 40
"""So many positions of a game are looked at, of so many decisions."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", choices=[entry.name for entry in GAMES])
    command.add_argument("--count", type=int, default=3, metavar="N", help="so many puzzles (default 3)")
    command.add_argument("--seed", type=int, default=1, metavar="K", help="which ones (default 1)")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="so many play (default 2)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--each", type=int, metavar="N", help="no more than so many of each difficulty")
    command.add_argument("--keep", metavar="FILE", help="add them to a file of puzzles")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Look for so many puzzles; 1 where there are not so many in the games looked through."""
    if arguments.count < 1:
        raise BadInput("--count must be at least 1")
    game, given = find(arguments.game), code.options(arguments.option)
    found: list[Json] = []
    steps = Counter[int]()
    if arguments.keep:
        steps.update(one.difficulty for one in puzzles.read(Path(arguments.keep)))
    try:
        for seen, puzzle in _found(game, given, arguments.seats, Chance(arguments.seed), arguments.count):
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
    game: Game, given: Mapping[str, Any], seats: int, chance: Chance, count: int
) -> Iterator[tuple[Any, Puzzle]]:
    """Puzzles and what is seen there, one of each game."""
    sitting = [Seat("", "ai", LEVELS[seat % len(LEVELS)]) for seat in range(seats)]
    judge = open_judge(game.policy_of(given, sitting))
    study = study_of(game, judge)
    for number in range(MOST_GAMES * count):
        luck = chance.stream("puzzle", number)
        match = Match.new(
            game.rules(judge), sitting, luck.below(puzzles.SEEDS), given or None, dealing=DEALING
        )
        for seat, seen in _positions(game, judge, match, luck):
            puzzle = _posed(study, match, given, seat, seen)
            if puzzle is not None:
                yield seen, puzzle
                break


def _posed(
    study: Study, match: Match[Any, Any], given: Mapping[str, Any], seat: int, seen: Any
) -> Puzzle | None:
    """The position as a puzzle, if it is one."""
    solution = study.puzzle(seen, Budget())
    if solution is None:
        return None
    record = match.record
    moves = tuple((turn.seat, turn.move) for turn in record.turns)
    called = puzzles.code_of(f"{record.game} {record.seed} {len(moves)} {solution.best}")
    return Puzzle(called, record.seed, len(record.players), seat, moves, solution, dict(given))


def _positions(game: Game, judge: Any, match: Match[Any, Any], chance: Chance) -> Iterator[tuple[int, Any]]:
    """The game at some of its decisions: whose it is, and what is seen."""
    seats = len(match.record.players)
    players = [
        game.opponent(LEVELS[seat % len(LEVELS)], chance.below(1 << 48), judge) for seat in range(seats)
    ]
    wanted = sorted({1, *(chance.below(STEPS) for _ in range(POSITIONS - 1))})
    for step in range(wanted[-1] + 1):
        while match.result is None and not match.deciders():
            move = match.automatic()
            if move is None:
                return
            match.submit(None, move)
        if match.result is not None:
            return
        seat = next(iter(match.deciders()))
        seen = match.observation_for(seat)
        if step in wanted:
            yield seat, seen
        match.submit(seat, players[seat].choose(seen, Budget(work=WORK)))
