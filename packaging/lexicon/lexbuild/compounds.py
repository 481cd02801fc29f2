"""Adjectives made in ways that hold in general, as entries: of number and measure (dvanáctipalcový), from the
parts in ``compounds.tsv``, and of what is for doing something (rozostřovací), from verbs."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
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


def for_doing(entries: Iterable[tuple[Entry, int]], listed: Container[str]) -> Iterator[Entry]:
    """What serves to do what a verb in -ovat says (rozostřovat: rozostřovací), without the ``listed`` heads.

    Only of imperfective verbs, which have an adjective in -ující, and of none that only repeats another."""
    heads = {entry.head for entry, marks in entries if "T" in entry.flags and not marks}
    for verb in sorted(head for head in heads if head.endswith("ovat")):
        if verb[:-4] + "ující" in listed and verb[:-1] + "cí" not in listed:
            yield Entry(verb[:-1] + "cí", FLAGS)
