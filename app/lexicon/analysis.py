"""What a word is, for an interface to put into sentences: lemma, part of speech, grammatical form."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from app.lexicon.columns import UNRANKED
from app.lexicon.grammar import Pos, Sub, positives
from app.lexicon.morphology import ARCHAIC, COLLOQUIAL, NAME, Morphology, Reading, base_first

__all__ = ["Analysis", "Degree", "Form", "FormKind", "Gender", "Pos", "Tag", "analyses_of", "read_code"]


class Gender(Enum):
    """Grammatical gender."""

    MASCULINE_ANIMATE = "M"
    MASCULINE_INANIMATE = "I"
    MASCULINE = "m"
    """Masculine of either kind (participles)."""
    FEMININE = "F"
    NEUTER = "N"
    ANY = "X"


class FormKind(Enum):
    """What kind of form it is; which of the other fields of a `Form` count."""

    CASE = "case"
    """``number`` and ``cases``, ``gender`` where it is agreed in."""
    INFINITIVE = "infinitive"
    PRESENT = "present"
    """``person`` and ``number``; the future of perfective verbs."""
    IMPERATIVE = "imperative"
    CONDITIONAL = "conditional"
    PAST_PARTICIPLE = "past participle"
    """``gender`` and ``number``."""
    PASSIVE_PARTICIPLE = "passive participle"
    PRESENT_TRANSGRESSIVE = "present transgressive"
    PAST_TRANSGRESSIVE = "past transgressive"
    ADVERB = "adverb"
    UNINFLECTED = "uninflected"


class Degree(Enum):
    """Degree of an adjective or adverb."""

    POSITIVE = 1
    COMPARATIVE = 2
    SUPERLATIVE = 3


class Tag(Enum):
    """What else is to be said of a form."""

    NEGATED = "negated"
    NAME = "name"
    VULGAR = "vulgar"
    COLLOQUIAL = "colloquial"
    ARCHAIC = "archaic"
    DERIVED = "derived"
    """Made by rule from another word; counts only where texts have it."""
    POSSESSIVE = "possessive"
    DUAL = "dual"
    """The endings in -ma: right beside oči, uši, ruce, nohy, elsewhere colloquial."""
    INTERJECTION_COMMON = "common interjection"
    INTERJECTION_RARE = "rare interjection"
    ABBREVIATION = "abbreviation"


@dataclass(frozen=True)
class Form:
    """One grammatical form. ``cases`` are numbered 1 to 7 as Czech grammar does."""

    kind: FormKind
    gender: Gender | None = None
    number: int | None = None
    """1 singular, 2 plural."""
    cases: tuple[int, ...] = ()
    person: int | None = None


@dataclass(frozen=True)
class Analysis:
    """One reading of a word. ``forms`` lists the grammatical forms that look like this."""

    lemma: str
    pos: Pos
    forms: tuple[Form, ...]
    degree: Degree
    tags: frozenset[Tag]
    rank: int
    """Frequency rank of the lemma, `app.lexicon.columns.UNRANKED` when unattested."""


_PARTICIPLES = {
    "l": FormKind.PAST_PARTICIPLE,
    "n": FormKind.PASSIVE_PARTICIPLE,
    "tp": FormKind.PRESENT_TRANSGRESSIVE,
    "tm": FormKind.PAST_TRANSGRESSIVE,
}
_AGREEMENT = {
    "ms": ((Gender.MASCULINE, 1),),
    "fs": ((Gender.FEMININE, 1),),
    "ns": ((Gender.NEUTER, 1),),
    "mp": ((Gender.MASCULINE_ANIMATE, 2),),
    "fp": ((Gender.FEMININE, 2), (Gender.MASCULINE_INANIMATE, 2)),
    "p": ((Gender.ANY, 2),),
    "acc": ((Gender.FEMININE, 1),),
}
_TRANSGRESSIVE_FEMININE = ((Gender.FEMININE, 1), (Gender.NEUTER, 1))


def read_code(code: str) -> tuple[Form, ...]:
    """A form code (see `app.lexicon.grammar`) as forms."""
    return tuple(form for part in code.split() for form in _read_part(part))


def _read_part(part: str) -> list[Form]:
    case = re.fullmatch(r"([MIFNX]?)([sp])([1-7]+)", part)
    if case:
        gender = Gender(case[1]) if case[1] else None
        return [Form(FormKind.CASE, gender, 1 if case[2] == "s" else 2, tuple(map(int, case[3])))]
    finite = re.fullmatch(r"([123])([sp])(!?)", part)
    if finite:
        kind = FormKind.IMPERATIVE if finite[3] else FormKind.PRESENT
        return [Form(kind, None, 1 if finite[2] == "s" else 2, (), int(finite[1]))]
    kind_code, _, agreement = part.partition(".")
    if kind_code in _PARTICIPLES:
        kind = _PARTICIPLES[kind_code]
        agreed = _AGREEMENT.get(agreement, ())
        if kind_code in ("tp", "tm") and agreement == "fs":
            agreed = _TRANSGRESSIVE_FEMININE
        cases = (4,) if agreement == "acc" else ()
        return [Form(kind, gender, number, cases) for gender, number in agreed]
    plain = {"inf": FormKind.INFINITIVE, "adv": FormKind.ADVERB, "cond": FormKind.CONDITIONAL}
    return [Form(plain.get(part, FormKind.UNINFLECTED))]


_SHORT_ADJECTIVE = {
    "ms": "Ms1 Is14",
    "fs": "Fs1",
    "ns": "Ns14",
    "mp": "Mp1",
    "fp": "Ip14 Fp14 Mp4",
    "acc": "Fs4",
}
"""Short adjectives (hladov, zdráva), which the source declines like passive participles."""

_DERIVED = {Sub.QUALITY, Sub.ADVERB, Sub.POSSESSIVE, Sub.PASSIVE, Sub.COMPARATIVE, Sub.COMPARATIVE_ADVERB,
            Sub.PARTICIPLE, Sub.VARIANT}  # fmt: skip


def _of_reading(morphology: Morphology, reading: Reading, rank: int) -> Analysis:
    sense, prefix = reading.sense, reading.prefix
    tags: set[Tag] = set()
    if reading.name:
        tags.add(Tag.NAME)
    if reading.symbol:
        tags.add(Tag.ABBREVIATION)
    if sense.colloquial:
        tags.add(Tag.COLLOQUIAL)
    if sense.dual:
        tags.add(Tag.DUAL)
    if sense.sub is Sub.POSSESSIVE:
        tags.add(Tag.POSSESSIVE)
    verb = sense.pos is Pos.VERB
    if prefix in ("ne", "nejne"):
        tags.add(Tag.NEGATED)
    if sense.sub in _DERIVED or (prefix.startswith("ne") and not verb):
        tags.add(Tag.DERIVED)
    if sense.archaic:
        tags.add(Tag.ARCHAIC)
    tags |= _marks(reading.flags)
    lemma, pos, code = sense.lemma, sense.pos, sense.code
    if verb:
        lemma = _infinitive(morphology, lemma, code)
        tags |= _negation(reading.head, lemma)
        if code.startswith("n.") and not lemma.endswith(("t", "ci")):
            pos, code = Pos.ADJECTIVE, _SHORT_ADJECTIVE[code.removeprefix("n.")]
    comparative = lemma.endswith(("ejší", "ější", "eji", "ěji")) and bool({"W", "E"} & set(reading.flags))
    degree = Degree.POSITIVE
    if comparative or sense.sub is Sub.COMPARATIVE:
        lemma = next((one for one in positives(lemma) if morphology.entries(one)), lemma)
    if not verb:
        lemma = prefix.removeprefix("nej") + lemma
    if prefix.startswith("nej"):
        degree = Degree.SUPERLATIVE
    elif comparative or sense.sub in (Sub.COMPARATIVE, Sub.COMPARATIVE_ADVERB):
        degree = Degree.COMPARATIVE
    return Analysis(lemma, pos, read_code(code), degree, frozenset(tags), UNRANKED if reading.name else rank)


def _infinitive(morphology: Morphology, head: str, code: str) -> str:
    """The infinitive (or long adjective) that the head of a verb entry belongs to; else the head."""
    linked = morphology.link(head)
    if linked == head and code.startswith("t"):
        made = morphology.transgressive(head)
        return head if made is None else made[0]
    return linked


_MARKS = {"w": Tag.VULGAR, COLLOQUIAL: Tag.COLLOQUIAL, ARCHAIC: Tag.ARCHAIC}


def _marks(flags: str) -> frozenset[Tag]:
    """What the flags of an entry say of the whole word."""
    return frozenset(tag for mark, tag in _MARKS.items() if mark in flags)


def _negation(word: str, lemma: str) -> frozenset[Tag]:
    negated = word.startswith("ne") and not lemma.startswith("ne")
    return frozenset({Tag.NEGATED}) if negated else frozenset()


_DENIABLE = {Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.NUMERAL}
"""What ne- is put before by itself: nemá denies mít, never můj, though the source keeps both under má/N."""


def _deniable(morphology: Morphology, lemma: str, pos: Pos) -> bool:
    """Is there a negation of this word? Of nouns only where the noun's own entry says so (přítel/N)."""
    if pos is Pos.NOUN:
        return any("N" in flags and not flags.startswith(NAME) for flags in morphology.entries(lemma))
    return pos in _DENIABLE


