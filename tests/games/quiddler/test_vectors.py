"""The printed examples of Quiddler with their exact numbers (RULES QD2, QD6, QD10, QD11, QD14)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.quiddler import deck
from app.games.quiddler.scoring import round_scores
from tests.games.quiddler.dealt import Game, Listed

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "quiddler.json").read_text(encoding="utf-8")
)
TURNS = VECTORS["turn_examples"]
EXAMPLES = VECTORS["examples"]


def _as_vector(cards: dict[str, tuple[int, int]]) -> dict[str, dict[str, int]]:
    return {card: {"count": count, "value": value} for card, (count, value) in cards.items()}


@pytest.mark.parametrize("edition", deck.EDITIONS)
def test_every_card_is_there_so_often_and_worth_so_much(edition: str) -> None:  # RULES QD2, D1, D2, D3, D4
    assert _as_vector(deck.printed(edition)) == VECTORS["decks"][edition]
    assert len(deck.full_deck(edition)) == VECTORS["deck_size"]


def test_the_other_last_card() -> None:  # RULES QD2, D1 ly=LY
    assert _as_vector(deck.printed("cz", "LY")) == {
        **{card: entry for card, entry in VECTORS["decks"]["cz"].items() if card != "LÝ"},
        "LY": VECTORS["option_ly"]["LY"],
    }


@pytest.mark.parametrize("edition", deck.EDITIONS)
def test_the_rounds(edition: str) -> None:  # RULES QD3, D5
    assert list(deck.hand_sizes(edition)) == VECTORS["rounds"][edition]


@pytest.mark.parametrize("edition", deck.EDITIONS)
def test_printed_words(edition: str) -> None:  # RULES QD14
    for word, printed in VECTORS["words"][edition].items():
        meld = printed.get("cards", list(word))
        assert "".join(meld) == word and deck.value(edition, meld) == printed["points"]
        assert deck.length(meld) == printed.get("letters", len(word))


@pytest.mark.parametrize("example", TURNS, ids=lambda example: example["id"])
def test_a_printed_turn(example: dict[str, Any]) -> None:  # RULES QD4, QD6
    hand = example["hand_synthetic"]
    other = ["E", "E", "E", "E", "S", "S", "S"][: len(hand)]
    game = Game(
        " ".join(hand),
        " ".join(other),
        opened=example["draw"]["card"],
        judge=Listed("dům", "ruka"),
        words="auto",
    )
    assert game.seen.round == example["round"] and game.turn == 0
    game.draw(example["draw"]["from"])
    assert game.hand(0)[-1] == example["draw"]["card"]
    laid = " / ".join(" ".join(meld) for meld in example["words"])
    outcome = game.play(laid, example["drop"])
    assert outcome["out"] and sum(outcome["values"]) == example["plus"]
    assert game.seen.discard[-1] == example["drop"] and game.hand(0) == ()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_printed_round(example: dict[str, Any]) -> None:  # RULES QD10, QD11, QD14
    edition, laid = example["edition"], example["laid"]
    penalties = [0] * len(laid)
    standing = [list(map(tuple, melds)) for melds in laid]
    for challenge in example.get("challenges", ()):
        meld = tuple(laid[challenge["p"]][challenge["word"]])
        good = deck.spelt(meld) in example["lexicon"]
        penalties[challenge["by"] if good else challenge["p"]] += deck.value(edition, meld)
        if not good:
            standing[challenge["p"]].remove(meld)
    scores = round_scores(
        edition,
        standing,
        example["held"],
        penalties,
        bonus2=example.get("bonus2", "words"),
        ch=example.get("ch", 2),
    )
    assert [score.points for score in scores] == example["scores"]
    for name, expected in example["detail"].items():
        assert [getattr(score, name) for score in scores] == expected, name


def test_a_printed_challenge_is_played_out() -> None:  # RULES QD9, QD10, D9
    example = next(one for one in EXAMPLES if one["id"] == "penalty_owner_cz")
    hands = [" ".join(card for meld in melds for card in meld) for melds in example["laid"]]
    game = Game(*hands, judge=Listed(*example["lexicon"]), bonus2=example["bonus2"])
    for melds in example["laid"]:
        game.go(" / ".join(" ".join(meld) for meld in melds))
    game.pass_window_but(1, (0, 1))
    game.count()
    assert game.points == example["scores"]


def test_nine_cards_are_the_sixth_round() -> None:  # RULES QD3, QD14
    example = EXAMPLES[0]
    size = sum(map(len, example["laid"][0])) + len(example["held"][0])
    assert size == 9 and list(deck.hand_sizes("cz")).index(size) == 5
