"""Spoken Czech: told from written Czech and explained; it counts where a household has it so."""

from __future__ import annotations

import pytest

from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon, Reason

SPOKEN = [
    ("dobrej", "dobrý"), ("velkýho", "velkého"), ("malýmu", "malému"), ("mladejch", "mladých"),
    ("klukama", "kluky"), ("autama", "auty"), ("kostma", "kostmi"), ("růžema", "růžemi"),
    ("písněma", "písněmi"), ("strojema", "stroji"), ("lidma", "lidmi"), ("vokno", "okno"), ("vona", "ona"),
    ("nesem", "neseme"), ("chcem", "chceme"), ("můžem", "můžeme"), ("jdem", "jdeme"), ("dělaj", "dělají"),
    ("choděj", "chodí"), ("mlíko", "mléko"), ("píct", "péct"), ("sme", "jsme"),
    ("nevotvírej", "neotvírej"), ("bejk", "býk"), ("tejden", "týden"), ("vobyčejnejma", "obyčejnými"),
    ("svýho", "svého"), ("tý", "té"), ("mý", "mé"), ("né", "ne"), ("poď", "pojď"), ("čtyry", "čtyři"),
    ("nima", "nimi"), ("kerej", "který"),
]  # fmt: skip
"""Forms as grammars of obecná čeština give them, and what is written for them."""


@pytest.mark.parametrize(("said", "written"), SPOKEN)
def test_a_spoken_form_is_led_to_the_written_word(lexicon: Lexicon, said: str, written: str) -> None:
    assert lexicon.written_forms(said)[0] == written
    assert Judge(lexicon, "boggle").judge(said).reason is Reason.COLLOQUIAL


@pytest.mark.parametrize("word", ["dobrý", "ruka", "krejčí", "zema", "qwej", "vrej", "kolqx", "v", ""])
def test_what_is_written_or_no_word_is_no_spoken_form(lexicon: Lexicon, word: str) -> None:
    assert lexicon.written_forms(word) == ()


def test_spoken_czech_counts_where_the_household_has_it_so(lexicon: Lexicon) -> None:  # RULES BG7
    usual, free = Judge(lexicon, "boggle"), Judge(lexicon, "boggle", spoken=True)
    for said, _ in SPOKEN:
        assert not usual.judge(said).accepted
        told = free.judge(said.upper())
        assert (told.accepted, told.reason) == (True, Reason.SPOKEN)
    assert free.judge("okno").reason is None and not free.judge("zema").accepted
    assert free.of_today().judge("vokno").accepted


def test_other_games_keep_to_written_czech(lexicon: Lexicon) -> None:  # RULES QD8, SK15
    for policy in ("quiddler", "scrabble-inflected"):
        told = Judge(lexicon, policy, spoken=True).judge("vokno")
        assert (told.accepted, told.reason) == (False, Reason.COLLOQUIAL)


def test_a_ban_goes_before_and_a_record_is_believed(lexicon: Lexicon) -> None:
    banned = Judge(lexicon, "boggle", Agreements((), {"vokno"}), spoken=True)
    assert banned.judge("vokno").reason is Reason.BANNED
    unknown = Judge(lexicon, "boggle", None)
    assert unknown.judge("vokno", Reason.SPOKEN.value).accepted
    assert not unknown.judge("vokno").accepted and not unknown.judge("kolqx", Reason.SPOKEN.value).accepted
    assert not Judge(lexicon, "quiddler", None).judge("vokno", Reason.SPOKEN.value).accepted


def test_nobody_plays_or_shows_spoken_forms(lexicon: Lexicon) -> None:
    policy = Judge(lexicon, "boggle", spoken=True).policy
    assert not any(policy.accepts(said) for said, _ in SPOKEN)
