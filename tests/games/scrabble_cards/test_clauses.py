"""No clause, option or refusal of Scrabble karty is without a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.scrabble_cards.model import Options
from app.games.scrabble_cards.table import ScrabbleRefusal
from tests.games.citations import cited

CLAUSES = (*(f"SK{number}" for number in range(1, 25)), "G1", "G2", "G3")
"""Of the rules: the game's own, and what holds for all games (letters, ties, left)."""
REGISTER = tuple(f"S{number}" for number in range(1, 38))
"""Points that the printed rules leave open, and how they were settled."""
RANGES = ("target", "limit", "answer", "house")
"""Options of many values; a test names one of each, and house rules one by one."""
OPTIONS = (
    *(
        f"{name}={value}"
        for name, values in Options.CHOICES.items()
        for value in values
        if name not in RANGES
    ),
    *("target=0", "target=200", "limit=10", "answer=20", "house=1", "house=2", "house=3"),
)

CITED = cited("scrabble_cards")


@pytest.mark.parametrize("clause", [*CLAUSES, *REGISTER, *OPTIONS])
def test_every_clause_and_option_is_cited_by_a_test(clause: str) -> None:
    assert CITED.get(clause)


def test_nothing_is_cited_that_is_no_clause() -> None:
    assert set(CITED) <= {*CLAUSES, *REGISTER, *OPTIONS}


@pytest.mark.parametrize("refusal", ScrabbleRefusal, ids=lambda one: str(one.name))
def test_every_refusal_is_provoked(refusal: ScrabbleRefusal) -> None:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*rules*.py")]
    assert any(f"is ScrabbleRefusal.{refusal.name}" in text for text in tests)
