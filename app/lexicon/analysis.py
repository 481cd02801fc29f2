"""What a word is, for an interface to put into sentences: lemma, part of speech, grammatical form."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from app.lexicon.container import UNRANKED
from app.lexicon.grammar import Pos, Sub, positives
from app.lexicon.morphology import ARCHAIC, COLLOQUIAL, NAME, Morphology, Reading, base_first

__all__ = ["Analysis", "Degree", "FormKind", "Gender", "Pos", "Tag", "WordForm", "analyses_of", "read_code"]


class Gender(Enum):
    MASCULINE_ANIMATE = "M"
    MASCULINE_INANIMATE = "I"
    MASCULINE = "m"
    """Masculine of either kind (participles)."""
    FEMININE = "F"
    NEUTER = "N"
    ANY = "X"


class FormKind(Enum):
    """What kind of form it is; which of the other fields of a `WordForm` count."""

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
    PLURAL = "plural"
    """Of English nouns; the next three of English verbs."""
    PAST = "past tense"
    PERFECT = "perfect participle"
    GERUND = "-ing form"
    ADVERB = "adverb"
    UNINFLECTED = "uninflected"


TRANSGRESSIVES = frozenset({FormKind.PRESENT_TRANSGRESSIVE, FormKind.PAST_TRANSGRESSIVE})


class Degree(Enum):
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
class WordForm:
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
    forms: tuple[WordForm, ...]
    degree: Degree
    tags: frozenset[Tag]
    rank: int
    """Frequency rank of the lemma, `app.lexicon.container.UNRANKED` when unattested."""


_BASIC = frozenset({FormKind.INFINITIVE, FormKind.ADVERB, FormKind.UNINFLECTED})


def is_basic(word: str, reading: Analysis) -> bool:
    """Whether a word, so read, is the form that stands in dictionaries."""
    forms = reading.forms
    return word == reading.lemma and (
        not forms or any(form.kind in _BASIC or 1 in form.cases for form in forms)
    )


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


def read_code(code: str) -> tuple[WordForm, ...]:
    """A form code (see `app.lexicon.grammar`) as forms."""
    return tuple(form for part in code.split() for form in _read_part(part))


def _read_part(part: str) -> list[WordForm]:
    case = re.fullmatch(r"([MIFNX]?)([sp])([1-7]+)", part)
    if case:
        gender = Gender(case[1]) if case[1] else None
        return [WordForm(FormKind.CASE, gender, 1 if case[2] == "s" else 2, tuple(map(int, case[3])))]
    finite = re.fullmatch(r"([123])([sp])(!?)", part)
    if finite:
        kind = FormKind.IMPERATIVE if finite[3] else FormKind.PRESENT
        return [WordForm(kind, None, 1 if finite[2] == "s" else 2, (), int(finite[1]))]
    kind_code, _, agreement = part.partition(".")
    if kind_code in _PARTICIPLES:
        kind = _PARTICIPLES[kind_code]
        agreed = _AGREEMENT.get(agreement, ())
        if kind_code in ("tp", "tm") and agreement == "fs":
            agreed = _TRANSGRESSIVE_FEMININE
        cases = (4,) if agreement == "acc" else ()
        return [WordForm(kind, gender, number, cases) for gender, number in agreed]
    plain = {"inf": FormKind.INFINITIVE, "adv": FormKind.ADVERB, "cond": FormKind.CONDITIONAL}
    return [WordForm(plain.get(part, FormKind.UNINFLECTED))]


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


def _of_reading(morphology: Morphology, reading: Reading) -> Analysis:
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
    compared = sense.pos in (Pos.ADJECTIVE, Pos.ADVERB, Pos.OTHER) and not reading.name
    listed = morphology.positive(lemma) if compared else None
    comparative = listed is not None or (
        lemma.endswith(("ejší", "ější", "eji", "ěji")) and bool({"W", "E"} & set(reading.flags))
    )
    degree = Degree.POSITIVE
    if listed is not None:
        lemma = listed
    elif comparative or sense.sub is Sub.COMPARATIVE:
        lemma = next((one for one in positives(lemma) if morphology.entries(one)), lemma)
    if not reading.name:
        pos = morphology.part_of_speech(lemma, pos)
    if not verb:
        lemma = prefix.removeprefix("nej") + lemma
    if prefix.startswith("nej"):
        degree = Degree.SUPERLATIVE
    elif comparative or sense.sub in (Sub.COMPARATIVE, Sub.COMPARATIVE_ADVERB):
        degree = Degree.COMPARATIVE
    return Analysis(lemma, pos, read_code(code), degree, frozenset(tags), UNRANKED)


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
    """Told by ne- that the infinitive lacks; nést has an é where its forms have none."""
    negated = word.startswith("ne") and not lemma.startswith(("ne", "né"))
    return frozenset({Tag.NEGATED}) if negated else frozenset()


_DENIABLE = {Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.NUMERAL}
"""What ne- is put before by itself: nemá denies mít, never můj, though the source keeps both under má/N."""


def _deniable(morphology: Morphology, lemma: str, pos: Pos) -> bool:
    """Is there a negation of this word? Of nouns only where the noun's own entry says so (přítel/N)."""
    if pos is Pos.NOUN:
        return any("N" in flags and not flags.startswith(NAME) for flags in morphology.entries(lemma))
    return pos in _DENIABLE


