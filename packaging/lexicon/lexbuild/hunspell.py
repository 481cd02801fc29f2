"""Reading a Hunspell dictionary; `app.lexicon.affixes` expands it.

Checked against the real program by ``agreement.py``. Without a FLAG line a flag is one *byte* of the UTF-8
file, so ``í`` and ``é`` are one flag; text after ``#`` is a comment, also on header lines.
"""

from __future__ import annotations

from pathlib import Path

from app.lexicon.affixes import Affixes, DictionaryEntry, make_row

FORBIDDEN = "q"
NO_SUGGEST = "w"


def flags_of(text: str) -> str:
    """The flags of an entry or row: one character per *byte* of the field."""
    return text.encode("utf-8").decode("latin-1")


def read_affixes(path: Path) -> Affixes:
    """Reads an ``.aff`` file."""
    affixes = Affixes()
    for line in path.read_text("utf-8").splitlines():
        fields = line.split("#", 1)[0].split()
        if len(fields) < 5 or fields[0] not in ("PFX", "SFX"):
            continue
        kind, flag, strip, added, condition = fields[:5]
        flag = flags_of(flag)[:1]
        add, _, continuation = added.partition("/")
        add = "" if add == "0" else add
        strip = "" if strip == "0" else strip
        if kind == "PFX":
            affixes.prefixes.setdefault(flag, []).append(add)
            continue
        row = make_row(flag, strip, add, condition, flags_of(continuation))
        affixes.suffixes.setdefault(flag, []).append(row)
    return affixes


def read_entries(path: Path) -> list[DictionaryEntry]:
    """Reads a ``.dic`` file (the first line, its length, is skipped)."""
    entries = []
    for line in path.read_text("utf-8").splitlines()[1:]:
        line = line.strip()
        if line:
            head, _, flags = line.partition("/")
            entries.append(DictionaryEntry(head, flags_of(flags)))
    return entries
