"""What a person has laid but not confirmed: places, points, taking back (RULES QW3, QW5, QW6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.errors import IllegalMove
from app.games.qwirkle import tiles
from app.games.qwirkle.board import Placement, QwirkleRefusal
from app.games.qwirkle.model import Exchange, Lay, Observation, Options, Pass
from app.games.qwirkle.screen.hand import TileDraft, by_colour, by_shape


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


def draft_of(observation: Observation) -> TileDraft:
    draft = TileDraft()
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
    assert score.points == 5 and not score.qwirkles


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
    with pytest.raises(IllegalMove) as short:
        draft.move()
    assert short.value.reason is QwirkleRefusal.OPENING_SIZE
    draft.try_place(2, (6, 2))
    with pytest.raises(IllegalMove):
        draft.try_place(3, (5, 2))
    # The game counts from the tile laid first.
    move = draft.move()
    assert isinstance(move, Lay) and [place for _, place in move.placements] == [(0, 0), (1, 0), (-1, 0)]


def test_an_opening_is_not_handed_in_before_the_set_is_whole() -> None:  # RULES QW3
    draft = draft_of(seen("Rd Rx Ro Y* P* Oc", opening=3, trade_limit=0))
    draft.try_place(0, (7, 2))
    with pytest.raises(IllegalMove) as short:
        draft.move()
    assert (short.value.reason, short.value.detail) == (QwirkleRefusal.OPENING_SIZE, {"needed": 3})


@pytest.mark.parametrize(
    ("more", "given", "reason"),
    [
        ({"turn": 1}, None, QwirkleRefusal.NOT_YOUR_TURN),
        ({}, None, QwirkleRefusal.NOTHING_LAID),
        ({}, (), QwirkleRefusal.TRADE_SIZE),
        ({"trade_limit": 1}, (0, 1), QwirkleRefusal.BAG_SHORT),
    ],
)
def test_what_the_rules_refuse_is_refused_before_it_is_handed_in(
    more: dict[str, object], given: tuple[int, ...] | None, reason: QwirkleRefusal
) -> None:
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW, **more))
    with pytest.raises(IllegalMove) as refused:
        draft.move(given)
    assert refused.value.reason is reason


def test_what_is_handed_in_is_what_was_drafted_marked_or_left() -> None:  # RULES QW4, QW8
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW))
    assert draft.move((4, 1)) == Exchange((tile("Bs"), tile("P*")))
    assert draft_of(seen("Gx", ROW, bag=0, trade_limit=0, may_pass=True)).move() == Pass()


@pytest.mark.parametrize(
    ("table", "limit", "reason"),
    [((), 0, QwirkleRefusal.OPENING_TRADE), (ROW, 0, QwirkleRefusal.BAG_SHORT)],
)
def test_a_trade_is_not_begun_where_none_can_be_made(  # RULES QW8
    table: tuple[tuple[str, tuple[int, int]], ...], limit: int, reason: QwirkleRefusal
) -> None:
    with pytest.raises(IllegalMove) as refused:
        draft_of(seen("Rd Bs Gx Y* P* Oc", table, trade_limit=limit)).need_exchange()
    assert refused.value.reason is reason


def test_the_last_tile_brings_six_more() -> None:  # RULES QW9
    draft = draft_of(seen("Rd", ROW, bag=0))
    draft.try_place(0, (2, 0))
    score = draft.score()
    assert score is not None and (score.points, score.bonus) == (3, 6)


def test_the_rack_keeps_its_order_when_tiles_are_drawn() -> None:
    draft = draft_of(seen("Rd Bs Gx Y* P* Oc", ROW))
    draft.insert(5, 0)
    fresh = draft.take_up(seen("Bs Gx Y* P* Oc Ox", (*ROW, ("Rd", (2, 0)))))
    assert fresh == [1]
    assert draft.slots == [tile(name) for name in ["Oc", "Ox", "Bs", "Gx", "Y*", "P*"]]


def test_a_rack_lies_as_its_owner_left_it() -> None:
    draft = TileDraft()
    draft.take_up(
        seen("Rd Bs Gx Y* P* Oc", ROW), [tile(name) for name in ("P*", "Oc", "Rx", "Rd", "Bs", "Y*")]
    )
    assert draft.slots == [tile(name) for name in ("P*", "Oc", "Gx", "Rd", "Bs", "Y*")]


def test_sorting_puts_what_goes_together_side_by_side() -> None:
    draft = draft_of(seen("Rd Bs Rx Y* Bd R*", ROW))
    draft.sort(by_colour)
    held = [one for one in draft.slots if one is not None]
    assert [tiles.colour(one) for one in held] == sorted(tiles.colour(one) for one in held)
    draft.sort(by_shape)
    held = [one for one in draft.slots if one is not None]
    assert [tiles.shape(one) for one in held] == sorted(tiles.shape(one) for one in held)
