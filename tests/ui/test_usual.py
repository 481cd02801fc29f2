"""What a person comes to in games for one: an average and a best, of other games than this one."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Result, Seat
from app.games.boggle.rules import BoggleRules
from app.storage.journal.kept import Insight
from app.storage.journal.store import Journal
from app.storage.saves import SavedGame
from app.tabletop.context import Usual
from app.ui.pages.table.asking import reckoned

NOON = datetime(2026, 11, 23, 12).astimezone()


def figures(record: Record) -> dict[str, Any]:
    return {"points": [[1] * record.seed for _ in record.players], "measure": [[record.scores[0], 43]] * 2}


def keep(journal: Journal, name: str, found: int, *, rounds: int = 1, rivals: int = 0) -> None:
    seats = [Seat("Žofie", profile="z"), *[Seat("", "ai", 3)] * rivals]
    record = Match.new(BoggleRules(), seats, rounds).record
    record.result, record.scores = Result((found,) * len(seats), (0,)), (found,) * len(seats)
    journal.keep(SavedGame(name, record, 1, NOON + timedelta(minutes=found), finished=True, written=1))


def test_average_and_best_are_those_of_other_games_alone(tmp_path: Path) -> None:
    journal = Journal(tmp_path, insight=Insight(facts=figures))
    assert reckoned(journal, "z", "boggle", "now", 14, 1) == Usual(None, 14)
    for name, found in (("a", 10), ("b", 21)):
        keep(journal, name, found)
    keep(journal, "against", 40, rivals=1)
    before = reckoned(journal, "z", "boggle", "now", 14, 1)
    assert before == Usual(15.5, 21)
    keep(journal, "now", 14)
    assert reckoned(journal, "z", "boggle", "now", 14, 1) == before, "the journal may have this one already"
    assert reckoned(journal, "nobody", "boggle", "now", 14, 1) == Usual(None, 14)
    journal.close()


def test_games_of_more_rounds_count_round_by_round(tmp_path: Path) -> None:
    journal = Journal(tmp_path, insight=Insight(facts=figures))
    keep(journal, "a", 30, rounds=3)
    keep(journal, "b", 14)
    assert reckoned(journal, "z", "boggle", "now", 20, 2) == Usual(22.0, 20)
    journal.close()
