#!/usr/bin/env python3
"""Print what the CHANGELOG says of a version that is being released, a paragraph or point to a line.

python3 packaging/release_notes.py v1.2.3        the tag: the version of the program with a v before it

Ends with a sentence and status 1 where tag, program and CHANGELOG do not agree.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class NoNotes(Exception):
    """Why there is nothing to be said; the text tells what to do."""


def program_version() -> str:
    """What `app/__init__.py` says, without importing it."""
    text = (ROOT / "app" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise NoNotes("app/__init__.py says no version.")
    return found[1]


def section(changelog: str, version: str) -> str:
    """The part under `## VERSION` (a date may follow), its wrapped lines joined. Raises NoNotes."""
    parts = re.split(r"^## +", changelog, flags=re.MULTILINE)[1:]
    for part in parts:
        heading, _, body = part.partition("\n")
        if heading.split()[:1] == [version] and body.strip():
            return re.sub(r"\n +(?=\S)", " ", body).strip() + "\n"
    raise NoNotes(f"CHANGELOG.md has no section “## {version}” with something in it.")


def notes(tag: str) -> str:
    """What is new in the release of this tag. Raises NoNotes."""
    version = program_version()
    if tag != f"v{version}":
        raise NoNotes(f"The tag is {tag}, the program's version {version}: the tag should be v{version}.")
    return section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        sys.stdout.buffer.write(notes(sys.argv[1]).encode())  # UTF-8, whatever the system prints in
    except NoNotes as error:
        sys.exit(str(error))
