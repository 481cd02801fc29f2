"""Dataclasses survive JSON, and what does not fit their hints is refused at the door."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.errors import IllegalMove
from app.engine.plain import BRIEF, HIDDEN, Among, Codec, Longest, Named, Natural, Plain, Within, moves


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


Tile = Annotated[int, Codec(lambda number: f"t{number}", lambda text: int(text[1:]))]


@dataclass(frozen=True)
class Spot(Plain):
    tile: Tile
    place: tuple[Annotated[int, Within(-9, 9)], Annotated[int, Within(-9, 9)]]


@dataclass(frozen=True)
class Lay(Plain):
    spots: tuple[Spot, ...]
    source: Annotated[str, Named("from"), Among("pile", "hand")]
    colour: Colour | None
    votes: Mapping[str, tuple[int, ...]]
    why: Annotated[tuple[Annotated[str, Longest(5)], ...], BRIEF, Longest(2)] = ()
    bonus: Annotated[bool, BRIEF] = False
    counted: Annotated[tuple[int, ...], HIDDEN] = ()
    type: ClassVar[str] = "lay"


@dataclass(frozen=True)
class Wait(Plain):
    at: Natural
    type: ClassVar[str] = "wait"


LAY = Lay((Spot(3, (0, -1)),), "hand", Colour.BLUE, {"ne": (1, 2)})
SPOKEN: dict[str, Any] = {
    "type": "lay",
    "spots": [{"tile": "t3", "place": [0, -1]}],
    "from": "hand",
    "colour": "blue",
    "votes": {"ne": [1, 2]},
}

spots = st.builds(Spot, st.integers(0, 99), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
lays = st.builds(
    Lay,
    st.lists(spots).map(tuple),
    st.sampled_from(["pile", "hand"]),
    st.none() | st.sampled_from(Colour),
    st.dictionaries(st.text(max_size=3), st.lists(st.integers(-5, 5)).map(tuple)),
    st.lists(st.text(max_size=5), max_size=2).map(tuple),
    st.booleans(),
)


def test_what_is_written_reads_as_it_should() -> None:
    assert list(LAY.to_json().items()) == list(SPOKEN.items()), "in the order of the fields, the type first"


@given(lays)
def test_everything_survives_json(lay: Lay) -> None:
    assert Lay.from_json(json.loads(json.dumps(lay.to_json()))) == lay


def test_what_has_its_default_is_left_out_where_the_field_is_brief() -> None:
    more = Lay(LAY.spots, LAY.source, None, {}, ("soon",), True, (7,)).to_json()
    assert more["why"] == ["soon"] and more["bonus"] is True and more["colour"] is None
    assert "counted" not in more


def test_the_type_tells_which_move_it_is() -> None:
    read = moves(Lay, Wait)
    assert read(SPOKEN) == LAY and read({"type": "wait", "at": 5}) == Wait(5)
    for wrong in ({"type": "sleep"}, {"type": ["lay"]}, {}, {"type": "wait", "at": "5"}, 5):
        with pytest.raises(IllegalMove):
            read(wrong)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("spots", None),
        ("spots", {"0": {}}),
        ("spots", [3]),
        ("spots", [{"tile": "t3"}]),
        ("spots", [{"tile": "t3", "place": [0]}]),
        ("spots", [{"tile": "t3", "place": [0, 10]}]),
        ("spots", [{"tile": "t3", "place": [0, True]}]),
        ("spots", [{"tile": "three", "place": [0, 0]}]),
        ("from", "bag"),
        ("from", ["hand"]),
        ("colour", "green"),
        ("colour", 1),
        ("votes", []),
        ("votes", {"ne": 1}),
        ("votes", {"ne": ["1"]}),
        ("votes", {"ne": [2**40]}),
        ("why", ["a", "b", "c"]),
        ("why", ["too long"]),
        ("why", "ab"),
        ("bonus", 1),
        ("bonus", "true"),
    ],
)
def test_what_does_not_fit_is_refused(field: str, wrong: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        Lay.from_json({**SPOKEN, field: wrong})


@pytest.mark.parametrize("field", ["spots", "from", "colour", "votes"])
def test_what_is_missing_is_refused_where_there_is_no_default(field: str) -> None:
    with pytest.raises(KeyError):
        Lay.from_json({name: value for name, value in SPOKEN.items() if name != field})
    with pytest.raises(ValueError):
        Wait.from_json({"at": -1})


@pytest.mark.parametrize("document", [None, [], "lay", 3])
def test_what_is_no_object_is_refused(document: Any) -> None:
    with pytest.raises(TypeError):
        Lay.from_json(document)


def test_a_hint_without_a_form_is_a_fault_of_ours() -> None:
    @dataclass
    class Odd(Plain):
        part: set[int]

    with pytest.raises(TypeError, match="no JSON form"):
        Odd({1}).to_json()
