"""The worked examples on the open table (RULES SK4 to SK19, SK22, SK24)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import IllegalMove
from app.games.scrabble_cards import cards, groups, table
from app.games.scrabble_cards.cards import Letter

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "scrabble_cards.json").read_text())
GROUPS = json.loads((Path(__file__).parents[2] / "vectors" / "scrabble_groups.json").read_text())
WORDS = set(VECTORS["words_the_examples_need"])


def _lying(listed: list[list[Any]]) -> dict[table.Cell, Letter]:
    return {(x, y): Letter(letter) for letter, x, y in listed}


def _cards(listed: list[list[Any]]) -> list[tuple[Letter, table.Cell]]:
    return [(Letter(letter), (x, y)) for letter, x, y in listed]


def _placed(example: dict[str, Any]) -> table.Placed:
    fragment = [(x, y) for x, y in example.get("fragment_word", ())]
    allowed = example.get("options", {}).get("fragment", True)
    return table.place(_lying(example["before"]), _cards(example["play"]), fragment, fragments=allowed)


@pytest.mark.parametrize("example", VECTORS["examples"], ids=lambda one: one["id"])
def test_examples_make_their_words_and_clear_the_table(example: dict[str, Any]) -> None:  # RULES SK5 SK6 SK17
    placed = _placed(example)
    made = {(word.text, word.value, word.cells) for word in placed.words}
    expected = {(w["text"], w["points"], tuple(map(tuple, w["cells"]))) for w in example["words"]}
    assert made == expected
    before = _lying(example["before"])
    assert {*table.cleared(before, placed)} == {(x, y) for x, y in example["removed"]}
    left = {cell: card for cell, card in placed.table.items() if cell in table.kept(before, placed)}
    assert left == _lying(example["after"])


@pytest.mark.parametrize("example", VECTORS["illegal"], ids=lambda one: one["id"])
def test_what_may_not_lie_is_refused(example: dict[str, Any]) -> None:  # RULES SK4 SK5 SK15 SK16
    try:
        placed = _placed(example)
    except IllegalMove:
        return
    part = table.part_of(placed)
    made = [*placed.words, *([part] if part else [])]
    assert any(word.text.lower() not in WORDS for word in made)


def test_the_letter_cards_are_counted() -> None:  # RULES SK1 SK22 SK24 S1 S28
    expected = {card: (one["count"], one["value"]) for card, one in VECTORS["letter_cards"].items()}
    assert {card: (cards.COUNTS[card], cards.VALUES[card]) for card in cards.COUNTS} == expected
    assert len(cards.letter_pack()) == 100
    assert list(cards.ORDER) == VECTORS["alphabet_for_the_cut"]
    pack = Counter(cards.bonus_pack())
    told = VECTORS["bonus_cards"]
    assert (pack["x2"], pack["x3"]) == (told["x2"], told["x3"]) and pack.total() == 20
    assert [pack[card] for card in cards.GROUPS] == [1] * told["group"]


@pytest.mark.parametrize("card", GROUPS["cards"], ids=lambda one: one["card"])
def test_group_cards_know_their_words(card: dict[str, Any]) -> None:  # RULES SK23 S16 S28 G1
    for group, told in zip(groups.groups_of(card["card"]), (card["a"], card["b"]), strict=True):
        assert (group.plus, group.minus) == (told["plus"], told["minus"])
        assert group.holds([Letter(letter) for letter in told["yes"]])
        assert not group.holds([Letter(letter) for letter in told["no"]])


def test_a_group_counts_once_unless_the_house_agrees() -> None:  # RULES SK10 SK19
    example = next(one for one in VECTORS["examples"] if one["id"] == "NAPECENI_PANACI")
    words = [word.cards for word in _placed(example).words]
    told = example["group"]
    assert groups.worth("g01", words) == told["own"]
    assert groups.worth("g01", words, against=True) == told["against"]
    assert groups.worth("g01", words, [2]) == told["with_house_rule_2_own"]
    assert groups.worth("g01", words, [2], against=True) == told["with_house_rule_2_against"]
    assert groups.worth("g01", words, [2, 3]) == told["with_house_rules_2_3_own"]


def test_a_zolik_belongs_to_its_letter_but_is_worth_nothing() -> None:  # RULES SK7 SK23
    dear = [Letter("Ř"), Letter("A")]
    blank = [Letter("Ř", blank=True), Letter("A")]
    assert (dear[0].value, blank[0].value) == (4, 0)
    assert groups.worth("g12", [dear]) == 6
    assert groups.worth("g12", [blank]) == 0
    assert groups.worth("g02", [blank]) == 8
