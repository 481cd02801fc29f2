"""What tables and rules of the build say of words: readings, degrees, reasons, what is implied."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Degree
from app.lexicon.lexicon import Lexicon, Reason
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild.lists import rows  # noqa: E402

READINGS = rows(BUILD / "lists" / "readings.tsv")


def test_the_commonest_forms_are_explained_as_read_by_hand(lexicon: Lexicon) -> None:
    assert len(READINGS) >= 1000
    first = {form: lexicon.analyses(form)[0] for form, *_ in READINGS}
    wrong = [
        form for form, lemma, pos, _ in READINGS if (first[form].lemma, first[form].pos.value) != (lemma, pos)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("word", "lemma", "degree"),
    [
        ("lepší", "dobrý", Degree.COMPARATIVE),
        ("větších", "velký", Degree.COMPARATIVE),
        ("nejhorší", "špatný", Degree.SUPERLATIVE),
        ("lépe", "dobře", Degree.COMPARATIVE),
        ("nejdál", "daleko", Degree.SUPERLATIVE),
        ("krásnější", "krásný", Degree.COMPARATIVE),
    ],
)
def test_comparatives_lead_to_their_positive(lexicon: Lexicon, word: str, lemma: str, degree: Degree) -> None:
    one = lexicon.analyses(word)[0]
    assert (one.lemma, one.degree) == (lemma, degree)


@pytest.mark.parametrize(
    "word", ["psem", "očima", "těchto", "dlaněmi", "práci", "úterých", "komukoliv", "měrou"]
)
def test_oblique_forms_without_a_paradigm_are_not_classic(lexicon: Lexicon, word: str) -> None:
    # RULES SK15: klasická takes declined words in the nominative only.
    verdict = lexicon.policy("scrabble-classic").judge(word)
    assert verdict.reason is Reason.OBLIQUE
    assert lexicon.policy("scrabble-inflected").accepts(word)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("mluvíce", Reason.TRANSGRESSIVE),
        ("udělav", Reason.TRANSGRESSIVE),
        ("otcovic", Reason.UNKNOWN),
        ("ženě", Reason.OBLIQUE),
        ("hlavouce", Reason.UNKNOWN),
        ("zraje", None),
        ("kraje", None),
        ("ods", Reason.ABBREVIATION),
        ("usa", Reason.ABBREVIATION),
        ("apod", Reason.ABBREVIATION),
        ("praha", Reason.NAME),
        ("teda", None),
        ("ufo", None),
        ("hic", None),
    ],
)
def test_reasons_come_from_what_a_word_is(lexicon: Lexicon, word: str, reason: Reason | None) -> None:
    assert lexicon.policy("scrabble-classic").judge(word).reason is reason


@pytest.mark.parametrize("word", ["skousávány", "neuložené", "báječnost", "dřevorubcův", "osmnáctipalcový"])
def test_what_everybody_understands_is_taken_and_never_played(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert policy.accepts(word)
    assert not policy.sure(lexicon.dawg.number(word))


def test_both_imperatives_of_a_verb_are_taken(lexicon: Lexicon) -> None:
    for word in ("poraz", "poraž"):
        assert lexicon.policy("boggle").accepts(word), word
