"""Quiddler in the laboratory."""

from __future__ import annotations

import json

import pytest

from app.games.quiddler import deck
from app.lab.__main__ import main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    status = main([str(one) for one in arguments])
    out, err = capsys.readouterr()
    return status, out, err


def solved(capsys: Capture, *arguments: object) -> dict[str, object]:
    status, out, err = run(capsys, "solve", "quiddler", *arguments, "--json")
    assert (status, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_the_best_arrangement_of_a_hand(capsys: Capture) -> None:
    # RULES QD6: everything lies but the card that is discarded
    found = solved(capsys, "VL,A,K,D,U,C,H,I,Z,O")
    words = [one["cards"] for one in found["words"]]  # type: ignore[attr-defined]
    laid = [card for cards in words for card in cards]
    assert found["out"] and found["held"] == []
    assert sorted([*laid, found["discard"]]) == sorted(["VL", "A", "K", "D", "U", "C", "H", "I", "Z", "O"])
    assert found["points"] == deck.value("cz", laid)


def test_without_a_spare_card_what_is_left_costs(capsys: Capture) -> None:
    # RULES QD14: QUIZ 25, held M 5, so 20
    found = solved(capsys, "QU,I,Z,M", "--edition", "en", "--spare", 0)
    assert (found["points"], found["held"], found["discard"], found["out"]) == (20, ["M"], None, False)
    text = run(capsys, "solve", "quiddler", "qu, i, z, m", "--edition", "en", "--spare", 0)[1]
    assert [line.split() for line in text.splitlines()[1:]] == [
        ["quiz", "QU", "I", "Z", "25"],
        ["held", "M", "-5"],
        ["together", "20"],
    ]


def test_a_single_card_is_a_word_in_english_only(capsys: Capture) -> None:
    # RULES QD8, RULES-REGISTER D6
    assert solved(capsys, "IN,X", "--edition", "en")["points"] == 7
    assert solved(capsys, "ÁT,X")["words"] == []


def test_cs_is_taken_for_cz(capsys: Capture) -> None:
    assert solved(capsys, "A,K,VL", "--edition", "cs") == solved(capsys, "A,K,VL", "--edition", "cz")


@pytest.mark.parametrize("cards", ["", "A,Q", "Č,Č", "CH,A", ",".join("A" * 6 + "E" * 6 + "O" * 7)])
def test_what_is_no_hand_is_told_in_a_line(capsys: Capture, cards: str) -> None:
    status, out, err = run(capsys, "solve", "quiddler", cards)
    assert (status, out, err.count("\n")) == (2, "", 1)
