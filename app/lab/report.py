"""What lab commands share: how they refuse input and how they answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

OK = 0
DOES_NOT_HOLD = 1
"""What the command checked is not so."""
BAD_INPUT = 2
"""Bad arguments or unreadable input."""
INTERRUPTED = 130


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
