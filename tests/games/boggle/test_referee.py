"""The referee: the list, the household, and what a board holds."""

from __future__ import annotations

import pytest

from app.games.boggle.referee import REMEMBERED, BoggleReferee
from app.lab.bench import random_boards
from app.lexicon.lexicon import Lexicon


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.open()


def test_judges_by_the_list(lexicon: Lexicon) -> None:  # RULES BG7
    referee = BoggleReferee(lexicon)
    assert referee.judge("kolo") is None
    assert referee.judge("KOLA") is None
    assert referee.judge("kolqx") == "unknown"


def test_household_words_count_too(lexicon: Lexicon) -> None:
    referee = BoggleReferee(lexicon, ["Žůžo", "kolqx"])
    assert referee.judge("kolqx") is None
    assert referee.judge("ŽŮŽO") is None
    assert BoggleReferee(lexicon).judge("kolqx") == "unknown"


def test_solutions_hold_what_is_beyond_doubt(lexicon: Lexicon) -> None:
    referee, policy = BoggleReferee(lexicon), lexicon.policy("boggle")
    for grid in random_boards(REMEMBERED + 3, seed=2):
        every = referee.solve_all(grid, fold=False, min_len=2)
        shown = referee.solve(grid, fold=False, min_len=2)
        common = referee.solve_common(grid, fold=False, min_len=2)
        assert set(common) <= set(shown) <= set(every)
        assert shown == [word for word in every if policy.sure(lexicon.dawg.number(word))]
        assert all(policy.accepts(word) and len(word) >= 2 for word in every)
        longer = referee.solve(grid, fold=False, min_len=4)
        assert longer == [word for word in shown if len(word) >= 4]
        assert shown == referee.solve(list(grid), fold=False, min_len=2)
