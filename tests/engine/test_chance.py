"""Chance of our own: known deals at fixed seeds, whatever the version of Python."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.chance import Chance


def test_known_numbers() -> None:
    chance = Chance(7)
    assert [round(chance.unit(), 12) for _ in range(3)] == [0.323832764833, 0.150849173925, 0.65093447304]


def test_known_shuffles() -> None:
    assert Chance(1).shuffled(range(16)) == [1, 13, 9, 14, 15, 11, 8, 0, 7, 6, 4, 5, 3, 10, 12, 2]
    assert "".join(Chance(2026).shuffled("VYSTŘIHOVÁNKA")) == "ÁOKSNTŘAVVIHY"


def test_known_streams() -> None:
    stream = Chance(1).stream("turn", 3)
    assert stream.seed == 3354126975518870104
    assert [stream.below(100) for _ in range(8)] == [67, 96, 40, 84, 83, 61, 78, 79]


def test_a_stream_draws_nothing_from_its_source() -> None:
    first, second = Chance(9), Chance(9)
    second.stream("a").unit()
    assert first.unit() == second.unit()
    assert Chance(9).stream("a").unit() != Chance(9).stream("b").unit()
    assert Chance(9).stream("a", "b").seed != Chance(9).stream("ab").seed


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    assert Counter(Chance(seed).shuffled(items)) == Counter(items)


def test_every_order_is_as_likely() -> None:
    orders = Counter(tuple(Chance(seed).shuffled("abc")) for seed in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(st.integers(), st.integers(1, 10**6))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


def test_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError):
        Chance(1).below(0)
