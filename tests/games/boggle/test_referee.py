"""The referee: what a board holds."""

from __future__ import annotations

import pytest

from app.games.boggle.board import NEIGHBOURS
from app.games.boggle.lab import random_boards
from app.games.boggle.referee import REMEMBERED, BoggleReferee
from app.lexicon.judge import Agreements, Judge
from app.lexicon.lexicon import Lexicon, Reason
from app.search.boggle import BoardSearch


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def test_solutions_hold_what_is_beyond_doubt(lexicon: Lexicon) -> None:
    referee, policy = BoggleReferee(Judge(lexicon, "boggle")), lexicon.policy("boggle")
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


def test_the_referee_shows_no_banned_word(lexicon: Lexicon) -> None:
    grid = "SLOMTREKOMANMIRA"
    open_to_all = BoggleReferee(Judge(lexicon, "boggle")).solve(grid, fold=False, min_len=3)
    word, banned = open_to_all[0], set[str]()
    strict = BoggleReferee(Judge(lexicon, "boggle", Agreements((), banned)))
    today = strict.of_today()
    banned.add(word)
    assert strict.judge(word).reason is Reason.BANNED
    assert strict.solve(grid, fold=False, min_len=3) == open_to_all[1:]
    assert strict.struck_off(grid, fold=False, min_len=3) == [word]
    assert today.solve(grid, fold=False, min_len=3) == open_to_all and today.judge(word).accepted