def _listed(morphology: Morphology, word: str, bare: str, rank: int) -> list[Analysis]:
    """The readings in the table of irregular forms. ``bare`` is the word, or what ne- stands before."""
    own = {tag for flags in morphology.entries(bare) if not flags.startswith(NAME) for tag in _marks(flags)}
    found = []
    for lemma, pos, code in morphology.irregular(bare):
        if bare != word and not _deniable(morphology, lemma, pos):
            continue
        negated = _negation(word, lemma) if pos is Pos.VERB or bare != word else frozenset()
        found.append(Analysis(lemma, pos, read_code(code), Degree.POSITIVE, negated | own, rank))
    return found


def analyses_of(morphology: Morphology, word: str, rank: int) -> tuple[Analysis, ...]:
    """Every reading of a (normalised) word, the likeliest kinds first."""
    found: list[Analysis] = []
    found += _listed(morphology, word, word, rank)
    whole = bool(found)
    if not found and word.startswith("ne") and any("N" in own for own in morphology.entries(word[2:])):
        found += _listed(morphology, word, word[2:], rank)
    for reading in sorted(morphology.readings(word), key=base_first):
        bare = reading.sense.pos is Pos.OTHER
        if reading.sense.enclitic or (bare and not reading.name and found):
            continue
        if reading.prefix == "ne" and (
            (whole and reading.sense.pos is Pos.NOUN)  # nejen is not what is no yen
            or (bare and morphology.irregular(reading.head))  # nor is nesvá anything but nesvůj
        ):
            continue
        found.append(_of_reading(morphology, reading, rank))
    if not any(Tag.NAME not in one.tags for one in found):
        made = morphology.transgressive(word)
        if made is not None:
            tags = _negation(word, made[0]) | _marks("".join(morphology.entries(made[0])))
            found.insert(0, Analysis(made[0], Pos.VERB, read_code(made[1]), Degree.POSITIVE, tags, rank))
    single = _marks(morphology.marks(word))
    merged: dict[tuple[str, Pos, Degree, frozenset[Tag]], Analysis] = {}
    for one in found:
        if single and Tag.NAME not in one.tags:
            one = replace(one, tags=one.tags | single)
        key = (one.lemma, one.pos, one.degree, one.tags)
        if key in merged:
            forms = tuple(dict.fromkeys((*merged[key].forms, *one.forms)))
            one = replace(one, forms=forms)
        merged[key] = one
    return tuple(merged.values())
