"""One program to a home; a lock is never left over."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.storage.home_lock import FILE, Hold, HomeLock

HOLD_IT = """
import sys
from pathlib import Path
from app.storage.home_lock import HomeLock
lock = HomeLock(Path(sys.argv[1]))
print(lock.take().value, flush=True)
lock.announce("over there")
print("announced", flush=True)
sys.stdin.read()
"""


def test_the_second_one_learns_who_holds_the_lock(tmp_path: Path) -> None:
    first, second = HomeLock(tmp_path / "new"), HomeLock(tmp_path / "new")
    assert first.take() is Hold.OURS and first.take() is Hold.OURS
    first.announce("/tmp/x")
    assert second.take() is Hold.THEIRS
    assert second.holder().is_here and second.holder().address == "/tmp/x"
    first.release()
    assert second.take() is Hold.OURS
    assert second.holder().address == "", "what listened before does not any more"


def test_a_killed_holder_blocks_nobody(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD_IT, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None and holder.stdin is not None
    assert [holder.stdout.readline(), holder.stdout.readline()] == ["ours\n", "announced\n"]
    lock = HomeLock(tmp_path)
    assert lock.take() is Hold.THEIRS and lock.holder().address == "over there"
    holder.kill()
    holder.wait()
    holder.stdin.close()
    holder.stdout.close()
    assert lock.take() is Hold.OURS


def test_a_holder_at_another_computer_is_named(tmp_path: Path) -> None:
    note = {"machine": "babi", "pid": 7, "address": "/tmp/x"}
    (tmp_path / FILE).write_text(json.dumps(note), "utf-8")
    assert not HomeLock(tmp_path).holder().is_here


@pytest.mark.parametrize(
    "note", ["", "{", "[]", '{"machine": 5}', '{"machine": "a", "address": null}', "\ud800"]
)
def test_a_damaged_note_says_nothing(tmp_path: Path, note: str) -> None:
    (tmp_path / FILE).write_bytes(note.encode("utf-8", "surrogatepass"))
    lock = HomeLock(tmp_path)
    assert lock.holder().is_here and lock.holder().address == ""
    assert lock.take() is Hold.OURS


@pytest.mark.parametrize(
    ("number", "hold"), [(errno.EROFS, Hold.CLOSED), (errno.EACCES, Hold.CLOSED), (errno.ENOSPC, Hold.OURS)]
)
def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, hold: Hold
) -> None:
    def refuse(*_given: object) -> int:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "open", refuse)
    assert HomeLock(tmp_path).take() is hold
