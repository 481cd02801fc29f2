"""The referee: the list, the household, and what a board holds."""

from __future__ import annotations

import pytest

from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.model import BANNED, HOUSEHOLD, Ruling, Verdict
from app.games.boggle.referee import REMEMBERED, BoggleReferee
from app.lab.bench import random_boards
from app.lexicon.house import HouseLexicon
from app.lexicon.lexicon import Lexicon
from app.search.boggle import BoardSearch


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def test_judges_by_the_list(lexicon: Lexicon) -> None:  # RULES BG7
    referee = BoggleReferee(lexicon)
    assert referee.judge("kolo") == referee.judge("KOLA") == Ruling(Verdict.VALID)
    assert referee.judge("kolqx") == Ruling(Verdict.UNKNOWN, "unknown")
    # In play nobody can claim that a household decided.
    assert referee.judge("kolqx", HOUSEHOLD) == Ruling(Verdict.UNKNOWN, "unknown")
    assert referee.judge("kolo", BANNED) == Ruling(Verdict.VALID)


def test_household_words_count_too(lexicon: Lexicon) -> None:
    household = {"kolqx"}
    referee = BoggleReferee(lexicon, household)
    assert referee.judge("kolqx") == Ruling(Verdict.VALID, HOUSEHOLD)
    assert referee.judge("ŽŮŽO").verdict is Verdict.UNKNOWN
    household.add("žůžo")
    assert referee.judge("ŽŮŽO") == Ruling(Verdict.VALID, HOUSEHOLD), "words count once they are in"
    assert referee.judge("kolo") == Ruling(Verdict.VALID), "the list comes first"


def test_a_referee_of_today_knows_of_no_later_change(lexicon: Lexicon) -> None:
    added, banned = {"kolqx"}, {"strom"}
    referee = BoggleReferee(HouseLexicon(lexicon, lambda: banned), lambda: added)
    before = referee.of_today()
    added.remove("kolqx")
    added.add("žůžo")
    banned.remove("strom")
    banned.add("kolo")
    assert [before.judge(word).why for word in ("kolqx", "žůžo", "strom", "kolo")] == [
        HOUSEHOLD,
        "unknown",
        BANNED,
        None,
    ]
    after = referee.of_today()
    assert [after.judge(word).why for word in ("kolqx", "žůžo", "strom", "kolo")] == [
        "unknown",
        HOUSEHOLD,
        None,
        BANNED,
    ]


def test_of_an_unknown_household_the_record_is_believed(lexicon: Lexicon) -> None:
    referee = BoggleReferee(lexicon, None)
    assert referee.judge("kolqx", HOUSEHOLD) == Ruling(Verdict.VALID, HOUSEHOLD)
    assert referee.judge("kolo", BANNED) == Ruling(Verdict.UNKNOWN, BANNED)
    for said in (None, "name"):
        assert referee.judge("kolqx", said) == Ruling(Verdict.UNKNOWN, "unknown")


def test_solutions_hold_what_is_beyond_doubt(lexicon: Lexicon) -> None:
    referee, policy = BoggleReferee(lexicon), lexicon.policy("boggle")
    for grid in random_boards(REMEMBERED + 3, seed=2):
        on_board = BoardSearch(lexicon.dawg, NEIGHBOURS).words(grid, fold=False)
        every = [word for _, word in sorted(on_board.items()) if len(word) >= 2 and policy.accepts(word)]
        shown = referee.solve(grid, fold=False, min_len=2)
        common = referee.solve_common(grid, fold=False, min_len=2)
        assert set(common) <= set(shown) <= set(every)
        assert shown == [word for word in every if policy.sure(lexicon.dawg.number(word))]
        longer = referee.solve(grid, fold=False, min_len=4)
        assert longer == [word for word in shown if len(word) >= 4]
        assert shown == referee.solve(list(grid), fold=False, min_len=2)
