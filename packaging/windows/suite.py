"""The part of the tests that needs no Qt, run by the Python for Windows."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock

import dev
from environment import Environment

TESTS = dev.ROOT / "tests"
ROOMS = ("engine", "games", "lab", "lexicon", "search", "storage")
QT = re.compile(r"PySide6|qtbot|qapp|open_window|tests\.ui|screen_kit|robots|\bface\b|\.screen\b")
"""What stands in a file of tests that shows something."""
SAME_EVERYWHERE = re.compile(r"strength|learning|checker|clauses|properties|random|test_build")
"""Files that measure players or go over thousands of games in plain Python: long, and of no system."""
PROCESSES = 2
"""So many run side by side: alone, one waits a third of its time for Wine's server."""
SHARES = 6
"""So many parts the files are run in: one file takes a hundred times as long as another."""


def files() -> list[str]:
    """Those of the pure rooms and of the games' pure parts, from the project's root."""
    found = [path for room in ROOMS for path in (TESTS / room).rglob("test_*.py")]
    pure = [
        path for path in [*found, TESTS / "test_paths.py"] if not QT.search(path.read_text(encoding="utf-8"))
    ]
    pure = [path for path in pure if not SAME_EVERYWHERE.search(path.name)]
    return [path.relative_to(dev.ROOT).as_posix() for path in sorted(pure)]


def run(environment: Environment) -> None:
    """Raises SetupError when a test fails."""
    chosen, every = files(), len(list(TESTS.rglob("test_*.py")))
    dev.say(
        f"{len(chosen)} files of tests need no Qt; the other {every - len(chosen)} show something or measure"
    )
    dev.say("players over thousands of games, and are run on Linux alone.")
    with ThreadPoolExecutor(PROCESSES) as pool:
        shares = [chosen[number::SHARES] for number in range(SHARES)]
        passed = list(pool.map(partial(_passes, environment, Lock()), shares))
    if not all(passed):
        raise dev.SetupError("A test fails on Windows.")


def _passes(environment: Environment, one_at_a_time: Lock, chosen: list[str]) -> bool:
    """Run these files, and show in one piece what was said."""
    status, said = environment.call(
        *("-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "--durations=8"),
        *("--hypothesis-profile=quick", *chosen),
        cwd=dev.ROOT,
        show=False,
        PYTHONDONTWRITEBYTECODE="1",
    )
    with one_at_a_time:
        dev.say(said)
    return status == 0
