"""What the flags and rows of cs_CZ mean: part of speech, sub-lemma and grammatical form of every form.

Flags are shared between parts of speech, so nothing is decided by a flag alone: the ending of the head,
the other flags of the entry and the row together decide. The result for one form is a `Sense`.

Form codes, one or more separated by blanks: nouns ``s24`` (singular, cases 2 and 4), ``p1``; adjectives
with a gender before it, ``Fs15`` (M masculine animate, I inanimate, F, N, and X for all); verbs ``1s``,
``3p`` present, ``2s!`` imperative, ``inf``, ``l.ms`` past participle, ``n.ms`` passive participle,
``tp.ms`` and ``tm.ms`` present and past transgressive; ``adv``; ``-`` indeclinable.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.lexicon.affixes import AffixRow, DerivedForm
from app.lexicon.paradigms import (
    CO,
    DANDY,
    FEMININE,
    HARD,
    MATCIN,
    MUJ,
    NAS,
    NEUTER,
    OBOJ,
    OTCUV,
    QUALITY,
    SOFT,
    TEN,
    TRANSGRESSIVE,
    noun_code,
    noun_head,
)


class Pos(Enum):
    """Part of speech, with the letter used in the word file."""

    NOUN = "n"
    ADJECTIVE = "a"
    PRONOUN = "p"
    NUMERAL = "c"
    VERB = "v"
    ADVERB = "d"
    PREPOSITION = "r"
    CONJUNCTION = "j"
    PARTICLE = "t"
    INTERJECTION = "i"
    OTHER = "x"


class Sub(Enum):
    """Which lemma derived from the entry a form belongs to. BASE is the entry itself."""

    BASE = "base"
    QUALITY = "ost"
    ADVERB = "adverb"
    POSSESSIVE = "possessive"
    PASSIVE = "passive"
    COMPARATIVE = "comparative"
    COMPARATIVE_ADVERB = "comparative adverb"
    PARTICIPLE = "participle adjective"
    TRANSGRESSIVE = "transgressive"
    VARIANT = "variant"


@dataclass(frozen=True, slots=True)
class Sense:
    """One form read grammatically. ``lemma`` is None when it is the head (plus prefix)."""

    sub: Sub
    pos: Pos
    code: str
    lemma: str
    enclitic: bool = False
    dual: bool = False
    colloquial: bool = False
    archaic: bool = False
    """The infinitive in -ti; the imperatives pec, tluc beside peč, tluč."""


NOUN_FLAGS = frozenset("PVUDHLSZM")
VERB_FLAGS = frozenset("JABT")
PASSIVE_FLAGS = frozenset("Tn")
"""n is the supplement's: the impersonal passive of verbs that take no object (pracováno)."""
VARIANT_FLAGS = frozenset("uv")
"""Flags of the supplement: locatives and plurals beside the usual ones (v benzíně, chlapové)."""
_NUMERALS = ("pět", "šest", "devět", "deset", "padesát", "šedesát")

# --- adjectives and their like ------------------------------------------------------------------------

HARD_HEAD = "Ms15 Is145"
POSSESSIVE_HEAD = "Ms15 Is14"

PARTICIPLE_ENDINGS = {"": "ms", "a": "fs", "o": "ns", "i": "mp", "y": "fp", "u": "acc"}


_POSITIVE = (
    ("čtější", ("cký",)),
    ("štější", ("ský",)),
    ("řejší", ("rý",)),
    ("žejší", ("hý",)),
    ("šejší", ("chý",)),
    ("čejší", ("ký",)),
    ("ější", ("ý", "í")),
    ("ejší", ("ý", "í")),
)


def positives(comparative: str) -> list[str]:
    """The adjectives whose regular comparative this may be."""
    found = []
    for ending, heads in _POSITIVE:
        if comparative.endswith(ending):
            found += [comparative[: -len(ending)] + head for head in heads]
    return found


def is_adjective_head(head: str) -> bool:
    """Heads declined like mladý or jarní."""
    return head.endswith(("ý", "í"))


# --- verbs --------------------------------------------------------------------------------------------


