"""Saved games as files that may come from anybody: read as far as they are sound, refused with the reason."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path

import pytest

from app.engine.chance import Chance
from app.storage import copies
from app.storage.problems import StorageKind, StorageProblem
from app.storage.saves import SaveStore, packed
from tests.games.every import own_tests
from tests.games.kit import play, start


def saved(turns: int = 4) -> bytes:
    kit = own_tests("qwirkle", "kit").KIT
    match = play(start("qwirkle", kit.scenarios[0]), kit, Chance(5), turns)
    return packed(match.record, 1234, notes={"hand": [1]})


def kind(path: Path) -> StorageKind:
    with pytest.raises(StorageProblem) as caught:
        copies.read(path)
    assert caught.value.path == path
    return caught.value.kind


def test_what_is_written_is_read_again_and_the_file_stays(tmp_path: Path) -> None:
    place = copies.write(tmp_path / "babička", saved())
    assert place.name == "babička.slovohra"
    before = place.read_bytes()
    game = copies.read(place)
    assert game.record.game == "qwirkle" and game.elapsed == 1234 and game.notes == {"hand": [1]}
    assert place.read_bytes() == before and [path.name for path in tmp_path.iterdir()] == [place.name]


def test_an_ending_that_was_added_covers_no_file_that_nobody_was_asked_about(tmp_path: Path) -> None:
    first = copies.write(tmp_path / "hra 1.5", saved(1))
    second = copies.write(tmp_path / "hra 1.5", saved(2))
    assert {first.name, second.name} == {"hra 1.5.slovohra", "hra 1.5 (2).slovohra"}
    assert copies.write(first, saved(3)) == first, "here the person was asked"


@pytest.mark.skipif(os.name == "nt", reason="other rights there")
def test_others_may_read_a_copy_where_the_system_lets_them(tmp_path: Path) -> None:
    place = copies.write(tmp_path / "a.slovohra", saved())
    (tmp_path / "plain").touch()
    assert stat.S_IMODE(place.stat().st_mode) == stat.S_IMODE((tmp_path / "plain").stat().st_mode)


def test_what_is_no_sound_copy_is_refused_with_the_reason(tmp_path: Path) -> None:
    data = saved()
    document = json.loads(data)
    wrong = {
        "torn": (data[: len(data) // 2], StorageKind.DAMAGED),
        "bent": (data.replace("č".encode(), b"\xff").replace(b"red", b"\xff\xfe"), StorageKind.DAMAGED),
        "empty": (b"", StorageKind.EMPTY),
        "zeros": (bytes(4096), StorageKind.EMPTY),
        "picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), StorageKind.FOREIGN),
        "letter": ("Milá babičko,".encode(), StorageKind.FOREIGN),
        "json": (b'{"format": "something/1"}', StorageKind.FOREIGN),
        "list": (b"[1, 2]", StorageKind.FOREIGN),
        "newer": (json.dumps({**document, "format": "slovohratky-save/9"}).encode(), StorageKind.NEWER),
        "huge": (data + b" " * copies.MOST_BYTES, StorageKind.HUGE),
    }
    for name, (content, told) in wrong.items():
        path = tmp_path / f"{name}.slovohra"
        path.write_bytes(content)
        assert kind(path) is told, name
        assert path.read_bytes() == content, "nothing is lost"
    assert kind(tmp_path / "nowhere.slovohra") is StorageKind.MISSING
    assert kind(tmp_path / "with\0nothing") is StorageKind.MISSING
    assert kind(tmp_path) is StorageKind.FOREIGN, "a folder"


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.slovohra")
    assert kind(tmp_path / "pipe.slovohra") is StorageKind.FOREIGN


@pytest.mark.parametrize(
    ("number", "told"), [(errno.EACCES, StorageKind.READ_ONLY), (errno.EIO, StorageKind.UNREADABLE)]
)
def test_a_file_that_cannot_be_read_is_told_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: StorageKind
) -> None:
    place = copies.write(tmp_path / "a.slovohra", saved())

    def refuse(path: Path, mode: str) -> None:
        raise OSError(number, "no", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert kind(place) is told


def test_the_same_game_is_found_wherever_it_stands_on_the_same_way(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    for name, turns in (("behind", 2), ("same", 4), ("further", 6)):
        store.store(name, saved(turns))
    place = copies.write(tmp_path / "a.slovohra", saved(4))
    copy = copies.read(place).record
    found = copies.same_game(copy, store.all())
    assert found is not None and found.id == "further"
    store.delete("further")
    found = copies.same_game(copy, store.all())
    assert found is not None and found.id == "same"
    store.delete("same")
    found = copies.same_game(copy, store.all())
    assert found is not None and found.id == "behind", "it was played on elsewhere"
    other = json.loads(saved(2))
    other["record"]["turns"][0]["outcome"]["points"] += 1
    store.store("behind", json.dumps(other).encode())
    assert copies.same_game(copy, store.all()) is None, "another way"


def test_names_fit_every_system() -> None:
    assert copies.file_name('Boggle "Žofie" a <Ondra>/2026') == "Boggle Žofie a Ondra 2026.slovohra"
    assert copies.file_name(". \n") == ".slovohra" or copies.file_name(". \n").endswith(".slovohra")
    assert len(copies.file_name("x" * 500)) < 100
