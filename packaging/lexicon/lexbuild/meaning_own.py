"""Our own meanings (``meanings-cs/meanings.tsv``): read, held to their form, put together by lemma."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from app.lexicon.czech import sort_key
from app.lexicon.grammar import Pos
from app.lexicon.lexicon import Lexicon

LONGEST_MEANING, LONGEST_EXAMPLE = 160, 120
PARTS = frozenset(pos.name.lower() for pos in Pos if pos is not Pos.OTHER)
_ENDS = (".", "!", "?", "“")


class Row(NamedTuple):
    lemma: str
    pos: str
    meaning: str
    example: str


class BadRow(ValueError):
    """A row that breaks the form; says which one and how."""


def read(path: Path) -> list[Row]:
    """The rows in their order. Raises `BadRow` for what is not four cells or breaks the form."""
    rows: list[Row] = []
    for number, line in enumerate(path.read_text("utf-8").split("\n")[:-1], 1):
        cells = line.split("\t")
        if len(cells) != len(Row._fields):
            raise BadRow(f"line {number}: {len(cells)} cells instead of {len(Row._fields)}")
        row = Row(*cells)
        wrong = fault(row)
        if wrong:
            raise BadRow(f"line {number}, {row.lemma}: {wrong}")
        rows.append(row)
    return rows


def fault(row: Row) -> str:
    """What is wrong with the form of a row, nothing when it is right."""
    lemma, pos, meaning, example = row
    checks = (
        (any(cell != " ".join(cell.split()) for cell in row), "spaces"),
        (any(not cell.isprintable() for cell in row), "a letter that cannot be printed"),
        (not lemma.isalpha() or not lemma.islower(), "not a word in small letters"),
        (pos not in PARTS, f"unknown part of speech {pos}"),
        (not meaning, "no meaning"),
        (len(meaning) > LONGEST_MEANING or len(example) > LONGEST_EXAMPLE, "too long"),
        (meaning[:1].isupper() or meaning[-1:] == ".", "a meaning begins small and ends without a full stop"),
        (bool(example) and not example.endswith(_ENDS), "an example is a sentence"),
        (example[:1].islower(), "an example begins with a capital"),
        (_circular(lemma, meaning), "explained by itself"),
    )
    return next((told for wrong, told in checks if wrong), "")


def _circular(lemma: str, meaning: str) -> bool:
    """Whether a lemma is in its own meaning; “bát se: mít strach” may name it before the colon."""
    head, colon, rest = meaning.partition(": ")
    told = rest if colon and head.split()[0] == lemma else meaning
    return re.search(rf"\b{lemma}\b", told.casefold()) is not None


def told(rows: Iterable[Row], lexicon: Lexicon) -> dict[str, str]:
    """Lemma -> part of speech, meaning and example of each sense, with tabs between.

    Raises `BadRow` for a lemma that no game takes and for a sense given twice."""
    taken = lexicon.policy("boggle")
    found: dict[str, list[Row]] = {}
    for row in rows:
        if not taken.accepts(row.lemma):
            raise BadRow(f"{row.lemma}: not in the word list")
        senses = found.setdefault(row.lemma, [])
        if any((one.pos, one.meaning) == (row.pos, row.meaning) for one in senses):
            raise BadRow(f"{row.lemma}: the same sense twice")
        senses.append(row)
    return {lemma: "\t".join(cell for row in senses for cell in row[1:]) for lemma, senses in found.items()}


def in_order(rows: Sequence[Row]) -> list[Row]:
    """By lemma as dictionaries have it; the senses of a lemma stay in their order."""
    return sorted(rows, key=lambda row: (sort_key(row.lemma), row.lemma))