def verb_code(head: str, row: AffixRow | None) -> str:
    """Form code of a finite form, infinitive or active participle made by J, A, B or I, or of a head."""
    if row is None:
        return head_verb_code(head)
    add, strip = row.add, row.strip
    if add == "i" and strip == "" and head.endswith("t"):
        return "inf"
    if head.endswith(("ct", "ci")) and (strip, add) in (("t", "i"), ("i", "t")):
        return "inf"
    if add.endswith(("ls", "las", "los")):
        return {"ls": "l.ms", "las": "l.fs", "los": "l.ns"}[add[-3:] if add[-2] in "ao" else "ls"]
    for ending, code in (("la", "l.fs"), ("lo", "l.ns"), ("li", "l.mp"), ("ly", "l.fp"), ("l", "l.ms")):
        if add.endswith(ending) and not strip.endswith("lit"):  # chval, zesil are imperatives
            return code
    if head.endswith(("it", "et", "ět")):
        return _itive_code(head, row)
    return _present_code(head, row)


def _itive_code(head: str, row: AffixRow) -> str:
    """Present and imperative of verbs in -it, -et, -ět: only í and the 3rd person in -ejí are present."""
    add = row.add
    present = {"ím": "1s", "íš": "2s", "íme": "1p", "íte": "2p"}.get(add)
    if present is not None:
        return present
    if add in ("jí", "ejí", "ějí"):
        return "3p"
    if add.endswith("í") and head.endswith("vědět"):
        return "3p" if row.strip == "ět" else "3s"
    if add.endswith("í"):
        return "3s 3p"
    if add.endswith("me"):
        return "1p!"
    return "2p!" if add.endswith("te") or (row.strip == "" and add == "e") else "2s!"


def _present_code(head: str, row: AffixRow) -> str:
    """Present and imperative of the other verbs."""
    add, strip = row.add, row.strip
    infinitive = head.endswith(("t", "ci"))
    if (strip, add) in (("zat", "ži"), ("sat", "ši")):  # literary: (já) káži, češi
        return "1s"
    if add.endswith("š"):
        imperative = strip.endswith(("še", "íšu")) or (strip == "sat" and add == "š")
        return "2s!" if imperative else "2s"
    if add == "i" and strip == "e" and head.endswith(("je", "ce")):
        return "1s"
    if add in ("u", "ju", "ji") or (add.endswith(("ju", "u")) and not add.endswith("ou")):
        return "1s"
    if add.endswith(("iji", "uji", "yji", "aji", "ěji", "eji")):
        return "1s"
    if add.endswith(("ou", "ají", "ejí", "ějí", "jí", "edí", "ědí")):
        return "3p"
    if add.endswith("í"):
        return "3s 3p" if infinitive else "3p"
    if add.endswith(("ám", "ím", "ém")) or add == "m":
        return "1s"
    if add == "e" and strip == "" and head.endswith("m"):
        return "1p"
    if add == "" and strip in ("t", "m", "st"):
        if head.endswith("out"):
            return "3p"
        return "3s 3p" if head.endswith(("ít", "ím")) else "3s"
    if (strip, add) in (("íst", "te"), ("íst", "ěte"), ("ést", "ete")):  # čte, hněte, plete
        return "3s"
    if add.endswith("me") or add.endswith("te"):
        return _plural_verb(head, row)
    if add.endswith(("e", "ě", "á")):
        return "3s"
    return "2s!"


def _plural_verb(head: str, row: AffixRow) -> str:
    person = "1p" if row.add.endswith("me") else "2p"
    stem = row.add[:-2]
    if stem == "" and (row.strip in ("t", "m") or (row.strip == "st" and head.endswith("íst"))):
        return person
    if row.flag == "A" and head.endswith("řít") and stem == "e":
        return f"{person} {person}!"  # třeme: both
    if stem.endswith(("á", "í")) or stem.endswith("e") or stem.endswith("ě"):
        imperative = stem.endswith("ě") and not row.strip.startswith(("ňu", "tě", "ď"))
        soft = (row.strip == "ít" and stem == "e") or row.strip == "ím"
        return person + "!" if imperative or soft else person
    return person + "!"


_OLD_IMPERATIVES = ("ec", "ecme", "ecte", "uc", "ucme", "ucte")
"""Rows of verbs like péct, tlouct; today it is peč, tluč."""


def head_verb_code(head: str) -> str:
    """Form code of a verb entry's head."""
    if head.endswith("t") or head.endswith("ci"):
        return "inf"
    if head.endswith(("u", "i", "m")):
        return "1s"
    return "3s"


def participle_code(text: str, kind: str) -> str:
    """``l.fs`` or ``n.fs`` and the like, from the ending of the participle itself."""
    last = text[-1]
    return f"{kind}.{PARTICIPLE_ENDINGS.get(last if last in 'aoiyu' else '', 'ms')}"


