"""The options of a game choose whose words count: in its rules, for its players and in the laboratory."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import BadOption, IllegalMove
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.rules import Seat
from app.games import catalogue
from app.lab.__main__ import main
from app.lexicon.lexicon import LANGUAGE_OF
from tests.games.kit import AnyMatch, judge_of
from tests.games.spelling import ENTRY, SPELLING, Spell, SpellingRefusal

PAIR = (Seat("A", "ai", 1), Seat("B", "ai", 5))
ENGLISH = {"edition": "en"}
INFLECTED = {"flex": "ohebná"}

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def spelling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the catalogue."""
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, ENTRY))


def begin(options: dict[str, str]) -> tuple[AnyMatch, Any]:
    judge = judge_of(SPELLING, options, PAIR)
    return Match.new(SPELLING.rules(judge), PAIR, 1, options), judge


@pytest.mark.parametrize(
    ("options", "policy", "language"),
    [
        ({}, "scrabble-classic", "cs"),
        (INFLECTED, "scrabble-inflected", "cs"),
        (ENGLISH, "english", "en"),
    ],
)
def test_options_name_the_policy_and_with_it_the_language(
    options: dict[str, str], policy: str, language: str
) -> None:
    assert SPELLING.policy_of(options, PAIR) == policy
    _, judge = begin(options)
    assert judge.lexicon.language == LANGUAGE_OF[policy] == language
    with pytest.raises(BadOption):
        SPELLING.policy_of({"edition": "de"}, PAIR)


@pytest.mark.parametrize(
    ("options", "good", "bad", "why"),
    [
        ({}, "stromy", "stromech", "oblique"),  # RULES SK15 klasická
        (INFLECTED, "stromech", "praze", "name"),  # RULES SK15 ohebná
        (ENGLISH, "kettle", "stromech", "unknown"),  # RULES QD8
    ],
)
def test_the_rules_ask_the_list_that_the_options_choose(
    options: dict[str, str], good: str, bad: str, why: str
) -> None:
    match, _ = begin(options)
    with pytest.raises(IllegalMove) as refused:
        match.submit(0, Spell(bad))
    assert (refused.value.reason, refused.value.detail["why"]) == (SpellingRefusal.NO_WORD, why)
    assert match.submit(0, Spell(good)).move["good"] is True


@pytest.mark.parametrize(("options", "word"), [({}, "strom"), (INFLECTED, "stromech"), (ENGLISH, "kettle")])
def test_computer_players_know_the_words_of_the_options(options: dict[str, str], word: str) -> None:
    match, judge = begin(options)
    player = SPELLING.opponent(1, 1, judge)
    assert player.choose(match.observation_for(0), Budget()) == Spell(word)


def test_games_without_words_have_no_judge() -> None:
    assert catalogue.find("qwirkle").policy_of({}, PAIR) is None
    assert judge_of(catalogue.find("qwirkle"), {}, PAIR) is None


@pytest.mark.parametrize("options", [{}, INFLECTED, ENGLISH])
def test_the_laboratory_plays_and_replays_by_the_options(
    spelling: None, options: dict[str, str], tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "records.jsonl"
    given = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    seats = ["--seat", "ai:1", "--seat", "ai:2"]
    assert main(["play", "spelling", *seats, "--games", "2", *given, "--records", str(file)]) == 0
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    words = {turn["move"]["word"] for record in records for turn in record["turns"]}
    language = "en" if options is ENGLISH else "cs"
    assert all(record["lexicon"].startswith(language) for record in records)
    assert words == {"kettle" if options is ENGLISH else "stromech" if options else "strom"}
    assert main(["replay", str(file)]) == 0
    # Words of another edition are none here.
    other = "stromech" if options is not INFLECTED else "kettle"
    text = file.read_text("utf-8").replace(words.pop(), other).replace('"points": 5', '"points": 8')
    file.write_text(text, "utf-8")
    capsys.readouterr()
    assert main(["replay", str(file)]) == 1
    assert "no_word" in capsys.readouterr().out


def test_the_laboratory_opens_no_list_for_a_game_without_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.setattr("app.lexicon.lexicon.resource", lambda *parts: tmp_path)
    file = tmp_path / "records.jsonl"
    seats = ["--seat", "ai:1", "--seat", "base:random", "--records", str(file)]
    assert main(["play", "qwirkle", *seats]) == 0
    assert main(["replay", str(file)]) == 0
    assert main(["play", "boggle", *seats[:2]]) == 2, "this one needs it"
    assert "word list" in capsys.readouterr().err


def test_a_bad_option_is_told_before_anything_is_opened(spelling: None, capsys: Capture) -> None:
    assert main(["play", "spelling", "--seat", "ai:1", "--option", "edition=de"]) == 2
    assert "edition" in capsys.readouterr().err
