"""The word list as a household plays with it: bans and the school filter."""

from __future__ import annotations

import pytest

from app.games.boggle.referee import BoggleReferee
from app.lexicon.house import HouseLexicon
from app.lexicon.lexicon import LANGUAGE_OF, Lexicon, Reason

CZECH = [name for name, language in LANGUAGE_OF.items() if language == "cs"]


@pytest.mark.parametrize("name", CZECH)
def test_a_banned_word_is_refused_everywhere_with_its_reason(lexicon: Lexicon, name: str) -> None:
    policy = HouseLexicon(lexicon, {"strom"}).policy(name)
    judgement = policy.judge("STROM")
    assert not judgement.accepted and judgement.reason is Reason.BANNED
    assert not policy.accepts("strom")
    assert not policy.allows(judgement.number) and not policy.sure(judgement.number)
    assert lexicon.policy(name).accepts("strom"), "the list itself stays as it is"


def test_everything_else_stays(lexicon: Lexicon) -> None:
    plain, house = lexicon.policy("boggle"), HouseLexicon(lexicon, {"strom"}).policy("boggle")
    changed = int.from_bytes(plain.accepted, "little") ^ int.from_bytes(house.accepted, "little")
    assert changed == 1 << lexicon.dawg.number("strom")


def test_a_word_the_list_lacks_may_be_banned(lexicon: Lexicon) -> None:
    assert HouseLexicon(lexicon, {"xyzzy"}).policy("boggle").judge("xyzzy").reason is Reason.BANNED


def test_vulgar_words_count_but_are_never_offered_unless_let_in(lexicon: Lexicon) -> None:
    plain = lexicon.policy("boggle")
    vulgar = [
        number
        for number in lexicon.columns._words.numbers("list/vulgar")
        if plain.allows(number)
        and lexicon.columns.has("attested", number)
        and not lexicon.columns.listed("doubtful", number)
    ]
    assert vulgar
    school, free = HouseLexicon(lexicon).policy("boggle"), HouseLexicon(lexicon, vulgar=True).policy("boggle")
    assert all(school.allows(number) for number in vulgar), "who writes one is not told off"
    assert not any(school.sure(number) for number in vulgar)
    assert all(free.sure(number) for number in vulgar)


def test_the_referee_shows_no_banned_word(lexicon: Lexicon) -> None:
    grid = "SLOMTREKOMANMIRA"
    open_to_all = BoggleReferee(lexicon).solve(grid, fold=False, min_len=3)
    word = open_to_all[0]
    strict = BoggleReferee(HouseLexicon(lexicon, {word}))
    assert strict.judge(word).why == "banned"
    assert strict.solve(grid, fold=False, min_len=3) == open_to_all[1:]
