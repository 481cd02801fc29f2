"""Words made in ways that hold in general, as entries of their own. A person may write them; nobody plays
them without a text that has them.

* from verbs in -ovat: what is for doing it (rozostřovací), who does it (editující), what it is done to
  (hešovaný), and the doing (pushování); from others, too, what is for doing it (čichací) and the doing
  (předesílání, vyměknutí, odvaření);
* from adjectives that name a quality: comparatives (trefnější, vousatější), which stand only when they are
  attested or understood;
* from verbs in -nout that take an object: what has been done to, beside -žený and -čený (navrhnutý);
* from women beside men and the like: what is theirs (dcerčin, závodnicin);
* older spellings of adjectives in -uální, -iální and of words in -izovat, -izace (individuelní, realisace);
* from men in -ář, -ista, -tel, -log, -tor and the like: women (zednářka, uchvatitelka, mediátorka), what is
  theirs and what they do or are (primářský, laborantský, uživatelství).
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator

from app.lexicon.affixes import DictionaryEntry

Marked = Iterable[tuple[DictionaryEntry, int]]
"""Entries with their marks: made words are made of unmarked ones only."""

FLAGS = "Y"
"""Declined like an adjective; nothing more is derived."""


def for_doing(
    entries: Marked, listed: Container[str], intransitive: Container[str] = ()
) -> Iterator[DictionaryEntry]:
    """What serves to do what a verb in -at says (rozostřovat: rozostřovací), without the ``listed`` heads.

    Of verbs that take an object, and of the named ones without. Only of imperfective verbs, which have an
    adjective in -ující or -ající, and of none that only repeats another."""
    unmarked = [entry for entry, marks in entries if not marks]
    heads = {entry.head for entry in unmarked if "T" in entry.flags or entry.head in intransitive}
    for verb in sorted(head for head in heads if head.endswith("at") and len(head) > _SHORT):
        does = verb[:-4] + "ující" if verb.endswith("ovat") else verb[:-1] + "jící"
        again = verb.endswith("ávat") and verb[:-4] + "ající" in listed
        if does in listed and verb[:-1] + "cí" not in listed and not again and not _repeats(verb):
            yield DictionaryEntry(verb[:-1] + "cí", FLAGS)


_SHORT = 4
"""Letters of verbs too short to be told by their ending (znát, hnát)."""


def _repeats(verb: str) -> bool:
    """Is it a verb that says of another one that it is done now and then (vařívat, dělávat)?"""
    return verb.endswith(("ovávat", "ívávat", "ývávat", "ávávat"))


_VERB_PREFIXES = (
    "do", "na", "nad", "o", "ob", "od", "ode", "po", "pod", "pro", "pře", "před", "při", "roz", "s", "se",
    "u", "v", "vy", "vz", "z", "za", "ze",
)  # fmt: skip


def doing(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """Who does what a verb in -ovat says (editovat: editující), without the ``listed`` heads.

    Not of verbs made by a prefix from one that is listed: those are perfective (vybudovat) or have it.
    """
    heads = {entry.head for entry, marks in entries if "A" in entry.flags and not marks}
    for verb in sorted(head for head in heads if head.endswith("ovat")):
        prefixed = any(verb.startswith(one) and verb[len(one) :] in heads for one in _VERB_PREFIXES)
        if not prefixed and verb[:-4] + "ující" not in listed:
            yield DictionaryEntry(verb[:-4] + "ující", FLAGS)


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
_LOOKS = ("natý", "latý", "satý", "hatý", "latý", "šatý", "ivý", "avý")
_PARTICIPLE = ("aný", "ený", "ěný", "ovitý", "procentný", "násobný")


def compared(entries: Marked, listed: Container[str], irregular: Container[str]) -> Iterator[DictionaryEntry]:
    """The regular comparatives of adjectives that have both an adverb and a noun in -ost (trefný: trefnější),
    without the ``listed`` heads and those of adjectives compared irregularly. They stand when attested."""
    for entry, marks in entries:
        head = entry.head
        own = set(entry.flags)
        looks = "Y" in own and own & set("KR") and head.endswith(_LOOKS)
        named = looks or ({"K", "R"} <= own and head.endswith(_QUALITY) and not head.endswith(_PARTICIPLE))
        if not named or marks or head in irregular or (head.startswith("ne") and head[2:] in listed):
            continue
        if head.endswith("rý"):
            made = head[:-2] + "řejší"
        else:
            made = head[:-1] + ("ejší" if head[-2] in "lsz" else "ější")
        if made not in listed:
            yield DictionaryEntry(made, "YRE")


def done(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """The doing of verbs in -ovat (pushování), and what it is done to (hešovaný); no ``listed`` heads."""
    for entry, marks in entries:
        verb, own = entry.head, set(entry.flags)
        if marks or "A" not in own or not verb.endswith("ovat"):
            continue
        if verb[:-2] + "ání" not in listed:
            yield DictionaryEntry(verb[:-2] + "ání", "S")
        if "T" in own and verb[:-1] + "ný" not in listed:
            yield DictionaryEntry(verb[:-1] + "ný", "YN")


_HARD, _SOFT = tuple("bčfjklmpřršvž"), ("n", "ň")


def acts(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """The doing of verbs that are not in -ovat (předesílání, vyměknutí), without the ``listed`` heads.

    Not of verbs in -it whose last consonant may change (platit: placení), nor of negated ones."""
    for entry, marks in entries:
        verb, own = entry.head, set(entry.flags)
        plain = own & set("JAB") and not own & set("PVUDHLSZMKY") and len(verb) > _SHORT and not marks
        if not plain or _repeats(verb) or (verb.startswith("ne") and verb[2:] in listed):
            continue
        act = _act(verb)
        if act and act not in listed and verb[:-2] + "ání" not in listed:
            yield DictionaryEntry(act, "S")


def _act(verb: str) -> str:
    stem = verb[:-2]
    if verb.endswith("at") and not verb.endswith(("ovat", "ívat")):
        return stem + "ání"
    if verb.endswith("nout"):
        return verb[:-3] + "utí"
    if verb.endswith("it") and stem.endswith(_HARD + _SOFT):
        return stem + ("ění" if stem.endswith(_SOFT) else "ení")
    return ""


_WOMEN = {
    "ář": "ářka", "ař": "ařka", "ista": "istka", "tel": "telka", "log": "ložka", "ant": "antka",
    "ovač": "ovačka", "átor": "átorka", "itor": "itorka", "ktor": "ktorka", "dent": "dentka",
    "rent": "rentka", "gent": "gentka", "sent": "sentka", "ment": "mentka", "tér": "térka",
    "lér": "lérka", "nér": "nérka", "graf": "grafka", "ce": "kyně",
}  # fmt: skip


def women(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """Women beside men, without the ``listed`` heads."""
    for entry, marks in entries:
        own = set(entry.flags)
        if marks or not own & set("PUD") or own & set("HLSZMY"):
            continue
        for ending, made in _WOMEN.items():
            if entry.head.endswith(ending):
                woman = entry.head[: -len(ending)] + made
                if woman not in listed:
                    yield DictionaryEntry(woman, "Z" if woman.endswith("yně") else "ZQ")
                break


_THEIRS = (
    ("ař", "ařský", "ařství"), ("ář", "ářský", "ářství"), ("tel", "telský", "telství"), ("or", "orský", ""),
    ("ér", "érský", "érství"), ("er", "erský", ""), ("ent", "entský", "entství"), ("ista", "istický", ""),
    ("ant", "antský", "antství"), ("ák", "ácký", ""),
)  # fmt: skip
"""Endings of men, of what is theirs, and of what they do or are, where none may be an animal (kondor)."""


def theirs(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """What is people's (primářský), and what they do or are (uživatelství); no ``listed`` heads."""
    for entry, marks in entries:
        own = set(entry.flags)
        if marks or not own & set("PU") or own & set("HLSZMYJAB"):
            continue
        for ending, made, being in _THEIRS:
            stem = entry.head.removesuffix(ending)
            if len(stem) > 2 and stem != entry.head:
                if stem + made not in listed:
                    yield DictionaryEntry(stem + made, FLAGS)
                if being and stem + being not in listed:
                    yield DictionaryEntry(stem + being, "S")
                break


