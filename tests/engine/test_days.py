"""What hangs on the date alone: seeds that never come again, how hard days are, days in a row."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.codes import SEEDS
from app.engine.days import CANDIDATES, FULL, DayMeasure, DayResult, difficulty, pooled, seeds, streak

MONDAY = date(2026, 11, 23)


def test_monday_is_easy_saturday_is_hard_and_between_them_it_gets_no_easier() -> None:
    hard = [difficulty(MONDAY + timedelta(days)) for days in range(7)]
    assert hard[0] == 1 and hard[5] == 5 and hard[:6] == sorted(hard[:6])


def test_no_two_days_of_thirty_years_share_a_seed() -> None:
    found = [seed for day in range(30 * 366) for seed in seeds(MONDAY + timedelta(day), "qwirkle")]
    assert len(set(found)) == len(found) == 30 * 366 * CANDIDATES
    assert min(found) >= 0 and max(found) < SEEDS


def test_a_pool_is_gone_through_before_anything_comes_again() -> None:
    pools = [" ".join(str(1000 * hard + n) for n in range(120)) for hard in range(5)]
    year = [pooled(MONDAY + timedelta(day), pools) for day in range(366)]
    assert len(set(year)) == len(year)
    assert year == [pooled(MONDAY + timedelta(day), pools) for day in range(366)]


@pytest.mark.parametrize(
    ("measure", "value", "points"),
    [
        (DayMeasure(full=0.5), 10, 5),  # of 40, of which half would be all the points
        (DayMeasure(full=0.5), 30, FULL),
        (DayMeasure(), 0, 0),
        (DayMeasure(par=True), 40, FULL),
        (DayMeasure(par=True), 12, FULL),
        (DayMeasure(par=True), 60, 5),
        (DayMeasure(par=True), 200, 0),
    ],
)
def test_points_of_a_result(measure: DayMeasure, value: int, points: int) -> None:
    assert DayResult.of(measure, value, 40).points == points


def test_a_result_in_a_few_signs() -> None:
    assert DayResult(17, 43, 8).in_signs() == "17/43"
    assert DayResult(0, 40, 0).in_signs() == "\N{EN DASH}", "thrown away"
    assert DayResult(0, 0, 10, par=True).in_signs() == "par", "done"
    over = [DayResult(left, 40, 5, par=True).in_signs() for left in (40, 46, 37)]
    assert over == ["par", "par +6", "par −3"]


def _days(*back: int) -> set[date]:
    return {MONDAY + timedelta(6) - timedelta(days) for days in back}


@pytest.mark.parametrize(
    ("done", "count"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),  # today still has time
        ((0, 1, 2, 3), 4),
        ((0, 1, 3), 3),  # one free day a week, which does not count as done
        ((0, 2, 4), 2),  # the second one of the week breaks it
        ((5, 8), 0),  # nothing for days
        ((0, 1, 2, 3, 4, 5, 8), 7),  # one on Monday, one on the Sunday before: two weeks
    ],
)
def test_days_in_a_row_until_a_sunday(done: tuple[int, ...], count: int) -> None:
    assert streak(_days(*done), MONDAY + timedelta(6)) == count


days_back = st.sets(st.integers(-3, 60), max_size=60)


@given(days_back, st.integers(0, 60))
def test_one_more_day_never_costs_anything(back: set[int], more: int) -> None:
    today = MONDAY + timedelta(3)
    done = {today - timedelta(days) for days in back}
    count = streak(done, today)
    assert streak(done | {today - timedelta(more)}, today) >= count
    assert 0 <= count <= sum(day <= today for day in done)


@given(days_back)
def test_whoever_leaves_out_no_more_than_a_day_a_week_keeps_every_day(back: set[int]) -> None:
    today = MONDAY + timedelta(3)
    first = today - timedelta(max([0, *back]))
    every = {first + timedelta(days) for days in range((today - first).days + 1)}
    left_out = {day for day in every if day.weekday() == 2 and day not in (first, today)}
    assert streak(every - left_out, today) == len(every - left_out)
