"""What lab commands share: how they refuse input and how they answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.lexicon.judge import NOTHING_AGREED, Household, Judge
from app.lexicon.lexicon import LANGUAGE_OF, Lexicon, LexiconProblem

OK = 0
DOES_NOT_HOLD = 1
"""What the command checked is not so."""
BAD_INPUT = 2
"""Bad arguments or unreadable input."""
INTERRUPTED = 130


class BadInput(Exception):
    """Arguments or input that the command cannot work with; the text is one line for a person."""


def say(line: str) -> None:
    """One line of text on standard output."""
    sys.stdout.write(line + "\n")


def complain(line: str) -> None:
    """One plain line on standard error."""
    if sys.stderr is not None:
        print("slovohratky-lab: " + " ".join(line.split()), file=sys.stderr)


def answer(document: Any) -> None:
    """The one JSON document of a command with ``--json``."""
    json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


def table(rows: Sequence[Sequence[str]]) -> None:
    """Rows of text in columns, the first row being the heading; all but the first column to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        say("  ".join(cells).rstrip())


def open_lexicon(language: str = "cs") -> Lexicon:
    """The bundled word list of a language. Raises BadInput when it cannot be used."""
    try:
        return Lexicon.open(language=language)
    except LexiconProblem as problem:
        raise BadInput(f"the word list cannot be used: {problem}") from None


def open_judge(policy: str | None, household: Household | None = NOTHING_AGREED) -> Judge | None:
    """Who judges by a policy of the bundled word lists; None where words do not matter. Raises BadInput."""
    return None if policy is None else Judge(open_lexicon(LANGUAGE_OF[policy]), policy, household)


def read_text(name: str) -> str:
    """A UTF-8 file, ``-`` for standard input. Raises BadInput."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{name}: not UTF-8 text") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{name}: {getattr(error, 'strerror', None) or error}") from None
