"""The household's words as plain text: to be read, kept, changed by hand and given to friends.

A line to a word: ``+`` or ``-`` (added or banned), the word, and after tabs the day, the names, and for a
banned word the other forms that are banned with it::

    # Slovohrátky: our own words
    + chrochták	2026-11-21	Babi, Táta
    - hňup	2026-11-21	Táta	hňupa, hňupi
    jenslovo

A bare word is an added one. ``#`` begins a remark.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from datetime import datetime

from app import clock
from app.lexicon.czech import normalise
from app.storage.household import HouseholdFile, HouseholdWord

HEAD = "# Slovohrátky: + our own words, - banned words\n"
MOST_LINES = 100_000


def to_text(words: Iterable[HouseholdWord]) -> str:
    """All words, a line each."""
    lines = []
    for word in words:
        sign = "-" if word.banned else "+"
        names = ", ".join(" ".join(name.replace(",", " ").split()) for name in word.by)
        fields = (
            f"{sign} {word.word}",
            word.added.isoformat(timespec="minutes"),
            names,
            ", ".join(word.forms),
        )
        lines.append("\t".join(fields).rstrip() + "\n")
    return HEAD + "".join(lines)


def from_text(text: str, now: datetime | None = None) -> tuple[list[HouseholdWord], list[int]]:
    """The words of a text, and the numbers (from 1) of the lines that made no sense."""
    moment = now or clock.now()
    words, unread = [], []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines()[:MOST_LINES], 1):
        line = unicodedata.normalize("NFC", line).strip()
        if not line or line.startswith("#"):
            continue
        word = _word(line, moment)
        if word is None:
            unread.append(number)
        else:
            words.append(word)
    return words, unread


def _word(line: str, now: datetime) -> HouseholdWord | None:
    first, *rest = line.split("\t")
    banned = first[0] in "-−–"
    text = normalise(first[1:] if banned or first[0] == "+" else first)
    if not HouseholdFile.may_hold(text):
        return None
    try:
        added = datetime.fromisoformat(rest[0].strip()).astimezone() if rest else now
    except (ValueError, OverflowError, OSError):
        added = now
    names = rest[1].split(",") if len(rest) > 1 else []
    forms = [normalise(form.strip()) for form in rest[2].split(",")] if banned and len(rest) > 2 else []
    return HouseholdWord(
        text,
        added,
        tuple(name.strip() for name in names if name.strip()),
        banned,
        tuple(form for form in forms if HouseholdFile.may_hold(form)),
    )
