"""``solve``: the best that a position holds."""

from __future__ import annotations

import argparse
from functools import partial

from app.games.laboratory import GameSolver
from app.lab import games
from app.lab.report import OK, answer, say, table


def add_arguments(command: argparse.ArgumentParser) -> None:
    """A sub-command for every game that has something to solve."""
    names = command.add_subparsers(title="games", metavar="GAME", required=True)
    for name, lab in games.labs():
        if lab.solver is not None:
            parser = names.add_parser(name, help=lab.solver.about, allow_abbrev=False)
            lab.solver.add_arguments(parser)
            parser.add_argument("--json", action="store_true", help="answer with one JSON document")
            parser.set_defaults(run=partial(run, lab.solver))


def run(solver: GameSolver, arguments: argparse.Namespace) -> int:
    """Answer with what the game finds."""
    solved = solver.solve(arguments)
    if arguments.json:
        answer(solved.document)
    elif all(len(row) == 1 for row in solved.rows):
        for (line,) in solved.rows:
            say(line)
    else:
        table(solved.rows)
    return OK
