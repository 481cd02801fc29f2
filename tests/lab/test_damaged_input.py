"""Whatever is thrown at the laboratory, it says in one line what is wrong: never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.engine.chance import Chance
from app.games import catalogue
from app.games.qwirkle.lab import middle_positions as qwirkle_positions
from app.games.scrabble_cards.lab import middle_positions as scrabble_positions
from app.lab.__main__ import main
from tests.games.every import own_tests

Capture = pytest.CaptureFixture[str]
GAMES = [entry.name for entry in catalogue.GAMES]
POSITIONS: dict[str, Callable[[int], Sequence[Any]]] = {
    "qwirkle": qwirkle_positions,
    "scrabble-cards": scrabble_positions,
}
WRONG: tuple[Any, ...] = (
    None, "", "x", "1", "ž", True, 0, 1, -1, 7, 1.5, 10**12, 10**30, [], [1], [None], [[0, 0]], {}, {"a": 1},
)  # fmt: skip
GONE = object()


def damaged(sound: Any, chance: Chance, times: int) -> Iterator[Any]:
    """Copies with one to three parts that are something else, or gone."""
    for _ in range(times):
        copy = json.loads(json.dumps(sound))
        for path in chance.shuffled(list(_paths(copy)))[: 1 + chance.below(3)]:
            part = copy
            try:
                for key in path[:-1]:
                    part = part[key]
                wrong = chance.pick((*WRONG, GONE))
                if wrong is GONE:
                    del part[path[-1]]
                else:
                    part[path[-1]] = wrong
            except (LookupError, TypeError):
                continue  # what held it is gone
        yield copy


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from _paths(part, (*path, key))


def need_one_line(capsys: Capture, *arguments: object) -> int:
    """The exit status of what may hold or not; bad input is told in a line of standard error."""
    status = main([str(one) for one in arguments])
    out, err = capsys.readouterr()
    assert status in (0, 1, 2), arguments
    assert (err.count("\n"), out) == (1, "") if status == 2 else err == "", (arguments, err)
    return status


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_a_damaged_observation_is_told(capsys: Capture, tmp_path: Path, game: str) -> None:
    file = tmp_path / "seen.json"
    sound = POSITIONS[game](1)[0].to_json()
    for seen in (sound, *damaged(sound, Chance(3), 60)):
        file.write_text(json.dumps(seen), encoding="utf-8")
        status = need_one_line(capsys, "solve", game, file, "--most", 1, "--seconds", 0.01)
        assert seen is not sound or status == 0


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_an_option_that_the_game_does_not_take_is_told(capsys: Capture, tmp_path: Path, game: str) -> None:
    file = tmp_path / "seen.json"
    for name in (sound := POSITIONS[game](1)[0].to_json())["options"]:
        for wrong in WRONG:
            seen = {**sound, "options": {**sound["options"], name: wrong}}
            file.write_text(json.dumps(seen), encoding="utf-8")
            status = need_one_line(capsys, "solve", game, file, "--most", 1, "--seconds", 0.01)
            assert status == 2 or wrong in (0, 1, 7, "", "1"), (name, wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_told(capsys: Capture, tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    sound = own_tests(game, "kit").KIT.example().to_json()
    for record in damaged(sound, Chance(4), 80):
        file.write_text(json.dumps(record), encoding="utf-8")
        need_one_line(capsys, "replay", file, "--policy-off")
    for text in ("", "{", "[]", "null", "1", '"x"', "{}\n{}", "\ufeff{}", "[" * 100_000):
        file.write_text(text, encoding="utf-8")
        assert need_one_line(capsys, "replay", file) == 2


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_cannot_be_played_is_told(capsys: Capture, game: str) -> None:
    seats = ("--seat", "ai:1", "--seat", "ai:1")
    for name in (*own_tests(game, "kit").KIT.example().options, "colour", ""):
        for wrong in ("", "x", "-1", "99999999999", "ž", "1.5", "None", "9" * 5_000):
            if name != "house" or wrong:
                need = need_one_line(capsys, "play", game, *seats, "--option", f"{name}={wrong}")
                assert need == 2, (name, wrong)


@pytest.mark.parametrize("game", ["quiddler", "boggle"])
def test_letters_and_cards_that_are_none_are_told(capsys: Capture, game: str) -> None:
    chance = Chance(5)
    signs = "AÁKVLQW,?  \u0330\u0308\u2028\ud7ff9-ßŐ"
    for length in (0, 1, 2, 5, 16, 16, 16, 40):
        text = "".join(chance.pick(signs) for _ in range(length))
        need_one_line(capsys, "solve", game, "--", text)
