"""Who of several people at one screen has the word."""

from __future__ import annotations

import pytest

from app.tabletop.asking.hearing import Hearing


@pytest.mark.parametrize(
    ("asked", "named", "wanted"),
    [((1, 2), None, None), ((1, 2), 2, 2), ((1, 2), 0, None), ((1,), None, 1), ((), None, None)],
)
def test_of_several_people_whoever_is_named_marks_words(
    asked: tuple[int, ...], named: int | None, wanted: int | None
) -> None:
    assert Hearing.challenger(asked, named) == wanted


def test_whoever_challenged_a_word_is_against_it_until_they_say_otherwise() -> None:
    floor = Hearing[str](passed={1})
    floor.marked = {"okpa", "kn"}
    assert floor.challenge(1) == ("kn", "okpa")
    assert not floor.marked and not floor.passed
    floor.vote(2, {"okpa", "kn"})
    assert not floor.marked, "somebody else challenged them"
    floor.vote(1, {"okpa"})
    assert floor.marked == {"okpa"}, "nothing else is voted on"
    floor.marked.clear()
    floor.vote(1, {"okpa"})
    assert floor.taken() == (), "they have thought better of it"
