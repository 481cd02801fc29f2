"""Words made in ways that hold in general, as entries of their own. A person may write them; nobody plays
them without a text that has them.

* from verbs in -ovat: what is for doing it (rozostřovací), who does it (editující), what it is done to
  (hešovaný), and the doing (pushování);
* from adjectives that name a quality: comparatives (trefnější), which stand only when they are attested;
* from men in -ář, -ista, -tel, -log and the like: women (zednářka, uchvatitelka).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from app.lexicon.affixes import Entry

Marked = Iterable[tuple[Entry, int]]
"""Entries with their marks: made words are made of unmarked ones only."""

FLAGS = "Y"
"""Declined like an adjective; nothing more is derived."""


def for_doing(entries: Marked, listed: Container[str]) -> Iterator[Entry]:
    """What serves to do what a verb in -ovat says (rozostřovat: rozostřovací), without the ``listed`` heads.

    Only of imperfective verbs, which have an adjective in -ující, and of none that only repeats another."""
    heads = {entry.head for entry, marks in entries if "T" in entry.flags and not marks}
    for verb in sorted(head for head in heads if head.endswith("ovat")):
        if verb[:-4] + "ující" in listed and verb[:-1] + "cí" not in listed:
            yield Entry(verb[:-1] + "cí", FLAGS)


_VERB_PREFIXES = (
    "do", "na", "nad", "o", "ob", "od", "ode", "po", "pod", "pro", "pře", "před", "při", "roz", "s", "se",
    "u", "v", "vy", "vz", "z", "za", "ze",
)  # fmt: skip


def doing(entries: Marked, listed: Container[str]) -> Iterator[Entry]:
    """Who does what a verb in -ovat says (editovat: editující), without the ``listed`` heads.

    Not of verbs made by a prefix from one that is listed: those are perfective (vybudovat) or have it.
    """
    heads = {entry.head for entry, marks in entries if "A" in entry.flags and not marks}
    for verb in sorted(head for head in heads if head.endswith("ovat")):
        prefixed = any(verb.startswith(one) and verb[len(one) :] in heads for one in _VERB_PREFIXES)
        if not prefixed and verb[:-4] + "ující" not in listed:
            yield Entry(verb[:-4] + "ující", FLAGS)


_QUALITY = (
    "ný",
    "itý",
    "ivý",
    "avý",
    "atý",
    "stý",
    "rý",
    "lý",
    "ivní",
    "ózní",
    "ální",
    "antní",
    "entní",
    "ární",
)
_PARTICIPLE = ("aný", "ený", "ěný", "ovitý", "procentný", "násobný")


def compared(entries: Marked, listed: Container[str], irregular: Container[str]) -> Iterator[Entry]:
    """The regular comparatives of adjectives that have both an adverb and a noun in -ost (trefný: trefnější),
    without the ``listed`` heads and those of adjectives compared irregularly. They stand when attested."""
    for entry, marks in entries:
        head = entry.head
        named = {"K", "R"} <= set(entry.flags) and head.endswith(_QUALITY) and not head.endswith(_PARTICIPLE)
        if not named or marks or head in irregular or (head.startswith("ne") and head[2:] in listed):
            continue
        if head.endswith("rý"):
            made = head[:-2] + "řejší"
        else:
            made = head[:-1] + ("ejší" if head[-2] in "lsz" else "ější")
        if made not in listed:
            yield Entry(made, "YRE")


def done(entries: Marked, listed: Container[str]) -> Iterator[Entry]:
    """The doing of verbs in -ovat (pushování), and what it is done to (hešovaný); no ``listed`` heads."""
    for entry, marks in entries:
        verb, own = entry.head, set(entry.flags)
        if marks or "A" not in own or not verb.endswith("ovat"):
            continue
        if verb[:-2] + "ání" not in listed:
            yield Entry(verb[:-2] + "ání", "S")
        if "T" in own and verb[:-1] + "ný" not in listed:
            yield Entry(verb[:-1] + "ný", "YN")


_WOMEN = {
    "ář": "ářka", "ař": "ařka", "ista": "istka", "tel": "telka", "log": "ložka", "ant": "antka",
    "ovač": "ovačka",
}  # fmt: skip


def women(entries: Marked, listed: Container[str]) -> Iterator[Entry]:
    """Women beside men, without the ``listed`` heads."""
    for entry, marks in entries:
        own = set(entry.flags)
        if marks or not own & set("PUD") or own & set("HLSZMY"):
            continue
        for ending, made in _WOMEN.items():
            if entry.head.endswith(ending):
                woman = entry.head[: -len(ending)] + made
                if woman not in listed:
                    yield Entry(woman, "ZQ")
                break
