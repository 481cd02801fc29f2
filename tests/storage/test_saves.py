"""Saved games survive damage around them and are never half written."""

from __future__ import annotations

import json
import os
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle.rules import BoggleRules
from app.storage.problems import StorageKind, StorageProblem, clear_leftovers, set_aside, write_atomically
from app.storage.saves import KEPT_FINISHED, DamagedSave, SavedGame, SaveStore, new_id, packed


def a_record() -> Record:
    return Match.new(BoggleRules(), [Seat("Žofie"), Seat("Sova", "ai", 4)], 7).record


def test_a_save_comes_back_as_it_was(tmp_path: Path) -> None:
    store = SaveStore(tmp_path / "new" / "folder")
    store.store("one", packed(a_record(), 4321))
    saved = store.load("one")
    assert saved.record == a_record()
    assert saved.elapsed == 4321


def test_ids_never_repeat() -> None:
    assert len({new_id("boggle") for _ in range(200)}) == 200


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", StorageKind.DAMAGED),
        ("{", StorageKind.DAMAGED),
        ("[]", StorageKind.DAMAGED),
        ('{"format": "slovohratky-save/2"}', StorageKind.NEWER),
        ('{"format": "something/1"}', StorageKind.DAMAGED),
        (
            '{"format": "slovohratky-save/1", "elapsed": -1, "changed": "x", "record": {}}',
            StorageKind.DAMAGED,
        ),
    ],
)
def test_a_damaged_save_is_named_and_kept(tmp_path: Path, text: str, kind: StorageKind) -> None:
    store = SaveStore(tmp_path)
    store.store("good", packed(a_record(), 0))
    store.path("bad").write_text(text, encoding="utf-8")
    saves = {save.id: save for save in store.all()}
    assert isinstance(saves["good"], SavedGame)
    bad = saves["bad"]
    assert isinstance(bad, DamagedSave) and bad.problem.kind is kind
    assert store.path("bad").read_text(encoding="utf-8") == text


