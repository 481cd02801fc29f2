"""Patterns and words from letters."""

from __future__ import annotations

import copy
from array import array
from itertools import islice

import pytest

from app.engine.chance import Chance
from app.lexicon.czech import LETTERS
from app.lexicon.dawg import LAST, TARGET_MASK, Dawg
from app.lexicon.finding import COMPILED, Dropped, fitting, spelled, unwatched
from app.lexicon.lexicon import Lexicon
from app.lexicon.policy import Policy

compiled = pytest.mark.skipif(not COMPILED, reason="the compiled twin is not built here")


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


def test_what_the_watch_raises_comes_through(policy: Policy) -> None:
    def watch(_share: float) -> bool:
        raise LookupError

    with pytest.raises(LookupError):
        list(fitting(policy, "*", watch))


# The compiled twin goes through mapped files; the same arrays as lists are gone through in plain Python


def over(policy: Policy, dawg: Dawg) -> Policy:
    found = copy.copy(policy)
    found.dawg = dawg
    return found


@pytest.fixture(scope="module")
def plain(policy: Policy) -> Policy:
    dawg = policy.dawg
    return over(policy, Dawg(list(dawg.edges), list(dawg.counts), dawg.letters[1:], dawg.root, len(dawg)))


def patterns(count: int) -> list[str]:
    """Words of the list with letters made wild, and heaps of anything."""
    chance, dawg = Chance(5), Lexicon.open().dawg
    made = ["", "*", "?", "**", "x?", "?*?", "*-*", "*w*q*", "\N{SNOWMAN}*", "?" * 70, "*a" * 35, "e" * 64]
    for _ in range(count):
        letters = [chance.pick(f"??*{letter * 4}") for letter in dawg.word(chance.below(len(dawg)))]
        made += ["".join(letters), "".join(chance.pick(LETTERS + "???***") for _ in range(chance.below(7)))]
    return made


@compiled
@pytest.mark.parametrize("pattern", patterns(15))
def test_the_twin_finds_what_fits_alike(pattern: str, policy: Policy, plain: Policy) -> None:
    for lengths in (range(1, 65), range(5, 7)):
        wanted = list(islice(fitting(plain, pattern, unwatched, lengths), 2_000))
        assert list(islice(fitting(policy, pattern, unwatched, lengths), 2_000)) == wanted


@compiled
@pytest.mark.parametrize(
    "letters", ["", "?", "??", "q", "klávesnice", "vlak?", "aaaa?", "str\N{SNOWMAN}om", "a" * 300]
)
def test_the_twin_spells_alike(letters: str, policy: Policy, plain: Policy) -> None:
    for lengths in (range(1, 65), range(3, 5), range(0)):
        wanted = list(islice(spelled(plain, letters, unwatched, lengths), 2_000))
        assert list(islice(spelled(policy, letters, unwatched, lengths), 2_000)) == wanted


@compiled
def test_the_twin_too_notices_what_is_damaged(policy: Policy) -> None:
    dawg = policy.dawg
    counts = memoryview(array("I", dawg.counts))
    for edges in ([edge | TARGET_MASK for edge in dawg.edges], [edge & ~LAST for edge in dawg.edges]):
        damaged = Dawg(memoryview(array("I", edges)), counts, dawg.letters[1:], dawg.root, len(dawg))
        for find, text in ((fitting, "*ůň"), (spelled, "?????")):
            with pytest.raises(IndexError):
                list(find(over(policy, damaged), text))
    ring = memoryview(array("I", [dawg.root | edge & ~TARGET_MASK for edge in dawg.edges]))
    endless = over(policy, Dawg(ring, counts, dawg.letters[1:], dawg.root, len(dawg)))
    with pytest.raises((Dropped, IndexError)):
        list(fitting(endless, "*", lambda share: True))
