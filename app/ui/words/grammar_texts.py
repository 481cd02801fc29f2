"""Grammar in words: parts of speech and forms as a person would say them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from app.lexicon.analysis import Analysis, Degree, FormKind, Gender, Pos, Tag, WordForm, is_basic
from app.widgets.names import listed

translate = QCoreApplication.translate

_SHOWN = 2
"""So many groups of forms are named in full; the rest is "and others"."""

_ALL = frozenset((Gender.MASCULINE_ANIMATE, Gender.MASCULINE_INANIMATE, Gender.FEMININE, Gender.NEUTER))
_BEFORE_JSI = frozenset(("se", "si", "že", "ty", "co"))
"""Besides past participles these take the -s: ses is se jsi."""
_BOTH = frozenset((Gender.MASCULINE_ANIMATE, Gender.MASCULINE_INANIMATE))


def readings_text(word: str, readings: Sequence[Analysis], most: int) -> list[str]:
    """What a word may be, likeliest first; names only of words that are nothing else."""
    plain = [reading for reading in readings if Tag.NAME not in reading.tags]
    # Praha is Prague; that Prah has such a form too helps nobody.
    told = [reading_words(word, reading) for reading in plain or readings[:1]]
    return list(dict.fromkeys(told))[:most]


def reading_words(word: str, reading: Analysis) -> str:
    """One reading of a word: “third person singular of the verb hnout”."""
    words = _plain_reading(word, reading)
    if reading.degree is not Degree.POSITIVE and not _compared(word, reading):
        pattern = (
            translate("Grammar", "{form}, comparative")
            if reading.degree is Degree.COMPARATIVE
            else translate("Grammar", "{form}, superlative")
        )
        words = pattern.format(form=words)
    if Tag.NEGATED in reading.tags and not reading.lemma.startswith("ne"):
        words = translate("Grammar", "{form}, negated").format(form=words)
    if Tag.COLLOQUIAL in reading.tags or Tag.DUAL in reading.tags:
        words = translate("Grammar", "{form}, colloquial").format(form=words)
    if Tag.ARCHAIC in reading.tags:
        words = translate("Grammar", "{form}, archaic").format(form=words)
    apart = _with_jsi(word, reading)
    return (
        translate("Grammar", "{form}, the same as “{apart}”").format(form=words, apart=apart)
        if apart
        else words
    )


def _with_jsi(word: str, reading: Analysis) -> str:
    """The two words in one that ends in the -s of “jsi”: byls is byl jsi. Empty for every other word."""
    if not word.endswith("s"):
        return ""
    first = word[:-1]
    bylo = any(form.kind is FormKind.PAST_PARTICIPLE for form in reading.forms)
    return f"{first} jsi" if bylo or first in _BEFORE_JSI else ""


def _plain_reading(word: str, reading: Analysis) -> str:
    if Tag.ABBREVIATION in reading.tags:
        return translate("Grammar", "abbreviation")
    form = form_words(reading.forms) or _compared(word, reading)
    if Tag.NAME in reading.tags:
        name = translate("Grammar", "proper name")
        if not form or word == reading.lemma.lower():
            return name
        pattern = translate("Grammar", "proper name, {form} of the word {lemma}")
        return pattern.format(form=form, lemma=reading.lemma.capitalize())
    if is_basic(word, reading) or (word == reading.lemma and not form):
        return base_form(reading.pos)
    if not form:
        return pos_name(reading.pos)
    return form_of(form, reading.pos, reading.lemma)


def _compared(word: str, reading: Analysis) -> str:
    """“comparative”, of a word whose degree is all there is to be said of it: bigger. Empty for others."""
    if reading.forms or word == reading.lemma:
        return ""
    return {
        Degree.COMPARATIVE: translate("Grammar", "comparative"),
        Degree.SUPERLATIVE: translate("Grammar", "superlative"),
    }.get(reading.degree, "")


def pos_name(pos: Pos) -> str:
    """A part of speech: “noun”."""
    names = {
        Pos.NOUN: translate("Grammar", "noun"),
        Pos.ADJECTIVE: translate("Grammar", "adjective"),
        Pos.PRONOUN: translate("Grammar", "pronoun"),
        Pos.NUMERAL: translate("Grammar", "numeral"),
        Pos.VERB: translate("Grammar", "verb"),
        Pos.ADVERB: translate("Grammar", "adverb"),
        Pos.PREPOSITION: translate("Grammar", "preposition"),
        Pos.CONJUNCTION: translate("Grammar", "conjunction"),
        Pos.PARTICLE: translate("Grammar", "particle"),
        Pos.INTERJECTION: translate("Grammar", "interjection"),
    }
    return names.get(pos, translate("Grammar", "word that does not change"))


def base_form(pos: Pos) -> str:
    """What a lemma itself is: “noun in its basic form”."""
    names = {
        Pos.NOUN: translate("Grammar", "noun in its basic form"),
        Pos.ADJECTIVE: translate("Grammar", "adjective in its basic form"),
        Pos.PRONOUN: translate("Grammar", "pronoun in its basic form"),
        Pos.NUMERAL: translate("Grammar", "numeral in its basic form"),
        Pos.VERB: translate("Grammar", "verb in the infinitive"),
    }
    return names.get(pos) or pos_name(pos)


def form_of(form: str, pos: Pos, lemma: str) -> str:
    """“third person singular of the verb hnout”."""
    patterns = {
        Pos.NOUN: translate("Grammar", "{form} of the noun {lemma}"),
        Pos.ADJECTIVE: translate("Grammar", "{form} of the adjective {lemma}"),
        Pos.PRONOUN: translate("Grammar", "{form} of the pronoun {lemma}"),
        Pos.NUMERAL: translate("Grammar", "{form} of the numeral {lemma}"),
        Pos.VERB: translate("Grammar", "{form} of the verb {lemma}"),
        Pos.ADVERB: translate("Grammar", "{form} of the adverb {lemma}"),
    }
    pattern = patterns.get(pos) or translate("Grammar", "{form} of the word {lemma}")
    return pattern.format(form=form, lemma=lemma)


def form_words(forms: Iterable[WordForm], *, brief: bool = False) -> str:
    """Forms that look alike: “locative plural”. Empty for what does not change. ``brief`` abbreviates."""
    forms = list(forms)
    declined = [form for form in forms if form.kind is FormKind.CASE]
    said = _declined(declined, brief)
    said += [words for form in forms if form.kind in _PERSONAL if (words := _personal(form, brief))]
    for kind in _AGREED:
        agreed = [form for form in forms if form.kind is kind]
        if agreed:
            said.append(_agreed(kind, agreed, brief))
    for form in forms:
        if form.kind is FormKind.INFINITIVE:
            said.append(translate("Grammar", "infinitive"))
        elif form.kind is FormKind.CONDITIONAL:
            said.append(translate("Grammar", "conditional"))
        elif form.kind in _ENGLISH:
            said.append(_english(form.kind))
    return either(list(dict.fromkeys(said)))


_ENGLISH = frozenset((FormKind.PLURAL, FormKind.PAST, FormKind.PERFECT, FormKind.GERUND))


def _english(kind: FormKind) -> str:
    """A form of an English word."""
    return {
        FormKind.PLURAL: translate("Grammar", "plural"),
        FormKind.PAST: translate("Grammar", "past tense"),
        FormKind.PERFECT: translate("Grammar", "past participle"),
    }.get(kind, translate("Grammar", "-ing form"))


def either(options: Sequence[str]) -> str:
    """“this or that”; of more than two the first two and “and others”."""
    if len(options) < 2:
        return "".join(options)
    text = translate("Grammar", "{one} or {other}").format(one=options[0], other=options[1])
    return translate("Grammar", "{forms} and others").format(forms=text) if len(options) > _SHOWN else text


# Declension -------------------------------------------------------------------------------------


def _declined(forms: Sequence[WordForm], brief: bool) -> list[str]:
    """Forms with the same number and genders are said together."""
    genders_of: dict[tuple[int, int], set[Gender]] = {}
    for form in forms:
        for case in form.cases:
            genders = _ALL if form.gender is Gender.ANY else {form.gender} if form.gender else set()
            genders_of.setdefault((form.number or 1, case), set()).update(genders)
    cases_of: dict[tuple[int, frozenset[Gender]], list[int]] = {}
    for (number, case), held in sorted(genders_of.items(), key=lambda item: item[0]):
        cases_of.setdefault((number, frozenset(held)), []).append(case)
    return [_case_words(number, genders, cases, brief) for (number, genders), cases in cases_of.items()]


def _case_words(number: int, genders: frozenset[Gender], cases: Sequence[int], brief: bool) -> str:
    if brief:
        pattern = translate("Grammar", "{cases} sg.") if number == 1 else translate("Grammar", "{cases} pl.")
    elif number == 1:
        pattern = translate("Grammar", "{cases} singular")
    else:
        pattern = translate("Grammar", "{cases} plural")
    words = pattern.format(cases=listed([_case(case, brief) for case in cases]))
    if not genders or genders == _ALL:
        return words
    return translate("Grammar", "{form} ({genders})").format(form=words, genders=_genders(genders, brief))


def _case(case: int, brief: bool) -> str:
    if brief:
        return (
            translate("Grammar", "nom."),
            translate("Grammar", "gen."),
            translate("Grammar", "dat."),
            translate("Grammar", "acc."),
            translate("Grammar", "voc."),
            translate("Grammar", "loc."),
            translate("Grammar", "instr."),
        )[case - 1]
    return (
        translate("Grammar", "nominative"),
        translate("Grammar", "genitive"),
        translate("Grammar", "dative"),
        translate("Grammar", "accusative"),
        translate("Grammar", "vocative"),
        translate("Grammar", "locative"),
        translate("Grammar", "instrumental"),
    )[case - 1]


def _genders(genders: frozenset[Gender], brief: bool) -> str:
    named = []
    if genders >= _BOTH or Gender.MASCULINE in genders:
        named.append(translate("Grammar", "masc.") if brief else translate("Grammar", "masculine"))
    elif Gender.MASCULINE_ANIMATE in genders:
        words = translate("Grammar", "masc. anim.") if brief else translate("Grammar", "masculine animate")
        named.append(words)
    elif Gender.MASCULINE_INANIMATE in genders:
        words = translate("Grammar", "masc. inan.") if brief else translate("Grammar", "masculine inanimate")
        named.append(words)
    if Gender.FEMININE in genders:
        named.append(translate("Grammar", "fem.") if brief else translate("Grammar", "feminine"))
    if Gender.NEUTER in genders:
        named.append(translate("Grammar", "neut.") if brief else translate("Grammar", "neuter"))
    return listed(named)


# Verbs ------------------------------------------------------------------------------------------

_PERSONAL = frozenset((FormKind.PRESENT, FormKind.IMPERATIVE))
_AGREED = (
    FormKind.PAST_PARTICIPLE,
    FormKind.PASSIVE_PARTICIPLE,
    FormKind.PRESENT_TRANSGRESSIVE,
    FormKind.PAST_TRANSGRESSIVE,
)


def _personal(form: WordForm, brief: bool) -> str:
    person = _person(form.person or 3, form.number or 1, brief)
    if form.kind is FormKind.PRESENT:
        return person
    if brief:
        return translate("Grammar", "{person} imper.").format(person=person)
    return translate("Grammar", "{person} of the imperative").format(person=person)


def _person(person: int, number: int, brief: bool) -> str:
    if brief:
        return {
            (1, 1): translate("Grammar", "1st pers. sg."),
            (2, 1): translate("Grammar", "2nd pers. sg."),
            (3, 1): translate("Grammar", "3rd pers. sg."),
            (1, 2): translate("Grammar", "1st pers. pl."),
            (2, 2): translate("Grammar", "2nd pers. pl."),
            (3, 2): translate("Grammar", "3rd pers. pl."),
        }[person, number]
    return {
        (1, 1): translate("Grammar", "1st person singular"),
        (2, 1): translate("Grammar", "2nd person singular"),
        (3, 1): translate("Grammar", "3rd person singular"),
        (1, 2): translate("Grammar", "1st person plural"),
        (2, 2): translate("Grammar", "2nd person plural"),
        (3, 2): translate("Grammar", "3rd person plural"),
    }[person, number]


def _agreed(kind: FormKind, forms: Sequence[WordForm], brief: bool) -> str:
    """A participle or transgressive with its genders and numbers."""
    pattern = {
        FormKind.PAST_PARTICIPLE: translate("Grammar", "past participle, {shape}"),
        FormKind.PASSIVE_PARTICIPLE: translate("Grammar", "passive participle, {shape}"),
        FormKind.PRESENT_TRANSGRESSIVE: translate("Grammar", "present transgressive, {shape}"),
        FormKind.PAST_TRANSGRESSIVE: translate("Grammar", "past transgressive, {shape}"),
    }[kind]
    if brief:
        pattern = {
            FormKind.PAST_PARTICIPLE: translate("Grammar", "past part., {shape}"),
            FormKind.PASSIVE_PARTICIPLE: translate("Grammar", "passive part., {shape}"),
            FormKind.PRESENT_TRANSGRESSIVE: translate("Grammar", "pres. transgr., {shape}"),
            FormKind.PAST_TRANSGRESSIVE: translate("Grammar", "past transgr., {shape}"),
        }[kind]
    shapes = []
    for number in (1, 2):
        genders = frozenset(
            form.gender for form in forms if form.number == number and form.gender is not None
        )
        if not genders:
            continue
        named = "" if Gender.ANY in genders or genders >= _ALL else _genders(genders, brief)
        shapes.append(_numbered(number, named, brief))
    if not shapes:
        return pattern.format(shape=translate("Grammar", "singular or plural"))
    return pattern.format(shape=either(shapes))


def _numbered(number: int, genders: str, brief: bool) -> str:
    if not genders:
        return translate("Grammar", "singular") if number == 1 else translate("Grammar", "plural")
    if brief:
        text = translate("Grammar", "{genders} sg.") if number == 1 else translate("Grammar", "{genders} pl.")
        return text.format(genders=genders)
    pattern = (
        translate("Grammar", "{genders} singular")
        if number == 1
        else translate("Grammar", "{genders} plural")
    )
    return pattern.format(genders=genders)
