"""Everything into one file, and back, without losing anything on either side."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from app.engine.record import Record
from app.storage import backup
from app.storage.household import HouseholdFile
from app.storage.journal.store import Journal
from app.storage.problems import StorageKind, StorageProblem
from app.storage.profiles import Profiles
from app.storage.saves import SaveStore, packed
from tests.storage.test_journal import a_game, filled, ids


def a_home(folder: Path) -> Path:
    filled(folder)
    Profiles(folder).add("Žofie")
    HouseholdFile(folder).add("mlask")
    SaveStore(folder / "saves").store("going", packed(Record.from_json(UNFINISHED), 0))
    return folder


UNFINISHED = {**a_game(9).record.to_json(), "result": {"scores": [], "winners": [], "finished": False}}


def packed_home(folder: Path) -> Path:
    place = folder / f"all{backup.SUFFIX}"
    backup.write(place, a_home(folder / "home"))
    return place


def bring(place: Path, home: Path) -> int:
    journal = Journal(home)
    try:
        with backup.opened(place) as folder:
            return backup.bring_back(folder, journal, SaveStore(home / "saves"))
    finally:
        journal.close()


def test_all_comes_back_in_an_empty_home_and_nothing_twice(tmp_path: Path) -> None:
    place, home = packed_home(tmp_path), tmp_path / "other"
    assert bring(place, home) == 5
    assert ids(home) == ids(tmp_path / "home")
    assert (
        SaveStore(home / "saves").load("going").record
        == SaveStore(tmp_path / "home/saves").load("going").record
    )
    journal = Journal(home)
    assert journal.review("g002") == {"loss": 14} and journal.game("g004") == a_game(4)
    journal.close()
    assert bring(place, home) == 0
    (home / "journal" / "journal.sqlite").unlink()
    assert ids(home) == ids(tmp_path / "home"), "the lines came, too"


def test_what_is_here_stays(tmp_path: Path) -> None:
    place, home = packed_home(tmp_path), tmp_path / "other"
    journal = Journal(home)
    journal.keep(a_game(1))
    journal.keep(a_game(50))
    journal.close()
    bring(place, home)
    assert set(ids(home)) == {"g000", "g001", "g002", "g003", "g004", "g050"}, "removed there, kept here"


@pytest.mark.parametrize("lines", [False, True])
def test_an_older_state_of_a_game_takes_no_newer_ones_place(lines: bool, tmp_path: Path) -> None:
    """It came to this home by itself, in a file, and went on there. lines: what is read anew from them."""
    there, home, place = tmp_path / "there", tmp_path / "home", tmp_path / f"x{backup.SUFFIX}"
    for folder, number, game in (
        (there, 9, a_game(1, written=1, score=17)),
        (home, 0, a_game(1, written=2, score=30)),
    ):
        journal = Journal(folder)
        for other in range(number):  # there it has a greater number than here
            journal.keep(a_game(50 + other))
        journal.keep(game)
        journal.close()
    backup.write(place, there)
    bring(place, home)
    if lines:
        (home / "journal" / "journal.sqlite").unlink()
    journal = Journal(home)
    assert journal.game("g001").record.scores == (30, 9) and journal.count() == 10
    journal.close()


def test_people_come_back_under_a_free_name(tmp_path: Path) -> None:
    place = packed_home(tmp_path)
    here = Profiles(tmp_path / "other")
    here.add("žofie")
    with backup.opened(place) as folder:
        people = Profiles(folder, read_only=True).people
    assert here.take_back(people) == 1 and here.take_back(people) == 0
    assert [one.name for one in Profiles(tmp_path / "other").people] == ["žofie", "Žofie 2"]


SPOILT: list[Callable[[bytes], bytes]] = [
    lambda data: data[: len(data) // 2],
    lambda data: b"",
    lambda data: data[:300] + b"\xff" * 8 + data[308:],
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_damaged_file_is_refused_and_nothing_changes(
    spoil: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    place = packed_home(tmp_path)
    place.write_bytes(spoil(place.read_bytes()))
    home = tmp_path / "other"
    with pytest.raises(StorageProblem) as raised:
        bring(place, home)
    assert raised.value.kind is StorageKind.DAMAGED and ids(home) == []


@pytest.mark.parametrize(
    ("files", "kind"),
    [
        ({"backup.json": '{"format": "slovohratky-backup/2", "files": {}}'}, StorageKind.NEWER),
        ({"backup.json": '{"format": "other/1", "files": {}}'}, StorageKind.FOREIGN),
        ({"backup.json": '{"format": "slovohratky-backup/1", "files": {"../up": "0"}}'}, StorageKind.DAMAGED),
        ({"backup.json": '{"format": "slovohratky-backup/1", "files": {"a": "0"}}'}, StorageKind.DAMAGED),
        ({"backup.json": "["}, StorageKind.DAMAGED),
        ({"holiday.txt": "sea"}, StorageKind.FOREIGN),
    ],
)
def test_a_newer_or_foreign_file_is_refused(files: dict[str, str], kind: StorageKind, tmp_path: Path) -> None:
    place = tmp_path / f"x{backup.SUFFIX}"
    with zipfile.ZipFile(place, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    with pytest.raises(StorageProblem) as raised, backup.opened(place):
        pass
    assert raised.value.kind is kind


def test_who_stops_it_has_no_half_a_file(tmp_path: Path) -> None:
    place, home = tmp_path / f"x{backup.SUFFIX}", a_home(tmp_path / "home")
    with pytest.raises(backup.Stopped):
        backup.write(place, home, lambda share: share < 0.5)
    assert [path.name for path in tmp_path.iterdir()] == ["home"]
