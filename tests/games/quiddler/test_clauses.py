"""No clause, option or refusal of Quiddler is without a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.quiddler.model import Options, QuiddlerRefusal
from app.games.quiddler.solo_model import SoloRefusal
from tests.games.citations import cited

CLAUSES = (*(f"QD{number}" for number in range(1, 15)), "G1", "G2", "G3")
"""Of the rules: Quiddler's own, and what holds for all games (letters, ties, left)."""
REGISTER = tuple(f"D{number}" for number in range(1, 28))
"""Points that the printed rules leave open, and how they were settled."""
OPTIONS = tuple(f"{name}={value}" for name, values in Options.CHOICES.items() for value in values)

CITED = cited("quiddler")


@pytest.mark.parametrize("clause", [*CLAUSES, *REGISTER, *OPTIONS])
def test_every_clause_and_option_is_cited_by_a_test(clause: str) -> None:
    assert CITED.get(clause)


def test_nothing_is_cited_that_is_no_clause() -> None:
    assert set(CITED) <= {*CLAUSES, *REGISTER, *OPTIONS}


@pytest.mark.parametrize(
    "refusal", [*QuiddlerRefusal, *SoloRefusal], ids=lambda one: f"{type(one).__name__}.{one.name}"
)
def test_every_refusal_is_provoked(refusal: QuiddlerRefusal | SoloRefusal) -> None:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*rules*.py")]
    assert any(f"is {type(refusal).__name__}.{refusal.name}" in text for text in tests)
