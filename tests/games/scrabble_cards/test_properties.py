"""What holds of any table, any game and any record, however it came about."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.errors import BadOption, DamagedRecord, IllegalMove
from app.engine.match import Match
from app.engine.record import Record
from app.games.scrabble_cards import groups, table
from app.games.scrabble_cards.cards import GROUPS, SAID, VALUES, Letter
from app.games.scrabble_cards.model import Observation, Phase
from app.games.scrabble_cards.moves import Play
from app.games.scrabble_cards.rules import ScrabbleRules
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SaveStore, packed
from tests.games.scrabble_cards import checker, kit, stirred
from tests.games.scrabble_cards.checker import table as stranger

LONG = settings(deadline=None, suppress_health_check=list(HealthCheck))

letters = st.one_of(
    st.sampled_from(sorted(set(VALUES) - {"?"})).map(Letter),
    st.sampled_from(sorted(SAID)).map(lambda letter: Letter(letter, True)),
)


@st.composite
def tables(draw: st.DrawFn) -> dict[table.Cell, Letter]:
    """Cards that hang together."""
    cells = [(0, 0)]
    for _ in range(draw(st.integers(0, 22))):
        x, y = draw(st.sampled_from(cells))
        dx, dy = draw(st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)]))
        if (x + dx, y + dy) not in cells:
            cells.append((x + dx, y + dy))
    return {cell: draw(letters) for cell in cells}


@st.composite
def lines(draw: st.DrawFn, lying: dict[table.Cell, Letter]) -> tuple[list[Any], list[table.Cell]]:
    """Cards in a line near the table, and cells of it that may be declared."""
    step = draw(st.sampled_from([(1, 0), (0, 1)]))
    x, y = draw(st.sampled_from(sorted(lying)))
    back = draw(st.integers(0, 6))
    cells = [(x + step[0] * n, y + step[1] * n) for n in range(-back, 8)]
    free = [cell for cell in cells if cell not in lying]
    count = draw(st.integers(1, 4))
    first = draw(st.integers(0, max(0, len(free) - count)))
    spots = [(draw(letters), cell) for cell in free[first : first + count]]
    low, high = draw(st.integers(0, len(cells) - 1)), draw(st.integers(0, len(cells) - 1))
    return spots, cells[min(low, high) : max(low, high) + 1] if draw(st.booleans()) else []


def _as_stranger(lying: dict[table.Cell, Letter]) -> dict[table.Cell, stranger.Card]:
    return {cell: stranger.Card(one.letter, one.blank) for cell, one in lying.items()}


@given(st.data())
@settings(LONG, max_examples=300)
def test_two_ways_to_lay_and_to_clear_agree(data: st.DataObject) -> None:  # RULES SK5, SK6, SK16, SK17, S11
    lying = data.draw(tables())
    spots, fragment = data.draw(lines(lying))
    if not spots:
        return
    move = Play(tuple(spots), tuple(fragment)).to_json()
    try:
        placed = table.place(lying, spots, fragment)
    except IllegalMove:
        with pytest.raises(checker.Wrong):
            stranger.Laid(_as_stranger(lying), move, {"fragment": "on", "clear": "auto"})
        return
    laid = stranger.Laid(_as_stranger(lying), move, {"fragment": "on", "clear": "auto"})
    assert [list(word.cells) for word in placed.words] == [word.cells for word in laid.words]
    part = table.part_of(placed)
    assert (part and list(part.cells)) == (laid.part and laid.part.cells)
    assert table.kept(lying, placed) == laid.stays


@given(st.data())
@settings(LONG, max_examples=150)
def test_after_clearing_only_whole_words_lie_there_and_hang_together(data: st.DataObject) -> None:
    # RULES SK17, S11
    lying = data.draw(tables())
    spots, fragment = data.draw(lines(lying))
    try:
        placed = table.place(lying, spots, fragment)
    except IllegalMove:
        return
    left = {cell: placed.table[cell] for cell in table.kept(lying, placed)}
    whole = {word.cells for word in (*table.words_on(lying), *placed.words)}
    assert {word.cells for word in table.words_on(left)} <= whole
    assert kit.connected(set(left))
    assert {*left, *table.cleared(lying, placed)} == {*lying, *(cell for _, cell in spots)}


@given(
    st.lists(st.lists(letters, min_size=2, max_size=9), min_size=1, max_size=4), st.sets(st.integers(1, 3))
)
@settings(LONG, max_examples=200)
def test_two_ways_to_value_group_cards_agree(words: list[list[Letter]], house: set[int]) -> None:
    # RULES SK10, SK19, SK23
    runs = [
        stranger.Run([(n, 0) for n in range(len(word))], [stranger.Card(*one) for one in word])
        for word in words
    ]
    agreed = ",".join(map(str, sorted(house)))
    for card in GROUPS:
        for against in (False, True):
            told = groups.worth(card, words, house, against=against)
            assert told == stranger.group_points(card, runs, agreed, against)


@given(st.integers(0, 10_000))
@settings(LONG, max_examples=5)
def test_games_with_any_options_keep_cards_and_points(number: int) -> None:
    # RULES SK8, SK10, SK14, SK17, SK18, SK19
    before: Observation | None = None
    for match in stirred.turns("mixed", number):
        seen = match.observation_for(None)
        assert kit.packs_are_whole(match)
        assert _added_up(seen) == list(seen.scores)
        if before is not None and before.phase is Phase.RECORD and before.options.clear == "auto":
            made = {word.cells for word in (*table.words_on(before.board()), *before.placed().words)}
            assert {word.cells for word in table.words_on(seen.board())} <= made
            assert kit.connected(set(seen.board()))
        before = seen
    again: kit.AnyMatch = Match.replay(ScrabbleRules(), Record.loads(match.record.dumps()), strict=True)
    assert again.record == match.record and again.observation_for(None) == seen


def _added_up(seen: Observation) -> list[int]:
    """The points of all turns and of the settling."""
    totals = [0] * seen.seats
    for played in seen.history:
        found = played.score
        if found is not None:
            laid = sum(found.words) * (2 if found.first else 1) + found.bingo
            totals[played.seat] += laid + found.own - found.against
            if found.by is not None:
                totals[found.by] += found.gift
    settled = seen.settled.points if seen.settled is not None else (0,) * seen.seats
    return [total + more for total, more in zip(totals, settled, strict=True)]


# Records and saves that somebody has changed


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from _paths(part, (*path, key))


def _changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    spoilt = copy.deepcopy(data)
    part = spoilt
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return spoilt


@cache
def _game(variant: str) -> Any:
    """A short game, as it is read from a file."""
    return json.loads(stirred.stirred(variant, 0).dumps())


games = st.sampled_from(["challenge", "windows", "house", "fast"]).map(_game)

WRONG: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 7, 10**9, 2**70, 0.5, "", "Ň", "x9", [], [[]], {}, {"blank": 1}]
)


@given(games, st.data())
@settings(LONG, max_examples=60)
def test_whatever_is_changed_in_an_outcome_is_noticed(record: Any, data: st.DataObject) -> None:
    told = {
        ("turns", index, "outcome", *path)
        for index, turn in enumerate(record["turns"])
        for path in _paths({key: part for key, part in turn["outcome"].items() if key != "facts"})
    }
    path = data.draw(st.sampled_from(sorted(told, key=str)))
    spoilt = _changed(record, path, data.draw(WRONG))
    if spoilt == record:
        return
    with pytest.raises(DamagedRecord):
        Match.replay(ScrabbleRules(), Record.from_json(spoilt), strict=True)


@given(games, st.data())
@settings(LONG, max_examples=60)
def test_a_save_edited_to_wrong_types_is_a_clear_problem_and_stays(
    tmp_path_factory: pytest.TempPathFactory, record: Any, data: st.DataObject
) -> None:
    folder: Path = tmp_path_factory.mktemp("saves")
    store = SaveStore(folder)
    document = json.loads(packed(Record.from_json(record), 5))
    path = data.draw(st.sampled_from(list(_paths(document))))
    text = json.dumps(_changed(document, path, data.draw(WRONG)))
    store.path("hurt").write_text(text, encoding="utf-8")
    try:
        saved = store.load("hurt")
        Match.replay(ScrabbleRules(), saved.record)
    except StorageProblem as problem:
        assert problem.kind in (StorageKind.DAMAGED, StorageKind.NEWER)
    except (BadOption, DamagedRecord) as problem:
        assert str(problem)
    assert store.path("hurt").read_text(encoding="utf-8") == text
