"""Patterns and words from letters."""

from __future__ import annotations

from itertools import islice

import pytest

from app.lexicon.finding import Dropped, fitting, spelled
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy


@pytest.fixture(scope="module")
def policy(lexicon: Lexicon) -> Policy:
    return lexicon.policy("boggle")


def matching(policy: Policy, pattern: str) -> list[str]:
    return [word for _, word in fitting(policy, pattern)]


def made_of(policy: Policy, letters: str) -> list[str]:
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
    assert "strom" in matching(policy, "*t*o*"), "a star may stand for nothing, and for much"


def test_a_pattern_without_wildcards_is_a_look_up(policy: Policy) -> None:
    assert matching(policy, "strom") == ["strom"]
    assert matching(policy, "strxm") == []
    assert matching(policy, "") == []


def test_who_has_enough_looks_no_further(policy: Policy) -> None:
    assert len(list(islice(fitting(policy, "*"), 7))) == 7


def test_each_word_comes_with_its_number(policy: Policy) -> None:
    assert all(policy.dawg.word(number) == word for number, word in fitting(policy, "*ůň"))
    assert all(policy.dawg.word(number) == word for number, word in spelled(policy, "klav?"))


def test_only_words_of_the_lengths_asked_for(policy: Policy) -> None:
    every = matching(policy, "str*")
    for lengths in (range(4, 5), range(2, 6), range(9, 65), range(0)):
        wanted = [word for word in every if len(word) in lengths]
        assert [word for _, word in fitting(policy, "str*", lengths=lengths)] == wanted


def test_words_from_letters(policy: Policy) -> None:
    found = made_of(policy, "klav")
    assert {"vlak", "kal", "lak", "val"} <= set(found)
    assert all(not set(word) - set("klav") for word in found)


def test_a_blank_stands_for_any_letter(policy: Policy) -> None:
    assert "vlak" in made_of(policy, "vla?")
    assert "vlak" not in made_of(policy, "vla")


def test_whoever_watches_is_told_how_far_it_is_and_may_end_it(policy: Policy) -> None:
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return False

    assert sum(1 for _ in fitting(policy, "*ová", watch)) > 50
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] <= 1
    with pytest.raises(Dropped):
        list(fitting(policy, "*", lambda share: share > 0))
