"""What a word is, as JSON: lemma, part of speech, form in plain English words, tags, frequency rank."""

from __future__ import annotations

from app.engine.rules import Json
from app.lexicon.analysis import Analysis, Degree, Form, FormKind, Gender, Tag
from app.lexicon.lexicon import UNRANKED

_CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "locative", "instrumental")
_NUMBERS = {1: "singular", 2: "plural"}
_PERSONS = {1: "first", 2: "second", 3: "third"}
_GENDERS = {
    Gender.MASCULINE_ANIMATE: "masculine animate",
    Gender.MASCULINE_INANIMATE: "masculine inanimate",
    Gender.MASCULINE: "masculine",
    Gender.FEMININE: "feminine",
    Gender.NEUTER: "neuter",
    Gender.ANY: "all genders",
}


def analysis_json(one: Analysis) -> Json:
    """One reading. ``rank`` is null for a lemma that no text had."""
    return {
        "lemma": one.lemma.capitalize() if Tag.NAME in one.tags else one.lemma,
        "part_of_speech": one.pos.name.lower(),
        "form": "; ".join(form_words(form) for form in one.forms),
        "degree": one.degree.name.lower() if one.degree is not Degree.POSITIVE else None,
        "tags": sorted(tag.value for tag in one.tags),
        "rank": None if one.rank == UNRANKED else one.rank,
    }


def form_words(form: Form) -> str:
    """“genitive and accusative singular, masculine animate”."""
    parts = [form.kind.value] if form.kind not in (FormKind.CASE, FormKind.PRESENT) else []
    if form.person is not None:
        parts.append(f"{_PERSONS[form.person]} person")
    if form.cases:
        parts.append(" and ".join(_CASES[case - 1] for case in form.cases))
    if form.number is not None:
        parts.append(_NUMBERS[form.number])
    words = " ".join(parts)
    return words if form.gender is None else f"{words}, {_GENDERS[form.gender]}"
