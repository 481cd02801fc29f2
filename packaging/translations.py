#!/usr/bin/env python3
"""Gather the texts of the program for translation, and compile what was translated.

    python3 packaging/translations.py update      code -> i18n/*.ts
    python3 packaging/translations.py compile     i18n/*.ts -> resources/translations/*.qm

The source language is English. Czech is translated in full; the English file holds only the
plural forms ("%n word(s)"). Both outputs are committed. See i18n/README.md.
"""

from __future__ import annotations

import sys
from pathlib import Path

import dev

LANGUAGES = ("cs", "en")
PLURALS_ONLY = ("en",)
SOURCES = dev.ROOT / "i18n"
COMPILED = dev.ROOT / "resources" / "translations"


def update(folder: Path = SOURCES) -> int:
    """Bring the .ts files in `folder` up to date with the code; the exit status."""
    code = sorted((dev.ROOT / "app").rglob("*.py"))
    for language in LANGUAGES:
        # Without line numbers, so that the files change only when a text does.
        options = [
            "-locations",
            "none",
            "-no-obsolete",
            "-source-language",
            "en",
            "-target-language",
            language,
        ]
        options += ["-pluralonly"] if language in PLURALS_ONLY else []
        target = folder / f"slovohratky_{language}.ts"
        status = dev.call(dev.venv_program("pyside6-lupdate"), *options, *code, "-ts", target)
        if status != 0:
            return status
    return 0


def compile_all(folder: Path = COMPILED) -> int:
    """Write the .qm files of all languages into `folder`; the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        name = f"slovohratky_{language}"
        source, target = SOURCES / f"{name}.ts", folder / f"{name}.qm"
        status = dev.call(dev.venv_program("pyside6-lrelease"), source, "-qm", target)
        if status != 0:
            return status
    return 0


def main(arguments: list[str]) -> int:
    commands = {"update": update, "compile": compile_all}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    dev.make_environment(dev.TEST_LOCK)
    return commands[arguments[0]]()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except dev.SetupError as error:
        sys.exit(str(error))
