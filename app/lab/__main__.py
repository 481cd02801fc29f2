"""Entry of the laboratory: ``slovohratky-lab`` and ``python -m app.lab``.

The same engine as the application's, without a window. Exit status 0 on success, 1 when what was
checked does not hold, 2 on bad arguments or unreadable input, with one line on standard error.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from app.engine.codes import CodeError
from app.games.laboratory import BadInput
from app.lab import bench, board, code, day, play, puzzles, replay, review, solve, tempo, words
from app.lab.report import BAD_INPUT, DOES_NOT_HOLD, INTERRUPTED, OK, answer, complain, say


class _Parser(argparse.ArgumentParser):
    """An argument parser that answers bad arguments with one line."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = _Parser(prog="slovohratky-lab", description=__doc__, allow_abbrev=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, about, add in (
        ("play", "play games between computer players and bots", play.add_arguments),
        ("replay", "check recorded games against the rules", replay.add_arguments),
        ("review", "tell what every decision of recorded games was worth", review.add_arguments),
        ("puzzles", "find positions with one move that is clearly the best", puzzles.add_arguments),
        ("tempo", "count the turns that a seat gets in a round", tempo.add_arguments),
        ("words", "ask the word list", words.add_arguments),
        ("solve", "find the best that a position holds", solve.add_arguments),
        ("board", "make a board that hides given words", board.add_arguments),
        ("code", "tell the code of a deal, or what a code stands for", code.add_arguments),
        ("day", "tell the tasks of a day", day.add_arguments),
        ("bench", "measure the program's speed and size", bench.add_arguments),
        ("shots", "draw every screen of the application into a folder", _add_shots),
    ):
        add(commands.add_parser(name, help=about, description=about, allow_abbrev=False))
    return top


def _add_shots(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", metavar="DIR", help="where to write the pictures")
    command.add_argument("--json", action="store_true", help="answer with one JSON document")
    command.set_defaults(run=_shots)


def _shots(arguments: argparse.Namespace) -> int:
    # Loaded here only: it alone needs Qt, and no other command may.
    try:
        shots = importlib.import_module("app.lab.shots")
    except ModuleNotFoundError as error:
        raise BadInput(f"shots cannot draw here: {error}") from None
    folder, collects = Path(arguments.folder), gc.isenabled()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        gc.disable()  # as `app.__main__` does
        pictures = [str(picture) for picture in shots.render(folder)]
    except shots.NotReady as late:
        complain(f"a screen did not come: {late}")
        return DOES_NOT_HOLD
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror or error}") from None
    finally:
        if collects:
            gc.enable()
    if arguments.json:
        answer({"pictures": pictures})
    else:
        for picture in pictures:
            say(picture)
    return OK


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _speak_utf8()
    try:
        arguments = parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # --help
        return leaving.code if isinstance(leaving.code, int) else OK
    except BadInput as problem:
        complain(str(problem))
        return BAD_INPUT
    except CodeError as error:
        complain(code.sentence(error))
        return DOES_NOT_HOLD
    except BrokenPipeError:  # the reader has seen enough
        _close_output()
        return OK
    except OSError as error:
        _close_output()
        complain(f"cannot write: {error.strerror or error}")
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED


def _close_output() -> None:
    """Nothing more is written, not even what waits to be at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _speak_utf8() -> None:
    """The same bytes on every system, whatever its code page and line ends."""
    if sys.stdout is None:  # started without any
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
