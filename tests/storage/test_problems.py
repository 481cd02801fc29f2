"""Writing for a thread that must not stand still."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import pytest

from app.storage import problems
from app.storage.problems import StorageKind, StorageProblem, in_time


@pytest.mark.parametrize("waits", [False, True])
def test_what_fails_after_nobody_waits_any_more_is_in_the_log(
    waits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """waits: it is the second one, behind another that is slow."""
    monkeypatch.setattr(problems, "PATIENCE_S", 0.05)
    answers, path = threading.Event(), tmp_path / "settings.json"

    def fail() -> None:
        answers.wait(10)
        raise StorageProblem(StorageKind.FULL, path, "no room")

    def write() -> None:
        answers.wait(10)

    for work in [write, fail] if waits else [fail]:
        with pytest.raises(StorageProblem) as caught:
            in_time(path, work)
        assert caught.value.kind is StorageKind.SLOW
    with caplog.at_level(logging.WARNING):
        answers.set()
        for thread in threading.enumerate():
            if thread.name == f"write {path.name}":
                thread.join(10)
    assert "no room" in caplog.text


def test_what_is_told_at_once_is_not_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise StorageProblem(StorageKind.FULL, tmp_path, "no room")

    with pytest.raises(StorageProblem):
        in_time(tmp_path, fail)
    assert not caplog.text
