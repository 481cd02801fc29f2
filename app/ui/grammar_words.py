"""The grammar of a word in a few words: lemma, part of speech, which form it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from app.lexicon.analysis import Analysis, Degree, Form, FormKind, Pos, Tag

translate = QCoreApplication.translate

MOST = 2
"""So many readings are told; more would be a dictionary."""
TOLD_CASES = 4
"""A form that serves in more cases than these (krásnější) says nothing by listing them."""


def described(word: str, analyses: Sequence[Analysis]) -> str:
    """Something like “kosa, noun: 2nd case singular”; empty when nothing is known.

    word: normalised. Names are left out where the word is something else as well.
    """
    common = [one for one in analyses if Tag.NAME not in one.tags] or list(analyses)
    told: dict[str, None] = {}
    for one in common:
        told.setdefault(_reading(word, one))
        if len(told) == MOST:
            break
    return "; ".join(text for text in told if text)


def _reading(word: str, one: Analysis) -> str:
    details = [*_forms(one), *_tags(one)] if word != one.lemma else _tags(one)
    kind = _pos(one.pos) if Tag.NAME not in one.tags else translate("Grammar", "proper name")
    if not kind and not details:
        return ""
    if not details:
        head = translate("Grammar", "{lemma}, {kind}") if kind else "{lemma}"
        return head.format(lemma=one.lemma, kind=kind)
    text = translate("Grammar", "{lemma}, {kind}: {details}") if kind else "{lemma}: {details}"
    return text.format(lemma=one.lemma, kind=kind, details=", ".join(details))


def _pos(pos: Pos) -> str:
    return {
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
    }.get(pos, "")


def _forms(one: Analysis) -> list[str]:
    """The forms of one reading, cases of one number put together."""
    parts = [_cases(one.forms, number) for number in (1, 2)]
    parts += [_verb_form(form) for form in one.forms if form.kind is not FormKind.CASE]
    degree = {
        Degree.COMPARATIVE: translate("Grammar", "comparative"),
        Degree.SUPERLATIVE: translate("Grammar", "superlative"),
    }.get(one.degree, "")
    return list(dict.fromkeys(part for part in (degree, *parts) if part))


def _cases(forms: Iterable[Form], number: int) -> str:
    meant = [form for form in forms if form.kind is FormKind.CASE and form.number == number]
    cases = sorted({case for form in meant for case in form.cases})
    if not 0 < len(cases) <= TOLD_CASES:
        return ""
    numerals = [translate("Grammar", "{case}").format(case=case) for case in cases]
    singular = translate("Grammar", "case {cases} singular")
    plural = translate("Grammar", "case {cases} plural")
    return (singular if number == 1 else plural).format(cases=", ".join(numerals))


def _verb_form(form: Form) -> str:
    if form.kind in (FormKind.PRESENT, FormKind.IMPERATIVE) and form.person is not None:
        person = _person(form.person, form.number or 1)
        if form.kind is FormKind.PRESENT:
            return person
        return translate("Grammar", "imperative, {person}").format(person=person)
    return {
        FormKind.INFINITIVE: translate("Grammar", "infinitive"),
        FormKind.IMPERATIVE: translate("Grammar", "imperative"),
        FormKind.CONDITIONAL: translate("Grammar", "conditional"),
        FormKind.PAST_PARTICIPLE: translate("Grammar", "past tense"),
        FormKind.PASSIVE_PARTICIPLE: translate("Grammar", "passive"),
        FormKind.PRESENT_TRANSGRESSIVE: translate("Grammar", "present transgressive"),
        FormKind.PAST_TRANSGRESSIVE: translate("Grammar", "past transgressive"),
    }.get(form.kind, "")


def _person(person: int, number: int) -> str:
    if number == 1:
        return translate("Grammar", "person {person} singular").format(person=person)
    return translate("Grammar", "person {person} plural").format(person=person)


def _tags(one: Analysis) -> list[str]:
    names = {
        Tag.NEGATED: translate("Grammar", "negated"),
        Tag.COLLOQUIAL: translate("Grammar", "colloquial"),
        Tag.VULGAR: translate("Grammar", "vulgar"),
        Tag.ABBREVIATION: translate("Grammar", "abbreviation"),
    }
    return [name for tag, name in names.items() if tag in one.tags]
