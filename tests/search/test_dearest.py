"""The one move that brings most at once."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from app.engine.reviewing import AT_ONCE
from app.search.dearest import CountedMove, Every, dearest


def every(points: Sequence[int], *, known: bool = True, hard: int = 2) -> Every:
    ways = [CountedMove(at, one, lambda at=at: {"move": at}) for at, one in enumerate(points)]  # type: ignore[misc]
    return Every(ways, 3, lambda way: known, lambda best, second: hard, least=4)


def test_the_dearest_is_the_answer_with_the_next_one() -> None:
    found = dearest(every([4, 9, 12, 5]))
    assert found is not None
    assert (found.best, found.second) == ({"move": 2}, {"move": 1})
    assert (found.points, found.second_points, found.margin, found.unit) == (12, 9, 3.0, AT_ONCE)


def test_nothing_is_asked_where_it_is_not_clear_or_not_known() -> None:
    assert dearest(None) is None
    assert dearest(every([4, 10, 12, 5])) is None, "too near"
    assert dearest(every([4, 12, 12, 5])) is None, "two answers"
    assert dearest(every([4, 12, 5])) is None, "there is little to choose"
    assert dearest(every([0, -9, -9, -9])) is None, "nothing is brought"
    assert dearest(every([4, 9, 12, 5], known=False)) is None


def test_what_lies_the_same_is_one_move() -> None:
    ways = [*every([4, 9, 12, 5]).ways, CountedMove(2, 11, lambda: {"move": "as the third, for less"})]
    found = dearest(Every(ways, 3, lambda way: True, lambda best, second: 9, least=4))
    assert found is not None and found.second_points == 9 and found.difficulty == 5


@given(st.lists(st.integers(-20, 60), min_size=4, max_size=12))
def test_no_other_move_comes_near(points: list[int]) -> None:
    found = dearest(every(points))
    first, second = sorted(points, reverse=True)[:2]
    assert (found is not None) == (first > 0 and first - second >= 3)
