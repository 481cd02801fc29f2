"""Qwirkle on a score sheet (RULES QW6, QW8, QW9, QW12)."""

from __future__ import annotations

import pytest

from app.engine.boxed.counting import BoxStage, EntryFault, Misread, standing
from app.engine.boxed.sheet import BoxLine, BoxSheet, Entry, SheetPerson
from app.games.qwirkle.boxed import LAST_TILE, QwirkleSheet
from app.games.qwirkle.screen.boxed import QwirkleBox

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


def test_no_turn_before_the_last_one_has_the_last_tile() -> None:
    """# RULES QW9: the game ends at once"""
    box = QwirkleBox()
    assert box.marks(BoxStage.TURN, last=False) == () and box.marks(BoxStage.TURN)
    now = standing(RULES, sheet("3!", "4"))
    assert now.totals == (3, 4, 0, 0) and not now.is_over


def test_whoever_has_left_is_passed_over_and_keeps_their_points() -> None:
    """# RULES G3"""
    on = sheet("3", "4", "5", "2", "2").turned(2)  # Soňa leaves in the second round, before her turn
    assert standing(RULES, on).next.seat == 1
    on = on.with_line(BoxLine((Entry("6"),)))
    assert standing(RULES, on).next.seat == 3 and standing(RULES, on).next.number == 2
    on = on.with_line(BoxLine((Entry("2"),)))
    now = standing(RULES, on)
    assert now.next.seat == 0 and now.next.number == 3 and now.totals == (5, 16, 5, 4)
    on = on.with_line(BoxLine((Entry("2"),))).with_line(BoxLine((Entry("2"),))).turned(2)
    assert standing(RULES, on).next.seat == 2 and standing(RULES, on).totals == (7, 18, 5, 4)


@pytest.mark.parametrize("written", ["1", "7 3", "4 x", "-3", "1 2", "0065 2"])
def test_no_line_has_one_tile_or_more_than_six(written: str) -> None:
    """# RULES QW5, QW6"""
    with pytest.raises(EntryFault) as told:
        RULES.count(sheet(), 0, BoxLine((Entry(written),)))
    assert told.value.fault is Misread.LINE
