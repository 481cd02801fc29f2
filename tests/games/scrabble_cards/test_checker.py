"""The stranger's check agrees with the program, and would notice if it did not."""

from __future__ import annotations

import ast
import copy
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app.engine.chance import Chance
from app.engine.match import Match
from app.engine.record import Record
from app.games.laboratory import open_judge
from app.games.scrabble_cards.rules import ScrabbleRules
from app.lexicon.policy import Policy
from tests.games.scrabble_cards import checker, kit, stirred
from tests.games.scrabble_cards.checker import table
from tests.games.scrabble_cards.checker.game import Game
from tests.games.spoiling import spoilt

ROOT = Path(__file__).resolve().parents[3]
VECTORS = ROOT / "tests" / "vectors"
EXAMPLES = json.loads((VECTORS / "scrabble_cards.json").read_text(encoding="utf-8"))
GROUPS = json.loads((VECTORS / "scrabble_groups.json").read_text(encoding="utf-8"))

BELIEVED = {"why", "good"}
"""Of an outcome, where no word list is asked: verdicts."""

every_scenario = pytest.mark.parametrize("number", range(len(kit.SCENARIOS)))


@cache
def _text(number: int, seed: int) -> str:
    match, chance = kit.start(number), Chance(seed)
    while match.result is None:
        match.submit(*kit.move(match, chance))
    return match.record.dumps()


def recorded(number: int, seed: int) -> Any:
    """A game of random legal play, as it is read from a file."""
    return json.loads(_text(number, seed))


