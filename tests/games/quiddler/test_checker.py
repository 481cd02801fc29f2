"""The stranger's check agrees with the program, and would notice if it did not."""

from __future__ import annotations

import ast
import copy
import itertools
import json
import subprocess
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.rules import Seat
from app.games.quiddler.rules import QuiddlerRules
from app.lexicon.judge import NOTHING_AGREED
from app.lexicon.policy import Judgement, Reason
from tests.games.kit import AnyMatch, Scenario, play, start
from tests.games.quiddler import checker
from tests.games.quiddler.kit import KIT
from tests.games.spoiling import spoilt

ROOT = Path(__file__).resolve().parents[3]
BLUFFER = f"exec:{sys.executable} {ROOT / 'tests/games/quiddler/bluffer.py'}"

BELIEVED = {"why", "listed", "good", "more"}
"""Of an outcome, where no word list is asked: verdicts."""


def recorded(scenario: Scenario, seed: int) -> Any:
    """A game of random legal play, as it is read from a file."""
    return json.loads(play(start("quiddler", scenario), KIT, Chance(seed)).record.dumps())


def test_it_imports_nothing_of_the_program() -> None:
    tree = ast.parse(Path(checker.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = (
                [node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]
            )
            assert all(name.partition(".")[0] in sys.stdlib_module_names for name in names)


@pytest.mark.parametrize("scenario", KIT.scenarios, ids=lambda scenario: scenario.name)
def test_it_agrees_with_random_play(scenario: Scenario) -> None:  # RULES QD3, QD9, QD10, QD11, QD13
    seen: Counter[str] = Counter()
    for seed in range(3):
        checker.check(recorded(scenario, seed), None, seen)
    assert seen["games"] == seen["finished"] == 3


@pytest.mark.parametrize("scenario", KIT.scenarios, ids=lambda scenario: scenario.name)
def test_it_notices_any_other_outcome(scenario: Scenario) -> None:
    for record in spoilt(recorded(scenario, 5), Chance(6), BELIEVED):
        with pytest.raises(checker.Wrong):
            checker.check(record, None, Counter())


@pytest.mark.parametrize("scenario", KIT.scenarios, ids=lambda scenario: scenario.name)
def test_it_notices_a_turn_that_is_missing(scenario: Scenario) -> None:
    record, chance = recorded(scenario, 5), Chance(7)
    for _ in range(20):
        spoilt = copy.deepcopy(record)
        del spoilt["turns"][chance.below(len(record["turns"]))]
        with pytest.raises(checker.Wrong):
            checker.check(spoilt, None, Counter())


@pytest.mark.parametrize("word", ["dům", "xyz"])
def test_it_asks_its_own_list_about_words(word: str) -> None:  # RULES QD8, QD9
    scenario = next(one for one in KIT.scenarios if one.options.get("words") == "auto")
    record = recorded(scenario, 1)
    laid = {"".join(meld).lower() for t in record["turns"] for meld in t["move"].get("words", ())}
    checker.check(record, laid, Counter())
    with pytest.raises(checker.Wrong, match="verdict on"):
        checker.check(record, {word}, Counter())


AGREED = [
    (words, at, out)
    for words, at, out in itertools.product(
        *(checker.VALUES[name] for name in ("words", "challenge_at", "false_out"))
    )
    if at == "laying" or out == "stands"
]
"""All ways to agree about words: a round goes on only where they are challenged as they lie."""


class SomeWords:
    """A word list with every second word that anybody may lay, the same for the program and the stranger."""

    household = NOTHING_AGREED

    def of_today(self) -> SomeWords:
        return self

    def __contains__(self, word: str) -> bool:
        return zlib.crc32(word.encode()) % 2 == 0

    def judge(self, word: str, said: str | None = None) -> Judgement:
        return Judgement(word, True) if word in self else Judgement(word, False, Reason.UNKNOWN)


def refereed(agreed: tuple[str, ...], games: int) -> Counter[str]:
    """So many games of random legal play at tables of two to eight with these agreements, each held against
    the stranger's check; none goes on without an end."""
    seen: Counter[str] = Counter()
    words, at, out = agreed
    options = {"words": words, "challenge_at": at, "false_out": out}
    listed: Any = None if words == "auto" else SomeWords()  # by chance hardly a hand could be laid
    for number in range(games):
        seats = tuple(Seat(f"person {seat}") for seat in range(2 + number % 7 if number % 4 else 3))
        edition = "en" if number % 3 == 2 else "cz"
        match: AnyMatch = Match.new(
            QuiddlerRules(listed), seats, 100 + number, {**options, "edition": edition}
        )
        chance = Chance(number)
        while match.result is None:
            match.submit(*KIT.move(match, chance))
            assert len(match.record.turns) < 20_000 and not match.stuck(), (agreed, number)
        checker.check(json.loads(match.record.dumps()), listed, seen)
    return seen


@pytest.mark.parametrize("agreed", AGREED, ids="-".join)
def test_it_agrees_with_every_way_to_ask_about_words(agreed: tuple[str, ...]) -> None:
    seen = refereed(agreed, 2)
    assert seen["games"] == seen["finished"] == 2


@pytest.mark.heavy
@pytest.mark.parametrize("agreed", AGREED, ids="-".join)
def test_three_hundred_games_with_every_way_to_ask_about_words_hold(agreed: tuple[str, ...]) -> None:
    seen = refereed(agreed, -(-300 // len(AGREED)))
    print("-".join(agreed), dict(seen))
    assert seen["finished"] == seen["games"] and seen["games"] * len(AGREED) >= 300
    assert bool(seen["going-out words fallen"]) == (agreed[0] != "auto")
    assert bool(seen["rounds that went on"]) == (agreed[0] != "auto" and agreed[2] == "continues")


RARE = ("challenges upheld", "challenges rejected", "bonuses tied", "going-out words fallen")


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "policy"), [("cz", "quiddler"), ("en", "english")])
def test_games_of_the_laboratory_hold(
    edition: str, policy: str, tmp_path: Path
) -> None:  # RULES QD3, QD9, QD10, QD11
    def lab(*arguments: str) -> str:
        command = [sys.executable, "-m", "app.lab", *arguments]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout

    words = frozenset(lab("words", "--all", "--policy", policy).split("\n")) - {""}
    seen: Counter[str] = Counter()
    tables = (
        (("ai:2", f"{BLUFFER} 0.3 0.5 1", f"{BLUFFER} 0.2 0.5 5"), ()),
        (("ai:1", f"{BLUFFER} 0.3 0.3 2"), ("challenge_at=laying", "false_out=continues")),
        ((f"{BLUFFER} 0.2 0.5 3", "ai:2", f"{BLUFFER} 0.2 0.5 4"), ("words=vote",)),
        (("ai:2",), ()),
    )
    for index, (seats, options) in enumerate(tables):
        file = tmp_path / f"{index}.jsonl"
        chosen = [part for option in (f"edition={edition}", *options) for part in ("--option", option)]
        placed = [part for seat in seats for part in ("--seat", seat)]
        lab("play", "quiddler", *placed, *chosen, "--games", "4", "--records", str(file))
        lab("replay", str(file))
        for line in file.read_text(encoding="utf-8").splitlines():
            checker.check(json.loads(line), words, seen)
    assert seen["games"] == 16 and all(seen[event] for event in RARE)
