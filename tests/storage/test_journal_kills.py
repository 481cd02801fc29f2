"""A program that is killed while it writes has lost nothing that it had acknowledged."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
from pathlib import Path

import pytest

from app.storage.journal.store import Journal

WRITER = """
import sys
from pathlib import Path
from app.storage.journal.store import Journal
from tests.storage.test_journal import a_game

journal, number = Journal(Path(sys.argv[1])), int(sys.argv[2])
while True:
    journal.keep(a_game(number))
    print(number, flush=True)
    number += 1
"""
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(4))
def test_fifty_kills_lose_nothing_acknowledged(seed: int, tmp_path: Path) -> None:
    chance, told = random.Random(seed), set[str]()
    for _ in range(50):
        begin = len(told)
        command = [sys.executable, "-c", WRITER, str(tmp_path), str(begin)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
            assert writer.stdout is not None
            for _ in range(chance.randint(1, 8)):
                line = writer.stdout.readline()
                told.add(f"g{int(line):03}")
            with contextlib.suppress(subprocess.TimeoutExpired):
                writer.wait(chance.uniform(0.0, 0.01))  # somewhere in the next game
            writer.kill()
            told |= {f"g{int(line):03}" for line in writer.stdout.read().splitlines() if line.isdecimal()}
        if chance.random() < 0.2:
            (tmp_path / "journal" / "journal.sqlite").unlink()
        journal = Journal(tmp_path)
        kept = {one.id for one in journal.games(most=10_000)}
        journal.close()
        assert told <= kept
        told = kept  # one more may have been on the disk before it was told
    assert len(told) >= 50
