"""Taking Czech words apart: which entry of the dictionary a form comes from, and what form it is.

The word file holds, beside the words, the entries with their flags and the affix rules. A form is read by
undoing rules (`Morphology.readings`), and all forms of an entry are made by applying them
(`Morphology.forms`). Nothing is decoded before the first question; one reading takes some tenths of a
millisecond, so this explains words, and no search asks it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from app.lexicon.affixes import Affixes, AffixRow, DerivedForm, DictionaryEntry, make_row, suffixed_forms
from app.lexicon.container import Container
from app.lexicon.dawg import FINAL, LAST, LETTER_MASK, LETTER_SHIFT, TARGET_MASK
from app.lexicon.grammar import Pos, Sense, Sub, read_form

SEPARATOR = 0
"""Letter code between an entry's head and the number of its flag sets in the entry automaton."""

RADIX = 40
"""The number of the flag sets is written as two letter codes, high and low, each plus one."""

_THIRD = ("3p", "3s 3p")
_TRANSGRESSIVES = (
    ("ce", "tp.p", "", _THIRD),
    ("c", "tp.fs", "", _THIRD),
    ("e", "tp.ms", "í", _THIRD),
    ("ě", "tp.ms", "í", _THIRD),
    ("a", "tp.ms", "ou", _THIRD),
    ("uvši", "tm.fs", "out", ("inf",)),
    ("uvše", "tm.p", "out", ("inf",)),
    ("uv", "tm.ms", "out", ("inf",)),
    ("vši", "tm.fs", "l", ("l.ms",)),
    ("vše", "tm.p", "l", ("l.ms",)),
    ("v", "tm.ms", "l", ("l.ms",)),
    ("edši", "tm.fs", "el", ("l.ms",)),
    ("edše", "tm.p", "el", ("l.ms",)),
    ("ed", "tm.ms", "el", ("l.ms",)),
    ("ši", "tm.fs", "l", ("l.ms",)),
    ("še", "tm.p", "l", ("l.ms",)),
    ("", "tm.ms", "l", ("l.ms",)),
)
"""Ending, its code, what stands for it in the form it is made of, and that form's codes."""

NAME = "^"
"""First character of the flags of an entry that begins with a capital."""

ABBREVIATION = NAME + "."
"""The flags of an entry that is an abbreviation: written with a full stop or all in capitals (ODS)."""

COLLOQUIAL = "~"
"""Among the flags of an entry: the whole word is colloquial."""

ARCHAIC = "<"
"""Among the flags of an entry: the whole word is archaic."""


_ADVERBS = ("e", "ě", "i", "o", "y")
"""How the adverbs end that are made of adjectives."""

_SHORT = 6

_OTHER_FLAGS = frozenset("NWEFIw" + COLLOQUIAL + ARCHAIC)
"""Flags of entries that nothing tells to be a noun, an adjective or a verb."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a form: the entry, the prefix taken off, and what the rest is."""

    head: str
    flags: str
    prefix: str
    sense: Sense
    name: bool

    @property
    def symbol(self) -> bool:
        """Whether it is a symbol: two letters, a capital, nothing to decline (Te, Ra); or an abbreviation."""
        chemical = self.name and len(self.head) == 2 and self.sense.pos is Pos.OTHER
        return chemical or self.flags == ABBREVIATION


_Undoing = dict[str, dict[str, list[AffixRow]]]
"""Rows by what they add, then by what they strip."""


