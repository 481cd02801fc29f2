"""Every refusal of Boggle, moves and records that are malformed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.errors import DamagedRecord, IllegalMove, Refusal
from app.engine.match import Match
from app.engine.record import Record
from app.games.boggle.model import (
    BoggleRefusal,
    Close,
    Done,
    Hint,
    Pause,
    Shake,
    TimeUp,
    Vote,
    WriteWord,
)
from app.games.boggle.rules import BoggleRules
from tests.games.boggle.rounds import (
    AnyMatch,
    Tellers,
    machines,
    people,
    playing,
    refusal,
    reviewed,
    words_on,
)

# Every code has a move that it refuses


def _written(word: str, at: int = 1, **options: Any) -> Any:
    return refusal(playing(people(1), **options), 0, WriteWord(word, at))


def _not_writing() -> Any:
    match = playing(people(1))
    match.submit(0, Done(1))
    return refusal(match, 0, Done(1))


def _paused() -> Any:
    match = playing(people(1))
    match.submit(None, Pause(1))
    return refusal(match, 0, Done(1))


def _not_the_shaker() -> Any:
    match: AnyMatch = Match.new(BoggleRules(Tellers()), people(2), 1)
    return refusal(match, 1 - match.deciders()[0], Shake())


def _again() -> Any:
    match = playing(people(1))
    word = WriteWord(words_on(match, 1)[0], 1)
    match.submit(0, word)
    return refusal(match, 0, word)


def _over() -> Any:
    match = playing(people(1), rounds=1)
    for move in (TimeUp(180_000), Close()):
        match.submit(None, move)
    return refusal(match, None, Close())


def _machine_votes() -> Any:
    match = playing([*people(1), *machines(1)], words="vote")
    match.submit(None, TimeUp(180_000))
    return refusal(match, 1, Vote("slovo", True))


PROVOKED: Mapping[BoggleRefusal | Refusal, Callable[[], Any]] = {
    BoggleRefusal.NOT_SHAKER: _not_the_shaker,
    BoggleRefusal.NOT_WRITING: _not_writing,
    BoggleRefusal.TOO_LATE: lambda: _written("a", 180_001),
    BoggleRefusal.PAUSED: _paused,
    BoggleRefusal.SHORT: lambda: _written("ab", min_len=3),
    BoggleRefusal.LONG: lambda: _written("a" * 17),
    BoggleRefusal.CHARACTERS: lambda: _written("a-b"),
    BoggleRefusal.NO_PATH: lambda: _written("a" * 16),
    BoggleRefusal.DUPLICATE: _again,
    BoggleRefusal.NO_SUCH_WORD: lambda: refusal(reviewed()[0], 0, Vote("slovo", True)),
    BoggleRefusal.NOT_A_PERSON: _machine_votes,
    BoggleRefusal.NO_HINTS: lambda: refusal(playing(people(1)), 0, Hint(1)),
    Refusal.NOT_NOW: lambda: refusal(playing(people(1)), 0, Shake()),
    Refusal.NOT_YOUR_DECISION: lambda: refusal(playing(people(1)), 0, TimeUp(180_000)),
    Refusal.GAME_OVER: _over,
    Refusal.MALFORMED: lambda: refusal(playing(people(1)), 0, {"type": "word"}),
}


@pytest.mark.parametrize("code", PROVOKED)
def test_every_refusal_has_a_move_that_provokes_it(code: BoggleRefusal | Refusal) -> None:
    assert PROVOKED[code]() is code


def test_no_refusal_is_left_out() -> None:
    assert PROVOKED.keys() == {*BoggleRefusal, *Refusal}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = ("shake", "start", "word", "done", "time_up", "pause", "resume", "hand_in", "vote", "close")
FIELDS = ("word", "words", "at", "verdict", "why", "accept")
MOVES = st.builds(
    lambda kind, given: {"type": kind, **given},
    st.sampled_from(KINDS) | JSON,
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6),
)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "hand_in", "words": "slova"},
        {"type": "hand_in", "words": {"slova": 1}},
        {"type": "vote", "word": "slova", "accept": "no"},
        {"type": "vote", "word": "slova", "accept": 1},
    ],
)
def test_values_of_another_kind_are_not_guessed_at(move: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as refused:
        BoggleRules().move(move)
    assert refused.value.reason is Refusal.MALFORMED


def moments() -> list[AnyMatch]:
    """A game in every phase."""
    shake: AnyMatch = Match.new(BoggleRules(Tellers()), people(2), 1, {"entry": "paper"})
    ready = shake.rewound(0)
    ready.submit(ready.deciders()[0], Shake())
    lists = playing([*people(2), *machines(1)], entry="paper", words="vote")
    lists.submit(None, TimeUp(180_000))
    return [shake, ready, playing(people(1)), playing(people(2), entry="turns"), lists, reviewed()[0]]


MOMENTS = moments()


@given(st.sampled_from(range(len(MOMENTS))), st.sampled_from([None, 0, 1, 2, 99]), MOVES)
@settings(max_examples=400, deadline=None)
def test_no_move_however_malformed_does_harm(moment: int, seat: int | None, move: dict[str, Any]) -> None:
    match = MOMENTS[moment].rewound(len(MOMENTS[moment].record.turns))
    before = match.record.dumps()
    try:
        match.submit(seat, move)
    except IllegalMove:
        assert match.record.dumps() == before
    else:
        again = Match.replay(BoggleRules(), Record.loads(match.record.dumps()), strict=True)
        assert again.record == match.record


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("turns", 0, "outcome", "facts", "grid", 3), "W"),
        (("turns", 0, "outcome", "facts", "dice", 0), 5),
        (("turns", 0, "outcome", "facts", "faces", 0), 9),
        (("turns", 0, "outcome", "facts", "turns", 0), 4),
        (("turns", 0, "outcome", "facts"), {}),
        (("turns", 2, "move", "word"), "wwww"),
        (("turns", 2, "move", "verdict"), "point"),
        (("turns", 2, "move", "at"), 200_000),
        (("turns", 2, "outcome", "count"), 2),
        (("turns", 2, "seat"), None),
        (("turns", 3, "outcome", "facts"), {"solution": ["wwww"]}),
        (("turns", 4, "outcome", "scores", 0), 5),
        (("turns", 4, "outcome", "verdicts", 0), {}),
        (("setup", "first_shaker"), 7),
        (("result", "winners"), [1]),
        (("options", "minutes"), 12),
    ],
)
def test_a_record_says_what_is_wrong_with_it(path: tuple[Any, ...], value: Any) -> None:
    match = playing(people(1), rounds=1)
    match.submit(0, WriteWord(words_on(match, 1, length=2)[0], 100))
    match.submit(None, TimeUp(180_000))
    match.submit(None, Close())
    data = json.loads(match.record.dumps())
    spot = data
    for step in path[:-1]:
        spot = spot[step]
    assert spot.get(path[-1]) != value if isinstance(spot, dict) else spot[path[-1]] != value
    spot[path[-1]] = value
    with pytest.raises(DamagedRecord) as damage:
        Match.replay(BoggleRules(), Record.from_json(data), strict=True)
    assert damage.value.turn == (path[1] if path[0] == "turns" else None)
