"""Wanted boards: found, quickly, and by the seed alone."""

from __future__ import annotations

import pytest

from app.engine.chance import Chance
from app.games.boggle import boards
from app.games.boggle.boards import RARE, shaken, wanted
from app.games.boggle.model import Options
from app.games.boggle.referee import BoggleReferee
from app.lexicon.lexicon import Lexicon


@pytest.fixture(scope="module")
def referee() -> BoggleReferee:
    return BoggleReferee(Lexicon.open())


@pytest.mark.parametrize("min_len", [2, 4])
@pytest.mark.parametrize("fold", ["no", "yes"])
@pytest.mark.parametrize("board", ["easy", "rich", "hard"])
@pytest.mark.parametrize("rare", ["any", "with", "without"])
def test_a_wanted_board_is_found(
    board: str, rare: str, fold: str, min_len: int, referee: BoggleReferee
) -> None:
    options = Options(board=board, rare=rare, fold=fold, min_len=min_len)
    fewest, most = wanted(options)
    for seed in range(3):
        made = shaken(options, referee, Chance(seed))
        made.check(options)
        words = referee.solve_common(made.grid, fold=fold == "yes", min_len=min_len)
        assert fewest <= len(words) <= most
        if rare != "any":
            assert bool(RARE & set(made.grid)) == (rare == "with")


def test_the_seed_alone_decides(referee: BoggleReferee) -> None:
    options = Options(board="rich", rare="with")
    first, again, other = (shaken(options, referee, Chance(seed)) for seed in (1, 1, 2))
    assert first == again != other


class Mute:
    """A word list that knows no word."""

    def solve_common(self, grid: object, *, fold: bool, min_len: int) -> list[str]:
        return []


def test_what_cannot_be_had_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    solves = 0

    class Counting(Mute):
        def solve_common(self, grid: object, *, fold: bool, min_len: int) -> list[str]:
            nonlocal solves
            solves += 1
            return []

    options = Options(board="rich")
    shaken(options, Counting(), Chance(1)).check(options)
    assert solves <= boards.MAX_SOLVES + 1


def test_without_a_word_list_any_board_will_do() -> None:
    options = Options(board="rich", rare="without")
    shaken(options, None, Chance(1)).check(options)