class _Rules:
    """The affix rules, laid out for undoing them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.affixes = Affixes(prefixes=data["prefixes"])
        self.by_ending: _Undoing = {}
        self.continuing: _Undoing = {}
        """Only the rows whose forms take further rows."""
        for flag, strip, add, condition, continuation in data["rows"]:
            row = make_row(flag, strip, add, condition, continuation)
            self.affixes.suffixes.setdefault(flag, []).append(row)
            self.by_ending.setdefault(add, {}).setdefault(strip, []).append(row)
            if continuation:
                self.continuing.setdefault(add, {}).setdefault(strip, []).append(row)
        self.continued = {
            flag
            for own in self.continuing.values()
            for rows in own.values()
            for row in rows
            for flag in row.continuation
        }
        every = {prefix for own in self.affixes.prefixes.values() for prefix in own}
        self.prefixes = ["", *sorted(every)]

    def takes(self, flags: str, prefix: str) -> bool:
        """May a form whose entry and row have these flags take this prefix?"""
        return not prefix or any(prefix in self.affixes.prefixes.get(flag, ()) for flag in flags)

    @staticmethod
    def undone(form: str, table: _Undoing) -> Iterator[tuple[str, list[AffixRow]]]:
        """Stems that rows of the table may have started from, with those rows; conditions not yet checked."""
        for at in range(1, len(form) + 1):
            for strip, rows in table.get(form[at:], {}).items():
                yield form[:at] + strip, rows


class Morphology:
    """The entries and rules of the word file."""

    def __init__(self, words: Container, codes: dict[str, int]) -> None:
        self._words = words
        self._codes = codes
        self.entries = lru_cache(maxsize=4096)(self._entries)
        self._place = lru_cache(maxsize=65536)(self._walked)

    @cached_property
    def _rules(self) -> _Rules:
        return _Rules(json.loads(self._words.unpacked("rules")))

    @cached_property
    def _tables(self) -> dict[str, Any]:
        tables: dict[str, Any] = json.loads(self._words.unpacked("tables"))
        return tables

    @cached_property
    def _heads(self) -> memoryview:
        return self._words.numbers("entries")

    def _entries(self, head: str) -> tuple[str, ...]:
        """The flags of the entries with this head (lower case); `NAME` marks those of names."""
        edges, node = self._heads, self._place(head)
        edge = self._step(edges, node, SEPARATOR) if node else 0
        if not edge & TARGET_MASK:
            return ()
        found: list[str] = []
        high = edge & TARGET_MASK
        while True:
            edge = edges[high]
            low = edge & TARGET_MASK
            while True:
                last = edges[low]
                number = (
                    ((edge >> LETTER_SHIFT & LETTER_MASK) - 1) * RADIX
                    + (last >> LETTER_SHIFT & LETTER_MASK)
                    - 1
                )
                found += self._tables["flags"][number]
                if last & (LAST | FINAL) == LAST | FINAL:
                    break
                low += 1
            if edge & LAST:
                return tuple(found)
            high += 1

    def _walked(self, begun: str) -> int:
        """The node behind these letters, 0 where no head begins so; kept, as stems of a word begin alike."""
        if not begun:
            root: int = self._words.header["entries_root"]
            return root
        before = self._place(begun[:-1])
        if not before:
            return 0
        return self._step(self._heads, before, self._codes.get(begun[-1], -1)) & TARGET_MASK

    @staticmethod
    def _step(edges: memoryview, node: int, code: int) -> int:
        while True:
            edge: int = edges[node]
            if edge >> LETTER_SHIFT & LETTER_MASK == code:
                return edge
            if edge & LAST:
                return 0
            node += 1

    def readings(self, word: str) -> list[Reading]:
        """Every way to read a (normalised) word, names included; empty for what no rule makes."""
        found: dict[tuple[str, str, str, Sense], Reading] = {}
        for prefix in self._rules.prefixes:
            if not word.startswith(prefix) or len(word) <= len(prefix):
                continue
            for reading in self._unprefixed(word[len(prefix) :], prefix):
                found.setdefault((reading.head, reading.flags, prefix, reading.sense), reading)
        return list(found.values())

    def _unprefixed(self, rest: str, prefix: str) -> Iterator[Reading]:
        rules = self._rules
        for flags in self.entries(rest):
            if rules.takes(flags, prefix):
                yield self._reading(rest, flags, prefix, None, None)
        for stem, rows in rules.undone(rest, rules.by_ending):
            for flags in self.entries(stem):
                for row in rows:
                    if row.flag in flags and rules.takes(flags + row.continuation, prefix) and row.fits(stem):
                        yield self._reading(stem, flags, prefix, row, None)
            seconds = [row for row in rows if row.flag in rules.continued]
            if seconds:
                yield from self._two_level(stem, seconds, prefix)

    def _two_level(self, middle: str, seconds: list[AffixRow], prefix: str) -> Iterator[Reading]:
        rules = self._rules
        for head, firsts in rules.undone(middle, rules.continuing):
            for flags in self.entries(head):
                if not rules.takes(flags, prefix):
                    continue
                for first in firsts:
                    if first.flag not in flags or not first.fits(head):
                        continue
                    for row in seconds:
                        if row.flag in first.continuation and row.fits(middle):
                            yield self._reading(head, flags, prefix, first, row)

    def _reading(
        self, head: str, flags: str, prefix: str, first: AffixRow | None, second: AffixRow | None
    ) -> Reading:
        text = head if first is None else ""
        sense = read_form(head, flags.lstrip(ABBREVIATION), DerivedForm(text, prefix, first, second))
        return Reading(head, flags, prefix, sense, flags.startswith(NAME))

    def forms(self, head: str, flags: str) -> Iterator[tuple[str, Sense]]:
        """All forms of an entry that need no prefix, each with its sense."""
        plain = flags.lstrip(NAME)
        for text, first, second in suffixed_forms(self._rules.affixes, DictionaryEntry(head, plain)):
            sense = read_form(head, plain, DerivedForm(text, "", first, second))
            if not sense.enclitic:
                yield text, sense

    def transgressive(self, word: str) -> tuple[str, str] | None:
        """(infinitive, form code) of a transgressive, which the entries lack: from the form it is made of."""
        for ending, code, basis, wanted in _TRANSGRESSIVES:
            if word.endswith(ending) and len(word) > len(ending) + 1:
                source = word[: len(word) - len(ending)] + basis
                for reading in self.readings(source):
                    if not reading.name and reading.sense.code in wanted and reading.sense.pos is Pos.VERB:
                        return self.link(reading.head), code
        return None

    def irregular(self, word: str) -> list[tuple[str, Pos, str]]:
        """(lemma, part of speech, form code) of a word that stands in the table of irregular forms."""
        found = []
        for item in self._tables["irregular"].get(word, ()):
            lemma, pos, code = item.split("|")
            found.append((lemma or word, Pos(pos), code))
        return found

    def may_be_other(self, word: str) -> bool:
        """Whether a word may be no noun, adjective or verb, told by its ending and the tables alone.

        Short words may always be: they are few, and pronouns hide among them (našemu, kterých, tamtou)."""
        if len(word) <= _SHORT or word.endswith(_ADVERBS) or word.startswith(self._closed):
            return True
        return any(self._stands_alone(word.removeprefix(prefix)) for prefix in ("", "ne", "nej"))

    def _stands_alone(self, word: str) -> bool:
        """Is it a word whose entry has no paradigm, or one that the tables name?"""
        if word in self._tables["irregular"] or word in self._tables["degrees"]:
            return True
        return any(_OTHER_FLAGS.issuperset(flags) for flags in self.entries(word))

    @cached_property
    def _closed(self) -> tuple[str, ...]:
        """How the pronouns and numerals begin that are declined like other words (některý, dvaadvacátý)."""
        stems = {lemma[: max(3, len(lemma) - 2)] for lemma in self._tables["classes"]}
        return (*sorted(stems), *self._rules.affixes.prefixes.get("F", ()))

    def marks(self, word: str) -> str:
        """`COLLOQUIAL` or `ARCHAIC` for a single form that is so by itself, whatever entry makes it."""
        marks: str = self._tables["marks"].get(word, "")
        return marks

    def link(self, head: str) -> str:
        """The infinitive of a present stem or participle that is an entry of its own; else the head."""
        infinitive: str = self._tables["links"].get(head, head)
        return infinitive

    def part_of_speech(self, lemma: str, pos: Pos) -> Pos:
        """What the lemma is where its paradigm misleads: který is declined like an adjective."""
        listed = self._tables["classes"].get(lemma)
        return pos if listed is None or pos is Pos.VERB else Pos(listed)

    def first_reading(self, word: str) -> tuple[str, Pos] | None:
        """Lemma and part of speech of what everybody means by a very common form, None for other words."""
        listed = self._tables["readings"].get(word)
        if listed is None:
            return None
        lemma, pos = listed.split("|")
        return lemma, Pos(pos)

    def positive(self, comparative: str) -> str | None:
        """The positive of a comparative without the regular ending (lepší, dále), None for other words."""
        positive: str | None = self._tables["degrees"].get(comparative)
        return positive


def base_first(reading: Reading) -> tuple[bool, bool, str]:
    """Sort key: words before names, the entry's own forms before derived ones."""
    return reading.name, reading.sense.sub is not Sub.BASE, reading.head
