"""What would have been best in Qwirkle, for a table that was laid out again (RULES QW3, QW5, QW6)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.boxed.counting import EntryFault, Misread
from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Board, Placement, QwirkleRefusal
from app.games.qwirkle.boxed import FAR, LaidTable, best

RED, BLUE = 0, 4 * tiles.LONGEST
STAR, CLOVER, SQUARE, CIRCLE = range(4)
PLACES = st.tuples(st.integers(-FAR, FAR), st.integers(-FAR, FAR))
KINDS = st.integers(0, tiles.KINDS - 1)
TABLE = {(5, 5): RED + STAR, (6, 5): RED + CLOVER, (7, 5): RED + SQUARE, (6, 6): BLUE + CLOVER}


@settings(max_examples=50)
@given(st.dictionaries(PLACES, KINDS, max_size=30), st.dictionaries(st.integers(0, 5), KINDS))
def test_what_was_laid_out_is_kept(laid: dict[tuple[int, int], int], hand: dict[int, int]) -> None:
    table = LaidTable(laid, hand)
    assert LaidTable.of_text(table.text()) == table


@settings(max_examples=50)
@given(st.text(alphabet="0123456789.-| x", max_size=20))
def test_a_text_that_makes_no_sense_is_an_empty_table_or_a_sound_one(text: str) -> None:
    table = LaidTable.of_text(text)
    assert all(0 <= tile < tiles.KINDS for tile in (*table.tiles.values(), *table.hand.values()))
    table.shown(), table.wrong()


def test_what_cannot_lie_so_is_told() -> None:
    """# RULES QW5"""
    assert LaidTable(TABLE).wrong() == (None, frozenset())
    mixed = LaidTable({**TABLE, (8, 5): BLUE + CIRCLE})
    assert mixed.wrong()[0] is QwirkleRefusal.MIXED_LINE and (8, 5) in mixed.wrong()[1]
    twice = LaidTable({**TABLE, (8, 5): RED + STAR})
    assert twice.wrong()[0] is QwirkleRefusal.TWICE_IN_LINE
    apart = LaidTable({**TABLE, (20, 5): RED + STAR})
    assert apart.wrong() == (QwirkleRefusal.DETACHED, frozenset({(20, 5)}))
    with pytest.raises(EntryFault) as told:
        best(mixed.with_tile(0, RED))
    assert told.value.fault is Misread.LAID


def test_there_are_three_of_each_tile() -> None:
    """# RULES QW1"""
    table = LaidTable(TABLE, {0: RED + STAR, 1: RED + STAR})
    assert table.left(RED + STAR) == 0 and table.left(RED + CIRCLE) == 3
    with pytest.raises(EntryFault):
        best(table.with_tile(2, RED + STAR))
    with pytest.raises(EntryFault) as told:
        best(LaidTable(TABLE))
    assert told.value.fault is Misread.EMPTY


def plays(hand: list[int], table: LaidTable) -> Iterator[tuple[int, frozenset[Placement]]]:
    """Every legal turn of one or two tiles, tried cell by cell."""
    left, right, top, low = table.shown()
    cells = [(x, y) for x in range(left - 1, right + 2) for y in range(top - 1, low + 2)]
    board = Board(table.tiles)
    single = [[(tile, cell)] for tile in hand for cell in cells]
    both = [[(hand[0], one), (hand[1], other)] for one in cells for other in cells if one != other]
    for laid in (*single, *both):
        try:
            yield sum(line.points for line in board.lines_of(laid)), frozenset(laid)
        except IllegalMove:
            continue


@pytest.mark.parametrize("hand", [[RED + CIRCLE, BLUE + STAR], [BLUE + SQUARE, BLUE + CIRCLE], [RED, RED]])
def test_nothing_brings_more_than_the_best(hand: list[int]) -> None:
    """# RULES QW6"""
    table = LaidTable(TABLE, dict(enumerate(hand)))
    every = dict[frozenset[Placement], int]()
    for points, laid in plays(hand, table):
        every[laid] = points
    found = best(table)
    assert found[0].points == max(every.values())
    for way in found:
        laid = frozenset((tile, place) for place, tile in LaidTable.of_text(way.notes[0]).tiles.items())
        assert every[laid] == way.points
        lengths = [int(one) for one in way.notes[1].split()]
        assert sum(length + 6 * (length == 6) for length in lengths) == way.points


def test_a_line_of_six_is_found() -> None:
    """# RULES QW6"""
    five = {(x, 0): RED + x for x in range(5)}
    assert best(LaidTable(five, {0: RED + 5}))[0].points == 12


def test_who_opens_lays_the_largest_set() -> None:
    """# RULES QW3"""
    hand = dict(enumerate([RED + STAR, RED + CLOVER, RED + SQUARE, BLUE + STAR]))
    assert {way.points for way in best(LaidTable({}, hand))} == {3}
