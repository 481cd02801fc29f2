"""Rules and help as people write them: a Markdown file a language, with pieces to look at.

Of Markdown it takes what a page of rules needs:

* ``## Heading`` begins a section; the file's own title (``#``) is for whoever reads the file.
* A paragraph is a paragraph, however its lines are broken.
* ``![kind](<pieces>) Caption`` is an example; the game knows its kinds and draws the pieces.
* ``| key | what it does |`` is a line of the table of keys.
* ``{name=value}`` at the end of a heading, a paragraph or an example: only where that option of the game has
  that value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from PySide6.QtCore import QLocale

from app.lexicon.czech import bound
from app.tabletop.face import Example, Section

_EXAMPLE = re.compile(r"!\[(?P<kind>[^]]*)\]\(<(?P<pieces>[^>]*)>\) (?P<caption>.+)")
_KEYS = re.compile(r"\| *(?P<key>[^|]+?) *\| *(?P<what>[^|]+?) *\|")
_ONLY = re.compile(r" *\{(?P<name>\w+)=(?P<value>\w+)\}$")

Illustrate = Callable[[str, str, str], Example]
"""Makes an example of its kind, pieces and caption."""


class Prose(NamedTuple):
    """A file in the language of the moment. keys: key and what it does."""

    sections: tuple[Section, ...]
    keys: tuple[tuple[str, str], ...]


def read(package: str, name: str, options: Mapping[str, Any], illustrate: Illustrate | None = None) -> Prose:
    """The file ``NAME.LANGUAGE.md`` of a package; in English where the language has none. options: of the
    game that the reader plays. Raises ValueError for an example where nothing is illustrated."""
    language = QLocale().name().partition("_")[0]
    folder = files(package)
    file = folder / f"{name}.{language}.md"
    if not file.is_file():
        language, file = "en", folder / f"{name}.en.md"
    typeset = bound if language == "cs" else str
    sections: list[Section] = []
    keys: list[tuple[str, str]] = []
    shown = True
    for block in file.read_text(encoding="utf-8").split("\n\n"):
        text, holds = _for_these(" ".join(block.split()), options)
        if text.startswith("## "):
            shown = holds
            sections += [Section(typeset(text[3:]), ())] if shown else []
        elif text.startswith("|"):
            rows = [match.group("key", "what") for match in map(_KEYS.fullmatch, block.splitlines()) if match]
            keys += [(typeset(key), typeset(what)) for key, what in rows[2:]]  # below the table's head
        elif text and not text.startswith("# ") and shown and holds:
            sections[-1] = _longer(sections[-1], text, typeset, illustrate)
    return Prose(tuple(section for section in sections if section.paragraphs), tuple(keys))


def _for_these(text: str, options: Mapping[str, Any]) -> tuple[str, bool]:
    """The text without its condition, and whether that holds."""
    only = _ONLY.search(text)
    if only is None:
        return text, True
    return text[: only.start()], str(options.get(only["name"])) == only["value"]


def _longer(
    section: Section, text: str, typeset: Callable[[str], str], illustrate: Illustrate | None
) -> Section:
    example = _EXAMPLE.fullmatch(text)
    if example is None:
        return section._replace(paragraphs=(*section.paragraphs, typeset(text)))
    if illustrate is None:
        raise ValueError(f"nothing to show here: {text}")
    shown = illustrate(example["kind"], example["pieces"], typeset(example["caption"]))
    return section._replace(examples=(*section.examples, shown))
