"""Suggestions for words that are none."""

from __future__ import annotations

import pytest

from app.lexicon import suggesting
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy
from app.lexicon.suggesting import standard_forms, suggestions


@pytest.fixture(scope="module")
def policy(lexicon: Lexicon) -> Policy:
    return lexicon.policy("boggle")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("zlutoucky", "žluťoučký"), ("stromm", "strom"), ("srtom", "strom"), ("vyjímka", "výjimka"),
        ("hezkí", "hezký"), ("dobrej", "dobrý"), ("bejt", "být"), ("vokno", "okno"), ("prijemny",
        "příjemný"), ("nejkrasnejsi", "nejkrásnější"), ("pritel", "přítel"), ("kocka", "kočka"), ("mlady",
        "mladý"), ("jelykož", "jelikož"), ("mněsto", "město"), ("zvjíře", "zvíře"), ("tramwaj", "tramvaj"),
        ("kamarat", "kamarád"), ("příde", "přijde"), ("mužeme", "můžeme"), ("knyha", "kniha"), ("slovnik",
        "slovník"), ("pocitac", "počítač"), ("klavesnice", "klávesnice"), ("ahij", "ahoj"), ("dpmek",
        "domek"), ("autobud", "autobus"), ("cestob", "cestou"), ("holkama", "holkami"), ("velkýho",
        "velkého"), ("mladejch", "mladých"), ("vopice", "opice"), ("rejže", "rýže"), ("mejdlo", "mýdlo"),
        ("skola", "škola"), ("zivot", "život"), ("tyden", "týden"), ("ctvrtek", "čtvrtek"), ("nedele",
        "neděle"), ("vecer", "večer"), ("skrin", "skříň"), ("lzice", "lžíce"), ("doktro", "doktor"),
        ("krásmý", "krásný"), ("mlíko", "mléko"), ("vodjet", "odjet"),
        ("hvjezda", "hvězda"), ("medvjed", "medvěd"), ("oběvit", "objevit"), ("zapoměl", "zapomněl"),
        ("udělma", "udělám"), ("klukama", "kluky"), ("vobjed", "oběd"), ("měkí", "měkký"),
    ],
)  # fmt: skip
def test_the_intended_word_is_among_the_first_three(
    lexicon: Lexicon, policy: Policy, wrong: str, right: str
) -> None:
    assert not policy.accepts(wrong)
    found = suggestions(lexicon, policy, wrong)
    assert right in found[:3]
    assert all(map(policy.accepts, found))


def test_spoken_forms_lead_to_written_ones(policy: Policy) -> None:
    assert "dobrý" in standard_forms(policy, "dobrej")
    assert "dobrého" in standard_forms(policy, "dobrýho")
    assert standard_forms(policy, "strom") == []


def test_nothing_near_nothing_suggested(lexicon: Lexicon, policy: Policy) -> None:
    assert suggestions(lexicon, policy, "qqxxwwq") == []
    assert suggestions(lexicon, policy, "") == []
    assert suggestions(lexicon, policy, "a" * 300) == []


@pytest.mark.parametrize(
    ("policy", "refused", "instead"),
    [
        ("boggle", "můžem", "můžeme"),  # spoken: what is written
        ("scrabble-classic", "klukama", "kluk"),  # where not even kluky counts, what that is a form of
        ("scrabble-classic", "psovi", "pes"),  # RULES SK15 klasická: the nominative
        ("scrabble-classic", "nesa", "nést"),
        ("boggle", "kocka", "kočka"),  # a name, but for the mark that was left out
        ("boggle", "zmrzlinaa", "zmrzlina"),  # a letter too many
        ("boggle", "fizika", "fyzika"),  # a name, but for its i
        ("boggle", "bysem", "bych"),
        ("boggle", "weekend", "víkend"),  # English: what it is called in Czech
        ("boggle", "games", "hra"),
    ],
)
def test_a_refusal_says_what_would_count(lexicon: Lexicon, policy: str, refused: str, instead: str) -> None:
    asked = lexicon.policy(policy)
    found = suggesting.instead(lexicon, asked, asked.judge(refused))
    assert found[0] == instead
    assert all(asked.accepts(word) for word in found)


@pytest.mark.parametrize("word", ["praha", "xqzw", "xyz", "např", "kočka", "", "k0"])
def test_nothing_is_offered_where_nothing_else_is_meant(lexicon: Lexicon, policy: Policy, word: str) -> None:
    assert suggesting.instead(lexicon, policy, policy.judge(word)) == ()


def test_no_vulgar_word_is_offered(lexicon: Lexicon, policy: Policy) -> None:
    found = [
        suggesting.instead(lexicon, policy, policy.judge(word)) for word in ("kurvaa", "hovnoo", "debill")
    ]
    assert all(lexicon.gentle(policy.dawg.number(word)) for words in found for word in words)
