"""A window of questions: nobody speaks twice, the first challenger counts, a majority decides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.asking import Challenges, Ruling, Window, majority

seats = st.lists(st.integers(0, 7), unique=True).map(tuple)
words = st.lists(st.integers(0, 5), unique=True).map(tuple)


@st.composite
def spoken(draw: st.DrawFn) -> tuple[Challenges[int], dict[int, tuple[int, ...]]]:
    """A window in which everybody has spoken in any order, and what they said."""
    asked = draw(seats)
    said = {seat: draw(words) for seat in draw(st.permutations(asked))}
    window: Challenges[int] = Challenges(asked)
    for seat, one in said.items():
        window = window.heard(seat, one)
    return window, said


@given(seats, st.data())
def test_who_is_asked_speaks_once_until_nobody_is_left(asked: tuple[int, ...], data: st.DataObject) -> None:
    window: Window[str] = Window(asked)
    for count, seat in enumerate(data.draw(st.permutations(asked))):
        before, window = window, window.heard(seat, "no")
        assert len(before.said) == count, "a window stays as it is"
        assert window.left == tuple(one for one in asked if one not in window.said), "in their order"
        with pytest.raises(ValueError, match="asked, or has spoken"):
            window.heard(seat, "yes")
    assert window.left == () and window.who("no") == tuple(sorted(asked)) and window.who("yes") == ()


@given(seats)
def test_who_is_not_asked_says_nothing(asked: tuple[int, ...]) -> None:
    for anew in (False, True):
        with pytest.raises(ValueError, match="asked, or has spoken"):
            Window[str](asked).heard(8, "no", anew=anew)


@given(st.lists(st.booleans(), min_size=1))
def test_who_may_think_better_of_it_is_heard_with_the_last_word(said: list[bool]) -> None:
    window: Window[bool] = Window((0, 1))
    for one in said:
        window = window.heard(1, one, anew=True)
    assert window.who(said[-1]) == (1,) and window.who(not said[-1]) == () and window.left == (0,)


def test_a_window_without_anybody_is_closed() -> None:
    window: Challenges[int] = Challenges()
    assert window.left == () and window.closed().found == {}
    assert window.closed().voted(3) == [] and window.closed().looked_up({}) == []


@given(spoken())
def test_the_first_challenger_is_the_first_who_is_asked(
    told: tuple[Challenges[int], dict[int, tuple[int, ...]]],
) -> None:
    window, said = told
    found = window.closed().found
    assert list(found) == sorted({word for one in said.values() for word in one})
    for word, by in found.items():
        assert by == tuple(seat for seat in window.asked if word in said[seat]), "whoever spoke first"
    assert window.found == {}, "nobody knows before the end"


@given(spoken(), st.data())
def test_a_vote_is_about_what_was_challenged_and_keeps_who_did(
    told: tuple[Challenges[int], dict[int, tuple[int, ...]]], data: st.DataObject
) -> None:
    closed = told[0].closed()
    vote = closed.vote(range(5))
    assert vote.left == (0, 1, 2, 3, 4) and vote.found == closed.found
    against = {seat: data.draw(words) for seat in range(5)}
    for seat, one in against.items():
        vote = vote.heard(seat, one)
    for ruling in vote.voted(5):
        no = tuple(seat for seat, one in against.items() if ruling.word in one)
        assert ruling == Ruling(ruling.word, closed.found[ruling.word], len(no) < 3, against=no)
    assert [ruling.word for ruling in vote.voted(5)] == list(closed.found)


@given(st.integers(0, 20), st.integers(0, 20))
def test_a_majority_is_more_than_half_and_a_tie_is_none(votes: int, voters: int) -> None:
    assert majority(votes, voters) is (votes > voters / 2)
    assert not majority(votes, 2 * votes)
    assert not (majority(votes, voters) and majority(voters - votes, voters)), "never both"


def test_the_list_rules_on_what_was_challenged_and_on_nothing_else() -> None:
    window: Challenges[tuple[int, int]] = Challenges((2, 0))
    closed = window.heard(0, ((1, 0), (1, 1))).heard(2, ((1, 1),)).closed()
    verdicts = [{"word": [1, 1], "good": True, "why": ""}, {"word": [1, 0], "good": False, "why": "unknown"}]
    assert closed.looked_up({"verdicts": verdicts}) == [
        Ruling((1, 0), (0,), False, "unknown"),
        Ruling((1, 1), (2, 0), True, ""),
    ]
    for wrong in ([], verdicts[:1], [*verdicts, {"word": [0, 0], "good": True, "why": ""}]):
        with pytest.raises(ValueError, match="other words"):
            closed.looked_up({"verdicts": wrong})
    for damaged in ({**verdicts[1], "good": 1}, {**verdicts[1], "why": None}, {**verdicts[1], "word": "1"}):
        with pytest.raises((TypeError, ValueError)):
            closed.looked_up({"verdicts": [verdicts[0], damaged]})
