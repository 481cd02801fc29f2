"""A position for a class: what the teams write is judged as at the table."""

from __future__ import annotations

import pytest

from app.games.qwirkle import sheets
from app.games.qwirkle.board import QwirkleRefusal
from app.games.qwirkle.lesson.deal import HIGHEST, WIDEST, TurnDeal, TurnFault


@pytest.fixture(scope="module")
def dealt() -> list[TurnDeal]:
    return sheets.lesson(5, 3)


def test_every_position_can_be_read_from_the_last_row_and_is_worth_a_question(dealt: list[TurnDeal]) -> None:
    for deal in dealt:
        assert deal.columns <= WIDEST and deal.rows <= HIGHEST and deal.best.points >= 7
        assert deal.judged(deal.best.text) == deal.best


def test_a_turn_is_written_by_tiles_and_cells_in_any_order_and_spacing(dealt: list[TurnDeal]) -> None:
    deal = next(one for one in dealt if " " in one.best.text)
    parts = deal.best.text.lower().split()
    assert deal.judged(",  ".join(reversed(parts))) == deal.best


def test_points_alone_are_taken_where_a_turn_brings_them(dealt: list[TurnDeal]) -> None:
    deal = dealt[0]
    claimed = deal.judged(str(deal.best.points))
    assert claimed.points == deal.best.points and claimed.laid
    assert deal.judged(str(deal.best.points + 1)).fault == TurnFault.NO_SUCH
    assert deal.judged("0").fault == TurnFault.NO_SUCH


def test_the_parts_make_the_points(dealt: list[TurnDeal]) -> None:  # RULES QW6
    for deal in dealt:
        assert sum(points for _, points in deal.best.parts) == deal.best.points


def test_what_the_rules_refuse_does_not_count(dealt: list[TurnDeal]) -> None:  # RULES QW5
    deal = dealt[0]
    taken = deal.seen.table[0][1]
    assert deal.judged(f"1{deal.cell_name(taken)}").fault == QwirkleRefusal.OCCUPIED
    free = {(x, y) for x in range(deal.columns) for y in range(deal.rows)}
    near = {
        (x + dx - deal.left, y + dy - deal.top)
        for _, (x, y) in deal.seen.table
        for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
    }
    x, y = min(free - near)
    apart = deal.judged(f"1{deal.cell_name((x + deal.left, y + deal.top))}")
    assert apart.fault == QwirkleRefusal.DETACHED and apart.worth == 0


@pytest.mark.parametrize("text", ["", "ahoj", "3D5 x", "7A1", "1Z1", "1A99", "1A1 1A2", "A1"])
def test_what_cannot_be_read_says_so(dealt: list[TurnDeal], text: str) -> None:
    assert dealt[0].judged(text).fault == TurnFault.UNREAD