def finished(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """What has been done to, of verbs in -nout that take an object (navrhnutý); no ``listed`` heads."""
    for entry, marks in entries:
        verb, own = entry.head, set(entry.flags)
        transitive = own & set("TC") and own & set("JAB") and not marks
        if transitive and verb.endswith("nout") and verb[:-3] + "utý" not in listed:
            yield DictionaryEntry(verb[:-3] + "utý", "Y")


_HERS = (("ačka", "ač"), ("ička", "ik"), ("ařka", "ař"), ("ářka", "ář"), ("telka", "tel"), ("istka", "ista"),
         ("kyně", "ce"), ("nice", "ník"))  # fmt: skip
"""Endings of women, and those of the men beside them."""


def hers(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """What belongs to a woman (závodnicin) who has a man beside her; no ``listed`` heads."""
    known = [entry for entry, marks in entries if not marks]
    men = {entry.head for entry in known if set(entry.flags) & set("PUD")}
    men -= {entry.head for entry in known if set(entry.flags) & set("HLS")}
    made = set()
    for entry in known:
        woman = entry.head
        if "Z" not in entry.flags or woman in made or set(entry.flags) & set("PUDHLSMY"):
            continue
        if any(woman.endswith(one) and woman[: -len(one)] + other in men for one, other in _HERS):
            own = woman[:-2] + "čin" if woman.endswith("ka") else woman[:-1] + "in"
            if own not in listed:
                made.add(woman)
                yield DictionaryEntry(own, "Y")


_OLDER = (
    ("uální", "uelní", "YR"), ("peciální", "pecielní", "YR"), ("ficiální", "ficielní", "YR"),
    ("nciální", "ncielní", "YR"), ("merciální", "mercielní", "YR"), ("ateriální", "aterielní", "YR"),
    ("striální", "strielní", "YR"), ("izace", "isace", "Z"), ("izování", "isování", "S"),
    ("izovaný", "isovaný", "Y"), ("izační", "isační", "Y"), ("izovat", "isovat", ""),
)  # fmt: skip
"""Endings, how they were spelled till 1957, and the flags; none stands for the flags of the verb."""
_NO_GREEK = re.compile(r"(?:řiz|[doz]ciz|(?:^|o|ob|vy|s|u|z|do|na|od|po|při|roz|za)liz)\Z")
"""Czech roots before -ovat, which were never spelled with s (zařizovat, odcizovat, olizovat)."""


def older(entries: Marked, listed: Container[str]) -> Iterator[DictionaryEntry]:
    """Older spellings (individuelní, realisace), without the ``listed`` heads."""
    for entry, marks in entries:
        for ending, old, flags in _OLDER:
            stem = entry.head.removesuffix(ending)
            if marks or not stem or stem == entry.head or stem + old in listed:
                continue
            if not (ending.startswith("iz") and _NO_GREEK.search(stem + "iz")):
                yield DictionaryEntry(stem + old, flags or entry.flags)


def formed(rows: Iterable[list[str]], listed: Container[str]) -> Iterator[DictionaryEntry]:
    """What a list tells to be made so (pohovorový, komentovatelný): rows of flags and heads, without the
    ``listed`` heads and what it tells twice."""
    made = set()
    for flags, words in rows:
        for head in words.split():
            if head not in listed and head not in made:
                made.add(head)
                yield DictionaryEntry(head, flags)
