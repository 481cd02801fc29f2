"""What explains words at run time: entries with flags, rules, irregular forms, links to infinitives."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from app.lexicon.affixes import Affixes, DictionaryEntry
from app.lexicon.czech import LETTERS
from app.lexicon.grammar import is_verb
from app.lexicon.morphology import ABBREVIATION, NAME, RADIX, SEPARATOR
from app.lexicon.morphology import ARCHAIC as ARCHAIC_FLAG
from app.lexicon.morphology import COLLOQUIAL as COLLOQUIAL_FLAG
from lexbuild.automaton import FlatDawg, build_dawg
from lexbuild.groups import ARCHAIC, COLLOQUIAL, VULGAR
from lexbuild.hunspell import NO_SUGGEST
from lexbuild.lists import Lists, rows


def rules_section(affixes: Affixes) -> bytes:
    """The affix rules as JSON."""
    listed = [
        [row.flag, row.strip, row.add, row.condition, row.continuation]
        for own in affixes.suffixes.values()
        for row in own
    ]
    data = {"prefixes": affixes.prefixes, "rows": listed}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def entry_automaton(entries: Iterable[tuple[str, str]]) -> tuple[FlatDawg, list[list[str]]]:
    """The automaton of heads, each followed by the number of its flag sets; and those sets."""
    sets: dict[str, set[str]] = {}
    for head, flags in entries:
        sets.setdefault(head, set()).add(flags)
    chosen = {head: tuple(sorted(own)) for head, own in sets.items() if set(LETTERS).issuperset(head)}
    numbered = {own: number for number, own in enumerate(sorted(set(chosen.values())))}
    table = {letter: chr(code) for code, letter in enumerate(LETTERS, 1)}
    keys = []
    for head, own in chosen.items():
        high, low = divmod(numbered[own], RADIX)
        keys.append("".join(map(table.__getitem__, head)) + chr(SEPARATOR) + chr(high + 1) + chr(low + 1))
    return build_dawg(sorted(keys)), [list(own) for own in numbered]


_MARKS = ((VULGAR, NO_SUGGEST), (COLLOQUIAL, COLLOQUIAL_FLAG), (ARCHAIC, ARCHAIC_FLAG))


def listed_entries(
    used: list[tuple[DictionaryEntry, int]], source: list[DictionaryEntry], abbreviations: Iterable[str]
) -> Iterable[tuple[str, str]]:
    """(head in lower case, flags): the entries of words; those of names and abbreviations with their mark."""
    for entry, marks in used:
        told = {flag for bit, flag in _MARKS if marks & bit}
        yield entry.head, "".join(sorted(set(entry.flags) | told))
    for entry in source:
        head = entry.head
        if head.endswith(".") or (head.isupper() and len(head) > 1) or _is_symbol(entry):
            yield head.removesuffix(".").lower(), ABBREVIATION
        elif not head.islower():
            yield head.lower(), NAME + "".join(sorted(set(entry.flags)))
    for word in abbreviations:
        yield word, ABBREVIATION


def _is_symbol(entry: DictionaryEntry) -> bool:
    """Is it a unit or another symbol with a capital inside (MHz, kWh, StB), no trade name (iPod)?"""
    head = entry.head
    inside = any(letter.isupper() for letter in head[1:])
    unspoken = len(head) > 2 and not re.search("[aáeéěiíoóöuúůüyýlr]", head.lower())  # Kčs
    return (inside or unspoken) and not entry.flags and len(head) <= 5 and not head.startswith("i")


_ENDINGS = (
    ("ěme", "1p!", ("it", "ět")), ("ěte", "2p!", ("it", "ět")), ("eme", "1p!", ("it", "et")),
    ("ete", "2p!", ("it", "et")), ("ejme", "1p!", ("at",)), ("ejte", "2p!", ("at",)), ("ej", "2s!", ("at",)),
    ("ejí", "3p", ("et",)), ("nul", "l.ms", ("nout",)), ("hnl", "l.ms", ("hnout",)), ("me", "1p!", ("it",)),
    ("te", "2p!", ("it",)), ("i", "2s!", ("it", "et", "ět")), ("v", "tm.ms", ("t",)), ("", "2s!", ("it",)),
)  # fmt: skip
_FINITE = (
    ("eš", "2s"), ("íš", "2s"), ("áš", "2s"), ("eme", "1p"), ("íme", "1p"), ("áme", "1p"), ("ete", "2p"),
    ("íte", "2p"), ("áte", "2p"), ("ou", "3p"), ("ají", "3p"), ("ejí", "3p"), ("u", "1s"), ("ím", "1s"),
    ("ám", "1s"), ("í", "3s 3p"), ("e", "3s"), ("á", "3s"),
)  # fmt: skip
_PASSIVE = {
    "án": ("at", "át"), "en": ("it", "ít", "st"), "ěn": ("it", "ět"), "it": ("ít",), "yt": ("ýt",),
    "at": ("ít", "mout", "át"), "ut": ("out",), "et": ("ít",),
}  # fmt: skip
_SOFT = {"ď": "d", "ť": "t", "ň": "n"}


class Links:
    """Leads present stems, participles and single verb forms back to their infinitives."""

    def __init__(self, folder: Path, entries: list[tuple[DictionaryEntry, int]]) -> None:
        self.stems = {row[0]: row[1].split() for row in rows(folder / "stems.tsv")}
        self.heads = {entry.head for entry, _ in entries}
        self.infinitives = {
            entry.head
            for entry, _ in entries
            if entry.head.endswith(("t", "ci")) and is_verb(entry.head, entry.flags)
        }

    def of(self, head: str) -> str | None:
        """The infinitive of a stem or participle, or the adjective of its short form, or None."""
        found = self._of_stem(head)
        if found is None and head.endswith(("at", "et")):
            found = self._of_stem(head[:-1] + "l")  # přijat goes with přijal: přijmout
        if found is not None:
            return found
        if head.endswith("l"):
            for ending in ("t", "nout"):
                if head[:-1] + ending in self.infinitives:
                    return head[:-1] + ending
        if head.endswith(("án", "en", "ěn", "it", "at", "ut", "yt", "et")):
            found = self._of_passive(head)
        return found or self._of_short_adjective(head)

    def _of_stem(self, head: str) -> str | None:
        for at in range(len(head)):
            for infinitive in self.stems.get(head[at:], ()):
                short = _shortened(infinitive)  # psát: napsat
                for whole in (
                    head[:at] + infinitive,
                    head[:at] + short,
                    infinitive if head[:at] == "po" else "",
                ):
                    if whole in self.heads:
                        return whole
        return None

    def _of_passive(self, head: str) -> str | None:
        for ending in _PASSIVE[head[-2:]]:
            if head[:-2] + ending in self.infinitives:
                return head[:-2] + ending
        return None

    def _of_short_adjective(self, head: str) -> str | None:
        """hladov: hladový, mocen: mocný, stár: starý."""
        without_e = head[:-2] + head[-1] if head[-2:-1] == "e" else ""
        short = re.sub("á(?=.$)", "a", head)
        return next((long + "ý" for long in (head, without_e, short) if long + "ý" in self.heads), None)

    def positive(self, head: str) -> str | None:
        """The verb that a head in ne- denies: neprat is not to prát."""
        if not head.startswith("ne"):
            return None
        long = re.sub("a(?=t$)", "á", head[2:])
        return next((verb for verb in (head[2:], long) if verb in self.infinitives), None)

    def single(self, word: str) -> tuple[str, str] | None:
        """(infinitive, form code) of a verb form listed without a paradigm."""
        for ending, code, restored in _ENDINGS:
            if word.endswith(ending) and len(word) > len(ending) + 1:
                stem = word[: len(word) - len(ending)]
                for stem_ in (stem, stem[:-1] + _SOFT.get(stem[-1], stem[-1])):
                    for infinitive in restored:
                        if stem_ + infinitive in self.infinitives:
                            return stem_ + infinitive, code
        linked = self.of(word)
        if linked is not None:
            return linked, next((code for ending, code in _FINITE if word.endswith(ending)), "2s!")
        return None


def finite_heads(folder: Path, links: Links, entries: list[tuple[DictionaryEntry, int]]) -> frozenset[str]:
    """Heads with nothing but a negation that are single verb forms."""
    listed: dict[str, set[str]] = {}
    for form, _, pos, _ in rows(folder / "irregular.tsv"):
        listed.setdefault(form, set()).add(pos)
    bare = {entry.head for entry, _ in entries if entry.flags and not set(entry.flags) - {"N", "w"}}
    return frozenset(
        head for head in bare if (listed[head] == {"v"} if head in listed else links.single(head) is not None)
    )


def _shortened(infinitive: str) -> str:
    return re.sub("á(?=t$)", "a", infinitive)


def marked_forms(lists: Lists, entries: list[tuple[DictionaryEntry, int]]) -> dict[str, str]:
    """Single forms that a list calls colloquial or archaic; entries carry the mark among their flags."""
    heads = {entry.head for entry, _ in entries}
    marks = dict.fromkeys(lists.colloquial, COLLOQUIAL_FLAG) | dict.fromkeys(lists.archaic, ARCHAIC_FLAG)
    return {word: mark for word, mark in sorted(marks.items()) if word not in heads}


def tables_section(
    folder: Path, lists: Lists, entries: list[tuple[DictionaryEntry, int]], sets: list[list[str]]
) -> bytes:
    """Flag sets, irregular forms, links and marks of single forms as JSON."""
    links = Links(folder, entries)
    linked: dict[str, str] = {}
    irregular: dict[str, list[str]] = {}
    for row in rows(folder / "irregular.tsv"):
        form, lemma, pos, code = row
        irregular.setdefault(form, []).append(f"{'' if lemma == form else lemma}|{pos}|{code}")
    for entry, _ in entries:
        chosen = set(entry.flags)
        plain_verb = chosen & set("JABOX") and not chosen & set("PHKLMSUYZ")
        participle = chosen & set("OX") and not chosen - set("NOXw")  # dobit, jist: in -t, but no infinitive
        if plain_verb and (participle or not entry.head.endswith(("t", "ci"))):
            infinitive = links.of(entry.head)
            if infinitive is not None:
                linked[entry.head] = infinitive
        elif plain_verb and "N" not in chosen:
            positive = links.positive(entry.head)
            if positive is not None:
                linked[entry.head] = positive
        elif not chosen - set("Nw") and entry.head not in irregular:
            found = links.single(entry.head) if "N" in chosen else None
            if found is not None:
                irregular[entry.head] = [f"{found[0]}|v|{found[1]}"]
    data = {
        "flags": sets,
        "irregular": dict(sorted(irregular.items())),
        "links": dict(sorted(linked.items())),
        "marks": marked_forms(lists, entries),
        "classes": {row[0]: row[1] for row in rows(folder / "classes.tsv")},
        "readings": {
            form: f"{lemma}|{pos}"
            for form, lemma, pos, several in rows(folder / "readings.tsv")
            if several == "several"
        },
        "degrees": {row[0]: row[1] for row in rows(folder / "degrees.tsv")},
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
