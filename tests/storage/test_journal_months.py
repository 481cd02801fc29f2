"""The sums that the journal keeps by month are those of its games, whatever it is told in whatever order."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.match import Match
from app.engine.record import Record
from app.engine.reviewing import Judged, Review
from app.engine.rules import Result, Seat
from app.games.boggle.rules import BoggleRules
from app.games.qwirkle.rules import QwirkleRules
from app.storage.journal import months
from app.storage.journal.kept import Insight
from app.storage.journal.store import FILE, FOLDER, Journal
from app.storage.journal.sums import Sums, added, parts
from app.storage.saves import SavedGame

BEGIN = datetime(2025, 10, 28, 23, 30).astimezone()
RULES = (BoggleRules, QwirkleRules)
GAMES, PEOPLE = ("boggle", "qwirkle", ""), ("žofie", "táta", "")


def figures(record: Record) -> dict[str, Any]:
    """Anything that hangs on the game."""
    own, other = record.scores
    told: dict[str, Any] = {"points": [[own, other], [other]], "longest": ["kolo" + "a" * own, ""]}
    told |= {"lengths": [{"3": own}, {"4": 1}], "there": {"3": 9}, "found": [{"3": own}, {}]}
    return told | {"ranks_there": {"0": 9, "4": 1}, "ranks_found": [{"0": own}, {"4": 1}]}


def a_game(number: int, score: int) -> SavedGame:
    seats = [
        Seat("Žofie", profile="žofie"),
        Seat("Táta", profile="táta") if number % 3 else Seat("", "ai", 3),
    ]
    rules = RULES[number % 2]()
    record = Match.new(rules, seats, number).record
    record.result, record.scores = Result((score, 5), (0 if score > 5 else 1,)), (score, 5)
    ended = BEGIN + timedelta(days=number * 9)
    return SavedGame(f"g{number}", record, 60_000, ended, finished=True, written=score + 1)


def anew(journal: Journal, person: str, game: str) -> Sums:
    """The sums of all games, added up one by one."""
    rows = [row._replace(review=journal.review(row.id)) for row in journal.facts()]
    part = parts(rows).get((person, game))
    return added([] if part is None else [part], game)


numbers = st.integers(0, 9)
told = st.lists(
    st.one_of(
        st.tuples(st.just("keep"), numbers, numbers),
        st.tuples(st.sampled_from(("remove", "bring_back", "review", "renew")), numbers, numbers),
    ),
    max_size=14,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(told)
def test_whatever_was_told_the_sums_are_those_of_the_games(events: list[tuple[str, int, int]]) -> None:
    with TemporaryDirectory() as folder:
        journal = Journal(Path(folder), insight=Insight(facts=figures))
        for what, number, other in events:
            if what == "keep":
                journal.keep(a_game(number, other))
            elif what == "review":
                turns = tuple(Judged(at, at % 2, 0.5, 0.4, float(at % 3)) for at in range(other))
                journal.keep_review(f"g{number}", Review(turns).to_json())
            elif what == "renew":
                journal.renew()
            else:
                getattr(journal, what)([f"g{number}"])
            assert journal.sums("žofie", "boggle") == anew(journal, "žofie", "boggle")
        while journal.renew():
            pass
        for person in PEOPLE:
            for game in GAMES:
                assert journal.sums(person, game) == anew(journal, person, game)
        journal.close()


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal(tmp_path, insight=Insight(facts=figures))
    for number in range(8):
        journal.keep(a_game(number, number))
    while journal.renew():
        pass
    return journal


def test_what_another_version_of_the_program_writes_is_counted(journal: Journal, tmp_path: Path) -> None:
    assert journal.sums().games == 8
    other = sqlite3.connect(tmp_path / FOLDER / FILE)
    with other:
        other.execute("UPDATE games SET removed = 1 WHERE id = 'g3'")
    other.close()
    assert journal.sums().games == 7
    journal.close()


def test_games_from_before_there_were_sums_are_counted(journal: Journal, tmp_path: Path) -> None:
    before = journal.sums()
    journal.close()
    older = sqlite3.connect(tmp_path / FOLDER / FILE)
    with older:
        for trigger in ("games_come", "games_change", "games_go"):
            older.execute(f"DROP TRIGGER {trigger}")
        older.execute("DROP TABLE months")
        older.execute("DROP TABLE sums")
        older.execute("PRAGMA user_version = 1000")
    older.close()
    again = Journal(tmp_path, insight=Insight(facts=figures))
    assert again.sums() == before
    again.close()


def test_sums_of_another_form_are_reckoned_anew(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = journal.sums()
    monkeypatch.setattr(months, "VERSION", months.VERSION + 1)
    journal.close()
    spoilt = sqlite3.connect(tmp_path / FOLDER / FILE)
    with spoilt:
        spoilt.execute("UPDATE sums SET data = '{}'")
    spoilt.close()
    later = Journal(tmp_path, insight=Insight(facts=figures))
    assert later.sums() == before
    later.close()


def test_many_months_are_added_up_one_at_a_time(journal: Journal, tmp_path: Path) -> None:
    before = journal.sums()
    journal.close()
    with sqlite3.connect(tmp_path / FOLDER / FILE) as other:
        other.execute("DELETE FROM sums")
        other.execute("UPDATE months SET version = 0")
    other.close()
    again = Journal(tmp_path, insight=Insight(facts=figures))
    left = [again.sum_up()]
    assert left[0]
    while left[-1]:
        left.append(again.sum_up())
    assert left == sorted(left, reverse=True) and len(set(left)) == len(left)
    assert again.sums() == before
    again.close()
    guest = Journal(tmp_path, read_only=True)
    assert guest.sum_up() == 0
    guest.close()


def test_who_may_only_read_sees_true_sums(journal: Journal, tmp_path: Path) -> None:
    guest = Journal(tmp_path, read_only=True, insight=Insight(facts=figures))
    assert guest.sums().games == 8
    journal.keep(replace(a_game(9, 9)))
    assert guest.sums().games == 9
    guest.close()
    journal.close()
