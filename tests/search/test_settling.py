"""Choices are compared on the same deals until their order stands, and what was found is kept."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from app.engine.player import Budget
from app.search.settling import (
    KEPT,
    LOOK,
    Remembered,
    Standing,
    Tried,
    both,
    compared,
    last,
    parted,
    win_chance,
)

BATCH, MOST = 16, 1_600


Met = list[tuple[list[int], int]]
"""Who was tried, and the number of the first deal."""


def trials(chances: Sequence[float], met: Met) -> Tried:
    """Choices that win with such chances, all with the same luck."""

    def tried(alive: Sequence[int], first: int, deals: int) -> list[tuple[float, float]]:
        met.append((list(alive), first))
        luck = [random.Random(first + deal).random() for deal in range(deals)]
        won = [sum(one < chances[index] for one in luck) for index in alive]
        return [(float(count), 10.0 * count) for count in won]

    return tried


def stages(chances: Sequence[float], met: Met | None = None) -> list[Standing]:
    tried = trials(chances, [] if met is None else met)
    return list(compared(len(chances), tried, batch=BATCH, most=MOST))


def test_the_order_stands_in_the_end_and_it_is_said_until_then() -> None:
    found = stages([0.4, 0.7, 0.5])
    assert [index for index, _ in found[-1]] == [1, 2, 0]
    assert all(one.settled for _, one in found[-1])
    assert not any(one.settled for stage in found[:-1] for _, one in stage)
    assert LOOK < len(found) < MOST // BATCH, "neither at once nor to the last deal"


def test_what_is_told_is_about_right_and_so_is_how_sure_it_is() -> None:
    for index, one in stages([0.4, 0.7, 0.5])[-1]:
        truth = [0.4, 0.7, 0.5][index]
        assert one.chance_off is not None and 0.0 < one.chance_off < 0.2
        assert abs(one.chance - truth) < 1.6 * one.chance_off
        assert abs(one.points - 10 * one.chance) < 1e-9


def test_after_one_look_nobody_can_tell_how_sure_it_is() -> None:
    assert all(one.chance_off is None and one.points_off is None for _, one in stages([0.4, 0.7])[0])


def test_equal_choices_are_told_to_be_equal_and_end_the_comparison() -> None:
    found = stages([0.5, 0.5, 0.2])
    (_, best), (_, twin), (_, poor) = found[-1]
    assert not best.close and twin.close and not poor.close
    assert len(found) < MOST // BATCH


def test_all_meet_the_same_deals_and_whoever_has_its_place_no_more() -> None:
    met: Met = []
    stages([0.9, 0.5, 0.52], met)
    assert [first for _, first in met] == [BATCH * step for step in range(len(met))]
    tried = [set(alive) for alive, _ in met]
    assert tried[0] == {0, 1, 2} and all(later <= earlier for earlier, later in itertools.pairwise(tried))


def test_of_many_only_the_better_ones_are_told() -> None:
    found = stages([0.3 + 0.02 * index for index in range(14)])
    assert len(found[0]) == 14 and len(found[-1]) == KEPT


def test_of_several_plans_for_one_move_the_better_one_counts() -> None:
    tried = trials([0.3, 0.6, 0.45], [])
    *_, end = compared(3, tried, batch=BATCH, most=MOST, keys=["a", "a", "b"])
    assert [index for index, _ in end] == [1, 2]


def test_chance_and_lead_are_added_up_in_one_figure() -> None:
    table = both(600, lambda lead: 1.0 if lead > 0 else 0.0)
    leads = [-600, -7, 0, 3, 600, 41]
    assert parted(sum(table[lead + 600] for lead in leads), len(leads), 600) == (3.0, float(sum(leads)))


def test_what_was_found_is_kept_and_gone_on_with() -> None:
    begun: list[str] = []

    def begin(seen: str) -> Iterator[list[str]]:
        begun.append(seen)
        for step in range(3):
            yield [f"{seen}{step}"]

    kept = Remembered(begin)
    assert kept("a", Budget(work=1)) == ["a0"]
    assert kept("b", Budget()) == ["b2"]
    assert kept("a", Budget(work=1)) == ["a1"], "it goes on where it was left"
    assert kept("a", Budget()) == ["a2"] == kept("a", Budget()) == kept("a", Budget(stopped=lambda: True))
    assert begun == ["a", "b"]
    assert last(begin("c"), Budget()) == ["c2"]


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_chances_of_all_who_stand_alike_are_one_together(seats: int) -> None:
    """Nobody leads over the best of the others; and the further one leads, the surer it is."""
    assert seats * win_chance(0, 12.0, seats - 1) == pytest.approx(1.0)
    rising = [win_chance(lead, 12.0, seats - 1) for lead in range(-90, 91, 15)]
    assert rising == sorted(rising) and rising[0] < 0.01 and rising[-1] > 0.99
