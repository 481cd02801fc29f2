"""The table of clauses broken on purpose keeps in step with the program; see `broken_clauses`."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.games.broken_clauses import Break, check, out_of_step, table
from tests.games.citations import cited

GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/broken.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_break_that_can_be_made(game: str) -> None:
    clauses = importlib.import_module(f"tests.games.{game}.test_clauses")
    breaks = table(game)
    assert list(out_of_step(breaks)) == []
    assert {one.clause for one in breaks} == {*clauses.CLAUSES, *clauses.REGISTER, *clauses.OPTIONS}
    assert {one.clause for one in breaks} <= set(cited(game))


@pytest.mark.heavy
def test_a_break_is_noticed_and_one_that_changes_nothing_is_not() -> None:
    real, none = (
        Break("QD12", "games/quiddler/deck.py", "_LAST_HAND = 10", "_LAST_HAND = 9"),
        Break("QD12", "games/quiddler/deck.py", "_LAST_HAND = 10", "_LAST_HAND = 5 + 5"),
    )
    stumbles = Break("QD12", "games/quiddler/deck.py", "_LAST_HAND = 10", "_LAST_HAND = nothing")
    found = list(check("quiddler", [real, none, stumbles]))
    assert [bool(one.by) for one in found] == [True, False, False]
    assert not found[1].fault and found[2].fault