def test_it_imports_nothing_of_the_program() -> None:
    for path in Path(checker.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert all(one.name.partition(".")[0] in sys.stdlib_module_names for one in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 1 or (node.module or "").partition(".")[0] in sys.stdlib_module_names


@every_scenario
def test_it_agrees_with_random_play(number: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        checker.check(recorded(number, seed), None, seen)
    assert (
        seen["games"] == seen["finished"] == 4
        and seen["plays"]
        and seen["turns that cleared cards"] >= (kit.SCENARIOS[number][1].get("clear") != "off")
    )


@every_scenario
def test_it_follows_a_game_to_any_turn(number: int) -> None:
    match, chance = kit.start(number), Chance(1)
    for _ in range(40):
        checker.check(json.loads(match.record.dumps()), None, Counter())
        if match.result is None:
            match.submit(*kit.move(match, chance))


class _Listed(Collection[str]):
    """The words of a policy, which can be asked for but are not listed."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self._policy.accepts(word)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


@pytest.mark.parametrize("variant", stirred.VARIANTS)
def test_it_agrees_with_lively_games_of_every_variant(variant: str) -> None:
    seen: Counter[str] = Counter()
    for number in (0, 5):
        record = stirred.stirred(variant, number)
        judge = open_judge(f"scrabble-{stirred.POLICY[record.options['flex']]}")
        assert judge is not None
        checker.check(json.loads(record.dumps()), _Listed(judge.policy), seen)
        Match.replay(ScrabbleRules(judge), Record.loads(record.dumps()), strict=True)
    assert seen["games"] == seen["finished"] == 2 and seen["words"]


@every_scenario
def test_it_notices_any_other_outcome(number: int) -> None:
    for record in spoilt(recorded(number, 3), Chance(6), BELIEVED):
        with pytest.raises(checker.Wrong):
            checker.check(record, None, Counter())


@every_scenario
def test_it_notices_a_turn_that_is_missing(number: int) -> None:
    record, chance = recorded(number, 2), Chance(7)
    # Nothing would be missed of who says nothing before the time is up, or of a clock before somebody passes.
    telling = [
        index
        for index, turn in enumerate(record["turns"])
        if turn["outcome"].keys() - {"lost"} or turn["move"]["type"] in ("pass", "answer")
    ]
    for index in chance.shuffled(telling)[:20]:
        spoilt = copy.deepcopy(record)
        del spoilt["turns"][index]
        with pytest.raises(checker.Wrong):
            checker.check(spoilt, None, Counter())


@every_scenario
def test_it_asks_its_own_list_about_words(number: int) -> None:  # RULES SK15
    record = recorded(number, 1)
    if record["options"]["words"] == "vote":
        checker.check(record, {"xyz"}, Counter())  # the table decides, whatever stands in a list
        return
    judged: set[str] = set()

    class Learning(Game):
        """Takes down what is asked."""

        def verdict(self, word: str, good: bool, why: str) -> None:
            if good:
                judged.add(word.lower())
            super().verdict(word, good, why)

    Learning(record, None, Counter()).check()
    assert judged
    checker.check(record, judged, Counter())
    for word in judged:
        with pytest.raises(checker.Wrong, match=f"verdict on {word.upper()}"):
            checker.check(record, judged - {word}, Counter())


@pytest.mark.parametrize("example", EXAMPLES["examples"], ids=lambda one: one["id"])
def test_it_knows_the_printed_examples(example: dict[str, Any]) -> None:  # RULES SK5, SK16, SK17, SK24
    options = {"fragment": "on", "clear": "auto"}
    before = {(x, y): table.Card(letter, False) for letter, x, y in example["before"]}
    move: dict[str, Any] = {"cards": [{"card": one, "place": [x, y]} for one, x, y in example["play"]]}
    if "fragment_word" in example:
        move["fragment"] = example["fragment_word"]
    laid = table.Laid(before, move, options)
    made = {(word.text, tuple(word.cells)) for word in laid.words}
    assert made == {(one["text"], tuple((x, y) for x, y in one["cells"])) for one in example["words"]}
    assert {letter: one["value"] for letter, one in EXAMPLES["letter_cards"].items()} == table.VALUE
    assert set(laid.all) - laid.stays == {(x, y) for x, y in example["removed"]}


@pytest.mark.parametrize("card", GROUPS["cards"], ids=lambda one: one["card"])
def test_it_knows_the_group_cards(card: dict[str, Any]) -> None:  # RULES SK23
    for (plus, holds), told in zip(table.GROUPS[card["card"]], (card["a"], card["b"]), strict=True):
        assert (plus, plus // 2) == (told["plus"], told["minus"])
        for word, expected in ((told["yes"], True), (told["no"], False)):
            cards = [table.Card(letter, False) for letter in word]
            assert holds(word, table.Run([(x, 0) for x in range(len(word))], cards)) is expected


@pytest.mark.heavy
@pytest.mark.parametrize(("flex", "policy"), stirred.POLICY.items())
def test_games_of_the_laboratory_hold(flex: str, policy: str, tmp_path: Path) -> None:
    # RULES SK15 flex=ohebná flex=klasická
    def lab(*arguments: str) -> str:
        command = [sys.executable, "-m", "app.lab", *arguments]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout

    words = frozenset(lab("words", "--all", "--policy", f"scrabble-{policy}").split("\n")) - {""}
    seen: Counter[str] = Counter()
    tables = (
        ("1 5", ()),
        ("2 3 4", ("words=challenge", "challenge_cost=turn", "house=1,2,3")),
        ("1 2 3 4", ("words=vote", "clear=off", "answer=20")),
        ("5 4 3 2 1 2 3 4", ("target=200", "limit=10")),
    )
    for index, (levels, options) in enumerate(tables):
        file = tmp_path / f"{index}.jsonl"
        chosen = [part for option in (f"flex={flex}", *options) for part in ("--option", option)]
        seats = [part for level in levels.split() for part in ("--seat", f"ai:{level}")]
        told = json.loads(
            lab("play", "scrabble-cards", *seats, *chosen, "--games", "2", "--records", str(file), "--json")
        )
        assert not any(sum(seat["faults"].values()) for seat in told["seats"])
        lab("replay", str(file))
        for line in file.read_text(encoding="utf-8").splitlines():
            checker.check(json.loads(line), words, seen)
    assert seen["games"] == seen["finished"] == 8 and seen["minus cards"] and seen["reshuffles"]
