"""The history of finished games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.storage.problems import StorageKind, StorageProblem
from app.storage.results import FILE, MOST, Results


def test_what_is_kept_is_found_again_by_game(tmp_path: Path) -> None:
    first = Results(tmp_path)
    first.put("quiddler", {"id": "a", "left": 12})
    first.put("noughts", {"id": "a", "won": True})
    found = Results(tmp_path)
    assert [(one["id"], one["left"]) for one in found.of("quiddler")] == [("a", 12)]
    assert found.of("noughts")[0]["won"] is True
    assert found.of("boggle") == ()
    assert found.problem is None


def test_more_that_is_known_of_the_same_game_takes_its_place(tmp_path: Path) -> None:
    results = Results(tmp_path)
    for name in ("a", "b"):
        results.put("quiddler", {"id": name, "left": 5})
    at = results.of("quiddler")[0]["at"]
    results.put("quiddler", {"id": "a", "left": 5, "par": 9})
    entries = Results(tmp_path).of("quiddler")
    assert [one["id"] for one in entries] == ["a", "b"]
    assert entries[0]["par"] == 9
    assert entries[0]["at"] == at


def test_only_the_last_ones_are_kept(tmp_path: Path) -> None:
    results = Results(tmp_path)
    for number in range(MOST + 5):
        results.put("quiddler", {"id": str(number)})
    ids = [one["id"] for one in Results(tmp_path).of("quiddler")]
    assert ids == [str(number) for number in range(5, MOST + 5)]


def test_a_damaged_file_is_put_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{ not json", "utf-8")
    results = Results(tmp_path)
    assert results.problem is not None
    assert results.problem.kind is StorageKind.DAMAGED
    assert results.of("quiddler") == ()
    results.put("quiddler", {"id": "a"})
    assert [one["id"] for one in Results(tmp_path).of("quiddler")] == ["a"]
    assert any("{ not json" in path.read_text("utf-8") for path in tmp_path.iterdir())


@pytest.mark.parametrize(
    "games",
    [[], {"quiddler": 3}, {"quiddler": [3, {"id": 4, "at": "x"}, {"id": "a"}, {"id": "", "at": "x"}]}],
)
def test_nonsense_in_a_file_that_can_be_read_is_left_out(tmp_path: Path, games: object) -> None:
    document = {"format": "slovohratky-results/1", "games": games}
    (tmp_path / FILE).write_text(json.dumps(document), "utf-8")
    assert Results(tmp_path).of("quiddler") == ()


def test_a_second_program_writes_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path, read_only=True)
    results.put("quiddler", {"id": "a"})
    assert [one["id"] for one in results.of("quiddler")] == ["a"]
    assert not (tmp_path / FILE).exists()


def test_an_entry_without_a_name_is_a_fault_of_the_program(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no entry"):
        Results(tmp_path).put("quiddler", {"left": 3})


def test_a_full_disk_is_told_and_the_entry_kept_for_now(tmp_path: Path) -> None:
    results = Results(tmp_path / "file")
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(StorageProblem):
        results.put("quiddler", {"id": "a"})
    assert results.of("quiddler")
