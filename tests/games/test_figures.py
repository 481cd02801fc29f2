"""What statistics keep of finished games agrees with what the games came to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.engine.figures import COMMON
from app.engine.record import Record
from app.games import boggle
from app.games.insight import insight
from tests.playthroughs.record import FOLDER

FACTS = insight().facts


def games(name: str) -> list[Record]:
    told = json.loads(Path(FOLDER, f"{name}.json").read_text("utf-8"))
    return [Record.from_json(one["record"]) for one in told.values()]


@pytest.mark.parametrize("game", ["boggle", "qwirkle", "quiddler"])
def test_points_of_rounds_and_turns_make_the_result(game: str) -> None:
    """RULES BG9, QW9, QD12."""
    tried = 0
    for record in games(game):
        if len(record.players) > 1 and record.result is not None:
            tried += 1
            assert [sum(points) for points in FACTS(record)["points"]] == list(record.scores)
    assert tried


def words(told: dict[str, Any], seat: int) -> int:
    return sum(told["lengths"][seat].values())


def test_longest_words_are_those_counted_by_length() -> None:
    for game in ("boggle", "quiddler", "scrabble-cards"):
        for record in games(game):
            told = FACTS(record)
            assert told["points"], game
            for seat, longest in enumerate(told.get("longest", ())):
                lengths = told["lengths"][seat]
                assert len(longest) == max(map(int, lengths), default=0)


def board() -> dict[str, Any]:
    """Of the record that the game's format is told by."""
    text = Path(boggle.__file__).with_name("FORMAT.md").read_text("utf-8")
    return FACTS(Record.loads(text.partition("```json")[2].partition("```")[0]))


def test_of_a_board_nobody_finds_more_than_was_there() -> None:
    """RULES BG8: what counts and the list shows."""
    told = board()
    assert told["there"] == {"4": 20, "5": 11, "6": 4}
    assert told["found"] == [{"4": 2}, {"4": 1}]
    assert told["longest"] == ["klít", "kluš"], "what fell is nobody's word"


def test_words_of_a_board_are_told_by_how_common_they_are() -> None:
    """The measure of a game is how many one found of those that most people know."""
    told = board()
    kinds, common = told["ranks_there"], sum(told["ranks_there"].get(str(kind), 0) for kind in range(COMMON))
    assert sum(kinds.values()) == sum(told["there"].values()) and 0 < common < sum(kinds.values())
    for own, found, (mine, there) in zip(told["ranks_found"], told["found"], told["measure"], strict=True):
        assert sum(own.values()) == sum(found.values())
        assert all(count <= kinds[kind] for kind, count in own.items())
        assert (mine, there) == (sum(own.get(str(kind), 0) for kind in range(COMMON)), common)


def test_in_the_game_for_one_words_taken_back_do_not_count() -> None:
    """RULES QD13."""
    for record in games("quiddler"):
        if len(record.players) == 1:
            kinds = [turn.kind for turn in record.turns]
            told = FACTS(record)
            assert words(told, 0) <= kinds.count("take")
            assert words(told, 0) == len(told["points"][0])


def test_a_game_that_this_version_does_not_know_has_no_figures() -> None:
    record = games("qwirkle")[0]
    record.game = "go"
    assert FACTS(record) == {}
