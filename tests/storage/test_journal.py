"""The journal loses nothing that was acknowledged, whatever happens to its files."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.match import Match
from app.engine.rules import Result, Seat
from app.games.boggle.rules import BoggleRules
from app.storage.journal import tables
from app.storage.journal.kept import ALL, Filter, Insight
from app.storage.journal.lines import SUFFIX, order, pack, split, unpack
from app.storage.journal.store import FILE, FOLDER, Journal
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SavedGame

NOON = datetime(2026, 11, 23, 12).astimezone()


def a_game(number: int, *, person: str = "p1", written: int = 1, score: int = 17) -> SavedGame:
    record = Match.new(BoggleRules(), [Seat("Žofie", profile=person), Seat("Sova", "ai", 4)], number).record
    record.result, record.scores = Result((score, 9), (0,)), (score, 9)
    return SavedGame(
        f"g{number:03}", record, 180_000, NOON + timedelta(days=number), finished=True, written=written
    )


def ids(folder: Path, wanted: Filter = ALL) -> list[str]:
    journal = Journal(folder)
    try:
        return [one.id for one in journal.games(wanted)]
    finally:
        journal.close()


def filled(folder: Path, games: int = 5) -> list[str]:
    """A journal of some games, as it lies on the disk; what is in it."""
    journal = Journal(folder)
    for number in range(games):
        journal.keep(a_game(number))
    journal.remove(["g001"])
    journal.keep_review("g002", {"loss": 14})
    journal.close()
    return [f"g{number:03}" for number in reversed(range(games)) if number != 1]


def line_files(folder: Path) -> list[Path]:
    return sorted((folder / FOLDER).glob(f"*{SUFFIX}"))


def database(folder: Path) -> Path:
    return folder / FOLDER / FILE


def test_a_kept_game_comes_back_as_it_was(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.keep(a_game(7))
    journal.keep(a_game(7))
    (line,) = journal.games()
    assert (line.id, line.game, line.ended, line.seconds) == ("g007", "boggle", NOON + timedelta(days=7), 180)
    assert [(seat.name, seat.person, seat.level, seat.score, seat.won) for seat in line.seats] == [
        ("Žofie", "p1", None, 17, True),
        ("Sova", "", 4, 9, False),
    ]
    assert journal.game("g007") == a_game(7)
    assert len(list(split(line_files(tmp_path)[0].read_bytes()))) == 1, "kept once"


def test_filters_and_pages(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    for number in range(6):
        journal.keep(a_game(number, person=f"p{number % 2}"))
    assert journal.count() == 6 and journal.count(Filter(person="p1")) == 3
    assert journal.count(Filter(game="qwirkle")) == 0 == journal.count(Filter(person="p9"))
    assert [one.id for one in journal.games(Filter(person="p0", game="boggle"))] == ["g004", "g002", "g000"]
    assert [one.id for one in journal.games(first=2, most=2)] == ["g003", "g002"]
    since, until = NOON + timedelta(days=1), NOON + timedelta(days=3)
    assert [one.id for one in journal.games(Filter(since=since, until=until))] == ["g002", "g001"]
    assert journal.persons() == {"p0": 3, "p1": 3}


def test_a_removed_game_can_be_brought_back(tmp_path: Path) -> None:
    filled(tmp_path)
    journal = Journal(tmp_path)
    assert [one.id for one in journal.games(Filter(removed=True))] == ["g001"]
    journal.keep(a_game(1, written=2))
    assert journal.count() == 4, "it does not come back by being written again"
    journal.bring_back(["g001"])
    journal.close()
    assert len(ids(tmp_path)) == 5


def test_a_game_that_went_on_is_kept_as_it_stands_and_keeps_its_day(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.keep(a_game(1, written=5))
    journal.keep(a_game(1, written=4, score=99))
    assert journal.games()[0].seats[0].score == 17, "an older state comes too late"
    journal.keep(a_game(1, written=6, score=20))
    assert journal.games()[0].seats[0].score == 20
    later = replace(a_game(1, written=7, score=20), changed=NOON + timedelta(days=400), notes={"order": 1})
    journal.keep(later)
    assert journal.game("g001").notes == {"order": 1}
    assert journal.games()[0].ended == NOON + timedelta(days=1)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def garbage(path: Path) -> None:
    path.write_bytes(b"\x00garbage" * 500)


def short_garbage(path: Path) -> None:
    path.write_bytes(b"garbage")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def gone(path: Path) -> None:
    path.unlink()


def folder_there(path: Path) -> None:
    path.unlink()
    path.mkdir()


def sql(*commands: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        found = sqlite3.connect(path)
        for command in commands:
            found.execute(command)
        found.commit()
        found.close()

    return change


DATABASE_DAMAGE = {
    "cut": cut,
    "garbage": garbage,
    "empty": empty,
    "gone": gone,
    "a folder": folder_there,
    "a table gone": sql("DROP TABLE games"),
    "all lines gone": sql("DELETE FROM events", "DELETE FROM games", "DELETE FROM files"),
    "wrong types": sql("UPDATE games SET seats = 7, options = '['"),
    "no time": sql("UPDATE games SET ended = 'then'"),
}


@pytest.mark.parametrize("damage", DATABASE_DAMAGE.values(), ids=DATABASE_DAMAGE.keys())
def test_a_damaged_database_is_made_again_from_the_lines(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    kept = filled(tmp_path)
    damage(database(tmp_path))
    before = database(tmp_path).read_bytes() if database(tmp_path).is_file() else b""
    assert ids(tmp_path) == kept
    journal = Journal(tmp_path)
    assert journal.review("g002") == {"loss": 14}
    assert [one.reviewed for one in journal.games()] == [False, False, True, False]
    assert journal.game("g004") == a_game(4)
    aside = [path for path in database(tmp_path).parent.iterdir() if "damaged" in path.name]
    if aside and before:
        assert aside[0].read_bytes() == before, "nothing is thrown away"


@pytest.mark.parametrize("damage", [cut, short_garbage, empty, gone])
def test_damaged_lines_are_made_again_from_the_database(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    kept = filled(tmp_path)
    whole = line_files(tmp_path)[0].read_bytes()
    damage(line_files(tmp_path)[0])
    assert ids(tmp_path) == kept
    assert line_files(tmp_path)[0].read_bytes() == whole


def test_lines_that_a_damaged_database_alone_holds_are_saved_from_it(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    line_files(tmp_path)[0].unlink()
    sql("DROP TABLE games")(database(tmp_path))
    assert ids(tmp_path) == kept
    database(tmp_path).unlink()
    assert ids(tmp_path) == kept, "the lines are back as well"


def test_a_torn_line_costs_no_other(tmp_path: Path) -> None:
    filled(tmp_path)
    with line_files(tmp_path)[0].open("ab") as file:
        file.write(pack({"journal": 1, "keep": "half"})[:30])
    journal = Journal(tmp_path)
    journal.keep(a_game(9))
    journal.close()
    database(tmp_path).unlink()
    assert "g009" in ids(tmp_path) and len(ids(tmp_path)) == 5


def test_what_a_newer_program_wrote_is_refused_and_stays(tmp_path: Path) -> None:
    filled(tmp_path)
    sql("PRAGMA user_version = 2000")(database(tmp_path))
    files = {path: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()}
    journal = Journal(tmp_path)
    for act in (journal.games, lambda: journal.keep(a_game(8))):
        with pytest.raises(StorageProblem) as raised:
            act()
        assert raised.value.kind is StorageKind.NEWER
    assert {path: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()} == files
    sql("PRAGMA user_version = 1007")(database(tmp_path))
    assert len(ids(tmp_path)) == 4, "a newer minor version may be read"


def test_an_older_database_is_brought_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = filled(tmp_path)
    now, later = (tables.MAJOR, tables.MINOR), tables.MINOR + 1
    monkeypatch.setattr(tables, "MINOR", later)
    monkeypatch.setattr(tables, "MIGRATIONS", {now: "ALTER TABLE games ADD COLUMN liked INTEGER;"})
    assert ids(tmp_path) == kept
    found = sqlite3.connect(database(tmp_path))
    assert found.execute("PRAGMA user_version").fetchone() == (1_000 + later,)
    assert found.execute("SELECT liked FROM games").fetchone() == (None,)
    found.close()


def test_a_home_in_use_elsewhere_is_only_read(tmp_path: Path) -> None:
    kept = filled(tmp_path)
    for damage in (None, garbage, gone):
        if damage is not None:
            damage(database(tmp_path))
        before = {path.name: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()}
        guest = Journal(tmp_path, read_only=True)
        guest.keep(a_game(8))
        guest.remove(kept)
        assert [one.id for one in guest.games()] == kept
        assert guest.game("g004") == a_game(4)
        guest.close()
        assert {path.name: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()} == before
    assert Journal(tmp_path / "nowhere", read_only=True).games() == []


def test_a_database_that_another_program_holds_is_told_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PATIENCE_S", 0.0)
    filled(tmp_path)
    other = sqlite3.connect(database(tmp_path), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    journal = Journal(tmp_path)
    with pytest.raises(StorageProblem) as raised:
        journal.keep(a_game(8))
    assert raised.value.kind is StorageKind.SLOW
    other.execute("ROLLBACK")
    other.close()
    journal.keep(a_game(8))
    assert journal.count() == 5


def test_a_game_whose_figures_fail_is_kept_and_figures_are_renewed(tmp_path: Path) -> None:
    def broken(record: object) -> dict[str, int]:
        raise ZeroDivisionError

    journal = Journal(tmp_path, insight=Insight(facts=broken))
    journal.keep(a_game(1))
    assert [row.facts for row in journal.facts()] == [{}]
    journal.close()
    better = Journal(tmp_path, insight=Insight(lambda record: "KRTM", lambda record: {"words": 5}, 2))
    while better.renew(1):
        pass
    assert [(row.id, row.facts, row.seats[0].score) for row in better.facts()] == [("g001", {"words": 5}, 17)]
    assert better.games()[0].code == "KRTM"


def test_facts_of_all_games_follow_what_is_told(tmp_path: Path) -> None:
    journal = Journal(tmp_path, insight=Insight(facts=lambda record: {"words": 5}))

    def told() -> list[str]:
        return [row.id for row in journal.facts()]

    journal.keep(a_game(1))
    assert told() == ["g001"]
    journal.keep(a_game(2))
    assert sorted(told()) == ["g001", "g002"]
    journal.remove(["g001"])
    assert told() == ["g002"]
    journal.bring_back(["g001"])
    assert sorted(told()) == ["g001", "g002"]


def test_it_is_told_how_many_of_the_lines_are_taken_in(tmp_path: Path) -> None:
    filled(tmp_path, 8)
    (tmp_path / FOLDER / FILE).unlink()
    told = list[float | None]()
    journal = Journal(tmp_path, insight=Insight(code=lambda record: told.append(journal.share) or ""))
    assert journal.count() == 7 and journal.share is None
    shares = [share for share in told if share is not None]
    assert len(shares) == 8 and shares[0] == 0 and shares == sorted(set(shares)) and shares[-1] < 1
    journal.close()


def test_earlier_results_are_taken_in_and_give_way_to_the_game(tmp_path: Path) -> None:
    insight = Insight(earlier=lambda game, entry: ({"edition": "cz"}, entry["left"]))
    journal = Journal(tmp_path, insight=insight)
    entry = {"id": "g003", "at": "2026-01-02T10:00:00+01:00", "left": 12}
    journal.keep_earlier("quiddler", entry)
    (line,) = journal.games()
    assert (line.whole, line.seats[0].score, line.ended.year) == (False, 12, 2026)
    with pytest.raises(StorageProblem) as raised:
        journal.game("g003")
    assert raised.value.kind is StorageKind.MISSING
    journal.keep(a_game(3))
    journal.keep_earlier("quiddler", entry)
    assert journal.games()[0].whole and journal.count() == 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(data=st.data())
def test_any_cut_or_flipped_bytes_cost_nothing_in_one_of_the_two(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("hurt")
    kept = filled(folder, 3)
    path = data.draw(st.sampled_from([database(folder), line_files(folder)[0]]))
    whole = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 20))):
        place = data.draw(st.integers(0, len(whole) - 1))
        whole[place] = data.draw(st.integers(0, 255))
    if data.draw(st.booleans()):
        del whole[data.draw(st.integers(0, len(whole) - 1)) :]
    path.write_bytes(bytes(whole))
    if path.name == FILE:
        # A value may have become another one that can be; the lines are as they were all the same.
        with contextlib.suppress(StorageProblem):
            ids(folder)
        database(folder).unlink()
    assert ids(folder) == kept


@settings(max_examples=40)
@given(
    st.integers(1, 99),
    st.integers(0, 2**60),
    st.dictionaries(st.text(max_size=5), st.text(max_size=9), max_size=3),
    st.booleans(),
)
def test_the_place_of_a_line_is_told_without_reading_it_whole(
    version: int, number: int, more: dict[str, str], first: bool
) -> None:
    """Whatever stands in it, and wherever another tool has put the two numbers."""
    place = {"journal": version, "n": number}
    event = {**place, **more, **place} if first else {**more, **place}
    assert order(pack(event)) == (version, number)


def test_lines_are_plain_json_for_any_tool(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    (first, *_) = split(line_files(tmp_path)[0].read_bytes())
    event = unpack(first)
    assert event["save"]["record"] == json.loads(a_game(0).record.dumps())
