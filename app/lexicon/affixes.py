"""The affix rules of the Czech dictionary: making every form of an entry, as Hunspell does it.

What it takes: a suffix row may carry a continuation class (``ův/Y``), so that its forms take further suffixes
or prefixes; prefixes combine with every form of the entry, over two levels of suffixes too; a stem never
becomes empty. A flag is one character here and was one byte in the source, where ``í`` and ``é`` are one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache


@dataclass(frozen=True, slots=True)
class AffixRow:
    """One affix row. ``strip`` is taken off, ``add`` put on where ``condition`` holds."""

    flag: str
    strip: str
    add: str
    condition: str
    continuation: str

    def fits(self, stem: str) -> bool:
        """Whether the condition holds."""
        return _pattern(self.condition).search(stem) is not None

    def suffixed(self, stem: str) -> str | None:
        """The stem with this suffix, or None where the row does not apply."""
        if len(self.strip) >= len(stem) or not stem.endswith(self.strip) or not self.fits(stem):
            return None
        return stem[: len(stem) - len(self.strip)] + self.add


def make_row(flag: str, strip: str, add: str, condition: str, continuation: str) -> AffixRow:
    """A row from its fields; an empty ``strip`` or ``add`` is empty here, not ``0``."""
    return AffixRow(flag, strip, add, condition, continuation)


@cache
def _pattern(condition: str) -> re.Pattern[str]:
    """Made where it is first asked for: one word asks for some twenty of six hundred, and whoever clicked it
    waits."""
    return re.compile("" if condition == "." else f"(?:{condition})$")


@dataclass(frozen=True, slots=True)
class DictionaryEntry:
    """One line of the dictionary."""

    head: str
    flags: str


@dataclass(slots=True)
class Affixes:
    """The affix file: suffix rows and prefix strings by flag."""

    suffixes: dict[str, list[AffixRow]] = field(default_factory=dict)
    prefixes: dict[str, list[str]] = field(default_factory=dict)
    _by_ending: dict[tuple[str, str], list[AffixRow]] = field(default_factory=dict)

    def rows(self, flag: str, stem: str) -> list[AffixRow]:
        """The rows of a flag that can apply to a stem with this last letter."""
        key = (flag, stem[-1:])
        found = self._by_ending.get(key)
        if found is None:
            found = [row for row in self.suffixes.get(flag, ()) if _last_letter_fits(row.condition, key[1])]
            self._by_ending[key] = found
        return found


@dataclass(frozen=True, slots=True)
class DerivedForm:
    """One form of an entry: how it came about."""

    text: str
    prefix: str
    first: AffixRow | None
    second: AffixRow | None


def _last_letter_fits(condition: str, letter: str) -> bool:
    """Cheap test: can a stem that ends in this letter match the condition?"""
    if condition == ".":
        return True
    match = re.search(r"(\[\^?[^\]]*\]|.)$", condition)
    assert match is not None
    return re.fullmatch(match.group(1), letter) is not None


def suffixed_forms(
    affixes: Affixes, entry: DictionaryEntry
) -> Iterator[tuple[str, AffixRow | None, AffixRow | None]]:
    """The head and everything its suffixes make of it, without prefixes: (text, row, second row)."""
    yield entry.head, None, None
    for flag in entry.flags:
        for row in affixes.rows(flag, entry.head):
            made = row.suffixed(entry.head)
            if made is None:
                continue
            yield made, row, None
            for further in row.continuation:
                for second in affixes.rows(further, made):
                    text = second.suffixed(made)
                    if text is not None:
                        yield text, row, second


def forms(affixes: Affixes, entry: DictionaryEntry) -> Iterator[DerivedForm]:
    """Every form of an entry that Hunspell accepts."""
    own = [prefix for flag in entry.flags for prefix in affixes.prefixes.get(flag, ())]
    for text, first, second in suffixed_forms(affixes, entry):
        yield DerivedForm(text, "", first, second)
        for prefix in own:
            yield DerivedForm(prefix + text, prefix, first, second)
        if first is not None and second is None and first.continuation:
            for flag in first.continuation:
                for prefix in affixes.prefixes.get(flag, ()):
                    yield DerivedForm(prefix + text, prefix, first, None)