def _listed(morphology: Morphology, prefix: str, bare: str) -> list[Analysis]:
    """The readings in the table of irregular forms of a word without its prefix (none, ne- or nej-)."""
    word, superlative = prefix + bare, prefix == "nej"
    own = {tag for flags in morphology.entries(bare) if not flags.startswith(NAME) for tag in _marks(flags)}
    found = []
    for lemma, pos, code in morphology.irregular(bare):
        if prefix == "ne" and not _deniable(morphology, lemma, pos):
            continue
        deniable = prefix == "ne" or (not prefix and pos is Pos.VERB)
        negated = _negation(word, lemma) if deniable else frozenset[Tag]()
        positive = morphology.positive(lemma)
        degree = Degree.POSITIVE if positive is None else Degree.COMPARATIVE
        if superlative:
            if positive is None and pos not in (Pos.ADVERB, Pos.ADJECTIVE):
                continue
            degree = Degree.SUPERLATIVE
        found.append(Analysis(positive or lemma, pos, read_code(code), degree, negated | own, UNRANKED))
    return found


def _of_table(morphology: Morphology, word: str) -> list[Analysis]:
    """What the table of irregular forms says of a word, or of what ne- or nej- stands before."""
    found = _listed(morphology, "", word)
    for prefix, flag in (("ne", "N"), ("nej", "E")):
        bare = word.removeprefix(prefix)
        if not found and bare != word and any(flag in own for own in morphology.entries(bare)):
            found = _listed(morphology, prefix, bare)
    return found


def _lateness(one: Analysis) -> int:
    """How late a reading comes to mind: imperatives after other forms, then vocatives and what is archaic."""
    kinds = {form.kind for form in one.forms}
    if Tag.ARCHAIC in one.tags or kinds <= TRANSGRESSIVES or all(form.cases == (5,) for form in one.forms):
        return 2
    return int(kinds == {FormKind.IMPERATIVE})


def analyses_of(morphology: Morphology, word: str, rank_of: Callable[[str], int]) -> tuple[Analysis, ...]:
    """Every reading of a (normalised) word: what tables say first, then by how common the lemma is.

    ``rank_of``: the frequency rank of a lemma (`UNRANKED` when unattested).
    """
    listed = _of_table(morphology, word)
    found: list[Analysis] = []
    whole = bool(morphology.irregular(word))
    for reading in sorted(morphology.readings(word), key=base_first):
        bare = reading.sense.pos is Pos.OTHER
        if reading.sense.enclitic or (bare and not reading.name and listed):
            continue
        if reading.prefix == "ne" and (
            (whole and reading.sense.pos is Pos.NOUN)  # nejen is not what is no yen
            or (bare and morphology.irregular(reading.head))  # nor is nesvá anything but nesvůj
        ):
            continue
        found.append(_of_reading(morphology, reading))
    if any(one.pos is not Pos.OTHER and Tag.NAME not in one.tags for one in found):
        found = [one for one in found if one.pos is not Pos.OTHER or Tag.NAME in one.tags]
    if not any(Tag.NAME not in one.tags for one in (*listed, *found)):
        made = morphology.transgressive(word)
        if made is not None:
            tags = _negation(word, made[0]) | _marks("".join(morphology.entries(made[0])))
            found.insert(0, Analysis(made[0], Pos.VERB, read_code(made[1]), Degree.POSITIVE, tags, UNRANKED))
    ranked = [one if Tag.NAME in one.tags else replace(one, rank=rank_of(one.lemma)) for one in found]
    ranked.sort(key=lambda one: (Tag.NAME in one.tags, _lateness(one), one.rank, one.lemma != word))
    listed = [replace(one, rank=rank_of(one.lemma)) for one in listed]
    listed.sort(key=lambda one: (_lateness(one), one.rank))
    return _merged(morphology, word, [*listed, *ranked])


def _merged(morphology: Morphology, word: str, found: list[Analysis]) -> tuple[Analysis, ...]:
    """One reading for each lemma, part of speech and degree, with all its forms and the word's own marks."""
    single = _marks(morphology.marks(word))
    merged: dict[tuple[str, Pos, Degree, frozenset[Tag]], Analysis] = {}
    for one in found:
        if single and Tag.NAME not in one.tags:
            one = replace(one, tags=one.tags | single)
        # What a rule derives and an entry has too (stejně) is the entry's.
        key = (one.lemma, one.pos, one.degree, one.tags - {Tag.DERIVED})
        before = merged.get(key)
        if before is not None:
            forms = tuple(dict.fromkeys((*before.forms, *one.forms)))
            one = replace(before, forms=forms, tags=before.tags & one.tags)
        merged[key] = one
    first = morphology.first_reading(word)
    return tuple(sorted(merged.values(), key=lambda one: (one.lemma, one.pos) != first))
