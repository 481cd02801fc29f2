"""Sequential halving with what is known without trials."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from app.engine.player import Budget
from app.search.halving import Try, halved

TRUE = (50.0, 40.0, 60.0, 45.0)


def noisy(spread: float, seed: int = 1) -> Try:
    """Trials of choices that are worth `TRUE`; which luck they have in common varies far more."""

    def tried(alive: Sequence[int], before: int, deals: int) -> list[int]:
        sums = [0.0] * len(alive)
        for number in range(before, before + deals):
            common = Random(f"{seed} {number}").gauss(0.0, 500.0)
            for at, index in enumerate(alive):
                sums[at] += TRUE[index] + common + Random(f"{seed} {number} {index}").gauss(0.0, spread)
        return [round(one) for one in sums]

    return tried


def test_trials_find_the_best_of_choices_of_which_nothing_is_known() -> None:
    order, means, tries = halved([0.0] * 4, 0, noisy(10.0), Budget(), 400, 8)
    assert order[0] == 2
    assert means[2] - means[0] == pytest.approx(10.0, abs=3.0)
    assert tries[2] > tries[1]


def test_few_trials_do_not_outweigh_what_is_known() -> None:
    right = [
        [
            halved(expected, certainty, noisy(80.0, seed), Budget(), 40, 8)[0][0] == 2 for seed in range(60)
        ].count(True)
        for expected, certainty in (((0.0,) * 4, 0), (TRUE, 60))
    ]
    assert right[0] < 40 <= 55 < right[1]


def test_many_trials_outweigh_a_wrong_expectation() -> None:
    order, *_ = halved([60.0, 55.0, 50.0, 45.0], 20, noisy(20.0), Budget(), 4_000, 8)
    assert order[0] == 2


def test_only_how_expectations_differ_counts() -> None:
    low, high = (
        halved([one + more for one in TRUE], 30, noisy(40.0), Budget(), 80, 8) for more in (0.0, 9_000.0)
    )
    assert low[0] == high[0]
    assert low[1] == pytest.approx(high[1])
