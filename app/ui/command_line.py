"""What the application is asked for as it starts."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, NoReturn

from PySide6.QtCore import QCoreApplication

from app import __version__
from app.games.catalogue import GAMES
from app.ui.translation import LANGUAGES, Translation

THEMES = ("light", "dark", "projector")
HOME = "home"
"""What ``--check`` opens where no game is named."""
CHECK = "--check"


class Wanted(NamedTuple):
    """lang, theme: over the settings for this run. check: what is to be opened, told of and left, None for an
    application that stays. file: a saved game to be opened; it need not be there. tell: where to write what
    stands on the screen (``app.ui.telling``)."""

    lang: str | None = None
    theme: str | None = None
    check: str | None = None
    file: Path | None = None
    tell: Path | None = None


class BadArguments(Exception):
    """The command line cannot be understood."""


def parse(argv: Sequence[str]) -> Wanted:
    """What is asked for. Raises BadArguments; ``--help`` and ``--version`` answer and end the program."""
    if not argv:  # start-up time: hardly anybody asks for anything, and a parser takes 2 ms
        return Wanted()
    if list(argv) == [CHECK]:
        return Wanted(check=HOME)
    return _parsed(argv)


def _parsed(argv: Sequence[str]) -> Wanted:
    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            raise BadArguments(message)

    parser = Parser(prog="slovohratky", add_help=True)
    parser.add_argument("--version", action="version", version=f"Slovohrátky {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument(CHECK, nargs="?", const=HOME, choices=(HOME, *(game.name for game in GAMES)))
    parser.add_argument(
        "--tell", metavar="FILE", help="write there what stands where, whenever FILE is missing"
    )
    parser.add_argument("file", nargs="?", help="a saved game to be opened")
    found = parser.parse_args(argv)
    file, tell = (_place(told) if told else None for told in (found.file, found.tell))
    return Wanted(found.lang, found.theme, found.check, file, tell)


def _place(told: str) -> Path:
    """The whole path of a file that a person or a desktop has named, perhaps as an address."""
    if told.lower().startswith("file:"):
        from PySide6.QtCore import QUrl  # start-up time

        told = QUrl(told).toLocalFile() or told
    return Path(os.path.abspath(told))  # noqa: PTH100 - unlike `absolute` it takes the dots out


def complaint(argv: Sequence[str], program: str) -> str:
    """What to say about arguments nobody understands, in the language asked for or of the desktop."""
    application = QCoreApplication.instance() or QCoreApplication([program])
    translation = Translation(application)
    asked = next((value for option, value in pairwise(argv) if option == "--lang"), "")
    translation.set_choice(asked if asked in LANGUAGES else "system")
    text = QCoreApplication.translate("Startup", "Unknown options: {options}. --help lists those there are.")
    translation.withdraw()
    return text.format(options=" ".join(argv))
