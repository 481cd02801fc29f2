"""An evening of games takes no more memory than the first ten."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from app.games import catalogue

GAMES = 40
FLAT_MB = 5.0
"""So much more than in the first ten games the program's own memory may be later on."""
FLAT = 1.06
FLAT_OBJECTS = 1.25
"""Parts of the program that are first needed late bring some thousand; one table kept, as many a game."""


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("game", [entry.name for entry in catalogue.GAMES])
def test_memory_is_flat_after_ten_games(game: str) -> None:
    command = [sys.executable, "-m", "tests.ui.games_in_a_row", game, str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=1200)
    print(done.stdout)
    told = {line["game"]: line for line in map(json.loads, done.stdout.splitlines())}

    def early(kind: str) -> float:
        return max(told[game][kind] for game in told if game <= 10)

    def late(kind: str, since: int = 30) -> float:
        """The least: at one moment or another a table may just be going, or the memory of a thread that has
        ended, some 8 MB. What is kept of each game is there at all of them."""
        return min(told[game][kind] for game in told if game >= since)

    assert late("anon", since=20) <= early("anon") + FLAT_MB
    assert late("objects") <= early("objects") * FLAT_OBJECTS
    assert late("qobjects") <= early("qobjects") * FLAT
