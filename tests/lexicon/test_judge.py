"""Who judges words: the policy of a game, the household's own words and bans, and the school filter."""

from __future__ import annotations

import gc
import weakref

import pytest

from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import LANGUAGE_OF, Lexicon, Reason
from app.lexicon.vocabulary import vocabulary

CZECH = [name for name, language in LANGUAGE_OF.items() if language == "cs"]
HOUSEHOLD, BANNED = Reason.HOUSEHOLD.value, Reason.BANNED.value


def says(judge: Judge, word: str, said: str | None = None) -> tuple[bool, Reason | None]:
    judgement = judge.judge(word, said)
    return judgement.accepted, judgement.reason


def test_the_list_judges(lexicon: Lexicon) -> None:  # RULES BG7
    judge = Judge(lexicon, "boggle")
    assert says(judge, "kolo") == says(judge, "KOLA") == (True, None)
    assert says(judge, "kolqx") == (False, Reason.UNKNOWN)
    # In play nobody can claim that a household decided.
    assert says(judge, "kolqx", HOUSEHOLD) == (False, Reason.UNKNOWN)
    assert says(judge, "kolo", BANNED) == (True, None)


def test_options_choose_which_forms_count(lexicon: Lexicon) -> None:  # RULES SK15
    classic, inflected = Judge(lexicon, "scrabble-classic"), Judge(lexicon, "scrabble-inflected")
    assert says(classic, "stromech") == (False, Reason.OBLIQUE)
    assert says(inflected, "stromech") == (True, None)


def test_household_words_count_too(lexicon: Lexicon) -> None:
    added = {"kolqx"}
    judge = Judge(lexicon, "boggle", Agreements(added))
    assert says(judge, "kolqx") == (True, Reason.HOUSEHOLD)
    assert not judge.judge("ŽŮŽOLÍNO").accepted
    added.add("žůžolíno")
    assert says(judge, "ŽŮŽOLÍNO") == (True, Reason.HOUSEHOLD), "words count once they are in"
    added.add("kolo")
    assert says(judge, "kolo") == (True, None), "the list comes first"


def test_a_judge_of_today_knows_of_no_later_change(lexicon: Lexicon) -> None:
    added, banned = {"kolqx"}, {"strom"}
    judge = Judge(lexicon, "boggle", Agreements(added, banned))
    before = judge.of_today()
    added.remove("kolqx")
    added.add("žůžolíno")
    banned.remove("strom")
    banned.add("kolo")
    words = ("kolqx", "žůžolíno", "strom", "kolo")
    told = [before.judge(word).reason for word in words]
    assert told == [Reason.HOUSEHOLD, Reason.UNKNOWN, Reason.BANNED, None]
    assert not before.policy.accepts("strom") and before.policy.accepts("kolo")
    told = [judge.of_today().judge(word).reason for word in words]
    assert told == [Reason.UNKNOWN, Reason.HOUSEHOLD, None, Reason.BANNED]
    assert judge.policy.accepts("strom") and not judge.policy.accepts("kolo")


def test_of_an_unknown_household_the_record_is_believed(lexicon: Lexicon) -> None:
    judge = Judge(lexicon, "boggle", None)
    assert says(judge, "kolqx", HOUSEHOLD) == says(judge, "kolo", HOUSEHOLD) == (True, Reason.HOUSEHOLD)
    assert says(judge, "kolo", BANNED) == says(judge, "kolqx", BANNED) == (False, Reason.BANNED)
    for said in (None, "name"):
        assert says(judge, "kolqx", said) == says(judge.of_today(), "kolqx", said) == (False, Reason.UNKNOWN)


def test_an_english_game_asks_the_english_list_and_no_household(english: Lexicon) -> None:  # RULES QD8
    judge = Judge(english, "english", Agreements({"hovno"}, {"kettle"}))
    assert says(judge, "kettle") == (True, None) and judge.policy.accepts("kettle")
    assert says(judge, "hovno") == (False, Reason.UNKNOWN)
    assert says(Judge(english, "english", None), "strom", HOUSEHOLD) == (False, Reason.UNKNOWN)
    with pytest.raises(KeyError):
        Judge(english, "boggle")


@pytest.mark.parametrize("name", CZECH)
def test_a_banned_word_is_refused_everywhere_with_its_reason(lexicon: Lexicon, name: str) -> None:
    judge = Judge(lexicon, name, Agreements((), {"strom"}))
    judgement = judge.judge("STROM")
    assert not judgement.accepted and judgement.reason is Reason.BANNED
    policy = judge.policy
    assert not policy.accepts("strom") and policy.judge("strom").reason is Reason.BANNED
    assert not policy.allows(judgement.number) and not policy.sure(judgement.number)
    assert lexicon.policy(name).accepts("strom"), "the list itself stays as it is"


def test_everything_else_stays(lexicon: Lexicon) -> None:
    plain, house = lexicon.policy("boggle"), Judge(lexicon, "boggle", Agreements((), {"strom"})).policy
    changed = int.from_bytes(plain.accepted, "little") ^ int.from_bytes(house.accepted, "little")
    assert changed == 1 << lexicon.dawg.number("strom")


def test_a_word_the_list_lacks_may_be_banned(lexicon: Lexicon) -> None:
    assert Judge(lexicon, "boggle", Agreements((), {"xyzzy"})).judge("xyzzy").reason is Reason.BANNED


def test_vulgar_words_count_but_are_never_offered_unless_let_in(lexicon: Lexicon) -> None:
    plain = lexicon.policy("boggle")
    vulgar = [
        number
        for number in lexicon.columns.numbers("vulgar")
        if plain.allows(number)
        and lexicon.columns.has("attested", number)
        and not lexicon.columns.listed("doubtful", number)
    ]
    assert vulgar
    school, free = Judge(lexicon, "boggle").policy, Judge(lexicon, "boggle", vulgar=True).policy
    assert all(school.allows(number) for number in vulgar), "who writes one is not told off"
    assert not any(school.sure(number) for number in vulgar)
    assert all(free.sure(number) for number in vulgar)


@pytest.mark.parametrize("banned", [frozenset({"kůň"}), frozenset({"kůň", "pes"})], ids=len)
def test_what_a_household_leaves_of_a_policy_goes_with_its_game(
    lexicon: Lexicon, banned: frozenset[str]
) -> None:
    """With what players know of it: each game in a home with banned words left a megabyte behind."""
    judge = Judge(lexicon, "quiddler", Agreements(frozenset(), banned))
    assert vocabulary(judge, None) is vocabulary(judge, None), "made once"
    left = weakref.ref(judge.policy)
    del judge
    gc.collect()
    assert left() is None