# --- whole forms --------------------------------------------------------------------------------------


def is_verb(head: str, flags: str) -> bool:
    """Is the entry itself a verb (infinitive or present-stem head)?"""
    chosen = set(flags)
    if chosen & VERB_FLAGS and not chosen & NOUN_FLAGS:
        return True
    if "I" in chosen and not chosen & NOUN_FLAGS and head.endswith("t"):
        return head not in _NUMERALS and not head.endswith(("náct", "cet", "desát"))
    return bool("C" in chosen and head.endswith(("t", "ci")) and not chosen & NOUN_FLAGS)


def _y_code(head: str, base: str, row: AffixRow) -> tuple[Pos, str] | None:
    """Rows of Y on ``base`` (the head, or a form like ``otcův``)."""
    add = row.add
    if base.endswith("ův"):
        return Pos.ADJECTIVE, OTCUV[add]
    if base.endswith("ůj"):
        return Pos.PRONOUN, MUJ[add]
    if base.endswith("áš"):
        return Pos.PRONOUN, NAS[add]
    if base.endswith("ý"):
        return Pos.ADJECTIVE, HARD[add]
    if base.endswith("í"):
        return Pos.ADJECTIVE, SOFT[add]
    if base.endswith("á"):
        return Pos.NOUN, FEMININE[add]
    if base.endswith("é"):
        return Pos.NOUN, NEUTER[add]
    if base.endswith("oj") or base.endswith("ij"):
        return Pos.NUMERAL, OBOJ[add]
    if base.endswith("in"):
        return Pos.ADJECTIVE, MATCIN[add]
    if base.endswith(("en", "do")):
        return Pos.PRONOUN, TEN[add]
    if base.endswith("co"):
        return Pos.PRONOUN, CO[add]
    return Pos.NOUN, DANDY.get(add, "s1")


def read_form(head: str, flags: str, form: DerivedForm) -> Sense:
    """The grammatical reading of one form of an entry."""
    row, second = form.first, form.second
    verb = is_verb(head, flags)
    if row is None:
        return _read_head(head, flags, verb)
    flag, add = row.flag, row.add
    plain = head[: len(head) - len(row.strip)] + add
    if second is not None or row.continuation:
        return _read_derived(head, row, second, plain)
    if flag in "JAB":
        code = verb_code(head, row)
        enclitic = code.startswith("l.") and add.endswith("s")
        colloquial = add.endswith(
            ("uju", "ujou", "iju", "ijou", "yju", "yjou", "aju", "ajou", "eju", "ejou", "ěju", "ějou")
        )
        # Rows of the supplement: tisknul beside tiskl stands when it is attested.
        sub = Sub.VARIANT if row.strip == "nout" and add.startswith("nul") else Sub.BASE
        archaic = (code == "inf" and plain.endswith("ti")) or add in _OLD_IMPERATIVES
        return Sense(sub, Pos.VERB, code, head, enclitic, colloquial=colloquial, archaic=archaic)
    if flag in PASSIVE_FLAGS or (flag == "C" and verb):
        return Sense(Sub.PASSIVE, Pos.VERB, participle_code(plain, "n"), head)
    if flag == "I" and verb:
        return Sense(Sub.BASE, Pos.VERB, "inf", head, archaic=plain.endswith("ti"))
    if flag == "X":
        lemma = head
        code = TRANSGRESSIVE[add]
        return Sense(Sub.BASE, Pos.VERB, code, lemma)
    if flag == "O":
        return _read_o(head, row, plain)
    if flag == "y":
        return Sense(Sub.COMPARATIVE, Pos.ADJECTIVE, SOFT[""], head)
    if flag == "K" and is_adjective_head(head):
        lemma = head[:-1] + "ost"
        return Sense(Sub.QUALITY, Pos.NOUN, QUALITY[add[3:]], lemma)
    if flag == "C" and head.endswith("cký"):
        return Sense(Sub.QUALITY, Pos.NOUN, QUALITY[add[5:]], head[:-3] + "čnost")
    if flag == "R" and is_adjective_head(head) and (not (set(flags) & NOUN_FLAGS) or "Y" in flags):
        return Sense(Sub.ADVERB, Pos.ADVERB, "adv", plain)
    if flag == "Y":
        made = _y_code(head, head, row)
        assert made is not None
        dual = add.endswith("ma") and not head.endswith(("en", "co"))
        return Sense(Sub.BASE, made[0], made[1], head, dual=dual or add == "ěma")
    if flag == "I" and head.endswith(("ět", "it", "át")) and not set(flags) & NOUN_FLAGS:
        return Sense(Sub.BASE, Pos.NUMERAL, "p23567", head)
    if flag == "I" and (head.endswith(("náct", "cet")) or head in ("sedm", "osm", "šest", "deset")):
        return Sense(Sub.BASE, Pos.NUMERAL, "p23567", head)
    if flag in VARIANT_FLAGS:
        return Sense(
            Sub.VARIANT, Pos.NOUN, "p15" if flag == "v" else "p6" if add.endswith("ách") else "s6", head
        )
    return Sense(Sub.BASE, Pos.NOUN, noun_code(head, row) or "?", head)


