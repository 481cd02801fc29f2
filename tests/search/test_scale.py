"""One scale of strength: marks at whole levels, both neighbours in part between them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search.scale import Scale


class Known(NamedTuple):
    words: int
    more: int


@dataclass(frozen=True)
class Level:
    known: Known | None
    sees: float
    lays: int
    thinks: bool = False
    care: str | None = None


ENDS = {"known": Known(160_000, 0)}
MARKS = (
    Level(Known(1_000, 0), 0.5, 2),
    Level(Known(10_000, 0), 1.0, 3, care="some"),
    Level(None, 1.0, 7, thinks=True, care="much"),
)


def turns(strength: float, count: int = 400) -> list[Level]:
    scale = Scale(MARKS, strength, ENDS)
    return [scale.level(turn) for turn in range(count)]


@pytest.mark.parametrize("mark", [1, 2, 3])
def test_a_whole_level_is_the_mark_itself(mark: int) -> None:
    assert set(turns(mark)) == {MARKS[mark - 1]}


def test_numbers_lie_between_and_vocabularies_in_equal_ratios() -> None:
    known = {level.known for level in turns(1.5)}
    assert known == {Known(3162, 0)}, "the same words in every turn"
    assert {level.sees for level in turns(1.5)} == {0.75}
    assert {level.known for level in turns(2.5)} == {Known(40_000, 0)}, "all there is has an end here"


def test_what_can_only_be_had_or_not_is_had_in_a_part_of_the_turns() -> None:
    for strength, share in ((2.2, 0.2), (2.7, 0.7)):
        found = turns(strength)
        assert sum(level.thinks for level in found) / len(found) == pytest.approx(share, abs=0.07)
        assert all((level.care == "much") is level.thinks for level in found), "all of it in the same turns"


@given(st.integers(10, 29))
def test_a_tenth_more_is_nothing_less(tenths: int) -> None:
    """In every turn: more words, seen more readily, never less thinking."""
    for low, high in zip(turns(tenths / 10, 30), turns((tenths + 1) / 10, 30), strict=True):
        assert low.known is not None
        assert high.known is None or high.known.words > low.known.words
        assert low.sees <= high.sees and low.lays <= high.lays and low.thinks <= high.thinks


def test_a_turn_asked_again_has_the_same_level() -> None:
    assert turns(1.3) == turns(1.3)
    assert len(set(turns(1.3))) > 1


def test_below_the_first_mark_plays_whoever_children_beat() -> None:
    young = replace(MARKS[0], known=Known(100, 0))
    assert Scale(MARKS, 0, ENDS, least=young).level(1) == young
    halfway = Scale(MARKS, 0.5, ENDS, least=young).level(1)
    assert halfway.known is not None and MARKS[0].known is not None
    assert 100 < halfway.known.words < MARKS[0].known.words
    assert Scale(MARKS, 0.5, ENDS).level(1) == MARKS[0]


@pytest.mark.parametrize("strength", [-0.1, 3.1])
def test_the_scale_has_ends(strength: float) -> None:
    with pytest.raises(ValueError, match="no level"):
        Scale(MARKS, strength)
