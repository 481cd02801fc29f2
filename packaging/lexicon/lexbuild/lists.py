"""Reading the curated lists of ``packaging/lexicon/lists``: tab-separated, ``#`` begins a comment line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.lexicon.affixes import DictionaryEntry
from lexbuild.hunspell import flags_of

ADDED = ("supplement.tsv", "modern.tsv", "everyday.tsv")
"""Lists of entries that the source lacks."""


def rows(path: Path) -> list[list[str]]:
    """The rows of a list, split at tabs; comment and empty lines left out."""
    lines = path.read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def patterns(path: Path) -> re.Pattern[str]:
    """What the regular expressions of a list match, any of them."""
    return re.compile("|".join(f"(?:{row[0]})" for row in rows(path)))


@dataclass(frozen=True)
class Lists:
    """All curated knowledge the build needs."""

    interjections: dict[str, str]
    """Word -> ``common`` or ``rare``."""
    abbreviations: dict[str, str]
    """Word -> what it stands for."""
    fragments: dict[str, str]
    """Single forms dropped when an entry without a paradigm makes them -> reason."""
    bogus: frozenset[str]
    """Forms dropped whatever makes them."""
    archaic: frozenset[str]
    """Heads and single forms that are archaic."""
    colloquial: frozenset[str]
    """Short heads that are colloquial; longer ones are marked in the supplement."""
    doubtful: frozenset[str]
    """Entries (``head`` or ``head/flags``) and single forms that are taken from a person only."""
    living: frozenset[str]
    """Entries that are living beyond doubt though declined as lifeless too."""
    unsaid: frozenset[str]
    """Forms that texts have far more often than people say them."""
    namesakes: frozenset[str]
    """Entries that texts have far more often as names than people say them."""
    intransitive: frozenset[str]
    """Verbs that take no object though the source gives them a passive."""
    happening: frozenset[str]
    """Verbs of what nobody does, which have not even an impersonal passive."""
    dropped_entries: frozenset[str]
    vulgar: re.Pattern[str]
    """Matches vulgar heads."""
    insults: re.Pattern[str]
    """Matches heads that are insults."""
    irregular: dict[str, tuple[str, ...]]
    """Form that no paradigm explains -> its form codes."""
    supplement: list[tuple[DictionaryEntry, str]]
    """Entries the source lacks, modern ones among them, with their marks."""
    added: frozenset[str]
    """Their heads."""


def read_lists(folder: Path) -> Lists:
    """Reads the lists of a folder."""
    short = {row[0]: row[1] for row in rows(folder / "short_forms.tsv")[1:]}
    supplement = []
    for row in (row for name in ADDED for row in rows(folder / name)):
        head, _, flags = row[0].partition("/")
        supplement.append((DictionaryEntry(head, flags_of(flags)), row[1]))
    irregular: dict[str, tuple[str, ...]] = {}
    for row in rows(folder / "irregular.tsv"):
        irregular[row[0]] = (*irregular.get(row[0], ()), row[3])
    return Lists(
        irregular=irregular,
        vulgar=patterns(folder / "vulgar.tsv"),
        insults=patterns(folder / "insults.tsv"),
        interjections={row[0]: row[1] for row in rows(folder / "interjections.tsv")},
        abbreviations={row[0]: row[1] for row in rows(folder / "abbreviations.tsv")},
        fragments={row[0]: row[1] for row in rows(folder / "fragments.tsv")},
        bogus=frozenset(word for word, label in short.items() if label in ("bogus", "foreign"))
        | {row[0] for row in rows(folder / "struck.tsv")},
        archaic=frozenset(word for word, label in short.items() if label == "archaic")
        | {row[0] for row in rows(folder / "archaic.tsv")},
        colloquial=frozenset(word for word, label in short.items() if label == "coll"),
        doubtful=frozenset(row[0] for row in rows(folder / "doubtful.tsv")),
        living=frozenset(row[0] for row in rows(folder / "living.tsv")),
        unsaid=frozenset(row[0] for row in rows(folder / "unsaid.tsv")),
        namesakes=frozenset(row[0] for row in rows(folder / "namesakes.tsv")),
        intransitive=frozenset(row[0] for row in rows(folder / "intransitive.tsv")),
        happening=frozenset(row[0] for row in rows(folder / "happening.tsv")),
        dropped_entries=frozenset(row[0] for row in rows(folder / "mended_entries.tsv")),
        supplement=supplement,
        added=frozenset(entry.head for entry, _ in supplement),
    )
