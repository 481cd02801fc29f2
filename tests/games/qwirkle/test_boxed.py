"""Qwirkle on a score sheet (RULES QW6, QW8, QW9, QW12)."""

from __future__ import annotations

import pytest

from app.engine.boxed.counting import EntryFault, Misread, standing
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.games.qwirkle.boxed.counting import LAST_TILE, QwirkleSheet

RULES = QwirkleSheet()
PEOPLE = tuple(SheetPerson(name) for name in ("Anna", "Kryštof", "Soňa", "David"))


def sheet(*turns: str, first: int = 0) -> BoxSheet:
    lines = tuple(
        BoxLine((Entry(turn.removesuffix("!"), marks=(LAST_TILE,) * turn.endswith("!")),)) for turn in turns
    )
    return BoxSheet("qwirkle", PEOPLE, {}, first, lines)


def test_the_example_of_the_rules_line_by_line() -> None:
    """# RULES QW12: 3 7 4 6 7 6 3 3 10 9 18 9"""
    turns = ("3", "4 3", "4", "2 2 2", "4 3", "3 3", "3", "3", "10", "9", "6 6 2 4", "9")
    points = [RULES.count(sheet(), 0, BoxLine((Entry(turn),)))[0].points for turn in turns]
    assert points[:4] == [3, 7, 4, 6]
    now = standing(RULES, sheet("3", "7", "4", "2 4", "7", "3 3", "3", "3", "10", "9", "6 3 3", "9"))
    assert now.totals == (20, 22, 25, 18) and now.winners == (2,)


def test_a_line_of_six_counts_twelve() -> None:
    """# RULES QW6"""
    assert standing(RULES, sheet("6", "6 6")).totals == (12, 24, 0, 0)


def test_nothing_is_a_trade_and_the_turn_goes_on() -> None:
    """# RULES QW8"""
    now = standing(RULES, sheet("", "0", first=3))
    assert now.totals == (0, 0, 0, 0) and now.next.seat == 1 and now.next.number == 1


def test_the_last_tile_brings_six_and_the_end() -> None:
    """# RULES QW9"""
    now = standing(RULES, sheet("3", "4!"))
    assert now.is_over and now.totals == (3, 10, 0, 0)


@pytest.mark.parametrize("written", ["1", "7 3", "4 x", "-3", "1 2", "0065 2"])
def test_no_line_has_one_tile_or_more_than_six(written: str) -> None:
    """# RULES QW5, QW6"""
    with pytest.raises(EntryFault) as told:
        RULES.count(sheet(), 0, BoxLine((Entry(written),)))
    assert told.value.fault is Misread.LINE
