"""What a person has laid but not confirmed: places, points, taking back (RULES QW3, QW5, QW6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Placement, QwirkleRefusal
from app.games.qwirkle.model import Observation, Options
from app.games.qwirkle.screen.hand.draft import Draft
from app.games.qwirkle.screen.hand.order import RackOrders
from app.tabletop.context import Notes


def tile(name: str) -> int:
    """``Rs`` is the red square."""
    return "ROYGBP".index(name[0]) * 6 + "*csodx".index(name[1])


def seen(hand: str, table: tuple[tuple[str, tuple[int, int]], ...] = (), **more: object) -> Observation:
    laid: tuple[Placement, ...] = tuple((tile(name), place) for name, place in table)
    plain = Observation(
        seat=0,
        seats=2,
        options=Options(),
        turn=0,
        hand=tuple(map(tile, hand.split())),
        hand_sizes=(6, 6),
        table=laid,
        bag=40,
        opening=0,
        trade_limit=6,
        may_pass=False,
        scores=(0, 0),
        history=(),
        winners=(),
    )
    return replace(plain, **more)  # type: ignore[arg-type]


ROW = (("Rs", (0, 0)), ("Ro", (1, 0)))


def draft_of(observation: Observation) -> Draft:
    draft = Draft()
    draft.take_up(observation)
    return draft


def test_places_for_a_tile_are_those_where_every_line_holds() -> None:  # RULES QW5
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW))
    assert set(draft.places_for(0)) == {(-1, 0), (2, 0), (0, -1), (0, 1), (1, -1), (1, 1)}
    assert set(draft.places_for(1)) == {(0, -1), (0, 1)}
    assert draft.places_for(2) == []


def test_each_row_of_the_draft_is_counted() -> None:  # RULES QW6
    draft = draft_of(seen("Rd Bd Gx Y* P* Oc", ROW))
    draft.try_place(0, (2, 0))
    draft.try_place(1, (2, 1))
    score = draft.score()
    assert score is not None
    assert sorted(line.points for line in score.lines) == [2, 3]
    assert score.points == 5 and not score.is_qwirkle


def test_a_tile_that_does_not_fit_changes_nothing_and_says_why() -> None:
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW))
    with pytest.raises(IllegalMove) as mixed:
        draft.try_place(2, (2, 0))
    assert mixed.value.reason is QwirkleRefusal.MIXED_LINE
    with pytest.raises(IllegalMove) as far:
        draft.try_place(0, (5, 5))
    assert far.value.reason is QwirkleRefusal.DETACHED
    assert draft.placed == {}


def test_taking_a_tile_back_takes_along_what_cannot_lie_without_it() -> None:
    draft = draft_of(seen("Rd Rx Gx Y* P* Oc", ROW))
    draft.try_place(0, (2, 0))
    draft.try_place(1, (3, 0))
    assert draft.take_back(0) == [0, 1]
    assert draft.placed == {}


def test_the_opener_lays_exactly_the_announced_set_anywhere() -> None:  # RULES QW3
    draft = draft_of(seen("Rd Rx Ro Y* P* Oc", opening=3, trade_limit=0))
    draft.try_place(0, (7, 2))
    draft.try_place(1, (8, 2))
    assert not draft.is_complete()
    draft.try_place(2, (6, 2))
    assert draft.is_complete()
    with pytest.raises(IllegalMove):
        draft.try_place(3, (5, 2))
    # The game counts from the tile laid first.
    assert [place for _, place in draft.move().placements] == [(0, 0), (1, 0), (-1, 0)]


def test_the_last_tile_brings_six_more() -> None:  # RULES QW9
    draft = draft_of(seen("Rd", ROW, bag=0))
    draft.try_place(0, (2, 0))
    score = draft.score()
    assert score is not None and score.points == 3 + 6


def test_the_rack_keeps_its_order_when_tiles_are_drawn() -> None:
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW))
    draft.insert(5, 0)
    fresh = draft.take_up(seen("Bs Gx Y* P* Oc Ox", (*ROW, ("Rd", (2, 0)))))
    assert fresh == [1]
    assert draft.slots == [tile(name) for name in ["Oc", "Ox", "Bs", "Gx", "Y*", "P*"]]


def test_a_rack_lies_as_its_owner_left_it() -> None:
    draft = Draft()
    draft.take_up(
        seen("Rd Bs Gx Y* P* Oc", ROW), [tile(name) for name in ("P*", "Oc", "Rx", "Rd", "Bs", "Y*")]
    )
    assert draft.slots == [tile(name) for name in ("P*", "Oc", "Gx", "Rd", "Bs", "Y*")]


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        "x",
        [],
        {"0": 3},
        {"0": [1, 2]},
        {"0": [1, 2, 3, 4, 5, "6"]},
        {"0": [99] * 6},
        {"0": [True] * 6},
    ],
)
def test_a_damaged_note_is_no_order(kept: object) -> None:
    assert RackOrders(Notes({"racks": kept})).of(0) == []


def test_sorting_puts_what_goes_together_side_by_side() -> None:
    draft = draft_of(seen("Rd Bs Rx Y* Bd R*", ROW))
    draft.sort(by_shape=False)
    held = [one for one in draft.slots if one is not None]
    assert [tiles.colour(one) for one in held] == sorted(tiles.colour(one) for one in held)
    draft.sort(by_shape=True)
    held = [one for one in draft.slots if one is not None]
    assert [tiles.shape(one) for one in held] == sorted(tiles.shape(one) for one in held)
