"""Which moments of a game are shown."""

from __future__ import annotations

from app.engine.reviewing import Judged, Moment, Review

TURNS = tuple(Judged(turn, 0, 0.5, 0.5, 0.0) for turn in range(81))


def moment(turn: int, weight: float, better: str = "") -> Moment:
    move = {"move": better or f"of {turn}"}
    return Moment(turn, 0, move, 5, 5, 5.0, weight / 100, ("points",), weight)


def shown(*moments: Moment) -> list[int]:
    return [one.turn for one in Review(TURNS, moments).of(0)]


def test_the_three_that_weigh_most_are_shown_in_their_order() -> None:
    assert shown(moment(70, 9), moment(10, 8), moment(30, 4), moment(50, 7)) == [10, 50, 70]


def test_of_moments_close_to_each_other_the_weightiest_is_shown() -> None:
    assert shown(moment(40, 9), moment(44, 8), moment(36, 7), moment(10, 3)) == [10, 40]


def test_a_move_that_was_missed_again_and_again_is_shown_once() -> None:
    assert shown(moment(20, 5, "same"), moment(60, 9, "same")) == [60]


def test_moments_of_others_are_no_ones_own() -> None:
    assert Review(TURNS, (moment(20, 5),)).of(1) == ()


def test_a_review_of_before_is_read_without_what_came_later() -> None:
    told = moment(20, 5).to_json()
    del told["answers"], told["later"]
    assert Moment.from_json(told).answers is None
