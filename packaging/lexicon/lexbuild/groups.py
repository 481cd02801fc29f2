"""From entries to groups: which forms stand or fall together, and what kind of form each is.

A *group* is a lemma of its own right made from an entry: the entry itself, or something derived from it
(its -ost noun, adverb, possessive, passive, comparative, its negation). Base groups are words of the
language by the dictionary's word; a derived group counts only when the frequency data met one of its forms
(LEXICON 3: of what the rules derive freely, most was never said).
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field

from app.lexicon.affixes import Affixes, DerivedForm, DictionaryEntry, suffixed_forms
from app.lexicon.grammar import Pos, Sense, Sub, is_verb, read_form
from lexbuild.amended import amended
from lexbuild.hunspell import FORBIDDEN, NO_SUGGEST
from lexbuild.lists import Lists

# What one form is, as bits of an int; a word has the union over its groups.
BASE = 1
"""In a base group."""
DERIVED = 2
"""In a derived group: counts when attested."""
CLASSIC = 4
"""Can stand where only nominatives and verb forms may (RULES SK15 klasická)."""
TRANSGRESSIVE = 8
COLLOQUIAL = 16
VULGAR = 32
ARCHAIC = 64
DOUBTFUL = 128
INTERJECTION_COMMON = 256
INTERJECTION_RARE = 512
ABBREVIATION = 1024
INSULT = 2048
"""No vulgar word, but not one for children either (debil, mrcha)."""

USABLE = BASE | DERIVED


@dataclass(slots=True)
class Group:
    """Forms that stand or fall together."""

    entry: int
    lemma: str
    pos: Pos
    derived: bool
    sub: Sub = Sub.BASE
    prefix: str = ""
    comparative: bool = False
    """Made from an entry that is a comparative by itself (krásnější)."""
    doubtful: bool = False
    """Forms that are good only now and then: duals in -ma, short accusatives. Nothing vouches for them."""
    forms: list[tuple[str, int, str]] = field(default_factory=list)
    """(text, bits, form code)"""


def nominative(code: str) -> bool:
    """Does a form code hold a nominative?"""
    for part in code.split():
        for kind in "sp":
            at = part.find(kind)
            if at in (0, 1) and "1" in part[at + 1 :]:
                return True
    return False


def undeclined(code: str) -> bool:
    """Is it the code of a form that has no case and is no transgressive: an adverb, a finite verb form?"""
    return not re.search(r"[sp][1-7]|^t[pm]\.", code)


def _bits(sense: Sense) -> int:
    bits = 0
    if sense.pos is Pos.VERB:
        if sense.code.startswith("t"):
            bits |= TRANSGRESSIVE
        elif not sense.code.endswith(".acc"):
            bits |= CLASSIC
    elif sense.pos in (Pos.NOUN, Pos.ADJECTIVE, Pos.PRONOUN, Pos.NUMERAL):
        if nominative(sense.code):
            bits |= CLASSIC
    else:
        bits |= CLASSIC
    if sense.colloquial:
        bits |= COLLOQUIAL
    if sense.archaic and sense.code != "inf":
        bits |= ARCHAIC  # -ti is read in every old book; pec for peč is not
    return bits


def _derived_entry(head: str, flags: str) -> bool:
    """Entries that are themselves products of derivation: comparatives, iterative verbal nouns."""
    return is_comparative(head, flags) or (head.endswith("ávání") and "S" in flags)


def is_comparative(head: str, flags: str) -> bool:
    """Is the entry a comparative adjective in -ejší?"""
    return head.endswith(("ejší", "ější")) and ("W" in flags or "E" in flags)


def _group_key(sense: Sense, prefix: str, verb: bool) -> tuple[Sub, str, bool]:
    own = "" if verb and sense.pos is Pos.VERB and prefix == "ne" else prefix
    return sense.sub, own, sense.dual or sense.code.endswith(".acc")


_OBLIQUE = re.compile(r"..(?:ech|ích|ách|ům|ám|ami|emi|ěmi|ími|ými|ého|ému)$")


_TRANSGRESSIVE = re.compile(r".(?:vš[ie]|íce?|ouce?)$")


def bare_classic(word: str, lists: Lists) -> int:
    """`CLASSIC` for a word without a paradigm that is no oblique form or transgressive by table or ending."""
    codes = lists.irregular.get(word)
    if codes is None:
        return 0 if _OBLIQUE.search(word) or _TRANSGRESSIVE.search(word) else CLASSIC
    return CLASSIC if any(undeclined(code) or nominative(code) for code in codes) else 0


def entry_groups(
    affixes: Affixes, entry: DictionaryEntry, index: int, marks: int, lists: Lists, *, finite: bool = False
) -> Iterator[Group]:
    """The groups of an entry with a paradigm. ``marks`` are bits for every form.

    finite: it is a verb form that stands as an entry of its own (zavazím/N), so its negation is as good.
    """
    head, flags = entry.head, entry.flags
    prefixes = [prefix for flag in flags for prefix in affixes.prefixes.get(flag, ())]
    verb = is_verb(head, flags) or (bool(set(flags) & set("OX")) and not set(flags) & set("PHKLMSUYZ"))
    derived_entry = head not in lists.added and _derived_entry(head, flags)
    groups: dict[tuple[Sub, str, bool], Group] = {}

    def put(text: str, prefix: str, sense: Sense, bits: int) -> None:
        key = _group_key(sense, "" if finite and prefix == "ne" else prefix, verb)
        group = groups.get(key)
        if group is None:
            sub, own, doubtful = key
            derived = derived_entry or sub is not Sub.BASE or (own != "" and not _numeral_prefix(own))
            group = Group(
                index, own + sense.lemma, sense.pos, derived, sub, own, is_comparative(head, flags), doubtful
            )
            groups[key] = group
        group.forms.append((text, bits | (DERIVED if group.derived else BASE), sense.code))

    for text, first, second in suffixed_forms(affixes, entry):
        sense = read_form(head, flags, DerivedForm(text, "", first, second))
        if sense.enclitic:
            continue
        doubted = DOUBTFUL if sense.sub is Sub.VARIANT and sense.code in ("s6", "p6") else 0
        bits = marks | doubted | (bare_classic(head, lists) if sense.pos is Pos.OTHER else _bits(sense))
        put(text, "", sense, bits)
        for prefix in prefixes:
            put(prefix + text, prefix, sense, bits)
        if first is not None and second is None:
            for flag in first.continuation:
                for prefix in affixes.prefixes.get(flag, ()):
                    put(prefix + text, prefix, sense, bits)
    # nejkrásnějšíma, nejnekrásnějšíma: nobody ever compares a pair of anything so.
    yield from (one for one in groups.values() if not (one.doubtful and one.prefix.startswith("nej")))


def _numeral_prefix(prefix: str) -> bool:
    return prefix not in ("ne", "nej", "nejne")


def single_group(entry: DictionaryEntry, index: int, lists: Lists, marks: int) -> Group:
    """The group of an entry without any paradigm: an adverb, an interjection, an irregular form."""
    word = entry.head
    bits = marks
    use = lists.interjections.get(word)
    if word in lists.abbreviations:
        bits |= ABBREVIATION
    elif use == "common":
        bits |= INTERJECTION_COMMON
    elif use == "rare":
        bits |= INTERJECTION_RARE
    else:
        bits |= BASE | bare_classic(word, lists)
    return Group(index, word, Pos.OTHER, False, forms=[(word, bits, "-")])


def usable_entries(
    entries: list[DictionaryEntry], lists: Lists
) -> tuple[list[tuple[DictionaryEntry, int]], frozenset[str]]:
    """Lower-case entries with their marks, without dropped and forbidden ones; and the forbidden forms."""
    kept: list[tuple[DictionaryEntry, int]] = []
    forbidden = {entry.head for entry in entries if FORBIDDEN in entry.flags}
    for entry in entries:
        whole = f"{entry.head}/{entry.flags}" if entry.flags else entry.head
        if not entry.head.islower() or FORBIDDEN in entry.flags or whole in lists.dropped_entries:
            continue
        marks = VULGAR if NO_SUGGEST in entry.flags or lists.vulgar.fullmatch(entry.head) else 0
        if "?" in entry.flags or entry.head in lists.doubtful or whole in lists.doubtful:
            marks |= DOUBTFUL
        if entry.head in lists.archaic:
            marks |= ARCHAIC
        if entry.head in lists.colloquial:
            marks |= COLLOQUIAL
        marks |= INSULT * bool(lists.insults.fullmatch(entry.head))
        kept.append((amended(entry, lists.intransitive, lists.happening), marks))
    for entry, mark in lists.supplement:
        marks = VULGAR if lists.vulgar.fullmatch(entry.head) else 0
        marks |= COLLOQUIAL if mark == "coll" else ARCHAIC * (entry.head in lists.archaic)
        marks |= INSULT * bool(lists.insults.fullmatch(entry.head))
        marks |= DOUBTFUL * (entry.head in lists.doubtful)
        kept.append((amended(entry, lists.intransitive, lists.happening), marks))
    return kept, frozenset(forbidden)


def all_groups(
    affixes: Affixes, entries: list[tuple[DictionaryEntry, int]], lists: Lists, finite: Container[str]
) -> Iterator[Group]:
    """Every group of the source. finite: heads without a paradigm that are single verb forms."""
    for index, (entry, marks) in enumerate(entries):
        if set(entry.flags) - {"w", "?"}:
            single = not set(entry.flags) - {"N", "w"} and entry.head in finite
            yield from entry_groups(affixes, entry, index, marks, lists, finite=single)
        elif entry.head in lists.added or not (entry.head in lists.fragments or is_phrase_half(entry.head)):
            yield single_group(entry, index, lists, marks)
    listed = {entry.head for entry, _ in entries if not entry.flags}
    for index, word in enumerate(sorted(lists.interjections.keys() - listed), len(entries)):
        marks = VULGAR * bool(lists.vulgar.fullmatch(word)) | INSULT * bool(lists.insults.fullmatch(word))
        yield single_group(DictionaryEntry(word, ""), index, lists, marks)


def is_phrase_half(word: str) -> bool:
    """``německu``, ``švédsku``: halves of "po německu" that the source lists as words."""
    return word.endswith(("sku", "cku")) and len(word) > 5 and word not in ("zvysku",)
