"""Adjectives of number and measure (dvanáctipalcový), as entries, from the parts in ``compounds.tsv``."""

from __future__ import annotations

from collections.abc import Container, Iterator
from pathlib import Path

from app.lexicon.affixes import Entry
from lexbuild.lists import rows

FLAGS = "Y"
"""Declined like an adjective; nothing more is derived."""


def compounds(path: Path, listed: Container[str]) -> Iterator[Entry]:
    """Every number joined to every measure, without the ``listed`` heads."""
    parts: dict[str, list[str]] = {"number": [], "measure": []}
    for kind, word in rows(path):
        parts[kind].append(word)
    for measure in parts["measure"]:
        for number in parts["number"]:
            if number + measure not in listed:
                yield Entry(number + measure, FLAGS)
