"""Records: damage is told, never a crash; old formats are brought up, newer ones refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import record as records
from app.engine.chance import Chance
from app.engine.errors import BadOption, DamagedRecord, NewerRecord
from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.catalogue import find
from tests.games.boggle.kit import KIT, SCENARIOS
from tests.games.kit import play, start

GAMES = [play(start("boggle", scenario), KIT, Chance(3)).record.dumps() for scenario in SCENARIOS[:4]]

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=4,
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, part in inside for place in ((*path, key), *spots(part, (*path, key)))]


SPOTS = [spots(json.loads(game)) for game in GAMES]


def read_and_replay(text: str) -> None:
    """As the application and the lab do it; only DamagedRecord may come out."""
    try:
        record = Record.loads(text)
        for strict in (False, True):
            Match.replay(find("boggle").rules(None), record, strict=strict)
    except DamagedRecord:
        pass


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_any_changed_value_is_read_or_refused(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(range(len(GAMES))))
    document = json.loads(GAMES[game])
    path = data.draw(st.sampled_from(SPOTS[game]))
    spot = document
    for step in path[:-1]:
        spot = spot[step]
    if data.draw(st.booleans()):
        spot[path[-1]] = data.draw(JUNK)
    else:
        del spot[path[-1]]
    read_and_replay(json.dumps(document))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_torn_text_is_refused(data: st.DataObject) -> None:
    text = GAMES[data.draw(st.sampled_from(range(len(GAMES))))]
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(DamagedRecord):
        Record.loads(text[:cut])
    read_and_replay(text[:cut] + data.draw(st.text(max_size=4)) + text[cut + 1 :])


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", "7", '"x"', '{"format": 1}', '{"format": "slovohratky-record/x"}', "[" * 9999],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(DamagedRecord):
        Record.loads(text)


@pytest.mark.parametrize("version", ["2", "99", "9" * 5000])
def test_a_newer_record_is_told_apart(version: str) -> None:
    data = json.loads(GAMES[0])
    data["format"] = f"slovohratky-record/{version}"
    with pytest.raises(NewerRecord):
        Record.from_json(data)


def test_a_game_that_goes_on_has_no_winners() -> None:
    data = json.loads(GAMES[0])
    data["turns"].pop()
    data["result"] = {"scores": [0] * len(data["players"]), "winners": [], "finished": False}
    assert Record.from_json(data).result is None
    data["result"]["winners"] = [0]
    with pytest.raises(DamagedRecord, match="winners of a game that goes on"):
        Record.from_json(data)


def test_nothing_is_played_after_the_end() -> None:
    data = json.loads(GAMES[0])
    data["turns"].append(data["turns"][-1])
    with pytest.raises(DamagedRecord, match="the game was over"):
        Match.replay(find("boggle").rules(None), Record.from_json(data))


def test_rules_of_a_newer_version_are_refused() -> None:
    data = json.loads(GAMES[0])
    data["rules"] = 99
    with pytest.raises(DamagedRecord, match="rules version 99"):
        Match.replay(find("boggle").rules(None), Record.from_json(data))


def test_an_older_format_is_brought_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_zero(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "players": data["people"]}

    old = json.loads(GAMES[0])
    old["format"] = "slovohratky-record/0"
    old["people"] = old.pop("players")
    with pytest.raises(DamagedRecord, match="not supported"):
        Record.from_json(old)
    monkeypatch.setitem(records.UPGRADES, 0, from_zero)
    assert Record.from_json(old) == Record.loads(GAMES[0])
    del old["people"]
    with pytest.raises(DamagedRecord, match="format version 0"):
        Record.from_json(old)


def test_a_record_is_one_line_of_utf8_and_reads_back() -> None:
    for game in GAMES:
        assert "\n" not in game
        assert Record.loads(game).dumps() == game


def first_player(**changed: Any) -> str:
    data = json.loads(GAMES[0])
    data["players"][0].update(changed)
    return json.dumps(data)


@pytest.mark.parametrize(
    "changed",
    [
        {"level": "x"},
        {"level": 1.55},
        {"level": -0.1},
        {"level": 5.1},
        {"level": float("nan")},
        {"level": True},
        {"level": -1},
        {"level": 6},
        {"age": "ten"},
        {"age": -1},
        {"kind": "dog"},
        {"kind": None},
        {"name": 7},
        {"name": "x" * 5000},
        {"name": "\ud800"},
        {"profile": ["a"]},
        {"ahead": -1},
        {"extra": 601},
        {"extra": 1.5},
        {"ahead": 1000},
        {"ahead": "many"},
    ],
)
def test_a_player_of_a_wrong_kind_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(DamagedRecord):
        Record.loads(first_player(**changed))


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", '"\\ud83d"', '"a\\udc00b"'])
@pytest.mark.parametrize("field", ["seed", "options", "lexicon", "turns", "something"])
def test_what_json_lets_through_and_nothing_can_hold_is_refused(field: str, value: str) -> None:
    data = json.loads(GAMES[0])
    data[field] = "HERE"
    with pytest.raises(DamagedRecord):
        Record.loads(json.dumps(data).replace('"HERE"', value))


def test_where_words_do_not_matter_no_list_is_named_and_old_records_need_not_say_so() -> None:
    match = Match.new(find("qwirkle").rules(None), [Seat("Anna"), Seat("Ivan")], 4, {}, None)
    data = match.record.to_json()
    assert data["lexicon"] is None
    del data["lexicon"]
    assert Record.from_json(data).lexicon is None and Record.from_json(data) == match.record


def test_a_whole_character_written_as_two_halves_is_read() -> None:
    data = json.loads(GAMES[0])
    data["players"][0]["name"] = "🦉 Žofie"
    assert "\\ud83e" in json.dumps(data)
    assert Record.loads(json.dumps(data)).players[0].name == "🦉 Žofie"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boggle", {"target": None}),
        ("boggle", {"target": float("inf")}),
        ("boggle", {"rounds": 3.0}),
        ("boggle", {"rounds": True}),
        ("boggle", {"rounds": "9" * 5000}),
        ("boggle", {"fold": ["no"]}),
        ("qwirkle", {"lone": 0.0}),
        ("qwirkle", {"lone": False}),
        ("qwirkle", {"opening": {}}),
    ],
)
def test_an_option_of_a_wrong_kind_is_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        find(game).rules(None).options(options, [Seat("A"), Seat("B", "ai", 1)])
