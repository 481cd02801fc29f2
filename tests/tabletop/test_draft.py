"""A hand in its owner's order and what is laid of it, in a game that is none: letters in a row."""

from __future__ import annotations

import pytest

from app.engine.errors import IllegalMove
from app.tabletop.context import Notes
from app.tabletop.hand.draft import Draft, HandOrders
from tests.tabletop.letters import Letters, Seen, Words


def held(draft: Draft[str], letters: str) -> Draft[str]:
    """A hand that lies so; a dot is a gap."""
    draft.take_up(Seen(letters.replace(".", "")), [None if one == "." else one for one in letters])
    return draft


def lies(draft: Draft[str]) -> str:
    """How it lies."""
    return "".join(one or "." for one in draft.slots)


def test_a_piece_is_laid_only_where_the_game_takes_it() -> None:
    draft = held(Letters(), "ABC..")
    with pytest.raises(IllegalMove):
        draft.try_place(0, (1, 0))
    assert draft.placed == {}
    draft.try_place(0, (0, 0))
    assert draft.places_for(1) == [(1, 0)]
    draft.try_place(1, (1, 0))
    assert draft.placements() == (("A", (0, 0)), ("B", (1, 0)))
    assert draft.in_rack() == [2] and draft.slot_at((1, 0)) == 1


def test_places_follow_what_is_laid_and_what_is_seen() -> None:
    draft = held(Letters(), "ABC..")
    assert draft.places_for(1) == [(0, 0)]
    draft.try_place(0, (0, 0))
    assert draft.places_for(1) == [(1, 0)]
    draft.clear()
    assert draft.places_for(1) == [(0, 0)]


def test_what_cannot_lie_alone_goes_home_with_what_is_taken_back() -> None:
    draft = held(Letters(), "ABC..")
    for slot in range(3):
        draft.try_place(slot, (slot, 0))
    assert draft.take_back(1) == [1, 2]
    assert draft.placed == {0: (0, 0)}


def test_new_pieces_fill_gaps_and_the_rest_stays() -> None:
    draft = held(Letters(), "A.BC.")
    assert draft.take_up(Seen("BCDE")) == [0, 1]
    assert lies(draft) == "DEBC."


def test_another_seat_finds_its_own_order() -> None:
    draft = held(Letters(), "ABC..")
    assert draft.take_up(Seen("XYZ", seat=1), [None, "Z", None, None, "X"]) == []
    assert lies(draft) == "YZ..X"


@pytest.mark.parametrize(
    ("slot", "target", "wanted"), [(0, 3, "BC.A."), (3, 0, ".ABC."), (1, 1, "ABC.."), (2, 4, "AB..C")]
)
def test_the_others_make_room(slot: int, target: int, wanted: str) -> None:
    draft = held(Letters(), "ABC..")
    draft.insert(slot, target)
    assert lies(draft) == wanted


@pytest.mark.parametrize(
    ("slot", "target", "wanted"),
    [
        (5, 2, "ABXCD.Y."),  # into the gap between two words
        (5, 1, "AXBCD.Y."),  # only the word it goes into makes room
        (5, 4, "ABCDX.Y."),
        (0, 1, "BA.CDXY."),
        (4, 7, "AB.C.XYD"),  # leaves a gap
        (6, 5, "AB.CDYX."),
    ],
)
def test_gaps_between_words_stay(slot: int, target: int, wanted: str) -> None:
    draft = held(Words(), "AB.CDXY.")
    draft.insert(slot, target)
    assert lies(draft) == wanted


def test_in_a_full_row_two_pieces_change_places() -> None:
    draft = held(Words(), "ABCDEXY.")
    draft.insert(5, 1)
    assert lies(draft) == "AXCDEBY."


def test_what_is_laid_stays_laid_when_the_hand_is_put_in_order() -> None:
    draft = held(Letters(), "CAB..")
    draft.try_place(0, (0, 0))
    draft.try_place(2, (1, 0))
    laid = draft.placements()
    draft.insert(1, 4)
    assert draft.placements() == laid
    draft.sort(lambda letter: letter)
    assert (lies(draft), draft.placements()) == ("ABC..", laid)
    assert draft.clear() == [2, 1] and draft.placed == {}


@pytest.mark.parametrize(
    "kept", [None, 7, "x", [], {"0": 3}, {"0": ["A"]}, {"0": ["A", "B", 5]}, {"0": ["A", True, None]}]
)
def test_a_damaged_note_is_no_order(kept: object) -> None:
    assert HandOrders(Notes({"hands": kept}), "hands", 3, lambda one: isinstance(one, str)).of(0) == []


def test_everybody_finds_their_hand_as_they_left_it() -> None:
    kept: dict[str, object] = {}
    orders = HandOrders(Notes(keep=kept.update), "hands", 2, lambda one: isinstance(one, str))
    orders.keep(0, ["B", None])
    orders.keep(1, [None, "A"])
    orders.keep(None, ["X", "X"])
    again = HandOrders(Notes(kept), "hands", 2, lambda one: isinstance(one, str))
    assert (again.of(0), again.of(1), again.of(None)) == (["B", None], [None, "A"], [])


def test_a_hand_that_outgrows_its_places_gets_more_and_gives_them_up_again() -> None:
    draft = held(Words(), "ABCDEXYZ")
    assert draft.take_up(Seen("ABCDEXYZUV")) == [8, 9]
    assert lies(draft) == "ABCDEXYZUV" and tuple(draft.rows) == (5, 5)
    draft.take_up(Seen("ABC"))
    assert lies(draft) == "ABC....." and tuple(draft.rows) == (5, 3)
