"""Patterns and words from letters."""

from __future__ import annotations

import pytest

from app.lexicon.finding import from_letters, matching
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy


@pytest.fixture(scope="module")
def policy(lexicon: Lexicon) -> Policy:
    return lexicon.policy("boggle")


def test_question_mark_is_one_letter(policy: Policy) -> None:
    found = matching(policy, "str?m")
    assert "strom" in found
    assert all(len(word) == 5 and word[:3] == "str" and word[4] == "m" for word in found)
    assert "kočka" in matching(policy, "KO?KA")


def test_star_is_any_number_of_letters(policy: Policy) -> None:
    found = matching(policy, "*mlýnek")
    assert {"mlýnek", "větrnomlýnek", "kávomlýnek"} & set(found)
    assert all(word.endswith("mlýnek") for word in found)
    assert matching(policy, "strom**") == matching(policy, "strom*")
    assert "strom" in matching(policy, "strom*")


def test_a_pattern_without_wildcards_is_a_look_up(policy: Policy) -> None:
    assert matching(policy, "strom") == ["strom"]
    assert matching(policy, "strxm") == []
    assert matching(policy, "") == []


def test_the_limit_holds(policy: Policy) -> None:
    assert len(matching(policy, "*", limit=7)) == 7


def test_words_from_letters(policy: Policy) -> None:
    found = from_letters(policy, "KLAV")
    assert {"vlak", "kal", "lak", "val"} <= set(found)
    assert [len(word) for word in found] == sorted(map(len, found), reverse=True)
    assert all(not set(word) - set("klav") for word in found)
    assert all(len(word) == 4 for word in from_letters(policy, "klav", every=True))


def test_a_blank_stands_for_any_letter(policy: Policy) -> None:
    assert "vlak" in from_letters(policy, "vla?", every=True)
    assert "vlak" not in from_letters(policy, "vla")
