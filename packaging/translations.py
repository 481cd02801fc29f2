#!/usr/bin/env python3
"""Gather the texts of the program for translation, and compile what was translated.

    python3 packaging/translations.py update      code -> i18n/*.ts
    python3 packaging/translations.py compile     i18n/*.ts -> resources/translations/*.qm

The source language is English. Czech is translated in full; the English file holds only the
plural forms ("%n word(s)"). Both outputs are committed. See i18n/README.md.

Compiling sets the texts as a printer would, so that no translator and no screen has to think of it:
Czech keeps its one-letter words off the ends of lines, and numbers are grouped as the language does.
"""

from __future__ import annotations

import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import dev

sys.path.append(str(dev.ROOT))
from app.lexicon.czech import bound

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


def typeset(source: Path, language: str, target: Path) -> None:
    """Write the .ts file anew as it is to be compiled."""
    tree = ElementTree.parse(source)
    for message in tree.getroot().iter("message"):
        for form in message.iter("numerusform"):
            # "%Ln" is "%n" written as the language writes numbers: 1 318, 1,318.
            form.text = (form.text or "").replace("%n", "%Ln")
        if language == "cs":
            for part in (*message.iter("translation"), *message.iter("numerusform")):
                part.text = bound(part.text or "")
    tree.write(target, encoding="utf-8", xml_declaration=True)


def compile_all(folder: Path = COMPILED) -> int:
    """Write the .qm files of all languages into `folder`; the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        name = f"slovohratky_{language}"
        with tempfile.TemporaryDirectory() as desk:
            source = Path(desk) / f"{name}.ts"
            typeset(SOURCES / source.name, language, source)
            target = folder / f"{name}.qm"
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
