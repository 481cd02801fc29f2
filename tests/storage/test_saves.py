"""Saved games survive damage around them and are never half written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.match import Match
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.boggle.rules import BoggleRules
from app.storage.problems import StorageKind, StorageProblem, set_aside, write_atomically
from app.storage.saves import DamagedSave, SavedGame, SaveStore, new_id, packed


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
