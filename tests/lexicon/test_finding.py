"""Patterns and words from letters."""

from __future__ import annotations

from itertools import islice

import pytest

from app.lexicon.finding import fitting, spelled
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy


@pytest.fixture(scope="module")
def policy(lexicon: Lexicon) -> Policy:
    return lexicon.policy("boggle")


def matching(policy: Policy, pattern: str) -> list[str]:
    return [word for _, word in fitting(policy, pattern)]


def from_letters(policy: Policy, letters: str) -> list[str]:
    return [word for _, word in spelled(policy, letters)]


def test_question_mark_is_one_letter(policy: Policy) -> None:
    found = matching(policy, "str?m")
    assert "strom" in found
    assert all(len(word) == 5 and word[:3] == "str" and word[4] == "m" for word in found)
    assert "kočka" in matching(policy, "ko?ka")


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


def test_who_has_enough_looks_no_further(policy: Policy) -> None:
    assert len(list(islice(fitting(policy, "*"), 7))) == 7


def test_words_from_letters(policy: Policy) -> None:
    found = from_letters(policy, "klav")
    assert {"vlak", "kal", "lak", "val"} <= set(found)
    assert all(not set(word) - set("klav") and len(word) <= 4 for word in found)


def test_a_blank_stands_for_any_letter(policy: Policy) -> None:
    assert "vlak" in from_letters(policy, "vla?")
    assert "vlak" not in from_letters(policy, "vla")
