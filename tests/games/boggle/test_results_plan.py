"""How the results share the width there is."""

from __future__ import annotations

import pytest

from app.games.boggle.screen.results.page import Needs, ResultsPlan, plan

SMALL_BALLOTS, NO_BALLOTS = (225, 288), (0, 0)


def needs(columns: int, votes: tuple[int, int] = NO_BALLOTS) -> Needs:
    return Needs(columns, (190, 260), votes, 334, 14, 10)


def test_all_stands_beside_each_other_where_it_fits() -> None:
    assert plan(1248, needs(3)) == ResultsPlan(True, (3,), 0, 260)
    assert plan(1248, needs(2, SMALL_BALLOTS)) == ResultsPlan(True, (2,), 288, 260)


def test_ballots_give_way_before_columns_do() -> None:
    made = plan(1140, needs(2, SMALL_BALLOTS))
    assert made.beside and 225 <= made.votes < 288


def test_what_nobody_found_goes_below_when_a_column_would_be_cut() -> None:
    assert plan(1248, needs(3, SMALL_BALLOTS)) == ResultsPlan(False, (3,), 288, 260)


def test_columns_take_more_rows_in_a_narrow_window() -> None:
    assert plan(820, needs(4, SMALL_BALLOTS)).rows == (2, 2)
    assert plan(500, needs(2, SMALL_BALLOTS)).rows == (0, 1, 1)


def test_many_players_scroll_sideways() -> None:  # DESIGN 4
    assert plan(1248, needs(7)) == ResultsPlan(True, (7,), 0, 260)


def test_columns_grow_narrow_before_they_take_another_row() -> None:
    assert plan(1248, needs(4, SMALL_BALLOTS)) == ResultsPlan(False, (4,), 288, 190)
    assert plan(1248, needs(5)) == ResultsPlan(False, (5,), 0, 190)


@pytest.mark.parametrize("columns", range(1, 5))
@pytest.mark.parametrize("votes", [NO_BALLOTS, SMALL_BALLOTS])
@pytest.mark.parametrize("room", range(540, 1400, 37))
def test_every_column_is_placed_whole(columns: int, votes: tuple[int, int], room: int) -> None:
    made = plan(room, needs(columns, votes))
    assert sum(made.rows) == columns
    wide = room - (334 + 14 if made.beside else 10)
    for at, count in enumerate(made.rows):
        ballots = made.votes + 14 * bool(count) if votes[0] and at == 0 else 0
        assert count * made.column + max(0, count - 1) * 14 + ballots <= wide
