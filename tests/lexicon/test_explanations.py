"""What tables and rules of the build say of words: readings, degrees, reasons, what is implied."""

from __future__ import annotations

import pytest

from app.lexicon.analysis import Degree, Pos, Tag
from app.lexicon.lexicon import Lexicon, Reason
from tests.lexicon.conftest import BUILD

assert BUILD.is_dir()
from lexbuild.lists import read_lists, rows  # noqa: E402

LISTS = read_lists(BUILD / "lists")
READINGS = rows(BUILD / "lists" / "readings.tsv")


def test_the_commonest_forms_are_explained_as_read_by_hand(lexicon: Lexicon) -> None:
    assert len(READINGS) >= 1000
    first = {form: lexicon.analyses(form)[0] for form, *_ in READINGS}
    wrong = [
        form for form, lemma, pos, _ in READINGS if (first[form].lemma, first[form].pos.value) != (lemma, pos)
    ]
    assert wrong == []


@pytest.mark.parametrize("word", ["vrz", "rup", "uf", "fuč", "hopla"])
def test_a_common_interjection_comes_before_rare_forms_of_other_words(lexicon: Lexicon, word: str) -> None:
    assert lexicon.analyses(word)[0].pos is Pos.INTERJECTION


@pytest.mark.parametrize("word", ["tik", "štěk"])
def test_a_noun_comes_before_the_interjection_of_its_sound(lexicon: Lexicon, word: str) -> None:
    assert [one.pos for one in lexicon.analyses(word)][:2] == [Pos.NOUN, Pos.INTERJECTION]


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


@pytest.mark.parametrize("word", ["rodiče", "koně", "dni", "lidé", "přátelé", "časem"])
def test_irregular_nominatives_and_adverbs_are_classic(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("scrabble-classic").accepts(word)  # RULES SK15


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


@pytest.mark.parametrize("word", ["palmově", "srovnale", "franskostí"])
def test_what_rules_make_of_a_word_is_no_name(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").judge(word).reason is Reason.UNATTESTED


@pytest.mark.parametrize(
    ("word", "lemma", "pos"),
    [("dole", "dole", "d"), ("dolu", "důl", "n"), ("vší", "všechen", "p"), ("viďte", "viďte", "t")],
)
def test_the_commoner_of_two_irregular_readings_comes_first(
    lexicon: Lexicon, word: str, lemma: str, pos: str
) -> None:
    one = lexicon.analyses(word)[0]
    assert (one.lemma, one.pos.value) == (lemma, pos)


def test_a_noun_in_l_s_z_has_its_sixth_case_in_e_too(lexicon: Lexicon) -> None:
    for word in ("čase", "hlase", "obraze"):
        assert lexicon.analyses(word)[0].forms[0].cases == (5, 6), word


@pytest.mark.parametrize(
    ("word", "cases"),
    [("lednu", (3, 6)), ("snu", (2, 3, 6)), ("sne", (5,)), ("domku", (2, 3, 5, 6)), ("lese", (5, 6))],
)
def test_cases_are_those_of_the_pattern_of_the_noun(
    lexicon: Lexicon, word: str, cases: tuple[int, ...]
) -> None:
    assert [form.cases for form in lexicon.analyses(word)[0].forms] == [cases]


def test_an_adverb_that_is_an_interjection_too_counts_everywhere(lexicon: Lexicon) -> None:
    for policy in ("boggle", "quiddler", "scrabble-classic"):
        assert lexicon.policy(policy).accepts("tak")
    assert lexicon.policy("boggle").sure(lexicon.dawg.number("tak"))


@pytest.mark.parametrize(
    "word",
    ["tiše", "smutně", "dole", "dolů", "ctnost", "termiti", "mikrobi", "osmidílný", "míchací", "prázdně"],
)
def test_what_everybody_says_is_beyond_doubt_whatever_else_looks_like_it(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").sure(lexicon.dawg.number(word))


@pytest.mark.parametrize(
    ("word", "infinitive"),
    [("napsav", "napsat"), ("vzavši", "vzít"), ("odešed", "odejít"), ("řekši", "říct")],
)
def test_participles_that_are_entries_make_transgressives_too(
    lexicon: Lexicon, word: str, infinitive: str
) -> None:  # RULES SK15
    assert lexicon.policy("scrabble-inflected").accepts(word)
    assert lexicon.policy("scrabble-classic").judge(word).reason is Reason.TRANSGRESSIVE
    assert lexicon.analyses(word)[0].lemma == infinitive


@pytest.mark.parametrize("word", ["fysika", "gymnasium", "thema", "theorie"])
def test_older_spellings_are_taken_as_archaic(lexicon: Lexicon, word: str) -> None:
    assert lexicon.policy("boggle").accepts(word)
    assert Tag.ARCHAIC in lexicon.analyses(word)[0].tags
    assert not lexicon.policy("boggle").sure(lexicon.dawg.number(word))


def test_every_interjection_that_counts_is_explained(lexicon: Lexicon) -> None:  # RULES BG7
    policy = lexicon.policy("boggle")
    for word, use in LISTS.interjections.items():
        if use == "common" and word not in LISTS.abbreviations:
            assert policy.accepts(word) and lexicon.analyses(word), word
    assert not policy.accepts("cc")


def test_the_negation_of_a_single_verb_form_is_as_good(lexicon: Lexicon) -> None:
    for word in ("nezavazím", "nezavazíš"):
        assert lexicon.policy("boggle").accepts(word), word


@pytest.mark.parametrize(
    "word",
    ["skousávány", "neuložené", "báječnost", "dřevorubcův", "osmnáctihlavý", "lesklost", "zjevovací"],
)
def test_what_everybody_understands_is_taken_and_never_played(lexicon: Lexicon, word: str) -> None:
    policy = lexicon.policy("boggle")
    assert policy.accepts(word)
    assert not policy.sure(lexicon.dawg.number(word))


def test_both_imperatives_of_a_verb_are_taken(lexicon: Lexicon) -> None:
    for word in ("poraz", "poraž"):
        assert lexicon.policy("boggle").accepts(word), word