def _read_head(head: str, flags: str, verb: bool) -> Sense:
    if verb:
        return Sense(Sub.BASE, Pos.VERB, head_verb_code(head), head)
    chosen = set(flags)
    if "Y" in chosen:
        if head.endswith("ý"):
            return Sense(Sub.BASE, Pos.ADJECTIVE, HARD_HEAD, head)
        if head.endswith("í"):
            pos = Pos.NOUN if "S" in chosen else Pos.ADJECTIVE
            return Sense(Sub.BASE, pos, SOFT[""], head)
        if head.endswith(("ův", "in")):
            return Sense(Sub.BASE, Pos.ADJECTIVE, POSSESSIVE_HEAD, head)
        if head.endswith("á"):
            return Sense(Sub.BASE, Pos.NOUN, "s15", head)
        if head.endswith("é"):
            return Sense(Sub.BASE, Pos.NOUN, "s145", head)
        if head.endswith(("en", "áš", "ůj")):
            return Sense(Sub.BASE, Pos.PRONOUN, "Ms1 Is14", head)
        if head.endswith("co"):
            return Sense(Sub.BASE, Pos.PRONOUN, "s14", head)
        if head.endswith("kdo"):
            return Sense(Sub.BASE, Pos.PRONOUN, "s1", head)
        return Sense(Sub.BASE, Pos.NOUN, "s15", head)
    if chosen & (NOUN_FLAGS | set("QKC")):
        return Sense(Sub.BASE, Pos.NOUN, noun_head("".join(sorted(flags)), head[-1]), head)
    if "O" in chosen:
        kind = "l" if head.endswith("l") else "n"
        return Sense(Sub.BASE, Pos.VERB, participle_code(head, kind), head)
    if "X" in chosen:
        return Sense(Sub.BASE, Pos.VERB, "tm.ms" if head.endswith("v") else "tp.ms", head)
    if "I" in chosen:
        return Sense(Sub.BASE, Pos.NUMERAL, "p14", head)
    return Sense(Sub.BASE, Pos.OTHER, "-", head)


def _read_o(head: str, row: AffixRow, plain: str) -> Sense:
    if row.strip == "ý":
        return Sense(Sub.ADVERB, Pos.ADVERB, "adv", plain)
    if plain.endswith("s") and row.add.endswith("s"):
        return Sense(Sub.BASE, Pos.VERB, participle_code(plain[:-1], "l"), head, enclitic=True)
    kind = "l" if head.endswith("l") else "n"
    return Sense(Sub.BASE, Pos.VERB, participle_code(plain, kind), head)


def _read_derived(head: str, row: AffixRow, second: AffixRow | None, plain: str) -> Sense:
    """Two-level suffixes: otcův, dělající, krásnější."""
    if row.flag == "y":
        if row.add.endswith("i") and not row.add.endswith("ími"):
            return Sense(Sub.COMPARATIVE_ADVERB, Pos.ADVERB, "adv", plain)
        stem = plain[: plain.rindex("ší") + 2] if "ší" in plain else plain
        return Sense(
            Sub.COMPARATIVE, Pos.ADJECTIVE, SOFT[plain[len(stem) :]], stem, dual=plain.endswith("ma")
        )
    if row.add.endswith("ův"):
        if second is None:
            return Sense(Sub.POSSESSIVE, Pos.ADJECTIVE, POSSESSIVE_HEAD, plain)
        made = _y_code(head, plain, second)
        assert made is not None
        return Sense(Sub.POSSESSIVE, Pos.ADJECTIVE, made[1], plain, dual=second.add.endswith("ma"))
    code = SOFT[""] if second is None else SOFT[second.add]
    dual = second is not None and second.add.endswith("ma")
    return Sense(Sub.PARTICIPLE, Pos.ADJECTIVE, code, plain, dual=dual)
