"""Compounds as entries, from their parts: adjectives of number and measure (dvanáctipalcový,
``compounds.tsv``) and words with a common first part (severoirský, poddotaz, dogrilovat, ``joined.tsv``)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from app.lexicon.affixes import DictionaryEntry
from lexbuild.lists import rows

FLAGS = "Y"
"""Declined like an adjective; nothing more is derived."""

_NOT_LENT = frozenset("NEWFOwX?")
"""Flags of negation, degrees and the like, which a compound does not take from its second part."""


def compounds(path: Path, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """Every number joined to every measure, without the ``listed`` heads."""
    parts: dict[str, list[str]] = {"number": [], "measure": []}
    for kind, word in rows(path):
        parts[kind].append(word)
    for measure in parts["measure"]:
        for number in parts["number"]:
            if number + measure not in listed:
                yield DictionaryEntry(number + measure, FLAGS)


def joined(
    path: Path, entries: Iterable[tuple[DictionaryEntry, int]], listed: Container[str]
) -> Iterator[DictionaryEntry]:
    """Each first part joined to each second one of its set, declined like it, without the ``listed`` heads.

    Second parts that are no unmarked entries (the nohý of krátkonohý) are declined like adjectives.
    """
    parts: dict[str, dict[str, list[str]]] = {}
    for name, kind, words in rows(path):
        parts.setdefault(name, {})[kind] = words.split()
    wanted = {word for own in parts.values() for word in own["second"]}
    lent: dict[str, list[str]] = {}
    for entry, marks in entries:
        if entry.head in wanted and not marks:
            lent.setdefault(entry.head, []).append(_lent(entry))
    made = set()
    for own in parts.values():
        for second in dict.fromkeys(own["second"]):
            for first in own["first"]:
                whole = first + second
                if first[:-1] != second[:-1] and whole not in listed and whole not in made:
                    made.add(whole)
                    for flags in lent.get(second, [FLAGS] if second.endswith(("ý", "í")) else []):
                        yield DictionaryEntry(whole, flags)


def _lent(entry: DictionaryEntry) -> str:
    """The flags that a compound has from its second part: of adjectives their declension, of verbs all."""
    if "Y" in entry.flags:
        return FLAGS
    if entry.head.endswith("t") and set(entry.flags) & set("JAB"):
        return entry.flags
    return "".join(flag for flag in entry.flags if flag not in _NOT_LENT)