def test_a_save_of_a_newer_record_says_so(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    document = json.loads(packed(a_record(), 0))
    document["record"]["format"] = "slovohratky-record/99"
    store.path("new").write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(StorageProblem) as raised:
        store.load("new")
    assert raised.value.kind is StorageKind.NEWER


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_any_cut_or_flipped_byte_is_read_or_refused_but_never_crashes(
    tmp_path: Path, data: st.DataObject
) -> None:
    whole = bytearray(packed(a_record(), 5))
    place = data.draw(st.integers(0, len(whole) - 1))
    if data.draw(st.booleans()):
        del whole[place:]
    else:
        whole[place] = data.draw(st.integers(0, 255))
    store = SaveStore(tmp_path)
    store.path("hurt").write_bytes(bytes(whole))
    try:
        store.load("hurt")
    except StorageProblem as problem:
        assert problem.kind in (StorageKind.DAMAGED, StorageKind.NEWER)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def fail(self: Path, target: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(StorageProblem) as raised:
            write_atomically(path, b"new")
    assert raised.value.kind is StorageKind.FULL
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"], "no leftovers"


def test_a_folder_that_cannot_be_made_is_a_storage_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageProblem):
        write_atomically(tmp_path / "file" / "below" / "save", b"x")


def test_setting_aside_keeps_every_copy(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for content in ("first", "second"):
        path.write_text(content)
        kept.append(set_aside(path).read_text())
    assert kept == ["first", "second"]
    assert not path.exists()


def test_deleting_twice_is_fine(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    store.store("one", packed(a_record(), 0))
    store.delete("one")
    store.delete("one")
    assert store.all() == []


def changed_save(folder: Path, **changed: object) -> SaveStore:
    document = json.loads(packed(a_record(), 0))
    document.update(changed)
    store = SaveStore(folder)
    store.path("one").write_text(json.dumps(document), encoding="utf-8")
    return store


@pytest.mark.parametrize(
    "changed",
    [
        {"elapsed": "5"},
        {"elapsed": 5.0},
        {"elapsed": True},
        {"elapsed": 2**40},
        {"elapsed": None},
        {"changed": 7},
        {"changed": "yesterday"},
        {"finished": "yes"},
        {"format": 1},
        {"record": []},
        {"anything": "\ud800"},
    ],
)
def test_a_save_with_a_wrong_type_is_damaged(tmp_path: Path, changed: dict[str, object]) -> None:
    with pytest.raises(StorageProblem) as raised:
        changed_save(tmp_path, **changed).load("one")
    assert raised.value.kind is StorageKind.DAMAGED


@pytest.mark.parametrize("notes", [None, 5, "x", [1], {"list": "x" * 200_000}])
def test_wrong_notes_cost_no_game(tmp_path: Path, notes: object) -> None:
    assert changed_save(tmp_path, notes=notes).load("one").notes == {}


def test_notes_of_a_screen_come_back(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    store.store("one", packed(a_record(), 0, notes={"lists": {"0": ["les", "žába"]}}))
    assert store.load("one").notes == {"lists": {"0": ["les", "žába"]}}
    store.store("one", packed(a_record(), 0, notes={"lists": "x" * 200_000}))
    assert store.load("one").notes == {}


def test_games_saved_within_one_second_stand_in_the_order_of_saving(tmp_path: Path) -> None:
    store, names = SaveStore(tmp_path), [new_id("boggle") for _ in range(8)]
    before = datetime.now(UTC)
    document = json.loads(packed(a_record(), 0))
    changed = datetime.fromisoformat(document["changed"])
    assert before <= changed <= datetime.now(UTC), "told finer than by seconds"
    for number, name in enumerate(names):
        document["changed"] = (changed + timedelta(milliseconds=number)).isoformat()
        store.store(name, json.dumps(document).encode())
    assert [save.id for save in store.all()] == names[::-1]


def test_the_last_finished_games_stay_beside_the_journal(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    for number in range(KEPT_FINISHED + 3):
        document = json.loads(packed(a_record(), 0, finished=True))
        document["changed"] = f"20{number:02}-01-01T10:00"
        store.store(f"f{number:02}", json.dumps(document).encode())
    store.store("unfinished", packed(a_record(), 0))
    store.prune([save for save in store.all() if isinstance(save, SavedGame)])
    assert {save.id for save in store.all()} == {
        "unfinished",
        *(f"f{number:02}" for number in range(3, KEPT_FINISHED + 3)),
    }


def test_a_folder_in_use_elsewhere_is_only_read(tmp_path: Path) -> None:
    SaveStore(tmp_path).store("one", packed(a_record(), 0))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    guest = SaveStore(tmp_path, read_only=True)
    guest.store("one", packed(a_record(), 999))
    guest.store("two", packed(a_record(), 0))
    with pytest.raises(StorageProblem) as raised:
        guest.delete("one")
    assert raised.value.kind is StorageKind.IN_USE
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_what_killed_writers_left_goes_and_nothing_else(tmp_path: Path) -> None:
    ours = tmp_path / ".people.json.abcd1234.tmp"
    fresh = tmp_path / ".settings.json.abcd1234.tmp"
    others = [
        tmp_path / ".vimrc.tmp",
        tmp_path / "notes.tmp",
        tmp_path / "save.json",
        tmp_path / ".x.json.tmp",
    ]
    for path in (ours, fresh, *others):
        path.write_text("x")
    for path in (ours, *others):
        os.utime(path, (0, 0))
    assert clear_leftovers(tmp_path) == 1
    assert {path.name for path in tmp_path.iterdir()} == {fresh.name, *(path.name for path in others)}
    assert clear_leftovers(tmp_path / "missing") == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot sync a folder")
def test_the_folder_is_synced_after_the_rename(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    sync, rename = os.fsync, Path.replace

    def note_sync(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    def note_rename(self: Path, target: Path) -> Path:
        done.append("rename")
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_rename)
    write_atomically(tmp_path / "file", b"x")
    assert done == ["file", "rename", "folder"]


def sketched(folder: Path, *, old: int, new: int) -> SaveStore:
    """A save that is safe on the disk, and a newer state beside it."""
    store = SaveStore(folder)
    store.store("one", packed(a_record(), old, written=1))
    store.sketch("one", packed(a_record(), new, written=2))
    return store


def test_the_newest_state_is_read_whether_the_disk_was_waited_for_or_not(tmp_path: Path) -> None:
    store = sketched(tmp_path, old=1, new=2)
    assert store.load("one").elapsed == 2
    store.store("one", packed(a_record(), 3, written=3))  # the sketch of a killed program still lies there
    assert store.load("one").elapsed == 3
    store.drop_sketch("one")
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]


@pytest.mark.parametrize("torn", ["", "{", "\0\0\0"])
def test_a_sketch_that_the_power_cut_tore_does_no_harm(tmp_path: Path, torn: str) -> None:
    store = sketched(tmp_path, old=1, new=2)
    (tmp_path / ".one.fresh").write_text(torn, "utf-8")
    assert store.load("one").elapsed == 1
    (save,) = store.all()
    assert isinstance(save, SavedGame)


def test_a_sketch_alone_is_a_save_and_goes_with_it(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    store.sketch("one", packed(a_record(), 7))
    (save,) = store.all()
    assert isinstance(save, SavedGame) and save.elapsed == 7
    store.delete("one")
    assert list(tmp_path.iterdir()) == []


def test_a_changed_sketch_is_read_again(tmp_path: Path) -> None:
    store = sketched(tmp_path, old=1, new=2)
    store.all()
    store.sketch("one", packed(a_record(), 33, written=3))
    assert [save.elapsed for save in store.all() if isinstance(save, SavedGame)] == [33]


def test_all_of_a_damaged_save_is_put_aside(tmp_path: Path) -> None:
    store = sketched(tmp_path, old=1, new=2)
    for path in tmp_path.iterdir():
        path.write_text(path.name, "utf-8")
    aside = store.set_aside("one")
    assert aside.name == "one.json.damaged-1"
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == {
        "one.json.damaged-1": "one.json",
        ".one.fresh.damaged-1": ".one.fresh",
    }
    assert store.all() == []


def test_the_newer_state_is_told_by_counting_not_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the computer was put back a year while the game was played."""
    store, past = SaveStore(tmp_path), datetime.now().astimezone() - timedelta(days=365)
    store.store("one", packed(a_record(), 1, written=1))
    with monkeypatch.context() as patched:
        patched.setattr("app.clock.source", lambda: past)
        store.sketch("one", packed(a_record(), 2, written=2))
    os.utime(tmp_path / ".one.fresh", (0, 0))
    assert [save.elapsed for save in store.versions("one")] == [2, 1]


def test_a_number_beyond_counting_is_damage_not_a_trap(tmp_path: Path) -> None:
    store = changed_save(tmp_path, written=2**63)
    with pytest.raises(StorageProblem):
        store.load("one")
    store.store("two", packed(a_record(), 1, written=2**80))
    assert store.load("two").elapsed == 1


def test_a_turn_without_the_form_of_one_leaves_those_before_it(tmp_path: Path) -> None:
    document = json.loads(packed(a_record(), 0))
    turn = {"seat": None, "move": {"type": "x"}, "outcome": {}}
    document["record"]["turns"] = [turn, turn, {"seat": 0, "move": 5, "outcome": {}}, turn]
    store = SaveStore(tmp_path)
    store.path("one").write_text(json.dumps(document), "utf-8")
    save = store.load("one")
    assert len(save.record.turns) == 2 and "turn 2" in save.fault


def test_a_sketch_alone_that_is_damaged_is_told(tmp_path: Path) -> None:
    (tmp_path / ".one.fresh").write_text("{", "utf-8")
    (save,) = SaveStore(tmp_path).all()
    assert isinstance(save, DamagedSave)
