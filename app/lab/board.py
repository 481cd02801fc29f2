"""``board``: a board or deal made to order, which hides as many given words as it can."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from app.engine.rules import Json
from app.games.laboratory import BadInput, Order, read_text
from app.lab import games
from app.lab.report import OK, answer, say, table


def add_arguments(command: argparse.ArgumentParser) -> None:
    makers = {name: lab.order for name, lab in games.labs() if lab.order is not None}
    first = next(iter(makers))
    command.add_argument("game", nargs="?", choices=makers, default=first, help=f"whose (default {first})")
    command.add_argument("--words", required=True, metavar="FILE", help="a word a line; - for standard input")
    command.add_argument("--seed", type=int, default=1, metavar="K", help="another one for each (default 1)")
    command.add_argument("--common", type=int, metavar="N", help="so many common words, as near as may be")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=lambda arguments: run(makers[arguments.game], arguments))


def run(make: Callable[[Order], Json], arguments: argparse.Namespace) -> int:
    """Answer with the board, what it hides and what not."""
    if arguments.common is not None and arguments.common < 0:
        raise BadInput("--common must not be negative")
    words = tuple(line.strip() for line in read_text(arguments.words).splitlines() if line.strip())
    if not words:
        raise BadInput(f"{arguments.words}: no word in it")
    made = make(Order(words, arguments.seed, arguments.common))
    if arguments.json:
        answer(made)
    else:
        for row in made.get("hands", [made["letters"]]):
            say(" ".join(row))
        table([(name, ", ".join(made[name]) or "none") for name in ("hidden", "missed")])
        say(f"common words: {made['common']}")
    return OK
