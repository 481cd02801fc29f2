"""Suggestions for words that are none."""

from __future__ import annotations

import pytest

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
